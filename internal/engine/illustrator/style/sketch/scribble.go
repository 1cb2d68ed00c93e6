package sketch

import (
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// scribbler colors bodies as a hand does in a hurry: a pale tint, and a zigzag of the pen that misses the outline a little. Lengths are
// in scene units.
type scribbler struct {
	least, pitch, width float32
	count               int
}

// whole are the parts that are painted as they are: faces and words have to stay readable.
var whole = map[string]bool{"eyes": true, "eye": true, "brows": true, "mouth": true, "nose": true, "text": true, "spiral": true}

func (s *scribbler) nodes(nodes []scene.Node) []scene.Node {
	out := make([]scene.Node, 0, len(nodes))
	for _, n := range nodes {
		switch {
		case n.Group != nil && whole[n.Group.Part]:
			out = append(out, n)
		case n.Group != nil:
			h := *n.Group
			h.Children = s.nodes(h.Children)
			out = append(out, scene.Node{Group: &h})
		default:
			out = append(out, s.body(n)...)
		}
	}
	return out
}

func (s *scribbler) body(n scene.Node) []scene.Node {
	f := n.Path.Fill
	x0, y0, x1, y1 := raster.Bounds([]scene.Node{n}, scene.Identity)
	if f.Kind != scene.Solid || f.Color.A < 0.6 || min(x1-x0, y1-y0) < s.least {
		return []scene.Node{n}
	}
	c := color.RGB{R: f.Color.R, G: f.Color.G, B: f.Color.B}
	q := *n.Path
	if v := color.ToLCH(c); v.L > 0.93 {
		q.Fill = picture.LinePaper.Paint()
		return []scene.Node{{Path: &q}}
	}
	q.Fill, q.Stroke = picture.LinePaper.Mix(c, 0.42).Paint(), nil
	s.count++
	return append([]scene.Node{{Path: &q}}, s.zigzag(&q, c)...)
}

// zigzag is what the pen draws from one edge of a shape to the other and back.
func (s *scribbler) zigzag(p *scene.Path, c color.RGB) []scene.Node {
	angle := float64(-0.75 + 0.5*(plane.Hash(s.count, 3, 71)-0.5))
	if s.count%4 == 3 {
		angle += 1.3
	}
	turn, back := scene.Rotate(-angle), scene.Rotate(angle)
	edges := edgesOf(scene.Transform([]scene.Node{{Path: p}}, turn)[0].Path)
	low, high := float32(math.Inf(1)), float32(math.Inf(-1))
	for _, e := range edges {
		low, high = min(low, e.a.Y, e.b.Y), max(high, e.a.Y, e.b.Y)
	}
	stroke := scene.Stroke{Paint: c.Paint(), Width: s.width, Cap: scene.RoundCap, Join: scene.RoundJoin}
	var runs []run
	for row := 0; row < 400; row++ {
		y := low + s.pitch*(float32(row)+0.4+0.3*plane.Hash(row, s.count, 72))
		if y >= high {
			break
		}
		for _, sp := range spansAt(edges, y, s.width) {
			s.extend(&runs, sp, y, row)
		}
	}
	var out []scene.Node
	for _, r := range runs {
		b := scene.NewPath().Move(r.points[0].X, r.points[0].Y)
		for _, q := range r.points[1:] {
			b.Line(q.X, q.Y)
		}
		out = append(out, scene.Transform([]scene.Node{b.Stroke(stroke).Node()}, back)...)
	}
	return out
}

// run is one zigzag without lifting the pen.
type run struct {
	points []scene.Point
	last   span
	row    int
}

type span struct{ from, to float32 }

// extend goes on with the run that ends beside a span on the row before, or begins a new one.
func (s *scribbler) extend(runs *[]run, sp span, y float32, row int) {
	jitter := func(k int) float32 { return (plane.Hash(row, 4*s.count+k, 73) - 0.45) * 0.9 * s.pitch }
	left, right := scene.Point{X: sp.from - jitter(0), Y: y + 0.3*jitter(2)}, scene.Point{X: sp.to + jitter(1), Y: y + 0.3*jitter(3)}
	for i := range *runs {
		r := &(*runs)[i]
		if r.row != row-1 || r.last.to < sp.from || r.last.from > sp.to {
			continue
		}
		if len(r.points)/2%2 == 1 {
			left, right = right, left
		}
		r.points, r.last, r.row = append(r.points, left, right), sp, row
		return
	}
	*runs = append(*runs, run{[]scene.Point{left, right}, sp, row})
}

type edge struct{ a, b scene.Point }

// edgesOf are the sides of a path as a polygon.
func edgesOf(p *scene.Path) []edge {
	var out []edge
	var at, start scene.Point
	to := func(q scene.Point) {
		out = append(out, edge{at, q})
		at = q
	}
	const steps = 8
	for _, g := range p.Segments {
		q := g.Points
		switch g.Op {
		case scene.Move:
			at, start = q[0], q[0]
		case scene.Line:
			to(q[0])
		case scene.Quad:
			c := [4]scene.Point{at, mixed(at, q[0], 2./3), mixed(q[1], q[0], 2./3), q[1]}
			for i := 1; i <= steps; i++ {
				to(bezier(c, float32(i)/steps))
			}
		case scene.Cubic:
			c := [4]scene.Point{at, q[0], q[1], q[2]}
			for i := 1; i <= steps; i++ {
				to(bezier(c, float32(i)/steps))
			}
		case scene.Close:
			to(start)
		}
	}
	return out
}

func mixed(a, b scene.Point, t float32) scene.Point {
	return scene.Point{X: a.X + t*(b.X-a.X), Y: a.Y + t*(b.Y-a.Y)}
}

// spansAt are the stretches of a row that lie inside, if they are longer than so much.
func spansAt(edges []edge, y, least float32) []span {
	type crossing struct {
		x  float32
		up int
	}
	var all []crossing
	for _, e := range edges {
		if (e.a.Y <= y) == (e.b.Y <= y) {
			continue
		}
		up := 1
		if e.a.Y > e.b.Y {
			up = -1
		}
		all = append(all, crossing{e.a.X + (y-e.a.Y)/(e.b.Y-e.a.Y)*(e.b.X-e.a.X), up})
	}
	slices.SortFunc(all, func(a, b crossing) int {
		if a.x < b.x {
			return -1
		}
		return 1
	})
	var out []span
	wind, from := 0, float32(0)
	for _, c := range all {
		if wind == 0 {
			from = c.x
		}
		if wind += c.up; wind == 0 && c.x-from > least {
			out = append(out, span{from, c.x})
		}
	}
	return out
}
