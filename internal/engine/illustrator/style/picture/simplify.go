package picture

import (
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/plane"
)

// A shape belongs to a minimalist picture from these shares on.
const (
	plainest = 0.075 // of its piece
	smallest = 0.045 // of the picture
)

// Simplified is the picture as a minimalist draws it: even fills, no light, no patterns and no small shapes, dots for eyes, and one or two colors beside
// near black and near white; people keep those of their skin, hair and clothes.
func (p *Picture) Simplified() *Picture {
	steamy := slices.ContainsFunc(p.Asked, func(part string) bool { return airy[part] })
	plain := p.dotted()
	if !steamy { // what is placed with steam that is not drawn is off the middle
		plain = plain.Centered()
	}
	var wholes [][]scene.Node
	q := plain.Mapped(func(q Piece) []scene.Node {
		q.Nodes = p.glazed(q)
		if letters := Named(q.Nodes, "letters"); len(letters) > 0 && p.dark(Piece{Nodes: letters, Matrix: q.Matrix}) {
			q.Nodes = Without(q.Nodes, "outline", "shadow", "glow")
		}
		whole := append(slices.Clone(p.Asked), fineParts...)
		if q.Furry {
			whole = append(whole, "legs") // with all four hooves
		} else if q.Plumed {
			whole = append(whole, "bill")
		}
		plain := Without(p.unspared(q), "brows", "blush", "whiskers", "lashes")
		if q.Furry && !slices.Contains(p.Asked, "mouth") {
			plain = Without(plain, "mouth")
		}
		if q.Person {
			plain, whole = p.plainFigure(firmHair(plain), q), append(whole, limbs...)
		}
		if (!q.Furry || q.Tinted) && q.Group != "sea" { // stripes tell a tiger and a bee, and a white cat has none
			plain = Unpatterned(plain)
		}
		even := flattener{glints: solidIn(plain), Second: Second{Airy: steamy}}.nodes(plain)
		if !q.Person {
			even = unglinted(even)
		}
		even = unveiled(even, p.Asked)
		wholes = append(wholes, even)
		x0, y0, x1, y1 := raster.Bounds(even, q.Matrix)
		least := float32(plainest)
		if Leafy[q.Group] {
			least *= 1.8
		}
		if len(even) == 0 {
			return nil
		}
		if kept := largeBut(even, q.Matrix, max(least*max(x1-x0, y1-y0), min(p.Length(smallest), 0.25*max(x1-x0, y1-y0))), whole); len(kept) > 0 && (!Leafy[q.Group] || p.inked(kept, q) > p.inked(even, q)*7/10) {
			return kept
		}
		return even // a fern has only small leaves
	})
	k := -1
	return q.Mapped(func(piece Piece) []scene.Node {
		k++
		if piece.Title == "decoration" && q.tiny(piece) {
			return nil
		}
		if kept := bared(q, piece); len(kept) > 0 {
			if !piece.Person && !Leafy[piece.Group] {
				kept = q.reconnected(piece, wholes[k], kept)
			}
			return kept
		}
		return piece.Nodes
	}).limited().Unlike().Seamed()
}

// fineParts are parts of small shapes that a thing is known by: a shoe without laces is a slipper, and a piano without black keys a bench.
var fineParts = []string{"keys", "keyboard", "laces", "black-keys", "black keys", "sharps"}

// inked is how much of a small drawing of a piece some of its nodes cover, in pixels.
func (p *Picture) inked(nodes []scene.Node, q Piece) (n int) {
	ids := ledger{m: scene.ScaleBy(bareSide/p.Length(1), bareSide/p.Length(1)).Mul(q.Matrix)}
	l := ids.drawn(nodes)
	for i := range bareSide * bareSide {
		if l.Pix[4*i+3] > 0.5 {
			n++
		}
	}
	return n
}

// tiny reports whether an ornament is too small for a minimalist: a leaf beside words.
func (p *Picture) tiny(q Piece) bool {
	x0, y0, x1, y1 := raster.Bounds(q.Nodes, q.Matrix)
	return max(x1-x0, y1-y0) < p.Length(0.11) && len(Named(q.Nodes, wordsPart)) == 0 && len(Named(q.Nodes, "letters")) == 0
}

// dark reports whether art is seen on white without an outline.
func (p *Picture) dark(q Piece) bool {
	alone := Picture{Size: p.Size, Accent: p.Accent, Pieces: []Piece{q}}
	return alone.Ruling(1)[0].L < 0.8
}

// apartIn is how far two hues are apart, in radians.
func apartIn(a, b float32) float32 {
	d := max(a-b, b-a)
	return min(d, 2*math.Pi-d)
}

