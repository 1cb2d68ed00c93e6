package store

import (
	"context"
	"database/sql"
	"time"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/store/db"
)

// Parts of what waits. Each reads a partial index that holds little more than what it counts.
const (
	stuckTasks = `(SELECT id, user_id, status, created_at FROM generation_tasks WHERE status = 'queued' AND created_at < ?1
	                UNION ALL SELECT id, user_id, status, created_at FROM generation_tasks WHERE status = 'processing' AND lease_until < ?2)`
	openFailed  = `processed_at IS NULL AND attempts > 0`
	pastDue     = `is_active = 1 AND status = 'past_due'`
	mailsFailed = `outcome IN ('given up', 'returned') AND done_at > ?3`

	failedMailDays = 7
)

// Waiting counts what waits for the administrator, in one query.
func (s *Store) Waiting(ctx context.Context) (w domain.Waiting, err error) {
	var row struct {
		Reports  int           `db:"reports"`
		Appeals  int           `db:"appeals"`
		Accounts int           `db:"accounts"`
		Payments int           `db:"payments"`
		Paid     sql.NullInt64 `db:"latest_payment"`
		Webhooks int           `db:"webhooks"`
		Received sql.NullInt64 `db:"latest_webhook"`
		Mails    int           `db:"mails"`
		Queued   int           `db:"queued"`
		Running  int           `db:"running"`
		Oldest   sql.NullInt64 `db:"oldest_stuck"`
	}
	queued, running := s.stuckBefore()
	err = s.Get(ctx, &row, `
		SELECT (SELECT count(DISTINCT image_row) FROM reports WHERE decided_at IS NULL) AS reports,
		       (SELECT count(*) FROM appeals WHERE answered_by IS NULL) AS appeals,
		       (SELECT count(*) FROM account_appeals WHERE answered_at IS NULL) AS accounts,
		       (SELECT count(*) FROM subscriptions WHERE `+pastDue+`) AS payments,
		       (SELECT max(updated_at) FROM subscriptions WHERE `+pastDue+`) AS latest_payment,
		       (SELECT count(*) FROM payment_events WHERE `+openFailed+`) AS webhooks,
		       (SELECT max(received_at) FROM payment_events WHERE `+openFailed+`) AS latest_webhook,
		       (SELECT count(*) FROM mail_queue WHERE `+mailsFailed+`) AS mails,
		       (SELECT count(*) FROM generation_tasks WHERE status = 'queued' AND created_at < ?1) AS queued,
		       (SELECT count(*) FROM generation_tasks WHERE status = 'processing' AND lease_until < ?2) AS running,
		       (SELECT min(created_at) FROM `+stuckTasks+`) AS oldest_stuck`,
		queued, running, db.Millis(s.Now().AddDate(0, 0, -failedMailDays)))
	if err != nil {
		return w, err
	}
	w = domain.Waiting{
		Reports: row.Reports, Appeals: row.Appeals + row.Accounts, Payments: row.Payments, Webhooks: row.Webhooks, Mails: row.Mails, Stuck: row.Queued + row.Running,
		LatestPayment: db.FromNullMillis(row.Paid), LatestWebhook: db.FromNullMillis(row.Received), OldestStuck: db.FromNullMillis(row.Oldest),
	}
	w.Drill, err = s.LastBackupDrill(ctx)
	return w, err
}

func (s *Store) stuckBefore() (queued, running int64) {
	return db.Millis(s.Now().Add(-domain.StuckQueued)), db.Millis(s.Now().Add(-domain.StuckRunning))
}

// WaitingDetails returns up to n of each kind of things that wait and have no page of their own.
func (s *Store) WaitingDetails(ctx context.Context, n int) (d domain.WaitingDetails, err error) {
	if d.Payments, err = s.waitingPayments(ctx, n); err != nil {
		return d, err
	}
	if d.Webhooks, err = s.waitingWebhooks(ctx, n); err != nil {
		return d, err
	}
	d.Tasks, err = s.waitingTasks(ctx, n)
	return d, err
}

func (s *Store) waitingPayments(ctx context.Context, n int) ([]domain.WaitingPayment, error) {
	var rows []struct {
		UserID   int64         `db:"user_id"`
		Username string        `db:"username"`
		Tier     string        `db:"tier"`
		Until    sql.NullInt64 `db:"until"`
	}
	err := s.List(ctx, &rows, `
		SELECT s.user_id, u.username, t.name AS tier, coalesce(s.access_until, s.expires_at) AS until
		FROM subscriptions s JOIN users u ON u.id = s.user_id JOIN tiers t ON t.id = s.tier_id
		WHERE s.is_active = 1 AND s.status = 'past_due' ORDER BY s.updated_at DESC LIMIT ?`, n)
	all := make([]domain.WaitingPayment, len(rows))
	for i, r := range rows {
		all[i] = domain.WaitingPayment{UserID: r.UserID, Username: r.Username, Tier: r.Tier, Until: db.FromNullMillis(r.Until)}
	}
	return all, err
}

