package finish

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

// warp bends a drawing: every outline is cut into short lines whose ends go where f sends them.
func warp(d *kit.Drawing, f func(point) point) {
	step := float32(max(d.Box.W(), d.Box.H(), 1) / 160)
	w := &warper{f: f, step: step}
	for l := range d.Layers {
		if d.Layers[l] != nil {
			d.Layers[l] = w.nodes(d.Layers[l])
		}
	}
	for name, a := range d.Anchors {
		q := f(point{a.X, a.Y})
		a.X, a.Y = q.x, q.y
		d.Anchors[name] = a
	}
	d.Box = kit.FromScene(d.Nodes()).Bounds()
}

type warper struct {
	f    func(point) point
	step float32
}

func (w *warper) nodes(nodes []scene.Node) []scene.Node {
	if nodes == nil {
		return nil
	}
	out := make([]scene.Node, len(nodes))
	for i, n := range nodes {
		if n.Path != nil {
			q := *n.Path
			q.Segments = w.segments(q.Segments)
			out[i].Path = &q
		}
		if n.Group != nil {
			g := *n.Group
			g.Clip, g.Mask, g.Children = w.nodes(g.Clip), w.nodes(g.Mask), w.nodes(g.Children)
			out[i].Group = &g
		}
	}
	return out
}

func (w *warper) to(q scene.Point) scene.Point {
	r := w.f(point{float64(q.X), float64(q.Y)})
	return scene.Point{X: float32(r.x), Y: float32(r.y)}
}

func (w *warper) segments(in []scene.Segment) []scene.Segment {
	var out []scene.Segment
	var pen, start scene.Point
	walk := func(length float32, at func(t float32) scene.Point) {
		n := max(1, min(64, int(length/w.step)))
		for k := 1; k <= n; k++ {
			out = append(out, scene.Segment{Op: scene.Line, Points: [3]scene.Point{w.to(at(float32(k) / float32(n)))}})
		}
	}
	mix := func(a, b scene.Point, t float32) scene.Point {
		return scene.Point{X: a.X + (b.X-a.X)*t, Y: a.Y + (b.Y-a.Y)*t}
	}
	gap := func(a, b scene.Point) float32 { return float32(math.Hypot(float64(a.X-b.X), float64(a.Y-b.Y))) }
	for _, s := range in {
		a, p := pen, s.Points
		switch s.Op {
		case scene.Move:
			out = append(out, scene.Segment{Op: scene.Move, Points: [3]scene.Point{w.to(p[0])}})
			start, pen = p[0], p[0]
		case scene.Line:
			walk(gap(a, p[0]), func(t float32) scene.Point { return mix(a, p[0], t) })
			pen = p[0]
		case scene.Quad:
			walk(gap(a, p[0])+gap(p[0], p[1]), func(t float32) scene.Point { return mix(mix(a, p[0], t), mix(p[0], p[1], t), t) })
			pen = p[1]
		case scene.Cubic:
			walk(gap(a, p[0])+gap(p[0], p[1])+gap(p[1], p[2]), func(t float32) scene.Point {
				x, y, z := mix(a, p[0], t), mix(p[0], p[1], t), mix(p[1], p[2], t)
				return mix(mix(x, y, t), mix(y, z, t), t)
			})
			pen = p[2]
		case scene.Close:
			if l := gap(a, start); l > 0 {
				walk(l, func(t float32) scene.Point { return mix(a, start, t) })
			}
			out = append(out, s)
			pen = start
		}
	}
	return out
}

// ease rises smoothly from 0 at a to 1 at b.
func ease(a, b, v float64) float64 {
	t := max(0, min(1, (v-a)/(b-a)))
	return t * t * (3 - 2*t)
}

