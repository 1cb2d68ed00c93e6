package tasks

import (
	"context"
	"fmt"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/store/billing"
)

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
