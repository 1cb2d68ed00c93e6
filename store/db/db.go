// Package db holds the connections to the SQLite file, one writer and a pool of readers, and what all queries share.
package db

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"sync"
	"sync/atomic"
	"time"

	"github.com/jmoiron/sqlx"
	_ "github.com/mattn/go-sqlite3" // the database driver
)

const readers = 4 // measured: the best reads beside a full-speed writer

// DB is an open database file. It is safe for concurrent use.
type DB struct {
	Writer *sqlx.DB // one connection: writes wait their turn here instead of failing busy
	Reader *sqlx.DB
	health *sqlx.DB // one connection that nothing else waits for
	Now    func() time.Time

	Replica   bool         // a copy that another program keeps up to date: nothing is written
	pinging   sync.Mutex   // held while a health check writes
	deletions atomic.Int64 // the latest that was read

	blockedSince atomic.Int64 // when a health check's write first waited, in milliseconds; 0: something was written since
	prepared     prepared
}

// Open opens the database file, making it and its folder when they are missing, and migrates it. now is the clock that
// stamps every row.
func Open(ctx context.Context, path string, now func() time.Time) (*DB, error) {
	if err := os.MkdirAll(filepath.Dir(path), 0o750); err != nil {
		return nil, fmt.Errorf("make the data folder: %w", err)
	}
	if err := closeToOthers(path); err != nil {
		return nil, err
	}
	writer, err := sqlx.Open("sqlite3", DSN(path, "_mutex=no&_journal=WAL&_timeout=5000&_fk=true&_txlock=immediate&_sync=FULL&_cache_size=-32000"))
	if err != nil {
		return nil, fmt.Errorf("open %s: %w", path, err)
	}
	writer.SetMaxOpenConns(1)
	s := &DB{Writer: writer, Now: now}
	if err := migrate(ctx, writer.DB); err != nil {
		return nil, fmt.Errorf("migrate %s: %w", path, Closing(err, writer))
	}
	s.Reader, err = sqlx.Open("sqlite3", DSN(path, "_mutex=no&_timeout=5000&_fk=true&_query_only=true&_cache_size=-16000"))
	if err != nil {
		return nil, fmt.Errorf("open %s for reading: %w", path, Closing(err, writer))
	}
	s.Reader.SetMaxOpenConns(readers)
	s.Reader.SetMaxIdleConns(readers)
	s.health, err = sqlx.Open("sqlite3", DSN(path, "_mutex=no&_timeout=1000&_query_only=true"))
	if err != nil {
		return nil, fmt.Errorf("open %s for health checks: %w", path, Closing(Closing(err, s.Reader), writer))
	}
	s.health.SetMaxOpenConns(1)
	return s, nil
}

// DSN names a database file with what its connections are set to. They need no mutex: database/sql lets one goroutine at a
// time use a connection.
func DSN(path, pragmas string) string {
	return (&url.URL{Scheme: "file", OmitHost: true, Path: path, RawQuery: pragmas}).String()
}

// Closing closes a database that could not be used, and returns why.
func Closing(err error, db *sqlx.DB) error {
	_ = db.Close()
	return err
}

// optimizeAll has PRAGMA optimize look at every table, not only at those that the writer's connection has queried.
const optimizeAll = 0x10002

// Optimize renews the statistics by which SQLite chooses between indexes, of tables that have grown or shrunk tenfold. It
// reads a bounded part of each.
func (s *DB) Optimize(ctx context.Context) error {
	_, err := s.Writer.ExecContext(ctx, fmt.Sprintf(`PRAGMA optimize = %d`, optimizeAll))
	return MapError(err)
}

// Close closes the database; pending writes are on disk already.
func (s *DB) Close() error {
	readErr := errors.Join(s.Reader.Close(), s.health.Close())
	if err := s.Writer.Close(); err != nil {
		return err
	}
	return readErr
}

// Write runs fn in a transaction that holds the write lock from its first statement, so that what fn reads stays true
// until it commits.
func (s *DB) Write(ctx context.Context, fn func(tx *sqlx.Tx) error) error {
	tx, err := s.Writer.BeginTxx(ctx, nil)
	if err != nil {
		return MapError(err)
	}
	defer func() { _ = tx.Rollback() }() // a no-op after Commit
	if err := fn(tx); err != nil {
		return MapError(err)
	}
	var deletions int64
	if err := tx.GetContext(ctx, &deletions, `SELECT total FROM deletions`); err != nil {
		return MapError(err)
	}
	if err := tx.Commit(); err != nil {
		return MapError(err)
	}
	s.blockedSince.Store(0)
	for seen := s.deletions.Load(); seen < deletions && !s.deletions.CompareAndSwap(seen, deletions); {
		seen = s.deletions.Load()
	}
	return nil
}

// Deletions moves before a write returns that took an image out of the public gallery: whatever is kept of public pages
// is out of date then. It costs nothing to ask.
func (s *DB) Deletions() int64 { return s.deletions.Load() }
