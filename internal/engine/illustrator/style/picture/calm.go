package picture

import (
	"image"
	"slices"

	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/plane"
)

// wordsPart is the name of the part of a drawing that is its text.
const wordsPart = "text"

// wordsShare is how high a text may be, as a share of the side, for a style to hold back on it: larger ones are a picture of their own.
const wordsShare = 0.34

// calmReduction is by how many halves the plane of calm is smaller than the picture.
const calmReduction = 3

// Calm is how far textures and trembling hands are to be held back, 0–1, at an eighth of the size: faces and words have to stay readable.
func (p *Picture) Calm(r plane.Rectangle) *plane.Plane {
	const n = 1 << calmReduction
	o := plane.NewPlane(image.Rect(0, 0, (r.Dx()+n-1)/n, (r.Dy()+n-1)/n))
	for _, f := range p.Faces() {
		p.hold(o, r, f, 0.80, 0.95)
	}
	for _, w := range p.words() {
		p.hold(o, r, w, 0.58, 0.62)
	}
	return o
}

// hold sets an ellipse around a box, so many times as wide and high, and soft at its edge.
func (p *Picture) hold(o *plane.Plane, r, box plane.Rectangle, wide, high float32) {
	const n = 1 << calmReduction
	rx, ry := wide*float32(box.Dx())/n+0.5, high*float32(box.Dy())/n+0.5
	if min(rx, ry) <= 0.5 {
		return
	}
	cx, cy := float32(box.Min.X+box.Max.X-2*r.Min.X)/(2*n), float32(box.Min.Y+box.Max.Y-2*r.Min.Y)/(2*n)
	for y := max(0, int(cy-1.4*ry)); y <= min(o.H-1, int(cy+1.4*ry)); y++ {
		for x := max(0, int(cx-1.4*rx)); x <= min(o.W-1, int(cx+1.4*rx)); x++ {
			u, v := (float32(x)+0.5-cx)/rx, (float32(y)+0.5-cy)/ry
			o.V[y*o.W+x] = max(o.V[y*o.W+x], plane.Smooth(1.7, 0.8, u*u+v*v))
		}
	}
}

// words are the boxes of the texts that are lines of a picture.
func (p *Picture) words() []image.Rectangle {
	var out []image.Rectangle
	for _, q := range p.Pieces {
		for _, n := range partsOf(q.Nodes, isWords) {
			if r := p.Bounds([]scene.Node{n}, q.Matrix); float32(r.Dy()) < p.Length(wordsShare) {
				out = append(out, r)
			}
		}
	}
	return out
}

func isWords(n scene.Node) bool { return n.Group.Part == wordsPart }

// Unlettered is the picture without its words, and its words alone; nil where it has none.
func (p *Picture) Unlettered() (bare, words *Picture) {
	found := false
	words = p.Mapped(func(q Piece) []scene.Node {
		n := partsOf(q.Nodes, isWords)
		found = found || len(n) > 0
		return n
	})
	if !found {
		return p, nil
	}
	return p.Mapped(func(q Piece) []scene.Node { return without(q.Nodes, isWords) }), words
}

func without(nodes []scene.Node, is func(scene.Node) bool) []scene.Node {
	var out []scene.Node
	for _, n := range nodes {
		if n.Group != nil {
			if is(n) {
				continue
			}
			h := *n.Group
			h.Children = without(h.Children, is)
			n = scene.Node{Group: &h}
		}
		out = append(out, n)
	}
	return out
}

// Parts are the outermost groups of some names.
func Parts(nodes []scene.Node, names map[string]bool) []scene.Node {
	return partsOf(nodes, func(n scene.Node) bool { return names[n.Group.Part] })
}

// Without is what is left when the groups of some names are dropped.
func Without(nodes []scene.Node, names ...string) []scene.Node {
	return without(nodes, func(n scene.Node) bool { return slices.Contains(names, n.Group.Part) })
}

// Named are the outermost groups of a name.
func Named(nodes []scene.Node, part string) []scene.Node {
	return partsOf(nodes, func(n scene.Node) bool { return n.Group.Part == part })
}

// partsOf are the outermost groups that a condition holds for.
func partsOf(nodes []scene.Node, is func(scene.Node) bool) []scene.Node {
	var out []scene.Node
	for _, n := range nodes {
		switch {
		case n.Group == nil:
		case is(n):
			out = append(out, n)
		default:
			out = append(out, partsOf(n.Group.Children, is)...)
		}
	}
	return out
}
