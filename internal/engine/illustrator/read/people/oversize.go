package people

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
)

// oversized are the words for what is much larger than usual on somebody.
var oversized = lexicon.Set("big huge giant enormous oversized large massive gigantic")

// Oversize takes a word for a great size before what somebody wears, which the rig draws larger: "a huge mustache", "big hoop earrings".
func Oversize(p *state.Parser, f *brief.Figure, what string) {
	p.Waiting.Noun = slices.DeleteFunc(p.Waiting.Noun, func(d state.Span) bool {
		if !oversized[d.Key] {
			return false
		}
		f.Extras = state.AppendNew(f.Extras, "big "+what)
		p.Understand(d.From, d.To, "size", "big")
		return true
	})
}
