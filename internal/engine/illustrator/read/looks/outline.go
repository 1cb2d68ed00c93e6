package looks

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/senses"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/subjects"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// outlineNames are the shapes whose names are no things that are drawn, or other things.
var outlineNames = map[string]string{
	"moon": "crescent", "crescent": "crescent", "crescent moon": "crescent", "half moon": "crescent", "round": "circle", "circular": "circle", "square": "square", "rectangular": "rectangle", "rectangle": "rectangle",
	"oval": "oval", "teardrop": "drop", "tear drop": "drop", "tear": "drop", "raindrop": "drop", "triangular": "triangle", "triangle": "triangle", "hexagon": "hexagon", "hexagonal": "hexagon",
	"octagon": "octagon", "octagonal": "octagon", "pentagon": "pentagon", "diamond": "diamond", "flower": "flower", "daisy": "flower", "egg": "egg", "heart": "heart", "star": "star",
	"cloud": "cloud", "circle": "circle", "shell": "seashell", "tree": "christmas-tree", "rabbit": "bunny",
}

// outlineNamed returns the outline that a word for a shape means.
func outlineNamed(p *state.Parser, s state.Span) string {
	if to := outlineNames[s.Key]; to != "" {
		return to
	}
	if id, ok := s.Value(vocabulary.Thing); ok && p.Tables.Catalog.Outline(id) {
		return id
	}
	return ""
}

// Shaped reads "heart shaped balloon": a name if there is one, else the thing gets that outline.
func Shaped(p *state.Parser, s state.Span) bool {
	next := p.Span(p.At + 1)
	if next.Key != "shaped" && next.Key != "shape" || !s.IsWord() {
		return false
	}
	to := outlineNamed(p, s)
	at := p.At + 2
	for p.Span(at).IsWord() && p.Span(at).Is(vocabulary.Describing...) && !subjects.HeadHere(p, at) {
		at++
	}
	noun := p.Span(at)
	if to == "" && !s.Is(vocabulary.Thing) {
		return false
	}
	if !noun.Is(vocabulary.Thing, vocabulary.StandIn) {
		return shapeOfPart(p, s, next, noun)
	}
	for _, form := range things.Singulars(noun.Key) {
		if t, ok := things.Lookup(s.Key + " " + form); ok && at == p.At+2 && p.Tables.Drawable(t.ID) != "" {
			p.Spans[p.At] = state.Span{From: s.From, To: noun.To, Key: t.Name, Senses: []vocabulary.Sense{{Class: vocabulary.Thing, Value: t.ID}}, Plural: noun.Plural}
			p.Spans = slices.Delete(p.Spans, p.At+1, p.At+3)
			return false
		}
	}
	p.At += 2
	if id, ok := s.Value(vocabulary.Thing); ok && figurable(p, id) != "" {
		to = figureOf + id
	}
	if to == "" {
		p.LeaveOut(s.From, next.To, "We can't draw things in this shape yet.")
		return true
	}
	p.Waiting.Noun = append(p.Waiting.Noun, state.Span{From: s.From, To: next.To, Key: s.Key + " shaped", Senses: []vocabulary.Sense{{Class: vocabulary.Outline, Value: to}}})
	return true
}

// shapeOfPart leaves out the shape of a part: a key "with a heart shaped handle" comes with no heart.
func shapeOfPart(p *state.Parser, s, shaped, part state.Span) bool {
	if p.Owner < 0 || p.Owner >= len(p.Out.Subjects) || !part.Is(vocabulary.PartWord) && !fitting(p, p.Owner, part.Key) && p.PartNamed(p.Owner, part.Key) == "" {
		return false
	}
	p.LeaveOut(s.From, shaped.To, "We can't draw parts in this shape yet.")
	p.At += 2
	return true
}

