package tasks

import (
	"context"
	"fmt"
	"time"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/store/billing"
	"pellucid/store/db"
)

// ClaimTask takes the next task off the queue for a worker, until the lease ends: highest priority first, then oldest.
// A NotFound error means that the queue is empty.
func (s *Store) ClaimTask(ctx context.Context, lease time.Duration) (domain.Task, error) {
	var row taskRow
	err := s.db.Write(ctx, func(tx *sqlx.Tx) error {
		return tx.GetContext(ctx, &row, `
			UPDATE generation_tasks
			SET status = 'processing', attempts = attempts + 1, lease_until = ?, started_at = coalesce(started_at, ?)
			WHERE id = (SELECT id FROM generation_tasks
			            WHERE status = 'queued' AND run_after <= ?
			            ORDER BY priority DESC, created_at
			            LIMIT 1)
			RETURNING `+taskColumns, db.Millis(s.db.Now().Add(lease)), s.db.Stamp(), s.db.Stamp())
	})
	if err != nil {
		return domain.Task{}, err
	}
	task := row.task()
	if err := s.db.Get(ctx, &task.Username, `SELECT username FROM users WHERE id = ?`, task.UserID); err != nil {
		return domain.Task{}, err
	}
	return task, s.db.List(ctx, &task.Delivered, `SELECT variation FROM images WHERE task_id = ?`, task.ID)
}

// ExtendLease keeps a running task from being taken for abandoned.
func (s *Store) ExtendLease(ctx context.Context, taskID string, lease time.Duration) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		_, err := tx.ExecContext(ctx, `
			UPDATE generation_tasks SET lease_until = ? WHERE id = ? AND status = 'processing'`, db.Millis(s.db.Now().Add(lease)), taskID)
		return err
	})
}

// RequeueTask puts a running task back, to be tried again after a pause.
func (s *Store) RequeueTask(ctx context.Context, taskID string, pause time.Duration) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		_, err := tx.ExecContext(ctx, `
			UPDATE generation_tasks
			SET status = 'queued', lease_until = NULL, run_after = ?
			WHERE id = ? AND status = 'processing'`, db.Millis(s.db.Now().Add(pause)), taskID)
		return err
	})
}

// ReturnTask puts a running task back that a shutdown has interrupted: it is no try that failed, and does not count.
func (s *Store) ReturnTask(ctx context.Context, taskID string) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		_, err := tx.ExecContext(ctx, `
			UPDATE generation_tasks SET status = 'queued', lease_until = NULL, attempts = max(0, attempts - 1)
			WHERE id = ? AND status = 'processing'`, taskID)
		return err
	})
}

// RequeueAbandoned puts back every running task whose lease has ended; with all, every running task, as on a start,
// when no worker of an earlier process can be alive. It returns how many there were.
func (s *Store) RequeueAbandoned(ctx context.Context, all bool) (int64, error) {
	var count int64
	err := s.db.Write(ctx, func(tx *sqlx.Tx) error {
		result, err := tx.ExecContext(ctx, `
			UPDATE generation_tasks SET status = 'queued', lease_until = NULL
			WHERE status = 'processing' AND (? OR lease_until < ?)`, all, s.db.Stamp())
		if err != nil {
			return err
		}
		count, err = result.RowsAffected()
		return err
	})
	return count, err
}

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
	back := domain.GiveBack(spent, released, rest)
	err = s.billing.Post(ctx, tx, billing.Entry{
		UserID: task.UserID, Kind: domain.EntryRelease, Delta: back,
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
		UserID: task.UserID, Kind: domain.EntryExpire, Delta: domain.Delta{Plan: -credits},
		Description: "Returned after their month had ended", Key: "expire:release:" + task.ID,
	})
}

// CancelGeneration ends a user's own task that has not ended, in one act: completed with the images that were delivered, or
// canceled when there are none. What was reserved for the others goes back. A task that has ended already stays as it is. It
// returns the task as it is then; NotFound when the user has no such task.
func (s *Store) CancelGeneration(ctx context.Context, userID int64, taskID string) (domain.Task, error) {
	err := s.db.Write(ctx, func(tx *sqlx.Tx) error { return s.CancelTask(ctx, tx, userID, taskID) })
	if err != nil {
		return domain.Task{}, err
	}
	return s.TaskOf(ctx, userID, taskID)
}

// CancelTask ends a task that is not done, within a transaction.
func (s *Store) CancelTask(ctx context.Context, tx *sqlx.Tx, userID int64, taskID string) error {
	var row taskRow
	err := tx.GetContext(ctx, &row, `SELECT `+taskColumns+` FROM generation_tasks WHERE id = ? AND user_id = ?`, taskID, userID)
	if err != nil {
		return err
	}
	task := row.task()
	if task.Done() {
		return nil
	}
	delivered, credits, err := billing.Settled(ctx, tx, taskID)
	if err != nil {
		return err
	}
	status, message := canceled(delivered, row.Samples)
	_, err = tx.ExecContext(ctx, `
		UPDATE generation_tasks
		SET status = ?, error = ?, progress = 100, lease_until = NULL, finished_at = ?
		WHERE id = ? AND user_id = ? AND status IN ('queued', 'processing')`, status, message, s.db.Stamp(), taskID, userID)
	if err != nil {
		return err
	}
	return s.releaseRest(ctx, tx, task, credits)
}

// canceled says how a task ends that its owner canceled when some of its images were delivered.
func canceled(delivered, samples int) (domain.TaskStatus, string) {
	switch delivered {
	case 0:
		return domain.TaskCanceled, "Canceled. Nothing was charged."
	case samples:
		return domain.TaskCompleted, ""
	}
	return domain.TaskCompleted, fmt.Sprintf("Canceled. Credits for %d of %d images were returned.", samples-delivered, samples)
}

// TasksWaiting reports whether a task that may be worked on now waits for a worker.
func (s *Store) TasksWaiting(ctx context.Context) (waiting bool, err error) {
	return waiting, s.db.Get(ctx, &waiting, `SELECT EXISTS (SELECT 1 FROM generation_tasks WHERE status = 'queued' AND run_after <= ?)`, s.db.Stamp())
}
