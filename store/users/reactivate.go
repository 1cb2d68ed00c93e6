package users

import (
	"context"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/internal/domain/auditlog"
	"pellucid/internal/domain/mailing"
)

// Reactivate lets a suspended user in again and writes to them; they sign in anew. A plan whose renewal was stopped at the
// provider stays so until they resume it. It is for the administrator.
func (s *Store) Reactivate(ctx context.Context, actorID, userID int64, reason string) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error { return s.letIn(ctx, tx, actorID, userID, reason) })
}

func (s *Store) letIn(ctx context.Context, tx *sqlx.Tx, actorID, userID int64, reason string) error {
	if err := s.ReactivateTx(ctx, tx, actorID, userID, reason); err != nil {
		return err
	}
	return s.mail.Queue(ctx, tx, mailing.Email{Kind: mailing.Reactivated, UserID: userID})
}

// ReactivateTx is Reactivate within a transaction.
func (s *Store) ReactivateTx(ctx context.Context, tx *sqlx.Tx, actorID, userID int64, reason string) error {
	reason, err := auditlog.Reason(reason)
	if err != nil {
		return err
	}
	before, err := accountOf(ctx, tx, userID)
	if err != nil {
		return err
	}
	if before.Active {
		return domain.Errorf(domain.Conflict, "This user is already active.")
	}
	if err := s.welcome(ctx, tx, userID); err != nil {
		return err
	}
	return s.audit.Record(ctx, tx, auditlog.Entry{
		ActorID: actorID, Action: auditlog.Reactivate, Subject: "user", SubjectID: domain.IDText(userID), Reason: reason,
		Before: before, After: accountState{Active: true, Renews: before.Renews},
	})
}

// welcome ends what a suspension began: an appeal needs no answer any more, its links lead nowhere, and the provider is not
// asked to stop a renewal if it was not yet.
func (s *Store) welcome(ctx context.Context, tx *sqlx.Tx, userID int64) error {
	if _, err := tx.ExecContext(ctx, `UPDATE account_appeals SET answered_at = ? WHERE user_id = ? AND answered_at IS NULL`, s.db.Stamp(), userID); err != nil {
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
