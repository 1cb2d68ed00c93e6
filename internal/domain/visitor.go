package domain

import "time"

const (
	// VisitorImageLife is how long the image that a visitor makes without an account is kept, and counts against the limits.
	VisitorImageLife = 24 * time.Hour
	// VisitorImageSize is the width and height in pixels of that image.
	VisitorImageSize = 512
)

// VisitorLimits are how many images visitors may make without an account in VisitorImageLife.
type VisitorLimits struct {
	Total      int // all visitors together; 0: none, they are asked to sign up first
	PerAddress int // from one network address, which a household or an office shares; 0: no limit of its own
}

// VisitorCounts are how many images visitors have made in the last VisitorImageLife.
type VisitorCounts struct {
	Total       int `db:"total"`
	FromAddress int `db:"from_address"` // from the address that was asked about
	Claimed     int `db:"claimed"`      // of Total, those that moved into an account
}
