package rendering

import (
	"context"
	"errors"
	"fmt"

	"pellucid/internal/domain"
	"pellucid/internal/engine"
	"pellucid/internal/tracing"
)

// Jobs remembers what was handed to engines that cost money.
type Jobs interface {
	// BeginJob records a job as being submitted. When its key is known already, it changes nothing and returns that job.
	BeginJob(ctx context.Context, job domain.EngineJob) (known *domain.EngineJob, err error)
	// SubmitJob records the handle of a job that the vendor has accepted.
	SubmitJob(ctx context.Context, key, handle string) error
	// EndJob records how a job ended and what it cost, in US cents.
	EndJob(ctx context.Context, key string, state domain.EngineJobState, costCents float64) error
	// AbandonedJobs returns the jobs that are under way for tasks that have ended.
	AbandonedJobs(ctx context.Context) ([]domain.EngineJob, error)
}

// ErrCanceled is the cause of the context of a task that its owner canceled.
var ErrCanceled = errors.New("canceled by its owner")

// job is one request to one engine.
type job struct {
	engine engine.Engine
	req    engine.Request
	taskID string
	jobs   Jobs
	core   *Core // of the image
}

// draw makes the picture. A job that an earlier process began is resumed, never submitted again: at most one job is paid for.
func (j job) draw(ctx context.Context, progress func(float64)) (engine.Picture, error) {
	if j.jobs == nil || j.req.Key == "" || j.engine.Capabilities().Deterministic {
		handle, err := j.submitted(ctx)
		if err != nil {
			return engine.Picture{}, err
		}
		return j.wait(ctx, handle, progress)
	}
	known, err := j.jobs.BeginJob(ctx, domain.EngineJob{
		Key: j.req.Key, TaskID: j.taskID, Engine: j.engine.Name(), State: domain.JobSubmitting, CostCents: j.engine.Capabilities().CostCents,
	})
	if err != nil {
		return engine.Picture{}, &keepError{err}
	}
	handle, err := j.handle(ctx, known)
	if err != nil {
		return engine.Picture{}, j.ended(ctx, "", err)
	}
	picture, err := j.wait(ctx, handle, progress)
	if err != nil {
		return engine.Picture{}, j.ended(ctx, handle, err)
	}
	cost := picture.CostCents
	if cost == 0 {
		cost = j.engine.Capabilities().CostCents
	}
	if err := j.jobs.EndJob(context.WithoutCancel(ctx), j.req.Key, domain.JobDone, cost); err != nil {
		return engine.Picture{}, &keepError{err}
	}
	return picture, nil
}

// handle returns what to wait for: the job that is known, or a new one.
func (j job) handle(ctx context.Context, known *domain.EngineJob) (engine.Handle, error) {
	switch {
	case known == nil:
		return j.submit(ctx)
	case known.Handle != "": // done ones too: the picture was made, and did not reach us whole
		return engine.Handle(known.Handle), nil
	case known.State == domain.JobFailed || known.State == domain.JobCanceled:
		return "", &engine.Error{Class: engine.Transient, Err: fmt.Errorf("the job %s ended before as %s", known.Key, known.State)}
	}
	finder, ok := j.engine.(engine.Finder)
	if !ok {
		return "", errUnknownOutcome
	}
	switch handle, err := finder.Find(ctx, j.req.Key); {
	case errors.Is(err, engine.ErrNoJob):
		return j.submit(ctx)
	case errors.As(err, new(*engine.Error)) && engine.ClassOf(err) == engine.TimeoutUnknown: // it will never be known
		return "", err
	case err != nil: // asked again when the task is taken up again
		return "", &keepError{fmt.Errorf("ask for a job that may be under way: %w", err)}
	default:
		return handle, j.record(ctx, handle)
	}
}

func (j job) submit(ctx context.Context) (engine.Handle, error) {
	handle, err := j.submitted(ctx)
	if err != nil {
		return "", err
	}
	return handle, j.record(ctx, handle)
}

// wait waits for the picture. A vendor's file is fetched in a span of its own, see remote.Fetcher.
func (j job) wait(ctx context.Context, handle engine.Handle, progress func(float64)) (engine.Picture, error) {
	ctx, span := tracing.Start(ctx, "engine.wait", tracing.Text("pellucid.engine", j.engine.Name()))
	picture, err := j.engine.Wait(ctx, j.req, handle, progress)
	span.End(err)
	return picture, err
}
