package users

import (
	"context"
	"database/sql"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/internal/domain/auditlog"
	"pellucid/internal/domain/mailing"
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
		err = domain.Errorf(domain.Gone, "This account was deleted.")
	}
	return state, err
}

// Suspend keeps a user out: their sessions and tokens end at once, and so do generations that have not ended, with what was
// reserved for them released. A plan that they pay for is not renewed. They are written to, with a link to appeal. It is for
// the administrator, who cannot be suspended.
func (s *Store) Suspend(ctx context.Context, actorID, userID int64, reason string) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error { return s.SuspendTx(ctx, tx, actorID, userID, reason) })
}

// SuspendTx is Suspend within a transaction.
func (s *Store) SuspendTx(ctx context.Context, tx *sqlx.Tx, actorID, userID int64, reason string) error {
	reason, err := auditlog.Reason(reason)
	if err != nil {
		return err
	}
	if userID == domain.AdminID {
		return domain.Errorf(domain.Conflict, "The administrator can't be suspended.")
	}
	before, err := accountOf(ctx, tx, userID)
	if err != nil {
		return err
	}
	if !before.Active {
		return domain.Errorf(domain.Conflict, "This user is already suspended.")
	}
	if _, err := tx.ExecContext(ctx, `UPDATE users SET is_active = 0, inactive_reason = ? WHERE id = ?`, reason, userID); err != nil {
		return err
	}
	if err := leaveFront(ctx, tx, userID); err != nil {
		return err
	}
	if err := endAccess(ctx, tx, userID, ""); err != nil {
		return err
	}
	if err := s.cancelOpen(ctx, tx, userID); err != nil {
		return err
	}
	if err := s.billing.StopRenewal(ctx, tx, userID); err != nil {
		return err
	}
	email := mailing.Email{Kind: mailing.Suspended, UserID: userID, Data: map[string]string{"reason": reason, "plan": before.Renews}}
	if err := s.mail.Queue(ctx, tx, email); err != nil {
		return err
	}
	return s.audit.Record(ctx, tx, auditlog.Entry{
		ActorID: actorID, Action: auditlog.Suspend, Subject: "user", SubjectID: domain.IDText(userID), Reason: reason,
		Before: before, After: accountState{Reason: reason},
	})
}

// leaveFront takes what the administrator featured of a user's from the front of the site, where it would go on speaking for them, and
// ends the kept copies of their own page. What it was is remembered, to be featured again by hand. Earned trust ends by a trigger.
func leaveFront(ctx context.Context, tx *sqlx.Tx, userID int64) error {
	for _, statement := range []string{
		`UPDATE front_page SET hero_row = NULL WHERE hero_row IN (SELECT rowid FROM images WHERE user_id = ?)`,
		`UPDATE images SET withdrawn_at = featured_at, featured_at = NULL WHERE user_id = ? AND featured_at IS NOT NULL`,
		`UPDATE deletions SET total = total + 1 WHERE EXISTS (SELECT 1 FROM users WHERE id = ?)`,
	} {
		if _, err := tx.ExecContext(ctx, statement, userID); err != nil {
			return err
		}
	}
	return nil
}

// cancelOpen ends all generations of a user that have not ended.
func (s *Store) cancelOpen(ctx context.Context, tx *sqlx.Tx, userID int64) error {
	var ids []string
	err := tx.SelectContext(ctx, &ids, `SELECT id FROM generation_tasks WHERE user_id = ? AND status IN ('queued', 'processing')`, userID)
	if err != nil {
		return err
	}
	for _, id := range ids {
		if err := s.tasks.CancelTask(ctx, tx, userID, id); err != nil {
			return err
		}
	}
	return nil
}
