package people

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
)

// OpensSegment reports whether the noun phrase that ends at p.At begins after a pause.
func OpensSegment(p *state.Parser) bool {
	for k := p.At - 1; k >= 0; k-- {
		s := p.Spans[k]
		if !s.IsWord() {
			return true
		}
		if s.Is(vocabulary.Naming...) && !s.Is(vocabulary.Describing...) || s.Is(vocabulary.Relation) && s.Key != "a" {
			return false
		}
	}
	return false
}

// ownLimbs are the limbs that a thing with a face has when it acts.
var ownLimbs = lexicon.Set("arms legs hands feet limbs gloves")

// actsWith reads "an avocado with arms and legs" as that it stands on its own legs.
func actsWith(p *state.Parser, i int, s state.Span) bool {
	id := p.Out.Subjects[i].ID
	if p.KindOf(i) != brief.Piece || !ownLimbs[s.Key] || !p.Tables.Catalog.Face(id) || p.PartNamed(i, s.Key) != "" {
		return false
	}
	if p.Out.Subjects[i].Pose == "" {
		p.Out.Subjects[i].Pose = "standing"
	}
	looks.UnderstandRange(p, FromPre(p, s), s, "part", s.Key)
	p.Waiting.Noun = nil
	return true
}

// FromPre is the first token of the words that describe a noun.
func FromPre(p *state.Parser, s state.Span) int {
	from := s.From
	for _, d := range p.Waiting.Noun {
		from = min(from, d.From)
	}
	return from
}
