package people

import "time"

// Device is a browser that somebody is signed in with.
type Device struct {
	Handle  string // names it among the user's own, and opens nothing
	Agent   string // what the browser says of itself
	Since   time.Time
	Current bool
}

// APIToken is a bearer token without its secret.
type APIToken struct {
	ID        int64
	Name      string
	CreatedAt time.Time
	LastUsed  time.Time // zero: never
	ExpiresAt time.Time
}

// TokenNameMax is the longest name of a token, in characters.
const TokenNameMax = 60
