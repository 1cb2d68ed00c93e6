package operations

import (
	"context"
	"database/sql"

	"pellucid/internal/domain/upkeep"
	"pellucid/store/db"
)

// WaitingDetails returns up to n of each kind of things that wait and have no page of their own.
func (s *Store) WaitingDetails(ctx context.Context, n int) (d upkeep.WaitingDetails, err error) {
	if d.Payments, err = s.waitingPayments(ctx, n); err != nil {
		return d, err
	}
	if d.Webhooks, err = s.waitingWebhooks(ctx, n); err != nil {
		return d, err
	}
	d.Tasks, err = s.waitingTasks(ctx, n)
	return d, err
}

func (s *Store) waitingPayments(ctx context.Context, n int) ([]upkeep.WaitingPayment, error) {
	var rows []struct {
		UserID   int64         `db:"user_id"`
		Username string        `db:"username"`
		Tier     string        `db:"tier"`
		Until    sql.NullInt64 `db:"until"`
	}
	err := s.db.List(ctx, &rows, `
		SELECT s.user_id, u.username, t.name AS tier, coalesce(s.access_until, s.expires_at) AS until
		FROM subscriptions s JOIN users u ON u.id = s.user_id JOIN tiers t ON t.id = s.tier_id
		WHERE s.is_active = 1 AND s.status = 'past_due' ORDER BY s.updated_at DESC LIMIT ?`, n)
	all := make([]upkeep.WaitingPayment, len(rows))
	for i, r := range rows {
		all[i] = upkeep.WaitingPayment{UserID: r.UserID, Username: r.Username, Tier: r.Tier, Until: db.FromNullMillis(r.Until)}
	}
	return all, err
}

func (s *Store) waitingWebhooks(ctx context.Context, n int) ([]upkeep.WaitingWebhook, error) {
	var rows []struct {
		EventID  string        `db:"event_id"`
		Type     string        `db:"type"`
		Outcome  string        `db:"outcome"`
		Attempts int           `db:"attempts"`
		Received int64         `db:"received_at"`
		RetryAt  sql.NullInt64 `db:"retry_at"`
	}
	err := s.db.List(ctx, &rows, `SELECT event_id, type, outcome, attempts, received_at, retry_at FROM payment_events WHERE `+openFailed+` ORDER BY received_at DESC LIMIT ?`, n)
	all := make([]upkeep.WaitingWebhook, len(rows))
	for i, r := range rows {
		all[i] = upkeep.WaitingWebhook{
			EventID: r.EventID, Type: r.Type, Error: r.Outcome, Attempts: r.Attempts, Received: db.FromMillis(r.Received), RetryAt: db.FromNullMillis(r.RetryAt),
		}
	}
	return all, err
}

func (s *Store) waitingTasks(ctx context.Context, n int) ([]upkeep.WaitingTask, error) {
	var rows []struct {
		ID       string `db:"id"`
		UserID   int64  `db:"user_id"`
		Username string `db:"username"`
		Status   string `db:"status"`
		Created  int64  `db:"created_at"`
	}
	queued, running := s.stuckBefore()
	err := s.db.List(ctx, &rows, `
		SELECT t.id, t.user_id, u.username, t.status, t.created_at
		FROM (SELECT * FROM `+stuckTasks+` ORDER BY created_at LIMIT ?3) t JOIN users u ON u.id = t.user_id`,
		queued, running, n)
	all := make([]upkeep.WaitingTask, len(rows))
	for i, r := range rows {
		all[i] = upkeep.WaitingTask{ID: r.ID, UserID: r.UserID, Username: r.Username, Status: r.Status, Created: db.FromMillis(r.Created)}
	}
	return all, err
}
