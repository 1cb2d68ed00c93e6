// Package account is what people have of their own here besides pictures: their profile, who can get into their account, all
// that is kept of them, and leaving.
package account

import (
	"context"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/emails"
	"pellucid/handlers/web"
	"pellucid/internal/blob"
	"pellucid/internal/domain"
	"pellucid/internal/identity"
)

// Config is what accounts are kept with.
type Config struct {
	*web.Frame
	Store     Store
	Passwords *identity.Passwords
	Providers map[domain.SocialProvider]identity.Provider // that accounts can be connected with
	Emails    emails.Poster                               // nil: no mail can be sent
	Renewals  Renewals                                    // may be of a site that sells nothing
	Files     Files
}

// Pages are the screens.
type Pages struct{ Config }

// New returns them.
func New(c Config) *Pages { return &Pages{c} }

// Store keeps accounts.
type Store interface {
	Profiles
	Security
	Deletions
	Exports
	Credentials(ctx context.Context, name string) (user *domain.User, passwordHash string, err error)
}

// Files opens kept files.
type Files interface {
	Open(ctx context.Context, key string) (blob.File, error)
}

// Register adds the operations about one's own account to the API.
func Register(calls huma.API, c Config) { registerUsers(calls, c) }
