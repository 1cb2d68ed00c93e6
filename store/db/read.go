package db

import (
	"context"

	_ "github.com/mattn/go-sqlite3" // the database driver
)

// Get reads one row.
func (s *DB) Get(ctx context.Context, dest any, query string, args ...any) error {
	statement, err := s.prepared.ready(ctx, s.Reader, query)
	if err != nil {
		return MapError(err)
	}
	return MapError(statement.GetContext(ctx, dest, args...))
}

// List reads rows.
func (s *DB) List(ctx context.Context, dest any, query string, args ...any) error {
	statement, err := s.prepared.ready(ctx, s.Reader, query)
	if err != nil {
		return MapError(err)
	}
	return MapError(statement.SelectContext(ctx, dest, args...))
}

// Stamp is the time now, in milliseconds.
func (s *DB) Stamp() int64 { return Millis(s.Now()) }
