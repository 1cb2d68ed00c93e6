// Package patterns reads what is copied many times: borders, wreaths and other arrays, the cloth of patterns, and backgrounds.
package patterns

import (
	"cmp"
	"slices"
	"strings"
	"sync"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/data"
	"pellucid/internal/engine/illustrator/read/looks"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// Arrays maps words for what copies of a thing make to the shape.
var Arrays = sync.OnceValue(func() map[string]string {
	out := map[string]string{}
	data.Pairs("arrays", func(words, value string, _ bool) { out[token.Key(words)] = value })
	return out
})

// Gathered reads a prompt that names things and what they make, in any order and without verbs: "floral border frame pink roses", "balloon arch",
// "hearts scattered". It comes after the stricter ways of motif.
func Gathered(p *state.Parser) {
	if p.Out.Motif != "" && len(p.Spans) > 0 {
		listedWith(p)
		return
	}
	_, framing := arrayNamed(p)
	if p.Logo || p.Out.Design != "" || p.Design.Sheet != "" || p.Quoted() && !holdsText[framing] || framing == "wreath" && hungWreath(p) {
		return
	}
	whole := slices.Clone(p.Spans)
	partArray(p)
	at, shape := arrayNamed(p)
	if at < 0 || !gathers(p, at, shape) {
		p.Spans = whole
		return
	}
	dropPlain(p, at)
	at, shape = arrayNamed(p)
	if shape == "frame" && cornersToo(p, at) {
		shape = "corners"
		at, _ = arrayNamed(p)
	}
	takeMotif(p, at, shape)
	moves(p, shape)
	linkGathered(p)
	p.Border.All = true
}

// partArray takes a name that nothing draws apart from its last word: "balloon arch" is an arch of balloons.
func partArray(p *state.Parser) {
	for i, s := range p.Spans {
		if head, _, ok := strings.Cut(s.Key, " of "); ok && Arrays()[head] == "bouquet" && s.Kind == token.Word && (!Flowery[s.Key[len(head)+4:]] || namesBloom(p, s)) { // "bouquet of roses and tulips"
			n := s.From + strings.Count(head, " ") + 1
			p.Spans = slices.Replace(p.Spans, i, i+1, slices.Concat(p.Recut(s.From, n), p.Recut(n, n+1), p.Recut(n+1, s.To))...)
			return
		}
		id, _ := s.Value(vocabulary.Thing)
		own := s.Is(vocabulary.Thing) && p.Tables.Drawable(id) != "" && idOf(p, s.From, s.To-1) != id
		if id == "leaf-wreath" && !namesBloom(p, s) {
			continue
		}
		if s.Kind != token.Word || s.To-s.From < 2 || own && !flourishes[id] || Arrays()[s.Key] != "" || s.Is(vocabulary.Style, vocabulary.Scene) || Arrays()[state.LastWord(s.Key)] == "" {
			continue
		}
		parts := append(p.Recut(s.From, s.To-1), p.Recut(s.To-1, s.To)...)
		if len(parts) == 2 && Copyable(p, parts[0]) {
			p.Spans = slices.Replace(p.Spans, i, i+1, parts...)
			return
		}
	}
}

// namesBloom reports whether a prompt names a plant besides one of its spans.
func namesBloom(p *state.Parser, own state.Span) bool {
	return slices.ContainsFunc(p.Spans, func(s state.Span) bool {
		return s.From != own.From && s.Kind == token.Word && looks.Plant(p, s) && Copyable(p, s)
	})
}

// idOf is the thing that some tokens name by themselves.
func idOf(p *state.Parser, from, to int) string {
	if s := p.Recut(from, to); len(s) == 1 {
		id, _ := s[0].Value(vocabulary.Thing)
		return id
	}
	return ""
}

// flourishes are the ornaments that the words for an array name when they are alone.
var flourishes = lexicon.Set("flourish leaf-wreath leaf-border floral-border corner-ornament border divider frame circle-frame wreath arch floral-wreath floral-frame bouquet")

// arrayNamed finds the word for what things make. A word that is said later wins over one that only says where: "frame with roses in the corners".
func arrayNamed(p *state.Parser) (int, string) {
	at, found := -1, ""
	for i, s := range p.Spans {
		shape := Arrays()[s.Key]
		if shape == "" || s.Kind != token.Word || s.Is(vocabulary.PartWord) {
			continue
		}
		if shape == "line" && s.Is(vocabulary.Thing) && s.Key == "row" || at >= 0 && (found != "scatter" && found != "frame" || shape == "scatter") {
			continue
		}
		if s.Key == "confetti" && (i == 0 || !Copyable(p, p.Spans[i-1]) || p.Spans[i-1].Plural) {
			continue
		}
		at, found = i, shape
	}
	return at, found
}

// gathers reports whether all that a prompt names besides the array at a place can be drawn in copies.
func gathers(p *state.Parser, at int, shape string) bool {
	if a := p.Span(at - 1).Key; at > 2 && (a == "a" || a == "an") && p.Span(at-2).Key == "and" && !p.Span(at-3).Plural {
		return false // "a mirror and an oval frame" are two things
	}
	n := 0
	for i, s := range p.Spans {
		switch {
		case i == at || s.Kind == token.Emoji || Arrays()[s.Key] != "" && !(shape == "scatter" && i != at && Arrays()[s.Key] != "scatter"):
		case s.Kind == token.Pause || s.Is(vocabulary.StandIn, vocabulary.Scene):
		case s.Kind == token.Quote && holdsText[shape] || s.Is(vocabulary.Relation) && p.Span(i+1).Kind == token.Quote && i+1 < len(p.Spans):
		case s.Kind != token.Word:
			return false
		case Copyable(p, s) && !s.Is(vocabulary.Person) && (!s.Is(vocabulary.Color, vocabulary.Material) || s.Is(vocabulary.Several) || looks.Plant(p, s)):
			if !fitsArray(p, s, shape) {
				return false
			}
			n++
		case s.Is(vocabulary.Relation) && !slices.Contains([]string{"and", "with", "of", "in", "at", "on", "in the", "made of", "around", "from", "for"}, s.Key):
			return false
		case s.Key == "in" && Arrays()[p.Span(i+1).Key] == "" && Arrays()[p.Span(i+2).Key] == "":
			return false // "in a jar"
		case s.Is(vocabulary.Person, vocabulary.Garment, vocabulary.Several) || s.Is(vocabulary.Pose) && !s.Is(vocabulary.State) && shape != "swirl" && shape != "trail" && shape != "scatter":
			return false
		}
	}
	return n > 0 && !(shape == "garland" && ownGarland(p, at)) && !ownLook(p, at, shape) && !holdsOne(p, at, shape)
}

// fitsArray reports whether a thing can make a shape: flowers a bouquet, loose small things a scatter.
func fitsArray(p *state.Parser, s state.Span, shape string) bool {
	id, _ := s.Value(vocabulary.Thing)
	t, _ := things.ByID(id)
	kind := p.Tables.Drawable(id)
	if t.Group == "building-landmark" && (shape == "arch" || shape == "swirl" || shape == "trail") {
		return false
	}
	switch shape {
	case "bouquet":
		return t.Group == "plant-flower" && id != "bouquet" || id == "ribbon" || id == "bow"
	case "scatter":
		return (s.Plural || confettiOf(p, s)) && kind == brief.Piece && t.Group != "weather-nature-effect" && !strings.HasSuffix(id, "petals") && t.Group != "building-landmark" && t.Group != "vehicle" && !strings.HasSuffix(id, "lights")
	case "swirl":
		return s.Plural || t.Group != "food-drink" && t.Group != "weather-nature-effect"
	case "trail":
		return kind == brief.Piece && (s.Plural || strings.HasSuffix(id, "print"))
	case "line":
		return s.Plural || t.Group == "plant-flower"
	}
	return true
}

// confettiOf reports whether a thing is the shape of confetti: "heart confetti".
func confettiOf(p *state.Parser, s state.Span) bool {
	i := slices.IndexFunc(p.Spans, func(o state.Span) bool { return o.From == s.From })
	return i >= 0 && p.Span(i+1).Key == "confetti"
}

// ownLook reports whether a frame has a look of its own, with which things come: "a gold frame with roses".
func ownLook(p *state.Parser, at int, shape string) bool {
	if shape != "frame" && shape != "ring" && !Outlines[shape] {
		return false
	}
	if p.Span(at+1).Is(vocabulary.Color, vocabulary.Material) && p.Span(at+2).Key == "with" {
		return true
	}
	if p.Span(at+1).Key != "with" {
		return false
	}
	return at > 0 && (p.Span(at-1).Is(vocabulary.Color, vocabulary.Material) || p.Span(at-1).Is(vocabulary.Thing)) || at > 0 && p.Span(at-1).Is(vocabulary.Fill) && !Flowery[p.Span(at-1).Key]
}

// holdsText are the shapes in whose middle a text stands.
var holdsText = lexicon.Set("frame ring wreath oval hexagon arched heart-ring half")

// Outlines are the shapes of frames besides rectangles and rings.
var Outlines = lexicon.Set("oval hexagon arched heart-ring")

// holdsOne reports whether a frame or a wreath is around one thing that is named with it: "a fox in a frame", "floral wreath with a bunny".
func holdsOne(p *state.Parser, at int, shape string) bool {
	if shape != "frame" && shape != "ring" && shape != "wreath" && !Outlines[shape] {
		return false
	}
	for i := at - 1; i >= 0; i-- {
		if p.Spans[i].Key == "in" || p.Spans[i].Key == "inside" {
			return true
		}
	}
	return p.Span(at+1).Key == "with" && !manyAfter(p, at+1) && !slices.ContainsFunc(p.Spans[:at], func(s state.Span) bool { return s.Is(vocabulary.Thing) && Copyable(p, s) })
}

// Blooming are words that say no more of a wreath, a bouquet or a border than that it has flowers; flowery also those that only name leaves.
var Blooming = lexicon.Set("floral flower flowers flowery botanical")

// Flowery are words for flowers and leaves.
var Flowery = lexicon.Set("floral flower flowers flowery greenery botanical leafy")

// dropPlain drops what says no more than the flowers that are named, and words that name the array once more.
func dropPlain(p *state.Parser, at int) {
	flowers := slices.ContainsFunc(p.Spans, func(s state.Span) bool {
		id, _ := s.Value(vocabulary.Thing)
		t, _ := things.ByID(id)
		return t.Group == "plant-flower" && !Flowery[s.Key] && Arrays()[s.Key] == "" && Copyable(p, s)
	})
	for i := len(p.Spans) - 1; i >= 0; i-- {
		s := p.Spans[i]
		again := i != at && Arrays()[s.Key] != "" && Arrays()[s.Key] == Arrays()[p.Spans[at].Key]
		green := token.Key(p.Words(s.From, s.To)) == "greenery" // it is more than flowers
		if i == at || !again && (green || !(flowers && Flowery[s.Key])) {
			continue
		}
		p.Drop(i, "framing", s.Key)
		if i < at {
			at--
		}
	}
}

// framesCorners reports whether a prompt names both a frame and corners.
func framesCorners(p *state.Parser) bool {
	has := func(shapes ...string) bool {
		return slices.ContainsFunc(p.Spans, func(s state.Span) bool { return s.Kind == token.Word && slices.Contains(shapes, Arrays()[s.Key]) })
	}
	return has("frame") && has("corner", "corners")
}

// cornersToo drops the word for corners of a frame: "frame with sunflowers in the corners".
func cornersToo(p *state.Parser, at int) bool {
	for i, s := range p.Spans {
		if shape := Arrays()[s.Key]; i != at && (shape == "corner" || shape == "corners") {
			p.Drop(i, "framing", s.Key)
			return true
		}
	}
	return false
}

// moves takes in what says once more that a stream of things moves: "butterfly swirl flying up".
func moves(p *state.Parser, shape string) {
	for i := len(p.Spans) - 1; i >= 0 && (shape == "swirl" || shape == "trail" || shape == "scatter"); i-- {
		if p.Spans[i].Is(vocabulary.Pose) && !p.Spans[i].Is(vocabulary.Thing) {
			p.Drop(i, "framing", shape)
		}
	}
}

// linkGathered drops the words that join things to what they make.
func linkGathered(p *state.Parser) {
	for i := len(p.Spans) - 1; i >= 0; i-- {
		s := p.Spans[i]
		if s.Is(vocabulary.Relation) && s.Key != "and" && (s.Key != "with" || manyAfter(p, i)) {
			p.Drop(i, "", "")
		}
	}
	for i := len(p.Spans) - 1; i > 0; i-- { // "wildflowers daisies" are two things, not a part of one
		if s := p.Spans[i]; Copyable(p, s) && (Copyable(p, p.Spans[i-1]) && (looks.Plant(p, p.Spans[i-1]) || !p.Spans[i-1].Is(vocabulary.Color)) || p.Spans[i-1].Is(vocabulary.Thing) && strings.HasSuffix(p.Spans[i-1].Key, "frame")) {
			p.Spans = slices.Insert(p.Spans, i, state.Span{From: s.From, To: s.From, Kind: token.Pause})
		}
	}
}

// manyAfter reports whether what follows a word is in copies too, rather than one thing in the middle.
func manyAfter(p *state.Parser, i int) bool {
	for _, s := range p.Spans[i+1:] {
		if id, ok := s.Value(vocabulary.Thing); ok && Copyable(p, s) {
			t, _ := things.ByID(id)
			return s.Plural || t.Group == "plant-flower"
		}
	}
	return true
}

// alongEdges are the shapes that have no middle for anything else.
var alongEdges = lexicon.Set("garland line foot head left right arch")

// joinAlong makes what is named in the plural besides the copies of a garland, a row or a border along one edge a part of it.
func joinAlong(p *state.Parser) {
	if !alongEdges[p.Out.Motif] {
		return
	}
	for i := len(p.Out.Subjects) - 1; i > 0; i-- {
		if first := p.Out.Subjects[0].ID; strings.HasSuffix(first, "-"+p.Out.Subjects[i].ID) { // the eggs of an easter egg garland
			p.DropSubject(i)
		}
	}
	for i := 1; i < len(p.Out.Subjects); i++ {
		other := slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool { return r.Kind != "and" && (r.From == i || r.To == i) })
		if join := (brief.Relation{From: i - 1, Kind: "and", To: i}); (p.Out.Subjects[i].Count > 1 || edgeThings[p.Out.Subjects[i].ID] != "") && !other && !slices.Contains(p.Out.Relations, join) {
			p.Out.Relations = append(p.Out.Relations, join)
		}
	}
}

