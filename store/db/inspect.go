package db

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"time"

	"github.com/jmoiron/sqlx"
	"github.com/pressly/goose/v3"

	"pellucid/migrations"
)

// ErrNoDatabase is returned by OpenReadOnly where there is no database yet.
var ErrNoDatabase = errors.New("there is no database yet")

// OpenReadOnly opens a database to look at it: nothing is made, migrated or written, and a server may be at work on it. What
// writes fails.
func OpenReadOnly(ctx context.Context, path string, now func() time.Time) (*DB, error) {
	if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) {
		return nil, ErrNoDatabase
	}
	how := "mode=ro&_mutex=no&_timeout=2000&_query_only=true&_cache_size=-16000"
	if _, err := os.Stat(path + "-wal"); errors.Is(err, fs.ErrNotExist) { // nobody has it open, and SQLite would make files to say that we do
		how += "&immutable=1"
	}
	db, err := sqlx.Open("sqlite3", DSN(path, how))
	if err != nil {
		return nil, fmt.Errorf("open %s: %w", path, err)
	}
	db.SetMaxOpenConns(readers)
	if err := db.PingContext(ctx); err != nil {
		return nil, fmt.Errorf("open %s: %w", path, Closing(err, db))
	}
	return &DB{Writer: db, Reader: db, health: db, Now: now}, nil
}

// SchemaVersions returns the number of the last migration that the database has, and of the last that this program knows.
func (s *DB) SchemaVersions(ctx context.Context) (current, known int64, err error) {
	provider, err := goose.NewProvider(goose.DialectSQLite3, s.Reader.DB, migrations.Files, goose.WithAllowOutofOrder(true))
	if err != nil {
		return 0, 0, err
	}
	for _, source := range provider.ListSources() {
		known = max(known, source.Version)
	}
	err = s.Reader.GetContext(ctx, &current, `SELECT coalesce(max(version_id), 0) FROM goose_db_version WHERE is_applied`)
	return current, known, err
}

// mostProblems is how many problems of a damaged database are told.
const mostProblems = 3

// QuickCheck reads the whole database and returns what is damaged in it, at most a few problems.
func (s *DB) QuickCheck(ctx context.Context) (problems []string, err error) {
	if err := s.Reader.SelectContext(ctx, &problems, fmt.Sprintf(`PRAGMA quick_check(%d)`, mostProblems)); err != nil {
		return nil, err
	}
	if len(problems) == 1 && problems[0] == "ok" {
		return nil, nil
	}
	return problems, nil
}
