package mail

import (
	"context"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/internal/domain/auditlog"
	"pellucid/internal/domain/mailing"
	"pellucid/store/db"
)

// TryMailAgain forgets that mail to a user came back, and queues one to see whether it does again.
func (s *Store) TryMailAgain(ctx context.Context, userID int64) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		result, err := tx.ExecContext(ctx, `
			UPDATE users SET mail_returned_at = NULL, mail_returned = '' WHERE id = ? AND mail_returned_at IS NOT NULL`, userID)
		if err != nil {
			return err
		}
		if n, _ := result.RowsAffected(); n == 0 {
			return domain.Errorf(domain.Conflict, "Mail to this address isn't coming back any more.")
		}
		return s.Queue(ctx, tx, mailing.Email{Kind: mailing.Works, UserID: userID})
	})
}

type queuedMailRow struct {
	ID        int64  `db:"id"`
	Kind      string `db:"kind"`
	UserID    int64  `db:"user_id"`
	Username  string `db:"username"`
	Outcome   string `db:"outcome"`
	LastError string `db:"last_error"`
	Attempts  int    `db:"attempts"`
	CreatedAt int64  `db:"created_at"`
	RunAfter  int64  `db:"run_after"`
	DoneAt    int64  `db:"done_at"`
}

// mailStates are the conditions of the lists on the administrator's page.
var mailStates = map[mailing.State]string{
	mailing.Waiting: `m.done_at IS NULL`,
	mailing.Failed:  `m.outcome IN ('given up', 'returned')`,
	mailing.Done:    `m.outcome IN ('sent', 'dropped')`,
}

// QueuedMail returns a page of the mail queue, newest first. It has no text and no link: those are made when a mail leaves.
func (s *Store) QueuedMail(ctx context.Context, state mailing.State, skip, limit int) (page domain.Page[mailing.Queued], err error) {
	where := mailStates[state]
	if err := s.db.Get(ctx, &page.Total, `SELECT count(*) FROM mail_queue m WHERE `+where); err != nil {
		return page, err
	}
	var rows []queuedMailRow
	err = s.db.List(ctx, &rows, `
		SELECT m.id, m.kind, coalesce(m.user_id, 0) AS user_id, coalesce(u.username, '') AS username, m.outcome, m.last_error, m.attempts,
		       m.created_at, m.run_after, coalesce(m.done_at, 0) AS done_at
		FROM mail_queue m LEFT JOIN users u ON u.id = m.user_id
		WHERE `+where+` ORDER BY m.id DESC LIMIT ? OFFSET ?`, limit, skip)
	page.Data = make([]mailing.Queued, len(rows))
	for i, r := range rows {
		page.Data[i] = mailing.Queued{
			ID: r.ID, Kind: mailing.Kind(r.Kind), UserID: r.UserID, Username: r.Username, Outcome: r.Outcome, Error: r.LastError,
			Attempts: r.Attempts, CreatedAt: db.FromMillis(r.CreatedAt), NextTry: db.FromMillis(r.RunAfter),
		}
		if r.DoneAt != 0 {
			page.Data[i].DoneAt = db.FromMillis(r.DoneAt)
		}
	}
	return page, err
}

// MailCounts returns how many emails wait, failed and are done, and how many users' addresses are refused.
func (s *Store) MailCounts(ctx context.Context) (c mailing.Counts, err error) {
	return c, s.db.Get(ctx, &c, `
		SELECT (SELECT count(*) FROM mail_queue m WHERE `+mailStates[mailing.Waiting]+`) AS waiting,
		       (SELECT count(*) FROM mail_queue m WHERE `+mailStates[mailing.Failed]+`) AS failed,
		       (SELECT count(*) FROM mail_queue m WHERE `+mailStates[mailing.Done]+`) AS done,
		       (SELECT count(*) FROM users WHERE mail_returned_at IS NOT NULL) AS returned`)
}

// ReturnedAddresses returns up to n users whose address is refused, the latest first.
func (s *Store) ReturnedAddresses(ctx context.Context, n int) (all []mailing.ReturnedAddress, err error) {
	var rows []struct {
		UserID   int64  `db:"id"`
		Username string `db:"username"`
		Email    string `db:"email"`
		Since    int64  `db:"mail_returned_at"`
		Why      string `db:"mail_returned"`
	}
	err = s.db.List(ctx, &rows, `
		SELECT id, username, email, mail_returned_at, mail_returned FROM users
		WHERE mail_returned_at IS NOT NULL ORDER BY mail_returned_at DESC LIMIT ?`, n)
	for _, r := range rows {
		all = append(all, mailing.ReturnedAddress{UserID: r.UserID, Username: r.Username, Email: r.Email, Since: db.FromMillis(r.Since), Why: r.Why})
	}
	return all, err
}

// RetryMail has an email sent now that waits or was given up, for the administrator.
func (s *Store) RetryMail(ctx context.Context, actorID, id int64) error {
	return s.changeMail(ctx, actorID, id, auditlog.MailRetry, `
		UPDATE mail_queue SET run_after = ?, done_at = NULL, outcome = '', attempts = 0
		WHERE id = ? AND (done_at IS NULL OR outcome = 'given up') AND (user_id IS NOT NULL OR name <> '')
		RETURNING kind, coalesce(user_id, 0) AS user_id`)
}

// DropMail takes an email that waits out of the queue, for the administrator.
func (s *Store) DropMail(ctx context.Context, actorID, id int64) error {
	return s.changeMail(ctx, actorID, id, auditlog.MailDrop, `
		UPDATE mail_queue SET done_at = ?, outcome = 'dropped', name = '', data = '{}' WHERE id = ? AND done_at IS NULL
		RETURNING kind, coalesce(user_id, 0) AS user_id`)
}

func (s *Store) changeMail(ctx context.Context, actorID, id int64, action, statement string) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		var row struct {
			Kind   string `db:"kind"`
			UserID int64  `db:"user_id"`
		}
		err := db.MapError(tx.GetContext(ctx, &row, statement, s.db.Stamp(), id))
		if db.NotFound(err) {
			return domain.Errorf(domain.Conflict, "This email was sent or dropped in the meantime.")
		}
		if err != nil {
			return err
		}
		after := map[string]string{"kind": row.Kind}
		if row.UserID != 0 {
			after["user"] = domain.IDText(row.UserID)
		}
		return s.audit.Record(ctx, tx, auditlog.Entry{
			ActorID: actorID, Action: action, Subject: "mail", SubjectID: domain.IDText(id), Reason: "On the mail page", After: after,
		})
	})
}
