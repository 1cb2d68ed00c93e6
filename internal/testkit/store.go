package testkit

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/jmoiron/sqlx"

	"pellucid/store"
)

// Store is the real store in a temporary file, with a clock that is set by hand and a door for looking at the tables.
type Store struct {
	*store.Store
	Clock *Clock
	Path  string

	raw   *sqlx.DB
	names atomic.Int64
}

// NewStore returns an empty store that ends with the test. Its file is a copy of one that was migrated once for the whole
// process: migrating takes longer than most tests.
func NewStore(t testing.TB) *Store {
	t.Helper()
	migrated, err := template()
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(t.TempDir(), "pellucid.db")
	if err := os.WriteFile(path, migrated, 0o600); err != nil {
		t.Fatal(err)
	}
	return OpenStore(t, path, NewClock())
}

// template returns the content of a migrated database without any rows but those of the migrations.
var template = sync.OnceValues(func() (content []byte, err error) {
	folder, err := os.MkdirTemp("", "pellucid-template-")
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(folder)) }()
	path := filepath.Join(folder, "pellucid.db")
	s, err := store.Open(context.Background(), path, NewClock().Now)
	if err != nil {
		return nil, err
	}
	if err := s.Close(); err != nil { // which also writes the log back into the file
		return nil, err
	}
	return os.ReadFile(path)
})

// OpenStore opens a store that may be there already, as a start after a crash does.
func OpenStore(t testing.TB, path string, clock *Clock) *Store {
	t.Helper()
	s, err := store.Open(t.Context(), path, clock.Now)
	if err != nil {
		t.Fatal(err)
	}
	raw, err := sqlx.Open("sqlite3", "file:"+path+"?_timeout=10000&_fk=true")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := raw.Close(); err != nil {
			t.Error(err)
		}
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	})
	return &Store{Store: s, Clock: clock, Path: path, raw: raw}
}

// Exec changes the tables behind the store's back.
func (s *Store) Exec(t testing.TB, query string, args ...any) {
	t.Helper()
	if _, err := s.raw.ExecContext(t.Context(), query, args...); err != nil {
		t.Fatalf("%s: %v", query, err)
	}
}

// TryExec is Exec for statements that must be refused.
func (s *Store) TryExec(t testing.TB, query string, args ...any) error {
	_, err := s.raw.ExecContext(t.Context(), query, args...)
	return err
}

// Int returns the one number that a query gives.
func (s *Store) Int(t testing.TB, query string, args ...any) int {
	t.Helper()
	return One[int](t, s, query, args...)
}

// One returns the one value that a query gives.
func One[T any](t testing.TB, s *Store, query string, args ...any) T {
	t.Helper()
	var value T
	if err := s.raw.GetContext(t.Context(), &value, query, args...); err != nil {
		t.Fatalf("%s: %v", query, err)
	}
	return value
}

// All returns the rows of a query with one column.
func All[T any](t testing.TB, s *Store, query string, args ...any) []T {
	t.Helper()
	var values []T
	if err := s.raw.SelectContext(t.Context(), &values, query, args...); err != nil {
		t.Fatalf("%s: %v", query, err)
	}
	return values
}
