package finish

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
)

// mark is a place on the outline of a drawing and the direction that leads out of it there.
type mark struct {
	point
	out point
}

// thickEnough is how far inside an outline a drawing goes on where a trim is sewn on: handles and strings have none.
const thickEnough = .075

// marks are places along the largest outline of a drawing, so far apart, where it is thick enough for a trim; hanging leaves those that face down.
func (p *pen) marks(d *kit.Drawing, apart float64, hanging bool) []mark {
	s := silhouetteOf(d)
	seen := make([]bool, len(s.alpha))
	var path []int
	for i, a := range s.alpha {
		if a > .6 && !seen[i] && (i%sampleSide == 0 || s.alpha[i-1] <= .6) && s.outside(i-sampleSide) {
			if around := s.trace(i, seen); len(around) > len(path) {
				path = around
			}
			s.flood(i, seen)
		}
	}
	n := len(path)
	at := func(i int) point {
		var q point
		const about = 2
		for k := -about; k <= about; k++ {
			j := path[((i+k)%n+n)%n]
			q.x += (s.box.X0 + (float64(j%sampleSide)+.5)/s.scale) / (2*about + 1)
			q.y += (s.box.Y0 + (float64(j/sampleSide)+.5)/s.scale) / (2*about + 1)
		}
		return q
	}
	var all []mark
	gone := apart
	for i := range n {
		q, a, b := at(i), at(i-3), at(i+3)
		if i > 0 {
			last := at(i - 1)
			gone += math.Hypot(q.x-last.x, q.y-last.y)
		}
		if gone < apart {
			continue
		}
		long := max(math.Hypot(b.x-a.x, b.y-a.y), 1e-9)
		out := point{(b.y - a.y) / long, -(b.x - a.x) / long} // the outline is walked clockwise
		deep := thickEnough * p.size
		if !s.painted(point{q.x - out.x*deep, q.y - out.y*deep}) || hanging && out.y < .45 {
			continue
		}
		gone = 0
		all = append(all, mark{q, out})
	}
	return all
}

// trimmed are the places of a trim: along the rim of what is open above, all around what is flat and solid, else along the lower edge.
func (p *pen) trimmed(d *kit.Drawing, apart float64) []mark {
	if in, ok := d.Anchors["inside"]; ok && in.W > .3*p.box.W() {
		var all []mark
		n := max(6, int(1.1*in.W/apart))
		for k := range n + 1 {
			turn := math.Pi * float64(k) / float64(n)
			all = append(all, mark{point{in.X + math.Cos(turn)*in.W*.53, in.Y + math.Sin(turn)*in.H*.6}, point{0, 1}})
		}
		return all
	}
	painted := 0
	for _, a := range silhouetteOf(d).alpha {
		if a > .6 {
			painted++
		}
	}
	scale := sampleSide / p.size
	flat := float64(painted) > .62*p.box.W()*p.box.H()*scale*scale
	return p.marks(d, apart, !flat)
}

// laced sews a lace border of scallops with holes to the edge.
func laced(d *kit.Drawing, p *pen, t kit.Tones) {
	r := .036 * p.size
	var all []kit.Node
	line := t.D.Toward(kit.Hex("#8a7a66"), .4)
	for _, m := range p.trimmed(d, r*1.55) {
		x, y := m.x+m.out.x*r*.45, m.y+m.out.y*r*.45
		all = append(all, p.Circle(x, y, r, t.L).Stroke(line, r*.12), p.Circle(x+m.out.x*r*.42, y+m.out.y*r*.42, r*.17, line), p.Circle(x-m.out.y*r*.5, y+m.out.x*r*.5, r*.11, line), p.Circle(x+m.out.y*r*.5, y-m.out.x*r*.5, r*.11, line))
	}
	p.sewnOn(d, all)
}

// sewnOn puts a trim before a rim and behind an edge.
func (p *pen) sewnOn(d *kit.Drawing, all []kit.Node) {
	if in, ok := d.Anchors["inside"]; ok && in.W > .3*p.box.W() {
		before(d, kit.Of(all...))
		return
	}
	behind(d, kit.Of(all...))
}

