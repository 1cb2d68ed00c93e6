// Package tasks stores generations, from the reservation of their credits to the images that they deliver.
package tasks

import (
	"pellucid/store/billing"
	"pellucid/store/db"
	"pellucid/store/images"
)

// Store is what the database holds of generations.
type Store struct {
	db      *db.DB
	billing *billing.Store
	images  *images.Store
}

// New returns the generations of a database.
func New(d *db.DB, ledger *billing.Store, made *images.Store) *Store {
	return &Store{db: d, billing: ledger, images: made}
}
