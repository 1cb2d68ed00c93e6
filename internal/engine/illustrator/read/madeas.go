package read

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
)

// figureOf begins the value of a shape that is the whole form of a thing or an animal.
const figureOf = "figure of "

// figurable returns what draws a thing whose form others can be made in; nothing if none of ours does.
func (p *parser) figurable(id string) brief.Kind {
	switch kind := p.r.drawable(id); kind {
	case brief.Piece, brief.Animal, brief.Bird, brief.Family:
		return kind
	}
	return ""
}

// figure makes a subject in the form of another thing: of a candle and a rose it makes a rose of wax. It reports false where the outline of a
// plain shape does, and for what can't be made so.
func (p *parser) figure(sub *brief.Subject, id string) bool {
	kind := p.figurable(id)
	plain := slices.Contains(plainShapes, id) && p.r.catalog.Outline(id) && p.r.catalog.Reshapes(sub.ID)
	if kind == "" || plain || sub.Kind != brief.Piece || id == sub.ID || !p.r.catalog.Makes(sub.ID) {
		return false
	}
	sub.As, sub.Kind, sub.ID = sub.ID, kind, id
	return true
}

// plainShapes are the things that are shapes rather than figures: what is made in them keeps its own drawing.
var plainShapes = []string{"heart", "star", "circle", "square", "triangle", "hexagon", "pentagon", "octagon", "oval", "rectangle", "diamond", "crescent-moon", "cloud", "egg"}

// Things that take the form of any animal or thing right before them ("unicorn pinata", "strawberry backpack"), and those that don't take that of
// an animal: what is printed, what is for it, and what has names of its own with it.
var (
	formedByAll    = wordSet("swim-ring pinata rug cookie-jar piggy-bank backpack lamp desk-lamp eraser magnet brooch kite earring")
	formedByNobody = wordSet("mug pillow handbag tote-bag bowl bottle jar house sofa armchair chair stool ring cloud bush ottoman bean-bag badge bread wax-seal salt-shaker tea-cup coffee-cup teddy-bear doll christmas-ornament clock ice-pop")
)

// formAhead keeps the form of a thing until the thing comes that is made in it: "unicorn pinata", "frog cookies".
func (p *parser) formAhead(s, next span) bool {
	id, _ := s.value(thing)
	of, ok := next.value(thing)
	if !ok || id == "" || id == of || s.plural || !p.lang.HeadLast() || !p.headHere(p.at+1) || s.is(person) || !p.r.catalog.Makes(of) || p.figurable(id) == "" || s.is(describing...) {
		return false
	}
	t, _ := things.ByID(of)
	first, _ := things.ByID(id)
	beast := (p.creature(id) || first.Group == "dinosaur-fantasy") && !(eaten[id] && t.Group == "food-drink")
	if !formedByAll[of] && (!beast || formedByNobody[of]) {
		return false
	}
	p.pre = append(p.pre, span{from: s.from, to: s.to, key: s.key, senses: []sense{{Class: outline, Value: figureOf + id}}})
	p.at++
	return true
}
