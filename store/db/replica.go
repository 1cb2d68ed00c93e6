package db

import (
	"context"
	"errors"
	"fmt"
	"os"
	"time"

	"github.com/jmoiron/sqlx"
	"github.com/pressly/goose/v3"

	"pellucid/migrations"
)

// OpenReplica opens a copy of the database that another program keeps up to date, such as `litestream restore -f`, for reading
// alone: every write fails as unavailable. The copy has to have the schema that this version knows.
//
// Nothing is cached between two queries (_cache_size=0): SQLite notices that another program changed the file by the counter in
// its first page, and what Litestream copies over need not contain that page.
func OpenReplica(ctx context.Context, path string, now func() time.Time) (*DB, error) {
	open := func(most int) (*sqlx.DB, error) {
		db, err := sqlx.Open("sqlite3", DSN(path, "mode=ro&_mutex=no&_timeout=5000&_query_only=true&_cache_size=0"))
		if err == nil {
			db.SetMaxOpenConns(most)
			db.SetMaxIdleConns(most)
		}
		return db, err
	}
	if err := leaveWAL(path); err != nil {
		return nil, fmt.Errorf("open %s: %w", path, err)
	}
	s := &DB{Now: now, Replica: true}
	var err error
	for _, pool := range []struct {
		db   **sqlx.DB
		most int
	}{{&s.Writer, 1}, {&s.Reader, readers}, {&s.health, 1}} {
		if *pool.db, err = open(pool.most); err != nil {
			return nil, fmt.Errorf("open %s: %w", path, err)
		}
	}
	if err := s.sameSchema(ctx); err != nil {
		return nil, fmt.Errorf("open %s: %w", path, errors.Join(err, s.Close()))
	}
	return s, s.Refresh(ctx)
}

// walMode is what the two bytes at walOffset of a database file are in WAL mode; else they are 1.
const (
	walMode   = 2
	walOffset = 18
)

// leaveWAL takes a copy that was restored out of WAL mode, in which the original is. Readers of a file in that mode hold a lock
// as long as it is open, and Litestream, which writes these bytes with the first change alone, would wait for it for ever.
func leaveWAL(path string) error {
	if _, err := os.Stat(path + "-wal"); err == nil {
		return errors.New("a server writes to it: only a copy that nobody opens for writing can be read so")
	}
	file, err := os.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		return err
	}
	modes := make([]byte, 2)
	_, err = file.ReadAt(modes, walOffset)
	if err == nil && modes[0] == walMode {
		_, err = file.WriteAt([]byte{1, 1}, walOffset)
	}
	return errors.Join(err, file.Close())
}

// sameSchema returns an error unless the copy was made by a server of this version.
func (s *DB) sameSchema(ctx context.Context) error {
	provider, err := goose.NewProvider(goose.DialectSQLite3, s.Reader.DB, migrations.Files)
	if err != nil {
		return err
	}
	sources := provider.ListSources()
	var has int64
	if err := s.Get(ctx, &has, `SELECT max(version_id) FROM goose_db_version WHERE is_applied = 1`); err != nil {
		return err
	}
	if want := sources[len(sources)-1].Version; has != want {
		return fmt.Errorf("the copy has migration %d, and this version needs %d: upgrade the server that writes and this one together", has, want)
	}
	return nil
}

// Refresh takes notice of images that were taken out of the public gallery elsewhere, so that pages kept here are made anew.
func (s *DB) Refresh(ctx context.Context) error {
	var deletions int64
	if err := s.Get(ctx, &deletions, `SELECT total FROM deletions`); err != nil {
		return err
	}
	s.deletions.Store(deletions)
	return nil
}
