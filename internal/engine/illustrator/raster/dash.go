package raster

import "pellucid/internal/engine/illustrator/scene"

// minDash is the shortest dash pattern, in pixels, that is worth cutting; finer ones are drawn solid.
const minDash = 0.25

// dasher cuts polylines into dashes.
type dasher struct {
	out     *outline
	pattern []float32
	index   int
	left    float32 // of the current dash or gap
	start   int     // first point of the current dash
	spend   *int
}

// dash appends the dashes of line to out. The pattern (dash, gap, dash …, in pixels) begins anew with every contour;
// one that is too fine is left whole. It stops early when left (a budget of points) is used up.
func dash(out, line *outline, pattern []float32, left *int) {
	total := float32(0)
	for _, d := range pattern {
		total += d
	}
	for _, c := range line.contours {
		points := line.points[c.start:c.end]
		start := len(out.points)
		if !(total >= minDash) {
			out.points = append(out.points, points...)
			out.finish(start, c.closed)
			continue
		}
		d := dasher{out: out, pattern: pattern, left: pattern[0], start: start, spend: left}
		d.contour(points, c.closed)
	}
}

func (d *dasher) contour(points []scene.Point, closed bool) {
	d.out.add(points[0])
	for i := 1; i < len(points); i++ {
		d.piece(points[i-1], points[i])
	}
	if closed {
		d.piece(points[len(points)-1], points[0])
	}
	d.finish()
}

func (d *dasher) on() bool { return d.index%2 == 0 }

// piece walks one straight piece, switching between dash and gap.
func (d *dasher) piece(a, b scene.Point) {
	l := length(b.X-a.X, b.Y-a.Y)
	done := float32(0)
	for l-done > d.left && spend(d.spend, 2) {
		done += d.left
		t := done / l
		at := scene.Point{X: a.X + (b.X-a.X)*t, Y: a.Y + (b.Y-a.Y)*t}
		d.flip(at)
	}
	d.left -= l - done
	if d.on() {
		d.out.add(b)
	}
}

// flip ends a dash at a point, or begins one there.
func (d *dasher) flip(at scene.Point) {
	if d.on() {
		d.out.add(at)
	}
	d.finish()
	d.index++
	d.left = d.pattern[d.index%len(d.pattern)]
	if d.on() {
		d.out.add(at)
	}
}

func (d *dasher) finish() {
	if d.on() {
		d.out.finish(d.start, false)
	}
	d.start = len(d.out.points)
}
