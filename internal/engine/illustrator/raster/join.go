package raster

import (
	"math"

	"pellucid/internal/engine/illustrator/scene"
)

// smooth is how much of an outer corner, in pixels, may be cut without anybody seeing it.
const smooth = 0.05

// corner joins the left sides of two legs that meet at a point; both offset points are added by side.
func (p *pen) corner(at scene.Point, from, to leg) {
	cross := from.dir.X*to.dir.Y - from.dir.Y*to.dir.X
	dot := from.dir.X*to.dir.X + from.dir.Y*to.dir.Y
	if cross < 0 {
		p.inner(at, from, to, dot)
		return
	}
	cosHalf := float32(math.Sqrt(float64(max(0, (1+dot)/2))))
	if p.half*(1-cosHalf) < smooth {
		return
	}
	switch p.join {
	case scene.RoundJoin:
		p.arc(at, from.dir, turn(from.dir, to.dir))
	case scene.MiterJoin:
		p.miter(at, from.dir, to.dir, cosHalf)
	}
}

// inner joins the inside of a corner. Going through the corner itself makes the outline the union of the legs'
// rectangles, whatever their lengths; where both legs are long enough the detour is not needed.
func (p *pen) inner(at scene.Point, from, to leg, dot float32) {
	tanHalf2 := (1 - dot) / max(1+dot, 1e-6)
	if reach := min(from.length, to.length); reach*reach < p.half*p.half*tanHalf2 {
		p.out.add(at)
	}
}

// miter adds the point where the outer sides meet, unless the limit (miter length over width) makes it a bevel.
func (p *pen) miter(at, from, to scene.Point, cosHalf float32) {
	if cosHalf*p.limit < 1 {
		return
	}
	middle := scene.Point{X: from.Y + to.Y, Y: -from.X - to.X}
	l := length(middle.X, middle.Y)
	if l < 1e-6 {
		return
	}
	k := p.half / cosHalf / l
	p.out.add(scene.Point{X: at.X + middle.X*k, Y: at.Y + middle.Y*k})
}

// turn is the angle in radians from one direction to another, 0–2π.
func turn(from, to scene.Point) float64 {
	angle := math.Atan2(float64(from.X*to.Y-from.Y*to.X), float64(from.X*to.X+from.Y*to.Y))
	if angle < 0 {
		angle += 2 * math.Pi
	}
	return angle
}

// arc adds the points between two offset points around a center, beginning at the left of dir, through angle radians.
func (p *pen) arc(at, dir scene.Point, angle float64) {
	if len(p.out.points) > p.room {
		return
	}
	n := int(math.Ceil(angle / p.step))
	for i := 1; i < n; i++ {
		s, c := math.Sincos(angle * float64(i) / float64(n))
		turned := scene.Point{
			X: dir.X*float32(c) - dir.Y*float32(s),
			Y: dir.X*float32(s) + dir.Y*float32(c),
		}
		p.out.add(p.offset(at, turned))
	}
}

// end adds the cap at the end of a line that comes in along dir.
func (p *pen) end(at, dir scene.Point) {
	switch p.cap {
	case scene.RoundCap:
		p.arc(at, dir, math.Pi)
	case scene.SquareCap:
		ahead := scene.Point{X: at.X + dir.X*p.half, Y: at.Y + dir.Y*p.half}
		p.out.add(p.offset(ahead, dir))
		p.out.add(p.offset(ahead, scene.Point{X: -dir.X, Y: -dir.Y}))
	}
}

// dot adds what a line of no length looks like: a disc, a square or, with butt ends, nothing.
func (p *pen) dot(at scene.Point) {
	right := scene.Point{X: 1}
	switch p.cap {
	case scene.RoundCap:
		p.out.add(p.offset(at, right))
		p.arc(at, right, 2*math.Pi)
	case scene.SquareCap:
		p.end(at, right)
		p.end(at, scene.Point{X: -1})
	}
}
