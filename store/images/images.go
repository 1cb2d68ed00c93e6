// Package images stores images and how they are found: the public gallery, likes, tags, folders, the search and the bin.
package images

import (
	"time"

	lru "github.com/hashicorp/golang-lru/v2"

	"pellucid/internal/domain"
	"pellucid/store/billing"
	"pellucid/store/db"
)

// Store is what the database holds of images.
type Store struct {
	FilesHost string // origin of the CDN that serves the files of public images; empty: none. Set before the store is used

	// Spelled reports whether a word in lower case is spelled right, so that a search for it isn't meant for another word.
	// nil: no word is known. Set before the store is used.
	Spelled func(word string) bool

	db          *db.DB
	billing     *billing.Store
	visitorLife time.Duration // of images that visitors make without an account
	marked      marked
	shown       shown
	trending    trending
	kept        *lru.Cache[int64, keptImage] // by row
}

// New returns the images of a database.
func New(d *db.DB, ledger *billing.Store) *Store {
	kept, err := lru.New[int64, keptImage](keptMost)
	if err != nil {
		panic(err) // the number of images is a constant
	}
	return &Store{db: d, billing: ledger, visitorLife: domain.VisitorImageLife, kept: kept}
}
