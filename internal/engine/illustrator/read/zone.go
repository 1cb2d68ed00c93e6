package read

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
)

// zoneWord reads the color of a place of a thing before any other sense of its words: "a heart with a gold border" has no frame.
func (p *parser) zoneWord(s span) bool {
	if p.scope != "with" || !p.isPiece(p.owner) || p.r.words.zones[s.key] == "" || s.key == "border" && slices.ContainsFunc(p.pre, func(d span) bool { c, _ := d.value(color); return c == "white" }) {
		return false // a white border is a sticker's
	}
	lead := p.relSpan
	if !p.zone(p.owner, s) {
		return false
	}
	p.at++
	if lead.to > 0 && !p.grammar(lead) {
		p.understand(lead.from, lead.to, "relation", p.scope)
	}
	return true
}

// zone reads a color of a place that a piece has though it has no part there: "a pillow with gold edges", "a pen with a red tip".
func (p *parser) zone(o int, s span) bool {
	where := p.r.words.zones[s.key]
	if where == "" || p.kindOf(o) != brief.Piece || len(p.pre) == 0 || p.partNamed(o, s.key) != "" {
		return false
	}
	look, from := "", s.from
	for _, d := range p.pre {
		name, ok := d.value(color)
		if !ok {
			name, ok = d.value(material)
		}
		switch {
		case ok && look == "":
			look = name
		case d.is(count) && (d.key == "a" || d.key == "an"):
		default:
			return false
		}
		from = min(from, d.from)
	}
	if look == "" {
		return false
	}
	p.pre = nil
	sub := &p.out.Subjects[o]
	sub.Parts = append(sub.Parts, brief.PartColor{Part: brief.Zone + where, Color: look})
	p.target = target{subj: o, part: len(sub.Parts)}
	p.understandRange(from, s, "part", where+": "+look)
	return true
}

// edging keeps a colored border that a thing comes "with" from being a frame around it: "a heart with a gold border". A white one is a sticker's.
func (p *parser) edging() {
	for i := 2; i < len(p.spans); i++ {
		s, look := p.spans[i], p.spans[i-1]
		if s.key != "border" && s.key != "borders" || !look.is(color, material) || look.key == "white" || p.span(i+1).is(thing) {
			continue
		}
		lead := i - 2
		if p.spans[lead].key == "a" {
			lead--
		}
		if before := p.span(lead - 1); p.span(lead).key == "with" && before.is(thing) && !p.framingWord(before) && !before.is(trade) {
			p.spans[i].key, p.spans[i].senses = "edging", []sense{{partWord, "edging"}}
		}
	}
}
