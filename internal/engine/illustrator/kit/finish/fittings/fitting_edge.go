package fittings

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/patterns"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

// mark is a place on the outline of a drawing and the direction that leads out of it there.
type mark struct {
	surface.Point
	Out surface.Point
}

// thickEnough is how far inside an outline a drawing goes on where a trim is sewn on: handles and strings have none.
const thickEnough = .075

// Marks are places along the largest outline of a drawing, so far apart, where it is thick enough for a trim; hanging leaves those that face down.
func Marks(p *surface.Pen, d *kit.Drawing, apart float64, hanging bool) []mark {
	s := surface.SilhouetteOf(d)
	seen := make([]bool, len(s.Alpha))
	var path []int
	for i, a := range s.Alpha {
		if a > .6 && !seen[i] && (i%surface.SampleSide == 0 || s.Alpha[i-1] <= .6) && s.Outside(i-surface.SampleSide) {
			if around := s.Trace(i, seen); len(around) > len(path) {
				path = around
			}
			s.Flood(i, seen)
		}
	}
	n := len(path)
	at := func(i int) surface.Point {
		var q surface.Point
		const about = 2
		for k := -about; k <= about; k++ {
			j := path[((i+k)%n+n)%n]
			q.X += (s.Box.X0 + (float64(j%surface.SampleSide)+.5)/s.Scale) / (2*about + 1)
			q.Y += (s.Box.Y0 + (float64(j/surface.SampleSide)+.5)/s.Scale) / (2*about + 1)
		}
		return q
	}
	var all []mark
	gone := apart
	for i := range n {
		q, a, b := at(i), at(i-3), at(i+3)
		if i > 0 {
			last := at(i - 1)
			gone += math.Hypot(q.X-last.X, q.Y-last.Y)
		}
		if gone < apart {
			continue
		}
		long := max(math.Hypot(b.X-a.X, b.Y-a.Y), 1e-9)
		out := surface.Point{X: (b.Y - a.Y) / long, Y: -(b.X - a.X) / long} // the outline is walked clockwise
		deep := thickEnough * p.Size
		if !s.Painted(surface.Point{X: q.X - out.X*deep, Y: q.Y - out.Y*deep}) || hanging && out.Y < .45 {
			continue
		}
		gone = 0
		all = append(all, mark{q, out})
	}
	return all
}

// trimmed are the places of a trim: along the rim of what is open above, all around what is flat and solid, else along the lower edge.
func trimmed(p *surface.Pen, d *kit.Drawing, apart float64) []mark {
	if in, ok := d.Anchors["inside"]; ok && in.W > .3*p.Box.W() {
		var all []mark
		n := max(6, int(1.1*in.W/apart))
		for k := range n + 1 {
			turn := math.Pi * float64(k) / float64(n)
			all = append(all, mark{surface.Point{X: in.X + math.Cos(turn)*in.W*.53, Y: in.Y + math.Sin(turn)*in.H*.6}, surface.Point{X: 0, Y: 1}})
		}
		return all
	}
	painted := 0
	for _, a := range surface.SilhouetteOf(d).Alpha {
		if a > .6 {
			painted++
		}
	}
	scale := surface.SampleSide / p.Size
	flat := float64(painted) > .62*p.Box.W()*p.Box.H()*scale*scale
	return Marks(p, d, apart, !flat)
}

// laced sews a lace border of scallops with holes to the edge.
func laced(d *kit.Drawing, p *surface.Pen, t kit.Tones) {
	r := .036 * p.Size
	var all []kit.Node
	line := t.D.Toward(kit.Hex("#8a7a66"), .4)
	for _, m := range trimmed(p, d, r*1.55) {
		x, y := m.X+m.Out.X*r*.45, m.Y+m.Out.Y*r*.45
		all = append(all, p.Circle(x, y, r, t.L).Stroke(line, r*.12), p.Circle(x+m.Out.X*r*.42, y+m.Out.Y*r*.42, r*.17, line), p.Circle(x-m.Out.Y*r*.5, y+m.Out.X*r*.5, r*.11, line), p.Circle(x+m.Out.Y*r*.5, y-m.Out.X*r*.5, r*.11, line))
	}
	sewnOn(p, d, all)
}

// sewnOn puts a trim before a rim and behind an edge.
func sewnOn(p *surface.Pen, d *kit.Drawing, all []kit.Node) {
	if in, ok := d.Anchors["inside"]; ok && in.W > .3*p.Box.W() {
		surface.Before(d, kit.Of(all...))
		return
	}
	surface.Behind(d, kit.Of(all...))
}

