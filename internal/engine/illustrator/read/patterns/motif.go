package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/token"
)

// motifWords are the words for a shape that copies of a thing make, and that shape.
var motifWords = map[string]string{
	"frame": "frame", "border": "frame", "borders": "frame", "page border": "frame", "border frame": "frame", "frame border": "frame", "corner ornament": "corner", "corner ornaments": "corner", "corner flourish": "corner", "corner design": "corner", "corner element": "corner", "photo frame": "frame", "picture frame": "frame", "wreath": "wreath", "wreaths": "wreath",
	"floral wreath": "wreath", "flower wreath": "wreath", "floral frame": "frame", "flower frame": "frame", "wreath frame": "wreath", "divider": "line", "dividers": "line", "page divider": "line", "divider line": "line", "line divider": "line", "text divider": "line", "separator": "line", "garland": "garland", "garlands": "garland",
	"corner": "corner", "corners": "corner", "corner border": "corner", "corner frame": "corner", "corner decoration": "corner", "swag": "garland",
	"circle": "ring", "ring": "ring", "heart": "heart", "heart shape": "heart", "circle shape": "ring", "heart wreath": "heart-ring", "half wreath": "half", "half circle wreath": "half", "half moon wreath": "half", "crescent wreath": "half", "row": "line", "line": "line",
}

// shapeWords turn a frame into another shape.
var shapeWords = map[string]string{
	"round": "ring", "circle": "ring", "circular": "ring", "oval": "oval", "hexagon": "hexagon", "hexagonal": "hexagon", "arch": "arched", "arched": "arched", "arch shaped": "arched", "ring": "ring", "heart": "heart", "heart shaped": "heart", "heart shape": "heart", "line": "line", "horizontal": "line",
	"corner": "corner", "square": "frame", "rectangular": "frame", "rectangle": "frame",
}

// motif reads "lemon wreath", "border of shells", "roses in a heart shape" and "heart made of roses".
func (p *parser) motif() {
	if p.framesCorners() {
		return // gathered reads "frame with roses in the corners"
	}
	if p.hungWreath() {
		return
	}
	p.splitStrip()
	p.shapeOfFrame()
	for i, s := range p.spans {
		shape := motifWords[s.key]
		if shape == "" || s.kind != token.Word || s.is(partWord) {
			continue
		}
		if i > 0 && shape == "wreath" && strings.HasPrefix(p.spans[i-1].key, "half") {
			i-- // "rose half wreath"
			p.drop(i, "framing", "half")
			shape = "half"
		}
		strict := shape == "ring" || shape == "heart" || s.key == "row" || s.key == "line"
		if i > 0 && p.span(i-1).key == "chain" && shape != "heart" {
			p.takeStrand(shape, "chain")
			return
		}
		if i > 0 && p.span(i-1).key == "lace" && (shape == "frame" || shape == "line" || shape == "corner") || p.span(i+1).key == "of" && p.span(i+2).key == "lace" && p.opens(i) {
			p.takeStrand(shape, "lace")
			return
		}
		switch {
		case p.copiesOf(i, strict):
			p.takeMotif(i, shape)
			p.listedMany = !strict
			for i < len(p.spans) && (p.spans[i].is(relation) || p.spans[i].is(stop) && !p.spans[i].is(thing)) {
				p.drop(i, "", "")
			}
			return
		case strict && i >= 2 && p.inShape(i):
			p.takeMotif(i, shape)
			for i > 0 && (p.span(i-1).is(stop, relation, count) || p.span(i-1).key == "shape") && !p.span(i-1).is(thing) {
				i--
				p.drop(i, "", "")
			}
			if p.span(i).key == "shape" {
				p.drop(i, "", "")
			}
			return
		case !strict && i > 0 && p.copyable(p.spans[i-1]) && p.opens(i-1):
			p.takeMotif(i, shape)
			p.listedMany = p.listsCopies()
			return
		}
	}
}

// listsCopies reports whether a prompt lists things in the plural behind a pause: "bunny border, bunnies, carrots and tulips".
func (p *parser) listsCopies() bool {
	n := 0
	pause := slices.IndexFunc(p.spans, func(s span) bool { return s.kind == token.Pause })
	for _, s := range p.spans[max(0, pause):] {
		if s.plural && p.copyable(s) {
			n++
		}
	}
	return pause >= 0 && n > 1
}

// splitStrip takes "leaf border" apart: the piece of that name is a thin strip.
func (p *parser) splitStrip() {
	for i, s := range p.spans {
		if (s.key == "leaf border" || s.key == "floral border" || s.key == "flower border") && s.to-s.from == 2 {
			one := p.toks[s.from : s.from+1]
			if s.key == "floral border" {
				return
			}
			parts := append(p.r.cut(one), p.r.cut(p.toks[s.from+1:s.to])...)
			if before := p.span(i - 1); i > 0 && before.to == s.from && p.idOf(before.from, s.from+1) != "" || i > 0 && len(p.recut(before.from, s.from+1)) == 1 && before.to == s.from { // "tropical leaves border"
				whole := append(p.recut(before.from, s.from+1), p.recut(s.from+1, s.to)...)
				p.spans = slices.Replace(p.spans, i-1, i+1, whole...)
				return
			}
			if len(parts) != 2 {
				return
			}
			parts[0].from, parts[0].to, parts[1].from, parts[1].to = s.from, s.from+1, s.from+1, s.to
			p.spans = slices.Replace(p.spans, i, i+1, parts...)
			return
		}
	}
}

