// Package migrations embeds the numbered SQL files that make the database. Every table is STRICT; times are integers:
// milliseconds since 1970 in UTC, given by the caller.
package migrations

import "embed"

// Files holds the migrations, in the form that goose reads.
//
//go:embed *.sql
var Files embed.FS
