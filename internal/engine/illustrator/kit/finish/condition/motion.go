package condition

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

// motion is the color of the lines that show how a thing moves: it is seen on light and on dark.
var motion = kit.Hex("#8796ab")

// sweep is a curved stroke around x, y that is thin at both ends: from one angle to another, in degrees.
func sweep(p *surface.Pen, x, y, rx, ry, from, to, width float64) kit.Node {
	const steps = 12
	outer, inner := "", ""
	for k := range steps + 1 {
		t := float64(k) / steps
		sin, cos := math.Sincos((from + (to-from)*t) * math.Pi / 180)
		w := width * math.Sin(math.Pi*(.06+.88*t)) / 2
		outer += fmt.Sprintf("%s%.2f %.2f", map[bool]string{true: "M", false: "L"}[k == 0], x+(rx+w)*cos, y+(ry+w)*sin)
		inner = fmt.Sprintf("L%.2f %.2f", x+(rx-w)*cos, y+(ry-w)*sin) + inner
	}
	return p.Path(outer+inner+"Z", motion)
}

// spinning lets strokes run around a drawing in one direction, each with a head.
func spinning(d *kit.Drawing, p *surface.Pen) {
	b := p.Box
	x, y := (b.X0+b.X1)/2, (b.Y0+b.Y1)/2
	rx, ry, w := b.W()/2+p.Size*.1, b.H()/2+p.Size*.1, p.Size*.026
	var all []kit.Node
	for _, from := range []float64{-70, 110} {
		all = append(all, sweep(p, x, y, rx, ry, from, from+78, w*1.3), sweep(p, x, y, rx+p.Size*.06, ry+p.Size*.06, from+14, from+60, w))
		sin, cos := math.Sincos((from + 80) * math.Pi / 180)
		tip := p.Path(fmt.Sprintf("M%.2f %.2fl%.2f %.2fl%.2f 0Z", x+rx*cos, y+ry*sin+w*2, -w*1.9, -w*3.4, w*3.8), motion).Rotate(from+80, x+rx*cos, y+ry*sin)
		all = append(all, tip)
	}
	surface.Behind(d, kit.Of(all...))
}

// vibrating sets arcs at both sides of a drawing, as of what rings or shakes.
func vibrating(d *kit.Drawing, p *surface.Pen) {
	b := p.Box
	x, y := (b.X0+b.X1)/2, b.Y0+b.H()*.42
	var all []kit.Node
	for k := range 3 {
		r := p.Size * (.07 + .07*float64(k))
		for _, side := range []float64{0, 180} {
			all = append(all, sweep(p, x, y, b.W()/2+r, b.H()*.34+r, side-26-4*float64(k), side+26+4*float64(k), p.Size*(.03-.005*float64(k))))
		}
	}
	surface.Behind(d, kit.Of(all...))
}

// speeding lets streaks run behind a drawing, on the side that it comes from.
func speeding(d *kit.Drawing, p *surface.Pen) {
	b := p.Box
	var all []kit.Node
	for k, row := range []float64{.1, .26, .42, .58, .74, .9} {
		y := b.Y0 + b.H()*row
		from, long, w := b.X0+b.W()*[]float64{.2, .06, .1, .02, .12, .06}[k], p.Size*[]float64{.24, .34, .2, .38, .24, .3}[k], p.Size*[]float64{.012, .02, .014, .022, .014, .018}[k]
		streak := fmt.Sprintf("M%.2f %.2fL%.2f %.2fQ%.2f %.2f %.2f %.2fZ", from-long, y, from, y-w, from+w, y, from, y+w)
		all = append(all, p.Path(streak, kit.Lin(from-long, y, from, y, motion.Alpha(.15), motion)))
	}
	lines := kit.Of(all...)
	if d.Facing == kit.Left {
		lines = lines.Mirror((b.X0 + b.X1) / 2)
	}
	surface.Behind(d, lines)
}

// afloat casts a shadow on the ground far below a drawing.
func afloat(d *kit.Drawing, p *surface.Pen) {
	b := p.Box
	y := b.Y1 + p.Size*.17
	surface.Behind(d, p.Ellipse((b.X0+b.X1)/2, y, b.W()*.34, p.Size*.035, kit.Hex("#3a4658")).Opacity(.42))
}

