package finish

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
)

// motion is the color of the lines that show how a thing moves: it is seen on light and on dark.
var motion = kit.Hex("#8796ab")

// sweep is a curved stroke around x, y that is thin at both ends: from one angle to another, in degrees.
func (p *pen) sweep(x, y, rx, ry, from, to, width float64) kit.Node {
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
func spinning(d *kit.Drawing, p *pen) {
	b := p.box
	x, y := (b.X0+b.X1)/2, (b.Y0+b.Y1)/2
	rx, ry, w := b.W()/2+p.size*.1, b.H()/2+p.size*.1, p.size*.026
	var all []kit.Node
	for _, from := range []float64{-70, 110} {
		all = append(all, p.sweep(x, y, rx, ry, from, from+78, w*1.3), p.sweep(x, y, rx+p.size*.06, ry+p.size*.06, from+14, from+60, w))
		sin, cos := math.Sincos((from + 80) * math.Pi / 180)
		tip := p.Path(fmt.Sprintf("M%.2f %.2fl%.2f %.2fl%.2f 0Z", x+rx*cos, y+ry*sin+w*2, -w*1.9, -w*3.4, w*3.8), motion).Rotate(from+80, x+rx*cos, y+ry*sin)
		all = append(all, tip)
	}
	behind(d, kit.Of(all...))
}

// vibrating sets arcs at both sides of a drawing, as of what rings or shakes.
func vibrating(d *kit.Drawing, p *pen) {
	b := p.box
	x, y := (b.X0+b.X1)/2, b.Y0+b.H()*.42
	var all []kit.Node
	for k := range 3 {
		r := p.size * (.07 + .07*float64(k))
		for _, side := range []float64{0, 180} {
			all = append(all, p.sweep(x, y, b.W()/2+r, b.H()*.34+r, side-26-4*float64(k), side+26+4*float64(k), p.size*(.03-.005*float64(k))))
		}
	}
	behind(d, kit.Of(all...))
}

// speeding lets streaks run behind a drawing, on the side that it comes from.
func speeding(d *kit.Drawing, p *pen) {
	b := p.box
	var all []kit.Node
	for k, row := range []float64{.1, .26, .42, .58, .74, .9} {
		y := b.Y0 + b.H()*row
		from, long, w := b.X0+b.W()*[]float64{.2, .06, .1, .02, .12, .06}[k], p.size*[]float64{.24, .34, .2, .38, .24, .3}[k], p.size*[]float64{.012, .02, .014, .022, .014, .018}[k]
		streak := fmt.Sprintf("M%.2f %.2fL%.2f %.2fQ%.2f %.2f %.2f %.2fZ", from-long, y, from, y-w, from+w, y, from, y+w)
		all = append(all, p.Path(streak, kit.Lin(from-long, y, from, y, motion.Alpha(.15), motion)))
	}
	lines := kit.Of(all...)
	if d.Facing == kit.Left {
		lines = lines.Mirror((b.X0 + b.X1) / 2)
	}
	behind(d, lines)
}

// afloat casts a shadow on the ground far below a drawing.
func afloat(d *kit.Drawing, p *pen) {
	b := p.box
	y := b.Y1 + p.size*.17
	behind(d, p.Ellipse((b.X0+b.X1)/2, y, b.W()*.34, p.size*.035, kit.Hex("#3a4658")).Opacity(.42))
}

// bouncing shows the way of a drawing over the ground in dashes, and its shadow.
func bouncing(d *kit.Drawing, p *pen) {
	b := p.box
	ground, x := b.Y1+p.size*.16, (b.X0+b.X1)/2
	r := b.W() * .62
	hop := func(x1, h float64) string {
		return fmt.Sprintf("Q%.2f %.2f %.2f %.2f", x1+r/2, ground-2*h, x1, ground)
	}
	line := fmt.Sprintf("M%.2f %.2f", x-b.W()*.36, (b.Y0+b.Y1)/2) + fmt.Sprintf("Q%.2f %.2f %.2f %.2f", x-b.W()*.62, ground-b.H()*.5, x-b.W()*.72, ground) + hop(x-b.W()*.72-r, b.H()*.5)
	behind(d, kit.Of(p.Line(line, motion, p.size*.022).Dash(p.size*.045, p.size*.04), p.Ellipse(x, ground, b.W()*.32, p.size*.034, kit.Hex("#3a4658")).Opacity(.42)))
}

// windblown slants a drawing away from the wind, which blows in curled lines.
func windblown(d *kit.Drawing, p *pen) {
	b := p.box
	warp(d, func(q point) point {
		up := (b.Y1 - q.y) / max(b.H(), 1e-9)
		return point{q.x + p.size*(.2*up*up+.02*sin(up*9)), q.y + p.size*.03*up*sin(6*(q.x-b.X0)/p.size)}
	})
	b = d.Box
	var all []kit.Node
	for k, row := range []float64{.16, .44, .74} {
		x, y, long := b.X0+b.W()*.12, b.Y0+b.H()*row, p.size*[]float64{.42, .52, .38}[k]
		r := p.size * .045
		all = append(all, p.Line(fmt.Sprintf("M%.2f %.2fH%.2fa%.2f %.2f 0 1 0 %.2f %.2f", x-long, y, x-r, r, r, -r, -r), motion, p.size*.018))
	}
	behind(d, kit.Of(all...))
}

// leaking lets drops fall from the underside of a drawing into a puddle.
func leaking(d *kit.Drawing, p *pen) {
	b := p.box
	x, y := b.X0+b.W()*.62, b.Y1+p.size*.2
	if top, ok := underside(d)(.62); ok {
		for k := range 3 {
			before(d, p.drop(x, top+p.size*(.05+(y-top)/p.size*.27*float64(k)), p.size*(.034-.004*float64(k))))
		}
	}
	water := kit.Lin(x, y-p.size*.05, x, y+p.size*.05, kit.Hex("#c9ecff"), kit.Hex("#6fc0f2"), kit.Hex("#3f97dc"))
	puddle := fmt.Sprintf("%.2f,%.2f %.2f,%.2f %.2f,%.2f %.2f,%.2f %.2f,%.2f %.2f,%.2f", x-p.size*.26, y, x-p.size*.1, y-p.size*.045, x+p.size*.12, y-p.size*.035, x+p.size*.25, y+p.size*.005, x+p.size*.08, y+p.size*.045, x-p.size*.12, y+p.size*.035)
	behind(d, kit.Of(p.Path(puddle, water), p.Ellipse(x-p.size*.09, y-p.size*.015, p.size*.06, p.size*.009, kit.White).Opacity(.8)))
}

// bowed curves a drawing along its longer side.
func bowed(d *kit.Drawing, p *pen) {
	p.lean(d, func(t float64) float64 { return .22 * (4*t*(1-t) - .5) })
}

// wavy lets a drawing snake along its longer side.
func wavy(d *kit.Drawing, p *pen) {
	p.lean(d, func(t float64) float64 { return .055 * sin(t*4*math.Pi) })
}

// crooked leans a drawing to one side, more toward its top.
func crooked(d *kit.Drawing, p *pen) {
	b := p.box
	warp(d, func(q point) point {
		up := (b.Y1 - q.y) / max(b.H(), 1e-9)
		return point{q.x + b.H()*(.2*up+.08*up*up), q.y + b.W()*.06*up*sin(3*(q.x-b.X0)/max(b.W(), 1e-9))}
	})
}

// lean moves a drawing to the side by a share of its length, which f tells by how far along its longer side one is, 0-1.
func (p *pen) lean(d *kit.Drawing, f func(t float64) float64) {
	b := p.box
	warp(d, func(q point) point {
		if b.W() > b.H() {
			return point{q.x, q.y - b.W()*f((q.x-b.X0)/b.W())}
		}
		return point{q.x + b.H()*f((q.y-b.Y0)/max(b.H(), 1e-9)), q.y}
	})
}
