package clauses

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/people"
	"pellucid/internal/engine/illustrator/read/relations"
	"pellucid/internal/engine/illustrator/read/state"
)

// bodyPlace reads "on a pirate's shoulder": the support is the pirate.
func bodyPlace(p *state.Parser, kind string) string {
	switch kind {
	case "on", "sitting on", "standing on", "lying on", "riding", "holding", people.ArmsAround:
	default:
		return kind
	}
	for i := p.At; i < min(p.At+4, len(p.Spans)-1); i++ {
		next := p.Spans[i+1]
		place, ok := people.BodyPlaces[next.Key]
		if next.Key == "hand" && kind != "holding" {
			place = "riding"
		}
		if !ok || (place == "holding hands") != (kind == "holding") || !p.Spans[i].IsWord() || !possessor(p, p.Spans[i]) {
			continue
		}
		switch from := relations.Starts(p, kind); {
		case people.HeldHigh[next.Key] && kind != "holding" && p.IsPiece(from) && p.Creature(p.Out.Subjects[from].ID):
			place = "<holding" // a ladybug on somebody's finger
		case people.HeldHigh[next.Key] && kind != "holding" && (from < 0 || p.KindOf(from) != brief.Bird), place == "<carrying" && (from < 0 || !p.Alive(from)):
			continue
		}
		if kind == people.ArmsAround {
			place = kind // "leaning her head on her boyfriend's shoulder"
		}
		if strings.HasPrefix(next.Key, "shoulder") && kind == "lying on" {
			place = "<carrying" // who sleeps on a shoulder is in somebody's arms
		}
		p.Understand(next.From, next.To, "relation", next.Key)
		p.Spans = slices.Delete(slices.Clone(p.Spans), i+1, i+2)
		return place
	}
	return kind
}
