package imaging

import (
	"encoding/json"
	"os"

	"pellucid/internal/domain"
	"pellucid/internal/engine"
	"pellucid/internal/engine/illustrator"
	"pellucid/internal/engine/illustrator/brief"
)

type ExplainCommand struct {
	Prompt         string `arg:"" help:"What to draw."`
	NegativePrompt string `help:"What to leave out."`
	Style          string `help:"A style that overrides the prompt's own."`
}

// explanation is what is printed: the reading, and what would be drawn.
type explanation struct {
	domain.Reading
	Brief brief.Brief `json:"brief"`
}

// Run prints how a prompt is read: what is understood, what stands in, what is left out, and the subjects and relations that
// would be drawn.
func (c *ExplainCommand) Run() error {
	gen := domain.Generation{Prompt: c.Prompt, NegativePrompt: c.NegativePrompt, Style: c.Style}
	gen.Normalize()
	if err := gen.ValidatePrompts(); err != nil {
		return err
	}
	illustrator, err := illustrator.New()
	if err != nil {
		return err
	}
	read := illustrator.Read(engine.Request{Prompt: gen.Prompt, NegativePrompt: gen.NegativePrompt, Style: gen.Style})
	reading := read.Reading.Filled()
	read.Reading = domain.Reading{} // it is printed beside the brief
	out := json.NewEncoder(os.Stdout)
	out.SetIndent("", "  ")
	out.SetEscapeHTML(false)
	return out.Encode(explanation{reading, read})
}
