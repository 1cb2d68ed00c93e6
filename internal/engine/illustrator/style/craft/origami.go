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

// Origami folds every shape from paper of its own: its outline becomes a polygon, creased along its length and across, and each plane
// is as light as it is turned. What is too small to be folded is left out; eyes are dots.
func Origami(_ context.Context, p *picture.Picture) *raster.Layer {
	out := raster.Square(p.Size)
	p = p.Eyed(paperEye)
	for _, q := range p.Bare(false).Flattened(picture.Second{}).Pieces {
		f := folder{p: p, m: q.Matrix, unit: 1 / max(q.Matrix.Scale(), 1e-6)}
		nodes := f.nodes(q.Nodes)
		if len(nodes) == 0 {
			nodes = q.Nodes
		}
		raster.Draw(out, nodes, q.Matrix)
	}
	fibers := plane.Cloud{Size: p.Size, Waves: 90, Octaves: 2, Seed: p.Seed + 21}.Plane(plane.Bounds(out))
	for i := range fibers.V {
		if d := plane.Pixel(out, i); d[3] > 0 {
			plane.Atop(d, color.RGB{R: 1, G: 1, B: 1}, .07*fibers.V[i])
		}
	}
	if prints := angular(p).Prints(false); prints != nil {
		raster.Over(out, prints, 1)
	}
	return out
}

// paperEye is a dot with a paper rim.
func paperEye(picture.Eye) []scene.Node {
	dot := func(r float32, c color.RGB) scene.Node {
		b := scene.NewPath().Move(0, -r)
		for _, q := range [7][2]float32{{.71, -.71}, {1, 0}, {.71, .71}, {0, 1}, {-.71, .71}, {-1, 0}, {-.71, -.71}} {
			b.Line(r*q[0], r*q[1])
		}
		return b.Close().Fill(c.Paint()).Node()
	}
	return []scene.Node{dot(.86, color.Hex(0xfbf6ec)), dot(.66, color.Hex(0x211a22))}
}

// folder folds the shapes of one piece; unit is the length of a pixel in its scene.
type folder struct {
	p    *picture.Picture
	m    scene.Matrix
	unit float32
	fine bool // of faces and words: more corners are kept
}

func (f folder) nodes(nodes []scene.Node) []scene.Node {
	var out []scene.Node
	for _, n := range nodes {
		if f.tooSmall(n) {
			continue
		}
		if n.Group != nil {
			h := *n.Group
			h.Clip, h.Children = f.straight(h.Clip), f.nodes(h.Children)
			out = append(out, scene.Node{Group: &h})
			continue
		}
		contours := f.corners(n.Path)
		sheet := *n.Path
		sheet.Segments = lines(contours)
		if sheet.Stroke != nil {
			s := *sheet.Stroke
			s.Join, s.Cap, s.MiterLimit = scene.MiterJoin, scene.ButtCap, 3
			sheet.Stroke = &s
		}
		solid := n.Path.Fill.Kind == scene.Solid && n.Path.Fill.Color.A > .9
		if solid && len(contours) == 1 {
			out = append(out, f.shadow(&sheet))
		}
		out = append(out, scene.Node{Path: &sheet})
		if solid {
			out = append(out, f.planes(&sheet, contours)...)
		}
	}
	return out
}

// Shares of the side below which shapes and lines are left out.
const leastFold, leastStrip = .028, .009

// tooSmall tells what no one could fold: small shapes, and thin lines.
func (f folder) tooSmall(n scene.Node) bool {
	if n.Group != nil {
		return n.Group.Opacity < .5
	}
	x0, y0, x1, y1 := raster.Bounds([]scene.Node{n}, f.m)
	side := f.p.Length(1)
	if n.Path.Fill.Kind == scene.NoPaint {
		return n.Path.Stroke != nil && n.Path.Stroke.Width < leastStrip*side*f.unit && max(x1-x0, y1-y0) < .4*side
	}
	return max(x1-x0, y1-y0) < leastFold*side
}

