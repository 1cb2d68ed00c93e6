package clauses

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/people"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/token"
)

// side notes that the last subject is on the left or right: of what it came with ("a laptop with a cup on the left"), else of the image, and
// what that makes of an earlier one ("a cat on the left and a dog on the right").
func side(p *state.Parser, s state.Span, where string) {
	looks.Flush(p)
	p.At++
	if p.Subj < 0 {
		return
	}
	other := map[string]string{"left": "right", "right": "left"}[where]
	if where == "middle" && !sidesTold(p) {
		p.LeaveOut(s.From, s.To, "We can't show this yet.")
		return
	}
	p.Understand(s.From, s.To, "relation", where)
	if p.Sides == nil {
		p.Sides = map[string]int{}
	}
	p.Sides[where] = p.Subj
	if besideMiddle(p) {
		return
	}
	across, paired := p.Sides[other]
	at := slices.IndexFunc(p.Out.Relations, func(r brief.Relation) bool { return r.To == p.Subj && (r.Kind == "and" || r.Kind == "with") })
	if at >= 0 && p.Out.Relations[at].Kind == "with" && people.Surfaces[p.Out.Subjects[p.Out.Relations[at].From].ID] {
		p.Out.Relations[at] = brief.Relation{From: p.Subj, Kind: "on", To: p.Out.Relations[at].From} // things on a tray stand in the order of the sentence
		return
	}
	if at >= 0 {
		base := p.Out.Relations[at].From
		for _, r := range p.Out.Relations {
			if r.From == base && (r.Kind == "left of" || r.Kind == "right of") && p.Out.Relations[at].Kind == "and" {
				base = r.To // beside the same thing as the one before
			}
		}
		if !paired || base != across {
			p.Out.Relations[at] = brief.Relation{From: p.Subj, Kind: where + " of", To: base}
			return
		}
	}
	if !paired {
		acrossFrom(p, where, other)
		return
	}
	if across != p.Subj {
		left, right := p.Sides["left"], p.Sides["right"]
		p.Out.Relations = slices.DeleteFunc(p.Out.Relations, func(r brief.Relation) bool {
			return r.Kind == "and" && (r.From == left && r.To == right || r.From == right && r.To == left)
		})
		p.Link(left, "left of", right)
	}
}

// acrossFrom puts the last subject on the other side of what something else is beside: "to the left of a car is a dog, to the right is a cat".
func acrossFrom(p *state.Parser, where, other string) {
	for _, r := range p.Out.Relations {
		if r.Kind == other+" of" && r.To != p.Subj && r.From != p.Subj {
			p.Link(p.Subj, where+" of", r.To)
			return
		}
	}
}

// sidesTold reports whether a prompt tells what is on the left or on the right: only beside that something is in the middle.
func sidesTold(p *state.Parser) bool {
	return slices.ContainsFunc(p.Tokens, func(t token.Token) bool { return t.Kind == token.Word && (t.Text == "left" || t.Text == "right") })
}

// besideMiddle puts those on the left and on the right beside who is in the middle, if somebody is: they are then no pair of their own.
func besideMiddle(p *state.Parser) bool {
	middle, ok := p.Sides["middle"]
	if !ok {
		return false
	}
	isSide := func(i int) bool { return p.Sides["left"] == i || p.Sides["right"] == i || middle == i }
	p.Out.Relations = slices.DeleteFunc(p.Out.Relations, func(r brief.Relation) bool {
		joins := r.Kind == "and" || r.Kind == "with" || r.Kind == "left of" || r.Kind == "right of"
		return joins && isSide(r.From) && isSide(r.To)
	})
	for _, where := range []string{"left", "right"} {
		if i, ok := p.Sides[where]; ok && i != middle {
			p.Link(i, where+" of", middle)
		}
	}
	return true
}
