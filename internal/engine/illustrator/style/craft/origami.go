package craft

import (
	"context"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Origami folds every shape from paper of its own: its outline becomes a polygon, creased from the middle to the corners, and each facet
// is as light as it is turned. Faces and words are drawn on the paper.
func Origami(_ context.Context, p *picture.Picture) *raster.Layer {
	out := raster.Square(p.Size)
	for _, q := range p.Bare(false).Flattened(picture.Second{}).Pieces {
		raster.Draw(out, folder{p, q.Matrix, 1 / max(q.Matrix.Scale(), 1e-6)}.nodes(q.Nodes), q.Matrix)
	}
	fibers := plane.Cloud{Size: p.Size, Waves: 90, Octaves: 2, Seed: p.Seed + 21}.Plane(plane.Bounds(out))
	for i := range fibers.V {
		if d := plane.Pixel(out, i); d[3] > 0 {
			plane.Atop(d, color.RGB{R: 1, G: 1, B: 1}, .08*fibers.V[i])
		}
	}
	if prints := p.Prints(false); prints != nil {
		raster.Over(out, prints, 1)
	}
	return out
}

// folder folds the shapes of one piece; unit is the length of a pixel in its scene.
type folder struct {
	p    *picture.Picture
	m    scene.Matrix
	unit float32
}

func (f folder) nodes(nodes []scene.Node) []scene.Node {
	var out []scene.Node
	for _, n := range nodes {
		if n.Group != nil {
			h := *n.Group
			h.Clip, h.Children = f.straight(h.Clip), f.nodes(h.Children)
			out = append(out, scene.Node{Group: &h})
			continue
		}
		contours := f.corners(n.Path)
		sheet := *n.Path
		sheet.Segments = lines(contours)
		out = append(out, scene.Node{Path: &sheet})
		if n.Path.Fill.Kind == scene.Solid && n.Path.Fill.Color.A > .9 {
			out = append(out, f.facets(&sheet, contours)...)
		}
	}
	return out
}

// straight replaces the outlines of clips as those of shapes are.
func (f folder) straight(nodes []scene.Node) []scene.Node {
	out := append([]scene.Node(nil), nodes...)
	for i, n := range out {
		if n.Path != nil {
			h := *n.Path
			h.Segments = lines(f.corners(n.Path))
			out[i].Path = &h
		}
	}
	return out
}

// facets are the triangles between the middle of a sheet and its edges, with the creases between them; none on small sheets.
func (f folder) facets(sheet *scene.Path, contours [][]scene.Point) []scene.Node {
	var out []scene.Node
	base := color.ToLCH(color.RGB{R: sheet.Fill.Color.R, G: sheet.Fill.Color.G, B: sheet.Fill.Color.B})
	crease := scene.NewPath()
	within := len(contours) == 1
	least := .0022 * f.p.Length(1) * f.p.Length(1) * f.unit * f.unit
	if !within { // limbs are many outlines that overlap
		x0, y0, x1, y1 := raster.Bounds([]scene.Node{{Path: sheet}}, scene.Identity)
		least = max(least, .2*(x1-x0)*(y1-y0))
	}
	for _, c := range contours {
		mid, area := middle(c)
		if len(c) < 3 || area < least {
			continue
		}
		for i, a := range c {
			b := c[(i+1)%len(c)]
			turn := cross(a, b, mid)
			within = within && (turn > 0) == (cross(c[0], c[1], mid) > 0)
			fill := color.FromLCH(color.LCH{L: max(.06, min(.95, .97*base.L+.13*f.light(a, b, mid))), C: base.C * 1.06, H: base.H}).Paint()
			out = append(out, scene.NewPath().Move(mid.X, mid.Y).Line(a.X, a.Y).Line(b.X, b.Y).Close().Fill(fill).
				Stroke(scene.Stroke{Paint: fill, Width: .6 * f.unit, Join: scene.RoundJoin}).Node())
			crease.Move(mid.X, mid.Y).Line(a.X, a.Y)
		}
	}
	if len(out) == 0 {
		return nil
	}
	pale := color.FromLCH(color.LCH{L: min(.985, base.L+.16), C: base.C * .8, H: base.H}).Paint()
	pale.Color.A = .5
	out = append(out, crease.Stroke(scene.Stroke{Paint: pale, Width: f.p.Length(.0024) * f.unit}).Node())
	if within {
		return out
	}
	return []scene.Node{{Group: &scene.Group{Opacity: 1, Clip: []scene.Node{{Path: sheet}}, Children: out}}}
}

// light is how far the facet at an edge is turned to the upper left, from -1 to 1.
func (f folder) light(a, b, mid scene.Point) float32 {
	a, b, mid = f.m.Apply(a), f.m.Apply(b), f.m.Apply(mid)
	x, y := b.Y-a.Y, a.X-b.X
	if x*(mid.X-a.X)+y*(mid.Y-a.Y) > 0 {
		x, y = -x, -y
	}
	return -(.6*x + .8*y) / (float32(math.Hypot(float64(x), float64(y))) + 1e-6)
}

// corners are the outlines of a path as polygons of few corners.
func (f folder) corners(p *scene.Path) [][]scene.Point {
	var all [][]scene.Point
	var c []scene.Point
	end := func() {
		if len(c) > 1 {
			all = append(all, f.reduced(c))
		}
		c = nil
	}
	for _, s := range p.Segments {
		switch s.Op {
		case scene.Close:
			end()
		case scene.Move:
			end()
			c = append(c, s.Points[0])
		case scene.Line:
			c = append(c, s.Points[0])
		default:
			if len(c) == 0 {
				continue
			}
			from := c[len(c)-1]
			for k := 1; k <= 8; k++ {
				c = append(c, along(from, s, float32(k)/8))
			}
		}
	}
	end()
	return all
}

// along is the point of a curve at t.
func along(from scene.Point, s scene.Segment, t float32) scene.Point {
	mix := func(a, b scene.Point) scene.Point { return scene.Point{X: a.X + (b.X-a.X)*t, Y: a.Y + (b.Y-a.Y)*t} }
	a, b := mix(from, s.Points[0]), mix(s.Points[0], s.Points[1])
	if s.Op == scene.Quad {
		return mix(a, b)
	}
	return mix(mix(a, b), mix(b, mix(s.Points[1], s.Points[2])))
}

// reduced is a closed outline without the points that lie near the lines between the others.
func (f folder) reduced(c []scene.Point) []scene.Point {
	x0, y0, x1, y1 := c[0].X, c[0].Y, c[0].X, c[0].Y
	far, most := 0, float32(0)
	for i, q := range c {
		x0, y0, x1, y1 = min(x0, q.X), min(y0, q.Y), max(x1, q.X), max(y1, q.Y)
		if d := (q.X-c[0].X)*(q.X-c[0].X) + (q.Y-c[0].Y)*(q.Y-c[0].Y); d > most {
			far, most = i, d
		}
	}
	tolerance := min(f.p.Length(.017)*f.unit, .12*min(x1-x0, y1-y0))
	return append(chord(c[:far+1], tolerance), chord(append(append([]scene.Point(nil), c[far:]...), c[0]), tolerance)...)
}

// chord keeps the points of a line that stray from its chords, without the last one.
func chord(c []scene.Point, tolerance float32) []scene.Point {
	at, most := 0, tolerance
	a, b := c[0], c[len(c)-1]
	long := float32(math.Hypot(float64(b.X-a.X), float64(b.Y-a.Y))) + 1e-6
	for i, q := range c {
		if d := cross(a, b, q) / long; max(d, -d) > most {
			at, most = i, max(d, -d)
		}
	}
	if at == 0 {
		return c[:1:1]
	}
	return append(chord(c[:at+1], tolerance), chord(c[at:], tolerance)...)
}

// middle is the center of a polygon, and its area.
func middle(c []scene.Point) (scene.Point, float32) {
	var x, y, sum float32
	for i, a := range c {
		b := c[(i+1)%len(c)]
		k := cross(c[0], a, b)
		x, y, sum = x+k*(c[0].X+a.X+b.X)/3, y+k*(c[0].Y+a.Y+b.Y)/3, sum+k
	}
	if sum == 0 {
		return c[0], 0
	}
	return scene.Point{X: x / sum, Y: y / sum}, max(sum, -sum) / 2
}

func cross(a, b, p scene.Point) float32 { return (b.X-a.X)*(p.Y-a.Y) - (b.Y-a.Y)*(p.X-a.X) }

func lines(contours [][]scene.Point) []scene.Segment {
	b := scene.NewPath()
	for _, c := range contours {
		b.Move(c[0].X, c[0].Y)
		for _, q := range c[1:] {
			b.Line(q.X, q.Y)
		}
		b.Close()
	}
	return b.Path().Segments
}
