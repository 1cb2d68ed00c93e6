package users

import (
	"context"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain/mailing"
	"pellucid/store/db"
)

// ResetPassword gives the user of a link a new password, and ends all their sessions and tokens. Who reads mail at the
// address has verified it.
func (s *Store) ResetPassword(ctx context.Context, token, passwordHash string) (userID int64, err error) {
	err = s.db.Write(ctx, func(tx *sqlx.Tx) error {
		if userID, err = s.useMailToken(ctx, tx, mailing.TokenReset, token); err != nil {
			return err
		}
		_, err = tx.ExecContext(ctx, `
			UPDATE users
			SET password_hash = ?, email_verified_at = coalesce(email_verified_at, ?), mail_returned_at = NULL, mail_returned = ''
			WHERE id = ?`,
			passwordHash, s.db.Stamp(), userID)
		if err != nil {
			return err
		}
		return endAccess(ctx, tx, userID, "")
	})
	return userID, err
}

// ChangePassword gives a user a new password, and ends all their tokens, their links for a new one, and their sessions but
// the one whose cookie is keep.
func (s *Store) ChangePassword(ctx context.Context, userID int64, passwordHash, keep string) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		result, err := tx.ExecContext(ctx, `UPDATE users SET password_hash = ? WHERE id = ?`, passwordHash, userID)
		if err != nil {
			return err
		}
		if n, _ := result.RowsAffected(); n == 0 {
			return db.ErrNotFound
		}
		return endAccess(ctx, tx, userID, keep)
	})
}

// endAccess ends what a user is signed in with: sessions (but the one whose cookie is keep), bearer tokens, and links for a
// new password.
func endAccess(ctx context.Context, tx *sqlx.Tx, userID int64, keep string) error {
	if _, err := tx.ExecContext(ctx, `DELETE FROM sessions WHERE user_id = ? AND token_hash <> ?`, userID, HashToken(keep)); err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, `DELETE FROM api_tokens WHERE user_id = ?`, userID); err != nil {
		return err
	}
	_, err := tx.ExecContext(ctx, `DELETE FROM mail_tokens WHERE user_id = ? AND purpose = 'reset'`, userID)
	return err
}
