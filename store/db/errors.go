package db

import (
	"database/sql"
	"errors"

	"github.com/mattn/go-sqlite3"

	"pellucid/internal/domain"
)

var (
	ErrNotFound    = domain.Errorf(domain.NotFound, "This doesn't exist, or you don't have access to it.")
	errUnavailable = domain.Errorf(domain.Unavailable, "We can't save anything right now. Nothing was charged. Please try again in a minute.")
)

// MapError turns what the database says into an Error with a code: nothing found, or a disk that is full, broken or
// read-only. Everything else stays as it is.
func MapError(err error) error {
	if err == nil {
		return nil
	}
	if errors.Is(err, sql.ErrNoRows) {
		return ErrNotFound.Because(err)
	}
	var sqliteErr sqlite3.Error
	if errors.As(err, &sqliteErr) {
		switch sqliteErr.Code {
		case sqlite3.ErrFull, sqlite3.ErrIoErr, sqlite3.ErrReadonly, sqlite3.ErrBusy, sqlite3.ErrLocked, sqlite3.ErrCantOpen:
			return errUnavailable.Because(err)
		}
	}
	return err
}

// Violates reports whether err is a broken UNIQUE rule that names column, such as "users.email_folded".
func Violates(err error, column string) bool {
	var sqliteErr sqlite3.Error
	return errors.As(err, &sqliteErr) && sqliteErr.ExtendedCode == sqlite3.ErrConstraintUnique &&
		sqliteErr.Error() == "UNIQUE constraint failed: "+column
}

// isBusy reports whether somebody else held a lock for too long.
func isBusy(err error) bool {
	var sqliteErr sqlite3.Error
	return errors.As(err, &sqliteErr) && (sqliteErr.Code == sqlite3.ErrBusy || sqliteErr.Code == sqlite3.ErrLocked || sqliteErr.Code == sqlite3.ErrInterrupt)
}

// NotFound reports whether err says that there is no such row.
func NotFound(err error) bool { return domain.CodeOf(err) == domain.NotFound }

// Damaged reports whether SQLite says that a file is no database, or not a whole one.
func Damaged(err error) bool {
	var sqliteErr sqlite3.Error
	return errors.As(err, &sqliteErr) && (sqliteErr.Code == sqlite3.ErrCorrupt || sqliteErr.Code == sqlite3.ErrNotADB)
}
