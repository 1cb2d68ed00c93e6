package people

import "time"

// FacebookOutcome is what a request through Facebook's settings led to.
type FacebookOutcome string

// The outcomes.
const (
	FacebookUnknown      FacebookOutcome = "unknown"      // nobody here is connected to that Facebook account
	FacebookDisconnected FacebookOutcome = "disconnected" // the account has another way in, and stays
	FacebookScheduled    FacebookOutcome = "scheduled"    // the account is deleted after the grace period
)

// FacebookDeletion is a request for the deletion of what came from Facebook.
type FacebookDeletion struct {
	Code        string
	Outcome     FacebookOutcome
	RequestedAt time.Time
	DeleteAt    time.Time // when the account is deleted; zero: it is not, or was already
	Erased      bool      // the account is deleted
}
