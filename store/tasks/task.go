package tasks

import (
	"context"
	"database/sql"

	"pellucid/internal/domain"
	"pellucid/store/db"
)

const taskColumns = `id, user_id, status, progress, error, priority, attempts, prompt, negative_prompt, width, height,
	num_samples, guidance_scale, steps, seed, style, is_public, clone_from, shadow, engine, masked, price, commercial, plan_name, terms_version,
	created_at, finished_at`

type taskRow struct {
	ID             string            `db:"id"`
	UserID         int64             `db:"user_id"`
	Status         domain.TaskStatus `db:"status"`
	Progress       int               `db:"progress"`
	Error          string            `db:"error"`
	Priority       int               `db:"priority"`
	Attempts       int               `db:"attempts"`
	Prompt         string            `db:"prompt"`
	NegativePrompt string            `db:"negative_prompt"`
	Width          int               `db:"width"`
	Height         int               `db:"height"`
	Samples        int               `db:"num_samples"`
	GuidanceScale  float64           `db:"guidance_scale"`
	Steps          int               `db:"steps"`
	Seed           int64             `db:"seed"`
	Style          string            `db:"style"`
	IsPublic       bool              `db:"is_public"`
	CloneFrom      string            `db:"clone_from"`
	Shadow         string            `db:"shadow"`
	Engine         string            `db:"engine"`
	Masked         bool              `db:"masked"`
	Price          int               `db:"price"`
	Commercial     bool              `db:"commercial"`
	PlanName       string            `db:"plan_name"`
	TermsVersion   string            `db:"terms_version"`
	CreatedAt      int64             `db:"created_at"`
	FinishedAt     sql.NullInt64     `db:"finished_at"`
}

func (r taskRow) task() domain.Task {
	return domain.Task{
		ID: r.ID, UserID: r.UserID, Status: r.Status, Progress: r.Progress, Error: r.Error, Priority: r.Priority, Attempts: r.Attempts,
		Generation: domain.Generation{
			Prompt: r.Prompt, NegativePrompt: r.NegativePrompt, Samples: r.Samples, Width: r.Width, Height: r.Height,
			GuidanceScale: r.GuidanceScale, Steps: r.Steps, Seed: r.Seed, Style: r.Style, Public: r.IsPublic, CloneFrom: r.CloneFrom, Shadow: r.Shadow, Engine: r.Engine, Masked: r.Masked, Price: r.Price,
		},
		License:   domain.License{Commercial: r.Commercial, Plan: r.PlanName, TermsVersion: r.TermsVersion},
		CreatedAt: db.FromMillis(r.CreatedAt), FinishedAt: db.FromNullMillis(r.FinishedAt),
	}
}

// TaskOf returns a user's own task with the images delivered so far, or a NotFound error.
func (s *Store) TaskOf(ctx context.Context, userID int64, id string) (domain.Task, error) {
	var row taskRow
	err := s.db.Get(ctx, &row, `SELECT `+taskColumns+` FROM generation_tasks WHERE id = ? AND user_id = ?`, id, userID)
	if err != nil {
		return domain.Task{}, err
	}
	task := row.task()
	if err := s.addDelivered(ctx, &task); err != nil || task.Status != domain.TaskQueued {
		return task, err
	}
	err = s.db.Get(ctx, &task.Ahead, `
		SELECT count(*) FROM generation_tasks
		WHERE status = 'queued' AND run_after <= ? AND (priority > ? OR priority = ? AND created_at < ?)`,
		s.db.Stamp(), task.Priority, task.Priority, row.CreatedAt)
	return task, err
}

// addDelivered adds to a task which of its images were delivered and are still there.
func (s *Store) addDelivered(ctx context.Context, task *domain.Task) error {
	var rows []struct {
		ID        string `db:"id"`
		Variation int    `db:"variation"`
	}
	err := s.db.List(ctx, &rows, `SELECT id, variation FROM images WHERE task_id = ? AND deleted_at IS NULL ORDER BY variation`, task.ID)
	for _, row := range rows {
		task.ImageIDs, task.Delivered = append(task.ImageIDs, row.ID), append(task.Delivered, row.Variation)
	}
	return err
}

// OpenTaskOf returns the user's newest task that has not ended, or a NotFound error.
func (s *Store) OpenTaskOf(ctx context.Context, userID int64) (domain.Task, error) {
	var id string
	err := s.db.Get(ctx, &id, `
		SELECT id FROM generation_tasks
		WHERE user_id = ? AND status IN ('queued', 'processing')
		ORDER BY created_at DESC
		LIMIT 1`, userID)
	if err != nil {
		return domain.Task{}, err
	}
	return s.TaskOf(ctx, userID, id)
}

// openMost is how many open tasks are told; nobody has more that matter.
const openMost = 20

// OpenTasksOf returns a user's tasks that have not ended, newest first, each with the images delivered so far.
func (s *Store) OpenTasksOf(ctx context.Context, userID int64) ([]domain.Task, error) {
	var ids []string
	err := s.db.List(ctx, &ids, `
		SELECT id FROM generation_tasks
		WHERE user_id = ? AND status IN ('queued', 'processing')
		ORDER BY created_at DESC, rowid DESC
		LIMIT ?`, userID, openMost)
	if err != nil {
		return nil, err
	}
	tasks := make([]domain.Task, len(ids))
	for i, id := range ids {
		if tasks[i], err = s.TaskOf(ctx, userID, id); err != nil {
			return nil, err
		}
	}
	return tasks, nil
}
