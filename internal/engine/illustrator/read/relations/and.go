package read

import (
	"strings"

	"pellucid/internal/engine/illustrator/brief"
)

// ownerAfter decides whose attributes come next.
func (p *parser) ownerAfter(first int) {
	switch p.lastRel {
	case "with", "holding", "carrying", "playing", "eating", "drinking", "reading", "using":
		if p.owner >= 0 {
			return
		}
	}
	p.owner, p.scope = first, ""
}

// and joins subjects, attributes or colors.
func (p *parser) and(s span) bool {
	next := p.span(p.at + 1)
	if len(p.pre) > 0 && next.is(describing...) && !p.endsMarks() {
		p.at++
		return true // "black and white cat"
	}
	between := p.lastRel == "between" && p.subj >= 0
	p.flush()
	p.backToDoer(next)
	if had := p.span(p.at - 1); p.scope == "" && p.subj >= 0 && had.is(state) && strings.HasPrefix(had.key, "with ") {
		p.owner, p.scope, p.lastRel = p.subj, "with", "" // "an apple with a bite taken out and a green leaf"
	}
	p.at++
	if p.scope == "" && p.isPerson(p.subj) {
		if _, head := p.phrase(p.at); head.is(glasses, beard, extra) || p.target.hair && p.clothing(head) {
			p.owner, p.scope, p.lastRel = p.subj, "with", "" // "gray hair in a bun and glasses"
		}
	}
	if p.scope == "" {
		from := p.relFrom
		p.rel, p.relFrom, p.relSpan = "and", p.subj, s
		if vessel, kind := p.contentsGoOn(p.at); vessel >= 0 {
			p.rel, p.relFrom = kind, vessel
		}
		if between {
			p.rel, p.relFrom = "between", from
		}
		if p.subj < 0 {
			p.rel = ""
		}
		return true
	}
	// Within "with …, … and …" the next noun may be an attribute as well; a subject repeats the relation or is joined.
	p.relSpan = s
	p.rel, p.relFrom = "and", p.owner
	switch {
	case p.lastRel == "with" || p.lastRel == "holding" || p.lastRel == "carrying":
		p.rel = p.lastRel
	case p.scope == "with":
		p.rel = "with"
	}
	return true
}

// marksWords are words for a look that end what came before "and" as nouns do: "with blue stripes and gold handle".
var marksWords = wordSet("stripes dots spots paper wrapping")

// endsMarks reports whether what stands before "and" is a pattern or the paper of a thing rather than the first of two words for what follows. Paper
// with a color or a pattern becomes a part of its own.
func (p *parser) endsMarks() bool {
	last := p.pre[len(p.pre)-1]
	if p.scope != "with" || p.owner < 0 || p.kindOf(p.owner) != brief.Piece || !marksWords[lastWord(last.key)] {
		return false
	}
	part := p.partNamed(p.owner, last.key)
	if part == "" {
		return last.is(fill) && p.marksOf(p.owner, last)
	}
	pc := brief.PartColor{Part: part}
	for _, d := range p.pre {
		if name, ok := d.value(color); ok {
			pc.Color = name
		}
		if name, ok := d.value(fill); ok {
			pc.Fill = name
		}
	}
	if pc.Color == "" && pc.Fill == "" {
		return false
	}
	p.understand(p.pre[0].from, last.to, "part", strings.TrimSpace(part+": "+strings.TrimSpace(pc.Color+" "+pc.Fill)))
	p.pre = nil
	p.out.Subjects[p.owner].Parts = append(p.out.Subjects[p.owner].Parts, pc)
	return true
}

// marksOf gives a thing the marks that wait, in the one color that was told of them.
func (p *parser) marksOf(i int, marks span) bool {
	sub, tone, from := &p.out.Subjects[i], "", marks.from
	for _, d := range p.pre[:len(p.pre)-1] {
		name, ok := d.value(color)
		if !ok || tone != "" {
			return true // the usual way
		}
		tone, from = name, d.from
	}
	name, _ := marks.value(fill)
	as, ok := p.setFill(sub, name)
	if !ok {
		return true
	}
	sub.Second, p.pre = tone, nil
	p.understand(from, marks.to, "fill", strings.TrimSpace(tone+" "+as))
	return true
}
