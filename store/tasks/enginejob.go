package tasks

import (
	"context"
	"time"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/store/db"
)

type engineJobRow struct {
	Key       string                `db:"job_key"`
	TaskID    string                `db:"task_id"`
	Engine    string                `db:"engine"`
	Handle    string                `db:"handle"`
	State     domain.EngineJobState `db:"state"`
	CostCents float64               `db:"cost_cents"`
	CreatedAt int64                 `db:"created_at"`
}

const engineJobColumns = `job_key, task_id, engine, handle, state, cost_cents, created_at`

func (r engineJobRow) job() domain.EngineJob {
	return domain.EngineJob{
		Key: r.Key, TaskID: r.TaskID, Engine: r.Engine, Handle: r.Handle, State: r.State, CostCents: r.CostCents, CreatedAt: db.FromMillis(r.CreatedAt),
	}
}

// BeginJob records a job as being submitted. When its key is known already, it changes nothing and returns the job of that
// key as it stands.
func (s *Store) BeginJob(ctx context.Context, job domain.EngineJob) (known *domain.EngineJob, err error) {
	err = s.db.Write(ctx, func(tx *sqlx.Tx) error {
		known = nil
		var row engineJobRow
		err := tx.GetContext(ctx, &row, `SELECT `+engineJobColumns+` FROM engine_jobs WHERE job_key = ?`, job.Key)
		if err == nil {
			found := row.job()
			known = &found
			return nil
		}
		if !db.NotFound(db.MapError(err)) {
			return err
		}
		_, err = tx.ExecContext(ctx, `
			INSERT INTO engine_jobs (job_key, task_id, engine, state, cost_cents, created_at) VALUES (?, ?, ?, 'submitting', ?, ?)`,
			job.Key, job.TaskID, job.Engine, job.CostCents, s.db.Stamp())
		return err
	})
	return known, err
}

// SubmitJob records the handle of a job that the vendor has accepted, or the next one of a job with several steps.
func (s *Store) SubmitJob(ctx context.Context, key, handle string) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		_, err := tx.ExecContext(ctx, `
			UPDATE engine_jobs SET state = 'submitted', handle = ? WHERE job_key = ? AND state IN ('submitting', 'submitted')`, handle, key)
		return err
	})
}

// EndJob records how a job ended, and what it cost in US cents. Ending a job again changes nothing, except that one of
// unknown outcome may turn out to be done.
func (s *Store) EndJob(ctx context.Context, key string, state domain.EngineJobState, costCents float64) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		_, err := tx.ExecContext(ctx, `
			UPDATE engine_jobs SET state = ?, cost_cents = ?, ended_at = ?
			WHERE job_key = ? AND state IN ('submitting', 'submitted', 'unknown')`, state, costCents, s.db.Stamp(), key)
		return err
	})
}

// AbandonedJobs returns the jobs that are under way for tasks that have ended.
func (s *Store) AbandonedJobs(ctx context.Context) ([]domain.EngineJob, error) {
	var rows []engineJobRow
	err := s.db.List(ctx, &rows, `
		SELECT `+engineJobColumns+` FROM engine_jobs
		WHERE state IN ('submitting', 'submitted')
		  AND task_id IN (SELECT id FROM generation_tasks WHERE status IN ('completed', 'failed', 'canceled'))`)
	jobs := make([]domain.EngineJob, len(rows))
	for i, row := range rows {
		jobs[i] = row.job()
	}
	return jobs, err
}

// SpentSince returns what an engine has cost since a moment, in US cents, jobs under way included.
func (s *Store) SpentSince(ctx context.Context, engine string, since time.Time) (float64, error) {
	var cents float64
	err := s.db.Get(ctx, &cents, `SELECT coalesce(sum(cost_cents), 0) FROM engine_jobs WHERE engine = ? AND created_at >= ?`, engine, db.Millis(since))
	return cents, err
}
