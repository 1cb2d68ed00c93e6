// Package signin is how people get in: by password or through a provider, for the first time or again, by a link when they
// forgot their password, and not while they are suspended.
package signin

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/emails"
	"pellucid/handlers/session"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/domain/mailing"
	"pellucid/internal/domain/moderation"
	"pellucid/internal/domain/people"
	"pellucid/internal/identity"
	"pellucid/views"
)

// Config is what people are known by.
type Config struct {
	*web.Frame
	Store     Store
	Passwords *identity.Passwords
	Social    *identity.Social
	Second    Second
	Emails    emails.Poster // nil: no mail can be sent
	WakeMail  func()        // has the mail queue looked at now; nil: no mail can be sent

	DeletionGrace time.Duration // how long a deletion can be undone
	// Saved is what a visitor made or typed before signing up, for the form to show; after is where they go next.
	Saved func(r *http.Request, after string) (views.SavedWork, error)
	// Generate starts an image of a new user's prompt, and returns the address of the screen that shows it.
	Generate func(ctx context.Context, user *domain.User, prompt string) (address string, err error)

	Carry []Carry // what other areas carry out that a visitor wanted before signing in
}

// Carry takes up what a visitor wanted before signing in, if it is for the area that this one is from. It reports whether it
// has answered.
type Carry func(w http.ResponseWriter, r *http.Request, user *domain.User, pending session.Pending) (answered bool, err error)

// Pages are the screens.
type Pages struct{ Config }

// New returns them.
func New(c Config) *Pages { return &Pages{c} }

// Store adds people and finds them again.
type Store interface {
	identity.Directory
	Links
	Suspensions
	FacebookDeletions
	DeleteToken(ctx context.Context, token string) error
	User(ctx context.Context, id int64) (*domain.User, error)
	SecondFactor(ctx context.Context, userID int64) (people.SecondFactor, error)
}

// Links is what links in emails are good for.
type Links interface {
	MailTokenGood(ctx context.Context, purpose mailing.Token, token string) (bool, error)
	ResetPassword(ctx context.Context, token, passwordHash string) (userID int64, err error)
	VerifyEmail(ctx context.Context, token string) error
}

// Suspensions take in what suspended people say against it.
type Suspensions interface {
	Suspension(ctx context.Context, token string) (moderation.Suspension, error)
	AppealSuspension(ctx context.Context, token, text string) error
}

// Register adds the operations about getting in to the API.
func Register(calls huma.API, c Config) {
	registerAuth(calls, c)
	registerSocial(calls, c)
	registerRecovery(calls, c)
}
