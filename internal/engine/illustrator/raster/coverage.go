package raster

import "pellucid/internal/engine/illustrator/scene"

// coverage is an accumulation buffer: every edge adds the signed area it leaves to its right, and a running sum along
// a row gives the winding-weighted coverage of each pixel (the method of font-rs and of golang.org/x/image/vector).
// Between uses all cells are zero.
type coverage struct {
	box    box
	w      int
	stride int       // w + 1: the last cell of a row takes what lies right of the box
	cells  []float32 // stride values per row
	rows   []touched
}

// touched is the range [lo, hi) of cells that edges have changed.
type touched struct{ lo, hi int32 }

// reset aims the buffer at b, keeping its memory.
func (c *coverage) reset(b box) {
	h := b.y1 - b.y0
	c.box, c.w, c.stride = b, b.x1-b.x0, b.x1-b.x0+1
	if n := c.stride * h; cap(c.cells) < n {
		c.cells = make([]float32, n)
	} else {
		c.cells = c.cells[:n]
	}
	if cap(c.rows) < h {
		c.rows = make([]touched, h)
	}
	c.rows = c.rows[:h]
	for y := range c.rows {
		c.rows[y] = touched{int32(c.stride), 0}
	}
}

// fill adds all contours of an outline, each closed.
func (c *coverage) fill(o *outline) {
	for _, k := range o.contours {
		points := o.points[k.start:k.end]
		from := points[len(points)-1]
		for _, to := range points {
			c.edge(from, to)
			from = to
		}
	}
}

// edge adds one straight edge, given in pixels of the layer.
func (c *coverage) edge(a, b scene.Point) {
	sign := float32(1)
	if a.Y > b.Y {
		a, b, sign = b, a, -1
	}
	x0, y0 := a.X-float32(c.box.x0), a.Y-float32(c.box.y0)
	x1, y1 := b.X-float32(c.box.x0), b.Y-float32(c.box.y0)
	bottom := float32(len(c.rows))
	if y0 >= y1 || y1 <= 0 || y0 >= bottom {
		return
	}
	slope := (x1 - x0) / (y1 - y0)
	x := x0
	if y0 < 0 {
		x, y0 = x-y0*slope, 0
	}
	y1 = min(y1, bottom)
	for y := int(y0); y < len(c.rows) && float32(y) < y1; y++ {
		dy := min(float32(y+1), y1) - max(float32(y), y0)
		next := x + slope*dy
		c.slice(y, x, next, sign*dy)
		x = next
	}
}

// slice adds the part of an edge within row y, from x = a to b, that goes down by d (signed) pixels.
func (c *coverage) slice(y int, a, b, d float32) {
	if a > b {
		a, b = b, a
	}
	w := float32(c.w)
	if a >= w {
		return
	}
	row := c.cells[y*c.stride : (y+1)*c.stride]
	if b <= 0 {
		row[0] += d
		c.touch(y, 0, 1)
		return
	}
	if a < 0 {
		outside := d * -a / (b - a)
		row[0] += outside
		a, d = 0, d-outside
	}
	if b > w {
		d -= d * (b - w) / (b - a)
		b = w
	}
	first := int(a)
	last := accumulate(row, first, a, b, d)
	c.touch(y, min(first, c.w-1), last)
}

// accumulate spreads d over the cells that the slice from a to b (0 ≤ a ≤ b ≤ width) crosses: each cell gets the
// change of covered area against its left neighbor. It returns the end of the changed range.
func accumulate(row []float32, first int, a, b, d float32) int {
	end := int(b)
	if float32(end) < b {
		end++
	}
	if end <= first+1 {
		right := d * (0.5*(a+b) - float32(first))
		row[first] += d - right
		if first+1 < len(row) {
			row[first+1] += right
		}
		return first + 2
	}
	perPixel := d / (b - a)
	fa := 1 - (a - float32(first))
	sum := 0.5 * perPixel * fa * fa
	row[first] += sum
	before := sum
	for i := first + 1; i < end-1; i++ {
		area := perPixel * (float32(i) + 0.5 - a)
		row[i] += area - before
		before = area
	}
	fb := b - float32(end-1)
	area := d - 0.5*perPixel*fb*fb
	row[end-1] += area - before
	if end < len(row) {
		row[end] += d - area
	}
	return end + 1
}

func (c *coverage) touch(y, lo, hi int) {
	r := &c.rows[y]
	r.lo, r.hi = min(r.lo, int32(lo)), max(r.hi, int32(min(hi, c.stride)))
}
