package picture

import (
	"cmp"
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Shares of the ink of a piece from which on a minimalist draws a shape: on all of it that is seen, and on what makes the outline.
const (
	seenShare    = 0.019
	personShare  = 0.005
	coatShare    = 0.004 // of animals: their stripes tell what they are
	outlineShare = 0.0035
	partShare    = 0.12 // of all of a part together, such as the books of a shelf
	keysShare    = 0.02 // of all keys together: without them a typewriter is a box
	lineLength   = 0.30 // of the picture: a string is as long
)

// twins are how many lines of one kind are at most drawn for their length: spokes are more.
const twins = 2

// bareSide is the side of the drawing in which shapes are counted.
const bareSide = 192

// bared keeps the shapes of a piece of which enough is seen, and those that its outline would miss.
func bared(p *Picture, q Piece) []scene.Node {
	m := scene.ScaleBy(bareSide/p.Length(1), bareSide/p.Length(1)).Mul(q.Matrix)
	least := float32(seenShare)
	if q.Person {
		least = personShare
	} else if q.Furry {
		least = coatShare
	}
	ids := ledger{m: m, asked: p.Asked, leafy: Leafy[q.Group]}
	if q.Person {
		ids.asked = append(slices.Clone(p.Asked), limbs...)
	}
	all := ids.drawn(ids.marked(q.Nodes))
	ink, seen := 0, make([]int, ids.n)
	for i := range bareSide * bareSide {
		if id, ok := ids.at(all, i); ok {
			seen[id]++
		}
		if all.Pix[4*i+3] > 0.5 {
			ink++
		}
	}
	part := float32(partShare)
	if q.Group == "frames" { // beads and rays are ornament
		part = 1
	}
	keep := ids.worth(seen, least*float32(ink), part*float32(ink))
	core := ids.drawn(ids.kept(q.Nodes, keep))
	outside := make([]int, ids.n)
	for i := range bareSide * bareSide {
		if id, ok := ids.at(all, i); ok && core.Pix[4*i+3] < 0.3 {
			outside[id]++
		}
	}
	for i, n := range outside {
		keep[i] = keep[i] || float32(n) >= outlineShare*float32(ink)
	}
	return ids.kept(q.Nodes, keep)
}

// ledger numbers the shapes of a piece.
type ledger struct {
	m      scene.Matrix
	leafy  bool     // a plant
	asked  []string // parts that the prompt names
	n      int
	always []bool   // parts of faces and words
	kinds  []kind   // shapes of one kind are kept or left out together
	parts  []string // the innermost named part of each
}

// kind is the color and about the size of a shape, and whether it is a long line.
type kind struct {
	c    scene.RGBA
	size int
	line bool
}

func (l *ledger) kindOf(n scene.Node, part string) kind {
	x0, y0, x1, y1 := raster.Bounds([]scene.Node{n}, l.m)
	size := max(x1-x0, y1-y0)
	k := kind{c: n.Path.Fill.Color, size: int(math.Round(3 * math.Log2(float64(max(1, size)))))}
	if n.Path.Fill.Kind == scene.NoPaint && n.Path.Stroke != nil {
		k.c, k.line = n.Path.Stroke.Paint.Color, size > lineLength*bareSide
	}
	if part == "legs" && k.c.A > 0.9 && plane.Luma(MeanPaint(n.Path.Fill)) < 0.35 { // the far hooves are like the near ones
		k = kind{size: hoof}
	}
	return k
}

// hoof is the size of dark shapes of legs.
const hoof = -1

// worth tells of each shape whether enough of it is seen, of one of its kind, or of its part.
func (l *ledger) worth(seen []int, least, part float32) []bool {
	most, many, parts := map[kind]int{}, map[kind]int{}, map[string]int{}
	for i, n := range seen {
		most[l.kinds[i]] = max(most[l.kinds[i]], n)
		many[l.kinds[i]]++
		if float32(n) < least && l.parts[i] != "" {
			parts[l.parts[i]] += n
		}
	}
	keep := make([]bool, len(seen))
	for i := range seen {
		k := l.kinds[i]
		keep[i] = l.always[i] || float32(most[k]) >= least || k.line && many[k] <= twins || float32(parts[l.parts[i]]) >= l.partLeast(i, part)
	}
	return keep
}

// keyParts are parts of many small shapes that tell what a thing is.
var keyParts = map[string]bool{"keys": true, "keyboard": true, "noodles": true, "fries": true}

// partLeast is how much of all of a shape's part must be seen.
func (l *ledger) partLeast(i int, part float32) float32 {
	if keyParts[l.parts[i]] || l.leafy && bloomParts[l.parts[i]] {
		return part / partShare * keysShare
	}
	return part
}

// marked is the piece with the number of each shape as its color.
func (l *ledger) marked(nodes []scene.Node) []scene.Node {
	return l.each(nodes, func(n scene.Node, id int) (scene.Node, bool) { return marking(n, id), true })
}

// marking is a shape in the color of a number.
func marking(n scene.Node, id int) scene.Node {
	path := *n.Path
	c := color.RGB{R: float32(id) / ledgerSize, G: 1}.Paint()
	if path.Fill.Kind != scene.NoPaint {
		path.Fill = c
	}
	if path.Stroke != nil {
		s := *path.Stroke
		s.Paint = c
		path.Stroke = &s
	}
	return scene.Node{Path: &path}
}

// ledgerSize is the most shapes that are numbered; what is beyond is left out.
const ledgerSize = 4096

// kept is the piece with some of its shapes.
func (l *ledger) kept(nodes []scene.Node, keep []bool) []scene.Node {
	return l.each(nodes, func(n scene.Node, id int) (scene.Node, bool) { return n, keep[id] })
}

func (l *ledger) each(nodes []scene.Node, f func(scene.Node, int) (scene.Node, bool)) []scene.Node {
	l.n, l.always, l.kinds, l.parts = 0, nil, nil, nil
	return l.walk(nodes, "", false, f)
}

func (l *ledger) walk(nodes []scene.Node, part string, always bool, f func(scene.Node, int) (scene.Node, bool)) []scene.Node {
	var out []scene.Node
	for _, n := range nodes {
		if g := n.Group; g != nil {
			h := *g
			h.Children = l.walk(g.Children, cmp.Or(g.Part, part), always || markedParts[g.Part] || bareParts[g.Part] || telling[g.Part] || slices.Contains(l.asked, g.Part), f)
			if len(h.Children) > 0 {
				out = append(out, scene.Node{Group: &h})
			}
			continue
		}
		if l.n >= ledgerSize {
			continue
		}
		l.always, l.kinds, l.parts = append(l.always, always), append(l.kinds, l.kindOf(n, part)), append(l.parts, part)
		l.n++
		if m, ok := f(n, l.n-1); ok {
			out = append(out, m)
		}
	}
	return out
}

// bareParts are parts that are kept as a whole.
var bareParts = map[string]bool{"laces": true, "black-keys": true, "black keys": true, "sharps": true, wordsPart: true, "letters": true, "glasses": true, "nose": true, "hair": true, "bill": true}

func (l *ledger) drawn(nodes []scene.Node) *raster.Layer {
	out := raster.Square(bareSide)
	raster.Draw(out, nodes, l.m)
	return out
}

// at is the number of the shape that covers a pixel of the marked drawing.
func (l *ledger) at(layer *raster.Layer, i int) (int, bool) {
	d := layer.Pix[4*i : 4*i+4]
	id := math.Round(float64(d[0]) * ledgerSize)
	return int(id), d[3] > 0.99 && d[1] > 0.99 && math.Abs(float64(d[0])*ledgerSize-id) < 0.02 && int(id) < l.n
}
