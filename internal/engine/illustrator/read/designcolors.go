package read

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/token"
)

// beforeColors and afterColors are words that a list of colors has besides colors.
var (
	beforeColors = wordSet("and in with bold bright deep dark soft muted colors")
	afterColors  = wordSet("and colors colours color colour palette scheme tones theme only")
)

// colorsApart are the colors of the part of a prompt between two pauses that names nothing else: "moon and cat, purple and black".
func (p *parser) colorsApart() []string {
	var names []string
	clean := true
	for i, t := range p.toks {
		if t.Kind == token.Pause {
			if clean && len(names) > 0 && p.pausedBefore(i) {
				return names
			}
			names, clean = nil, true
			continue
		}
		s := p.toColor(i)
		switch {
		case t.Kind != token.Word:
			clean = false
		case s != "":
			if !slices.Contains(names, s) {
				names = append(names, s)
			}
		case !beforeColors[t.Text] && !afterColors[t.Text]:
			clean = false
		}
	}
	if clean && len(names) > 0 && p.pausedBefore(len(p.toks)) {
		return names
	}
	return nil
}

// pausedBefore reports whether another pause comes before a token.
func (p *parser) pausedBefore(i int) bool {
	return slices.ContainsFunc(p.toks[:i], func(t token.Token) bool { return t.Kind == token.Pause })
}

// toColor is the color that the span of a token names, or empty.
func (p *parser) toColor(i int) string {
	at := p.spanAt(i)
	if at < 0 || p.spans[at].kind != token.Word {
		return ""
	}
	name, _ := p.spans[at].value(color)
	return name
}

// designColors gives the colors that a design with words names by themselves to the design: its letters, its ring, its sheet. What a badge
// shows keeps its own colors.
func (p *parser) designColors() {
	said := len(p.out.Lettering) > 0 || slices.ContainsFunc(p.out.Subjects, func(s brief.Subject) bool { return s.Text != "" && s.Kind != brief.Family })
	banner := slices.Contains(p.out.Framing, "banner")
	if p.out.Design == "" && !p.logo && !banner || !said && p.out.Design != "crest" {
		return
	}
	names := p.colorsApart()
	if len(names) == 0 {
		return
	}
	for _, n := range names {
		p.out.Tints = appendNew(p.out.Tints, n)
	}
	if p.out.Design != "emblem" && p.out.Design != "crest" {
		return
	}
	for i := range p.out.Subjects {
		s := &p.out.Subjects[i]
		if slices.Contains(names, s.Color) && len(names) > 1 {
			s.Color, s.More, s.Blend = "", nil, ""
		}
		if p.out.Design == "crest" { // the first of the colors may name a part of what was named last
			s.Parts = slices.DeleteFunc(s.Parts, func(c brief.PartColor) bool {
				return slices.Contains(names, c.Part) || slices.Contains(names, c.Color)
			})
		}
	}
}
