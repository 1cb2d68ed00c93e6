package generation

import (
	"context"
	"fmt"
	"runtime/debug"
	"sync"
	"time"

	"pellucid/internal/domain"
)

const (
	lease       = time.Minute
	maxAttempts = 4                // after as many crashes or broken disks, a task fails
	idlePoll    = 5 * time.Second  // for tasks whose pause is over
	drainTime   = 8 * time.Second  // what a running task gets at shutdown before it is put back
	sweepEvery  = 30 * time.Second // for tasks whose worker is gone
)

// Queue hands out tasks and takes their outcome.
type Queue interface {
	ClaimTask(ctx context.Context, lease time.Duration) (domain.Task, error)
	ExtendLease(ctx context.Context, taskID string, lease time.Duration) error
	RequeueTask(ctx context.Context, taskID string, pause time.Duration) error
	ReturnTask(ctx context.Context, taskID string) error
	RequeueAbandoned(ctx context.Context, all bool) (int64, error)
	DeliverImage(ctx context.Context, task domain.Task, img domain.Image) (kept bool, err error)
	SettleGeneration(ctx context.Context, task domain.Task, failure string) error
	TaskReferences(ctx context.Context, task domain.Task) ([]domain.Reference, error)
}

// Run works on the queue until ctx ends, once in a Service's life; then it takes nothing new, lets running tasks finish for
// a few seconds, and puts back the rest. What a process that died has left behind is queued again first.
func (s *Service) Run(ctx context.Context) error {
	count, err := s.queue.RequeueAbandoned(ctx, true)
	if err != nil {
		return fmt.Errorf("queue again what was left behind: %w", err)
	}
	if count > 0 {
		s.log.Info("tasks of an earlier run are queued again", "tasks", count)
	}
	go s.renderer.CancelAbandonedJobs(ctx)
	work, stop := context.WithCancel(context.WithoutCancel(ctx))
	defer stop()
	context.AfterFunc(ctx, func() { time.AfterFunc(drainTime, stop) })
	var group sync.WaitGroup
	for range s.workers {
		group.Go(func() { s.workLoop(ctx, work) })
	}
	group.Go(func() { s.sweepLoop(ctx) })
	group.Wait()
	return nil
}

// workLoop claims tasks until ctx ends, and works on them under work, which lasts longer.
func (s *Service) workLoop(ctx, work context.Context) {
	worked := false
	for ctx.Err() == nil {
		task, err := s.queue.ClaimTask(ctx, lease)
		if err == nil {
			s.wakeWorker() // there may be more for another worker
			s.workOn(work, task)
			worked = true
			continue
		}
		if domain.CodeOf(err) != domain.NotFound && ctx.Err() == nil {
			s.log.Error("cannot take a task off the queue", "err", err)
		}
		select {
		case <-ctx.Done():
		case <-s.wake:
		case <-time.After(idlePoll):
			if worked { // a server at rest gives back what drawing took
				debug.FreeOSMemory()
				worked = false
			}
		}
	}
}

func (s *Service) sweepLoop(ctx context.Context) {
	ticker := time.NewTicker(sweepEvery)
	defer ticker.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-ticker.C:
			if _, err := s.queue.RequeueAbandoned(ctx, false); err != nil {
				s.log.Error("cannot queue abandoned tasks again", "err", err)
			}
		}
	}
}
