package detail

import (
	"math"

	"pellucid/internal/engine/illustrator/scene"
)

// point is a place in pixels of the picture.
type point = scene.Point

// outline is the contour of a body in pixels: loops of points at even steps, with their normals to the inside.
type outline struct {
	loops          []loop
	x0, y0, x1, y1 float32
	step           float32

	// The long axis of the body.
	cx, cy, cos, sin, long, wide float32
}

// loop is one closed line.
type loop struct{ at, in []point }

// outlineOf flattens a path whose matrix leads to pixels; ok is false where it is too small to be a body.
func outlineOf(p *scene.Path, m scene.Matrix, step float32) (o outline, ok bool) {
	o = outline{x0: math.MaxFloat32, y0: math.MaxFloat32, x1: -math.MaxFloat32, y1: -math.MaxFloat32, step: step}
	for _, line := range flat(p, m) {
		if even := evenly(line, step); len(even) >= 6 {
			o.loops = append(o.loops, loop{at: even})
		}
	}
	n := 0
	for _, l := range o.loops {
		for _, q := range l.at {
			o.x0, o.y0, o.x1, o.y1 = min(o.x0, q.X), min(o.y0, q.Y), max(o.x1, q.X), max(o.y1, q.Y)
		}
		n += len(l.at)
	}
	if n == 0 {
		return o, false
	}
	o.measure()
	if n > mostPoints {
		o.loops = nil
	}
	o.face()
	return o, true
}

// mostPoints bounds the work on one body: outlines that are longer, such as the many joined forms of a trunk, have no marks along them.
const mostPoints = 2600

// face finds which side of each loop is inside.
func (o *outline) face() {
	for k := range o.loops {
		l := &o.loops[k]
		l.in = make([]point, len(l.at))
		n := len(l.at)
		votes := 0
		for i := range l.at {
			a, b := l.at[(i+n-1)%n], l.at[(i+1)%n]
			if d := gap(a, b); d > 0 {
				l.in[i] = point{X: -(b.Y - a.Y) / d, Y: (b.X - a.X) / d}
			}
			if i%(n/6+1) == 0 {
				if o.holds(point{X: l.at[i].X + 0.5*o.step*l.in[i].X, Y: l.at[i].Y + 0.5*o.step*l.in[i].Y}) {
					votes++
				} else {
					votes--
				}
			}
		}
		if votes < 0 {
			for i := range l.in {
				l.in[i] = point{X: -l.in[i].X, Y: -l.in[i].Y}
			}
		}
	}
}

// holds reports whether a place is inside.
func (o *outline) holds(p point) bool {
	in := false
	for _, l := range o.loops {
		for i, a := range l.at {
			b := l.at[(i+1)%len(l.at)]
			if (a.Y > p.Y) != (b.Y > p.Y) && p.X < a.X+(p.Y-a.Y)/(b.Y-a.Y)*(b.X-a.X) {
				in = !in
			}
		}
	}
	return in
}

// measure finds the long axis.
func (o *outline) measure() {
	var n, sx, sy, xx, yy, xy float64
	for _, l := range o.loops {
		for _, q := range l.at {
			x, y := float64(q.X), float64(q.Y)
			n, sx, sy, xx, yy, xy = n+1, sx+x, sy+y, xx+x*x, yy+y*y, xy+x*y
		}
	}
	mx, my := sx/n, sy/n
	sin, cos := math.Sincos(0.5 * math.Atan2(2*(xy/n-mx*my), xx/n-mx*mx-yy/n+my*my))
	o.cx, o.cy, o.cos, o.sin = float32(mx), float32(my), float32(cos), float32(sin)
	for _, l := range o.loops {
		for _, q := range l.at {
			u, v := o.along(q)
			o.long, o.wide = max(o.long, u, -u), max(o.wide, v, -v)
		}
	}
}

// along are the places of a point along and across the long axis.
func (o *outline) along(q point) (u, v float32) {
	x, y := q.X-o.cx, q.Y-o.cy
	return x*o.cos + y*o.sin, y*o.cos - x*o.sin
}

// place is the point at such places.
func (o *outline) place(u, v float32) point {
	return point{X: o.cx + u*o.cos - v*o.sin, Y: o.cy + u*o.sin + v*o.cos}
}

// inset are the lines that run at a depth inside the outline, where it is wide enough for them.
func (o *outline) inset(depth float32) (lines [][]point) {
	for _, l := range o.loops {
		var line []point
		for i := range l.at {
			q := point{X: l.at[i].X + depth*l.in[i].X, Y: l.at[i].Y + depth*l.in[i].Y}
			if o.clear(q, 0.93*depth) {
				line = append(line, q)
				continue
			}
			lines, line = append(lines, line), nil
		}
		lines = append(lines, line)
	}
	var out [][]point
	for _, line := range lines {
		if len(line) > 3 {
			out = append(out, line)
		}
	}
	return out
}

// clear reports whether a place is so far from the outline.
func (o *outline) clear(q point, least float32) bool {
	for _, l := range o.loops {
		for i := 0; i < len(l.at); i += 2 {
			x, y := l.at[i].X-q.X, l.at[i].Y-q.Y
			if x*x+y*y < least*least {
				return false
			}
		}
	}
	return true
}
