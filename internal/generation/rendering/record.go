package rendering

import (
	"context"
	"errors"

	"pellucid/internal/domain"
	"pellucid/internal/engine"
	"pellucid/internal/tracing"
)

// errUnknownOutcome is what a picture gets whose job may have been made and charged for by the vendor, and cannot be asked
// for again.
var errUnknownOutcome = &engine.Error{Class: engine.TimeoutUnknown, Err: errors.New("the job was under way when an earlier process ended, and the vendor cannot be asked for it")}

func (j job) submitted(ctx context.Context) (engine.Handle, error) {
	ctx, span := tracing.Start(ctx, "engine.submit", tracing.Text("pellucid.engine", j.engine.Name()))
	handle, err := j.engine.Submit(ctx, j.req)
	span.End(err)
	return handle, err
}

// record keeps a handle even when the process is about to end.
func (j job) record(ctx context.Context, handle engine.Handle) error {
	if err := j.jobs.SubmitJob(context.WithoutCancel(ctx), j.req.Key, string(handle)); err != nil {
		return &keepError{err}
	}
	return nil
}

// ended records a failure, and stops the vendor's work for a task that its owner canceled. It returns the error. A job that
// a shutdown interrupts stays as it is: the next start resumes it.
func (j job) ended(ctx context.Context, handle engine.Handle, err error) error {
	state, cost := domain.JobFailed, 0.0
	switch {
	case errors.As(err, new(*keepError)):
		return err
	case ctx.Err() != nil && !errors.Is(context.Cause(ctx), ErrCanceled):
		return err
	case ctx.Err() != nil:
		state = domain.JobCanceled
		if handle != "" {
			if err := j.engine.Cancel(context.WithoutCancel(ctx), handle); err != nil {
				cost = j.engine.Capabilities().CostCents
			}
		}
	case engine.ClassOf(err) == engine.TimeoutUnknown:
		state, cost = domain.JobUnknown, j.engine.Capabilities().CostCents
	}
	if recorded := j.jobs.EndJob(context.WithoutCancel(ctx), j.req.Key, state, cost); recorded != nil {
		return &keepError{recorded}
	}
	return err
}
