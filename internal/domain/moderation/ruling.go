package moderation

import (
	"slices"
	"time"
)

// Judgement is what the administrator decides about a picture.
type Judgement string

// The judgements. Suspend hides the picture and keeps its owner out.
const (
	Keep            Judgement = "keep"
	Hide            Judgement = "hide"
	DeleteForGood   Judgement = "delete"
	SuspendTheOwner Judgement = "suspend"
)

// Valid reports whether there is such a judgement.
func (j Judgement) Valid() bool {
	return slices.Contains([]Judgement{Keep, Hide, DeleteForGood, SuspendTheOwner}, j)
}

// Told is the judgement as its owner is told.
func (j Judgement) Told() string {
	switch j {
	case Keep:
		return "kept"
	case DeleteForGood:
		return "deleted"
	}
	return "hidden"
}

// Ruling is what the administrator decides about a picture, and why.
type Ruling struct {
	ImageID     string
	Verdict     Judgement
	Reason      string
	Fingerprint []byte // of a picture that must not come back; nil: it may
}

// Decision is a ruling that was made.
type Decision struct {
	ID        string
	ImageID   string
	OwnerID   int64
	Owner     string
	Prompt    string
	BlobKey   string
	Verdict   Judgement
	Reason    string
	Blocked   bool // pictures like it do not come back
	At        time.Time
	UndoUntil time.Time
	Appeal    *Appeal // the owner's; nil: none yet
}

// Tells reports whether the owner is written to about the decision: of a picture that stays as it was, they learn only when
// they had appealed.
func (d Decision) Tells() bool { return d.Verdict != Keep || d.Appeal != nil }
