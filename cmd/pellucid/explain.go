package main

import (
	"encoding/json"
	"os"

	"pellucid/internal/domain"
	"pellucid/internal/engine"
	"pellucid/internal/engine/illustrator"
)

type explainCommand struct {
	Prompt         string `arg:"" help:"What to see."`
	NegativePrompt string `help:"What not to see."`
	Seed           int64  `default:"0" help:"Number that chooses among the possible pictures."`
	Variation      int    `default:"0" help:"Number of the picture within its task, from 0."`
	Style          string `help:"A style that overrides the prompt's own."`
}

// Run prints the plan of a prompt: subjects, counts, colours, relations, style, the art with its source and licence, and
// what was approximated.
func (c *explainCommand) Run() error {
	gen := domain.Generation{
		Prompt: c.Prompt, NegativePrompt: c.NegativePrompt, Samples: 1, Width: domain.DefaultSize, Height: domain.DefaultSize, Steps: domain.DefaultSteps,
	}
	gen.Normalize()
	if err := gen.Validate(); err != nil {
		return err
	}
	artist, err := illustrator.New()
	if err != nil {
		return err
	}
	plan, err := artist.Explain(engine.Request{
		Prompt: gen.Prompt, NegativePrompt: gen.NegativePrompt, Seed: c.Seed, Variation: c.Variation, Style: c.Style,
	})
	if err != nil {
		return err
	}
	out := json.NewEncoder(os.Stdout)
	out.SetIndent("", "  ")
	out.SetEscapeHTML(false)
	return out.Encode(plan)
}
