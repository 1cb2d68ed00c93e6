package users

import (
	"context"
	"time"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/internal/domain/mailing"
	"pellucid/store/db"
)

// ScheduleDeletion has a user's account deleted at a time to come, and ends all their sessions and tokens.
func (s *Store) ScheduleDeletion(ctx context.Context, userID int64, at time.Time) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		result, err := tx.ExecContext(ctx, `
			UPDATE users SET delete_after = ? WHERE id = ? AND id <> ? AND delete_after IS NULL`, db.Millis(at), userID, domain.AdminID)
		if err != nil {
			return err
		}
		if n, _ := result.RowsAffected(); n == 0 {
			return domain.Errorf(domain.Conflict, "This account can't be deleted, or it is already being deleted.")
		}
		return endAccess(ctx, tx, userID, "")
	})
}

// CancelDeletion keeps a user's account after all. When its time has come, it is too late and a Gone error.
func (s *Store) CancelDeletion(ctx context.Context, userID int64) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error { return s.cancelDeletion(ctx, tx, userID) })
}

// CancelDeletionByLink is CancelDeletion by the link in the letter.
func (s *Store) CancelDeletionByLink(ctx context.Context, token string) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		userID, err := s.useMailToken(ctx, tx, mailing.TokenUndo, token)
		if err != nil {
			return err
		}
		return s.cancelDeletion(ctx, tx, userID)
	})
}

func (s *Store) cancelDeletion(ctx context.Context, tx *sqlx.Tx, userID int64) error {
	result, err := tx.ExecContext(ctx, `UPDATE users SET delete_after = NULL WHERE id = ? AND delete_after > ?`, userID, s.db.Stamp())
	if err != nil {
		return err
	}
	if n, _ := result.RowsAffected(); n == 0 {
		return domain.Errorf(domain.Gone, "This account isn't scheduled for deletion, or it's too late to keep it.")
	}
	// Whether a plan renews is theirs to say again.
	_, err = tx.ExecContext(ctx, `DELETE FROM provider_tasks WHERE user_id = ? AND act = 'stop' AND done_at IS NULL
		AND EXISTS (SELECT 1 FROM users u WHERE u.id = user_id AND u.is_active = 1)`, userID)
	if err != nil {
		return err
	}
	_, err = tx.ExecContext(ctx, `DELETE FROM mail_tokens WHERE user_id = ? AND purpose = 'undo'`, userID)
	return err
}