// furTrimmed lays a fluffy border over the edge.
func furTrimmed(d *kit.Drawing, p *surface.Pen, t kit.Tones) {
	r := .042 * p.Size
	var back, front []kit.Node
	for _, m := range trimmed(p, d, r*.8) {
		b := patterns.Blob(p.Canvas, m.X, m.Y, r*p.Between(.85, 1.2))
		back = append(back, p.Path(b, t.D))
		front = append(front, p.Path(b, kit.Rad(m.X-r*.3, m.Y-r*.4, r*1.3, t.LL, t.L, t.M)).Move(-r*.06, -r*.12))
	}
	surface.Before(d, kit.Of(kit.Of(back...), kit.Of(front...)))
}

// pomponed hangs small balls of wool along the edge.
func pomponed(d *kit.Drawing, p *surface.Pen, t kit.Tones) {
	r := .03 * p.Size
	var all []kit.Node
	for _, m := range trimmed(p, d, r*2.6) {
		x, y := m.X+m.Out.X*r*.7, m.Y+m.Out.Y*r*.7
		all = append(all, p.Path(patterns.Blob(p.Canvas, x, y, r*1.1), t.D), p.Circle(x, y, r, kit.Rad(x-r*.3, y-r*.3, r*1.3, t.LL, t.M, t.D)))
	}
	surface.Before(d, kit.Of(all...))
}

// fringed hangs threads from the lower edge.
func fringed(d *kit.Drawing, p *surface.Pen, t kit.Tones) {
	long, w := .1*p.Size, .013*p.Size
	var threads, knots []kit.Node
	for k, m := range Marks(p, d, w*1.25, true) {
		sway := p.Between(-.12, .12) * long
		threads = append(threads, p.Line(fmt.Sprintf("M%.2f %.2fq%.2f %.2f %.2f %.2f", m.X, m.Y-w*2, sway, long*.5, sway*.4, long*p.Between(.92, 1.08)+w*2), []kit.Color{t.D, t.M, t.L}[k%3], w))
		if k%3 == 1 {
			knots = append(knots, p.Ellipse(m.X, m.Y+w*.3, w*1.5, w*1.1, t.M).Stroke(t.D, w*.25))
		}
	}
	surface.Behind(d, kit.Of(threads...))
	surface.Before(d, kit.Of(knots...))
}

// inset are the places of what is set into a drawing along its outline.
func inset(p *surface.Pen, d *kit.Drawing, apart, deep float64) []surface.Point {
	var all []surface.Point
	for _, m := range Marks(p, d, apart, false) {
		all = append(all, surface.Point{X: m.X - m.Out.X*deep, Y: m.Y - m.Out.Y*deep})
	}
	return all
}

// studded sets metal studs, rivets or pearls along the edge.
func studded(d *kit.Drawing, p *surface.Pen, t kit.Tones) {
	r := .016 * p.Size
	var all []kit.Node
	for _, q := range inset(p, d, r*4.6, r*2.1) {
		all = append(all, p.Circle(q.X, q.Y+r*.25, r*1.1, t.DDD).Opacity(.5), p.Circle(q.X, q.Y, r, kit.Rad(q.X-r*.35, q.Y-r*.35, r*1.4, t.LL, t.M, t.DD)))
	}
	surface.Before(d, kit.Of(all...))
}

// jeweled sets cut stones along the edge.
func jeweled(d *kit.Drawing, p *surface.Pen, t kit.Tones) {
	r := .026 * p.Size
	var all []kit.Node
	for _, q := range inset(p, d, r*5, r*1.9) {
		all = append(all, stone(p, q.X, q.Y, r, t))
	}
	surface.Before(d, kit.Of(all...))
}

// stone is a round cut stone in a golden setting.
func stone(p *surface.Pen, x, y, r float64, t kit.Tones) kit.Node {
	gold := kit.TonesOf(kit.Hex("#d9aa3f"))
	return kit.Of(p.Circle(x, y, r*1.25, kit.Lin(x-r, y-r, x+r, y+r, gold.LL, gold.M, gold.D)).Stroke(gold.DD, r*.1), p.Circle(x, y, r, kit.Rad(x-r*.3, y-r*.3, r*1.4, t.LL, t.M, t.DD)),
		p.Path(fmt.Sprintf("M%.2f %.2fl%.2f %.2fl%.2f %.2fl%.2f %.2fZ", x, y-r*.6, r*.6, r*.6, -r*.6, r*.6, -r*.6, -r*.6), t.L).Opacity(.55), p.Circle(x-r*.35, y-r*.4, r*.18, kit.White))
}