// furTrimmed lays a fluffy border over the edge.
func furTrimmed(d *kit.Drawing, p *pen, t kit.Tones) {
	r := .042 * p.size
	var back, front []kit.Node
	for _, m := range p.trimmed(d, r*.8) {
		b := blob(p.Canvas, m.x, m.y, r*p.between(.85, 1.2))
		back = append(back, p.Path(b, t.D))
		front = append(front, p.Path(b, kit.Rad(m.x-r*.3, m.y-r*.4, r*1.3, t.LL, t.L, t.M)).Move(-r*.06, -r*.12))
	}
	before(d, kit.Of(kit.Of(back...), kit.Of(front...)))
}

// pomponed hangs small balls of wool along the edge.
func pomponed(d *kit.Drawing, p *pen, t kit.Tones) {
	r := .03 * p.size
	var all []kit.Node
	for _, m := range p.trimmed(d, r*2.6) {
		x, y := m.x+m.out.x*r*.7, m.y+m.out.y*r*.7
		all = append(all, p.Path(blob(p.Canvas, x, y, r*1.1), t.D), p.Circle(x, y, r, kit.Rad(x-r*.3, y-r*.3, r*1.3, t.LL, t.M, t.D)))
	}
	before(d, kit.Of(all...))
}

// fringed hangs threads from the lower edge.
func fringed(d *kit.Drawing, p *pen, t kit.Tones) {
	long, w := .1*p.size, .013*p.size
	var threads, knots []kit.Node
	for k, m := range p.marks(d, w*1.25, true) {
		sway := p.between(-.12, .12) * long
		threads = append(threads, p.Line(fmt.Sprintf("M%.2f %.2fq%.2f %.2f %.2f %.2f", m.x, m.y-w*2, sway, long*.5, sway*.4, long*p.between(.92, 1.08)+w*2), []kit.Color{t.D, t.M, t.L}[k%3], w))
		if k%3 == 1 {
			knots = append(knots, p.Ellipse(m.x, m.y+w*.3, w*1.5, w*1.1, t.M).Stroke(t.D, w*.25))
		}
	}
	behind(d, kit.Of(threads...))
	before(d, kit.Of(knots...))
}

// inset are the places of what is set into a drawing along its outline.
func (p *pen) inset(d *kit.Drawing, apart, deep float64) []point {
	var all []point
	for _, m := range p.marks(d, apart, false) {
		all = append(all, point{m.x - m.out.x*deep, m.y - m.out.y*deep})
	}
	return all
}

// studded sets metal studs, rivets or pearls along the edge.
func studded(d *kit.Drawing, p *pen, t kit.Tones) {
	r := .016 * p.size
	var all []kit.Node
	for _, q := range p.inset(d, r*4.6, r*2.1) {
		all = append(all, p.Circle(q.x, q.y+r*.25, r*1.1, t.DDD).Opacity(.5), p.Circle(q.x, q.y, r, kit.Rad(q.x-r*.35, q.y-r*.35, r*1.4, t.LL, t.M, t.DD)))
	}
	before(d, kit.Of(all...))
}

// jeweled sets cut stones along the edge.
func jeweled(d *kit.Drawing, p *pen, t kit.Tones) {
	r := .026 * p.size
	var all []kit.Node
	for _, q := range p.inset(d, r*5, r*1.9) {
		all = append(all, p.stone(q.x, q.y, r, t))
	}
	before(d, kit.Of(all...))
}

// stone is a round cut stone in a golden setting.
func (p *pen) stone(x, y, r float64, t kit.Tones) kit.Node {
	gold := kit.TonesOf(kit.Hex("#d9aa3f"))
	return kit.Of(p.Circle(x, y, r*1.25, kit.Lin(x-r, y-r, x+r, y+r, gold.LL, gold.M, gold.D)).Stroke(gold.DD, r*.1), p.Circle(x, y, r, kit.Rad(x-r*.3, y-r*.3, r*1.4, t.LL, t.M, t.DD)),
		p.Path(fmt.Sprintf("M%.2f %.2fl%.2f %.2fl%.2f %.2fl%.2f %.2fZ", x, y-r*.6, r*.6, r*.6, -r*.6, r*.6, -r*.6, -r*.6), t.L).Opacity(.55), p.Circle(x-r*.35, y-r*.4, r*.18, kit.White))
}

// sewn stitches a drawing along its edge.
func sewn(d *kit.Drawing, p *pen, t kit.Tones) {
	w := .011 * p.size
	var all []kit.Node
	for _, m := range p.marks(d, w*4.2, false) {
		x, y := m.x-m.out.x*w*3.2, m.y-m.out.y*w*3.2
		all = append(all, p.Line(fmt.Sprintf("M%.2f %.2fL%.2f %.2f", x-m.out.y*w*1.2, y+m.out.x*w*1.2, x+m.out.y*w*1.2, y-m.out.x*w*1.2), t.M, w))
	}
	before(d, kit.Of(all...))
}

