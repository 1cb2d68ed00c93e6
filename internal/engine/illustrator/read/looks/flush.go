package looks

import (
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
)

// Flush gives describing words that no noun followed to what was named last.
func Flush(p *state.Parser) {
	pre := p.Waiting.Noun
	p.Waiting.Noun = nil
	for _, s := range pre {
		if s.Is(vocabulary.Count) && !s.Is(vocabulary.Color, vocabulary.Fill) {
			if p.Language.Code != "en" && p.Subj >= 0 && p.Out.Subjects[p.Subj].Count == 1 {
				Apply(p, p.Subj, s, true) // "강아지 두 마리": the number comes after the noun
				continue
			}
			if s.Key == "pair" && p.IsPiece(p.Subj) {
				Apply(p, p.Subj, s, true) // "rainbow socks pair"
				continue
			}
			p.Loose(s)
			continue
		}
		if p.Subj < 0 {
			p.Loose(s)
			continue
		}
		After(p, s)
	}
}
