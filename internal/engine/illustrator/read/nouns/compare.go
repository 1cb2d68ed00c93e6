package nouns

import (
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/people"
	"pellucid/internal/engine/illustrator/read/relations"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
)

// otherSize is the size of what a thing is bigger or smaller than.
var otherSize = map[string]string{"bigger": "dwarfed", "smaller": "giant"}

// sizeThan is the size of what is bigger or smaller.
var sizeThan = map[string]string{"bigger": "giant", "smaller": "dwarfed"}

// Compares reads "a cat bigger than a dog": the two are beside each other, in sizes that leave no doubt, whatever they measure otherwise.
func Compares(p *state.Parser, s state.Span, kind string) bool {
	looks.Flush(p)
	if p.Subj < 0 || !people.ObjectAhead(p, p.At+1) {
		return false
	}
	p.At++
	p.Out.Subjects[p.Subj].Size = sizeThan[kind]
	as := state.Span{From: s.To, To: s.To, Key: otherSize[kind], Senses: []vocabulary.Sense{{Class: vocabulary.Size, Value: otherSize[kind]}}}
	p.Waiting.Noun = append(p.Waiting.Noun, as)
	relations.Await(p, s, "beside")
	return true
}
