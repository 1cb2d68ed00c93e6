// Package store keeps everything in one SQLite file: one file per noun, whole visible SQL, one writer and a pool of
// readers. Acts that must be atomic are methods named for the act.
package store

import (
	"context"
	"database/sql"
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

	"pellucid/internal/domain"
)

const readers = 4 // measured: the best reads beside a full-speed writer

// Store is the database. It is safe for concurrent use.
type Store struct {
	FilesHost string // origin of the CDN that serves the files of public images; empty: none. Set before the store is used

	writer *sqlx.DB // one connection: writes wait their turn here instead of failing busy
	reader *sqlx.DB
	health *sqlx.DB // one connection that nothing else waits for
	now    func() time.Time

	visitorLife time.Duration // of images that visitors make without an account
	seller      string        // who receipts are from, in lines
	replica     bool          // a copy that another program keeps up to date: nothing is written
	pinging     sync.Mutex    // held while a health check writes
	deletions   atomic.Int64  // the latest that was read

	blockedSince atomic.Int64 // when a health check's write first waited, in milliseconds; 0: something was written since
	marked       marked
	prepared     prepared
	shown        shown
	trending     trending
}

// Open opens the database file, making it and its folder when they are missing, and migrates it. now is the clock that
// stamps every row.
func Open(ctx context.Context, path string, now func() time.Time) (*Store, error) {
	if err := os.MkdirAll(filepath.Dir(path), 0o750); err != nil {
		return nil, fmt.Errorf("make the data folder: %w", err)
	}
	if err := closeToOthers(path); err != nil {
		return nil, err
	}
	writer, err := sqlx.Open("sqlite3", dsn(path, "_mutex=no&_journal=WAL&_timeout=5000&_fk=true&_txlock=immediate&_sync=FULL&_cache_size=-32000"))
	if err != nil {
		return nil, fmt.Errorf("open %s: %w", path, err)
	}
	writer.SetMaxOpenConns(1)
	s := &Store{writer: writer, now: now, visitorLife: domain.VisitorImageLife}
	if err := migrate(ctx, writer.DB); err != nil {
		return nil, fmt.Errorf("migrate %s: %w", path, closing(err, writer))
	}
	s.reader, err = sqlx.Open("sqlite3", dsn(path, "_mutex=no&_timeout=5000&_fk=true&_query_only=true&_cache_size=-16000"))
	if err != nil {
		return nil, fmt.Errorf("open %s for reading: %w", path, closing(err, writer))
	}
	s.reader.SetMaxOpenConns(readers)
	s.reader.SetMaxIdleConns(readers)
	s.health, err = sqlx.Open("sqlite3", dsn(path, "_mutex=no&_timeout=1000&_query_only=true"))
	if err != nil {
		return nil, fmt.Errorf("open %s for health checks: %w", path, closing(closing(err, s.reader), writer))
	}
	s.health.SetMaxOpenConns(1)
	return s, nil
}

// dsn names a database file with what its connections are set to. They need no mutex: database/sql lets one goroutine at a
// time use a connection.
func dsn(path, pragmas string) string {
	return (&url.URL{Scheme: "file", OmitHost: true, Path: path, RawQuery: pragmas}).String()
}

func closing(err error, db *sqlx.DB) error {
	_ = db.Close()
	return err
}

// optimizeAll has PRAGMA optimize look at every table, not only at those that the writer's connection has queried.
const optimizeAll = 0x10002

// Optimize renews the statistics by which SQLite chooses between indexes, of tables that have grown or shrunk tenfold. It
// reads a bounded part of each.
func (s *Store) Optimize(ctx context.Context) error {
	_, err := s.writer.ExecContext(ctx, fmt.Sprintf(`PRAGMA optimize = %d`, optimizeAll))
	return mapError(err)
}

// Close closes the database; pending writes are on disk already.
func (s *Store) Close() error {
	readErr := errors.Join(s.reader.Close(), s.health.Close())
	if err := s.writer.Close(); err != nil {
		return err
	}
	return readErr
}

