package people

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/things"
)

// BodyBeside leaves out the parts of bodies that would be drawn beside the figure that a prompt is about: a girl who holds a doll by the hand has
// no hand beside her. What is on, over or behind such a part is left out with it, unless it is held.
func BodyBeside(p *state.Parser) {
	if len(p.Out.Subjects) < 2 || !looks.Embodied(p, 0) || p.Out.Sheet != "" || p.Out.Motif != "" || p.Set.Listed || len(p.Out.Framing) > 0 {
		return
	}
	for i := len(p.Out.Subjects) - 1; i > 0; i-- {
		if i >= len(p.Out.Subjects) {
			continue // what was at the last one went with it
		}
		s := p.Out.Subjects[i]
		if t, _ := things.ByID(s.ID); s.Kind != brief.Piece || t.Group != "body-face" || !limbs[strings.ToLower(state.LastWord(s.Words))] && !onBody[strings.ToLower(state.LastWord(s.Words))] || keptLimb(p, i) {
			continue
		}
		on := onlyAt(p, i)
		leaveLimbOut(p, i)
		for _, j := range slices.Backward(on) {
			if j > 0 && j < i {
				p.Remove(j)
			}
		}
	}
}

// keptLimb reports whether a part of a body is what somebody deals with as a thing: a zombie holds a hand, a doctor looks at an ear.
func keptLimb(p *state.Parser, i int) bool {
	return slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool {
		return r.To == i && r.From != i && (state.Doings[r.Kind] && r.Kind != "wearing" || r.Kind == "looking at" || r.Kind == "riding")
	})
}

// onlyAt are the things that nothing but a part of a body has or holds: the cucumber of "cucumber on eyes".
func onlyAt(p *state.Parser, i int) (all []int) {
	for _, r := range p.Out.Relations {
		if r.To != i || r.From == 0 || p.Alive(r.From) {
			continue
		}
		if !slices.ContainsFunc(p.Out.Relations, func(o brief.Relation) bool { return (o.From == r.From || o.To == r.From) && o != r }) {
			all = append(all, r.From)
		}
	}
	return all
}

// leaveLimbOut takes a part of a body out, and says so with the words that lead to it.
func leaveLimbOut(p *state.Parser, i int) {
	words := p.Out.Subjects[i].Words
	said := len(p.Out.Reading.LeftOut)
	at := p.SpanOf(words)
	p.Remove(i)
	if at < 0 || said >= len(p.Out.Reading.LeftOut) {
		return
	}
	from := p.Spans[at].From
	for from > 0 && p.Tokens[from-1].Kind == p.Tokens[from].Kind && (OwnersOf[p.WordAt(from-1)] || leadsToLimb[p.WordAt(from-1)]) {
		from--
	}
	whole := p.Words(from, p.Spans[at].To)
	p.Out.Reading.LeftOut[said] = brief.Item{Words: words, Why: "We don't know how to show “" + strings.ToLower(whole) + "” yet."}
}

// leadsToLimb are the words before a part of a body that belong to it.
var leadsToLimb = lexicon.Set("by with on over in one the a of two both")

// MealOnSomebody leaves out food that somebody is covered in, or their seat: plates of it would be strewn over them.
func MealOnSomebody(p *state.Parser) {
	for n := len(p.Out.Relations) - 1; n >= 0; n-- {
		if n >= len(p.Out.Relations) {
			continue
		}
		r := p.Out.Relations[n]
		t, _ := things.ByID(p.Out.Subjects[r.From].ID)
		seated := slices.ContainsFunc(p.Out.Relations, func(o brief.Relation) bool { return o.To == r.To && state.Placing[o.Kind] && p.Alive(o.From) })
		if r.Kind == "covering" && r.From > 0 && t.Group == "food-drink" && (p.Alive(r.To) || seated) {
			words := p.Out.Subjects[r.From].Words
			p.Remove(r.From)
			last := &p.Out.Reading.LeftOut[len(p.Out.Reading.LeftOut)-1]
			*last = brief.Item{Words: words, Why: "We can't show who is covered in “" + strings.ToLower(words) + "” yet."}
		}
	}
}

// OwnBag leaves out what comes out of a bag that somebody wears: "mail flying out of his bag" is no bag beside a mailman.
func OwnBag(p *state.Parser) {
	for _, r := range p.Out.Relations {
		bag := p.Out.Subjects[r.To]
		at := p.SpanOf(bag.Words)
		if !Pouches[strings.ToLower(bag.Words)] && bag.ID != "handbag" || r.To < 1 || at < 1 || !p.IsPerson(0) || r.From > 0 && p.Alive(r.From) || !OwnersOf[p.WordAt(p.Spans[at].From-1)] {
			continue
		}
		if r.Kind != "leaping from" && r.Kind != "emerging from" && r.Kind != "spilling from" && r.Kind != "falling out of" {
			continue
		}
		p.Remove(max(r.From, r.To))
		if from := min(r.From, r.To); from > 0 {
			p.Remove(from)
		}
		return
	}
}

// OwnPocket gives what is in a pocket of the first person into their hands: no pocket stands beside them.
func OwnPocket(p *state.Parser) {
	for n := range p.Out.Relations {
		r := &p.Out.Relations[n]
		if r.Kind != "inside" || r.From < 1 || p.Out.Subjects[r.To].ID != "pocket" || !p.IsPerson(0) || p.Alive(r.From) {
			continue
		}
		pocket := r.To
		if load := r.From; Busy(p, 0) {
			leaveOutBeside(p, max(pocket, load))
			leaveOutBeside(p, min(pocket, load))
			return
		}
		r.Kind, r.From, r.To = "with", 0, r.From
		leaveOutBeside(p, pocket)
		return
	}
}

// Pouches are the things that people wear and small animals sit in.
var Pouches = lexicon.Phrases("backpack", "bag", "purse", "handbag", "tote bag", "boot", "sock", "stocking", "christmas stocking", "santa hat", "pocket", "shoe", "sneaker", "slipper", "mitten", "rain boot", "cowboy boot", "teacup", "sleeping bag", "cowboy hat", "top hat", "trash bag")

// OwnTable takes out the table on which somebody works who has one anyway: a baker "kneading dough on a table" stood on it. One that is told of, or has
// something else on it, stays.
func OwnTable(p *state.Parser) {
	for _, r := range p.Out.Relations {
		on := p.Out.Subjects[r.To]
		if r.Kind != "on" && r.Kind != "at" || !ownTables[p.Out.Subjects[r.From].Pose] || !p.IsPerson(r.From) || !tables[on.ID] || on.Color != "" || on.Count > 1 || r.To < 1 {
			continue
		}
		if slices.ContainsFunc(p.Out.Relations, func(q brief.Relation) bool { return q != r && (q.To == r.To || q.From == r.To) }) {
			continue
		}
		p.DropSubject(r.To) // it is understood: the pose shows it
		return
	}
}

// ownTables are the poses of people that have a table or a counter, tables what that may be called.
var (
	ownTables = lexicon.Phrases("cutting a cake", "playing chess", "chopping vegetables", "studying", "rolling dough", "tossing the pan", "folding laundry", "sewing at a machine", "playing cards", "microscope", "changing a diaper", "baking cookies", "chopping", "ironing")
	tables    = lexicon.Set("table desk picnic-table counter kitchen-counter workbench")
)
