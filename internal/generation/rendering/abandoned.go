package rendering

import (
	"context"

	"pellucid/internal/domain"
	"pellucid/internal/engine"
)

// CancelAbandonedJobs stops the work of vendors on tasks that ended while no process worked on them.
func (m *Renderer) CancelAbandonedJobs(ctx context.Context) {
	if m.jobs == nil {
		return
	}
	jobs, err := m.jobs.AbandonedJobs(ctx)
	if err != nil {
		m.log.Error("cannot look for jobs of tasks that have ended", "err", err)
	}
	for _, j := range jobs {
		e, ok := m.router.Named(j.Engine)
		if !ok {
			continue
		}
		if err := e.Cancel(ctx, engine.Handle(j.Handle)); err != nil {
			m.log.Warn("cannot cancel a job of a task that has ended", "engine", j.Engine, "job", j.Key, "err", err)
		}
		if err := m.jobs.EndJob(ctx, j.Key, domain.JobCanceled, j.CostCents); err != nil {
			m.log.Error("cannot record that a job was canceled", "job", j.Key, "err", err)
		}
	}
}
