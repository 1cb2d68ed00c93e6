package db

import (
	"database/sql"
	"time"

	_ "github.com/mattn/go-sqlite3" // the database driver
)

// Millis is a time as rows keep it.
func Millis(t time.Time) int64 { return t.UnixMilli() }

// FromMillis is the time of a row.
func FromMillis(ms int64) time.Time { return time.UnixMilli(ms).UTC() }

// FromMillisOrZero is the time of a row; 0: none.
func FromMillisOrZero(ms int64) time.Time {
	if ms == 0 {
		return time.Time{}
	}
	return FromMillis(ms)
}

// FromNullMillis is the time of a row; NULL: none.
func FromNullMillis(ms sql.NullInt64) time.Time {
	if !ms.Valid {
		return time.Time{}
	}
	return FromMillis(ms.Int64)
}
