package users

import (
	"context"
	"fmt"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/internal/domain/people"
	"pellucid/store/db"
)

// SignInWith returns the user whom a provider's person is: the one who is connected, or else the one with an address that
// the provider runs itself, or else a new one. An address that is somebody's already, and that the provider cannot vouch
// for, is a Conflict.
func (s *Store) SignInWith(ctx context.Context, person people.Person) (user *domain.User, created bool, err error) {
	err = s.db.Write(ctx, func(tx *sqlx.Tx) error {
		user, err = connected(ctx, tx, person)
		if !db.NotFound(err) {
			return err
		}
		if person.Email == "" {
			return domain.FieldErrorf("email", "%s didn't share a confirmed email. Please enter yours.", person.Provider.Title())
		}
		if user, err = s.adopt(ctx, tx, person); !db.NotFound(err) {
			return err
		}
		created = true
		user, err = s.registerPerson(ctx, tx, person)
		return err
	})
	return user, created, err
}

// adopt connects a person to the account with their address. Whoever made that account without ever reading mail there may
// be a stranger who was waiting for its owner: their password and sessions end.
func (s *Store) adopt(ctx context.Context, tx *sqlx.Tx, person people.Person) (*domain.User, error) {
	var row userRow
	err := tx.GetContext(ctx, &row, `SELECT `+userColumns+` FROM users WHERE email_folded = ?`, domain.FoldName(person.Email))
	if err != nil {
		return nil, db.MapError(err)
	}
	if !person.EmailVerified || !person.EmailOwned {
		return nil, errSignInFirst(person.Provider)
	}
	if !row.Verified {
		err := tx.GetContext(ctx, &row, `
			UPDATE users SET password_hash = '', email_verified_at = ? WHERE id = ?
			RETURNING `+userColumns, s.db.Stamp(), row.ID)
		if err != nil {
			return nil, err
		}
		if err := endAccess(ctx, tx, row.ID, ""); err != nil {
			return nil, err
		}
	}
	return row.user(), s.connect(ctx, tx, row.ID, person)
}

func errSignInFirst(provider people.Provider) error {
	return &domain.Error{Code: domain.Conflict, Field: "email", Message: fmt.Sprintf(
		"That email is already in use. Sign in to that account first, then connect %s under Settings › Security.", provider.Title())}
}

func (s *Store) registerPerson(ctx context.Context, tx *sqlx.Tx, person people.Person) (*domain.User, error) {
	name, err := freeUsername(ctx, tx, person.Username())
	if err != nil {
		return nil, err
	}
	row, err := s.insertUser(ctx, tx, people.Registration{Email: person.Email, Username: name}, "")
	if err != nil {
		return nil, err
	}
	if person.EmailVerified {
		row.Verified = true
		if _, err := tx.ExecContext(ctx, `UPDATE users SET email_verified_at = ? WHERE id = ?`, s.db.Stamp(), row.ID); err != nil {
			return nil, err
		}
	}
	return row.user(), s.connect(ctx, tx, row.ID, person)
}

// freeUsername returns name, or name with the lowest number behind it that is nobody's and looks like nobody's; after some tries, with a random one.
func freeUsername(ctx context.Context, tx *sqlx.Tx, name string) (string, error) {
	for n := 1; ; n++ {
		candidate := name
		switch {
		case n > 20:
			candidate = name + "-" + domain.NewID()[:6]
		case n > 1:
			candidate = fmt.Sprintf("%s-%d", name, n)
		}
		same, alike, err := nameTaken(ctx, tx, candidate)
		if err != nil || !same && !alike {
			return candidate, err
		}
	}
}
