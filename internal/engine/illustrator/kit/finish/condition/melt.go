package condition

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
)

// melting lets the lower part of a drawing run down in drips of its own, into a puddle of the color at its foot.
func melting(d *kit.Drawing, p *surface.Pen) {
	b := p.Box
	foot := footColor(d)
	type drip struct{ x, w, l float64 }
	var drips []drip
	for k := range 6 {
		t := (float64(k) + .5 + p.Between(-.2, .2)) / 6
		drips = append(drips, drip{b.X0 + b.W()*t, b.W() * p.Between(.032, .05), p.Size * p.Between(.06, .2)})
	}
	mid := (b.X0 + b.X1) / 2
	surface.Warp(d, func(q surface.Point) surface.Point {
		s := surface.Ease(b.Y0+b.H()*.3, b.Y1, q.Y)
		run := p.Size * .02
		for _, one := range drips {
			v := (q.X - one.x) / one.w
			run += one.l * math.Exp(-v*v)
		}
		lean := p.Size * .02 * math.Sin((q.Y-b.Y0)/b.H()*4)
		return surface.Point{X: mid + (q.X-mid)*(1+.1*s) + lean, Y: q.Y + run*s + b.H()*.04*surface.Ease(b.Y0-1, b.Y0+b.H()*.5, b.Y1-q.Y)}
	})
	y1 := d.Box.Y1 // drips and puddle touch
	if low := kit.FromScene(d.Nodes()).Bounds(); low.Y1 > y1 {
		y1 = low.Y1
	}
	y1 -= p.Size * .02
	t := kit.TonesOf(foot)
	w := max(b.W()*.55, p.Size*.3)
	pool := fmt.Sprintf("%g,%g %g,%g %g,%g %g,%g %g,%g %g,%g %g,%g %g,%g ", mid-w, y1, mid-w*.7, y1-p.Size*.035, mid-w*.2, y1-p.Size*.045, mid+w*.5, y1-p.Size*.04, mid+w, y1-p.Size*.005,
		mid+w*.6, y1+p.Size*.045, mid, y1+p.Size*.035, mid-w*.6, y1+p.Size*.055)
	surface.Behind(d, kit.Of(p.Form(pool, kit.Lin(mid-w, y1, mid+w, y1+p.Size*.04, t.L, t.M, t.D)), p.Ellipse(mid-w*.45, y1-p.Size*.012, w*.2, p.Size*.008, kit.White).Opacity(.6)))
}

// footColor is the color that rules the lowest third of a drawing.
func footColor(d *kit.Drawing) kit.Color {
	l, _ := surface.Small(d)
	low := int(float64(surface.SampleSide) * d.Box.H() / max(d.Box.W(), d.Box.H()))
	var r, g, b, a float64
	for y := low * 2 / 3; y < low; y++ {
		for x := range surface.SampleSide {
			i := 4 * (y*surface.SampleSide + x)
			r, g, b, a = r+float64(l.Pix[i]), g+float64(l.Pix[i+1]), b+float64(l.Pix[i+2]), a+float64(l.Pix[i+3])
		}
	}
	if a < 1 {
		return surface.Ruling(d)
	}
	return kit.RGBA(r/a, g/a, b/a, 1)
}

// wilted browns a drawing and lets its head hang from a bent stem.
func wilted(d *kit.Drawing, p *surface.Pen) {
	toBrown(d, .46)
	b := p.Box
	most := 1.75
	if b.H() < b.W()*1.12 {
		most = .6
	}
	mid := (b.X0 + b.X1) / 2
	bend := func(s float64) float64 { return most * surface.Ease(.32, .62, s) }
	// The stem's middle line from the ground up, in steps.
	const n = 100
	var line [n + 1]surface.Point
	line[0] = surface.Point{X: mid, Y: b.Y1}
	for k := range n {
		sin, cos := math.Sincos(bend((float64(k) + .5) / n))
		line[k+1] = surface.Point{X: line[k].X + sin*b.H()/n, Y: line[k].Y - cos*b.H()/n}
	}
	surface.Warp(d, func(q surface.Point) surface.Point {
		s := max(0, min(1, (b.Y1-q.Y)/b.H()))
		k := min(int(s*n), n-1)
		f := s*n - float64(k)
		c := surface.Point{X: line[k].X + (line[k+1].X-line[k].X)*f, Y: line[k].Y + (line[k+1].Y-line[k].Y)*f}
		sin, cos := math.Sincos(bend(s))
		sag := 0.06 * math.Abs(q.X-mid) * (1 - s)
		return surface.Point{X: c.X + (q.X-mid)*cos, Y: c.Y + (q.X-mid)*sin + sag}
	})
}

// dried takes the green and the bloom out of the colors.
func dried(d *kit.Drawing, _ *surface.Pen) { toBrown(d, .74) }

// toBrown turns a share of every color to brown.
func toBrown(d *kit.Drawing, share float32) {
	surface.MapColors(d, func(c color.RGB) color.RGB {
		v := color.ToLCH(c)
		return c.Mix(color.FromLCH(color.LCH{L: v.L * .8, C: .065, H: 1.15}), share)
	})
}

// deflated lets a drawing sink together, with folds where it is slack.
func deflated(d *kit.Drawing, p *surface.Pen) {
	b := p.Box
	mid := (b.X0 + b.X1) / 2
	var folds []kit.Node
	ink := kit.TonesOf(surface.Ruling(d)).DDD
	for k := range 7 {
		x, y := b.X0+b.W()*(.16+.11*float64(k)), b.Y0+b.H()*p.Between(.12, .42)
		folds = append(folds, p.Line(fmt.Sprintf("M%g %gQ%g %g %g %g", x, y, x+p.Size*p.Between(-.05, .05), y+p.Size*.06, x+p.Size*p.Between(-.03, .03), y+p.Size*p.Between(.1, .16)), ink, p.Size*.007).Opacity(.55))
	}
	surface.Cover(d, kit.Of(folds...))
	surface.Warp(d, func(q surface.Point) surface.Point {
		s := (b.Y1 - q.Y) / b.H()
		t := (q.X - mid) / b.W()
		return surface.Point{X: mid + (q.X-mid)*(1-.22*s+.03*math.Sin(s*19)) + b.W()*.3*s*s, Y: b.Y1 - b.H()*s*(.7+.025*math.Sin(t*17)*s)}
	})
}
