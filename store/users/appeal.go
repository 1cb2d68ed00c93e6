package users

import (
	"context"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/internal/domain/auditlog"
	"pellucid/internal/domain/mailing"
	"pellucid/internal/domain/moderation"
	"pellucid/store/db"
)

// Suspension tells, by the link in the email and without using it, why somebody cannot sign in. A link that does not work,
// or not any more, is Gone.
func (s *Store) Suspension(ctx context.Context, token string) (moderation.Suspension, error) {
	var row struct {
		ID       int64  `db:"id"`
		Username string `db:"username"`
		Reason   string `db:"inactive_reason"`
	}
	err := s.db.Get(ctx, &row, `
		SELECT u.id, u.username, u.inactive_reason FROM mail_tokens t JOIN users u ON u.id = t.user_id
		WHERE t.token_hash = ? AND t.purpose = 'appeal' AND t.used_at IS NULL AND t.expires_at > ? AND u.is_active = 0`, HashToken(token), s.db.Stamp())
	if domain.CodeOf(err) == domain.NotFound {
		return moderation.Suspension{}, errLink
	}
	return moderation.Suspension{UserID: row.ID, Username: row.Username, Reason: row.Reason}, err
}

// AppealSuspension keeps why a suspended user wants to be let in again, by the link in the email, which works once.
func (s *Store) AppealSuspension(ctx context.Context, token, text string) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		userID, err := s.useMailToken(ctx, tx, mailing.TokenAppeal, token)
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
func (s *Store) AccountAppeals(ctx context.Context, limit int) ([]moderation.AccountAppeal, error) {
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
	appeals := make([]moderation.AccountAppeal, len(rows))
	for i, r := range rows {
		appeals[i] = moderation.AccountAppeal{
			ID: r.ID, Suspension: moderation.Suspension{UserID: r.UserID, Username: r.Username, Reason: r.Reason}, Text: r.Text, At: db.FromMillis(r.CreatedAt),
		}
	}
	return appeals, err
}

// AnswerAccountAppeal lets a suspended user in again, or not, and writes to them. It is for the administrator. An appeal that
// was answered already is Gone.
func (s *Store) AnswerAccountAppeal(ctx context.Context, actorID, id int64, letIn bool, reason string) error {
	reason, err := auditlog.Reason(reason)
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
		email := mailing.Email{Kind: mailing.AppealDenied, UserID: userID, Data: map[string]string{"reason": reason}}
		if err := s.mail.Queue(ctx, tx, email); err != nil {
			return err
		}
		return s.audit.Record(ctx, tx, auditlog.Entry{
			ActorID: actorID, Action: auditlog.AppealDenied, Subject: "user", SubjectID: domain.IDText(userID), Reason: reason,
			Before: map[string]string{"appeal": "open"}, After: map[string]string{"appeal": "denied"},
		})
	})
}
