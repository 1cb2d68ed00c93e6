package identity

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/domain/mailing"
	"pellucid/internal/domain/people"
)

// SocialDirectory is where people of providers are kept.
type SocialDirectory interface {
	SignInWith(ctx context.Context, person people.Person) (user *domain.User, created bool, err error)
	ConnectPerson(ctx context.Context, userID int64, person people.Person) error
	Spend(ctx context.Context, secret string, life time.Duration) (first bool, err error)
}

// spentFor is how long a used token or nonce is remembered: longer than any token is valid.
const spentFor = 24 * time.Hour

// Social signs people in whom a provider knows. Pages and API both come here.
type Social struct {
	Providers map[people.Provider]Provider // those that are set up
	Directory SocialDirectory
	Names     Filter                                           // of the usernames that are made for people; nil: any will do
	Post      func(ctx context.Context, l mailing.Email) error // sends emails; nil: mail is not set up
}

// provider returns a provider that is set up, or a NotFound error.
func (s *Social) provider(name people.Provider) (Provider, error) {
	if p := s.Providers[name]; p != nil {
		return p, nil
	}
	return nil, domain.Errorf(domain.NotFound, "Sign-in with %s isn't set up on this site.", name.Title())
}

// Begin returns where a browser goes for an attempt.
func (s *Social) Begin(ctx context.Context, a Attempt) (string, error) {
	p, err := s.provider(a.Provider)
	if err != nil {
		return "", err
	}
	return p.AuthURL(ctx, a)
}

// ByCode returns who came back from an attempt with its state and a code. An attempt ends once.
func (s *Social) ByCode(ctx context.Context, a Attempt, state, code string) (people.Person, error) {
	p, err := s.provider(a.Provider)
	if err != nil {
		return people.Person{}, err
	}
	if a.State == "" || state != a.State || code == "" {
		return people.Person{}, failed(a.Provider, errors.New("the state or the code is missing or wrong"))
	}
	if err := s.spend(ctx, a.Provider, a.State); err != nil {
		return people.Person{}, err
	}
	return p.Exchange(ctx, code, a)
}

// ByToken returns whom a token is about that a browser or a program sends. A token is good once.
func (s *Social) ByToken(ctx context.Context, name people.Provider, token, nonce string) (people.Person, error) {
	p, err := s.provider(name)
	if err != nil {
		return people.Person{}, err
	}
	if err := checkForm(name, token); err != nil {
		return people.Person{}, err
	}
	person, err := p.Verify(ctx, token, nonce)
	if err != nil {
		return people.Person{}, err
	}
	if name == people.Facebook { // an access token is the site's for weeks, and is checked with Facebook each time
		return person, nil
	}
	if nonce != "" {
		if err := s.spend(ctx, name, nonce); err != nil {
			return people.Person{}, err
		}
	}
	return person, s.spend(ctx, name, token)
}

// checkForm tells a token from what can be none, in the specified words.
func checkForm(name people.Provider, token string) error {
	if token == "" || name == people.Google && !strings.Contains(token, ".") {
		return domain.FieldErrorf("token", "Invalid token format received from %s", name.Title())
	}
	return nil
}

func (s *Social) spend(ctx context.Context, name people.Provider, secret string) error {
	first, err := s.Directory.Spend(ctx, string(name)+":"+secret, spentFor)
	if err == nil && !first {
		err = failed(name, errors.New("it was used before"))
	}
	return err
}

// SignIn returns the active user whom a person is, a new one if need be. A person without an address that we may use gets
// an Invalid error for the field email: they are asked for one, and come again with it.
func (s *Social) SignIn(ctx context.Context, person people.Person) (*domain.User, error) {
	user, created, err := s.Directory.SignInWith(ctx, fit(ctx, s.Names, person))
	if err != nil {
		return nil, err
	}
	if !user.IsActive {
		return nil, errInactive
	}
	if created && !user.EmailVerified && s.Post != nil {
		if err := s.Post(ctx, mailing.Email{Kind: mailing.Verify, UserID: user.ID}); err != nil {
			return nil, fmt.Errorf("ask to verify: %w", err)
		}
	}
	return user, nil
}