// shapeOfFrame takes the shape of a frame apart from the frame where what it is made of follows, "square frame made of strawberries", and joins
// "heart" and "shaped" before one.
func (p *parser) shapeOfFrame() {
	for i, s := range p.spans {
		if s.kind != token.Word {
			continue
		}
		if after := p.span(i + 1).key; i > 0 && shapeWords[s.key] == "frame" && s.to-s.from == 1 && after != "of" && !strings.HasPrefix(after, "made ") && slices.Contains([]string{"frame", "border"}, lastWord(p.span(i-1).key)) {
			p.drop(i, "framing", "frame") // "gold frame square"
			return
		}
		if next := p.span(i + 1); next.key == "shaped" && shapeWords[s.key] != "" && motifWords[p.span(i+2).key] != "" {
			p.spans = slices.Replace(p.spans, i, i+2, span{from: s.from, to: next.to, kind: token.Word, key: "heart shaped", senses: []sense{{Class: outline, Value: shapeWords[s.key]}}})
			if shapeWords[s.key] != "heart" {
				p.spans[i].key = s.key
			}
			return
		}
		shape, frame, two := strings.Cut(s.key, " ")
		of := p.span(i + 1).key
		if two && s.to-s.from == 2 && shapeWords[shape] != "" && (frame == "frame" || frame == "border" || frame == "wreath") && (of == "of" || strings.HasPrefix(of, "made ")) {
			p.spans = slices.Replace(p.spans, i, i+1, append(p.recut(s.from, s.from+1), p.recut(s.from+1, s.to)...)...)
			return
		}
	}
}

// takeStrand makes a frame of lace or of a chain, which runs around in one piece.
func (p *parser) takeStrand(shape, of string) {
	for i := len(p.spans) - 1; i >= 0; i-- {
		switch s := p.spans[i]; {
		case motifWords[s.key] != "" && s.key != of:
			p.takeMotif(i, shape)
		case s.key == of:
			p.drop(i, "subject", of)
		}
	}
	p.out.Subjects = append(p.out.Subjects, brief.Subject{Words: of, Kind: brief.Family, ID: "frame", Fill: of, Count: 1})
	p.subj, p.target = 0, target{subj: 0}
}

// copiesOf reports whether the words after container i say what it is made of, and nothing is named before it.
func (p *parser) copiesOf(i int, strict bool) bool {
	next := p.span(i + 1)
	of := next.key == "of" || next.key == "made of" || next.key == "made from" || next.key == "made out of" || next.key == "from" || next.key == "full of" || next.key == "filled with"
	if !of && (strict || next.key != "with") || !p.opens(i) {
		return false
	}
	for k := range i {
		if !of && (p.spans[k].is(color, material, fill, thing) && !p.spans[k].is(scene) && !p.spans[k].is(count) && shapeWords[p.spans[k].key] == "") {
			return false // "a gold frame with roses": the frame is gold
		}
	}
	for k := i + 2; k < len(p.spans) && k < i+6; k++ {
		s := p.spans[k]
		if s.is(thing) && s.kind == token.Word && (!s.is(describing...) || k+1 == len(p.spans) || !p.span(k+1).isWord()) {
			many := s.plural || slices.Contains([]string{"leaves", "ivy", "holly", "lavender", "eucalyptus", "rope", "lace"}, s.key)
			return p.copyable(s) && (many || next.key != "with" && !strict)
		}
		if !s.is(describing...) && !s.is(stop) {
			return false
		}
	}
	return false
}

// inShape reports whether "in a", "in the shape of a" or "forming a" leads from a plural noun to the shape at i.
func (p *parser) inShape(i int) bool {
	leads := false
	for k := i - 1; k >= 0; k-- {
		s := p.spans[k]
		switch {
		case s.is(thing) && !s.is(relation, stop):
			exact := p.spans[i].key != "heart" && p.spans[i].key != "ring" || p.span(i+1).key == "shape" || p.span(i-1).key != "a" || i-k > 3
			return leads && s.plural && exact && p.opens(k)
		case s.key == "in" || s.key == "forming" || s.key == "making" || s.key == "shaped" || s.key == "arranged in" || strings.HasPrefix(s.key, "in "):
			leads = true
		case s.is(stop, relation, count) || s.key == "shape" || s.key == "arranged":
		default:
			return false
		}
	}
	return false
}

