package signin

import (
	"context"

	"pellucid/handlers/emails"
	"pellucid/handlers/limit"
	"pellucid/internal/domain"
	"pellucid/internal/domain/mailing"
	"pellucid/internal/domain/people"
)

// What pages and API both do.

// signIn returns who a name and a password belong to, and counts the attempts.
func (c Config) signIn(ctx context.Context, name, password string) (*domain.User, error) {
	try, err := c.Sessions.Try(ctx, name, c.Store.Credentials)
	if err == nil {
		err = c.Limiter.SignIn(ctx, try)
	}
	if err != nil {
		return nil, err
	}
	user, err := c.Passwords.Check(ctx, c.Store, name, password)
	if domain.CodeOf(err) == domain.Unauthenticated {
		c.Limiter.Failed(try)
	}
	return user, err
}

// register makes an account and asks to confirm its address.
func (c Config) register(ctx context.Context, reg people.Registration) (*domain.User, error) {
	user, err := c.Passwords.Register(ctx, c.Store, reg)
	if err != nil {
		return nil, err
	}
	return user, emails.Post(ctx, c.Emails, mailing.Email{Kind: mailing.Verify, UserID: user.ID})
}

// sendReset has a link for a new password sent to the account with a name, if there is one.
func (c Config) sendReset(ctx context.Context, name string) error {
	if c.Emails == nil {
		return domain.Errorf(domain.NotFound, "This site can't send email.")
	}
	if name == "" || len(name) > domain.EmailMax {
		return domain.FieldErrorf("email", "Please enter your email.")
	}
	if c.Limiter.Repeated(ctx, limit.MailRepeat, name) {
		return nil // the email that somebody asked for a moment ago goes to the owner just the same
	}
	return c.Emails.Post(ctx, mailing.Email{Kind: mailing.Reset, Name: name})
}

// choosePassword gives the account of a link a new password, which was typed twice, and ends every session and token of it.
func (c Config) choosePassword(ctx context.Context, token, password, confirm string) error {
	good, err := c.Store.MailTokenGood(ctx, mailing.TokenReset, token)
	if err != nil {
		return err
	}
	if !good { // before a password is hashed for nobody
		return domain.Errorf(domain.Gone, "This link has expired or was already used. Request a new one.")
	}
	hash, err := c.Passwords.HashTyped(password, confirm)
	if err != nil {
		return err
	}
	userID, err := c.Store.ResetPassword(ctx, token, hash)
	if err != nil {
		return err
	}
	return emails.Post(ctx, c.Emails, mailing.Email{Kind: mailing.PasswordChanged, UserID: userID})
}
