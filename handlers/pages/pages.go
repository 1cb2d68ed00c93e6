// Package pages answers with HTML: one file per noun or screen. A handler parses, acts once, and answers; it returns an
// error for the one mapping to handle.
package pages

import (
	"context"
	"net/http"

	"pellucid/handlers/emails"
	"pellucid/handlers/session"
	"pellucid/handlers/web"
	"pellucid/internal/blob"
	"pellucid/internal/domain"
	"pellucid/internal/identity"
	"pellucid/views"
)

// Config is what the pages act on.
type Config struct {
	*web.Frame
	Tabs        map[views.SettingsTab]web.Handle // of the settings that other areas fill
	Carry       []Carry                          // what other areas carry out that a visitor wanted before signing in
	Files       Files
	Renewals    Renewals // nil: nothing is sold
	Accounts    identity.Directory
	Profiles    Profiles
	Security    Security
	Links       Links
	Leaving     Deletions
	Exports     Exports
	Social      *identity.Social // nil: by password only
	Emails      emails.Poster    // nil: no mail can be sent
	Suspensions Suspensions
	Passwords   *identity.Passwords
}

// Pages holds the handlers of every HTML page.
type Pages struct {
	Config
}

// New returns the pages.
func New(c Config) *Pages { return &Pages{Config: c} }

// Carry takes up what a visitor wanted before signing in, if it is what this one is for. It reports whether it has answered.
type Carry func(w http.ResponseWriter, r *http.Request, user *domain.User, pending session.Pending) (answered bool, err error)

// Files opens kept files.
type Files interface {
	Open(ctx context.Context, key string) (blob.File, error)
}
