package tasks

import (
	"context"
	"time"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
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

// TasksWaiting reports whether a task that may be worked on now waits for a worker.
func (s *Store) TasksWaiting(ctx context.Context) (waiting bool, err error) {
	return waiting, s.db.Get(ctx, &waiting, `SELECT EXISTS (SELECT 1 FROM generation_tasks WHERE status = 'queued' AND run_after <= ?)`, s.db.Stamp())
}
