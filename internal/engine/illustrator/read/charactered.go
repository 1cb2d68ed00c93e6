package read

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/token"
)

// characterState is the state of a thing with a face, arms and legs, as the composer names it.
const characterState = "character"

// limbWords are the words for what a character has that a thing has not.
var limbWords = wordSet("arms legs hands feet limbs gloves face eyes smile shoes sneakers")

// limbLooks may stand before them.
var limbLooks = wordSet("a and little small tiny long skinny stick cute white happy smiling smiley big cartoon happy funny")

// limbed reads "with arms and legs" of a thing: it is a character, and no limbs are drawn beside it.
func (p *parser) limbed() {
	for i := range p.toks {
		if w := p.wordAt(i); w != "with" && w != "has" && w != "having" {
			continue
		}
		to, limbs := i+1, 0
		for limbWords[p.wordAt(to)] || limbLooks[p.wordAt(to)] {
			if w := p.wordAt(to); w == "arms" || w == "legs" || w == "limbs" {
				limbs++
			}
			to++
		}
		for to > i && limbLooks[p.wordAt(to-1)] {
			to--
		}
		if limbs == 0 || !p.namesFaced(i) {
			continue
		}
		p.limbsTold = true
		p.understand(i, to, "state", characterState)
		p.withoutTokens(i, to)
		return
	}
}

// namesFaced reports whether something that takes a face is named before a token.
func (p *parser) namesFaced(tok int) bool {
	for _, s := range slices.Backward(p.spans) {
		if id, ok := s.value(thing); ok && s.to <= tok && p.r.catalog.Face(id) {
			return true
		}
	}
	return false
}

// charactered makes a character of the thing that is a mascot or that was asked for with arms and legs.
func (p *parser) charactered() {
	said := p.limbsTold || p.out.Design == "mascot" || slices.ContainsFunc(p.toks, func(t token.Token) bool {
		return t.Kind == token.Word && (t.Text == "mascot" || t.Text == "character")
	})
	if !said || slices.ContainsFunc(p.out.Subjects, func(s brief.Subject) bool { return s.Kind != brief.Piece }) {
		return
	}
	if len(p.out.Subjects) == 0 || p.out.Design == "crest" {
		return
	}
	if s := &p.out.Subjects[0]; p.r.catalog.Face(s.ID) && s.Count == 1 && s.Text == "" {
		s.States = appendNew(s.States, characterState)
	}
}
