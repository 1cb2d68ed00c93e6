// Package users stores accounts and how people sign in to them, until they are suspended or deleted.
package users

import (
	"pellucid/store/audit"
	"pellucid/store/billing"
	"pellucid/store/db"
	"pellucid/store/mail"
	"pellucid/store/tasks"
)

// Store is what the database holds of accounts.
type Store struct {
	db      *db.DB
	audit   *audit.Store
	mail    *mail.Store
	billing *billing.Store
	tasks   *tasks.Store
}

// New returns the accounts of a database.
func New(d *db.DB, log *audit.Store, emails *mail.Store, ledger *billing.Store, generations *tasks.Store) *Store {
	return &Store{db: d, audit: log, mail: emails, billing: ledger, tasks: generations}
}
