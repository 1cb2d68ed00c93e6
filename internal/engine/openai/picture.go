package openai

import (
	"context"
	"encoding/json"
	"fmt"
	"image"

	"pellucid/internal/engine"
	"pellucid/internal/openaiclient"
)

// recipe is what is kept of how a picture was asked for.
type recipe struct {
	Engine     string `json:"engine"`
	Model      string `json:"model"`
	Prompt     string `json:"prompt"`
	Size       string `json:"size"`
	Quality    string `json:"quality,omitempty"`
	Background string `json:"background"`
	References int    `json:"references,omitempty"`
	Seed       *int64 `json:"seed,omitempty"`
	Variation  int    `json:"variation,omitempty"`
}

// picture makes of an answer what the caller gets.
func (e *Engine) picture(ctx context.Context, req engine.Request, background string, got openaiclient.Picture) (engine.Picture, error) {
	img, err := e.decode(ctx, got)
	if err != nil {
		return engine.Picture{}, err
	}
	r := recipe{
		Engine: Name, Model: e.config.Model, Prompt: e.wording(req, background), Size: sizeName(req), Quality: e.config.Quality, Background: background,
		References: len(e.used(req)),
	}
	if e.model.own {
		r.Seed, r.Variation = &req.Seed, req.Variation
	}
	encoded, err := json.Marshal(r)
	if err != nil {
		return engine.Picture{}, fmt.Errorf("openai engine: %w", err)
	}
	out := engine.Picture{
		Image: img, Model: e.config.Model, Opaque: isOpaque(img), Recipe: encoded, Notes: e.notes(req), SourceType: "trainedAlgorithmicMedia",
		CostCents: e.model.price(e.config.Quality, engine.Size{Width: img.Rect.Dx(), Height: img.Rect.Dy()}, got.Used),
	}
	if e.model.own {
		complete(&out, got.Extension)
	}
	return out, nil
}

// isOpaque reports whether a picture has no alpha channel to speak of: fewer than one pixel in a thousand lets anything through.
func isOpaque(img *image.NRGBA) bool {
	through := 0
	for i := 3; i < len(img.Pix); i += 4 {
		if img.Pix[i] < 250 {
			through++
		}
	}
	return through*1000 < len(img.Pix)/4
}

// notes tell the user what was made of the references.
func (e *Engine) notes(req engine.Request) []string {
	switch given, used := len(req.References), len(e.used(req)); {
	case given == 0:
		return nil
	case e.model.own:
		return nil // it says itself what it took
	case used < given:
		return []string{fmt.Sprintf("The model was shown the first %d of the %d reference images.", used, given)}
	case req.Mask != nil:
		return []string{"The model changed the marked part of the reference image."}
	case used == 1:
		return []string{"The model was shown the reference image."}
	default:
		return []string{fmt.Sprintf("The model was shown the %d reference images.", used)}
	}
}

// used returns the references that the model can take.
func (e *Engine) used(req engine.Request) []engine.Reference {
	return req.References[:min(len(req.References), e.model.references)]
}
