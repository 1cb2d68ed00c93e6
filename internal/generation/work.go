package generation

import (
	"context"
	"log/slog"
	"slices"
	"sync"
	"time"

	"golang.org/x/sync/errgroup"

	"pellucid/internal/domain"
	"pellucid/internal/generation/rendering"
	"pellucid/internal/tracing"
)

// workOn makes a task's pictures and ends it, or puts it back.
func (s *Service) workOn(ctx context.Context, task domain.Task) {
	defer s.metrics.Busy()()
	ctx, span := s.trace(ctx, task)
	log := s.log.With("task", task.ID, "attempt", task.Attempts)
	err := s.work(ctx, task, log)
	span.End(err)
	if err != nil {
		log.ErrorContext(ctx, "cannot record the outcome; the lease will run out and the task will be taken up again", "err", err)
	}
}

// work returns an error when the outcome could not be recorded.
func (s *Service) work(ctx context.Context, task domain.Task, log *slog.Logger) error {
	if task.Attempts > maxAttempts { // no try has come back: it may be what brings the process down
		log.ErrorContext(ctx, "gave up: every try ended with the process")
		return s.settle(ctx, task, s.lacking(ctx, task), "Image generation failed")
	}
	s.progress.start(task.ID, task.Generation.Samples, task.Delivered)
	making, done := s.running.begin(ctx, task.ID)
	defer done()
	stopLease := s.holdLease(ctx, task.ID)
	short, err := s.makeAll(making, task)
	stopLease()
	switch {
	case making.Err() != nil && ctx.Err() == nil: // cancelled by its owner, and ended with that
		s.metrics.Generation("canceled")
		s.progress.end(task.ID)
		return nil
	case err == nil:
		return s.settle(ctx, task, short, short.text(task.Generation.Samples))
	case ctx.Err() != nil: // shutting down: the next start goes on with it
		log.InfoContext(ctx, "put back at shutdown")
		return s.queue.ReturnTask(context.WithoutCancel(ctx), task.ID)
	case task.Attempts >= maxAttempts:
		log.ErrorContext(ctx, "gave up", "err", err)
		short := s.lacking(ctx, task)
		return s.settle(ctx, task, short, short.text(task.Generation.Samples))
	default:
		log.ErrorContext(ctx, "the images can't be kept; trying again", "err", err)
		return s.queue.RequeueTask(ctx, task.ID, time.Duration(task.Attempts)*10*time.Second)
	}
}

func (s *Service) settle(ctx context.Context, task domain.Task, short shortfall, failure string) error {
	settling, span := tracing.Start(context.WithoutCancel(ctx), "settle", tracing.Int("pellucid.images_missing", short.missing))
	err := s.queue.SettleGeneration(settling, task, failure)
	span.End(err)
	if err == nil {
		s.progress.end(task.ID)
		s.origins.forget(task.ID)
		s.metrics.Generation(outcome(short.missing, task.Generation.Samples))
	}
	return err
}

// lacking is how many of a task's pictures were not delivered.
func (s *Service) lacking(ctx context.Context, task domain.Task) shortfall {
	now, err := s.tasks.TaskOf(ctx, task.UserID, task.ID)
	if err != nil {
		return shortfall{missing: task.Generation.Samples - len(task.Delivered)}
	}
	return shortfall{missing: task.Generation.Samples - len(now.ImageIDs)}
}

// makeAll makes and delivers the pictures that the task does not have yet. It returns how many there are not in the end; an
// error means that the pictures cannot be kept, and that the task should be tried again.
func (s *Service) makeAll(ctx context.Context, task domain.Task) (short shortfall, err error) {
	var mu sync.Mutex
	followed, err := s.followed(ctx, task)
	if err != nil {
		return short, err
	}
	group, ctx := errgroup.WithContext(ctx)
	var last *rendering.Core
	for variation := range task.Generation.Samples {
		own := s.renderer.NewCore(last)
		last = own
		group.Go(func() error {
			defer own.Leave()
			err := followed.lacks(task)
			if err == nil {
				making, span := tracing.Start(ctx, "image", tracing.Int("pellucid.variation", variation))
				err = s.makeOne(making, task, variation, followed, own)
				span.End(err)
			}
			if err == nil || rendering.IsNotKept(err) || ctx.Err() != nil {
				return err
			}
			s.log.ErrorContext(ctx, "an image could not be made", "task", task.ID, "variation", variation, "err", err)
			s.progress.stage(task.ID, variation, domain.StageFailed)
			mu.Lock()
			short.note(err)
			mu.Unlock()
			return nil
		})
	}
	err = group.Wait()
	return short, err
}

func (s *Service) makeOne(ctx context.Context, task domain.Task, variation int, follows followed, own *rendering.Core) error {
	if slices.Contains(task.Delivered, variation) {
		return nil
	}
	order := rendering.Order{
		UserID: task.UserID, Username: task.Username, TaskID: task.ID, Variation: variation,
		Generation: task.Generation, License: task.License, References: follows.references, Mask: follows.mask, Core: own,
	}
	staged := rendering.WithStages(ctx, func(stage domain.ImageStage) { s.progress.stage(task.ID, variation, stage) })
	img, err := s.renderer.Make(staged, order, func(f float64) { s.progress.set(task.ID, variation, f) })
	if err != nil {
		return err
	}
	delivering, span := tracing.Start(context.WithoutCancel(ctx), "deliver")
	kept, err := s.queue.DeliverImage(delivering, task, img) // what is drawn is delivered, or known not to be
	span.End(err)
	if err != nil {
		return rendering.NotKept(err)
	}
	if !kept { // the task was cancelled, or somebody else took it for abandoned and was quicker
		s.renderer.Discard(ctx, img)
	}
	s.progress.stage(task.ID, variation, domain.StagePassed)
	return nil
}