// shadow is what a sheet throws on the ones below it.
func (f folder) shadow(sheet *scene.Path) scene.Node {
	h := *sheet
	dark := color.RGB{R: .1, G: .06, B: .12}.Paint()
	dark.Color.A = .26
	h.Fill, h.Stroke = dark, nil
	d := f.p.Length(.0055) * f.unit
	return scene.Node{Group: &scene.Group{Opacity: 1, Blend: scene.Atop, Children: scene.Transform([]scene.Node{{Path: &h}}, scene.Translate(.7*d, d))}}
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

// planes are the folds of a sheet: its outline is cut along its longer axis and, unless it is a strip, across it too; on large sheets one
// corner is folded over. Small sheets have one fold.
func (f folder) planes(sheet *scene.Path, contours [][]scene.Point) []scene.Node {
	var out []scene.Node
	base := color.ToLCH(color.RGB{R: sheet.Fill.Color.R, G: sheet.Fill.Color.G, B: sheet.Fill.Color.B})
	side := f.p.Length(1) * f.unit
	for k, c := range contours {
		mid, area := middle(c)
		if len(c) < 3 || area < .0004*side*side {
			continue
		}
		ax, ay, slim := axis(c, mid)
		parts := [][]scene.Point{cutAt(c, mid, -ay, ax), cutAt(c, mid, ay, -ax)}
		if slim < .5 && area > .002*side*side {
			tilt := .45 * (plane.Hash(k, int(area), 31) - .5)
			bx, by := ax-tilt*ay, ay+tilt*ax
			parts = [][]scene.Point{cutAt(parts[0], mid, bx, by), cutAt(parts[0], mid, -bx, -by), cutAt(parts[1], mid, bx, by), cutAt(parts[1], mid, -bx, -by)}
		}
		for _, part := range parts {
			if len(part) < 3 {
				continue
			}
			at, _ := middle(part)
			out = append(out, f.sheetNode(part, base, foldLight*f.facing(at.X-mid.X, at.Y-mid.Y)))
		}
		if area > .008*side*side {
			out = append(out, f.flap(c, mid, base)...)
		}
	}
	if len(out) == 0 {
		return nil
	}
	return []scene.Node{{Group: &scene.Group{Opacity: 1, Clip: []scene.Node{{Path: sheet}}, Children: out}}}
}

// foldLight is how much lighter a plane of pale paper is that faces the light.
const foldLight = .17

// sheetNode is a plane of paper with a pale crease around it.
func (f folder) sheetNode(c []scene.Point, base color.LCH, lift float32) scene.Node {
	lift *= .45 + .75*base.L // planes of dark paper, and of a dark face, are nearer to each other
	tone := func(l float32) color.RGB {
		return color.FromLCH(color.LCH{L: max(.27, min(.965, .98*base.L+l)), C: base.C * 1.05, H: base.H})
	}
	crease := tone(lift + .09).Paint()
	crease.Color.A = .75
	return scene.Node{Path: &scene.Path{Segments: lines([][]scene.Point{c}), Fill: tone(lift).Paint(), Stroke: &scene.Stroke{Paint: crease, Width: f.p.Length(.0022) * f.unit, Join: scene.RoundJoin}}}
}

// flap folds the corner that is farthest from the middle over: the pale back of the paper shows.
func (f folder) flap(c []scene.Point, mid scene.Point, base color.LCH) []scene.Node {
	far, most := c[0], float32(0)
	for _, q := range c {
		if d := (q.X-mid.X)*(q.X-mid.X) + (q.Y-mid.Y)*(q.Y-mid.Y); d > most {
			far, most = q, d
		}
	}
	n := float32(math.Sqrt(float64(most)))
	dx, dy := (far.X-mid.X)/n, (far.Y-mid.Y)/n
	at := scene.Point{X: far.X - .34*n*dx, Y: far.Y - .34*n*dy}
	corner := cutAt(c, at, dx, dy)
	if len(corner) < 3 {
		return nil
	}
	pale := color.LCH{L: base.L + .45*(.97-base.L), C: base.C * .6, H: base.H}
	return []scene.Node{f.sheetNode(corner, pale, .05*f.facing(dx, dy))}
}

// axis is the direction in which an outline is longest, and how much shorter it is across, 1 for a line.
func axis(c []scene.Point, mid scene.Point) (x, y, slim float32) {
	var a, b, d float64
	for i, p := range c {
		q := c[(i+1)%len(c)]
		long := math.Hypot(float64(q.X-p.X), float64(q.Y-p.Y))
		u, v := float64((p.X+q.X)/2-mid.X), float64((p.Y+q.Y)/2-mid.Y)
		a, b, d = a+long*u*u, b+long*u*v, d+long*v*v
	}
	sin, cos := math.Sincos(.5 * math.Atan2(2*b, a-d))
	spread := math.Hypot(a-d, 2*b)
	return float32(cos), float32(sin), float32(spread / (a + d + 1e-9))
}

// cutAt is the part of a polygon on the side of a line through a point to which a direction points.
func cutAt(c []scene.Point, at scene.Point, dx, dy float32) []scene.Point {
	var out []scene.Point
	side := func(p scene.Point) float32 { return (p.X-at.X)*dx + (p.Y-at.Y)*dy }
	for i, p := range c {
		q := c[(i+1)%len(c)]
		u, v := side(p), side(q)
		if u >= 0 {
			out = append(out, p)
		}
		if u >= 0 != (v >= 0) {
			t := u / (u - v)
			out = append(out, scene.Point{X: p.X + (q.X-p.X)*t, Y: p.Y + (q.Y-p.Y)*t})
		}
	}
	return out
}

// facing is how far a direction of the drawing points to the light at the upper left, from -1 to 1.
func (f folder) facing(x, y float32) float32 {
	o, q := f.m.Apply(scene.Point{}), f.m.Apply(scene.Point{X: x, Y: y})
	x, y = q.X-o.X, q.Y-o.Y
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
	tolerance := min(f.p.Length(.027)*f.unit, .135*min(x1-x0, y1-y0))
	if f.fine {
		tolerance = min(f.p.Length(.008)*f.unit, .085*min(x1-x0, y1-y0))
	}
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
