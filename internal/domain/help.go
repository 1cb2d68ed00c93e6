package domain

import "strconv"

// Reader is who answers whether a help article was useful: a user, or a visitor's browser session.
type Reader struct {
	UserID  int64  // zero: a visitor
	Session string // id of the visitor's session; empty for a user
}

// Key tells one reader from all others; a reader without a key is nobody.
func (r Reader) Key() string {
	switch {
	case r.UserID != 0:
		return "user:" + strconv.FormatInt(r.UserID, 10)
	case r.Session != "":
		return "visitor:" + r.Session
	default:
		return ""
	}
}

// HelpVotes is what readers answered to "Was this helpful?".
type HelpVotes struct {
	Useful int
	Total  int
	Mine   string // the asker's own answer: "yes", "no" or, without one, nothing
}
