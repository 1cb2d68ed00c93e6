package nouns

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/read/patterns"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
)

// statue reads "lion statue" as a lion of stone, or of what it is said to be made of.
func statue(p *state.Parser, s state.Span) bool {
	last := s.Key[strings.LastIndex(s.Key, " ")+1:]
	made, ok := senses.Statues[last]
	if ok && s.To-s.From > 1 {
		patterns.CastInMetal(p)
	}
	told := slices.ContainsFunc(p.Waiting.Noun, func(d state.Span) bool { return d.Is(vocabulary.Material) })
	if n := s.To - s.From; !ok || n < 2 || made == "" && !told {
		return false
	}
	all := senses.Partly(p, s.From, s.To-1)
	if len(all) == 0 || len(all) > 1 {
		return false
	}
	tail := state.Span{From: s.To - 1, To: s.To, Key: last, Senses: []vocabulary.Sense{{Class: vocabulary.Material, Value: made}}}
	if told {
		p.Understand(tail.From, tail.To, "quality", "")
	} else {
		p.Waiting.Noun = append(p.Waiting.Noun, tail)
	}
	Subject(p, p.Tables.At(p.Tokens, s.From, s.To-1-s.From), all)
	return true
}
