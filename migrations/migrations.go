// Package migrations embeds the numbered SQL files that make the database, one for each noun. Every table is STRICT; times
// are integers: milliseconds since 1970 in UTC, given by the caller.
package migrations

import (
	"embed"
	"io/fs"
)

// Baseline is the number of the first file. Lower numbers were those of development schemas, whose databases cannot be
// converted.
const Baseline = 101

//go:embed *.sql
var embedded embed.FS

// Files holds the migrations, in the form that goose reads. A test of upgrades adds one.
var Files fs.FS = embedded