// melting lets the lower part of a drawing run down in drips of its own, into a puddle of the color at its foot.
func melting(d *kit.Drawing, p *pen) {
	b := p.box
	foot := footColor(d)
	type drip struct{ x, w, l float64 }
	var drips []drip
	for k := range 6 {
		t := (float64(k) + .5 + p.between(-.2, .2)) / 6
		drips = append(drips, drip{b.X0 + b.W()*t, b.W() * p.between(.032, .05), p.size * p.between(.06, .2)})
	}
	mid := (b.X0 + b.X1) / 2
	warp(d, func(q point) point {
		s := ease(b.Y0+b.H()*.3, b.Y1, q.y)
		run := p.size * .02
		for _, one := range drips {
			v := (q.x - one.x) / one.w
			run += one.l * math.Exp(-v*v)
		}
		lean := p.size * .02 * math.Sin((q.y-b.Y0)/b.H()*4)
		return point{mid + (q.x-mid)*(1+.1*s) + lean, q.y + run*s + b.H()*.04*ease(b.Y0-1, b.Y0+b.H()*.5, b.Y1-q.y)}
	})
	y1 := d.Box.Y1 // drips and puddle touch
	if low := kit.FromScene(d.Nodes()).Bounds(); low.Y1 > y1 {
		y1 = low.Y1
	}
	y1 -= p.size * .02
	t := kit.TonesOf(foot)
	w := max(b.W()*.55, p.size*.3)
	pool := fmt.Sprintf("%g,%g %g,%g %g,%g %g,%g %g,%g %g,%g %g,%g %g,%g ", mid-w, y1, mid-w*.7, y1-p.size*.035, mid-w*.2, y1-p.size*.045, mid+w*.5, y1-p.size*.04, mid+w, y1-p.size*.005,
		mid+w*.6, y1+p.size*.045, mid, y1+p.size*.035, mid-w*.6, y1+p.size*.055)
	behind(d, kit.Of(p.Form(pool, kit.Lin(mid-w, y1, mid+w, y1+p.size*.04, t.L, t.M, t.D)), p.Ellipse(mid-w*.45, y1-p.size*.012, w*.2, p.size*.008, kit.White).Opacity(.6)))
}

// footColor is the color that rules the lowest third of a drawing.
func footColor(d *kit.Drawing) kit.Color {
	l, _ := small(d)
	low := int(float64(sampleSide) * d.Box.H() / max(d.Box.W(), d.Box.H()))
	var r, g, b, a float64
	for y := low * 2 / 3; y < low; y++ {
		for x := range sampleSide {
			i := 4 * (y*sampleSide + x)
			r, g, b, a = r+float64(l.Pix[i]), g+float64(l.Pix[i+1]), b+float64(l.Pix[i+2]), a+float64(l.Pix[i+3])
		}
	}
	if a < 1 {
		return rulingColor(d)
	}
	return kit.RGBA(r/a, g/a, b/a, 1)
}

// wilted browns a drawing and lets its head hang from a bent stem.
func wilted(d *kit.Drawing, p *pen) {
	dried(d, p)
	b := p.box
	most := 1.75
	if b.H() < b.W()*1.12 {
		most = .6
	}
	mid := (b.X0 + b.X1) / 2
	bend := func(s float64) float64 { return most * ease(.32, .62, s) }
	// The stem's middle line from the ground up, in steps.
	const n = 100
	var line [n + 1]point
	line[0] = point{mid, b.Y1}
	for k := range n {
		sin, cos := math.Sincos(bend((float64(k) + .5) / n))
		line[k+1] = point{line[k].x + sin*b.H()/n, line[k].y - cos*b.H()/n}
	}
	warp(d, func(q point) point {
		s := max(0, min(1, (b.Y1-q.y)/b.H()))
		k := min(int(s*n), n-1)
		f := s*n - float64(k)
		c := point{line[k].x + (line[k+1].x-line[k].x)*f, line[k].y + (line[k+1].y-line[k].y)*f}
		sin, cos := math.Sincos(bend(s))
		sag := 0.06 * math.Abs(q.x-mid) * (1 - s)
		return point{c.x + (q.x-mid)*cos, c.y + (q.x-mid)*sin + sag}
	})
}

// dried takes the green and the bloom out of the colors.
func dried(d *kit.Drawing, _ *pen) {
	mapColors(d, func(c color.RGB) color.RGB {
		v := color.ToLCH(c)
		return c.Mix(color.FromLCH(color.LCH{L: v.L * .8, C: .065, H: 1.15}), .74)
	})
}

// deflated lets a drawing sink together, with folds where it is slack.
func deflated(d *kit.Drawing, p *pen) {
	b := p.box
	mid := (b.X0 + b.X1) / 2
	var folds []kit.Node
	ink := kit.TonesOf(rulingColor(d)).DDD
	for k := range 7 {
		x, y := b.X0+b.W()*(.16+.11*float64(k)), b.Y0+b.H()*p.between(.12, .42)
		folds = append(folds, p.Line(fmt.Sprintf("M%g %gQ%g %g %g %g", x, y, x+p.size*p.between(-.05, .05), y+p.size*.06, x+p.size*p.between(-.03, .03), y+p.size*p.between(.1, .16)), ink, p.size*.007).Opacity(.55))
	}
	cover(d, kit.Of(folds...))
	warp(d, func(q point) point {
		s := (b.Y1 - q.y) / b.H()
		t := (q.x - mid) / b.W()
		return point{mid + (q.x-mid)*(1-.22*s+.03*math.Sin(s*19)) + b.W()*.3*s*s, b.Y1 - b.H()*s*(.7+.025*math.Sin(t*17)*s)}
	})
}
