package users

import (
	"context"
	"database/sql"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/store/db"
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
	reason, err := domain.AuditReason(reason)
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
	if err := endAccess(ctx, tx, userID, ""); err != nil {
		return err
	}
	if err := s.cancelOpen(ctx, tx, userID); err != nil {
		return err
	}
	if err := s.billing.StopRenewal(ctx, tx, userID); err != nil {
		return err
	}
	email := domain.Email{Kind: domain.EmailSuspended, UserID: userID, Data: map[string]string{"reason": reason, "plan": before.Renews}}
	if err := s.mail.Queue(ctx, tx, email); err != nil {
		return err
	}
	return s.audit.Record(ctx, tx, domain.AuditEntry{
		ActorID: actorID, Action: domain.AuditSuspend, Subject: "user", SubjectID: domain.IDText(userID), Reason: reason,
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
		if err := s.tasks.CancelTask(ctx, tx, userID, id); err != nil {
			return err
		}
	}
	return nil
}

// Reactivate lets a suspended user in again and writes to them; they sign in anew. A plan whose renewal was stopped at the
// provider stays so until they resume it. It is for the administrator.
func (s *Store) Reactivate(ctx context.Context, actorID, userID int64, reason string) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error { return s.letIn(ctx, tx, actorID, userID, reason) })
}

func (s *Store) letIn(ctx context.Context, tx *sqlx.Tx, actorID, userID int64, reason string) error {
	if err := s.ReactivateTx(ctx, tx, actorID, userID, reason); err != nil {
		return err
	}
	return s.mail.Queue(ctx, tx, domain.Email{Kind: domain.EmailReactivated, UserID: userID})
}

// ReactivateTx is Reactivate within a transaction.
func (s *Store) ReactivateTx(ctx context.Context, tx *sqlx.Tx, actorID, userID int64, reason string) error {
	reason, err := domain.AuditReason(reason)
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
	return s.audit.Record(ctx, tx, domain.AuditEntry{
		ActorID: actorID, Action: domain.AuditReactivate, Subject: "user", SubjectID: domain.IDText(userID), Reason: reason,
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

// Suspension tells, by the link in the email and without using it, why somebody cannot sign in. A link that does not work,
// or not any more, is Gone.
func (s *Store) Suspension(ctx context.Context, token string) (domain.Suspension, error) {
	var row struct {
		ID       int64  `db:"id"`
		Username string `db:"username"`
		Reason   string `db:"inactive_reason"`
	}
	err := s.db.Get(ctx, &row, `
		SELECT u.id, u.username, u.inactive_reason FROM mail_tokens t JOIN users u ON u.id = t.user_id
		WHERE t.token_hash = ? AND t.purpose = 'appeal' AND t.used_at IS NULL AND t.expires_at > ? AND u.is_active = 0`, HashToken(token), s.db.Stamp())
	if domain.CodeOf(err) == domain.NotFound {
		return domain.Suspension{}, errLink
	}
	return domain.Suspension{UserID: row.ID, Username: row.Username, Reason: row.Reason}, err
}

// AppealSuspension keeps why a suspended user wants to be let in again, by the link in the email, which works once.
func (s *Store) AppealSuspension(ctx context.Context, token, text string) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		userID, err := s.useMailToken(ctx, tx, domain.TokenAppeal, token)
		if err != nil {
			return err
		}
		result, err := tx.ExecContext(ctx, `
			INSERT INTO account_appeals (user_id, text, created_at) SELECT id, ?, ? FROM users WHERE id = ? AND is_active = 0
			ON CONFLICT DO NOTHING`, text, s.db.Stamp(), userID)
		if err != nil {
			return err
		}
		if n, _ := result.RowsAffected(); n == 0 {
			return errLink
		}
		return nil
	})
}

// AccountAppeals returns the appeals of suspended users that wait for an answer, oldest first. It is for the administrator.
func (s *Store) AccountAppeals(ctx context.Context, limit int) ([]domain.AccountAppeal, error) {
	var rows []struct {
		ID        int64  `db:"id"`
		UserID    int64  `db:"user_id"`
		Username  string `db:"username"`
		Reason    string `db:"inactive_reason"`
		Text      string `db:"text"`
		CreatedAt int64  `db:"created_at"`
	}
	err := s.db.List(ctx, &rows, `
		SELECT a.id, a.user_id, u.username, u.inactive_reason, a.text, a.created_at
		FROM account_appeals a JOIN users u ON u.id = a.user_id
		WHERE a.answered_at IS NULL ORDER BY a.created_at, a.id LIMIT ?`, limit)
	appeals := make([]domain.AccountAppeal, len(rows))
	for i, r := range rows {
		appeals[i] = domain.AccountAppeal{
			ID: r.ID, Suspension: domain.Suspension{UserID: r.UserID, Username: r.Username, Reason: r.Reason}, Text: r.Text, At: db.FromMillis(r.CreatedAt),
		}
	}
	return appeals, err
}

// AnswerAccountAppeal lets a suspended user in again, or not, and writes to them. It is for the administrator. An appeal that
// was answered already is Gone.
func (s *Store) AnswerAccountAppeal(ctx context.Context, actorID, id int64, letIn bool, reason string) error {
	reason, err := domain.AuditReason(reason)
	if err != nil {
		return err
	}
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		var userID int64
		err := tx.GetContext(ctx, &userID, `
			UPDATE account_appeals SET answered_at = ? WHERE id = ? AND answered_at IS NULL RETURNING user_id`, s.db.Stamp(), id)
		if db.NotFound(db.MapError(err)) {
			return domain.Errorf(domain.Gone, "This appeal was already answered.")
		}
		if err != nil {
			return err
		}
		if letIn {
			return s.letIn(ctx, tx, actorID, userID, reason)
		}
		email := domain.Email{Kind: domain.EmailAppealDenied, UserID: userID, Data: map[string]string{"reason": reason}}
		if err := s.mail.Queue(ctx, tx, email); err != nil {
			return err
		}
		return s.audit.Record(ctx, tx, domain.AuditEntry{
			ActorID: actorID, Action: domain.AuditAppealDenied, Subject: "user", SubjectID: domain.IDText(userID), Reason: reason,
			Before: map[string]string{"appeal": "open"}, After: map[string]string{"appeal": "denied"},
		})
	})
}