// Leafy are the groups of the kit whose pieces are many parts over each other.
var Leafy = map[string]bool{"plants": true, "botanic": true}

// litEye is the color of dots for eyes on dark animals.
var litEye = color.Hex(0xf2c84b)

// screenEye is that of dots for eyes on what is dark of a thing, such as the screen of a robot.
var screenEye = color.Hex(0xf4f1ea)

// dotted is the picture with dots for eyes, which are yellow on dark animals.
func (p *Picture) dotted() *Picture {
	return p.Mapped(func(q Piece) []scene.Node {
		fill := color.Hex(0x231f26)
		if !q.Person && q.Group != "" && p.aroundEyes(q) < darkMask {
			fill = screenEye
		} else if (q.Furry || q.Plumed) && (p.aroundEyes(q) < darkMask || (&Picture{Size: p.Size, Pieces: []Piece{q}}).Ruling(1)[0].L < darkCoat) {
			fill = litEye
		}
		out := eyed(q.Nodes, q.Person, q.Person || q.Group != "", func(e Eye) []scene.Node {
			return []scene.Node{scene.NewPath().Ellipse(0, 0.1, 0.52, 0.52*max(1, e.High)).Fill(fill.Paint()).Node()}
		})
		if q.Person {
			return lashless(out, fill)
		}
		if fill == screenEye {
			return mappedParts(out, map[string]bool{"mouth": true}, func(color.RGB) color.RGB { return screenEye })
		}
		return out
	})
}

// aroundEyes is how light the coat of an animal is where its eyes are: those of a raccoon are in a mask.
func (p *Picture) aroundEyes(q Piece) float32 {
	eyes := Named(q.Nodes, "eyes")
	if len(eyes) == 0 {
		return 1
	}
	const side = 160
	m := p.shrunk(q, side)
	l := raster.Square(side)
	raster.Draw(l, Without(q.Nodes, "eyes"), m)
	x0, y0, x1, y1 := raster.Bounds(eyes[:1], m)
	dark := float32(0)
	for _, x := range [2]float32{x0 + 0.2*(x1-x0), x1 - 0.2*(x1-x0)} {
		u, v := int(x), int((y0+y1)/2)
		if u < 0 || v < 0 || u >= side || v >= side {
			return 1
		}
		d := plane.Pixel(l, v*side+u)
		if d[3] < 0.6 {
			return 1
		}
		dark = max(dark, color.ToLab(plane.Straight(d)).L)
	}
	return dark
}

// lashless drops what is beside the dots of eyes, such as the ends of lashes.
func lashless(nodes []scene.Node, fill color.RGB) []scene.Node {
	out := make([]scene.Node, len(nodes))
	for i, n := range nodes {
		out[i] = n
		if n.Group == nil {
			continue
		}
		h := *n.Group
		if h.Part != "eyes" {
			h.Children = lashless(h.Children, fill)
		} else if dots := slices.DeleteFunc(slices.Clone(h.Children), func(c scene.Node) bool { return c.Path == nil || MeanPaint(c.Path.Fill) != fill }); len(dots) > 0 {
			h.Children = dots
		}
		out[i] = scene.Node{Group: &h}
	}
	return out
}

// darkCoat is the lightness below which a dark eye is not seen on a coat.
const darkCoat = 0.42

// darkMask is that around the eyes alone.
const darkMask = 0.49

// Unpatterned drops the many equal details within a form, such as stripes; hair keeps its strands.
func Unpatterned(nodes []scene.Node) []scene.Node {
	out := make([]scene.Node, 0, len(nodes))
	for i, n := range nodes {
		if g := n.Group; g != nil && !markedParts[g.Part] && g.Part != "hair" && g.Part != "beard" {
			if i > 0 && nodes[i-1].Path != nil && len(g.Children) > manyVeils && clippedBy(n, nodes[i-1].Path) {
				if told, ok := onlyTelling(g); ok {
					out = append(out, told)
				}
				continue
			}
			h := *g
			h.Children = Unpatterned(g.Children)
			n = scene.Node{Group: &h}
		}
		out = append(out, n)
	}
	return out
}

// Lights on a form are few: more veils than these are a pattern.
const manyVeils = 4

// Firm drops light and shade that lie within forms: veils and lines that let what is below shine through.
func (p *Picture) Firm() *Picture {
	return p.Mapped(func(q Piece) []scene.Node {
		if q.Furry { // the markings of a coat are such paint too
			return q.Nodes
		}
		if q.Person { // and so are the patterns of clothes
			return firmHair(q.Nodes)
		}
		return firm(q.Nodes, false)
	})
}

