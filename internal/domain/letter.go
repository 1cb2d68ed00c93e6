package domain

import (
	"strings"
	"time"
)

// LetterKind says what a letter tells.
type LetterKind string

// The letters that the product sends.
const (
	LetterVerify          LetterKind = "verify"           // confirm this address
	LetterReset           LetterKind = "reset"            // choose a new password
	LetterPasswordChanged LetterKind = "password_changed" // somebody did
	LetterDeparture       LetterKind = "departure"        // the account will be deleted; undo
	LetterModeration      LetterKind = "moderation"       // a decision about a picture
	LetterPaymentFailed   LetterKind = "payment_failed"   // the provider will try again
	LetterReceipt         LetterKind = "receipt"          // a payment was made
	LetterRefunded        LetterKind = "refunded"         // a payment went back
	LetterPlanChanged     LetterKind = "plan_changed"     // another plan has begun
	LetterPlanWillChange  LetterKind = "plan_will_change" // another plan follows
	LetterPlanCanceled    LetterKind = "plan_canceled"    // the plan ends

	LetterModerationUndone LetterKind = "moderation_undone" // a decision about a picture was taken back
	LetterSuspended        LetterKind = "suspended"         // why nobody is let in, and how to appeal
	LetterReactivated      LetterKind = "reactivated"       // they may sign in again
	LetterAppealDenied     LetterKind = "appeal_denied"     // the suspension stands
)

// ToSuspended tells whether a letter goes to somebody who cannot sign in; all others go to nobody but who can.
func (k LetterKind) ToSuspended() bool { return k == LetterSuspended || k == LetterAppealDenied }

// How long the links in letters work.
const (
	VerifyLife = 7 * 24 * time.Hour
	ResetLife  = time.Hour
)

// DepartureTime is how long a deletion can be undone.
const DepartureTime = 7 * 24 * time.Hour

// Letter is something to tell somebody by mail. Name is for when nobody is known to be meant: a letter to a name without an
// account is dropped when it is its turn, so that asking takes the same time for every name.
type Letter struct {
	ID       int64
	Kind     LetterKind
	UserID   int64
	Name     string
	Data     map[string]string
	OnceKey  string // letters with the same key are sent once; empty: each is
	Attempts int
}

// Mail is a letter as it is sent.
type Mail struct {
	To      string `json:"to"`
	Subject string `json:"subject"`
	Text    string `json:"text"`
	HTML    string `json:"html"`
}

// KeptMail is a mail that was kept instead of being sent.
type KeptMail struct {
	ID     string    `json:"id"`
	SentAt time.Time `json:"sent_at"`
	Mail
}

// MailToken is what a link in a letter is good for.
type MailToken string

// The purposes of links.
const (
	TokenVerify MailToken = "verify"
	TokenReset  MailToken = "reset"
	TokenUndo   MailToken = "undo"
	TokenAppeal MailToken = "appeal"
)

// OneLine makes a text fit for a header of a mail: without line breaks and other control characters.
func OneLine(text string) string {
	return strings.Map(func(r rune) rune {
		if r < ' ' || r == 0x7f {
			return ' '
		}
		return r
	}, text)
}