// sewn stitches a drawing along its edge.
func sewn(d *kit.Drawing, p *surface.Pen, t kit.Tones) {
	w := .011 * p.Size
	var all []kit.Node
	for _, m := range Marks(p, d, w*4.2, false) {
		x, y := m.X-m.Out.X*w*3.2, m.Y-m.Out.Y*w*3.2
		all = append(all, p.Line(fmt.Sprintf("M%.2f %.2fL%.2f %.2f", x-m.Out.Y*w*1.2, y+m.Out.X*w*1.2, x+m.Out.Y*w*1.2, y-m.Out.X*w*1.2), t.M, w))
	}
	surface.Before(d, kit.Of(all...))
}

// lined lays a cloth over the rim of what is open above; behind the points of a crown stands a cap of it.
func lined(d *kit.Drawing, p *surface.Pen, t kit.Tones) {
	in, ok := d.Anchors["inside"]
	if !ok || in.W < .3*p.Box.W() {
		b := p.Box
		left, right, _ := row(surface.SilhouetteOf(d), .7)
		left, right = left+.03*b.W(), right-.03*b.W()
		cap := fmt.Sprintf("M%.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fS%.2f %.2f %.2f %.2fZ", left, b.Y0+.7*b.H(), left-.02*b.W(), b.Y0+.3*b.H(), left+.22*(right-left), b.Y0+.16*b.H(), (left+right)/2, b.Y0+.16*b.H(), right+.02*b.W(), b.Y0+.3*b.H(), right, b.Y0+.7*b.H())
		surface.Behind(d, p.Path(cap, kit.Rad((left+right)/2-.1*b.W(), b.Y0+.3*b.H(), .5*b.W(), t.L, t.M, t.D)).Stroke(t.DD, .006*p.Size))
		return
	}
	rx, ry, deep := in.W*.53, max(in.H*.6, .03*p.Size), .15*p.Box.H()
	const points = 7
	line := fmt.Sprintf("M%.2f %.2fA%.2f %.2f 0 0 0 %.2f %.2f", in.X-rx, in.Y, rx, ry, in.X+rx, in.Y)
	for k := range points {
		turn, half := math.Pi*float64(k+1)/points, math.Pi*(float64(k)+.5)/points
		line += fmt.Sprintf("L%.2f %.2fL%.2f %.2f", in.X+math.Cos(half)*rx*1.02, in.Y+math.Sin(half)*ry+deep, in.X+math.Cos(turn)*rx, in.Y+math.Sin(turn)*ry+deep*.4)
	}
	surface.Before(d, kit.Of(p.Path(line+"Z", kit.Lin(in.X-rx, 0, in.X+rx, 0, t.D, t.L, t.M, t.D)).Stroke(t.DD, .006*p.Size)))
}

// dangled hangs a cut drop in a golden setting from the lowest places of a drawing: from both earrings of a pair.
func dangled(d *kit.Drawing, p *surface.Pen, t kit.Tones) {
	b, under := p.Box, surface.Underside(d)
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
		r, cx := .055*p.Size, b.X0+(float64(k+flat)/2+.5)/samples*b.W()
		drop := fmt.Sprintf("M%.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fZ", cx, y+r*.4, cx+r*1.5, y+r*1.9, cx+r*1.1, y+r*3.1, cx, y+r*3.1, cx-r*1.1, y+r*3.1, cx-r*1.5, y+r*1.9, cx, y+r*.4)
		all = append(all, p.Circle(cx, y+r*.15, r*.28, kit.None).Stroke(gold.D, r*.14), p.Path(drop, kit.Lin(cx-r, y, cx+r, y+r*3, t.LL, t.M, t.DD)).Stroke(gold.M, r*.16),
			p.Path(fmt.Sprintf("M%.2f %.2fL%.2f %.2fL%.2f %.2fL%.2f %.2fZ", cx, y+r*1.2, cx+r*.5, y+r*2.1, cx, y+r*2.7, cx-r*.5, y+r*2.1), t.L).Opacity(.55), p.Ellipse(cx-r*.35, y+r*1.9, r*.12, r*.3, kit.White).Opacity(.85))
	}
	surface.Before(d, kit.Of(all...))
}
