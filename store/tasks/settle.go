package tasks

import (
	"context"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/internal/domain/ledger"
	"pellucid/store/billing"
)

// SettleGeneration ends a task: completed when at least one image was delivered, else failed with a message for the user.
// What was reserved for images that were not delivered goes back. Ending a task again changes nothing.
func (s *Store) SettleGeneration(ctx context.Context, task domain.Task, failure string) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		delivered, credits, err := billing.Settled(ctx, tx, task.ID)
		if err != nil {
			return err
		}
		status := domain.TaskCompleted
		if delivered == 0 {
			status = domain.TaskFailed
		}
		result, err := tx.ExecContext(ctx, `
			UPDATE generation_tasks
			SET status = ?, error = ?, progress = 100, lease_until = NULL, finished_at = ?
			WHERE id = ? AND status = 'processing'`, status, failure, s.db.Stamp(), task.ID)
		if err != nil {
			return err
		}
		if n, _ := result.RowsAffected(); n == 0 {
			return nil
		}
		return s.releaseRest(ctx, tx, task, credits)
	})
}

// releaseRest gives back what was reserved for a task beyond the credits that were spent.
func (s *Store) releaseRest(ctx context.Context, tx *sqlx.Tx, task domain.Task, credits int) error {
	spent, released, err := billing.Reservation(ctx, tx, task.ID)
	if err != nil {
		return err
	}
	rest := -spent.Total() - released.Total() - credits
	if rest <= 0 {
		return nil
	}
	back := ledger.GiveBack(spent, released, rest)
	err = s.billing.Post(ctx, tx, billing.Entry{
		UserID: task.UserID, Kind: ledger.EntryRelease, Delta: back,
		Description: "Returned: not delivered", TaskID: task.ID, Key: "release:" + task.ID,
	})
	if err != nil || back.Plan == 0 {
		return err
	}
	return s.expireReturned(ctx, tx, task, back.Plan)
}

// expireReturned takes plan credits that came back after their cycle had ended: they would have expired with it.
func (s *Store) expireReturned(ctx context.Context, tx *sqlx.Tx, task domain.Task, credits int) error {
	var late bool
	err := tx.GetContext(ctx, &late, `
		SELECT EXISTS (
			SELECT 1 FROM credit_ledger l JOIN credit_balances b ON b.user_id = l.user_id
			WHERE l.task_id = ? AND l.user_id = ? AND l.kind = 'reserve' AND l.id <= b.cycle_began)`, task.ID, task.UserID)
	if err != nil || !late {
		return err
	}
	return s.billing.Post(ctx, tx, billing.Entry{
		UserID: task.UserID, Kind: ledger.EntryExpire, Delta: ledger.Delta{Plan: -credits},
		Description: "Returned after their month had ended", Key: "expire:release:" + task.ID,
	})
}
