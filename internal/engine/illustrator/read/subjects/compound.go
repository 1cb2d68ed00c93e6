package subjects

import (
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
)

// wide are names of whole classes; after the name of one of the class they add nothing.
var wide = lexicon.Set("flower flowers tree trees fish bird birds dog dogs cat cats plant mushroom dinosaur butterfly fruit hat shoes")

// Wider reports whether the second noun is the class of the first.
func Wider(p *state.Parser, s, next state.Span) bool {
	a, okA := s.Value(vocabulary.Thing)
	b, okB := next.Value(vocabulary.Thing)
	if value, ok := s.Value(vocabulary.StandIn); ok && okB && (wide[next.Key] || value == b) {
		return value == b // "bass fish", "cyclops monster"
	}
	if !okA || !okB || !wide[next.Key] || a == b {
		return false
	}
	first, _ := things.ByID(a)
	second, _ := things.ByID(b)
	return first.Group == second.Group
}

// Vessel reports whether the second noun is the vessel that the first is drawn in: "strawberry jam jar".
func Vessel(a, b string) bool { return a != b && b != "" && strings.HasSuffix(a, "-"+b) }

// HeadHere reports whether a word that also describes is a noun at span i.
func HeadHere(p *state.Parser, i int) bool { return !p.NounAhead(i + 1) }

// RoleOf returns the role that a span names, as a thing of the table or as a word for one person of a role ("thief").
func RoleOf(p *state.Parser, s state.Span) string {
	id, ok := s.Value(vocabulary.Thing)
	if trade := TradeOf(p, s); trade != "" {
		return trade
	}
	if !ok || p.Tables.Drawable(id) != brief.Person {
		return ""
	}
	return id
}

// TradeOf returns the role of a word that is in no table of things and names one person of a role: "thief", "butler".
func TradeOf(p *state.Parser, s state.Span) string {
	def, _ := s.Value(vocabulary.Person)
	role, ok := strings.CutPrefix(def, "role:")
	if id, named := s.Value(vocabulary.Thing); !ok || named && p.Tables.Drawable(id) != "" || p.Tables.Drawable(role) != brief.Person {
		return ""
	}
	return role
}