// JoinGathered makes the subjects of an array members of it, except one that it is with.
func JoinGathered(p *state.Parser) {
	flowersOfFrame(p)
	borderOfTheme(p)
	bandOfPrint(p)
	joinAlong(p)
	oneOfEach(p)
	defer keepInMiddle(p)
	if !p.Border.All && !p.Border.Many {
		return
	}
	for i := 1; i < len(p.Out.Subjects); i++ {
		if t, _ := things.ByID(p.Out.Subjects[i].ID); !p.Border.All && p.Out.Subjects[i].Count < 2 && t.Group != "plant-flower" && t.Group != "food-drink" && i+1 < len(p.Out.Subjects) && p.Out.Subjects[i+1].Count < 2 {
			continue
		}
		if !slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool { return r.From == i && r.To < i || r.To == i && r.From < i }) {
			p.Out.Relations = append(p.Out.Relations, brief.Relation{From: i - 1, Kind: "and", To: i})
		}
	}
}

// flowersOfFrame gives a shape that was asked for as floral, without any plant, flowers and leaves: "oval floral frame".
func flowersOfFrame(p *state.Parser) {
	floral := slices.ContainsFunc(p.Tokens, func(t token.Token) bool { return Blooming[t.Text] })
	if p.Out.Motif == "" || len(p.Out.Subjects) > 0 || len(p.Border.Of) > 0 || !floral {
		return
	}
	if len(p.Out.Tints) > 0 && !p.Out.Letter.Metal { // else they are the polish of the letters
		setFlowers(p, FlowersIn(p, p.Out.Tints))
		p.Out.Tints = nil
		return
	}
	setFlowers(p, FlowersIn(p, nil))
}

// strewn are the effects that are many small marks: a border of them is copies along it.
var strewn = lexicon.Set("confetti glitter sparkles sparkle bokeh snow bubbles petal bubble paint-splatter splash")

// EffectFrame makes "confetti border" a border of confetti rather than confetti within a border.
func EffectFrame(p *state.Parser) {
	shapes := map[string]string{"border": "frame", "frame": "frame", "corner": "corner", "divider": "line"}
	if p.Out.Motif != "" || len(p.Out.Framing) != 1 || shapes[p.Out.Framing[0]] == "" || len(p.Out.Subjects) != 1 || !strewn[p.Out.Subjects[0].ID] || len(p.Out.Lettering) > 0 {
		return
	}
	p.Out.Motif, p.Out.Framing = cmp.Or(p.Border.Edge, shapes[p.Out.Framing[0]]), nil
	s := &p.Out.Subjects[0]
	s.Kind = brief.Piece
	if s.Color == "" && len(p.Out.Tints) > 0 {
		s.Color, s.More, p.Out.Tints = p.Out.Tints[0], p.Out.Tints[1:], nil
	}
}
