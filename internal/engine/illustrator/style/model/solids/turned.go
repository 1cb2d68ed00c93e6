package solids

import (
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/scene"
)

// corners are of a circle in a hull.
const corners = 64

// sideways is a paint that goes from the light on the left to the shade on the right of something that is so wide on both sides of its middle.
func sideways(c color.RGB, x, half float32, up float32) scene.Paint {
	if half < 1e-4 {
		return c.Paint()
	}
	return scene.Paint{Kind: scene.Linear, Opacity: 1, ToUnit: scene.Matrix{1 / (2 * half), 0, 0, 1, -(x - half) / (2 * half), 0}, Stops: []scene.Stop{
		{Offset: 0, Color: face(c, -0.1+up).Opaque()}, {Offset: 0.26, Color: face(c, 0.3+up).Opaque()}, {Offset: 0.55, Color: face(c, -0.15+up).Opaque()}, {Offset: 0.92, Color: face(c, -0.9+up).Opaque()}, {Offset: 1, Color: face(c, -0.8+up).Opaque()},
	}}
}

// turn is a body turned around an upright axis at x and y: radius and height of each ring, from the bottom up. The uppermost is closed.
func (d *drawing) turn(c color.RGB, v []float32) {
	x, y, rings := v[0], v[1], v[2:]
	for k := 0; k+3 < len(rings); k += 2 {
		r, z, R, Z := rings[k], rings[k+1], rings[k+2], rings[k+3]
		mid, low := project(x, y, z)
		_, high := project(x, y, Z)
		up := 0.35 * (r - R) / max(0.01, r-R+Z-z, R-r+Z-z) // a roof is lighter than a wall, what hangs over darker
		paint := sideways(c, mid, max(r, R)*round, up)
		d.hull(paint, append(circle(mid, low, r), circle(mid, high, R)...))
	}
	if n := len(rings); rings[n-2] > 0 {
		d.lying(face(c, 1), []float32{x, y, rings[n-1], rings[n-2]})
	}
}

// lying is a disc of that tone: its middle and radius.
func (d *drawing) lying(c color.RGB, v []float32) {
	x, y := project(v[0], v[1], v[2])
	d.out = append(d.out, scene.NewPath().Ellipse(x, y, v[3]*round, v[3]*flat).Fill(c.Paint()).Node())
}

// ball is its middle and radius, and half its height where it is not a sphere.
func (d *drawing) ball(c color.RGB, v []float32) {
	x, y := project(v[0], v[1], v[2])
	r := v[3] * round
	high := r
	if len(v) > 4 {
		high = v[4] * round
	}
	d.out = append(d.out, scene.NewPath().Ellipse(x, y, r, high).Fill(rounded(c, x, y, r, high)).Node())
}

// slice is the lower half of an upright disc on an axis along y: the middle of its flat side, its radius and how thick it is.
func (d *drawing) slice(c color.RGB, v []float32) {
	x, y, z, r, thick := v[0], v[1], v[2], v[3], v[4]
	edge := func(back float32) (out []scene.Point) {
		for k := range corners/2 + 1 {
			sin, cos := math.Sincos(math.Pi * float64(k) / (corners / 2))
			out = append(out, Project(x-r*float32(cos), y-back, z-r*float32(sin)))
		}
		return out
	}
	d.hull(face(c, -1).Paint(), append(edge(0), edge(thick)...))
	d.hull(face(c, 0).Paint(), edge(0))
	d.quad(face(c, 1).Paint(), [3]float32{x - r, y, z}, [3]float32{x + r, y, z}, [3]float32{x + r, y - thick, z}, [3]float32{x - r, y - thick, z})
}

// dome is half of an egg: the middle of its ground, its radius and height.
func (d *drawing) dome(c color.RGB, v []float32) {
	x, y := project(v[0], v[1], v[2])
	wide := v[3] * round
	high := float32(math.Sqrt(float64(v[3]*v[3]*flat*flat + v[4]*v[4])))
	outline := circle(x, y, v[3])
	for k := range corners / 2 {
		sin, cos := math.Sincos(math.Pi * (float64(k) + 0.5) / (corners / 2))
		outline = append(outline, scene.Point{X: x + wide*float32(cos), Y: y - high*float32(sin)})
	}
	d.hull(rounded(c, x, y, wide, high), outline)
}

// rounded is the paint of something round around a middle, so wide and high: bright at its upper left, in the shade at its lower right.
func rounded(c color.RGB, x, y, wide, high float32) scene.Paint {
	return scene.Paint{Kind: scene.Radial, Opacity: 1, FocalX: -0.35, FocalY: -0.45, ToUnit: scene.Matrix{1 / wide, 0, 0, 1 / high, -x / wide, -y / high}, Stops: []scene.Stop{
		{Offset: 0, Color: face(c, 1).Opaque()}, {Offset: 0.55, Color: c.Opaque()}, {Offset: 1, Color: face(c, -1).Opaque()},
	}}
}

