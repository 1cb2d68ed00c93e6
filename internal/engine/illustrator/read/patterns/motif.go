package patterns

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/things"
	"pellucid/internal/engine/illustrator/token"
)

// motifWords are the words for a shape that copies of a thing make, and that shape.
var motifWords = map[string]string{
	"frame": "frame", "border": "frame", "borders": "frame", "page border": "frame", "border frame": "frame", "frame border": "frame", "corner ornament": "corner", "corner ornaments": "corner", "corner flourish": "corner", "corner design": "corner", "corner element": "corner", "photo frame": "frame", "picture frame": "frame", "wreath": "wreath", "wreaths": "wreath",
	"floral wreath": "wreath", "flower wreath": "wreath", "floral frame": "frame", "flower frame": "frame", "wreath frame": "wreath", "divider": "line", "dividers": "line", "page divider": "line", "divider line": "line", "line divider": "line", "text divider": "line", "separator": "line", "garland": "garland", "garlands": "garland",
	"corner": "corner", "corners": "corner", "corner border": "corner", "corner frame": "corner", "corner decoration": "corner", "swag": "garland",
	"circle": "ring", "ring": "ring", "heart": "heart", "heart shape": "heart", "circle shape": "ring", "heart wreath": "heart-ring", "half wreath": "half", "half circle wreath": "half", "half moon wreath": "half", "crescent wreath": "half", "row": "line", "line": "line",
}

// ShapeWords turn a frame into another shape.
var ShapeWords = map[string]string{
	"round": "ring", "circle": "ring", "circular": "ring", "oval": "oval", "hexagon": "hexagon", "hexagonal": "hexagon", "arch": "arched", "arched": "arched", "arch shaped": "arched", "ring": "ring", "heart": "heart", "heart shaped": "heart", "heart shape": "heart", "line": "line", "horizontal": "line",
	"corner": "corner", "square": "frame", "rectangular": "frame", "rectangle": "frame",
}

// Motif reads "lemon wreath", "border of shells", "roses in a heart shape" and "heart made of roses".
func Motif(p *state.Parser) {
	if framesCorners(p) {
		return // gathered reads "frame with roses in the corners"
	}
	if hungWreath(p) {
		return
	}
	splitStrip(p)
	shapeOfFrame(p)
	for i, s := range p.Spans {
		shape := motifWords[s.Key]
		if shape == "" || s.Kind != token.Word || s.Is(vocabulary.PartWord) || shape == "garland" && ownGarland(p, i) {
			continue
		}
		if i > 0 && shape == "wreath" && strings.HasPrefix(p.Spans[i-1].Key, "half") {
			i-- // "rose half wreath"
			p.Drop(i, "framing", "half")
			shape = "half"
		}
		strict := shape == "ring" || shape == "heart" || s.Key == "row" || s.Key == "line"
		if i > 0 && p.Span(i-1).Key == "chain" && shape != "heart" {
			takeStrand(p, shape, "chain")
			return
		}
		if i > 0 && p.Span(i-1).Key == "lace" && (shape == "frame" || shape == "line" || shape == "corner") || p.Span(i+1).Key == "of" && p.Span(i+2).Key == "lace" && opens(p, i) {
			takeStrand(p, shape, "lace")
			return
		}
		switch {
		case copiesOf(p, i, strict):
			takeMotif(p, i, shape)
			p.Border.Many = !strict
			for i < len(p.Spans) && (p.Spans[i].Is(vocabulary.Relation) || p.Spans[i].Is(vocabulary.Stop) && !p.Spans[i].Is(vocabulary.Thing)) {
				p.Drop(i, "", "")
			}
			return
		case strict && i >= 2 && inShape(p, i):
			takeMotif(p, i, shape)
			for i > 0 && (p.Span(i-1).Is(vocabulary.Stop, vocabulary.Relation, vocabulary.Count) || p.Span(i-1).Key == "shape") && !p.Span(i-1).Is(vocabulary.Thing) {
				i--
				p.Drop(i, "", "")
			}
			if p.Span(i).Key == "shape" {
				p.Drop(i, "", "")
			}
			return
		case !strict && i > 0 && Copyable(p, p.Spans[i-1]) && opens(p, i-1):
			takeMotif(p, i, shape)
			p.Border.Many = listsCopies(p)
			return
		}
	}
}

// ownGarland reports whether the garland at span i is told of a thing that is drawn with one: "a christmas tree with a red garland".
func ownGarland(p *state.Parser, i int) bool {
	at := i - 1
	for at > 0 && p.Spans[at].Is(vocabulary.Describing...) {
		at--
	}
	if at < 1 || p.Spans[at].Key != "with" {
		return false
	}
	id, _ := p.Spans[at-1].Value(vocabulary.Thing)
	slots, parts, _ := p.Tables.Catalog.Piece(id)
	if t, _ := things.ByID(id); t.Group == "furniture-home" || t.Group == "building-landmark" || t.Group == "vehicle" {
		return true // it hangs there
	}
	return id != "" && (slices.Contains(slots, "garland") || slices.Contains(parts, "garland"))
}

