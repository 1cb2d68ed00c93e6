package patterns

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/read/vocabulary"
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
	edgeLeads   = lexicon.Set("along across at on in over around from hanging lining running only just placed arranged going all each every both the of opposite four two")
	edgeStrong  = lexicon.Set("along across lining around running")
	edgeNouns   = lexicon.Set("edge edges side sides border borders page sheet margin margins part only hand of the paper frame image picture canvas outside")
	edgeAround  = lexicon.Set("edge edges outside perimeter margin margins border page sides")
	edgePages   = lexicon.Set("page sheet paper frame image picture canvas border card invitation")
	oppositeRow = map[string]string{"top": "bottom", "bottom": "top", "left": "right", "right": "left"}
	edgeRow     = map[string]string{"top": "head", "bottom": "foot", "left": "left", "right": "right", "upper": "head", "lower": "foot"}
)

// EdgesAsked takes out where a border runs: "leaf border, left and right side", "balloons along the top", "holly in the upper left and lower right corner".
// Without a word for a border, only what says that things are along an edge makes one, and only of what can be copied.
func EdgesAsked(p *state.Parser) {
	outlined := slices.ContainsFunc(p.Tokens, func(t token.Token) bool { return Outlines[ShapeWords[t.Text]] || t.Text == "wreath" })
	framed := slices.ContainsFunc(p.Tokens, func(t token.Token) bool {
		shape := Arrays()[t.Text]
		return t.Kind == token.Word && (shape == "frame" || shape == "corner" || shape == "corners" || shape == "line")
	})
	for i := 0; i < len(p.Tokens); i++ {
		e := edgePhraseAt(p, i)
		if e.shape != "" && e.strong && !framed && hangsAlone(p) {
			p.LeaveOut(e.from, e.to, "It is drawn by itself, so that it can be put along any edge.")
			p.WithoutTokens(e.from, e.to)
			continue
		}
		if e.shape == "" || p.Fate[i] || !framed && !(e.strong || p.Design.Room != "" && e.to-e.from > 1) || !framed && !onlyCopies(p) {
			continue
		}
		if p.Border.Edge != "" || outlined {
			secondEdge(p, e)
			continue
		}
		if strings.HasPrefix(e.shape, "corner") && cornerOnly(p, e) {
			continue
		}
		p.Border.Edge = e.shape
		p.Understand(e.from, e.to, "framing", e.shape)
		p.WithoutTokens(e.from, e.to)
		if !framed {
			insertBorder(p, e.from)
			framed = true
		}
		i = e.to - 1
	}
}

// secondEdge reads a further phrase for an edge: the opposite one adds to the first, and on what runs all around it names no place of its own.
func secondEdge(p *state.Parser, e edgePhrase) {
	switch both := p.Border.Edge + " " + e.shape; {
	case both == "head foot" || both == "foot head":
		p.Border.Edge = "edges"
		p.Understand(e.from, e.to, "framing", "edges")
	case both == "left right" || both == "right left":
		p.Border.Edge = "sides"
		p.Understand(e.from, e.to, "framing", "sides")
	case p.Border.Edge == e.shape:
		p.Understand(e.from, e.to, "framing", e.shape)
	default:
		p.LeaveOut(e.from, e.to, "What a border is made of goes all along it.")
	}
	p.WithoutTokens(e.from, e.to)
}

// CornersOfFrame gives the corners that are told of a frame to the frame: a drawing of a corner is put on no frame.
func CornersOfFrame(p *state.Parser) {
	if len(p.Out.Subjects) != 1 || !strings.HasSuffix(p.Out.Subjects[0].ID, "frame") {
		return
	}
	s := &p.Out.Subjects[0]
	at := slices.Index(p.Out.Framing, "corner")
	if at < 0 {
		return
	}
	p.Out.Framing = slices.Delete(p.Out.Framing, at, at+1)
	if slices.Contains(p.Out.Tints, "gold") && s.ID == "frame" && p.Tables.Drawable("gold-frame") != "" {
		s.ID, s.Kind, p.Out.Tints = "gold-frame", brief.Piece, nil
	}
}

// edgePhraseAt reads a phrase for edges whose first word for a place is at a token.
func edgePhraseAt(p *state.Parser, i int) edgePhrase {
	w := p.WordAt(i)
	from, to, shape := i, i+1, edgeRow[w]
	for from > 0 && edgeLeads[p.WordAt(from-1)] {
		from--
	}
	lead := p.WordAt(from)
	if w == "around" && (p.WordAt(i-1) == "all" || p.WordAt(i-1) == "way") && !edgeAround[p.WordAt(i+1)] && !(p.WordAt(i+1) == "the" || p.WordAt(i+1) == "a" || p.WordAt(i+1) == "it") {
		for from > 0 && (p.WordAt(from-1) == "way" || p.WordAt(from-1) == "the" || p.WordAt(from-1) == "all" || p.WordAt(from-1) == "going") {
			from--
		}
		return edgePhrase{from: from, to: to, shape: "frame"}
	}
	switch {
	case w == "corner" || w == "corners":
		return cornerPhrase(p, from, i)
	case shape != "" && p.WordAt(to) == "and" && (oppositeRow[w] == p.WordAt(to+1) || p.WordAt(to+1) == "the" && oppositeRow[w] == p.WordAt(to+2)):
		shape = map[bool]string{true: "edges", false: "sides"}[w == "top" || w == "bottom"]
		to += 2
		if p.WordAt(to-1) == "the" {
			to++
		}
	case shape != "" && (p.WordAt(to) == "left" || p.WordAt(to) == "right") && (p.WordAt(to+1) == "" || p.WordAt(to+1) == "only") && namesCorner(p):
		p.Border.Corner = w + " " + p.WordAt(to)
		if p.WordAt(to+1) == "only" {
			to++
		}
		return edgePhrase{from: from, to: to + 1, shape: "corner"}
	case shape != "" && (edgeRow[p.WordAt(to)] != "" || p.WordAt(to) == "corner" || p.WordAt(to) == "corners"):
		return edgePhrase{}
	case shape != "" && from == i:
		return edgePhrase{} // "top border" is read with the border
	case shape == "" && edgeAround[w] && (lead == "around" || lead == "along" || p.WordAt(from+1) == "around" || lead == "on" && p.WordAt(from+1) == "all" && w == "sides"):
		shape = "frame"
	case shape != "":
	default:
		return edgePhrase{}
	}
	for edgeNouns[p.WordAt(to)] && (p.WordAt(to) != "of" || edgePages[p.WordAt(to+1)] || (p.WordAt(to+1) == "the" || p.WordAt(to+1) == "an" || p.WordAt(to+1) == "a") && edgePages[p.WordAt(to+2)]) {
		to++
	}
	if p.WordAt(to) == "of" || edgePages[p.WordAt(to-1)] && shape == "frame" && p.WordAt(to-1) != "page" && p.WordAt(to-1) != "border" {
		return edgePhrase{} // "at the top of a tree"
	}
	strong := slices.ContainsFunc(p.Tokens[from:i], func(t token.Token) bool { return edgeStrong[t.Text] })
	return edgePhrase{from, to, shape, strong}
}

