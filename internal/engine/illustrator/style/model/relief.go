package model

import (
	"math"

	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/plane"
)

// The view of isometric pictures: how far it is seen from above.
const (
	viewDown = 27.0 // degrees
	reliefUp = 0.30 // how far light and shade of a relief go
)

// relief is a drawing with a height toward the viewer for each of its pixels, which is seen from above.
type relief struct {
	src   *raster.Layer
	z     *plane.Plane
	back  *plane.Plane // the height of what is behind, which is below 0
	least float32      // height at an upper edge from which on that is a flat top
	face  plane.Tone
	base  float32 // the row on which it stands
	sin   float32
	cos   float32
}

func newRelief(src *raster.Layer, z, back *plane.Plane, least float32) *relief {
	sin, cos := math.Sincos(viewDown * math.Pi / 180)
	return &relief{src: src, z: z, back: back, least: least, face: blockFaces(), base: float32(plane.InkBounds(src).Max.Y), sin: float32(sin), cos: float32(cos)}
}

// seen is the nearest surface in each part of a row of a column: the row of the drawing that it shows, and how near it is.
type seen struct {
	row, near   []float32
	lit         []bool
	first, last int // of the parts that anything is seen in
}

// steps is in how many parts a row is drawn, for clean edges.
const steps = 3

func newSeen(high int) *seen {
	s := &seen{row: make([]float32, steps*high), near: make([]float32, steps*high), lit: make([]bool, steps*high)}
	s.first, s.last = 0, len(s.row)-1
	return s
}

func (s *seen) clear() {
	for i := s.first; i <= s.last; i++ {
		s.row[i], s.near[i], s.lit[i] = -1, float32(math.Inf(-1)), false
	}
	s.first, s.last = len(s.row), -1
}

// draw lays the relief over a layer, column by column.
func (v *relief) draw(out *raster.Layer) {
	front, back := newSeen(out.H), newSeen(out.H)
	for x := range v.src.W {
		front.clear()
		back.clear()
		v.column(x, 1, front, out)
		v.column(x, -1, back, out)
		v.lay(x, front, back, out)
	}
}

// lay draws what is seen in a column: the front, and the back of which a little shows above it.
func (v *relief) lay(x int, front, back *seen, out *raster.Layer) {
	first, last := min(front.first, back.first)/steps, max(front.last, back.last)/steps
	for y := first; y <= last && last >= 0; y++ {
		var sum [4]float32
		for k := y * steps; k < (y+1)*steps; k++ {
			var c [4]float32
			if front.row[k] >= 0 {
				c = v.shown(x, front.row[k], front.lit[k])
			}
			if c[3] < 0.99 && back.row[k] >= 0 {
				behind, rest := v.shown(x, back.row[k], true), 1-c[3]
				for i := range c {
					c[i] += behind[i] * rest
				}
			}
			for i := range sum {
				sum[i] += c[i] / steps
			}
		}
		if sum[3] > 0.002 {
			d := plane.Pixel(out, y*out.W+x+v.src.X0-out.X0)
			for i := range sum {
				d[i] = sum[i] + d[i]*(1-sum[3])
			}
		}
	}
}

// shown is the drawing at a row of a column, in its light.
func (v *relief) shown(x int, row float32, lit bool) [4]float32 {
	c := v.sample(x, row)
	if i := int(row)*v.src.W + x; v.z.V[i]-v.back.V[i] > edgeDepth || i+v.src.W < len(v.z.V) && v.z.V[i+v.src.W]-v.back.V[i+v.src.W] > edgeDepth {
		closed(&c, v.src, x, int(row))
	}
	light := v.light(x, row, lit)
	if c[3] < 0.01 || light < 0.01 && light > -0.01 {
		return c
	}
	w := v.face.At(plane.Straight(c[:]), light)
	return [4]float32{w.R * c[3], w.G * c[3], w.B * c[3], c[3]}
}

