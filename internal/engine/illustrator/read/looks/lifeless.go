package looks

import (
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
)

// partAtEnd is the last word of a noun where that names a part that a thing has: the ornate frame of a mirror is its frame.
func partAtEnd(p *state.Parser, o int, s state.Span) string {
	last := state.LastWord(s.Key)
	if last == s.Key || !p.IsPiece(o) || !state.Trims[last] && !Fittings[last] && !builtIn[last] && !enclosing[last] {
		return ""
	}
	return p.PartNamed(o, last)
}

// lookInName gives a part the color, the material or the pattern that its name begins with: "gold frame".
func lookInName(p *state.Parser, pc *brief.PartColor, s state.Span) {
	first, _, _ := strings.Cut(s.Key, " ")
	look := state.Span{Senses: p.Tables.Words.Senses[first]}
	if look.Is(vocabulary.Thing) {
		return
	}
	if c, ok := look.Value(vocabulary.Color); ok {
		pc.Color = c
	} else if m, ok := look.Value(vocabulary.Material); ok {
		pc.Color = m
	} else if f, ok := look.Value(vocabulary.Fill); ok {
		pc.Fill = f
	}
}

// enclosing are the parts that hold or enclose the rest.
var enclosing = lexicon.Set("frame stand base shade case pot stem rope chain door window roof wheel")
