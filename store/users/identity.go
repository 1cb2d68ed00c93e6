package users

import (
	"context"
	"fmt"
	"time"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/store/db"
)

// SignInWith returns the user whom a provider's person is: the one who is connected, or else the one with an address that
// the provider runs itself, or else a new one. An address that is somebody's already, and that the provider cannot vouch
// for, is a Conflict.
func (s *Store) SignInWith(ctx context.Context, person domain.Person) (user *domain.User, created bool, err error) {
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

// connected returns the user who is connected to a provider's person.
func connected(ctx context.Context, tx *sqlx.Tx, person domain.Person) (*domain.User, error) {
	var row userRow
	err := tx.GetContext(ctx, &row, `
		SELECT `+userColumns+` FROM users
		WHERE id = (SELECT user_id FROM identities WHERE provider = ? AND subject = ?)`, person.Provider, person.Subject)
	if err != nil {
		return nil, db.MapError(err)
	}
	return row.user(), nil
}

// adopt connects a person to the account with their address. Whoever made that account without ever reading mail there may
// be a stranger who was waiting for its owner: their password and sessions end.
func (s *Store) adopt(ctx context.Context, tx *sqlx.Tx, person domain.Person) (*domain.User, error) {
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

func errSignInFirst(provider domain.SocialProvider) error {
	return &domain.Error{Code: domain.Conflict, Field: "email", Message: fmt.Sprintf(
		"That email is already in use. Sign in to that account first, then connect %s under Settings › Security.", provider.Title())}
}

func (s *Store) connect(ctx context.Context, tx *sqlx.Tx, userID int64, person domain.Person) error {
	_, err := tx.ExecContext(ctx, `
		INSERT INTO identities (provider, subject, user_id, email) VALUES (?, ?, ?, ?)`,
		person.Provider, person.Subject, userID, person.Email)
	return err
}

func (s *Store) registerPerson(ctx context.Context, tx *sqlx.Tx, person domain.Person) (*domain.User, error) {
	name, err := freeUsername(ctx, tx, person.Username())
	if err != nil {
		return nil, err
	}
	row, err := s.insertUser(ctx, tx, domain.Registration{Email: person.Email, Username: name}, "")
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

// ConnectPerson connects a signed-in user to a provider's person. One that is somebody else's, or a second one of the same
// provider, is a Conflict.
func (s *Store) ConnectPerson(ctx context.Context, userID int64, person domain.Person) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		var there []struct {
			UserID  int64  `db:"user_id"`
			Subject string `db:"subject"`
		}
		err := tx.SelectContext(ctx, &there, `
			SELECT user_id, subject FROM identities WHERE provider = ? AND (subject = ? OR user_id = ?)`,
			person.Provider, person.Subject, userID)
		if err != nil {
			return err
		}
		for _, row := range there {
			switch {
			case row.UserID != userID:
				return domain.Errorf(domain.Conflict, "That %s account is already connected to another account here.", person.Provider.Title())
			case row.Subject != person.Subject:
				return domain.Errorf(domain.Conflict, "A different %s account is already connected. Disconnect it first.", person.Provider.Title())
			default:
				return nil
			}
		}
		return s.connect(ctx, tx, userID, person)
	})
}

// DisconnectPerson takes a provider from a user, unless it is the only way in that they have.
func (s *Store) DisconnectPerson(ctx context.Context, userID int64, provider domain.SocialProvider) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		result, err := tx.ExecContext(ctx, `
			DELETE FROM identities
			WHERE user_id = ? AND provider = ?
			  AND (EXISTS (SELECT 1 FROM users WHERE id = ? AND password_hash <> '')
			       OR EXISTS (SELECT 1 FROM identities WHERE user_id = ? AND provider <> ?))`,
			userID, provider, userID, userID, provider)
		if err != nil {
			return err
		}
		if n, _ := result.RowsAffected(); n == 0 {
			return domain.Errorf(domain.Conflict, "This is the only way to sign in to your account. Set a password first.")
		}
		return nil
	})
}

// ConnectedAccounts returns the providers that a user can sign in with.
func (s *Store) ConnectedAccounts(ctx context.Context, userID int64) ([]domain.ConnectedAccount, error) {
	var accounts []domain.ConnectedAccount
	err := s.db.List(ctx, &accounts, `SELECT provider, email FROM identities WHERE user_id = ? ORDER BY provider`, userID)
	return accounts, err
}

// Spend notes that a secret was used. The second time, it is false. The note is kept for life.
func (s *Store) Spend(ctx context.Context, secret string, life time.Duration) (first bool, err error) {
	err = s.db.Write(ctx, func(tx *sqlx.Tx) error {
		result, err := tx.ExecContext(ctx, `
			INSERT INTO spent_secrets (hash, expires_at) VALUES (?, ?) ON CONFLICT (hash) DO NOTHING`,
			HashToken(secret), db.Millis(s.db.Now().Add(life)))
		if err != nil {
			return err
		}
		n, _ := result.RowsAffected()
		first = n == 1
		return nil
	})
	return first, err
}
