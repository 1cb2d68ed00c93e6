package read

import (
	"cmp"
	"slices"
	"strings"
	"sync"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/data"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// arrays maps words for what copies of a thing make to the shape.
var arrays = sync.OnceValue(func() map[string]string {
	out := map[string]string{}
	data.Pairs("arrays", func(words, value string, _ bool) { out[token.Key(words)] = value })
	return out
})

// gathered reads a prompt that names things and what they make, in any order and without verbs: "floral border frame pink roses", "balloon arch",
// "hearts scattered". It comes after the stricter ways of motif.
func (p *parser) gathered() {
	if p.out.Motif != "" && len(p.spans) > 0 {
		p.listedWith()
		return
	}
	_, framing := p.arrayNamed()
	if p.logo || p.out.Design != "" || p.sheetOf != "" || p.quoted() && !holdsText[framing] || framing == "wreath" && p.hungWreath() {
		return
	}
	whole := slices.Clone(p.spans)
	p.partArray()
	at, shape := p.arrayNamed()
	if at < 0 || !p.gathers(at, shape) {
		p.spans = whole
		return
	}
	p.dropPlain(at)
	at, shape = p.arrayNamed()
	if shape == "frame" && p.cornersToo(at) {
		shape = "corners"
		at, _ = p.arrayNamed()
	}
	p.takeMotif(at, shape)
	p.moves(shape)
	p.linkGathered()
	p.gatheredAll = true
}

// partArray takes a name that nothing draws apart from its last word: "balloon arch" is an arch of balloons.
func (p *parser) partArray() {
	for i, s := range p.spans {
		if head, _, ok := strings.Cut(s.key, " of "); ok && arrays()[head] == "bouquet" && s.kind == token.Word && (!flowery[s.key[len(head)+4:]] || p.namesBloom(s)) { // "bouquet of roses and tulips"
			n := s.from + strings.Count(head, " ") + 1
			p.spans = slices.Replace(p.spans, i, i+1, slices.Concat(p.recut(s.from, n), p.recut(n, n+1), p.recut(n+1, s.to))...)
			return
		}
		id, _ := s.value(thing)
		own := s.is(thing) && p.r.drawable(id) != "" && p.idOf(s.from, s.to-1) != id
		if id == "leaf-wreath" && !p.namesBloom(s) {
			continue
		}
		if s.kind != token.Word || s.to-s.from < 2 || own && !flourishes[id] || arrays()[s.key] != "" || s.is(style, scene) || arrays()[lastWord(s.key)] == "" {
			continue
		}
		parts := append(p.recut(s.from, s.to-1), p.recut(s.to-1, s.to)...)
		if len(parts) == 2 && p.copyable(parts[0]) {
			p.spans = slices.Replace(p.spans, i, i+1, parts...)
			return
		}
	}
}

// namesBloom reports whether a prompt names a plant besides one of its spans.
func (p *parser) namesBloom(own span) bool {
	return slices.ContainsFunc(p.spans, func(s span) bool { return s.from != own.from && s.kind == token.Word && p.plant(s) && p.copyable(s) })
}

// idOf is the thing that some tokens name by themselves.
func (p *parser) idOf(from, to int) string {
	if s := p.recut(from, to); len(s) == 1 {
		id, _ := s[0].value(thing)
		return id
	}
	return ""
}

// flourishes are the ornaments that the words for an array name when they are alone.
var flourishes = wordSet("flourish leaf-wreath leaf-border floral-border corner-ornament border divider frame circle-frame wreath arch floral-wreath floral-frame bouquet")

// arrayNamed finds the word for what things make. A word that is said later wins over one that only says where: "frame with roses in the corners".
func (p *parser) arrayNamed() (int, string) {
	at, found := -1, ""
	for i, s := range p.spans {
		shape := arrays()[s.key]
		if shape == "" || s.kind != token.Word || s.is(partWord) {
			continue
		}
		if shape == "line" && s.is(thing) && s.key == "row" || at >= 0 && (found != "scatter" && found != "frame" || shape == "scatter") {
			continue
		}
		if s.key == "confetti" && (i == 0 || !p.copyable(p.spans[i-1]) || p.spans[i-1].plural) {
			continue
		}
		at, found = i, shape
	}
	return at, found
}

// gathers reports whether all that a prompt names besides the array at a place can be drawn in copies.
func (p *parser) gathers(at int, shape string) bool {
	n := 0
	for i, s := range p.spans {
		switch {
		case i == at || s.kind == token.Emoji || arrays()[s.key] != "" && !(shape == "scatter" && i != at && arrays()[s.key] != "scatter"):
		case s.kind == token.Pause || s.is(standIn, scene):
		case s.kind == token.Quote && holdsText[shape] || s.is(relation) && p.span(i+1).kind == token.Quote && i+1 < len(p.spans):
		case s.kind != token.Word:
			return false
		case p.copyable(s) && !s.is(person) && (!s.is(color, material) || s.is(several) || p.plant(s)):
			if !p.fitsArray(s, shape) {
				return false
			}
			n++
		case s.is(relation) && !slices.Contains([]string{"and", "with", "of", "in", "at", "on", "in the", "made of", "around", "from", "for"}, s.key):
			return false
		case s.key == "in" && arrays()[p.span(i+1).key] == "" && arrays()[p.span(i+2).key] == "":
			return false // "in a jar"
		case s.is(person, garment, several) || s.is(pose) && !s.is(state) && shape != "swirl" && shape != "trail" && shape != "scatter":
			return false
		}
	}
	return n > 0 && !p.ownLook(at, shape) && !p.holdsOne(at, shape)
}

// plant reports whether a word names a plant: a rose is more than a color.
func (p *parser) plant(s span) bool {
	id, _ := s.value(thing)
	t, _ := things.ByID(id)
	return t.Group == "plant-flower"
}

// fitsArray reports whether a thing can make a shape: flowers a bouquet, loose small things a scatter.
func (p *parser) fitsArray(s span, shape string) bool {
	id, _ := s.value(thing)
	t, _ := things.ByID(id)
	kind := p.r.drawable(id)
	if t.Group == "building-landmark" && (shape == "arch" || shape == "swirl" || shape == "trail") {
		return false
	}
	switch shape {
	case "bouquet":
		return t.Group == "plant-flower" && id != "bouquet" || id == "ribbon" || id == "bow"
	case "scatter":
		return (s.plural || p.confettiOf(s)) && kind == brief.Piece && t.Group != "weather-nature-effect" && !strings.HasSuffix(id, "petals") && t.Group != "building-landmark" && t.Group != "vehicle" && !strings.HasSuffix(id, "lights")
	case "swirl":
		return s.plural || t.Group != "food-drink" && t.Group != "weather-nature-effect"
	case "trail":
		return kind == brief.Piece && (s.plural || strings.HasSuffix(id, "print"))
	case "line":
		return s.plural || t.Group == "plant-flower"
	}
	return true
}

// confettiOf reports whether a thing is the shape of confetti: "heart confetti".
func (p *parser) confettiOf(s span) bool {
	i := slices.IndexFunc(p.spans, func(o span) bool { return o.from == s.from })
	return i >= 0 && p.span(i+1).key == "confetti"
}

// ownLook reports whether a frame has a look of its own, with which things come: "a gold frame with roses".
func (p *parser) ownLook(at int, shape string) bool {
	if shape != "frame" && shape != "ring" && !outlines[shape] {
		return false
	}
	if p.span(at+1).is(color, material) && p.span(at+2).key == "with" {
		return true
	}
	if p.span(at+1).key != "with" {
		return false
	}
	return at > 0 && (p.span(at-1).is(color, material) || p.span(at-1).is(thing)) || at > 0 && p.span(at-1).is(fill) && !flowery[p.span(at-1).key]
}

// holdsText are the shapes in whose middle a text stands.
var holdsText = wordSet("frame ring wreath oval hexagon arched heart-ring half")

// outlines are the shapes of frames besides rectangles and rings.
var outlines = wordSet("oval hexagon arched heart-ring")

// holdsOne reports whether a frame or a wreath is around one thing that is named with it: "a fox in a frame", "floral wreath with a bunny".
func (p *parser) holdsOne(at int, shape string) bool {
	if shape != "frame" && shape != "ring" && shape != "wreath" && !outlines[shape] {
		return false
	}
	for i := at - 1; i >= 0; i-- {
		if p.spans[i].key == "in" || p.spans[i].key == "inside" {
			return true
		}
	}
	return p.span(at+1).key == "with" && !p.manyAfter(at+1) && !slices.ContainsFunc(p.spans[:at], func(s span) bool { return s.is(thing) && p.copyable(s) })
}

// blooming are words that say no more of a wreath, a bouquet or a border than that it has flowers; flowery also those that only name leaves.
var blooming = wordSet("floral flower flowers flowery botanical")

var flowery = wordSet("floral flower flowers flowery greenery botanical leafy")

// dropPlain drops what says no more than the flowers that are named, and words that name the array once more.
func (p *parser) dropPlain(at int) {
	flowers := slices.ContainsFunc(p.spans, func(s span) bool {
		id, _ := s.value(thing)
		t, _ := things.ByID(id)
		return t.Group == "plant-flower" && !flowery[s.key] && arrays()[s.key] == "" && p.copyable(s)
	})
	for i := len(p.spans) - 1; i >= 0; i-- {
		s := p.spans[i]
		again := i != at && arrays()[s.key] != "" && arrays()[s.key] == arrays()[p.spans[at].key]
		green := token.Key(p.words(s.from, s.to)) == "greenery" // it is more than flowers
		if i == at || !again && (green || !(flowers && flowery[s.key])) {
			continue
		}
		p.drop(i, "framing", s.key)
		if i < at {
			at--
		}
	}
}

// framesCorners reports whether a prompt names both a frame and corners.
func (p *parser) framesCorners() bool {
	has := func(shapes ...string) bool {
		return slices.ContainsFunc(p.spans, func(s span) bool { return s.kind == token.Word && slices.Contains(shapes, arrays()[s.key]) })
	}
	return has("frame") && has("corner", "corners")
}

// cornersToo drops the word for corners of a frame: "frame with sunflowers in the corners".
func (p *parser) cornersToo(at int) bool {
	for i, s := range p.spans {
		if shape := arrays()[s.key]; i != at && (shape == "corner" || shape == "corners") {
			p.drop(i, "framing", s.key)
			return true
		}
	}
	return false
}

// moves takes in what says once more that a stream of things moves: "butterfly swirl flying up".
func (p *parser) moves(shape string) {
	for i := len(p.spans) - 1; i >= 0 && (shape == "swirl" || shape == "trail" || shape == "scatter"); i-- {
		if p.spans[i].is(pose) && !p.spans[i].is(thing) {
			p.drop(i, "framing", shape)
		}
	}
}

// linkGathered drops the words that join things to what they make.
func (p *parser) linkGathered() {
	for i := len(p.spans) - 1; i >= 0; i-- {
		s := p.spans[i]
		if s.is(relation) && s.key != "and" && (s.key != "with" || p.manyAfter(i)) {
			p.drop(i, "", "")
		}
	}
	for i := len(p.spans) - 1; i > 0; i-- { // "wildflowers daisies" are two things, not a part of one
		if s := p.spans[i]; p.copyable(s) && (p.copyable(p.spans[i-1]) && (p.plant(p.spans[i-1]) || !p.spans[i-1].is(color)) || p.spans[i-1].is(thing) && strings.HasSuffix(p.spans[i-1].key, "frame")) {
			p.spans = slices.Insert(p.spans, i, span{from: s.from, to: s.from, kind: token.Pause})
		}
	}
}

// manyAfter reports whether what follows a word is in copies too, rather than one thing in the middle.
func (p *parser) manyAfter(i int) bool {
	for _, s := range p.spans[i+1:] {
		if id, ok := s.value(thing); ok && p.copyable(s) {
			t, _ := things.ByID(id)
			return s.plural || t.Group == "plant-flower"
		}
	}
	return true
}

// alongEdges are the shapes that have no middle for anything else.
var alongEdges = wordSet("garland line foot head left right arch")

// joinAlong makes what is named in the plural besides the copies of a garland, a row or a border along one edge a part of it.
func (p *parser) joinAlong() {
	if !alongEdges[p.out.Motif] {
		return
	}
	for i := len(p.out.Subjects) - 1; i > 0; i-- {
		if first := p.out.Subjects[0].ID; strings.HasSuffix(first, "-"+p.out.Subjects[i].ID) { // the eggs of an easter egg garland
			p.dropSubject(i)
		}
	}
	for i := 1; i < len(p.out.Subjects); i++ {
		other := slices.ContainsFunc(p.out.Relations, func(r brief.Relation) bool { return r.Kind != "and" && (r.From == i || r.To == i) })
		if join := (brief.Relation{From: i - 1, Kind: "and", To: i}); (p.out.Subjects[i].Count > 1 || edgeThings[p.out.Subjects[i].ID] != "") && !other && !slices.Contains(p.out.Relations, join) {
			p.out.Relations = append(p.out.Relations, join)
		}
	}
}

// joinGathered makes the subjects of an array members of it, except one that it is with.
func (p *parser) joinGathered() {
	p.flowersOfFrame()
	p.borderOfTheme()
	p.bandOfPrint()
	p.joinAlong()
	p.oneOfEach()
	defer p.keepInMiddle()
	if !p.gatheredAll && !p.listedMany {
		return
	}
	for i := 1; i < len(p.out.Subjects); i++ {
		if t, _ := things.ByID(p.out.Subjects[i].ID); !p.gatheredAll && p.out.Subjects[i].Count < 2 && t.Group != "plant-flower" && t.Group != "food-drink" && i+1 < len(p.out.Subjects) && p.out.Subjects[i+1].Count < 2 {
			continue
		}
		if !slices.ContainsFunc(p.out.Relations, func(r brief.Relation) bool { return r.From == i && r.To < i || r.To == i && r.From < i }) {
			p.out.Relations = append(p.out.Relations, brief.Relation{From: i - 1, Kind: "and", To: i})
		}
	}
}

// flowersOfFrame gives a shape that was asked for as floral, without any plant, flowers and leaves: "oval floral frame".
func (p *parser) flowersOfFrame() {
	floral := slices.ContainsFunc(p.toks, func(t token.Token) bool { return blooming[t.Text] })
	if p.out.Motif == "" || len(p.out.Subjects) > 0 || len(p.ofBorder) > 0 || !floral {
		return
	}
	ids := []string{"peony", "daisy", "eucalyptus-branch"}
	tinted := len(p.out.Tints) > 0 && !p.out.Letter.Metal // else they are the polish of the letters
	if tinted {
		ids[0], ids[1] = "daisy", "peony" // the second one is the largest of a corner
	}
	for _, id := range ids {
		if kind := p.r.drawable(id); kind != "" {
			s := brief.Subject{Words: plainName(id), Kind: kind, ID: id, Count: unstatedCount}
			if id == "peony" && tinted {
				s.Color, p.out.Tints = p.out.Tints[0], p.out.Tints[1:]
			}
			p.out.Subjects = append(p.out.Subjects, s)
		}
	}
	for i := 1; i < len(p.out.Subjects); i++ {
		p.out.Relations = append(p.out.Relations, brief.Relation{From: i - 1, Kind: "and", To: i})
	}
}

// strewn are the effects that are many small marks: a border of them is copies along it.
var strewn = wordSet("confetti glitter sparkles sparkle bokeh snow bubbles petal bubble")

// effectFrame makes "confetti border" a border of confetti rather than confetti within a border.
func (p *parser) effectFrame() {
	shapes := map[string]string{"border": "frame", "frame": "frame", "corner": "corner", "divider": "line"}
	if p.out.Motif != "" || len(p.out.Framing) != 1 || shapes[p.out.Framing[0]] == "" || len(p.out.Subjects) != 1 || !strewn[p.out.Subjects[0].ID] || len(p.out.Lettering) > 0 {
		return
	}
	p.out.Motif, p.out.Framing = cmp.Or(p.edgeShape, shapes[p.out.Framing[0]]), nil
	s := &p.out.Subjects[0]
	s.Kind = brief.Piece
	if s.Color == "" && len(p.out.Tints) > 0 {
		s.Color, s.More, p.out.Tints = p.out.Tints[0], p.out.Tints[1:], nil
	}
}
