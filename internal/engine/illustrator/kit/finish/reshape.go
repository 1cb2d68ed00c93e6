package finish

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// Outline is the edge of a shape as the distance from its middle in each of outlineSteps directions, clockwise from the right.
type Outline struct {
	reach   [outlineSteps]float64
	x, y    float64 // the middle, in the units of the drawing
	covered float64 // area in those units
	convex  float64 // share of what the edge encloses that is filled
}

const (
	outlineSteps = 720
	outlineSide  = 192 // pixels of the longer side in which an edge is looked for
	slender      = .055
	leastFull    = .7 // of what another outline is given to
	leastFilled  = .8 // below this share a shape is no outline: legs, handles and holes
)

// OutlineOf finds the edge of a drawing. It is false where rays from the middle cross the edge many times, as with legs.
func OutlineOf(d kit.Drawing) (Outline, bool) {
	o := outlineOf(d, 0)
	return o, o.covered > 0 && o.convex >= leastFilled
}

// Full reports whether a drawing without its strings and sticks is one filled form, without a hole or gaps.
func Full(d kit.Drawing) bool {
	o := outlineOf(d, slender)
	return o.covered > 0 && o.convex >= leastFull
}

// Reshape bends a drawing so that its edge follows another outline. What is slender and stands out of it, such as a string, a stick or
// a handle, keeps its form and moves along with the edge.
func Reshape(d kit.Drawing, to Outline) kit.Drawing {
	from := outlineOf(d, slender)
	if from.covered == 0 || to.covered == 0 {
		return d
	}
	size := 1.06 * math.Sqrt(from.covered/to.covered)
	// Near the middle a drawing is scaled evenly, so that faces and marks in it keep their forms.
	even := math.Inf(1)
	for k := range outlineSteps {
		even = min(even, size*to.reach[k]/max(from.reach[k], 1e-6))
	}
	even = max(.7, min(1, even*1.3))
	return surface.Apply(d, func(d *kit.Drawing, _ *surface.Pen) {
		surface.Warp(d, func(q surface.Point) surface.Point {
			dx, dy := q.X-from.x, q.Y-from.y
			r := math.Hypot(dx, dy)
			if r < 1e-6 {
				return q
			}
			turn := math.Atan2(dy, dx)
			edge, target := from.Reach(turn), size*to.Reach(turn)
			moved := target + r - edge
			if u := r / edge; u <= 1 {
				moved = r * (even + (target/edge-even)*u)
			}
			return surface.Point{X: from.x + dx/r*moved, Y: from.y + dy/r*moved}
		})
	}, 0)
}

// Crescent bends a drawing into a sickle whose horns point right.
func Crescent(d kit.Drawing) kit.Drawing {
	b := d.Box
	r := math.Sqrt(b.W()*b.H()) / 2
	x, y := (b.X0+b.X1)/2, (b.Y0+b.Y1)/2
	return surface.Apply(d, func(d *kit.Drawing, _ *surface.Pen) {
		surface.Warp(d, func(q surface.Point) surface.Point {
			v := max(-.999, min(.999, (q.Y-y)/(b.H()/2)))
			u := max(0, min(1, (q.X-b.X0)/b.W()))
			left := -math.Sqrt(1 - v*v)
			right := .45 - math.Sqrt(max(0, .93*.93-v*v))
			if v*v > .93*.93 {
				right = .45
			}
			right = max(right, left)
			if edge := .62; right > edge-.3 { // rounded horns
				right = max(left, min(right, .3))
			}
			return surface.Point{X: x + r*(left+(right-left)*u) + .2*r, Y: y + r*v}
		})
	}, 0)
}

// Reach returns the distance of the edge in a direction in radians.
func (o Outline) Reach(turn float64) float64 {
	f := math.Mod(turn/(2*math.Pi)+1, 1) * outlineSteps
	k := int(f)
	t := f - float64(k)
	return o.reach[k%outlineSteps]*(1-t) + o.reach[(k+1)%outlineSteps]*t
}

// outlineOf measures a drawing without what is thinner than a share of its size.
func outlineOf(d kit.Drawing, thin float64) Outline {
	const side = outlineSide
	l := raster.Square(side)
	k := float32(side / max(d.Box.W(), d.Box.H(), 1e-6))
	raster.Draw(l, d.Nodes(), scene.ScaleBy(k, k).Mul(scene.Translate(-float32(d.Box.X0), -float32(d.Box.Y0))))
	full := make([]bool, side*side)
	for i := range full {
		full[i] = l.Pix[4*i+3] > .5
	}
	if n := int(thin * side); n > 0 {
		full = surface.SpreadOn(surface.SpreadOn(full, side, n, false), side, n, true)
	}
	var o Outline
	var n, sx, sy float64
	for i, in := range full {
		if in {
			n, sx, sy = n+1, sx+float64(i%side)+.5, sy+float64(i/side)+.5
		}
	}
	if n == 0 {
		return o
	}
	x, y := sx/n, sy/n
	var raw [outlineSteps]float64
	enclosed := 0.0
	for step := range outlineSteps {
		sin, cos := math.Sincos(2 * math.Pi * float64(step) / outlineSteps)
		for r := .5; r < 1.5*side; r += .25 {
			px, py := int(x+cos*r), int(y+sin*r)
			if px >= 0 && py >= 0 && px < side && py < side && full[py*side+px] {
				raw[step] = r
			}
		}
		enclosed += math.Pi / outlineSteps * raw[step] * raw[step]
	}
	for step := range outlineSteps { // pixels are no corners
		sum := 0.0
		for near := -3; near <= 3; near++ {
			sum += raw[(step+near+outlineSteps)%outlineSteps]
		}
		o.reach[step] = sum / 7 / float64(k)
	}
	o.x, o.y = d.Box.X0+x/float64(k), d.Box.Y0+y/float64(k)
	o.covered, o.convex = n/float64(k)/float64(k), n/max(enclosed, 1)
	return o
}
