package generation

import (
	"context"
	"time"

	"pellucid/internal/domain"
)

// Task returns a user's own task, with its progress up to the moment.
func (s *Service) Task(ctx context.Context, user *domain.User, id string) (domain.Task, error) {
	live := s.progress.images(id) // first: a task that ends in between is told as ended, and never steps back
	task, err := s.tasks.TaskOf(ctx, user.ID, id)
	return withProgress(task, live), err
}

// withProgress adds to a task how its images are getting on up to the moment.
func withProgress(task domain.Task, live []domain.TaskImage) domain.Task {
	if !task.Done() {
		task.Progress = max(task.Progress, percent(live))
	}
	task.Images = task.Places(live)
	return task
}

// Open returns a user's tasks that have not ended, newest first, with their progress up to the moment.
func (s *Service) Open(ctx context.Context, user *domain.User) ([]domain.Task, error) {
	tasks, err := s.tasks.OpenTasksOf(ctx, user.ID)
	for i, task := range tasks {
		tasks[i] = withProgress(task, s.progress.images(task.ID))
	}
	return tasks, err
}

// EndWaits ends all Wait and Changed, also later ones, when the server closes: what they wait for comes to another one.
func (s *Service) EndWaits() { s.endWaits() }

// Wait returns the task when it has ended, or as it stands after atMost (0: as long as it takes) or when EndWaits is called. The
// limit is not a deadline of ctx: it would end a read of the task that is under way, and the caller would get an error for an answer.
func (s *Service) Wait(ctx context.Context, user *domain.User, id string, atMost time.Duration) (domain.Task, error) {
	_, ended, release := s.progress.watch(id)
	defer release()
	var limit <-chan time.Time
	if atMost > 0 {
		limit = time.After(atMost)
	}
	for {
		task, err := s.Task(ctx, user, id)
		if err != nil || task.Done() {
			return task, err
		}
		select {
		case <-ctx.Done():
			return task, nil
		case <-limit:
			return task, nil
		case <-s.closing:
			return task, nil
		case <-ended:
			ended = nil // the database says so from now on
		case <-time.After(time.Second): // a task that another process ended
		}
	}
}

// slowTick is how often a task is told again that somebody watches while only its fractions grow.
const slowTick = time.Second

// Changed returns the task as soon as it differs from what seen says of it (domain.Task.Version), or as it stands after atMost
// or when EndWaits is called.
func (s *Service) Changed(ctx context.Context, user *domain.User, id, seen string, atMost time.Duration) (domain.Task, error) {
	next, _, release := s.progress.watch(id)
	defer release()
	limit := time.After(atMost)
	for {
		changed := next() // before looking: what happens in between is not missed
		task, err := s.Task(ctx, user, id)
		if err != nil || task.Done() || task.Version() != seen {
			return task, err
		}
		select {
		case <-ctx.Done():
			return task, nil
		case <-limit:
			return task, nil
		case <-s.closing:
			return task, nil
		case <-changed:
		case <-time.After(slowTick): // its place in the line, its fractions, and tasks that another process works on
		}
	}
}

// wakeWorker wakes one idle worker.
func (s *Service) wakeWorker() {
	select {
	case s.wake <- struct{}{}:
	default: // somebody is being woken already, and looks until the queue is empty
	}
}