// Reshape gives the last subject a shape: as the thing of that name ("balloon shaped like a heart"), else by its outline.
func Reshape(p *state.Parser, noun state.Span) bool {
	sub := &p.Out.Subjects[p.Subj]
	forms := things.Singulars(noun.Key)
	t, ok := things.Lookup(forms[len(forms)-1] + " " + strings.ReplaceAll(sub.ID, "-", " "))
	if ok && p.Tables.Drawable(t.ID) != "" {
		sub.ID, sub.Kind = t.ID, p.Tables.Drawable(t.ID)
		return true
	}
	if id, ok := noun.Value(vocabulary.Thing); ok && figure(p, sub, id) {
		return true
	}
	to := outlineNamed(p, noun)
	if to == "" || sub.Kind != brief.Piece || !p.Tables.Catalog.Reshapes(sub.ID) {
		return false
	}
	sub.Shape = to
	return true
}

// ZoneWord reads the color of a place of a thing before any other sense of its words: "a heart with a gold border" has no frame.
func ZoneWord(p *state.Parser, s state.Span) bool {
	if p.Scope == "with" && p.IsPiece(p.Owner) {
		s = joinFitting(p, s)
	}
	toy := p.Owner >= 0 && p.KindOf(p.Owner) == brief.Animal && p.Tables.Words.Zones[s.Key] == added+"wheels"
	if p.Scope != "with" || !p.IsPiece(p.Owner) && !toy || p.Tables.Words.Zones[s.Key] == "" && fittingOf(p, p.Owner, s) == "" || s.Key == "border" && slices.ContainsFunc(p.Waiting.Noun, func(d state.Span) bool { c, _ := d.Value(vocabulary.Color); return c == "white" }) {
		return false // a white border is a sticker's
	}
	lead := p.Pending.Span
	if !Fitted(p, p.Owner, s) && !Zone(p, p.Owner, s) {
		return false
	}
	p.At++
	if lead.To > 0 && !p.Grammar(lead) {
		p.Understand(lead.From, lead.To, "relation", p.Scope)
	}
	return true
}

// Zone reads a color of a place that a piece has though it has no part there: "a pillow with gold edges", "a pen with a red tip".
func Zone(p *state.Parser, o int, s state.Span) bool {
	where := p.Tables.Words.Zones[s.Key]
	if where == "" || strings.HasPrefix(where, added) || p.KindOf(o) != brief.Piece || len(p.Waiting.Noun) == 0 || p.PartNamed(o, s.Key) != "" {
		return false
	}
	look, from := "", s.From
	for _, d := range p.Waiting.Noun {
		name, ok := d.Value(vocabulary.Color)
		if !ok {
			name, ok = d.Value(vocabulary.Material)
		}
		switch {
		case ok && look == "":
			look = name
		case d.Is(vocabulary.Count) && (d.Key == "a" || d.Key == "an"):
		default:
			return false
		}
		from = min(from, d.From)
	}
	if look == "" {
		return false
	}
	p.Waiting.Noun = nil
	sub := &p.Out.Subjects[o]
	sub.Parts = append(sub.Parts, brief.PartColor{Part: brief.Zone + where, Color: look})
	p.Target = state.Target{Subj: o, Part: len(sub.Parts)}
	UnderstandRange(p, from, s, "part", where+": "+look)
	return true
}

// Edging keeps a colored border that a thing comes "with" from being a frame around it: "a heart with a gold border". A white one is a sticker's.
func Edging(p *state.Parser) {
	for i := 2; i < len(p.Spans); i++ {
		s, look := p.Spans[i], p.Spans[i-1]
		if s.Key != "border" && s.Key != "borders" || !look.Is(vocabulary.Color, vocabulary.Material) || look.Key == "white" || p.Span(i+1).Is(vocabulary.Thing) {
			continue
		}
		lead := i - 2
		if p.Spans[lead].Key == "a" {
			lead--
		}
		if before := p.Span(lead - 1); p.Span(lead).Key == "with" && before.Is(vocabulary.Thing) && !p.FramingWord(before) && !before.Is(vocabulary.Trade) {
			p.Spans[i].Key, p.Spans[i].Senses = "edging", []vocabulary.Sense{{Class: vocabulary.PartWord, Value: "edging"}}
		}
	}
}

// figureOf begins the value of a shape that is the whole form of a thing or an animal.
const figureOf = "figure of "