// copyable reports whether a noun can be drawn in many small copies.
func (p *parser) copyable(s span) bool {
	if s.kind == token.Word && s.is(several) && !s.is(style, trade) {
		return true // "baby animals border"
	}
	if s.kind != token.Word || s.is(style, several, trade) && !s.plural || s.is(material, color) && !s.is(thing) {
		return false
	}
	id, ok := s.value(thing)
	if !ok || p.r.drawable(id) == "" || s.is(scene) && p.namesMore(s) {
		return false
	}
	return !slices.Contains([]string{"gold", "silver", "wood", "paper", "glass", "photo", "picture", "page", "film", "christmas", "circle", "square", "text", "name", "floral", "polaroid", "hoop", "gold foil", "silver foil", "rose gold foil"}, s.key)
}

// namesMore reports whether a prompt names something to copy besides a place: "beach border with shells" has no beaches in it.
func (p *parser) namesMore(place span) bool {
	return slices.ContainsFunc(p.spans, func(s span) bool {
		id, ok := s.value(thing)
		return ok && s.from != place.from && s.kind == token.Word && !s.is(scene, style, trade, color, material) && p.r.drawable(id) == brief.Piece && arrays()[s.key] == ""
	})
}

// opens reports whether nothing but describing words and things joined by "and" come before span i.
func (p *parser) opens(i int) bool {
	for k := range i {
		s := p.spans[k]
		if s.is(scene) && s.kind == token.Word {
			continue
		}
		if s.kind == token.Quote || s.is(relation) && s.key != "and" || !s.is(describing...) && !s.is(stop, trade, style) && !s.is(thing) && shapeWords[s.key] == "" {
			return false
		}
	}
	return true
}

// takeMotif takes the container at i out, with a word for its shape and a further framing word beside it.
func (p *parser) takeMotif(i int, shape string) {
	around := shape == "frame" || shape == "wreath"
	p.drop(i, "framing", shape)
	follows := p.span(i).key == "of" || strings.HasPrefix(p.span(i).key, "made ")
	for k := 0; k < len(p.spans); k++ {
		s := p.spans[k]
		near := k == i || k == 0 || k == i-2 || k == i-1
		if to := shapeWords[s.key]; to != "" && near && !(s.is(thing) && k == i-1 && !follows && !slices.Contains([]string{"round", "circle", "corner", "oval"}, s.key)) {
			if shape != "wreath" || to == "heart" {
				shape = to
			}
			p.drop(k, "framing", shape)
			break
		}
		if shape == "wreath" && (k == i-1 || s.key == "heart shaped") && (s.key == "heart" || s.key == "heart shaped") {
			shape = "heart"
			p.drop(k, "framing", shape)
			break
		}
		if k == i && (s.key == "border" || s.key == "frame") {
			p.drop(k, "framing", shape)
			break
		}
	}
	if (shape == "frame" || shape == "corner" || shape == "line") && p.edgeShape != "" {
		shape = p.edgeShape
	} else if shape == "frame" {
		shape = p.edgeOf(i)
	}
	if shape == "heart" && around {
		shape = "heart-ring" // a heart alone is filled with what it is made of
	}
	p.out.Motif = shape
	p.out.Style.Asked = append(p.out.Style.Asked, shape)
}

// edges are the words for one edge of a border, and the shape that copies along it make.
var edges = map[string]string{"bottom": "foot", "lower": "foot", "footer": "foot", "top": "head", "upper": "head", "header": "head", "left": "left", "left side": "left", "right": "right", "right side": "right", "side": "left", "sides": "sides", "both sides": "sides"}

// edgeOf takes out the word for one edge beside where a border stood, and the words that lead to it: "sunflower border bottom only". The shape is
// a frame where none is named.
func (p *parser) edgeOf(i int) string {
	for _, k := range []int{i, i + 1, i + 2, i - 1, 0} {
		shape := edges[strings.TrimPrefix(strings.TrimPrefix(p.span(k).key, "on the "), "at the ")]
		if shape == "" || p.span(k).kind != token.Word {
			continue
		}
		p.drop(k, "framing", p.span(k).key)
		for k < len(p.spans) && (p.span(k).key == "only" || p.span(k).key == "edge") {
			p.drop(k, "", "")
		}
		for k > 0 && p.span(k-1).is(stop, relation) && p.span(k-1).key != "and" && p.span(k-1).key != "with" && !p.span(k-1).is(thing) {
			k--
			p.drop(k, "", "")
		}
		return shape
	}
	return p.edgeOfThing()
}

// edgeThings are the things besides trees that stand or hang along one edge of a border.
var edgeThings = map[string]string{
	"grass": "foot", "cactus": "foot", "castle": "foot", "tent": "foot", "fence": "foot", "ocean-wave": "foot", "wheat": "foot", "bush": "foot", "city-skyline": "foot", "campfire": "foot", "flower-bed": "foot", "mountain": "foot", "house": "foot",
	"icicle": "head", "slime": "head", "paint-drip": "head", "bunting": "head", "streamers": "head", "curtain": "head",
}

// edgeOfThing is the edge along which a border of upright or hanging things runs, else a frame.
func (p *parser) edgeOfThing() string {
	for _, s := range p.spans {
		if id, ok := s.value(thing); ok && p.copyable(s) {
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
