package operations

import (
	"context"
	"database/sql"

	"pellucid/internal/domain/upkeep"
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
func (s *Store) Waiting(ctx context.Context) (w upkeep.Waiting, err error) {
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
	err = s.db.Get(ctx, &row, `
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
		queued, running, db.Millis(s.db.Now().AddDate(0, 0, -failedMailDays)))
	if err != nil {
		return w, err
	}
	w = upkeep.Waiting{
		Reports: row.Reports, Appeals: row.Appeals + row.Accounts, Payments: row.Payments, Webhooks: row.Webhooks, Mails: row.Mails, Stuck: row.Queued + row.Running,
		LatestPayment: db.FromNullMillis(row.Paid), LatestWebhook: db.FromNullMillis(row.Received), OldestStuck: db.FromNullMillis(row.Oldest),
	}
	w.Drill, err = s.LastBackupDrill(ctx)
	return w, err
}

func (s *Store) stuckBefore() (queued, running int64) {
	return db.Millis(s.db.Now().Add(-upkeep.StuckQueued)), db.Millis(s.db.Now().Add(-upkeep.StuckRunning))
}