func firm(nodes []scene.Node, within bool) []scene.Node {
	out := make([]scene.Node, 0, len(nodes))
	veils := 0
	for _, n := range nodes {
		if veil(n) {
			veils++
		}
	}
	if within && veils > manyVeils {
		return nodes
	}
	for _, n := range nodes {
		g := n.Group
		if within && (g == nil || g.Part == "") && veil(n) {
			continue
		}
		if g != nil && !markedParts[g.Part] {
			h := *g
			h.Children = firm(g.Children, within || len(g.Clip) > 0)
			n = scene.Node{Group: &h}
		}
		out = append(out, n)
	}
	return out
}

func firmHair(nodes []scene.Node) []scene.Node {
	out := make([]scene.Node, len(nodes))
	for i, n := range nodes {
		if out[i] = n; n.Group != nil {
			h := *n.Group
			if h.Part == "hair" || h.Part == "beard" {
				h.Children = firm(h.Children, true)
			} else {
				h.Children = firmHair(h.Children)
			}
			out[i] = scene.Node{Group: &h}
		}
	}
	return out
}

// veil tells translucent paint, a line or a shape.
func veil(n scene.Node) bool {
	if n.Path != nil && n.Path.Fill.Kind == scene.NoPaint {
		return n.Path.Stroke != nil && meanPaintAlpha(n.Path.Stroke.Paint) < 0.8
	}
	return faint(n)
}

// unveiled drops groups of translucent paint, such as the shadow of an arm on a beard.
func unveiled(nodes []scene.Node, asked []string) []scene.Node {
	out := make([]scene.Node, 0, len(nodes))
	for _, n := range nodes {
		if n.Group != nil {
			if n.Group.Opacity < 0.6 && !slices.Contains(asked, n.Group.Part) {
				continue
			}
			h := *n.Group
			h.Children = unveiled(h.Children, asked)
			n = scene.Node{Group: &h}
		}
		out = append(out, n)
	}
	return out
}

// large keeps the shapes that are at least so many pixels long.
func large(nodes []scene.Node, m scene.Matrix, least float32) []scene.Node {
	return largeBut(nodes, m, least, nil)
}

// bloomParts are flowers of a plant.
var bloomParts = map[string]bool{"flowers": true, "blossoms": true, "florets": true, "buds": true}

// largeBut is large with all of some parts.
func largeBut(nodes []scene.Node, m scene.Matrix, least float32, asked []string) []scene.Node {
	var out []scene.Node
	for _, n := range nodes {
		x0, y0, x1, y1 := raster.Bounds([]scene.Node{n}, m)
		if n.Group != nil && telling[n.Group.Part] && !n.Group.Shade {
			out = append(out, bold(n))
			continue
		}
		if n.Group != nil && slices.Contains(asked, n.Group.Part) {
			out = append(out, n)
			continue
		}
		if n.Group != nil && (markedParts[n.Group.Part] || n.Group.Part == "glasses" || isWords(n)) && max(x1-x0, y1-y0) > least/3 {
			out = append(out, n) // half an eye, and a word without its dots, would be wrong
			continue
		}
		if g := n.Group; g != nil && g.Part == "hair" && !faint(n) { // braids are many small shapes
			h := *g
			h.Children = largeBut(g.Children, m, least/4, asked)
			out = append(out, scene.Node{Group: &h})
			continue
		}
		if faint(n) || max(x1-x0, y1-y0) < least && !(feature(n) && max(x1-x0, y1-y0) > least/3) {
			continue
		}
		if g := n.Group; g != nil {
			h := *g
			if h.Children = largeBut(g.Children, m, least, asked); len(h.Children) == 0 && bloomParts[g.Part] {
				h = *bold(n).Group // of many small ones
			}
			n = scene.Node{Group: &h}
		}
		out = append(out, n)
	}
	return out
}

// Unlined drops lines that are thinner than so many pixels.
func (p *Picture) Unlined(width float32) *Picture {
	return p.Mapped(func(q Piece) []scene.Node { return unlined(q.Nodes, q.Matrix, width) })
}

func unlined(nodes []scene.Node, m scene.Matrix, width float32) []scene.Node {
	var out []scene.Node
	for _, n := range nodes {
		switch {
		case n.Group != nil && n.Group.Part != "mouth" && n.Group.Part != "glasses":
			h := *n.Group
			h.Children = unlined(h.Children, m, width)
			out = append(out, scene.Node{Group: &h})
		case n.Group != nil || !isLine(n, m, width):
			out = append(out, n)
		}
	}
	return out
}

// feature tells a small dark shape, such as a pupil: faces need them.
func feature(n scene.Node) bool {
	return n.Path != nil && n.Path.Fill.Kind == scene.Solid && plane.Luma(MeanPaint(n.Path.Fill)) < 0.2
}
