package create

import (
	"context"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/api"
	"pellucid/internal/domain"
)

type variationsInput struct {
	ID             string `path:"id" maxLength:"40" doc:"ID of the image"`
	IdempotencyKey string `header:"Idempotency-Key" doc:"A request with the same key returns the same task and is not charged again"`
	Prefer         string `header:"Prefer" doc:"wait: answer when the images are ready, or after 30 seconds"`
	Body           struct {
		Count *int   `json:"count,omitempty" doc:"1 to 4. Default 4, or as many as your plan allows"`
		Kind  string `json:"kind" enum:"variations,similar" doc:"variations: the same request and seed, other variations. similar: starts from this image, like clone_from"`
	}
}

func registerVariations(calls huma.API, c Config) {
	op := huma.Operation{
		OperationID: "generate-variations", Method: http.MethodPost, Path: "/images/{id}/variations", Tags: []string{"Images"}, Summary: "Generate variations",
		Description: "Works for your own and public images. Answers and costs the same as generate.",
	}
	api.Act(calls, api.SignedIn(op), func(ctx context.Context, in *variationsInput) (*acceptedOutput, error) {
		return c.variations(ctx, in)
	})
}

func (c Config) variations(ctx context.Context, in *variationsInput) (*acceptedOutput, error) {
	if !domain.ValidID(in.ID) {
		return nil, domain.Errorf(domain.NotFound, "This image doesn't exist, or you don't have access to it.")
	}
	me := api.Me(ctx)
	img, err := c.Store.Image(ctx, in.ID, me.ID)
	if err != nil {
		return nil, err
	}
	plan, err := c.Store.PlanOf(ctx, me.ID)
	if err != nil {
		return nil, err
	}
	count := valueOr(in.Body.Count, max(1, min(domain.SamplesMax, plan.BatchSize)))
	gen, err := c.variationsOf(ctx, img, in.Body.Kind == "similar", count)
	if err != nil {
		return nil, err
	}
	gen.IdempotencyKey = in.IdempotencyKey
	return begin(ctx, c, gen, in.Prefer)
}

// variationsOf is the request for more of an image: that of its task where it is the caller's own, references included.
func (c Config) variationsOf(ctx context.Context, img domain.Image, similar bool, count int) (domain.Generation, error) {
	if img.Model == domain.CutoutModel {
		return domain.Generation{}, domain.FieldErrorf("id", "This image was made from a photo, so it has no prompt to vary. Use it as a reference image instead.")
	}
	me := api.Me(ctx)
	var task *domain.Task
	if img.TaskID != "" && me.Owns(img.UserID) {
		known, err := c.Studio.Task(ctx, me, img.TaskID)
		if err != nil && domain.CodeOf(err) != domain.NotFound {
			return domain.Generation{}, err
		}
		if err == nil {
			task = &known
		}
	}
	gen := domain.VariationsOf(img, task, count)
	if similar {
		gen.CloneFrom = img.ID
		return gen, nil
	}
	if task == nil {
		return gen, nil
	}
	references, err := c.Store.TaskReferences(ctx, *task)
	for _, r := range references {
		gen.ReferenceIDs = append(gen.ReferenceIDs, r.ID)
	}
	return gen, err
}
