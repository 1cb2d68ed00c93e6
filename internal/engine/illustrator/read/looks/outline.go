package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
)

// outlineNames are the shapes whose names are no things that are drawn, or other things.
var outlineNames = map[string]string{
	"moon": "crescent", "crescent": "crescent", "crescent moon": "crescent", "half moon": "crescent", "round": "circle", "circular": "circle", "square": "square", "rectangular": "rectangle", "rectangle": "rectangle",
	"oval": "oval", "teardrop": "drop", "tear drop": "drop", "tear": "drop", "raindrop": "drop", "triangular": "triangle", "triangle": "triangle", "hexagon": "hexagon", "hexagonal": "hexagon",
	"octagon": "octagon", "octagonal": "octagon", "pentagon": "pentagon", "diamond": "diamond", "flower": "flower", "daisy": "flower", "egg": "egg", "heart": "heart", "star": "star",
	"cloud": "cloud", "circle": "circle", "shell": "seashell", "tree": "christmas-tree", "rabbit": "bunny",
}

// outlineNamed returns the outline that a word for a shape means.
func (p *parser) outlineNamed(s span) string {
	if to := outlineNames[s.key]; to != "" {
		return to
	}
	if id, ok := s.value(thing); ok && p.r.catalog.Outline(id) {
		return id
	}
	return ""
}

// shaped reads "heart shaped balloon": a name if there is one, else the thing gets that outline.
func (p *parser) shaped(s span) bool {
	next := p.span(p.at + 1)
	if next.key != "shaped" && next.key != "shape" || !s.isWord() {
		return false
	}
	to := p.outlineNamed(s)
	at := p.at + 2
	for p.span(at).isWord() && p.span(at).is(describing...) && !p.headHere(at) {
		at++
	}
	noun := p.span(at)
	if !noun.is(thing, standIn) || to == "" && !s.is(thing) {
		return false
	}
	for _, form := range things.Singulars(noun.key) {
		if t, ok := things.Lookup(s.key + " " + form); ok && at == p.at+2 && p.r.drawable(t.ID) != "" {
			p.spans[p.at] = span{from: s.from, to: noun.to, key: t.Name, senses: []sense{{Class: thing, Value: t.ID}}, plural: noun.plural}
			p.spans = slices.Delete(p.spans, p.at+1, p.at+3)
			return false
		}
	}
	p.at += 2
	if id, ok := s.value(thing); ok && p.figurable(id) != "" {
		to = figureOf + id
	}
	if to == "" {
		p.leaveOut(s.from, next.to, "We can't draw things in this shape yet.")
		return true
	}
	p.pre = append(p.pre, span{from: s.from, to: next.to, key: s.key + " shaped", senses: []sense{{Class: outline, Value: to}}})
	return true
}

// reshape gives the last subject a shape: as the thing of that name ("balloon shaped like a heart"), else by its outline.
func (p *parser) reshape(noun span) bool {
	sub := &p.out.Subjects[p.subj]
	forms := things.Singulars(noun.key)
	t, ok := things.Lookup(forms[len(forms)-1] + " " + strings.ReplaceAll(sub.ID, "-", " "))
	if ok && p.r.drawable(t.ID) != "" {
		sub.ID, sub.Kind = t.ID, p.r.drawable(t.ID)
		return true
	}
	if id, ok := noun.value(thing); ok && p.figure(sub, id) {
		return true
	}
	to := p.outlineNamed(noun)
	if to == "" || sub.Kind != brief.Piece || !p.r.catalog.Reshapes(sub.ID) {
		return false
	}
	sub.Shape = to
	return true
}

// zoneWord reads the color of a place of a thing before any other sense of its words: "a heart with a gold border" has no frame.
func (p *parser) zoneWord(s span) bool {
	if p.scope != "with" || !p.isPiece(p.owner) || p.r.words.Zones[s.key] == "" || s.key == "border" && slices.ContainsFunc(p.pre, func(d span) bool { c, _ := d.value(color); return c == "white" }) {
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
	where := p.r.words.Zones[s.key]
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
			p.spans[i].key, p.spans[i].senses = "edging", []sense{{Class: partWord, Value: "edging"}}
		}
	}
}

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
	formedByAll    = wordSet("swim-ring hot-air-balloon pinata rug cookie-jar piggy-bank backpack lamp desk-lamp eraser magnet brooch kite earring")
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