// listsCopies reports whether a prompt lists things in the plural behind a pause: "bunny border, bunnies, carrots and tulips".
func listsCopies(p *state.Parser) bool {
	n := 0
	pause := slices.IndexFunc(p.Spans, func(s state.Span) bool { return s.Kind == token.Pause })
	for _, s := range p.Spans[max(0, pause):] {
		if s.Plural && Copyable(p, s) {
			n++
		}
	}
	return pause >= 0 && n > 1
}

// splitStrip takes "leaf border" apart: the piece of that name is a thin strip.
func splitStrip(p *state.Parser) {
	for i, s := range p.Spans {
		if (s.Key == "leaf border" || s.Key == "floral border" || s.Key == "flower border") && s.To-s.From == 2 {
			one := p.Tokens[s.From : s.From+1]
			if s.Key == "floral border" {
				return
			}
			parts := append(p.Tables.Cut(one), p.Tables.Cut(p.Tokens[s.From+1:s.To])...)
			if before := p.Span(i - 1); i > 0 && before.To == s.From && idOf(p, before.From, s.From+1) != "" || i > 0 && len(p.Recut(before.From, s.From+1)) == 1 && before.To == s.From { // "tropical leaves border"
				whole := append(p.Recut(before.From, s.From+1), p.Recut(s.From+1, s.To)...)
				p.Spans = slices.Replace(p.Spans, i-1, i+1, whole...)
				return
			}
			if len(parts) != 2 {
				return
			}
			parts[0].From, parts[0].To, parts[1].From, parts[1].To = s.From, s.From+1, s.From+1, s.To
			p.Spans = slices.Replace(p.Spans, i, i+1, parts...)
			return
		}
	}
}

// shapeOfFrame takes the shape of a frame apart from the frame where what it is made of follows, "square frame made of strawberries", and joins
// "heart" and "shaped" before one.
func shapeOfFrame(p *state.Parser) {
	for i, s := range p.Spans {
		if s.Kind != token.Word {
			continue
		}
		if after := p.Span(i + 1).Key; i > 0 && ShapeWords[s.Key] == "frame" && s.To-s.From == 1 && after != "of" && !strings.HasPrefix(after, "made ") && slices.Contains([]string{"frame", "border"}, state.LastWord(p.Span(i-1).Key)) {
			p.Drop(i, "framing", "frame") // "gold frame square"
			return
		}
		if next := p.Span(i + 1); next.Key == "shaped" && ShapeWords[s.Key] != "" && motifWords[p.Span(i+2).Key] != "" {
			p.Spans = slices.Replace(p.Spans, i, i+2, state.Span{From: s.From, To: next.To, Kind: token.Word, Key: "heart shaped", Senses: []vocabulary.Sense{{Class: vocabulary.Outline, Value: ShapeWords[s.Key]}}})
			if ShapeWords[s.Key] != "heart" {
				p.Spans[i].Key = s.Key
			}
			return
		}
		shape, frame, two := strings.Cut(s.Key, " ")
		of := p.Span(i + 1).Key
		if two && s.To-s.From == 2 && ShapeWords[shape] != "" && (frame == "frame" || frame == "border" || frame == "wreath") && (of == "of" || strings.HasPrefix(of, "made ")) {
			p.Spans = slices.Replace(p.Spans, i, i+1, append(p.Recut(s.From, s.From+1), p.Recut(s.From+1, s.To)...)...)
			return
		}
	}
}

// takeStrand makes a frame of lace or of a chain, which runs around in one piece.
func takeStrand(p *state.Parser, shape, of string) {
	for i := len(p.Spans) - 1; i >= 0; i-- {
		switch s := p.Spans[i]; {
		case motifWords[s.Key] != "" && s.Key != of:
			takeMotif(p, i, shape)
		case s.Key == of:
			p.Drop(i, "subject", of)
		}
	}
	p.Out.Subjects = append(p.Out.Subjects, brief.Subject{Words: of, Kind: brief.Family, ID: "frame", Fill: of, Count: 1})
	p.Subj, p.Target = 0, state.Target{Subj: 0}
}

