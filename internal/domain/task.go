package domain

import "time"

// TaskStatus is where a generation task stands.
type TaskStatus string

// The ways of a task: queued → processing → completed or failed.
const (
	TaskQueued     TaskStatus = "queued"
	TaskProcessing TaskStatus = "processing"
	TaskCompleted  TaskStatus = "completed"
	TaskFailed     TaskStatus = "failed"
)

// Task is a generation on its way, its own row in the queue.
type Task struct {
	ID         string
	UserID     int64
	Status     TaskStatus
	Progress   int // 0–100
	Error      string
	Priority   int
	Attempts   int
	Generation Generation
	License    License
	ImageIDs   []string // delivered so far, in order of variation
	CreatedAt  time.Time
	FinishedAt time.Time // zero while under way
}

// Done tells whether the task has ended, one way or the other.
func (t Task) Done() bool { return t.Status == TaskCompleted || t.Status == TaskFailed }
