package raster

import "pellucid/internal/engine/illustrator/scene"

// outline is a set of polylines in pixels; its slices are reused from path to path.
type outline struct {
	points   []scene.Point
	contours []contour
}

// contour is the range [start, end) of an outline's points. Filling closes every contour; closed matters to strokes.
type contour struct {
	start, end int
	closed     bool
}

func (o *outline) reset() {
	o.points, o.contours = o.points[:0], o.contours[:0]
}

func (o *outline) add(p scene.Point) { o.points = append(o.points, p) }

// finish ends the contour that began at start; a single point stays only when it was closed on purpose.
func (o *outline) finish(start int, closed bool) {
	n := len(o.points) - start
	if n == 0 || n == 1 && !closed {
		o.points = o.points[:start]
		return
	}
	o.contours = append(o.contours, contour{start, len(o.points), closed})
}

// extent returns the hull of all points.
func (o *outline) extent() extent {
	e := nothing
	for _, p := range o.points {
		e = e.add(p)
	}
	return e
}

// travel estimates how many cells the edges cross within b: what accumulating them will cost.
func (o *outline) travel(b box) int {
	w, h := float32(b.x1-b.x0), float32(b.y1-b.y0)
	cells := 0
	for i := 1; i < len(o.points); i++ {
		p, q := o.points[i-1], o.points[i]
		cells += int(min(abs(q.X-p.X), w)+min(abs(q.Y-p.Y), h)) + 1
	}
	return cells
}
