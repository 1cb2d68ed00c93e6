package illustrator

import (
	"slices"

	"pellucid/internal/engine"
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit/library"
)

// Summary is what the illustrator makes of a prompt before it draws: what an advisor on prompts needs to know.
type Summary struct {
	Style      string // empty when the prompt asks for none
	Palette    string
	Minimalist bool
	Framing    []string
	Kinds      []string // of the subjects: animal, person, plant, food, vehicle, place, thing
}

// Subjects are the phrases of a prompt that are drawn as what they name.
func (e *Engine) Subjects(prompt string) []string {
	b := e.Read(engine.Request{Prompt: prompt})
	var names []string
	for _, s := range b.Subjects {
		if !slices.ContainsFunc(b.Reading.StandsIn, func(i brief.Item) bool { return i.Words == s.Words }) {
			names = append(names, s.Words)
		}
	}
	return names
}

// Summarize reads a prompt without drawing it.
func (e *Engine) Summarize(prompt string) Summary {
	b := e.Read(engine.Request{Prompt: prompt})
	out := Summary{Style: b.Style.Name, Palette: b.Style.Palette, Minimalist: b.Style.Minimalist, Framing: b.Framing}
	if out.Style == "default" {
		out.Style = ""
	}
	for _, s := range b.Subjects {
		if kind := kindOf(s); !slices.Contains(out.Kinds, kind) {
			out.Kinds = append(out.Kinds, kind)
		}
	}
	return out
}

// groupKinds are the kinds of the groups of pieces; others are things.
var groupKinds = map[string]string{"plants": "plant", "food": "food", "vehicles": "vehicle", "buildings": "place", "landmarks": "place", "sea": "animal"}

func kindOf(s brief.Subject) string {
	switch s.Kind {
	case brief.Person:
		return "person"
	case brief.Animal, brief.Bird:
		return "animal"
	}
	if kind, ok := groupKinds[library.GroupOf(s.ID)]; ok {
		return kind
	}
	return "thing"
}
