package domain

import "time"

// TaskStatus is where a generation task stands.
type TaskStatus string

// The ways of a task: queued → processing → completed, failed or canceled.
const (
	TaskQueued     TaskStatus = "queued"
	TaskProcessing TaskStatus = "processing"
	TaskCompleted  TaskStatus = "completed"
	TaskFailed     TaskStatus = "failed"
	TaskCanceled   TaskStatus = "canceled" // by its owner, before anything was delivered
)

// Task is a generation on its way, its own row in the queue.
type Task struct {
	ID         string
	UserID     int64
	Username   string // of the owner; only in tasks that a worker claimed
	Status     TaskStatus
	Progress   int // 0–100
	Error      string
	Priority   int
	Attempts   int
	Generation Generation
	License    License
	ImageIDs   []string // delivered so far and still there, in order of variation
	Delivered  []int    // which variations were delivered; only in tasks that a worker claimed
	CreatedAt  time.Time
	FinishedAt time.Time // zero while under way
}

// Done reports whether the task has ended, one way or the other.
func (t Task) Done() bool {
	return t.Status == TaskCompleted || t.Status == TaskFailed || t.Status == TaskCanceled
}