// figurable returns what draws a thing whose form others can be made in; nothing if none of ours does.
func figurable(p *state.Parser, id string) brief.Kind {
	switch kind := p.Tables.Drawable(id); kind {
	case brief.Piece, brief.Animal, brief.Bird, brief.Family:
		return kind
	}
	return ""
}

// figure makes a subject in the form of another thing: of a candle and a rose it makes a rose of wax. It reports false where the outline of a
// plain shape does, and for what can't be made so.
func figure(p *state.Parser, sub *brief.Subject, id string) bool {
	kind := figurable(p, id)
	plain := sub.ID != "pinata" && slices.Contains(plainShapes, id) && p.Tables.Catalog.Outline(id) && p.Tables.Catalog.Reshapes(sub.ID)
	if kind == "" || plain || sub.Kind != brief.Piece || id == sub.ID || !p.Tables.Catalog.Makes(sub.ID) {
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
	cutOut         = lexicon.Set("cookie lollipop waffle pancake cake candle soap chocolate-bar candy cake-pop macaron pretzel")
	formedByAll    = lexicon.Set("swim-ring hot-air-balloon pinata rug cookie-jar piggy-bank backpack lamp desk-lamp eraser magnet brooch kite earring")
	formedByNobody = lexicon.Set("mug pillow handbag tote-bag bowl bottle jar house sofa armchair chair stool ring cloud bush ottoman bean-bag badge bread wax-seal salt-shaker tea-cup coffee-cup teddy-bear doll christmas-ornament clock ice-pop")
)

// FormAhead keeps the form of a thing until the thing comes that is made in it: "unicorn pinata", "frog cookies".
func FormAhead(p *state.Parser, s, next state.Span) bool {
	id, _ := s.Value(vocabulary.Thing)
	of, ok := next.Value(vocabulary.Thing)
	if !ok || id == "" || id == of || s.Plural || !p.Language.HeadLast() || !subjects.HeadHere(p, p.At+1) || s.Is(vocabulary.Person) || !p.Tables.Catalog.Makes(of) || figurable(p, id) == "" || s.Is(vocabulary.Describing...) {
		return false
	}
	t, _ := things.ByID(of)
	first, _ := things.ByID(id)
	beast := (p.Creature(id) || first.Group == "dinosaur-fantasy") && !(Eaten[id] && t.Group == "food-drink")
	shape := cutOut[of] && (first.Group == "symbol-sign" || first.Group == "holiday-party" || first.Group == "weather-nature-effect" || first.Group == "building-landmark")
	if !formedByAll[of] && !shape && (!beast || formedByNobody[of]) {
		return false
	}
	p.Waiting.Noun = append(p.Waiting.Noun, state.Span{From: s.From, To: s.To, Key: s.Key, Senses: []vocabulary.Sense{{Class: vocabulary.Outline, Value: figureOf + id}}})
	p.At++
	return true
}

// The things and groups that make pairs. What is baked or worn has the shape or the print of what stands before it, so it makes none.
var // Eaten are the groups of things that are eaten.
Eaten = lexicon.Set("chicken turkey fish duck goose cow pig lamb sheep lobster crab shrimp goat")

// ShapedAtEnd reads "sunglasses heart shaped" as heart shaped sunglasses.
func ShapedAtEnd(p *state.Parser) {
	for i := 1; i+1 < len(p.Spans); i++ {
		shape, shaped := p.Spans[i], p.Spans[i+1]
		if shaped.Key != "shaped" || p.Spans[i-1].Kind != token.Word || !p.Spans[i-1].Is(vocabulary.Thing) || shape.Kind != token.Word || !senses.EndsClause(p, i+2) {
			continue
		}
		if to := outlineNamed(p, shape); to != "" {
			both := state.Span{From: shape.From, To: shaped.To, Key: shape.Key + " shaped", Kind: token.Word, Senses: []vocabulary.Sense{{Class: vocabulary.Outline, Value: to}}}
			p.Spans = slices.Replace(p.Spans, i, i+2, both)
			p.Spans[i-1], p.Spans[i] = p.Spans[i], p.Spans[i-1]
		}
	}
}