// lined lays a cloth over the rim of what is open above; behind the points of a crown stands a cap of it.
func lined(d *kit.Drawing, p *pen, t kit.Tones) {
	in, ok := d.Anchors["inside"]
	if !ok || in.W < .3*p.box.W() {
		b := p.box
		left, right, _ := silhouetteOf(d).row(.7)
		left, right = left+.03*b.W(), right-.03*b.W()
		cap := fmt.Sprintf("M%.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fS%.2f %.2f %.2f %.2fZ", left, b.Y0+.7*b.H(), left-.02*b.W(), b.Y0+.3*b.H(), left+.22*(right-left), b.Y0+.16*b.H(), (left+right)/2, b.Y0+.16*b.H(), right+.02*b.W(), b.Y0+.3*b.H(), right, b.Y0+.7*b.H())
		behind(d, p.Path(cap, kit.Rad((left+right)/2-.1*b.W(), b.Y0+.3*b.H(), .5*b.W(), t.L, t.M, t.D)).Stroke(t.DD, .006*p.size))
		return
	}
	rx, ry, deep := in.W*.53, max(in.H*.6, .03*p.size), .15*p.box.H()
	const points = 7
	line := fmt.Sprintf("M%.2f %.2fA%.2f %.2f 0 0 0 %.2f %.2f", in.X-rx, in.Y, rx, ry, in.X+rx, in.Y)
	for k := range points {
		turn, half := math.Pi*float64(k+1)/points, math.Pi*(float64(k)+.5)/points
		line += fmt.Sprintf("L%.2f %.2fL%.2f %.2f", in.X+math.Cos(half)*rx*1.02, in.Y+math.Sin(half)*ry+deep, in.X+math.Cos(turn)*rx, in.Y+math.Sin(turn)*ry+deep*.4)
	}
	before(d, kit.Of(p.Path(line+"Z", kit.Lin(in.X-rx, 0, in.X+rx, 0, t.D, t.L, t.M, t.D)).Stroke(t.DD, .006*p.size)))
}

// dangled hangs a cut drop in a golden setting from the lowest places of a drawing: from both earrings of a pair.
func dangled(d *kit.Drawing, p *pen, t kit.Tones) {
	b, under := p.box, underside(d)
	const samples, apart = 60, 12
	at := func(k int) float64 {
		y, ok := under((float64(k) + .5) / samples)
		if !ok {
			return b.Y0
		}
		return y
	}
	gold := kit.TonesOf(kit.Hex("#d9aa3f"))
	var all []kit.Node
	last := -samples
	for k := range samples {
		y := at(k)
		lowest := y > b.Y1-.1*b.H() && k-last >= apart
		for n := max(0, k-apart/2); n < min(samples, k+apart/2) && lowest; n++ {
			lowest = at(n) <= y
		}
		if !lowest {
			continue
		}
		flat := k
		for flat+1 < samples && at(flat+1) == y {
			flat++
		}
		last = k
		r, cx := .055*p.size, b.X0+(float64(k+flat)/2+.5)/samples*b.W()
		drop := fmt.Sprintf("M%.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fZ", cx, y+r*.4, cx+r*1.5, y+r*1.9, cx+r*1.1, y+r*3.1, cx, y+r*3.1, cx-r*1.1, y+r*3.1, cx-r*1.5, y+r*1.9, cx, y+r*.4)
		all = append(all, p.Circle(cx, y+r*.15, r*.28, kit.None).Stroke(gold.D, r*.14), p.Path(drop, kit.Lin(cx-r, y, cx+r, y+r*3, t.LL, t.M, t.DD)).Stroke(gold.M, r*.16),
			p.Path(fmt.Sprintf("M%.2f %.2fL%.2f %.2fL%.2f %.2fL%.2f %.2fZ", cx, y+r*1.2, cx+r*.5, y+r*2.1, cx, y+r*2.7, cx-r*.5, y+r*2.1), t.L).Opacity(.55), p.Ellipse(cx-r*.35, y+r*1.9, r*.12, r*.3, kit.White).Opacity(.85))
	}
	before(d, kit.Of(all...))
}
