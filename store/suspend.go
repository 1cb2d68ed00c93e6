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
	Renews   string        `db:"renews" json:"renews,omitempty"` // the plan that is paid for again when its time is over
	Departed sql.NullInt64 `db:"erased_at" json:"-"`
}

func accountOf(ctx context.Context, tx *sqlx.Tx, userID int64) (state accountState, err error) {
	err = tx.GetContext(ctx, &state, `
		SELECT u.is_active, u.inactive_reason, u.erased_at, coalesce(t.name, '') AS renews
		FROM users u
		LEFT JOIN subscriptions s ON s.user_id = u.id AND s.is_active = 1 AND s.auto_renew = 1 AND s.provider_subscription_id IS NOT NULL
		LEFT JOIN tiers t ON t.id = s.tier_id
		WHERE u.id = ?`, userID)
	if err == nil && state.Departed.Valid {
		err = domain.Errorf(domain.Gone, "The person behind this account has left.")
	}
	return state, err
}

// Suspend keeps a user out: their sessions and tokens end at once, and so do generations that have not ended, with what was
// reserved for them released. A plan that they pay for is not renewed. They are written to, with a link to appeal. It is for
// the administrator, who cannot be suspended.
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
	if err := s.stopRenewal(ctx, tx, userID); err != nil {
		return err
	}
	email := domain.Email{Kind: domain.EmailSuspended, UserID: userID, Data: map[string]string{"reason": reason, "plan": before.Renews}}
	if err := s.queueEmail(ctx, tx, email); err != nil {
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

// Reactivate lets a suspended user in again and writes to them; they sign in anew. A plan whose renewal was stopped at the
// provider stays so until they resume it. It is for the administrator.
func (s *Store) Reactivate(ctx context.Context, actorID, userID int64, reason string) error {
	return s.write(ctx, func(tx *sqlx.Tx) error { return s.letIn(ctx, tx, actorID, userID, reason) })
}

func (s *Store) letIn(ctx context.Context, tx *sqlx.Tx, actorID, userID int64, reason string) error {
	if err := s.reactivate(ctx, tx, actorID, userID, reason); err != nil {
		return err
	}
	return s.queueEmail(ctx, tx, domain.Email{Kind: domain.EmailReactivated, UserID: userID})
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
	if err := s.welcome(ctx, tx, userID); err != nil {
		return err
	}
	return s.audit(ctx, tx, domain.AuditEntry{
		ActorID: actorID, Action: "user.reactivate", Subject: "user", SubjectID: domain.IDText(userID), Reason: reason,
		Before: before, After: accountState{Active: true, Renews: before.Renews},
	})
}

// welcome ends what a suspension began: an appeal needs no answer any more, its links lead nowhere, and the provider is not
// asked to stop a renewal if it was not yet.
func (s *Store) welcome(ctx context.Context, tx *sqlx.Tx, userID int64) error {
	if _, err := tx.ExecContext(ctx, `UPDATE account_appeals SET answered_at = ? WHERE user_id = ? AND answered_at IS NULL`, s.stamp(), userID); err != nil {
		return err
	}
	for _, statement := range []string{
		`UPDATE users SET is_active = 1, inactive_reason = '' WHERE id = ?`,
		`DELETE FROM mail_tokens WHERE user_id = ? AND purpose = 'appeal'`,
		`DELETE FROM provider_tasks WHERE user_id = ? AND act = 'stop' AND done_at IS NULL`,
	} {
		if _, err := tx.ExecContext(ctx, statement, userID); err != nil {
			return err
		}
	}
	return nil
}
