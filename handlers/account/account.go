// Package account is what people have of their own here besides pictures: their profile, who can get into their account, all
// that is kept of them, and leaving.
package account

import (
	"context"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/emails"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/domain/people"
	"pellucid/internal/identity"
)

// Config is what accounts are kept with.
type Config struct {
	*web.Frame
	Store     Store
	Passwords *identity.Passwords
	Second    Second
	Providers map[people.Provider]identity.Provider // that accounts can be connected with
	Emails    emails.Poster                         // nil: no mail can be sent
	Renewals  Renewals                              // may be of a site that sells nothing
	Archives  Archives
	Exports   ExportFiles // nil: nothing is made in the background
	Filter    Filter

	Unsubscribe   emails.Unsubscribe // checks the links in optional emails
	DeletionGrace time.Duration      // how long a deletion can be undone
}

// Filter decides whether others may read a text.
type Filter interface {
	Screen(ctx context.Context, userID int64, w domain.Wording) error
}

// Pages are the screens.
type Pages struct{ Config }

// New returns them.
func New(c Config) *Pages { return &Pages{c} }

// Store keeps accounts.
type Store interface {
	Profiles
	Security
	SecondFactors
	Deletions
	Exports
	Mailing
	Credentials(ctx context.Context, name string) (user *domain.User, passwordHash string, err error)
}

// Register adds the operations about one's own account to the API.
func Register(calls huma.API, c Config) { registerUsers(calls, c) }
