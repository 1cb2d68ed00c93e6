package edits

import (
	"math"
)

// envelope finds the columns whose parabolas make up the lower envelope of a row, and from which x on each does. It returns how
// many there are.
func envelope(rows []int32, y int, apex, from []int32) int {
	n := 0
	height := func(u int32) int64 { d := int64(rows[u]) - int64(y); return d * d }
	at := func(x, u int32) int64 { d := int64(x - u); return d*d + height(u) }
	for u := range rows {
		if rows[u] == noRow {
			continue
		}
		u := int32(u)
		for n > 0 && at(from[n-1], apex[n-1]) > at(from[n-1], u) {
			n--
		}
		if n == 0 {
			apex[0], from[0], n = u, 0, 1
			continue
		}
		k := apex[n-1]
		// the first x where u is nearer than k
		x := 1 + (int64(u)*int64(u)-int64(k)*int64(k)+height(u)-height(k))/(2*int64(u-k))
		if x < int64(len(rows)) {
			apex[n], from[n] = u, int32(x)
			n++
		}
	}
	return n
}

// segment is a piece of the contour inside a cell.
type segment struct{ x0, y0, x1, y1 float32 }

// contour is the line where alpha crosses the level, to a fraction of a pixel: marching squares over the centers of the pixels.
// first holds, for the cell whose upper left corner is a pixel, the number of its first segment plus one; cells have at most two.
type contour struct {
	shape
	level    uint8
	segments []segment
	first    []int32
}

func (s shape) contour(level uint8) contour {
	c := contour{shape: s, level: level, first: make([]int32, s.w*s.h)}
	for y := range s.h - 1 {
		for x := range s.w - 1 {
			i := y*s.w + x
			a, b, d, e := s.a[i], s.a[i+1], s.a[i+s.w], s.a[i+s.w+1]
			if (a >= level) == (b >= level) && (a >= level) == (d >= level) && (a >= level) == (e >= level) {
				continue
			}
			c.first[i] = int32(len(c.segments) + 1)
			c.cell(float32(x), float32(y), a, b, e, d)
		}
	}
	return c
}

// cell adds the segments of a cell with the alphas of its corners, clockwise from the upper left.
func (c *contour) cell(x, y float32, a, b, e, d uint8) {
	level := c.level
	cross := func(p, q uint8) float32 { return (float32(level) - 0.5 - float32(p)) / (float32(q) - float32(p)) }
	var points [4][2]float32
	n := 0
	add := func(px, py float32) { points[n] = [2]float32{px, py}; n++ }
	if (a >= level) != (b >= level) {
		add(x+cross(a, b), y)
	}
	if (b >= level) != (e >= level) {
		add(x+1, y+cross(b, e))
	}
	if (d >= level) != (e >= level) {
		add(x+cross(d, e), y+1)
	}
	if (a >= level) != (d >= level) {
		add(x, y+cross(a, d))
	}
	join := func(i, j int) {
		c.segments = append(c.segments, segment{points[i][0], points[i][1], points[j][0], points[j][1]})
	}
	switch {
	case n == 2:
		join(0, 1)
	case n == 4 && a >= level: // two corners opposite each other: they are joined
		join(0, 1)
		join(2, 3)
	case n == 4:
		join(0, 3)
		join(1, 2)
	}
}

// distance returns how far the center of a pixel is from the contour, in pixels. near is the nearest pixel of the shape; the
// contour runs through the cells around it.
func (c *contour) distance(x, y int, near int32) float32 {
	nx, ny := int(near)%c.w, int(near)/c.w
	best := float32(math.MaxFloat32)
	for cy := max(0, ny-2); cy <= min(c.h-2, ny+1); cy++ {
		for cx := max(0, nx-2); cx <= min(c.w-2, nx+1); cx++ {
			k := c.first[cy*c.w+cx]
			if k == 0 {
				continue
			}
			end := int(k)
			for i := int(k) - 1; i < len(c.segments) && i <= end; i++ {
				s := c.segments[i]
				if i == end && (int(min(s.x0, s.x1)) != cx || int(min(s.y0, s.y1)) != cy) {
					break
				}
				best = min(best, s.squared(float32(x), float32(y)))
			}
		}
	}
	if best == math.MaxFloat32 { // no contour: the shape fills the image
		dx, dy := float32(x-nx), float32(y-ny)
		best = dx*dx + dy*dy
	}
	return float32(math.Sqrt(float64(best)))
}

// squared is the square of the distance from a point to the segment.
func (s segment) squared(x, y float32) float32 {
	dx, dy := s.x1-s.x0, s.y1-s.y0
	px, py := x-s.x0, y-s.y0
	t := float32(0)
	if l := dx*dx + dy*dy; l > 0 {
		t = min(1, max(0, (px*dx+py*dy)/l))
	}
	px, py = px-t*dx, py-t*dy
	return px*px + py*py
}
