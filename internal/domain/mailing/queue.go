package mailing

import "time"

// State is which part of the mail queue a list shows.
type State string

// The parts of the mail queue.
const (
	Waiting State = "waiting"
	Failed  State = "failed" // refused, given up, or returned after it was sent
	Done    State = "sent"   // sent, or dropped because there was nothing to say any more
)

// ParseState returns the state of that name; anything unknown means waiting.
func ParseState(name string) State {
	switch s := State(name); s {
	case Failed, Done:
		return s
	}
	return Waiting
}

// Queued is an email as the administrator sees it: that it was sent, and never what it says.
type Queued struct {
	ID        int64
	Kind      Kind
	UserID    int64 // 0: nobody was found yet
	Username  string
	Outcome   string // empty: it waits
	Error     string // the mail server's sentence of the last try
	Attempts  int
	CreatedAt time.Time
	NextTry   time.Time
	DoneAt    time.Time // zero: it waits
}

// CanRetry reports whether the email can be sent now: it waits, or was given up and still knows whom to write to.
func (m Queued) CanRetry() bool {
	return m.DoneAt.IsZero() || m.Outcome == GivenUp && m.UserID != 0
}

// Counts is how many emails are in each state, and how many addresses are refused.
type Counts struct {
	Waiting  int `db:"waiting"`
	Failed   int `db:"failed"`
	Done     int `db:"done"`
	Returned int `db:"returned"`
}

// ReturnedAddress is a user whose mail comes back.
type ReturnedAddress struct {
	UserID   int64
	Username string
	Email    string
	Since    time.Time
	Why      string // the mail server's sentence
}
