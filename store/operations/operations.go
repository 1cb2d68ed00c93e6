// Package operations stores what running the site takes: backup runs, alerts, how long things are kept, and it counts what goes on and
// what waits for the administrator.
package operations

import (
	"pellucid/store/audit"
	"pellucid/store/db"
	"pellucid/store/mail"
)

// Store is what the database holds for whoever runs the site.
type Store struct {
	db    *db.DB
	audit *audit.Store
	mail  *mail.Store
}

// New returns the operations of a database.
func New(d *db.DB, log *audit.Store, emails *mail.Store) *Store {
	return &Store{db: d, audit: log, mail: emails}
}
