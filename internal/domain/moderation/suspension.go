package moderation

import "time"

// Suspension is why somebody cannot sign in.
type Suspension struct {
	UserID   int64
	Username string
	Reason   string
}

// AccountAppeal is why a suspended user wants to be let in again. It waits for an answer.
type AccountAppeal struct {
	ID int64
	Suspension
	Text string
	At   time.Time
}