// column notes the surface of one column of the drawing, in front or at the back.
func (v *relief) column(x int, side float32, s *seen, out *raster.Layer) {
	w := v.src.W
	var wasY, wasNear float32
	open := false
	for y := range v.src.H {
		i := y*w + x
		at := i // of the height: a soft edge has that of the ink below it
		if v.src.Pix[4*i+3] < 0.004 {
			at = i + w
		}
		if at >= len(v.z.V) || v.src.Pix[4*at+3] < 0.004 {
			open = false
			continue
		}
		z := v.z.V[at]
		if side < 0 {
			z = v.back.V[at]
		}
		up := v.base - float32(y+v.src.Y0)
		atY, near := v.base-up*v.cos+z*v.sin-float32(out.Y0), z*v.cos+up*v.sin
		if b := v.back.V[at]; !open && side > 0 && z-b > 2*v.least { // the top
			s.fill(v.base-up*v.cos+b*v.sin-float32(out.Y0), atY, near-(z-b)*v.cos, near, v.inner(y), v.inner(y), v.least > 1)
		}
		if open {
			s.fill(wasY, atY, wasNear, near, float32(y-1), float32(y), side < 0)
		}
		wasY, wasNear, open = atY, near, true
	}
}

// inner is a row so far below an edge that its line is not seen there.
func (v *relief) inner(y int) float32 { return min(float32(y)+v.least, float32(v.src.H-1)) }

// fill notes the surface between two places of a column.
func (s *seen) fill(a, b, nearA, nearB, rowA, rowB float32, lit bool) {
	if a > b {
		a, b, nearA, nearB, rowA, rowB = b, a, nearB, nearA, rowB, rowA
	}
	first, last := int(math.Ceil(float64(a*steps-0.5))), int(math.Floor(float64(b*steps-0.5)))
	first, last = max(0, first), min(last, len(s.row)-1)
	if first <= last {
		s.first, s.last = min(s.first, first), max(s.last, last)
	}
	for k := first; k <= last; k++ {
		f := ((float32(k)+0.5)/steps - a) / max(b-a, 1e-4)
		if near := nearA + (nearB-nearA)*f; near >= s.near[k] {
			s.near[k], s.row[k], s.lit[k] = near, max(0, rowA+(rowB-rowA)*f), lit
		}
	}
}

// sample is the drawing between two rows.
func (v *relief) sample(x int, row float32) (out [4]float32) {
	y := min(int(row), v.src.H-1)
	f := row - float32(y)
	a := plane.Pixel(v.src, y*v.src.W+x)
	b := a
	if y+1 < v.src.H {
		b = plane.Pixel(v.src, (y+1)*v.src.W+x)
	}
	for i := range out {
		out[i] = a[i] + (b[i]-a[i])*f
	}
	return out
}

// light is how far a surface is turned to the light from above (1) or away from it (−1).
func (v *relief) light(x int, row float32, lit bool) float32 {
	if lit {
		return 2 * reliefUp
	}
	y, w := int(row), v.src.W
	if y < 2 || y+2 >= v.src.H || x < 2 || x+2 >= w {
		return 0
	}
	down := (v.z.V[(y+2)*w+x] - v.z.V[(y-2)*w+x]) / 4
	right := (v.z.V[y*w+x+2] - v.z.V[y*w+x-2]) / 4
	return reliefUp * plane.Clamp2(0.75*down/(1+max(down, -down))+0.85*right/(1+max(right, -right)))
}

// behind is the height of the back of a body that is as deep there as in front.
func behind(z *plane.Plane) *plane.Plane {
	out := plane.NewPlane(z.Rect())
	for i, v := range z.V {
		out.V[i] = -v
	}
	return out
}

// edgeDepth is how thick a body is beside its outline, in pixels: thinner parts keep the soft edge of the drawing.
const edgeDepth = 2

// closed makes a color opaque that is from the soft edge of something opaque: it was turned to where no edge is.
func closed(c *[4]float32, src *raster.Layer, x, y int) {
	if c[3] > 0.98 {
		return
	}
	for v := max(0, y-2); v <= min(src.H-1, y+2); v++ {
		for u := max(0, x-2); u <= min(src.W-1, x+2); u++ {
			if d := plane.Pixel(src, v*src.W+u); d[3] > 0.98 {
				*c = [4]float32(d)
				return
			}
		}
	}
}
