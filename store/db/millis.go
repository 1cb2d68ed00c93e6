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

// Day is a number of days since 1970, in UTC.
type Day int64

// DayOf is the day of a time.
func DayOf(t time.Time) Day { return Day(Millis(t) / (24 * time.Hour).Milliseconds()) }

// Time is when the day begins.
func (d Day) Time() time.Time { return FromMillis(int64(d) * (24 * time.Hour).Milliseconds()) }

// FromNullMillis is the time of a row; NULL: none.
func FromNullMillis(ms sql.NullInt64) time.Time {
	if !ms.Valid {
		return time.Time{}
	}
	return FromMillis(ms.Int64)
}
