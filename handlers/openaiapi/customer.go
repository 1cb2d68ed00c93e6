package openaiapi

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"strconv"

	"pellucid/handlers/limit"
	"pellucid/internal/alpha/codec"
	"pellucid/internal/domain"
	"pellucid/internal/engine"
)

// customer makes pictures for one account.
type customer struct {
	*Site
	user *domain.User
}

// Make asks the studio, and waits until all pictures are there.
func (c customer) Make(ctx context.Context, o Order) ([]Picture, error) {
	err := c.Limiter.Allow(ctx, limit.Generate, strconv.FormatInt(c.user.ID, 10))
	if err != nil {
		return nil, err
	}
	gen := domain.Generation{
		Prompt: o.Prompt, NegativePrompt: o.NegativePrompt, Samples: o.Count, Width: o.Width, Height: o.Height, Seed: o.Seed, Style: o.Style, Shadow: o.Shadow,
		GuidanceScale: domain.DefaultGuidanceScale, Steps: domain.DefaultSteps, Public: !o.Private, Masked: len(o.Mask) > 0, IdempotencyKey: o.IdempotencyKey,
	}
	if gen.Seed >= 0 {
		gen.Seed = domain.ExactSeed(gen.Seed, o.Variation)
	}
	gen.Normalize()
	if err := gen.Validate(); err != nil {
		return nil, err
	}
	gen.UploadsHash = o.uploadsHash()
	if gen.ReferenceIDs, err = c.references(ctx, o); err != nil {
		return nil, err
	}
	task, err := c.Studio.Generate(ctx, c.user, gen)
	if err != nil {
		return nil, c.why(ctx, gen, err)
	}
	if task, err = c.Studio.Wait(ctx, c.user, task.ID, 0); err != nil {
		return nil, err
	}
	if err := ended(ctx, task); err != nil {
		return nil, err
	}
	return c.pictures(ctx, task)
}

// references keeps what the pictures follow, and returns the ids.
func (c customer) references(ctx context.Context, o Order) (ids []string, err error) {
	for i, file := range o.Files {
		var ref domain.Reference
		if i == 0 && len(o.Mask) > 0 {
			ref, err = c.References.AddMasked(ctx, c.user, file, o.Mask)
		} else {
			ref, err = c.References.Add(ctx, c.user, file)
		}
		if err != nil {
			return nil, err
		}
		ids = append(ids, ref.ID)
	}
	return ids, nil
}

// why tells refusals of a prompt apart, which programs act upon differently: the studio says all of them in the same way.
func (c customer) why(ctx context.Context, gen domain.Generation, err error) error {
	var told *domain.Error
	if !errors.As(err, &told) || told.Code != domain.Invalid || told.Field != "prompt" && told.Field != "negative_prompt" {
		return err
	}
	reading, explainErr := c.Studio.Explain(ctx, c.user, gen)
	switch {
	case domain.CodeOf(explainErr) == domain.Invalid && explainErr != nil:
		return &refused{err}
	case explainErr == nil && reading.Refused != "":
		return &engine.CannotDraw{Sentence: told.Message, Suggested: reading.Suggested}
	}
	return err
}

// ended says why a task has no pictures.
func ended(ctx context.Context, task domain.Task) error {
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	case !task.Done():
		return &failure{status: http.StatusServiceUnavailable, kind: serverError, message: "The server is restarting. Your images will be finished and saved to your gallery.", final: true}
	case task.Status == domain.TaskFailed && len(task.ImageIDs) == 0:
		message := task.Error
		if message == "" {
			message = "The images couldn't be generated. Nothing was charged."
		}
		return &failure{status: http.StatusInternalServerError, kind: serverError, message: message, final: true}
	}
	return nil
}

func (c customer) pictures(ctx context.Context, task domain.Task) ([]Picture, error) {
	var out []Picture
	for _, id := range task.ImageIDs {
		img, err := c.Images.Image(ctx, id, c.user.ID)
		if err != nil {
			return nil, err
		}
		picture, err := c.picture(ctx, img)
		if err != nil {
			return nil, err
		}
		out = append(out, picture)
	}
	return out, nil
}

// maxPixels bounds the pictures that are read back.
const maxPixels = 64 << 20

func (c customer) picture(ctx context.Context, img domain.Image) (Picture, error) {
	file, err := c.Files.Open(ctx, img.BlobKey+"/"+domain.OriginalName)
	if err != nil {
		return Picture{}, err
	}
	defer func() { _ = file.Close() }()
	meta, err := codec.ReadMetadata(file)
	if err != nil {
		return Picture{}, err
	}
	if _, err := file.Seek(0, 0); err != nil {
		return Picture{}, err
	}
	pixels, err := codec.Decode(file, maxPixels)
	if err != nil {
		return Picture{}, fmt.Errorf("read back an image: %w", err)
	}
	return Picture{Image: pixels, Metadata: meta, URL: domain.Absolute(c.BaseURL, img.OriginalURL()), More: More{
		ID: img.ID, Page: c.BaseURL + "/image/" + img.ID, Model: img.Model, Notes: img.Notes, Credits: meta.Credits, SourceType: meta.DigitalSourceType,
		Alpha: img.Alpha, Recipe: img.Recipe,
	}}, nil
}
