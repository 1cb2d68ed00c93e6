package create

import (
	"context"
	"net/http"
	"strings"
	"time"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/api"
	"pellucid/internal/domain"
	"pellucid/internal/engine/routing"
)

// Studio accepts generations and tells how they are.
type Studio interface {
	Generate(ctx context.Context, user *domain.User, gen domain.Generation) (domain.Task, error)
	Task(ctx context.Context, user *domain.User, id string) (domain.Task, error)
	Wait(ctx context.Context, user *domain.User, id string, atMost time.Duration) (domain.Task, error)
	Changed(ctx context.Context, user *domain.User, id, seen string, atMost time.Duration) (domain.Task, error)
	Open(ctx context.Context, user *domain.User) ([]domain.Task, error)
	Cancel(ctx context.Context, user *domain.User, id string) (domain.Task, error)
	Engines() []routing.Configured
	Explain(ctx context.Context, user *domain.User, gen domain.Generation) (domain.Reading, error)
	Spans(prompt string, reading domain.Reading, address func(words string) string) []domain.Span
	Sketch(ctx context.Context, user *domain.User, words string, yields bool) ([]byte, error)
}

// longestWait is how long "Prefer: wait" waits.
const longestWait = 30 * time.Second

func registerGenerate(calls huma.API, c Config) {
	generate := huma.Operation{
		OperationID: "generate", Method: http.MethodPost, Path: "/images/generate", Tags: []string{"Images"}, Summary: "Generate images",
		Description: "Starts a task and answers right away, or when the images are ready if you send Prefer: wait. The built-in illustrator costs 1 credit for each delivered image; other engines say what they cost. Images that are not delivered are not charged.",
	}
	api.Act(calls, api.SignedIn(generate), func(ctx context.Context, in *generateInput) (*acceptedOutput, error) {
		return accept(ctx, c, in)
	})
}

func accept(ctx context.Context, c Config, in *generateInput) (*acceptedOutput, error) {
	gen, err := in.Body.generation()
	if err != nil {
		return nil, err
	}
	gen.IdempotencyKey = in.IdempotencyKey
	return begin(ctx, c, gen, in.Prefer)
}

// begin starts a generation, and waits for its end when the caller prefers that.
func begin(ctx context.Context, c Config, gen domain.Generation, prefer string) (*acceptedOutput, error) {
	if err := c.mayGenerate(ctx, api.Me(ctx)); err != nil {
		return nil, err
	}
	task, err := c.Studio.Generate(ctx, api.Me(ctx), gen)
	if err != nil {
		return nil, err
	}
	if strings.Contains(prefer, "wait") {
		if task, err = c.Studio.Wait(ctx, api.Me(ctx), task.ID, longestWait); err != nil {
			return nil, err
		}
	}
	images, err := taskImages(ctx, c, task)
	return &acceptedOutput{CacheControl: api.Private, Body: Accepted{TaskID: task.ID, Status: task.Status, Images: images}}, err
}

func taskImages(ctx context.Context, c Config, task domain.Task) ([]api.Image, error) {
	images := make([]api.Image, 0, len(task.ImageIDs))
	for _, id := range task.ImageIDs {
		img, err := c.Store.Image(ctx, id, task.UserID)
		if err != nil {
			return images, err
		}
		images = append(images, api.ImageBody(img))
	}
	return images, nil
}
