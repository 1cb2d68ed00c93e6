package domain

import (
	"slices"
	"strings"
	"time"
	"unicode/utf8"
)

// ModerationUndo is how long a decision about a picture can be undone; the files of a deleted picture stay so long.
const ModerationUndo = 24 * time.Hour

// AppealTime is how long the files of a deleted picture stay when its owner asked to look at it again.
const AppealTime = 30 * 24 * time.Hour

// The most characters that people write about a picture.
const (
	ReportDetailMax = 1000
	AppealMax       = 1000
)

// ReportReason is why somebody reports a picture.
type ReportReason string

// ReportReasons are the reasons to choose from, in the order of the form.
var ReportReasons = []ReportReason{"sexual", "minor", "hate", "violence", "person", "copyright", "other"}

// Title is the reason in words.
func (r ReportReason) Title() string {
	switch r {
	case "sexual":
		return "Sexual or indecent"
	case "minor":
		return "A child in a sexual or harmful setting"
	case "hate":
		return "Hate or its symbols"
	case "violence":
		return "Cruelty or gore"
	case "person":
		return "A real person, without their consent"
	case "copyright":
		return "My work or my brand, without permission"
	}
	return "Something else"
}

// Report is what somebody says about a picture. Who it was is kept apart from what is shown.
type Report struct {
	Reason ReportReason
	Detail string
	At     time.Time
}

// Check trims the report and returns the first rule that it breaks.
func (r *Report) Check() error {
	r.Detail = strings.TrimSpace(strings.ReplaceAll(r.Detail, "\r\n", "\n"))
	if !slices.Contains(ReportReasons, r.Reason) {
		return FieldErrorf("reason", "Please choose what is wrong with this image.")
	}
	if r.Reason == "other" && r.Detail == "" {
		return FieldErrorf("detail", "Please say in a few words what is wrong.")
	}
	return validatePrompt("detail", r.Detail, ReportDetailMax)
}

// CheckAppeal trims what an owner says against a decision and returns an Invalid error when there is nothing, or too much.
func CheckAppeal(text string) (string, error) {
	text = strings.TrimSpace(strings.ReplaceAll(text, "\r\n", "\n"))
	if utf8.RuneCountInString(text) < 10 {
		return text, FieldErrorf("appeal", "Please say in a sentence why this decision is wrong.")
	}
	return text, validatePrompt("appeal", text, AppealMax)
}

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

// Appeal is why an owner wants a picture looked at again.
type Appeal struct {
	Text     string
	At       time.Time
	Answered bool
}

// Case is a picture that waits for a decision.
type Case struct {
	Image    Image
	Reports  []Report  // open ones, oldest first
	Appeal   *Appeal   // an open one; nil: none
	Standing *Decision // what was decided before; nil: nothing
	Owner    OwnerHistory
}

// OwnerHistory is what is known of the owner of a reported picture.
type OwnerHistory struct {
	ID        int64
	Username  string
	IsActive  bool
	JoinedAt  time.Time
	Images    int // that stand
	TakenDown int // hidden or deleted by decision
	Reports   int // about any of their pictures, ever
}

// ErrBlockedPicture is the answer to a picture that was decided not to come back.
func ErrBlockedPicture() *Error {
	return FieldErrorf("file", "This image was removed by our moderators and can't be used again.")
}
