package domain

import (
	"fmt"
	"strings"
	"time"
)

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
	ImageIDs   []string    // delivered so far and still there, in order of variation
	Delivered  []int       // which variations were delivered, as ImageIDs names them
	Images     []TaskImage // how each image is getting on, by variation; only in tasks that the studio tells of
	Ahead      int         // tasks in line before this one, while it is queued
	CreatedAt  time.Time
	FinishedAt time.Time // zero while under way
}

// Done reports whether the task has ended, one way or the other.
func (t Task) Done() bool {
	return t.Status == TaskCompleted || t.Status == TaskFailed || t.Status == TaskCanceled
}

// Version changes whenever there is something new to say of the task. It is short, and means nothing else.
func (t Task) Version() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%.1s%d", t.Status, t.Ahead)
	for _, img := range t.Images {
		fmt.Fprintf(&b, ".%.1s%d", img.Stage, int(20*img.Fraction))
	}
	return b.String()
}
