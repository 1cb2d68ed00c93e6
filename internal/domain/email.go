package domain

import (
	"strings"
	"time"
)

// EmailKind says what an email tells.
type EmailKind string

// The emails that the product sends.
const (
	EmailVerify          EmailKind = "verify"           // confirm this address
	EmailReset           EmailKind = "reset"            // choose a new password
	EmailPasswordChanged EmailKind = "password_changed" // somebody did
	EmailDeletion        EmailKind = "deletion"         // the account will be deleted; undo
	EmailModeration      EmailKind = "moderation"       // a decision about a picture
	EmailPaymentFailed   EmailKind = "payment_failed"   // the provider will try again
	EmailReceipt         EmailKind = "receipt"          // a payment was made
	EmailRefunded        EmailKind = "refunded"         // a payment went back
	EmailPlanChanged     EmailKind = "plan_changed"     // another plan has begun
	EmailPlanWillChange  EmailKind = "plan_will_change" // another plan follows
	EmailPlanCanceled    EmailKind = "plan_canceled"    // the plan ends

	EmailModerationUndone EmailKind = "moderation_undone" // a decision about a picture was taken back
	EmailSuspended        EmailKind = "suspended"         // why nobody is let in, and how to appeal
	EmailReactivated      EmailKind = "reactivated"       // they may sign in again
	EmailAppealDenied     EmailKind = "appeal_denied"     // the suspension stands
)

// ToSuspended reports whether an email goes to somebody who cannot sign in; all others go to nobody but who can.
func (k EmailKind) ToSuspended() bool { return k == EmailSuspended || k == EmailAppealDenied }

// How long the links in emails work.
const (
	VerifyLife = 7 * 24 * time.Hour
	ResetLife  = time.Hour
)

// DeletionGracePeriod is how long a deletion can be undone.
const DeletionGracePeriod = 7 * 24 * time.Hour

// Email is something to tell somebody by mail. Name is for when nobody is known to be meant: an email to a name without an
// account is dropped when it is its turn, so that asking takes the same time for every name.
type Email struct {
	ID       int64
	Kind     EmailKind
	UserID   int64
	Name     string
	Data     map[string]string
	OnceKey  string // emails with the same key are sent once; empty: each is
	Attempts int
}

// Mail is an email as it is sent.
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

// MailToken is what a link in an email is good for.
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
