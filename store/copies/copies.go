// Package copies reads copies of the database: snapshots, and what a replica was restored to. It makes the snapshots too.
package copies

import (
	"context"
	"fmt"
	"time"

	"github.com/jmoiron/sqlx"

	"pellucid/store/db"
)

// Copy is a copy of the database that nothing writes to: a snapshot, or what a replica was restored to.
type Copy struct{ db *sqlx.DB }

// Open opens a copy for reading. No file appears beside it, and nothing is migrated.
func Open(path string) (*Copy, error) {
	db, err := sqlx.Open("sqlite3", db.DSN(path, "mode=ro&immutable=1&_mutex=no&_query_only=true"))
	if err != nil {
		return nil, fmt.Errorf("open %s: %w", path, err)
	}
	db.SetMaxOpenConns(1)
	return &Copy{db}, nil
}

// Close closes the copy.
func (c *Copy) Close() error { return c.db.Close() }

// ReplicaBeat returns what operations.Store.BeatReplica wrote last before the copy was made.
func (c *Copy) ReplicaBeat(ctx context.Context) (time.Time, error) {
	var at int64
	err := c.db.GetContext(ctx, &at, `SELECT at FROM replica_beat`)
	return db.FromMillis(at), unreadable(err)
}
