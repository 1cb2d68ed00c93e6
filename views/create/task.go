package create

import (
	"strconv"

	"pellucid/internal/domain"
	"pellucid/views"
)

// TaskPage is a generation on its way, for browsers without a script.
type TaskPage struct {
	Task   domain.Task
	Images []domain.Image // delivered so far
}

func (p TaskPage) heading() string {
	switch p.Task.Status {
	case domain.TaskCompleted:
		return "Your images are ready"
	case domain.TaskFailed:
		return "This generation failed"
	case domain.TaskCanceled:
		return "Canceled"
	case domain.TaskQueued:
		return "Waiting in the queue"
	default:
		return "Drawing your images"
	}
}

// failure is what the page says of a task that gave nothing.
func (p TaskPage) failure() string {
	if p.Task.Error != "" {
		return p.Task.Error
	}
	return "Image generation failed"
}

func (p TaskPage) progress() string { return strconv.Itoa(p.Task.Progress) }

// chrome makes browsers without a script ask again until the task has ended.
func (p TaskPage) chrome(c views.Chrome) views.Chrome {
	if !p.Task.Done() {
		return c.Refreshed(views.PollSeconds)
	}
	return c
}

// waiting is how many places on the table are still empty.
func (p TaskPage) waiting() int {
	if p.Task.Done() {
		return 0
	}
	return max(0, p.Task.Generation.Samples-len(p.Images))
}
