package create

import (
	"context"
	"net/http"
	"strings"
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
	Error     string            `json:"error" doc:"What went wrong, as a sentence, or empty"`
	Images    []TaskImage       `json:"images" nullable:"false" doc:"Images delivered so far"`
	CreatedAt time.Time         `json:"created_at"`
	Prompt    string            `json:"prompt"`
	Samples   int               `json:"num_samples" doc:"Number of images requested"`
	Width     int               `json:"width"`
	Height    int               `json:"height"`
	Ahead     int               `json:"ahead" doc:"Number of generations ahead in line, while it is queued"`
	Places    []TaskPlace       `json:"places" nullable:"false" doc:"State of each image, in order"`
	Version   string            `json:"version" doc:"Changes with every update. Send it as seen to wait for the next one"`
}

// TaskPlace is how one image of a task is getting on.
type TaskPlace struct {
	State    domain.ImageStage `json:"state" enum:"waiting,drawing,checking,passed,failed" doc:"An image that fails the edge check is drawn again"`
	Progress int               `json:"progress" minimum:"0" maximum:"100"`
	ImageID  string            `json:"image_id" doc:"ID of the delivered image, or empty"`
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
	ID string `path:"id" maxLength:"40" doc:"ID of the task"`
}

// check turns ids that cannot be any into the answer for ids that are none.
func (in taskInput) check() error {
	if !domain.ValidID(in.ID) {
		return domain.Errorf(domain.NotFound, "We couldn't find that generation.")
	}
	return nil
}

// watchInput asks for a task, at once or when it has changed.
type watchInput struct {
	ID     string `path:"id" maxLength:"40" doc:"ID of the task"`
	Seen   string `query:"seen" maxLength:"80" doc:"With Prefer: wait, answers when the version of the task is another"`
	Prefer string `header:"Prefer" doc:"wait: answer when there is something new to say, or after 20 s"`
}

// longestWatch is how long the answer about a task that does not change is held back.
const longestWatch = 20 * time.Second

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
	task := huma.Operation{OperationID: "get-task", Method: http.MethodGet, Path: "/images/task/{id}", Tags: tags, Summary: "Get a task"}
	api.Act(calls, api.SignedIn(task), func(ctx context.Context, in *watchInput) (*taskOutput, error) {
		if err := (taskInput{in.ID}).check(); err != nil {
			return nil, err
		}
		found, err := watchTask(ctx, c, in)
		return &taskOutput{CacheControl: api.Private, Body: TaskBody(found)}, err
	})
	open := huma.Operation{OperationID: "list-tasks", Method: http.MethodGet, Path: "/images/task", Tags: tags, Summary: "List running tasks"}
	api.Act(calls, api.SignedIn(open), func(ctx context.Context, _ *struct{}) (*tasksOutput, error) {
		found, err := c.Studio.Open(ctx, api.Me(ctx))
		return &tasksOutput{CacheControl: api.Private, Body: TaskList{Data: taskBodies(found), Total: len(found)}}, err
	})
	cancel := huma.Operation{
		OperationID: "cancel-task", Method: http.MethodDelete, Path: "/images/task/{id}", Tags: tags, Summary: "Cancel a generation",
		Description: "Delivered images are kept, and the credits for the others are returned. A task that has already ended stays as it is.",
	}
	api.Act(calls, api.SignedIn(cancel), func(ctx context.Context, in *taskInput) (*taskOutput, error) {
		if err := in.check(); err != nil {
			return nil, err
		}
		ended, err := c.Studio.Cancel(ctx, api.Me(ctx), in.ID)
		return &taskOutput{CacheControl: api.Private, Body: TaskBody(ended)}, err
	})
}

// watchTask returns the task, when it has changed or at once.
func watchTask(ctx context.Context, c Config, in *watchInput) (domain.Task, error) {
	if !strings.Contains(in.Prefer, "wait") {
		return c.Studio.Task(ctx, api.Me(ctx), in.ID)
	}
	return c.Studio.Changed(ctx, api.Me(ctx), in.ID, in.Seen, longestWatch)
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
		Ahead: t.Ahead, Version: t.Version(), Places: make([]TaskPlace, 0, t.Generation.Samples),
	}
	for _, place := range t.Places(t.Images) {
		body.Places = append(body.Places, TaskPlace{State: place.Stage, Progress: int(100 * place.Fraction), ImageID: place.ImageID})
	}
	for i, id := range t.ImageIDs {
		body.Images[i] = TaskImage{ID: id}
	}
	return body
}
