package mailing

import (
	"maps"
	"strings"
	"time"

	"pellucid/internal/domain"
)

// Kind says what an email tells.
type Kind string

// The emails that the product sends.
const (
	Verify          Kind = "verify"           // confirm this address
	Reset           Kind = "reset"            // choose a new password
	PasswordChanged Kind = "password_changed" // somebody did
	Deletion        Kind = "deletion"         // the account will be deleted; undo
	Moderation      Kind = "moderation"       // a decision about a picture
	PaymentFailed   Kind = "payment_failed"   // the provider will try again
	Receipt         Kind = "receipt"          // a payment was made
	Refunded        Kind = "refunded"         // a payment went back
	PlanChanged     Kind = "plan_changed"     // another plan has begun
	PlanWillChange  Kind = "plan_will_change" // another plan follows
	PlanCanceled    Kind = "plan_canceled"    // the plan ends
	PlanReplaced    Kind = "plan_replaced"    // another plan was bought, and what became of this one's money or credits

	ModerationUndone Kind = "moderation_undone" // a decision about a picture was taken back
	Suspended        Kind = "suspended"         // why nobody is let in, and how to appeal
	Reactivated      Kind = "reactivated"       // they may sign in again
	AppealDenied     Kind = "appeal_denied"     // the suspension stands
	AdminDigest      Kind = "admin_digest"      // what waits for the administrator, once a day
	AdminUrgent      Kind = "admin_urgent"      // what can't wait
	SecondFactor     Kind = "second_factor"     // what signs them in was changed
	CodesGuessed     Kind = "codes_guessed"     // somebody has the password, and not the code

	BackupFailed     Kind = "backup_failed"     // to the administrator: a backup or a drill did not work
	CreditsRefreshed Kind = "credits_refreshed" // the month's credits of a yearly plan are there; optional
	ExportReady      Kind = "export_ready"      // all data of the person can be downloaded
	Works            Kind = "address_works"     // sent to an address that was refused, to try it again
)

// Optional reports whether people can do without an email of this kind: they can turn it off with one click, and none goes to
// an address that mail servers refuse.
func (k Kind) Optional() bool { return k == CreditsRefreshed }

// ToSuspended reports whether an email goes to somebody who cannot sign in; all others go to nobody but who can.
func (k Kind) ToSuspended() bool { return k == Suspended || k == AppealDenied }

// How long the links in emails work.
const (
	VerifyLife = 7 * 24 * time.Hour
	ResetLife  = time.Hour
)

// Email is something to tell somebody by mail. Name is for when nobody is known to be meant: an email to a name without an
// account is dropped when it is its turn, so that asking takes the same time for every name.
type Email struct {
	ID       int64
	Kind     Kind
	UserID   int64
	Name     string
	Data     map[string]string
	OnceKey  string // emails with the same key are sent once; empty: each is
	Attempts int

	MessageID string // the left part of the Message-ID, the same at every try
}

// Image is an image that an email is about.
type Image struct{ ID, Prompt string }

// AboutImages makes an email one about several images.
func (l Email) AboutImages(images []Image) Email {
	var lines []string
	for _, img := range images {
		lines = append(lines, img.ID+" "+domain.OneLine(img.Prompt))
	}
	l.Data = maps.Clone(l.Data)
	l.Data["images"] = strings.Join(lines, "\n")
	return l
}

// Images are the several images that an email is about; nil: it is about one, or about something else.
func (l Email) Images() (images []Image) {
	for line := range strings.Lines(l.Data["images"]) {
		id, prompt, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		images = append(images, Image{ID: id, Prompt: prompt})
	}
	return images
}
