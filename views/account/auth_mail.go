package account

import (
	"time"

	"pellucid/internal/domain"
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
	Provider domain.SocialProvider
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
	Fresh bool // no new sign-in is needed first
	Error string
}
