package illustrator

import (
	"pellucid/internal/engine"
)

// Reading is what the illustrator makes of a prompt before it draws: what an advisor on prompts needs to know.
type Reading struct {
	Style      string // empty when the prompt asks for none
	Palette    string
	Minimalist bool
	Framing    []string
	Kinds      []string // of the subjects: animal, person, plant, food, vehicle, place, thing
}

// Subjects are the phrases of a prompt for which the art has what they name.
func (e *Engine) Subjects(prompt string) ([]string, error) {
	p, err := e.Explain(engine.Request{Prompt: prompt})
	if err != nil {
		return nil, err
	}
	var names []string
	for _, subject := range p.Subjects {
		if !subject.Approximated {
			names = append(names, subject.Phrase)
		}
	}
	return names, nil
}

// Read understands a prompt without drawing it.
func (e *Engine) Read(prompt string) (Reading, error) {
	p, err := e.Explain(engine.Request{Prompt: prompt})
	if err != nil {
		return Reading{}, err
	}
	read := Reading{Style: p.Style.Name, Palette: p.Style.Palette, Minimalist: p.Style.Minimalist, Kinds: e.planner.Kinds(prompt)}
	if read.Style == "default" {
		read.Style = ""
	}
	for _, item := range p.Items {
		if item.Art.Set == "procedural" {
			read.Framing = append(read.Framing, item.Art.Name)
		}
	}
	return read, nil
}