// copiesOf reports whether the words after container i say what it is made of, and nothing is named before it.
func copiesOf(p *state.Parser, i int, strict bool) bool {
	next := p.Span(i + 1)
	of := next.Key == "of" || next.Key == "made of" || next.Key == "made from" || next.Key == "made out of" || next.Key == "from" || next.Key == "full of" || next.Key == "filled with"
	if !of && (strict || next.Key != "with") || !opens(p, i) {
		return false
	}
	for k := range i {
		if !of && (p.Spans[k].Is(vocabulary.Color, vocabulary.Material, vocabulary.Fill, vocabulary.Thing) && !p.Spans[k].Is(vocabulary.Scene) && !p.Spans[k].Is(vocabulary.Count) && ShapeWords[p.Spans[k].Key] == "") {
			return false // "a gold frame with roses": the frame is gold
		}
	}
	for k := i + 2; k < len(p.Spans) && k < i+6; k++ {
		s := p.Spans[k]
		if s.Is(vocabulary.Thing) && s.Kind == token.Word && (!s.Is(vocabulary.Describing...) || k+1 == len(p.Spans) || !p.Span(k+1).IsWord()) {
			many := s.Plural || slices.Contains([]string{"leaves", "ivy", "holly", "lavender", "eucalyptus", "rope", "lace"}, s.Key)
			return Copyable(p, s) && (many || next.Key != "with" && !strict)
		}
		if !s.Is(vocabulary.Describing...) && !s.Is(vocabulary.Stop) {
			return false
		}
	}
	return false
}

// inShape reports whether "in a", "in the shape of a" or "forming a" leads from a plural noun to the shape at i.
func inShape(p *state.Parser, i int) bool {
	leads := false
	for k := i - 1; k >= 0; k-- {
		s := p.Spans[k]
		switch {
		case s.Is(vocabulary.Thing) && !s.Is(vocabulary.Relation, vocabulary.Stop):
			exact := p.Spans[i].Key != "heart" && p.Spans[i].Key != "ring" || p.Span(i+1).Key == "shape" || p.Span(i-1).Key != "a" || i-k > 3
			return leads && s.Plural && exact && opens(p, k)
		case s.Key == "in" || s.Key == "forming" || s.Key == "making" || s.Key == "shaped" || s.Key == "arranged in" || strings.HasPrefix(s.Key, "in "):
			leads = true
		case s.Is(vocabulary.Stop, vocabulary.Relation, vocabulary.Count) || s.Key == "shape" || s.Key == "arranged":
		default:
			return false
		}
	}
	return false
}

// Copyable reports whether a noun can be drawn in many small copies.
func Copyable(p *state.Parser, s state.Span) bool {
	if s.Kind == token.Word && s.Is(vocabulary.Several) && !s.Is(vocabulary.Style, vocabulary.Trade) {
		return true // "baby animals border"
	}
	if s.Kind != token.Word || s.Is(vocabulary.Style, vocabulary.Several, vocabulary.Trade) && !s.Plural || s.Is(vocabulary.Material, vocabulary.Color) && !s.Is(vocabulary.Thing) {
		return false
	}
	id, ok := s.Value(vocabulary.Thing)
	if !ok || p.Tables.Drawable(id) == "" || s.Is(vocabulary.Scene) && namesMore(p, s) {
		return false
	}
	return !slices.Contains([]string{"gold", "silver", "wood", "paper", "glass", "photo", "picture", "page", "film", "christmas", "circle", "square", "text", "name", "floral", "polaroid", "hoop", "gold foil", "silver foil", "rose gold foil"}, s.Key)
}

// namesMore reports whether a prompt names something to copy besides a place: "beach border with shells" has no beaches in it.
func namesMore(p *state.Parser, place state.Span) bool {
	return slices.ContainsFunc(p.Spans, func(s state.Span) bool {
		id, ok := s.Value(vocabulary.Thing)
		return ok && s.From != place.From && s.Kind == token.Word && !s.Is(vocabulary.Scene, vocabulary.Style, vocabulary.Trade, vocabulary.Color, vocabulary.Material) && p.Tables.Drawable(id) == brief.Piece && Arrays()[s.Key] == ""
	})
}

// opens reports whether nothing but describing words and things joined by "and" come before span i.
func opens(p *state.Parser, i int) bool {
	for k := range i {
		s := p.Spans[k]
		if s.Is(vocabulary.Scene) && s.Kind == token.Word {
			continue
		}
		if s.Kind == token.Quote || s.Is(vocabulary.Relation) && s.Key != "and" || !s.Is(vocabulary.Describing...) && !s.Is(vocabulary.Stop, vocabulary.Trade, vocabulary.Style) && !s.Is(vocabulary.Thing) && ShapeWords[s.Key] == "" {
			return false
		}
	}
	return true
}

