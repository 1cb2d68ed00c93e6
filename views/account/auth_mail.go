package account

import (
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/domain/people"
	"pellucid/internal/domain/sale"
	"pellucid/views/components"
)

// ForgotPage asks for the name of an account whose password is lost.
type ForgotPage struct {
	Name  string // what was typed
	Error string
	Sent  bool
}

// ResetPage asks for a new password, by the link in a mail.
type ResetPage struct {
	Token  string
	Errors map[string]string // by field name
}

// NewcomerPage asks who came by a provider for their e-mail address.
type NewcomerPage struct {
	Provider people.Provider
	Name     string
	Email    string // what was typed
	Error    string
}

// NoticePage tells one thing and leads on, by a link or by a form.
type NoticePage struct {
	Title  string
	Text   string
	Action string
	Href   string // where the link leads
	Post   string // or where the form goes, with Token
	Token  string
}

// DepartPage asks whether an account is to be deleted.
type DepartPage struct {
	User  *domain.User
	At    time.Time
	Sub   *sale.Subscription // that gives access; nil: none
	Fresh bool               // no new sign-in is needed first
	Error string
}

// endOfPlan says what becomes of what is paid for when the account is deleted.
func (p DepartPage) endOfPlan() string {
	if p.Sub == nil || !p.Sub.IsActive {
		return ""
	}
	said := "Your " + p.Sub.TierName + " plan is canceled right away, and you won't be charged again."
	if p.Sub.ExpiresAt.After(p.At) {
		said += " It is paid until " + components.Date(p.Sub.ExpiresAt) + ": the time after " + components.Date(p.At) + " isn't refunded."
	}
	return said
}
