package people

import (
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
)

// hair reads "long curly red hair".
func hair(p *state.Parser, i int, s state.Span) bool {
	f := subjects.Figure(&p.Out.Subjects[i])
	from := s.From
	for _, d := range p.Waiting.Noun {
		if v, ok := d.Value(vocabulary.HairColor); ok {
			f.HairColor = v
		} else if v, ok := d.Value(vocabulary.Color); ok {
			f.HairColor = v
		} else if v, ok := d.Value(vocabulary.Fill); ok {
			f.HairFill = v
		} else if v, ok := d.Value(vocabulary.HairStyle); ok {
			f.Hair = strings.TrimSpace(f.Hair + " " + v)
		} else if v, ok := d.Value(vocabulary.Skin); ok && strings.Contains(d.Key, "skin") { // "with brown skin and black hair"
			f.Skin = v
			p.Understand(d.From, d.To, "skin", v)
			continue
		} else if !d.Is(vocabulary.Count, vocabulary.Trade) {
			p.LeaveOut(d.From, d.To, "We can't show hair as “"+strings.ToLower(p.Words(d.From, d.To))+"” yet.")
			continue
		}
		from = min(from, d.From)
	}
	p.Waiting.Noun = nil
	p.Target = state.Target{Subj: i, Hair: true}
	looks.UnderstandRange(p, from, s, "hair", strings.TrimSpace(f.HairColor+" "+f.Hair))
	return true
}

// tintHair gives the colors before "ponytail" or "beard" to the hair.
func tintHair(p *state.Parser, f *brief.Figure, s state.Span) {
	for _, d := range p.Waiting.Noun {
		if v, ok := d.Value(vocabulary.Color); ok {
			f.HairColor = v
			p.Understand(d.From, d.To, "hair color", v)
		} else if v, ok := d.Value(vocabulary.HairColor); ok {
			f.HairColor = v
			p.Understand(d.From, d.To, "hair color", v)
		} else if v, ok := d.Value(vocabulary.HairStyle); ok && v != f.Hair {
			p.Understand(d.From, d.To, "hair", v)
		}
	}
	subjects.DropPre(p)
}