// takeMotif takes the container at i out, with a word for its shape and a further framing word beside it.
func takeMotif(p *state.Parser, i int, shape string) {
	around := shape == "frame" || shape == "wreath"
	p.Drop(i, "framing", shape)
	follows := p.Span(i).Key == "of" || strings.HasPrefix(p.Span(i).Key, "made ")
	for k := 0; k < len(p.Spans); k++ {
		s := p.Spans[k]
		near := k == i || k == 0 || k == i-2 || k == i-1
		if to := ShapeWords[s.Key]; to != "" && near && !(s.Is(vocabulary.Thing) && k == i-1 && !follows && !slices.Contains([]string{"round", "circle", "corner", "oval"}, s.Key)) {
			if shape != "wreath" || to == "heart" {
				shape = to
			}
			p.Drop(k, "framing", shape)
			break
		}
		if shape == "wreath" && (k == i-1 || s.Key == "heart shaped") && (s.Key == "heart" || s.Key == "heart shaped") {
			shape = "heart"
			p.Drop(k, "framing", shape)
			break
		}
		if k == i && (s.Key == "border" || s.Key == "frame") {
			p.Drop(k, "framing", shape)
			break
		}
	}
	if (shape == "frame" || shape == "corner" || shape == "line") && p.Border.Edge != "" {
		shape = p.Border.Edge
	} else if shape == "frame" {
		shape = edgeOf(p, i)
	}
	if shape == "heart" && around {
		shape = "heart-ring" // a heart alone is filled with what it is made of
	}
	p.Out.Motif = shape
	p.Out.Style.Asked = append(p.Out.Style.Asked, shape)
}

// edges are the words for one edge of a border, and the shape that copies along it make.
var edges = map[string]string{"bottom": "foot", "lower": "foot", "footer": "foot", "top": "head", "upper": "head", "header": "head", "left": "left", "left side": "left", "right": "right", "right side": "right", "side": "left", "sides": "sides", "both sides": "sides"}

// edgeOf takes out the word for one edge beside where a border stood, and the words that lead to it: "sunflower border bottom only". The shape is
// a frame where none is named.
func edgeOf(p *state.Parser, i int) string {
	for _, k := range []int{i, i + 1, i + 2, i - 1, 0} {
		shape := edges[strings.TrimPrefix(strings.TrimPrefix(p.Span(k).Key, "on the "), "at the ")]
		if shape == "" || p.Span(k).Kind != token.Word {
			continue
		}
		p.Drop(k, "framing", p.Span(k).Key)
		for k < len(p.Spans) && (p.Span(k).Key == "only" || p.Span(k).Key == "edge") {
			p.Drop(k, "", "")
		}
		for k > 0 && p.Span(k-1).Is(vocabulary.Stop, vocabulary.Relation) && p.Span(k-1).Key != "and" && p.Span(k-1).Key != "with" && !p.Span(k-1).Is(vocabulary.Thing) {
			k--
			p.Drop(k, "", "")
		}
		return shape
	}
	return edgeOfThing(p)
}

// edgeThings are the things besides trees that stand or hang along one edge of a border.
var edgeThings = map[string]string{
	"grass": "foot", "cactus": "foot", "castle": "foot", "tent": "foot", "fence": "foot", "ocean-wave": "foot", "wheat": "foot", "bush": "foot", "city-skyline": "foot", "campfire": "foot", "flower-bed": "foot", "mountain": "foot", "house": "foot",
	"icicle": "head", "slime": "head", "paint-drip": "head", "bunting": "head", "streamers": "head", "curtain": "head",
}

// edgeOfThing is the edge along which a border of upright or hanging things runs, else a frame.
func edgeOfThing(p *state.Parser) string {
	for _, s := range p.Spans {
		if id, ok := s.Value(vocabulary.Thing); ok && Copyable(p, s) {
			if edge := edgeThings[id]; edge != "" {
				return edge
			}
			if strings.HasSuffix(id, "tree") && id != "christmas-tree" {
				return "foot"
			}
			return "frame"
		}
	}
	return "frame"
}

// listedWith makes what a border is "with" a part of it where there are many of it: "bat border with pumpkins and candy corn".
func listedWith(p *state.Parser) {
	for i := len(p.Spans) - 1; i > 0; i-- {
		if p.Spans[i].Key == "with" && Copyable(p, p.Spans[i-1]) && manyAfter(p, i) {
			p.Spans[i] = state.Span{From: p.Spans[i].From, To: p.Spans[i].From, Kind: token.Pause}
			p.Border.Many = true
		}
		if Copyable(p, p.Spans[i]) && Copyable(p, p.Spans[i-1]) && p.Spans[i].Plural {
			p.Spans = slices.Insert(p.Spans, i, state.Span{From: p.Spans[i].From, To: p.Spans[i].From, Kind: token.Pause})
			p.Border.Many = true
		}
	}
}
