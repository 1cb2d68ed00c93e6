package generation

import (
	"context"
	"sync"

	"pellucid/internal/domain"
	"pellucid/internal/generation/rendering"
)

// Cancel ends a user's own task: the images that are there are kept, and the credits of the others go back. Cancelling a
// task that has ended already changes nothing. It returns the task as it ended.
func (s *Service) Cancel(ctx context.Context, user *domain.User, id string) (domain.Task, error) {
	task, err := s.ledger.CancelGeneration(ctx, user.ID, id)
	if err != nil {
		return domain.Task{}, err
	}
	s.running.stop(id)
	s.origins.forget(id)
	s.progress.end(id)
	return task, nil
}

// running knows how to stop the work on each task that is worked on in this process.
type running struct {
	mu    sync.Mutex
	stops map[string]context.CancelCauseFunc
}

func newRunning() *running { return &running{stops: map[string]context.CancelCauseFunc{}} }

// begin returns a context for the work on a task, which ends when the task is stopped. done is called after the work.
func (r *running) begin(ctx context.Context, taskID string) (making context.Context, done func()) {
	making, stop := context.WithCancelCause(ctx)
	r.mu.Lock()
	defer r.mu.Unlock()
	r.stops[taskID] = stop
	return making, func() {
		r.mu.Lock()
		defer r.mu.Unlock()
		delete(r.stops, taskID)
		stop(nil)
	}
}

// stop ends the work on a task, if there is any.
func (r *running) stop(taskID string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if stop := r.stops[taskID]; stop != nil {
		stop(rendering.ErrCanceled)
	}
}
