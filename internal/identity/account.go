package identity

import (
	"context"

	"golang.org/x/text/unicode/norm"

	"pellucid/internal/domain"
	"pellucid/internal/domain/people"
)

// Directory is where accounts are kept.
type Directory interface {
	Credentials(ctx context.Context, name string) (user *domain.User, passwordHash string, err error)
	Register(ctx context.Context, reg people.Registration, passwordHash string) (*domain.User, error)
}

// errSignIn is the same for an unknown name and a wrong password, so that nobody learns who has an account.
var errSignIn = &domain.Error{Code: domain.Unauthenticated, Field: "password", Message: "That email, username or password isn't right. Please try again."}

// errInactive is for those whose account was closed.
var errInactive = domain.Errorf(domain.Forbidden, "This account isn't active. Please contact support.")

// Check returns the active user whose name (e-mail address or username) and password these are. It takes the same time
// and gives the same answer whether the name is unknown or the password wrong.
func (p *Passwords) Check(ctx context.Context, accounts Directory, name, password string) (*domain.User, error) {
	user, hash, err := accounts.Credentials(ctx, name)
	if err != nil && domain.CodeOf(err) != domain.NotFound {
		return nil, err
	}
	if !p.Matches(password, hash) || user == nil {
		return nil, errSignIn
	}
	if !user.IsActive {
		return nil, errInactive
	}
	return user, nil
}

// Register checks a registration and adds the account. Who chose no username gets one that is made from their e-mail address.
func (p *Passwords) Register(ctx context.Context, accounts Directory, reg people.Registration) (*domain.User, error) {
	reg.Normalize()
	if reg.Username == "" && people.ValidateEmail(reg.Email) == nil {
		reg.Username, reg.Derived = fit(ctx, p.Names, people.Person{Email: reg.Email}).Username(), true
	}
	reg.Username = norm.NFKC.String(reg.Username) // before it is checked: one sign can become a sentence
	if err := reg.Validate(); err != nil {
		return nil, err
	}
	if err := screenName(ctx, p.Names, reg.Username); err != nil {
		return nil, err
	}
	hash, err := p.Hash(reg.Password)
	if err != nil {
		return nil, err
	}
	return accounts.Register(ctx, reg, hash)
}
