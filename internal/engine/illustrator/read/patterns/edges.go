package read

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/token"
)

// edgePhrase is the words for the edges or corners along which art runs, and the shape that copies along them make.
type edgePhrase struct {
	from, to int
	shape    string
	strong   bool // they ask for a border by themselves: "along the top"
}

// The words of such phrases.
var (
	edgeLeads   = wordSet("along across at on in over around from hanging lining running only just placed arranged going all each every both the of opposite four two")
	edgeStrong  = wordSet("along across lining around running")
	edgeNouns   = wordSet("edge edges side sides border borders page sheet margin margins part only hand of the paper frame image picture canvas outside")
	edgeAround  = wordSet("edge edges outside perimeter margin margins border page sides")
	edgePages   = wordSet("page sheet paper frame image picture canvas border card invitation")
	oppositeRow = map[string]string{"top": "bottom", "bottom": "top", "left": "right", "right": "left"}
	edgeRow     = map[string]string{"top": "head", "bottom": "foot", "left": "left", "right": "right", "upper": "head", "lower": "foot"}
)

// edgesAsked takes out where a border runs: "leaf border, left and right side", "balloons along the top", "holly in the upper left and lower right corner".
// Without a word for a border, only what says that things are along an edge makes one, and only of what can be copied.
func (p *parser) edgesAsked() {
	outlined := slices.ContainsFunc(p.toks, func(t token.Token) bool { return outlines[shapeWords[t.Text]] || t.Text == "wreath" })
	framed := slices.ContainsFunc(p.toks, func(t token.Token) bool {
		shape := arrays()[t.Text]
		return t.Kind == token.Word && (shape == "frame" || shape == "corner" || shape == "corners" || shape == "line")
	})
	for i := 0; i < len(p.toks); i++ {
		e := p.edgePhraseAt(i)
		if e.shape != "" && e.strong && !framed && p.hangsAlone() {
			p.leaveOut(e.from, e.to, "It is drawn by itself, so that it can be put along any edge.")
			p.withoutTokens(e.from, e.to)
			continue
		}
		if e.shape == "" || p.fate[i] || !framed && !(e.strong || p.roomSide != "" && e.to-e.from > 1) || !framed && !p.onlyCopies() {
			continue
		}
		if p.edgeShape != "" || outlined {
			p.secondEdge(e)
			continue
		}
		if strings.HasPrefix(e.shape, "corner") && p.cornerOnly(e) {
			continue
		}
		p.edgeShape = e.shape
		p.understand(e.from, e.to, "framing", e.shape)
		p.withoutTokens(e.from, e.to)
		if !framed {
			p.insertBorder(e.from)
			framed = true
		}
		i = e.to - 1
	}
}

// secondEdge reads a further phrase for an edge: the opposite one adds to the first, and on what runs all around it names no place of its own.
func (p *parser) secondEdge(e edgePhrase) {
	switch both := p.edgeShape + " " + e.shape; {
	case both == "head foot" || both == "foot head":
		p.edgeShape = "edges"
		p.understand(e.from, e.to, "framing", "edges")
	case both == "left right" || both == "right left":
		p.edgeShape = "sides"
		p.understand(e.from, e.to, "framing", "sides")
	case p.edgeShape == e.shape:
		p.understand(e.from, e.to, "framing", e.shape)
	default:
		p.leaveOut(e.from, e.to, "What a border is made of goes all along it.")
	}
	p.withoutTokens(e.from, e.to)
}

// cornersOfFrame gives the corners that are told of a frame to the frame: a drawing of a corner is put on no frame.
func (p *parser) cornersOfFrame() {
	if len(p.out.Subjects) != 1 || !strings.HasSuffix(p.out.Subjects[0].ID, "frame") {
		return
	}
	s := &p.out.Subjects[0]
	at := slices.Index(p.out.Framing, "corner")
	if at < 0 {
		return
	}
	p.out.Framing = slices.Delete(p.out.Framing, at, at+1)
	if slices.Contains(p.out.Tints, "gold") && s.ID == "frame" && p.r.drawable("gold-frame") != "" {
		s.ID, s.Kind, p.out.Tints = "gold-frame", brief.Piece, nil
	}
}

