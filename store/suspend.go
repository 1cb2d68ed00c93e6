package store

import (
	"context"
	"database/sql"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
)

// accountState is what of a user's account decides whether they may sign in.
type accountState struct {
	Active   bool          `db:"is_active" json:"is_active"`
	Reason   string        `db:"inactive_reason" json:"inactive_reason"`
	Departed sql.NullInt64 `db:"departed_at" json:"-"`
}

func accountOf(ctx context.Context, tx *sqlx.Tx, userID int64) (state accountState, err error) {
	err = tx.GetContext(ctx, &state, `SELECT is_active, inactive_reason, departed_at FROM users WHERE id = ?`, userID)
	if err == nil && state.Departed.Valid {
		err = domain.Errorf(domain.Gone, "The person behind this account has left.")
	}
	return state, err
}

// Suspend keeps a user out: their sessions and tokens end at once, and so do generations that have not ended, with what was
// reserved for them released. It is for the administrator, who cannot be suspended.
func (s *Store) Suspend(ctx context.Context, actorID, userID int64, reason string) error {
	return s.write(ctx, func(tx *sqlx.Tx) error { return s.suspend(ctx, tx, actorID, userID, reason) })
}

func (s *Store) suspend(ctx context.Context, tx *sqlx.Tx, actorID, userID int64, reason string) error {
	reason, err := domain.AuditReason(reason)
	if err != nil {
		return err
	}
	if userID == domain.AdminID {
		return domain.Errorf(domain.Conflict, "The administrator cannot be suspended.")
	}
	before, err := accountOf(ctx, tx, userID)
	if err != nil {
		return err
	}
	if !before.Active {
		return domain.Errorf(domain.Conflict, "This user is suspended already.")
	}
	if _, err := tx.ExecContext(ctx, `UPDATE users SET is_active = 0, inactive_reason = ? WHERE id = ?`, reason, userID); err != nil {
		return err
	}
	if err := endAccess(ctx, tx, userID, ""); err != nil {
		return err
	}
	if err := s.cancelOpen(ctx, tx, userID); err != nil {
		return err
	}
	return s.audit(ctx, tx, domain.AuditEntry{
		ActorID: actorID, Action: "user.suspend", Subject: "user", SubjectID: domain.IDText(userID), Reason: reason,
		Before: before, After: accountState{Reason: reason},
	})
}

// cancelOpen ends all generations of a user that have not ended.
func (s *Store) cancelOpen(ctx context.Context, tx *sqlx.Tx, userID int64) error {
	var ids []string
	err := tx.SelectContext(ctx, &ids, `SELECT id FROM generation_tasks WHERE user_id = ? AND status IN ('queued', 'processing')`, userID)
	if err != nil {
		return err
	}
	for _, id := range ids {
		if err := s.cancelTask(ctx, tx, userID, id); err != nil {
			return err
		}
	}
	return nil
}

// Reactivate lets a suspended user in again; they sign in anew. It is for the administrator.
func (s *Store) Reactivate(ctx context.Context, actorID, userID int64, reason string) error {
	return s.write(ctx, func(tx *sqlx.Tx) error { return s.reactivate(ctx, tx, actorID, userID, reason) })
}

func (s *Store) reactivate(ctx context.Context, tx *sqlx.Tx, actorID, userID int64, reason string) error {
	reason, err := domain.AuditReason(reason)
	if err != nil {
		return err
	}
	before, err := accountOf(ctx, tx, userID)
	if err != nil {
		return err
	}
	if before.Active {
		return domain.Errorf(domain.Conflict, "This user is active already.")
	}
	if _, err := tx.ExecContext(ctx, `UPDATE users SET is_active = 1, inactive_reason = '' WHERE id = ?`, userID); err != nil {
		return err
	}
	return s.audit(ctx, tx, domain.AuditEntry{
		ActorID: actorID, Action: "user.reactivate", Subject: "user", SubjectID: domain.IDText(userID), Reason: reason,
		Before: before, After: accountState{Active: true},
	})
}
