package identity

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"time"

	"golang.org/x/oauth2"

	"pellucid/internal/domain"
	"pellucid/internal/domain/people"
)

// Provider is somebody else who knows who people are. Its errors are domain errors: Unauthenticated for what it does not
// vouch for, Unavailable when it cannot be asked.
type Provider interface {
	// AuthURL is where a browser begins an attempt.
	AuthURL(ctx context.Context, a Attempt) (string, error)
	// Exchange returns who came back from an attempt with a code.
	Exchange(ctx context.Context, code string, a Attempt) (people.Person, error)
	// Verify returns whom a token is about that a browser or a program sends. Where nonce is not empty, the token must carry it.
	Verify(ctx context.Context, token, nonce string) (people.Person, error)
}

// Config is what a provider is made of.
type Config struct {
	ID, Secret  string // of our own registration there
	URL         string // of the provider; empty: the real one
	RedirectURL string // where it sends browsers back to
	Now         func() time.Time
	Wait        func(ctx context.Context, d time.Duration) error // between tries; nil: real time
}

// Attempt is one sign-in on its way to a provider and back. The browser keeps it meanwhile, in a cookie that no script reads.
type Attempt struct {
	Provider people.Provider `json:"p"`
	State    string          `json:"s"`           // comes back with the browser
	Nonce    string          `json:"n"`           // comes back in the token
	Verifier string          `json:"v"`           // proves that the one who ends it began it (PKCE)
	Back     string          `json:"b,omitempty"` // local path to go to afterwards
	UserID   int64           `json:"u,omitempty"` // the user who connects an account; zero: somebody signs in
}

// NewAttempt begins an attempt.
func NewAttempt(provider people.Provider) Attempt {
	return Attempt{Provider: provider, State: domain.NewSecret(), Nonce: domain.NewSecret(), Verifier: oauth2.GenerateVerifier()}
}

// failed words what went wrong with a provider. The cause is for the log alone.
func failed(provider people.Provider, cause error) error {
	code := domain.Unauthenticated
	if errors.Is(cause, errRemote) || errors.Is(cause, context.DeadlineExceeded) {
		code = domain.Unavailable
	}
	message := fmt.Sprintf("%s login failed, please try again or use email login", provider.Title())
	return (&domain.Error{Code: code, Message: message}).Because(cause)
}

// answerLimit is more than any honest answer of a provider has, in bytes.
const answerLimit = 1 << 20

// withClient has a library use our client.
func withClient(ctx context.Context, client *http.Client) context.Context {
	return context.WithValue(ctx, oauth2.HTTPClient, client)
}
