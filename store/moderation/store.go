// Package moderation stores reports, appeals and what moderators decide of images and of the people who make them.
package moderation

import (
	"pellucid/store/audit"
	"pellucid/store/db"
	"pellucid/store/images"
	"pellucid/store/users"
)

// Store is what the database holds of moderation.
type Store struct {
	db     *db.DB
	audit  *audit.Store
	images *images.Store
	users  *users.Store
}

// New returns the moderation part of a database.
func New(d *db.DB, log *audit.Store, reported *images.Store, accounts *users.Store) *Store {
	return &Store{db: d, audit: log, images: reported, users: accounts}
}
