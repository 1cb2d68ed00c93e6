package create

import (
	"context"
	"net/http"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/api"
	"pellucid/internal/domain"
)

// Task is a generation on its way.
type Task struct {
	ID        string            `json:"id"`
	Status    domain.TaskStatus `json:"status" enum:"queued,processing,completed,failed,canceled"`
	Progress  int               `json:"progress" minimum:"0" maximum:"100"`
	Error     string            `json:"error" doc:"What went wrong, as a sentence; empty when nothing did"`
	Images    []TaskImage       `json:"images" nullable:"false" doc:"Those that are delivered; the list grows while the task is processing"`
	CreatedAt time.Time         `json:"created_at"`
	Prompt    string            `json:"prompt"`
	Samples   int               `json:"num_samples" doc:"How many images were asked for"`
	Width     int               `json:"width"`
	Height    int               `json:"height"`
}

// TaskImage names an image that the task has delivered.
type TaskImage struct {
	ID string `json:"id"`
}

// TaskList is the tasks that are under way.
type TaskList struct {
	Data  []Task `json:"data" nullable:"false"`
	Total int    `json:"total"`
}

type taskInput struct {
	ID string `path:"id" maxLength:"40" doc:"Id of the task"`
}

// check turns ids that cannot be any into the answer for ids that are none.
func (in taskInput) check() error {
	if !domain.ValidID(in.ID) {
		return domain.Errorf(domain.NotFound, "There is no such task.")
	}
	return nil
}

type taskOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         Task
}

type tasksOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         TaskList
}

// registerTasks registers the calls that follow generations, find them again and cancel them.
func registerTasks(calls huma.API, c Config) {
	tags := []string{"Images"}
	task := huma.Operation{OperationID: "get-task", Method: http.MethodGet, Path: "/images/task/{id}", Tags: tags, Summary: "How a generation is getting on"}
	api.Act(calls, api.SignedIn(task), func(ctx context.Context, in *taskInput) (*taskOutput, error) {
		if err := in.check(); err != nil {
			return nil, err
		}
		found, err := c.Studio.Task(ctx, api.Me(ctx), in.ID)
		return &taskOutput{CacheControl: api.Private, Body: TaskBody(found)}, err
	})
	open := huma.Operation{OperationID: "list-tasks", Method: http.MethodGet, Path: "/images/task", Tags: tags, Summary: "My generations that are under way, newest first"}
	api.Act(calls, api.SignedIn(open), func(ctx context.Context, _ *struct{}) (*tasksOutput, error) {
		found, err := c.Studio.Open(ctx, api.Me(ctx))
		return &tasksOutput{CacheControl: api.Private, Body: TaskList{Data: taskBodies(found), Total: len(found)}}, err
	})
	cancel := huma.Operation{
		OperationID: "cancel-task", Method: http.MethodDelete, Path: "/images/task/{id}", Tags: tags, Summary: "Cancel a generation",
		Description: "The images that are delivered are kept, and the credits of the others go back. A task that has ended already stays as it is. Answers with the task as it ended.",
	}
	api.Act(calls, api.SignedIn(cancel), func(ctx context.Context, in *taskInput) (*taskOutput, error) {
		if err := in.check(); err != nil {
			return nil, err
		}
		ended, err := c.Studio.Cancel(ctx, api.Me(ctx), in.ID)
		return &taskOutput{CacheControl: api.Private, Body: TaskBody(ended)}, err
	})
}

func taskBodies(tasks []domain.Task) []Task {
	bodies := make([]Task, len(tasks))
	for i, task := range tasks {
		bodies[i] = TaskBody(task)
	}
	return bodies
}

// TaskBody tells how a generation is getting on; the create screen carries the same.
func TaskBody(t domain.Task) Task {
	body := Task{
		ID: t.ID, Status: t.Status, Progress: t.Progress, Error: t.Error, Images: make([]TaskImage, len(t.ImageIDs)), CreatedAt: t.CreatedAt,
		Prompt: t.Generation.Prompt, Samples: t.Generation.Samples, Width: t.Generation.Width, Height: t.Generation.Height,
	}
	for i, id := range t.ImageIDs {
		body.Images[i] = TaskImage{ID: id}
	}
	return body
}