// edgePhraseAt reads a phrase for edges whose first word for a place is at a token.
func (p *parser) edgePhraseAt(i int) edgePhrase {
	w := p.wordAt(i)
	from, to, shape := i, i+1, edgeRow[w]
	for from > 0 && edgeLeads[p.wordAt(from-1)] {
		from--
	}
	lead := p.wordAt(from)
	if w == "around" && (p.wordAt(i-1) == "all" || p.wordAt(i-1) == "way") && !edgeAround[p.wordAt(i+1)] && !(p.wordAt(i+1) == "the" || p.wordAt(i+1) == "a" || p.wordAt(i+1) == "it") {
		for from > 0 && (p.wordAt(from-1) == "way" || p.wordAt(from-1) == "the" || p.wordAt(from-1) == "all" || p.wordAt(from-1) == "going") {
			from--
		}
		return edgePhrase{from: from, to: to, shape: "frame"}
	}
	switch {
	case w == "corner" || w == "corners":
		return p.cornerPhrase(from, i)
	case shape != "" && p.wordAt(to) == "and" && (oppositeRow[w] == p.wordAt(to+1) || p.wordAt(to+1) == "the" && oppositeRow[w] == p.wordAt(to+2)):
		shape = map[bool]string{true: "edges", false: "sides"}[w == "top" || w == "bottom"]
		to += 2
		if p.wordAt(to-1) == "the" {
			to++
		}
	case shape != "" && (p.wordAt(to) == "left" || p.wordAt(to) == "right") && (p.wordAt(to+1) == "" || p.wordAt(to+1) == "only") && p.namesCorner():
		p.cornerAt = w + " " + p.wordAt(to)
		if p.wordAt(to+1) == "only" {
			to++
		}
		return edgePhrase{from: from, to: to + 1, shape: "corner"}
	case shape != "" && (edgeRow[p.wordAt(to)] != "" || p.wordAt(to) == "corner" || p.wordAt(to) == "corners"):
		return edgePhrase{}
	case shape != "" && from == i:
		return edgePhrase{} // "top border" is read with the border
	case shape == "" && edgeAround[w] && (lead == "around" || lead == "along" || p.wordAt(from+1) == "around" || lead == "on" && p.wordAt(from+1) == "all" && w == "sides"):
		shape = "frame"
	case shape != "":
	default:
		return edgePhrase{}
	}
	for edgeNouns[p.wordAt(to)] && (p.wordAt(to) != "of" || edgePages[p.wordAt(to+1)] || p.wordAt(to+1) == "the" && edgePages[p.wordAt(to+2)]) {
		to++
	}
	if p.wordAt(to) == "of" || edgePages[p.wordAt(to-1)] && shape == "frame" && p.wordAt(to-1) != "page" && p.wordAt(to-1) != "border" {
		return edgePhrase{} // "at the top of a tree"
	}
	strong := slices.ContainsFunc(p.toks[from:i], func(t token.Token) bool { return edgeStrong[t.Text] })
	return edgePhrase{from, to, shape, strong}
}

// cornerPhrase reads a phrase that ends with a word for corners: "in the upper left and lower right corner", "in each corner".
func (p *parser) cornerPhrase(from, i int) edgePhrase {
	to, n := i+1, 0
	for from > 0 {
		w := p.wordAt(from - 1)
		if edgeRow[w] != "" || oppositeRow[w] != "" {
			n++
		} else if !edgeLeads[w] && !(w == "and" && n > 0 && edgeRow[p.wordAt(from-2)] != "") {
			break
		}
		from--
	}
	many := p.wordAt(i) == "corners" || slices.ContainsFunc(p.toks[from:i], func(t token.Token) bool { return t.Text == "each" || t.Text == "every" || t.Text == "all" })
	if from == i {
		return edgePhrase{}
	}
	if !many && n == 2 {
		p.cornerAt = p.wordAt(i-2) + " " + p.wordAt(i-1)
	}
	if many || n > 2 {
		return edgePhrase{from: from, to: to, shape: "corners"}
	}
	return edgePhrase{from: from, to: to, shape: "corner"}
}

// namesCorner reports whether a prompt has a word for a corner.
func (p *parser) namesCorner() bool {
	return slices.ContainsFunc(p.toks, func(t token.Token) bool { return t.Text == "corner" || t.Text == "corners" })
}

// cornerOfSheet notes on which corner the things of a corner are, where it is not the upper left one.
func (p *parser) cornerOfSheet() {
	if p.out.Motif != "corner" || p.cornerAt == "" {
		return
	}
	up, side, _ := strings.Cut(p.cornerAt, " ")
	low := up == "bottom" || up == "lower"
	p.out.Corner = map[[2]bool]string{{true, true}: "bottom right", {true, false}: "bottom left", {false, true}: "top right"}[[2]bool{low, side == "right"}]
}

// cornerOnly reports whether a phrase for corners is the only word for a border: its word for corners then stays, to be read as what the things make.
func (p *parser) cornerOnly(e edgePhrase) bool {
	for i := range p.toks {
		if (i < e.from || i >= e.to) && p.toks[i].Kind == token.Word && arrays()[p.wordAt(i)] != "" {
			return false
		}
	}
	p.edgeShape = e.shape
	p.understand(e.from, e.to-1, "framing", e.shape)
	p.withoutTokens(e.from, e.to-1)
	return true
}

// strung are the things that hang or run along an edge in one piece.
var strung = wordSet("bunting garland christmas-garland papel-picado streamers curtain banner ribbon-banner christmas-lights string-lights balloon-garland")

// hangsAlone reports whether a prompt names what hangs or runs along an edge in one piece.
func (p *parser) hangsAlone() bool {
	return slices.ContainsFunc(p.spans, func(s span) bool { id, ok := s.value(thing); return ok && strung[id] })
}

// onlyCopies reports whether all that a prompt names can be drawn in copies, and something in the plural.
func (p *parser) onlyCopies() bool {
	many, one := false, false
	for _, s := range p.spans {
		if one && s.key == "with" {
			return false // "a cake with dinosaurs around the bottom": that of the cake
		}
		if s.kind == token.Quote || s.is(person) || s.kind == token.Word && arrays()[s.key] == "bouquet" {
			return false
		}
		if s.is(thing) && s.kind == token.Word && !s.is(trade, style, relation, stop) {
			id, _ := s.value(thing)
			if !p.copyable(s) || strung[id] {
				return false
			}
			many, one = many || s.plural, !s.plural
		}
	}
	return many
}

// insertBorder puts a word for a border at the end of the clause that a token is in.
func (p *parser) insertBorder(at int) {
	k := 0
	for k < len(p.spans) && (p.spans[k].from < at || p.spans[k].kind != token.Pause) {
		k++
	}
	border := p.r.cut(token.Split("border"))
	border[0].from, border[0].to = at, at
	p.spans = slices.Insert(p.spans, k, border...)
}