// cornerPhrase reads a phrase that ends with a word for corners: "in the upper left and lower right corner", "in each corner".
func cornerPhrase(p *state.Parser, from, i int) edgePhrase {
	to, n := i+1, 0
	for from > 0 {
		w := p.WordAt(from - 1)
		if edgeRow[w] != "" || oppositeRow[w] != "" {
			n++
		} else if !edgeLeads[w] && !(w == "and" && n > 0 && edgeRow[p.WordAt(from-2)] != "") {
			break
		}
		from--
	}
	many := p.WordAt(i) == "corners" || slices.ContainsFunc(p.Tokens[from:i], func(t token.Token) bool { return t.Text == "each" || t.Text == "every" || t.Text == "all" })
	if from == i {
		return edgePhrase{}
	}
	if !many && n == 2 {
		p.Border.Corner = p.WordAt(i-2) + " " + p.WordAt(i-1)
	}
	if many || n > 2 {
		return edgePhrase{from: from, to: to, shape: "corners"}
	}
	return edgePhrase{from: from, to: to, shape: "corner"}
}

// namesCorner reports whether a prompt has a word for a corner.
func namesCorner(p *state.Parser) bool {
	return slices.ContainsFunc(p.Tokens, func(t token.Token) bool { return t.Text == "corner" || t.Text == "corners" })
}

// CornerOfSheet notes on which corner the things of a corner are, where it is not the upper left one.
func CornerOfSheet(p *state.Parser) {
	if p.Out.Motif != "corner" || p.Border.Corner == "" {
		return
	}
	up, side, _ := strings.Cut(p.Border.Corner, " ")
	low := up == "bottom" || up == "lower"
	p.Out.Corner = map[[2]bool]string{{true, true}: "bottom right", {true, false}: "bottom left", {false, true}: "top right"}[[2]bool{low, side == "right"}]
}

// cornerOnly reports whether a phrase for corners is the only word for a border: its word for corners then stays, to be read as what the things make.
func cornerOnly(p *state.Parser, e edgePhrase) bool {
	for i := range p.Tokens {
		if (i < e.from || i >= e.to) && p.Tokens[i].Kind == token.Word && Arrays()[p.WordAt(i)] != "" {
			return false
		}
	}
	p.Border.Edge = e.shape
	p.Understand(e.from, e.to-1, "framing", e.shape)
	p.WithoutTokens(e.from, e.to-1)
	return true
}

// strung are the things that hang or run along an edge in one piece.
var strung = lexicon.Set("bunting garland christmas-garland papel-picado streamers curtain banner ribbon-banner christmas-lights string-lights balloon-garland")

// hangsAlone reports whether a prompt names what hangs or runs along an edge in one piece.
func hangsAlone(p *state.Parser) bool {
	return slices.ContainsFunc(p.Spans, func(s state.Span) bool { id, ok := s.Value(vocabulary.Thing); return ok && strung[id] })
}

// onlyCopies reports whether all that a prompt names can be drawn in copies, and something in the plural.
func onlyCopies(p *state.Parser) bool {
	many, one := false, false
	for _, s := range p.Spans {
		if one && s.Key == "with" {
			return false // "a cake with dinosaurs around the bottom": that of the cake
		}
		if s.Kind == token.Quote || s.Is(vocabulary.Person) || s.Kind == token.Word && Arrays()[s.Key] == "bouquet" {
			return false
		}
		if s.Is(vocabulary.Thing) && s.Kind == token.Word && !s.Is(vocabulary.Trade, vocabulary.Style, vocabulary.Relation, vocabulary.Stop) {
			id, _ := s.Value(vocabulary.Thing)
			if !Copyable(p, s) || strung[id] {
				return false
			}
			many, one = many || s.Plural, !s.Plural
		}
	}
	return many
}

// insertBorder puts a word for a border at the end of the clause that a token is in.
func insertBorder(p *state.Parser, at int) {
	k := 0
	for k < len(p.Spans) && (p.Spans[k].From < at || p.Spans[k].Kind != token.Pause) {
		k++
	}
	border := p.Tables.Cut(token.Split("border"))
	border[0].From, border[0].To = at, at
	p.Spans = slices.Insert(p.Spans, k, border...)
}
