package generation

import (
	"context"
	"sync"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/tracing"
)

// mostOrigins is how many tasks' requests are remembered; those of further tasks begin a trace of their own.
const mostOrigins = 10_000

// origins remembers the traces of the requests that queued the open tasks. It is lost with the process, as the traces of what
// ran in it are: a task that a later process takes up begins a trace of its own.
type origins struct {
	mu     sync.Mutex
	byTask map[string]tracing.Link
}

func (o *origins) keep(taskID string, link tracing.Link) {
	if link.None() {
		return
	}
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.byTask == nil {
		o.byTask = map[string]tracing.Link{}
	}
	if len(o.byTask) < mostOrigins {
		o.byTask[taskID] = link
	}
}

func (o *origins) of(taskID string) tracing.Link {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.byTask[taskID]
}

func (o *origins) forget(taskID string) {
	o.mu.Lock()
	defer o.mu.Unlock()
	delete(o.byTask, taskID)
}

// trace begins the span of a task, in the trace of the request that queued it. The first try's begins when it was queued.
func (s *Service) trace(ctx context.Context, task domain.Task) (context.Context, tracing.Span) {
	began := task.CreatedAt
	if task.Attempts > 1 {
		began = time.Now()
	}
	ctx, span := s.tracer.Work(ctx, "generation", s.origins.of(task.ID), began,
		tracing.Text("pellucid.task", task.ID), tracing.Int("pellucid.attempt", task.Attempts), tracing.Int("pellucid.images", task.Generation.Samples))
	if task.Attempts <= 1 {
		tracing.Past(ctx, "queue wait", began)
	}
	return ctx, span
}

// outcome names how a generation ended, for counting.
func outcome(missing, samples int) string {
	switch {
	case missing <= 0:
		return "completed"
	case missing < samples:
		return "incomplete"
	}
	return "failed"
}
