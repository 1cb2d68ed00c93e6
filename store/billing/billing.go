// Package billing stores what people pay for and what they spend: plans, payments, receipts and the credit ledger.
package billing

import (
	"pellucid/store/audit"
	"pellucid/store/db"
	"pellucid/store/mail"
)

// Store is what the database holds of plans, payments and credits.
type Store struct {
	db     *db.DB
	audit  *audit.Store
	mail   *mail.Store
	seller string // who receipts are from, in lines
}

// New returns the billing part of a database.
func New(d *db.DB, log *audit.Store, emails *mail.Store) *Store {
	return &Store{db: d, audit: log, mail: emails}
}