// write runs fn in a transaction that holds the write lock from its first statement, so that what fn reads stays true
// until it commits.
func (s *Store) write(ctx context.Context, fn func(tx *sqlx.Tx) error) error {
	tx, err := s.writer.BeginTxx(ctx, nil)
	if err != nil {
		return mapError(err)
	}
	defer func() { _ = tx.Rollback() }() // a no-op after Commit
	if err := fn(tx); err != nil {
		return mapError(err)
	}
	var deletions int64
	if err := tx.GetContext(ctx, &deletions, `SELECT total FROM deletions`); err != nil {
		return mapError(err)
	}
	if err := tx.Commit(); err != nil {
		return mapError(err)
	}
	s.blockedSince.Store(0)
	for seen := s.deletions.Load(); seen < deletions && !s.deletions.CompareAndSwap(seen, deletions); {
		seen = s.deletions.Load()
	}
	return nil
}

// Deletions moves before a write returns that took an image out of the public gallery: whatever is kept of public pages
// is out of date then. It costs nothing to ask.
func (s *Store) Deletions() int64 { return s.deletions.Load() }

func (s *Store) get(ctx context.Context, dest any, query string, args ...any) error {
	statement, err := s.prepared.ready(ctx, s.reader, query)
	if err != nil {
		return mapError(err)
	}
	return mapError(statement.GetContext(ctx, dest, args...))
}

func (s *Store) list(ctx context.Context, dest any, query string, args ...any) error {
	statement, err := s.prepared.ready(ctx, s.reader, query)
	if err != nil {
		return mapError(err)
	}
	return mapError(statement.SelectContext(ctx, dest, args...))
}

func (s *Store) stamp() int64 { return millis(s.now()) }

func millis(t time.Time) int64 { return t.UnixMilli() }

func fromMillis(ms int64) time.Time { return time.UnixMilli(ms).UTC() }

func fromNullMillis(ms sql.NullInt64) time.Time {
	if !ms.Valid {
		return time.Time{}
	}
	return fromMillis(ms.Int64)
}

// preparedMost caps how many queries stay prepared. The parts that listings are put together from give fewer; whatever
// comes beyond runs unprepared.
const preparedMost = 256

// prepared keeps the readers' queries prepared: parsing and planning a long one takes as long as running it.
type prepared struct {
	mu    sync.RWMutex
	bySQL map[string]*sqlx.Stmt
}

// selecter is a query that is ready to run.
type selecter interface {
	GetContext(ctx context.Context, dest any, args ...any) error
	SelectContext(ctx context.Context, dest any, args ...any) error
}

// ready returns the statement of a query; it stays open until the database is closed.
func (p *prepared) ready(ctx context.Context, db *sqlx.DB, query string) (selecter, error) {
	p.mu.RLock()
	statement, full := p.bySQL[query], len(p.bySQL) >= preparedMost
	p.mu.RUnlock()
	switch {
	case statement != nil:
		return statement, nil
	case full:
		return unprepared{db, query}, nil
	}
	made, err := db.PreparexContext(ctx, query)
	if err != nil {
		return nil, err
	}
	return p.keep(query, made), nil
}

// keep remembers a statement, or takes the one that somebody else has prepared meanwhile.
func (p *prepared) keep(query string, made *sqlx.Stmt) *sqlx.Stmt {
	p.mu.Lock()
	defer p.mu.Unlock()
	if other := p.bySQL[query]; other != nil {
		_ = made.Close()
		return other
	}
	if p.bySQL == nil {
		p.bySQL = map[string]*sqlx.Stmt{}
	}
	p.bySQL[query] = made
	return made
}

// unprepared is a query that is parsed each time.
type unprepared struct {
	db    *sqlx.DB
	query string
}

func (u unprepared) GetContext(ctx context.Context, dest any, args ...any) error {
	return u.db.GetContext(ctx, dest, u.query, args...)
}

func (u unprepared) SelectContext(ctx context.Context, dest any, args ...any) error {
	return u.db.SelectContext(ctx, dest, u.query, args...)
}
