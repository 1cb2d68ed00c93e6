package picture

import (
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Box is a part of the picture in shares of its side.
type Box struct{ X0, Y0, X1, Y1 float32 }

func (b Box) Inset(by float32) Box {
	w, h := (b.X1-b.X0)*by, (b.Y1-b.Y0)*by
	return Box{b.X0 + w, b.Y0 + h, b.X1 - w, b.Y1 - h}
}

// Within moves and scales all pieces so that their ink fits the box.
func (p *Picture) Within(b Box) *Picture {
	x0, y0, x1, y1 := float32(math.Inf(1)), float32(math.Inf(1)), float32(math.Inf(-1)), float32(math.Inf(-1))
	unit := float32(max(1, p.Size/512)) // large pictures are measured in a smaller drawing
	for _, q := range p.Pieces {
		m := scene.ScaleBy(1/unit, 1/unit).Mul(q.Matrix)
		r := plane.InkBounds(Region{Nodes: q.Nodes, matrix: m, Rect: p.Bounds(q.Nodes, m)}.Layer(p.Frame(), 0))
		if !r.Empty() {
			x0, y0 = min(x0, unit*float32(r.Min.X)), min(y0, unit*float32(r.Min.Y))
			x1, y1 = max(x1, unit*float32(r.Max.X)), max(y1, unit*float32(r.Max.Y))
		}
	}
	if x1 <= x0 {
		return p
	}
	k := min(p.Length(b.X1-b.X0)/(x1-x0), p.Length(b.Y1-b.Y0)/(y1-y0))
	m := scene.Translate(p.Length((b.X0+b.X1)/2), p.Length((b.Y0+b.Y1)/2)).Mul(scene.ScaleBy(k, k)).Mul(scene.Translate(-(x0+x1)/2, -(y0+y1)/2))
	return p.Moved(m)
}

// Moved places all pieces by another matrix, in pixels.
func (p *Picture) Moved(m scene.Matrix) *Picture {
	o := *p
	o.Pieces = make([]Piece, len(p.Pieces))
	for i, q := range p.Pieces {
		q.Matrix = m.Mul(q.Matrix)
		o.Pieces[i] = q
	}
	return &o
}

// Centered moves the picture to the middle where flat art lacks what it was placed with, such as steam; a place stays as it is.
func (p *Picture) Centered() *Picture {
	const side, least = 96, 0.03
	l := raster.Square(side)
	for _, q := range p.Pieces {
		if q.Far || q.Kept {
			return p
		}
		raster.Draw(l, EvenNodes(q.Nodes), scene.ScaleBy(side/p.Length(1), side/p.Length(1)).Mul(q.Matrix))
	}
	r := plane.InkBounds(l)
	x, y := 0.5-float32(r.Min.X+r.Max.X)/2/side, 0.5-float32(r.Min.Y+r.Max.Y)/2/side
	if r.Empty() || max(x, -x, y, -y) < least {
		return p
	}
	return p.Moved(scene.Translate(p.Length(x), p.Length(y)))
}

// Simple flattens the pieces and keeps what is large enough to belong to a mark.
func (p *Picture) Simple() *Picture { return p.Glazed().Plainer(0.034) }

// Plainer flattens the pieces and keeps the shapes that are at least so large a share of their piece.
func (p *Picture) Plainer(least float32) *Picture {
	return p.Mapped(func(q Piece) []scene.Node {
		even := EvenNodes(q.Nodes)
		x0, y0, x1, y1 := raster.Bounds(even, q.Matrix)
		kept := large(even, q.Matrix, least*max(x1-x0, y1-y0))
		if len(kept) == 0 {
			return even
		}
		return kept
	})
}

// Ruling finds the k colors that rule a small rendering of the picture.
func (p *Picture) Ruling(k int) []color.Lab {
	const side = 96
	l := raster.Square(side)
	s := float32(side) / float32(max(p.Size, 1))
	for _, q := range p.Pieces {
		raster.Draw(l, q.Nodes, scene.ScaleBy(s, s).Mul(q.Matrix))
	}
	var points []color.Lab
	for i := range side * side {
		if d := plane.Pixel(l, i); d[3] > 0.6 {
			points = append(points, color.ToLab(plane.Straight(d)))
		}
	}
	if len(points) == 0 {
		return []color.Lab{color.ToLab(p.Accent)}
	}
	centers := plane.Spread(points, 10)
	for range 6 {
		plane.MoveCentres(centers, points)
	}
	return merged(centers, points, k)
}

// merged joins the two colors whose union changes the picture least, until k are left.
func merged(centers, points []color.Lab, k int) []color.Lab {
	weight := make([]float32, len(centers))
	for _, q := range points {
		weight[plane.Nearest(centers, q)]++
	}
	for len(centers) > k {
		bi, bj, least := 0, 1, float32(math.Inf(1))
		for i := range centers {
			for j := i + 1; j < len(centers); j++ {
				if cost := plane.Gap(centers[i], centers[j]) * weight[i] * weight[j] / (weight[i] + weight[j] + 1); cost < least {
					bi, bj, least = i, j, cost
				}
			}
		}
		if weight[bj] > weight[bi] { // the smaller one takes the larger one's color: mixtures are muddy
			centers[bi] = centers[bj]
		}
		weight[bi] += weight[bj]
		centers, weight = append(centers[:bj], centers[bj+1:]...), append(weight[:bj], weight[bj+1:]...)
	}
	return centers
}

// part is a body of a mark: its outline, where it is, and which tone it has.
type part struct {
	path           *scene.Path
	matrix         scene.Matrix
	tone           int
	x0, y0, x1, y1 float32
}

// maxParts bounds the work on gaps.
const maxParts = 90

// Parted paints every body in the tone nearest to its own, and parts bodies of one tone by a clear gap of so many pixels.
func (p *Picture) Parted(tones []color.Lab, into []color.RGB, gap float32) *Picture {
	pt := parter{tones: tones, into: into, gap: gap}
	for _, q := range p.Pieces {
		pt.collect(q.Nodes, q.Matrix)
	}
	pt.next = 0
	return p.Mapped(func(q Piece) []scene.Node { return pt.nodes(q.Nodes, q.Matrix) })
}

type parter struct {
	tones []color.Lab
	into  []color.RGB
	gap   float32
	parts []part
	next  int
}

func (t *parter) tone(p *scene.Path) int {
	paint := p.Fill
	if paint.Kind == scene.NoPaint && p.Stroke != nil {
		paint = p.Stroke.Paint
	}
	return plane.Nearest(t.tones, color.ToLab(MeanPaint(paint)))
}

// collect lists the bodies in painter's order; details within a form are none.
func (t *parter) collect(nodes []scene.Node, m scene.Matrix) {
	for _, n := range nodes {
		switch {
		case n.Path != nil:
			x0, y0, x1, y1 := raster.Bounds([]scene.Node{n}, m)
			t.parts = append(t.parts, part{n.Path, m, t.tone(n.Path), x0, y0, x1, y1})
		case len(n.Group.Clip) == 0:
			t.collect(n.Group.Children, m)
		}
	}
}

func (t *parter) nodes(nodes []scene.Node, m scene.Matrix) []scene.Node {
	var out []scene.Node
	for i := 0; i < len(nodes); i++ {
		n := nodes[i]
		if g := n.Group; g != nil {
			h := *g
			h.Opacity = 1
			if len(g.Clip) == 0 && markedParts[g.Part] && len(t.into) > 3 {
				t.skip(g.Children)
				h.Children = color.Map(g.Children, t.inked)
			} else if len(g.Clip) == 0 {
				h.Children = t.nodes(g.Children, m)
			} else {
				h.Children = t.toned(g.Children)
			}
			out = append(out, scene.Node{Group: &h})
			continue
		}
		body := t.toned(nodes[i : i+1])
		own := t.parts[t.next]
		t.next++
		if i+1 < len(nodes) && clippedBy(nodes[i+1], n.Path) {
			i++
			h := *nodes[i].Group
			h.Opacity, h.Children = 1, t.toned(h.Children)
			body = append(body, scene.Node{Group: &h})
		}
		if cuts := t.cuts(own, m); len(cuts) > 0 {
			body = []scene.Node{{Group: &scene.Group{Opacity: 1, Mask: cuts, Children: body}}}
		}
		out = append(out, body...)
	}
	return out
}

// skip passes over the bodies of some nodes.
func (t *parter) skip(nodes []scene.Node) {
	var p parter
	p.tones = t.tones
	p.collect(nodes, scene.Identity)
	t.next += len(p.parts)
}

// inked is the tone of a part of a face: its dark or its light one, so that no eye takes the color of an ear.
func (t *parter) inked(c color.RGB) color.RGB {
	if color.ToLab(c).L > 0.82 {
		return t.into[len(t.into)-1]
	}
	return t.into[len(t.into)-2]
}

// toned paints nodes in the mark's colors.
func (t *parter) toned(nodes []scene.Node) []scene.Node {
	return color.Map(nodes, func(c color.RGB) color.RGB { return t.into[min(plane.Nearest(t.tones, color.ToLab(c)), len(t.into)-1)] })
}

// cuts is the mask that clears a gap around every later body of the same tone that may lie on this one.
func (t *parter) cuts(own part, m scene.Matrix) []scene.Node {
	if len(t.parts) > maxParts || t.gap <= 0 {
		return nil
	}
	back := m.Inverse()
	var out []scene.Node
	for _, q := range t.parts[t.next:] {
		if min(q.x1-q.x0, q.y1-q.y0) < 7*t.gap || q.tone != own.tone || q.x0 >= own.x1 || q.x1 <= own.x0 || q.y0 >= own.y1 || q.y1 <= own.y0 {
			continue
		}
		line := *q.path
		width := 2 * t.gap / q.matrix.Scale()
		if line.Fill.Kind == scene.NoPaint && line.Stroke != nil {
			width += line.Stroke.Width
		}
		line.Fill = color.RGB{}.Paint()
		if q.path.Fill.Kind == scene.NoPaint {
			line.Fill = scene.Paint{}
		}
		line.StrokeFirst = false
		line.Stroke = &scene.Stroke{Paint: color.RGB{}.Paint(), Width: width, Cap: scene.RoundCap, Join: scene.RoundJoin}
		out = append(out, scene.Transform([]scene.Node{{Path: &line}}, back.Mul(q.matrix))...)
	}
	if len(out) == 0 {
		return nil
	}
	x0, y0, x1, y1 := raster.Bounds([]scene.Node{{Path: own.path}}, scene.Identity)
	w := max(x1-x0, y1-y0)
	all := scene.NewPath().Rect(x0-w, y0-w, x1-x0+2*w, y1-y0+2*w).Fill(color.RGB{R: 1, G: 1, B: 1}.Paint()).Node()
	return append([]scene.Node{all}, out...)
}
