package users

import (
	"context"
	"time"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/internal/domain/people"
	"pellucid/store/db"
)

// connected returns the user who is connected to a provider's person.
func connected(ctx context.Context, tx *sqlx.Tx, person people.Person) (*domain.User, error) {
	var row userRow
	err := tx.GetContext(ctx, &row, `
		SELECT `+userColumns+` FROM users
		WHERE id = (SELECT user_id FROM identities WHERE provider = ? AND subject = ?)`, person.Provider, person.Subject)
	if err != nil {
		return nil, db.MapError(err)
	}
	return row.user(), nil
}

func (s *Store) connect(ctx context.Context, tx *sqlx.Tx, userID int64, person people.Person) error {
	_, err := tx.ExecContext(ctx, `
		INSERT INTO identities (provider, subject, user_id, email) VALUES (?, ?, ?, ?)`,
		person.Provider, person.Subject, userID, person.Email)
	return err
}

// ConnectPerson connects a signed-in user to a provider's person. One that is somebody else's, or a second one of the same
// provider, is a Conflict.
func (s *Store) ConnectPerson(ctx context.Context, userID int64, person people.Person) error {
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
func (s *Store) DisconnectPerson(ctx context.Context, userID int64, provider people.Provider) error {
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
func (s *Store) ConnectedAccounts(ctx context.Context, userID int64) ([]people.ConnectedAccount, error) {
	var accounts []people.ConnectedAccount
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
