package craft

import (
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

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

// corners are the outlines of a path as polygons of few corners.
func (f folder) corners(p *scene.Path) [][]scene.Point {
	all := polylines(p)
	if f.whole && len(all) > 3 {
		all = united(p)
	}
	for i, c := range all {
		all[i] = f.reduced(c)
	}
	return all
}

// polylines are the outlines of a path with eight lines for each curve.
func polylines(p *scene.Path) [][]scene.Point {
	var all [][]scene.Point
	var c []scene.Point
	end := func() {
		if len(c) > 1 {
			all = append(all, c)
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

// closed reports whether any outline of a path is closed.
func closed(p *scene.Path) bool {
	return slices.ContainsFunc(p.Segments, func(s scene.Segment) bool { return s.Op == scene.Close })
}

// bent are the lines of an open path with few corners.
func (f folder) bent(p *scene.Path) []scene.Segment {
	b := scene.NewPath()
	for _, c := range polylines(p) {
		x0, y0, x1, y1 := raster.Bounds([]scene.Node{{Path: &scene.Path{Segments: lines([][]scene.Point{c})}}}, scene.Identity)
		line := append(chord(c, min(f.p.Length(.018)*f.unit, .12*max(x1-x0, y1-y0))), c[len(c)-1])
		b.Move(line[0].X, line[0].Y)
		for _, q := range line[1:] {
			b.Line(q.X, q.Y)
		}
	}
	return b.Path().Segments
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
	tolerance := min(f.p.Length(.024)*f.unit, .105*min(x1-x0, y1-y0))
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
