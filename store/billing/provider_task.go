package billing

import (
	"context"
	"time"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain/sale"
	"pellucid/store/db"
)

// keepProviderTasks notes what the provider is to do, each thing once.
func (s *Store) keepProviderTasks(ctx context.Context, tx *sqlx.Tx, userID int64, tasks []sale.ProviderTask) error {
	for _, c := range tasks {
		_, err := tx.ExecContext(ctx, `
			INSERT INTO provider_tasks (user_id, act, target, created_at, run_after) VALUES (?, ?, ?, ?, ?)
			ON CONFLICT (act, target) DO NOTHING`, userID, c.Act, c.Target, s.db.Stamp(), s.db.Stamp())
		if err != nil {
			return err
		}
	}
	return nil
}

// returnFromLeaving has the provider give back what first becomes known as paid while the account is due for deletion, or
// is gone: a checkout that was open before can be paid still, for the provider closes none. It reports whether it is so.
func (s *Store) returnFromLeaving(ctx context.Context, tx *sqlx.Tx, userID int64, receipts []keptReceipt) (leaving bool, err error) {
	err = tx.GetContext(ctx, &leaving, `SELECT delete_after IS NOT NULL OR erased_at IS NOT NULL FROM users WHERE id = ?`, userID)
	if err != nil || !leaving {
		return false, err
	}
	var tasks []sale.ProviderTask
	for _, r := range receipts {
		if r.New && r.TransactionID != "" && r.RefundedCents < r.AmountCents {
			tasks = append(tasks, sale.ProviderTask{Act: sale.ProviderTaskRefund, Target: r.TransactionID})
		}
	}
	return true, s.keepProviderTasks(ctx, tx, userID, tasks)
}

// StopRenewal has the provider let the plan end with what is paid for whose user is suspended or leaves, so that nobody
// pays for what they cannot use. Asked for again after it was resumed, it is done again.
func (s *Store) StopRenewal(ctx context.Context, tx *sqlx.Tx, userID int64) error {
	_, err := tx.ExecContext(ctx, `
		INSERT INTO provider_tasks (user_id, act, target, created_at, run_after)
		SELECT s.user_id, 'stop', s.provider_subscription_id, ?, ? FROM subscriptions s JOIN users u ON u.id = s.user_id
		WHERE s.user_id = ? AND (u.is_active = 0 OR u.delete_after IS NOT NULL) AND u.erased_at IS NULL
		  AND s.is_active = 1 AND s.auto_renew = 1 AND s.provider_subscription_id IS NOT NULL
		ON CONFLICT (act, target) DO UPDATE
		SET created_at = excluded.created_at, run_after = excluded.run_after, attempts = 0, done_at = NULL, outcome = ''
		WHERE done_at IS NOT NULL`, s.db.Stamp(), s.db.Stamp(), userID)
	return err
}

// ProviderTasks returns what the provider is to do now, oldest first.
func (s *Store) ProviderTasks(ctx context.Context, limit int) ([]sale.ProviderTask, error) {
	var rows []struct {
		ID       int64                `db:"id"`
		Act      sale.ProviderTaskAct `db:"act"`
		Target   string               `db:"target"`
		Attempts int                  `db:"attempts"`
	}
	err := s.db.List(ctx, &rows, `
		SELECT id, act, target, attempts FROM provider_tasks WHERE done_at IS NULL AND run_after <= ? ORDER BY id LIMIT ?`, s.db.Stamp(), limit)
	tasks := make([]sale.ProviderTask, len(rows))
	for i, r := range rows {
		tasks[i] = sale.ProviderTask(r)
	}
	return tasks, err
}

// EndProviderTask records what became of a task; with a pause, it is tried again after it. What follows from a refund that
// was refused is brought up to date with it.
func (s *Store) EndProviderTask(ctx context.Context, id int64, outcome string, pause time.Duration) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		var owner int64 // of a payment that is not given back
		err := db.MapError(tx.GetContext(ctx, &owner, `
			UPDATE provider_tasks
			SET attempts = attempts + 1, outcome = ?, run_after = ?, done_at = CASE WHEN ? THEN ? END
			WHERE id = ? AND done_at IS NULL
			RETURNING CASE WHEN act = 'refund' AND done_at IS NOT NULL AND outcome <> 'done' THEN user_id ELSE 0 END`,
			outcome, db.Millis(s.db.Now().Add(pause)), pause == 0, s.db.Stamp(), id))
		if db.NotFound(err) || err == nil && owner == 0 {
			return nil
		}
		if err != nil {
			return err
		}
		_, err = s.bringUpToDate(ctx, tx, owner)
		return err
	})
}

// SubscriptionsToRead returns the provider's names of subscriptions that we ask about now, longest waiting first.
func (s *Store) SubscriptionsToRead(ctx context.Context, limit int) ([]string, error) {
	var ids []string
	err := s.db.List(ctx, &ids, `SELECT subscription_id FROM payment_subscriptions WHERE read_at <= ? ORDER BY read_at LIMIT ?`, s.db.Stamp(), limit)
	return ids, err
}

// readsAtMost is how often in a row we ask about a subscription in vain: some three days.
const readsAtMost = 20

// ReadInVain says when a subscription is asked about next when asking has not changed that: later each time, at most
// longest apart, and not for ever.
func (s *Store) ReadInVain(ctx context.Context, subscriptionID string, longest time.Duration) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		_, err := tx.ExecContext(ctx, `
			UPDATE payment_subscriptions
			SET reads = reads + 1, read_at = CASE WHEN reads < ? THEN ? + min(?, 60000 << min(reads, 20)) END
			WHERE subscription_id = ? AND read_at <= ?`, readsAtMost, s.db.Stamp(), longest.Milliseconds(), subscriptionID, s.db.Stamp())
		return err
	})
}