func (s *Store) waitingWebhooks(ctx context.Context, n int) ([]domain.WaitingWebhook, error) {
	var rows []struct {
		EventID  string        `db:"event_id"`
		Type     string        `db:"type"`
		Outcome  string        `db:"outcome"`
		Attempts int           `db:"attempts"`
		Received int64         `db:"received_at"`
		RetryAt  sql.NullInt64 `db:"retry_at"`
	}
	err := s.List(ctx, &rows, `SELECT event_id, type, outcome, attempts, received_at, retry_at FROM payment_events WHERE `+openFailed+` ORDER BY received_at DESC LIMIT ?`, n)
	all := make([]domain.WaitingWebhook, len(rows))
	for i, r := range rows {
		all[i] = domain.WaitingWebhook{
			EventID: r.EventID, Type: r.Type, Error: r.Outcome, Attempts: r.Attempts, Received: db.FromMillis(r.Received), RetryAt: db.FromNullMillis(r.RetryAt),
		}
	}
	return all, err
}

func (s *Store) waitingTasks(ctx context.Context, n int) ([]domain.WaitingTask, error) {
	var rows []struct {
		ID       string `db:"id"`
		UserID   int64  `db:"user_id"`
		Username string `db:"username"`
		Status   string `db:"status"`
		Created  int64  `db:"created_at"`
	}
	queued, running := s.stuckBefore()
	err := s.List(ctx, &rows, `
		SELECT t.id, t.user_id, u.username, t.status, t.created_at
		FROM (SELECT * FROM `+stuckTasks+` ORDER BY created_at LIMIT ?3) t JOIN users u ON u.id = t.user_id`,
		queued, running, n)
	all := make([]domain.WaitingTask, len(rows))
	for i, r := range rows {
		all[i] = domain.WaitingTask{ID: r.ID, UserID: r.UserID, Username: r.Username, Status: r.Status, Created: db.FromMillis(r.Created)}
	}
	return all, err
}

// AlertSettings returns when the administrator is mailed about what waits.
func (s *Store) AlertSettings(ctx context.Context) (a domain.AlertSettings, err error) {
	var row struct {
		Hour   int  `db:"hour"`
		Urgent bool `db:"urgent"`
	}
	err = s.Get(ctx, &row, `SELECT coalesce(digest_hour, -1) AS hour, urgent FROM admin_alerts`)
	return domain.AlertSettings{DigestHour: row.Hour, Urgent: row.Urgent}, err
}

// SaveAlertSettings replaces it, for the administrator.
func (s *Store) SaveAlertSettings(ctx context.Context, actorID int64, a domain.AlertSettings) error {
	before, err := s.AlertSettings(ctx)
	if err != nil || before == a {
		return err
	}
	return s.Write(ctx, func(tx *sqlx.Tx) error {
		if _, err := tx.ExecContext(ctx, `UPDATE admin_alerts SET digest_hour = iif(? < 0, NULL, ?), urgent = ?`, a.DigestHour, a.DigestHour, a.Urgent); err != nil {
			return err
		}
		return s.Record(ctx, tx, domain.AuditEntry{ActorID: actorID, Action: domain.AuditSiteAlerts, Subject: "site", SubjectID: "alerts", Before: before, After: a})
	})
}

// SendAlert queues an email to the administrator, unless one of its kind left within gap, or told of nothing older than event.
func (s *Store) SendAlert(ctx context.Context, kind string, event time.Time, gap time.Duration, email domain.Email) (sent bool, err error) {
	err = s.Write(ctx, func(tx *sqlx.Tx) error {
		result, err := tx.ExecContext(ctx, `
			INSERT INTO alerts_sent (kind, sent_at, event_at) VALUES (?1, ?2, ?3)
			ON CONFLICT (kind) DO UPDATE SET sent_at = ?2, event_at = ?3 WHERE alerts_sent.sent_at <= ?4 AND alerts_sent.event_at < ?3`,
			kind, s.Stamp(), db.Millis(event), db.Millis(s.Now().Add(-gap)))
		if err != nil {
			return err
		}
		if n, _ := result.RowsAffected(); n == 0 {
			return nil
		}
		sent = true
		return s.Queue(ctx, tx, email)
	})
	return sent, err
}