// bouncing shows the way of a drawing over the ground in dashes, and its shadow.
func bouncing(d *kit.Drawing, p *surface.Pen) {
	b := p.Box
	ground, x := b.Y1+p.Size*.16, (b.X0+b.X1)/2
	r := b.W() * .62
	hop := func(x1, h float64) string {
		return fmt.Sprintf("Q%.2f %.2f %.2f %.2f", x1+r/2, ground-2*h, x1, ground)
	}
	line := fmt.Sprintf("M%.2f %.2f", x-b.W()*.36, (b.Y0+b.Y1)/2) + fmt.Sprintf("Q%.2f %.2f %.2f %.2f", x-b.W()*.62, ground-b.H()*.5, x-b.W()*.72, ground) + hop(x-b.W()*.72-r, b.H()*.5)
	surface.Behind(d, kit.Of(p.Line(line, motion, p.Size*.022).Dash(p.Size*.045, p.Size*.04), p.Ellipse(x, ground, b.W()*.32, p.Size*.034, kit.Hex("#3a4658")).Opacity(.42)))
}

// windblown slants a drawing away from the wind, which blows in curled lines.
func windblown(d *kit.Drawing, p *surface.Pen) {
	b := p.Box
	surface.Warp(d, func(q surface.Point) surface.Point {
		up := (b.Y1 - q.Y) / max(b.H(), 1e-9)
		return surface.Point{X: q.X + p.Size*(.2*up*up+.02*surface.Sin(up*9)), Y: q.Y + p.Size*.03*up*surface.Sin(6*(q.X-b.X0)/p.Size)}
	})
	b = d.Box
	var all []kit.Node
	for k, row := range []float64{.16, .44, .74} {
		x, y, long := b.X0+b.W()*.12, b.Y0+b.H()*row, p.Size*[]float64{.42, .52, .38}[k]
		r := p.Size * .045
		all = append(all, p.Line(fmt.Sprintf("M%.2f %.2fH%.2fa%.2f %.2f 0 1 0 %.2f %.2f", x-long, y, x-r, r, r, -r, -r), motion, p.Size*.018))
	}
	surface.Behind(d, kit.Of(all...))
}

// leaking lets drops fall from the underside of a drawing into a puddle.
func leaking(d *kit.Drawing, p *surface.Pen) {
	b := p.Box
	x, y := b.X0+b.W()*.62, b.Y1+p.Size*.2
	if top, ok := surface.Underside(d)(.62); ok {
		for k := range 3 {
			surface.Before(d, p.Drop(x, top+p.Size*(.05+(y-top)/p.Size*.27*float64(k)), p.Size*(.034-.004*float64(k))))
		}
	}
	water := kit.Lin(x, y-p.Size*.05, x, y+p.Size*.05, kit.Hex("#c9ecff"), kit.Hex("#6fc0f2"), kit.Hex("#3f97dc"))
	puddle := fmt.Sprintf("%.2f,%.2f %.2f,%.2f %.2f,%.2f %.2f,%.2f %.2f,%.2f %.2f,%.2f", x-p.Size*.26, y, x-p.Size*.1, y-p.Size*.045, x+p.Size*.12, y-p.Size*.035, x+p.Size*.25, y+p.Size*.005, x+p.Size*.08, y+p.Size*.045, x-p.Size*.12, y+p.Size*.035)
	surface.Behind(d, kit.Of(p.Path(puddle, water), p.Ellipse(x-p.Size*.09, y-p.Size*.015, p.Size*.06, p.Size*.009, kit.White).Opacity(.8)))
}

// bowed curves a drawing along its longer side.
func bowed(d *kit.Drawing, p *surface.Pen) {
	lean(p, d, func(t float64) float64 { return .22 * (4*t*(1-t) - .5) })
}

// wavy lets a drawing snake along its longer side.
func wavy(d *kit.Drawing, p *surface.Pen) {
	lean(p, d, func(t float64) float64 { return .055 * surface.Sin(t*4*math.Pi) })
}

// crooked leans a drawing to one side, more toward its top.
func crooked(d *kit.Drawing, p *surface.Pen) {
	b := p.Box
	surface.Warp(d, func(q surface.Point) surface.Point {
		up := (b.Y1 - q.Y) / max(b.H(), 1e-9)
		return surface.Point{X: q.X + b.H()*(.2*up+.08*up*up), Y: q.Y + b.W()*.06*up*surface.Sin(3*(q.X-b.X0)/max(b.W(), 1e-9))}
	})
}

// lean moves a drawing to the side by a share of its length, which f tells by how far along its longer side one is, 0-1.
func lean(p *surface.Pen, d *kit.Drawing, f func(t float64) float64) {
	b := p.Box
	surface.Warp(d, func(q surface.Point) surface.Point {
		if b.W() > b.H() {
			return surface.Point{X: q.X, Y: q.Y - b.W()*f((q.X-b.X0)/b.W())}
		}
		return surface.Point{X: q.X + b.H()*f((q.Y-b.Y0)/max(b.H(), 1e-9)), Y: q.Y}
	})
}
