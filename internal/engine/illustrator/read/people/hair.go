package read

import (
	"strings"

	"pellucid/internal/engine/illustrator/brief"
)

// hair reads "long curly red hair".
func (p *parser) hair(i int, s span) bool {
	f := figure(&p.out.Subjects[i])
	from := s.from
	for _, d := range p.pre {
		if v, ok := d.value(hairColor); ok {
			f.HairColor = v
		} else if v, ok := d.value(color); ok {
			f.HairColor = v
		} else if v, ok := d.value(fill); ok {
			f.HairFill = v
		} else if v, ok := d.value(hairStyle); ok {
			f.Hair = strings.TrimSpace(f.Hair + " " + v)
		} else if v, ok := d.value(skin); ok && strings.Contains(d.key, "skin") { // "with brown skin and black hair"
			f.Skin = v
			p.understand(d.from, d.to, "skin", v)
			continue
		} else if !d.is(count, trade) {
			p.leaveOut(d.from, d.to, "We can't show hair as “"+strings.ToLower(p.words(d.from, d.to))+"” yet.")
			continue
		}
		from = min(from, d.from)
	}
	p.pre = nil
	p.target = target{subj: i, hair: true}
	p.understandRange(from, s, "hair", strings.TrimSpace(f.HairColor+" "+f.Hair))
	return true
}

// tintHair gives the colors before "ponytail" or "beard" to the hair.
func (p *parser) tintHair(f *brief.Figure, s span) {
	for _, d := range p.pre {
		if v, ok := d.value(color); ok {
			f.HairColor = v
			p.understand(d.from, d.to, "hair color", v)
		} else if v, ok := d.value(hairColor); ok {
			f.HairColor = v
			p.understand(d.from, d.to, "hair color", v)
		} else if v, ok := d.value(hairStyle); ok && v != f.Hair {
			p.understand(d.from, d.to, "hair", v)
		}
	}
	p.dropPre()
}
