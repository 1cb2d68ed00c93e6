package illustrator

import (
	"encoding/json"
	"fmt"

	"pellucid/internal/domain"
	"pellucid/internal/engine"
	"pellucid/internal/engine/illustrator/art"
	"pellucid/internal/engine/illustrator/follow"
	"pellucid/internal/engine/illustrator/plan"
)

// drawingVersion is raised whenever the same plan gives other pixels.
const drawingVersion = "draw-2"

// recipe is everything that reproduces a picture.
type recipe struct {
	Engine         string    `json:"engine"`
	Version        string    `json:"version"` // of the drawing, the art and the words
	Prompt         string    `json:"prompt"`
	NegativePrompt string    `json:"negative_prompt"`
	Width          int       `json:"width"`
	Height         int       `json:"height"`
	Seed           int64     `json:"seed"`
	Variation      int       `json:"variation"`
	Style          string    `json:"style"`
	Shadow         string    `json:"shadow,omitempty"`
	Vector         bool      `json:"vector,omitempty"` // it can be written as a vector file
	Masked         bool      `json:"masked,omitempty"` // it was drawn into a part of another image
	Plan           plan.Plan `json:"plan"`

	Reading domain.Reading `json:"reading"`

	Lead *follow.Lead `json:"lead,omitempty"` // what was measured of references
}

// ofPart returns a recipe of a picture that is only a part of what is delivered, so that no vector file could show it.
func ofPart(encoded json.RawMessage) (json.RawMessage, error) {
	var r recipe
	if err := json.Unmarshal(encoded, &r); err != nil {
		return nil, fmt.Errorf("illustrator: recipe: %w", err)
	}
	r.Vector, r.Masked = false, true
	out, err := json.Marshal(r)
	if err != nil {
		return nil, fmt.Errorf("illustrator: recipe: %w", err)
	}
	return out, nil
}

func newRecipe(req engine.Request, p plan.Plan, lead *follow.Lead) (json.RawMessage, error) {
	out, err := json.Marshal(recipe{
		Engine: Name, Version: drawingVersion + "+" + art.Version() + "+" + p.Version,
		Prompt: req.Prompt, NegativePrompt: req.NegativePrompt, Width: req.Width, Height: req.Height, Seed: req.Seed, Variation: req.Variation,
		Style: p.Style.Name, Shadow: p.Brief.Shadow, Vector: req.Width == req.Height && hasVector(p, lead), Plan: p, Reading: p.Brief.Reading.Filled(), Lead: lead,
	})
	if err != nil {
		return nil, fmt.Errorf("illustrator: recipe: %w", err)
	}
	return out, nil
}
