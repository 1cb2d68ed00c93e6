package db

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"slices"

	"github.com/pressly/goose/v3"

	"pellucid/migrations"
)

// NewerError is returned for a database that a newer version has migrated: what that one keeps there, this one would not keep true.
type NewerError struct {
	Schema int64 // the newest migration of the database that this version does not know
	Known  int64 // the newest one that it knows
}

func (e *NewerError) Error() string {
	return fmt.Sprintf("it was made by a newer version, with migration %d, and this one knows %d: start the newer one, or restore a backup", e.Schema, e.Known)
}

var errDevelopment = errors.New("it was made by a development version before the first release, and cannot be converted: move the data folder away, and start again with an empty one")

// Schema returns the number of the newest migration that this version knows.
func Schema() int64 {
	_, known := knownMigrations()
	return known
}

// knownMigrations returns the numbers of all migrations, and the highest.
func knownMigrations() (all []int64, newest int64) {
	names, err := fs.Glob(migrations.Files, "*.sql")
	if err != nil {
		panic(err) // the pattern is a constant
	}
	for _, name := range names {
		number, err := goose.NumericComponent(name)
		if err != nil {
			panic(fmt.Sprintf("the migration %s has no number: %v", name, err)) // it is embedded
		}
		all = append(all, number)
	}
	return all, slices.Max(all)
}

// Pending reports whether opening a database would migrate it. It changes nothing. A database that cannot be migrated is an error,
// the one that Open would return.
func Pending(ctx context.Context, path string) (pending bool, err error) {
	if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) {
		return true, nil
	}
	db, err := sql.Open("sqlite3", DSN(path, "_timeout=5000&_query_only=true"))
	if err != nil {
		return false, fmt.Errorf("open %s: %w", path, err)
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	applied, err := appliedMigrations(ctx, db)
	if err != nil {
		return false, fmt.Errorf("look at %s: %w", path, err)
	}
	known, _ := knownMigrations()
	return slices.ContainsFunc(known, func(number int64) bool { return !slices.Contains(applied, number) }), nil
}

// appliedMigrations returns the numbers of the migrations of a database, when this version can go on from there.
func appliedMigrations(ctx context.Context, db *sql.DB) (applied []int64, err error) {
	var tables int
	if err := db.QueryRowContext(ctx, `SELECT count(*) FROM sqlite_master WHERE name = 'goose_db_version'`).Scan(&tables); err != nil || tables == 0 {
		return nil, err
	}
	rows, err := db.QueryContext(ctx, `SELECT version_id FROM goose_db_version WHERE is_applied AND version_id > 0`)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, rows.Close()) }()
	known, newest := knownMigrations()
	var foreign int64
	for rows.Next() {
		var number int64
		if err := rows.Scan(&number); err != nil {
			return nil, err
		}
		if applied = append(applied, number); !slices.Contains(known, number) {
			foreign = max(foreign, number)
		}
	}
	switch {
	case rows.Err() != nil:
		return nil, rows.Err()
	case foreign > 0 && slices.Max(applied) < migrations.Baseline:
		return nil, errDevelopment
	case foreign > 0:
		return nil, &NewerError{Schema: foreign, Known: newest}
	}
	return applied, nil
}

func migrate(ctx context.Context, db *sql.DB) error {
	if _, err := appliedMigrations(ctx, db); err != nil {
		return err
	}
	provider, err := goose.NewProvider(goose.DialectSQLite3, db, migrations.Files, goose.WithAllowOutofOrder(true)) // branches number side by side
	if err != nil {
		return err
	}
	_, err = provider.Up(ctx)
	return err
}
