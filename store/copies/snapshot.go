package copies

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"

	"github.com/jmoiron/sqlx"
	"github.com/mattn/go-sqlite3"

	"pellucid/store/db"
)

// snapshotPages is how many pages are copied between two looks at whether the snapshot is still wanted.
const snapshotPages = 4096

// Snapshot copies the database file at from to a new file at to, as it is at one moment, while a server may write to it. It does not
// migrate anything. The copy is made page by page: VACUUM INTO would number rows anew in tables without an integer key.
func Snapshot(ctx context.Context, from, to string) (err error) {
	if _, err := os.Stat(from); err != nil {
		return fmt.Errorf("there is no database to copy: %w", err)
	}
	file, err := os.OpenFile(to, os.O_CREATE|os.O_EXCL|os.O_RDWR, 0o600)
	if err != nil {
		return fmt.Errorf("make the copy of the database: %w", err)
	}
	defer func() { err = errors.Join(err, file.Close()) }()
	source, closeSource, err := rawConnection(ctx, from, "_mutex=no&_timeout=10000&_query_only=true")
	if err != nil {
		return err
	}
	defer closeSource()
	copied, closeCopied, err := rawConnection(ctx, to, "_mutex=no&_sync=OFF")
	if err != nil {
		return err
	}
	err = copyPages(ctx, source, copied)
	closeCopied()
	if err != nil {
		return fmt.Errorf("copy the database: %w", err)
	}
	return file.Sync()
}

// rawConnection opens a database for the driver's own functions.
func rawConnection(ctx context.Context, path, pragmas string) (*sql.Conn, func(), error) {
	file, err := sqlx.Open("sqlite3", db.DSN(path, pragmas))
	if err != nil {
		return nil, nil, fmt.Errorf("open %s: %w", path, err)
	}
	conn, err := file.DB.Conn(ctx)
	if err != nil {
		return nil, nil, fmt.Errorf("open %s: %w", path, db.Closing(err, file))
	}
	return conn, func() { _ = conn.Close(); _ = file.Close() }, nil
}

// copyPages copies all pages within one read transaction of the source, so that what is written meanwhile neither gets in nor has
// the copy begin again.
func copyPages(ctx context.Context, source, copied *sql.Conn) error {
	if _, err := source.ExecContext(ctx, `BEGIN`); err != nil {
		return err
	}
	defer func() { _, _ = source.ExecContext(context.WithoutCancel(ctx), `ROLLBACK`) }()
	var tables int
	if err := source.QueryRowContext(ctx, `SELECT count(*) FROM sqlite_master`).Scan(&tables); err != nil { // the moment of the snapshot
		return err
	}
	return source.Raw(func(from any) error {
		return copied.Raw(func(to any) error {
			return stepAll(ctx, from.(*sqlite3.SQLiteConn), to.(*sqlite3.SQLiteConn))
		})
	})
}

func stepAll(ctx context.Context, from, to *sqlite3.SQLiteConn) (err error) {
	backup, err := to.Backup("main", from, "main")
	if err != nil {
		return err
	}
	for done := false; !done && err == nil; {
		if err = ctx.Err(); err == nil {
			done, err = backup.Step(snapshotPages)
		}
	}
	return errors.Join(err, backup.Finish())
}
