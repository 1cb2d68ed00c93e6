package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
)

// bodyBeside leaves out the parts of bodies that would be drawn beside the figure that a prompt is about: a girl who holds a doll by the hand has
// no hand beside her. What is on, over or behind such a part is left out with it, unless it is held.
func (p *parser) bodyBeside() {
	if len(p.out.Subjects) < 2 || !p.embodied(0) || p.out.Sheet != "" || p.out.Motif != "" || p.setListed || len(p.out.Framing) > 0 {
		return
	}
	for i := len(p.out.Subjects) - 1; i > 0; i-- {
		if i >= len(p.out.Subjects) {
			continue // what was at the last one went with it
		}
		s := p.out.Subjects[i]
		if t, _ := things.ByID(s.ID); s.Kind != brief.Piece || t.Group != "body-face" || !limbs[strings.ToLower(lastWord(s.Words))] && !onBody[strings.ToLower(lastWord(s.Words))] || p.keptLimb(i) {
			continue
		}
		on := p.onlyAt(i)
		p.leaveLimbOut(i)
		for _, j := range slices.Backward(on) {
			if j > 0 && j < i {
				p.remove(j)
			}
		}
	}
}

// keptLimb reports whether a part of a body is what somebody deals with as a thing: a zombie holds a hand, a doctor looks at an ear.
func (p *parser) keptLimb(i int) bool {
	return slices.ContainsFunc(p.out.Relations, func(r brief.Relation) bool {
		return r.To == i && r.From != i && (doings[r.Kind] && r.Kind != "wearing" || r.Kind == "looking at" || r.Kind == "riding")
	})
}

// onlyAt are the things that nothing but a part of a body has or holds: the cucumber of "cucumber on eyes".
func (p *parser) onlyAt(i int) (all []int) {
	for _, r := range p.out.Relations {
		if r.To != i || r.From == 0 || p.alive(r.From) {
			continue
		}
		if !slices.ContainsFunc(p.out.Relations, func(o brief.Relation) bool { return (o.From == r.From || o.To == r.From) && o != r }) {
			all = append(all, r.From)
		}
	}
	return all
}

// leaveLimbOut takes a part of a body out, and says so with the words that lead to it.
func (p *parser) leaveLimbOut(i int) {
	words := p.out.Subjects[i].Words
	said := len(p.out.Reading.LeftOut)
	at := p.spanOf(words)
	p.remove(i)
	if at < 0 || said >= len(p.out.Reading.LeftOut) {
		return
	}
	from := p.spans[at].from
	for from > 0 && p.toks[from-1].Kind == p.toks[from].Kind && (ownersOf[p.wordAt(from-1)] || leadsToLimb[p.wordAt(from-1)]) {
		from--
	}
	whole := p.words(from, p.spans[at].to)
	p.out.Reading.LeftOut[said] = brief.Item{Words: words, Why: "We don't know how to show “" + strings.ToLower(whole) + "” yet."}
}

// leadsToLimb are the words before a part of a body that belong to it.
var leadsToLimb = wordSet("by with on over in one the a of two both")

// mealOnSomebody leaves out food that somebody is covered in, or their seat: plates of it would be strewn over them.
func (p *parser) mealOnSomebody() {
	for n := len(p.out.Relations) - 1; n >= 0; n-- {
		if n >= len(p.out.Relations) {
			continue
		}
		r := p.out.Relations[n]
		t, _ := things.ByID(p.out.Subjects[r.From].ID)
		seated := slices.ContainsFunc(p.out.Relations, func(o brief.Relation) bool { return o.To == r.To && placing[o.Kind] && p.alive(o.From) })
		if r.Kind == "covering" && r.From > 0 && t.Group == "food-drink" && (p.alive(r.To) || seated) {
			words := p.out.Subjects[r.From].Words
			p.remove(r.From)
			last := &p.out.Reading.LeftOut[len(p.out.Reading.LeftOut)-1]
			*last = brief.Item{Words: words, Why: "We can't show who is covered in “" + strings.ToLower(words) + "” yet."}
		}
	}
}

// ownBag leaves out what comes out of a bag that somebody wears: "mail flying out of his bag" is no bag beside a mailman.
func (p *parser) ownBag() {
	for _, r := range p.out.Relations {
		bag := p.out.Subjects[r.To]
		at := p.spanOf(bag.Words)
		if !pouches[strings.ToLower(bag.Words)] && bag.ID != "handbag" || r.To < 1 || at < 1 || !p.isPerson(0) || r.From > 0 && p.alive(r.From) || !ownersOf[p.wordAt(p.spans[at].from-1)] {
			continue
		}
		if r.Kind != "leaping from" && r.Kind != "emerging from" && r.Kind != "spilling from" && r.Kind != "falling out of" {
			continue
		}
		p.remove(max(r.From, r.To))
		if from := min(r.From, r.To); from > 0 {
			p.remove(from)
		}
		return
	}
}

// ownPocket gives what is in a pocket of the first person into their hands: no pocket stands beside them.
func (p *parser) ownPocket() {
	for n := range p.out.Relations {
		r := &p.out.Relations[n]
		if r.Kind != "inside" || r.From < 1 || p.out.Subjects[r.To].ID != "pocket" || !p.isPerson(0) || p.alive(r.From) {
			continue
		}
		pocket := r.To
		if load := r.From; p.busy(0) {
			p.leaveOutBeside(max(pocket, load))
			p.leaveOutBeside(min(pocket, load))
			return
		}
		r.Kind, r.From, r.To = "with", 0, r.From
		p.leaveOutBeside(pocket)
		return
	}
}
