package store

import (
	"context"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
)

// QueueEmailFor queues an email that the administrator has sent to somebody again. Who would not get it is told why: an
// account that is suspended or gone, an address that is confirmed.
func (s *Store) QueueEmailFor(ctx context.Context, actorID int64, l domain.Email, reason string) error {
	reason, err := domain.AuditReason(reason)
	if err != nil {
		return err
	}
	return s.write(ctx, func(tx *sqlx.Tx) error {
		if err := wantsEmail(ctx, tx, l); err != nil {
			return err
		}
		_, err := tx.ExecContext(ctx, `INSERT INTO mail_queue (kind, user_id, run_after, created_at) VALUES (?, ?, ?, ?)`, l.Kind, l.UserID, s.stamp(), s.stamp())
		if err != nil {
			return err
		}
		return s.audit(ctx, tx, domain.AuditEntry{
			ActorID: actorID, Action: "user.mail", Subject: "user", SubjectID: domain.IDText(l.UserID), Reason: reason,
			After: map[string]string{"email": string(l.Kind)},
		})
	})
}

func wantsEmail(ctx context.Context, tx *sqlx.Tx, l domain.Email) error {
	state, err := accountOf(ctx, tx, l.UserID)
	if err != nil {
		return err
	}
	if !state.Active {
		return domain.Errorf(domain.Conflict, "This user is suspended. Reactivate them first.")
	}
	if l.Kind != domain.EmailVerify {
		return nil
	}
	var verified bool
	if err := tx.GetContext(ctx, &verified, `SELECT email_verified_at IS NOT NULL FROM users WHERE id = ?`, l.UserID); err != nil {
		return err
	}
	if verified {
		return domain.Errorf(domain.Conflict, "This e-mail address is confirmed already.")
	}
	return nil
}