// tube is a rod: how thick it is, and the places that it goes through.
func (d *drawing) tube(c color.RGB, v []float32) {
	line := func(paint scene.Paint, width, up float32) {
		var at []scene.Point
		for k := 1; k+2 < len(v); k += 3 {
			x, y := project(v[k], v[k+1], v[k+2])
			at = append(at, scene.Point{X: x - up, Y: y - up})
		}
		b := scene.NewPath().Move(at[0].X, at[0].Y)
		for k := 1; k < len(at); k++ {
			if next := k + 1; len(at) > 3 && next < len(at)-1 { // many places are a curve
				b.Quad(at[k].X, at[k].Y, (at[k].X+at[next].X)/2, (at[k].Y+at[next].Y)/2)
			} else if len(at) > 3 && next == len(at)-1 {
				b.Quad(at[k].X, at[k].Y, at[next].X, at[next].Y)
				break
			} else {
				b.Line(at[k].X, at[k].Y)
			}
		}
		d.out = append(d.out, b.Stroke(scene.Stroke{Paint: paint, Width: width, Cap: scene.RoundCap, Join: scene.RoundJoin}).Node())
	}
	line(face(c, -0.7).Paint(), v[0], 0)
	line(face(c, 0.35).Paint(), v[0]*0.45, v[0]*0.14)
}

// wheel stands upright on an axis along y, or along x: its middle, its radius and how thick it is; a ring has a hole.
func (d *drawing) wheel(c color.RGB, v []float32, ring, alongX bool) {
	at := func(cos, sin, r, back float32) scene.Point {
		if alongX {
			return Project(v[0]-back, v[1]+r*cos, v[2]+r*sin)
		}
		return Project(v[0]+r*cos, v[1]-back, v[2]+r*sin)
	}
	edge := func(r, back float32) (out []scene.Point) {
		for k := range corners {
			sin, cos := math.Sincos(2 * math.Pi * float64(k) / corners)
			out = append(out, at(float32(cos), float32(sin), r, back))
		}
		return out
	}
	tone := float32(0)
	if alongX {
		tone = -1
	}
	if ring {
		b := scene.NewPath()
		for i, p := range edge(v[3], 0) {
			if i == 0 {
				b.Move(p.X, p.Y)
			} else {
				b.Line(p.X, p.Y)
			}
		}
		d.out = append(d.out, b.Close().Stroke(scene.Stroke{Paint: face(c, -0.6).Paint(), Width: v[4], Join: scene.RoundJoin}).Node())
		return
	}
	side := face(c, -1).Paint()
	if v[4] > v[3] && !alongX { // a roller: its upper side is in the light
		x, y := project(v[0], v[1], v[2])
		side = scene.Paint{Kind: scene.Linear, Opacity: 1, ToUnit: scene.Matrix{0.5 / (2 * v[3]), 0, 0.866 / (2 * v[3]), 1, 0.5 - (0.5*x+0.866*y)/(2*v[3]), 0}, Stops: []scene.Stop{
			{Offset: 0, Color: face(c, 0.9).Opaque()}, {Offset: 0.3, Color: face(c, 0.3).Opaque()}, {Offset: 0.7, Color: face(c, -0.7).Opaque()}, {Offset: 1, Color: face(c, -1).Opaque()},
		}}
	}
	d.hull(side, append(edge(v[3], 0), edge(v[3], v[4])...))
	d.hull(face(c, tone).Paint(), edge(v[3], 0))
}

// circle is a lying circle around a place that is seen there.
func circle(x, y, r float32) (out []scene.Point) {
	for k := range corners {
		sin, cos := math.Sincos(2 * math.Pi * float64(k) / corners)
		out = append(out, scene.Point{X: x + r*round*float32(cos), Y: y + r*flat*float32(sin)})
	}
	return out
}

// hull fills what a band around some points would enclose.
func (d *drawing) hull(paint scene.Paint, points []scene.Point) {
	slices.SortFunc(points, func(a, b scene.Point) int {
		switch {
		case a.X < b.X || a.X == b.X && a.Y < b.Y:
			return -1
		case a == b:
			return 0
		}
		return 1
	})
	half := func(points []scene.Point) (out []scene.Point) {
		for _, p := range points {
			for n := len(out); n >= 2 && (out[n-1].X-out[n-2].X)*(p.Y-out[n-2].Y)-(out[n-1].Y-out[n-2].Y)*(p.X-out[n-2].X) <= 0; n = len(out) {
				out = out[:n-1]
			}
			out = append(out, p)
		}
		return out[:len(out)-1]
	}
	outline := half(points)
	slices.Reverse(points)
	outline = append(outline, half(points)...)
	b := scene.NewPath()
	for i, p := range outline {
		if i == 0 {
			b.Move(p.X, p.Y)
		} else {
			b.Line(p.X, p.Y)
		}
	}
	d.out = append(d.out, b.Close().Fill(paint).Node())
}
