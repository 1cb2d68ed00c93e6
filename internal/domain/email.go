package domain

import (
	"maps"
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
	EmailPlanReplaced    EmailKind = "plan_replaced"    // another plan was bought, and what became of this one's money or credits

	EmailModerationUndone EmailKind = "moderation_undone" // a decision about a picture was taken back
	EmailSuspended        EmailKind = "suspended"         // why nobody is let in, and how to appeal
	EmailReactivated      EmailKind = "reactivated"       // they may sign in again
	EmailAppealDenied     EmailKind = "appeal_denied"     // the suspension stands
	EmailAdminDigest      EmailKind = "admin_digest"      // what waits for the administrator, once a day
	EmailAdminUrgent      EmailKind = "admin_urgent"      // what can't wait
	EmailSecondFactor     EmailKind = "second_factor"     // what signs them in was changed
	EmailCodesGuessed     EmailKind = "codes_guessed"     // somebody has the password, and not the code

	EmailBackupFailed     EmailKind = "backup_failed"     // to the administrator: a backup or a drill did not work
	EmailCreditsRefreshed EmailKind = "credits_refreshed" // the month's credits of a yearly plan are there; optional
	EmailExportReady      EmailKind = "export_ready"      // all data of the person can be downloaded
	EmailWorks            EmailKind = "address_works"     // sent to an address that was refused, to try it again
)

// Optional reports whether people can do without an email of this kind: they can turn it off with one click, and none goes to
// an address that mail servers refuse.
func (k EmailKind) Optional() bool { return k == EmailCreditsRefreshed }

// ToSuspended reports whether an email goes to somebody who cannot sign in; all others go to nobody but who can.
func (k EmailKind) ToSuspended() bool { return k == EmailSuspended || k == EmailAppealDenied }

// How long the links in emails work.
const (
	VerifyLife = 7 * 24 * time.Hour
	ResetLife  = time.Hour
)

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

	MessageID string // the left part of the Message-ID, the same at every try
}

// MailedImage is an image that an email is about.
type MailedImage struct{ ID, Prompt string }

// AboutImages makes an email one about several images.
func (l Email) AboutImages(images []MailedImage) Email {
	var lines []string
	for _, img := range images {
		lines = append(lines, img.ID+" "+OneLine(img.Prompt))
	}
	l.Data = maps.Clone(l.Data)
	l.Data["images"] = strings.Join(lines, "\n")
	return l
}

// Images are the several images that an email is about; nil: it is about one, or about something else.
func (l Email) Images() (images []MailedImage) {
	for line := range strings.Lines(l.Data["images"]) {
		id, prompt, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		images = append(images, MailedImage{ID: id, Prompt: prompt})
	}
	return images
}
