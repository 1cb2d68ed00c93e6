// Package migrations embeds the numbered SQL files that make the database, one for each noun. Every table is STRICT; times
// are integers: milliseconds since 1970 in UTC, given by the caller.
package migrations

import "embed"

// Baseline is the number of the first file. Lower numbers were those of development schemas, whose databases cannot be
// converted.
const Baseline = 101

// Files holds the migrations, in the form that goose reads.
//
//go:embed *.sql
var Files embed.FS
