package bird

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal/pen"
)

// crest draws what grows on a head at x, y: what lies behind it, or what covers it.
func (r *rig) crest(x, y, k float64, behind bool) kit.Node {
	t := r.Tones("crest")
	var n kit.Node
	switch r.b.Crest {
	case "comb", "bigcomb":
		n = r.comb(x, y, k, t, behind)
	case "peak":
		if behind {
			n = r.Flat(outline(x, y, k, [3]float64{20, -20}, [3]float64{4, -44}, [3]float64{-22, -66, 1}, [3]float64{-26, -40},
				[3]float64{-40, -42, 1}, [3]float64{-32, -10}, [3]float64{0, -8}), t)
		}
	case "fan":
		if behind {
			var nodes []kit.Node
			for i := range 5 {
				s, c := math.Sincos((-60 + 22*float64(i) - 12) * math.Pi / 180)
				ex, ey := x+s*58*k, y-c*58*k
				nodes = append(nodes, r.Line(fmt.Sprintf("M%.1f %.1fL%.1f %.1f", x-4*k, y-20*k, ex, ey), t.D, 2.2), r.Circle(ex, ey, 5.6*k,
					r.Ball(ex, ey, 6*k, t.LL, t.M, t.D)))
			}
			n = kit.Of(nodes...)
		}
	case "casque":
		if !behind {
			n = r.Solid(outline(x, y, k, [3]float64{-16, -22}, [3]float64{-12, -44}, [3]float64{6, -52}, [3]float64{26, -40}, [3]float64{34, -18}, [3]float64{8, -20}), t)
		}
	case "quills":
		if behind {
			for i := range 6 {
				a := -96 + 26*float64(i)
				d := outline(x, y, k, [3]float64{-2, -14}, [3]float64{-5, -52}, [3]float64{0, -62}, [3]float64{6, -50}, [3]float64{3, -14})
				n = kit.Of(n, r.Flat(d, t).Rotate(a, x, y))
			}
		}
	case "plume":
		if behind {
			n = r.Flat(outline(x, y, k, [3]float64{4, -24}, [3]float64{6, -48}, [3]float64{22, -58}, [3]float64{30, -44}, [3]float64{18, -44}, [3]float64{12, -24}), t)
		}
	case "flame":
		if behind {
			n = r.Flat(outline(x, y, k, [3]float64{22, -18}, [3]float64{16, -44, 1}, [3]float64{6, -34}, [3]float64{-6, -70, 1},
				[3]float64{-14, -40}, [3]float64{-36, -60, 1}, [3]float64{-30, -30}, [3]float64{-52, -34, 1}, [3]float64{-34, -4},
				[3]float64{0, 0}), t)
		}
	case "wattle":
		if !behind {
			n = kit.Of(r.Solid(outline(x, y, k, [3]float64{22, 0}, [3]float64{32, -4}, [3]float64{40, 14}, [3]float64{40, 40}, [3]float64{32, 48},
				[3]float64{24, 36}, [3]float64{22, 16}), t), r.Solid(outline(x, y, k, [3]float64{8, 22}, [3]float64{20, 24}, [3]float64{22, 44},
				[3]float64{12, 56}, [3]float64{4, 42}), t))
		}
	}
	return r.Named("crest", n)
}

// comb is a hen's: lobes on the head and a wattle under the bill.
func (r *rig) comb(x, y, k float64, t kit.Tones, behind bool) kit.Node {
	if !behind {
		return r.Solid(outline(x, y, k, [3]float64{16, 18}, [3]float64{28, 20}, [3]float64{32, 36}, [3]float64{24, 44}, [3]float64{15, 34}), t)
	}
	big := 1.0
	if r.b.Crest == "bigcomb" {
		big = 1.35
	}
	d := outline(x, y, k, [3]float64{26, -18}, [3]float64{26, -32 * big}, [3]float64{18, -38 * big}, [3]float64{13, -32, 1},
		[3]float64{8, -46 * big}, [3]float64{-2, -47 * big}, [3]float64{-5, -33, 1}, [3]float64{-14, -42 * big}, [3]float64{-24, -38 * big},
		[3]float64{-24, -20}, [3]float64{0, -8})
	return r.Solid(d, t)
}

// drawTail draws the tail behind the body.
func (r *rig) drawTail() {
	t := r.tal
	if t.M.Slot() == "" {
		t = r.wing
	}
	var n kit.Node
	switch tail := r.b.Tail; {
	case r.airborne() && fansOut[tail]:
		p := r.at(-.7, .06)
		n = r.TailFan(7, r.b.Body*(1.02+.22*float64(len(tail)/5)), 44, t).Rotate(90-r.tilt, 0, 0).Move(p.X, p.Y)
	default:
		n = r.foldedTail(t)
	}
	r.put(kit.Body, "tail", n)
}

// fansOut are the tails that spread their feathers in flight.
var fansOut = map[string]bool{"": true, "short": true, "wedge": true, "hen": true}

// foldedTail is the tail of a bird that stands.
func (r *rig) foldedTail(t kit.Tones) kit.Node {
	var n kit.Node
	switch r.b.Tail {
	case "short":
		n = r.Flat(r.shape([3]float64{-.6, -.5}, [3]float64{-1.05, -.5}, [3]float64{-1.42, -.62, 1}, [3]float64{-1.3, -.2, 1},
			[3]float64{-1.36, -.02, 1}, [3]float64{-1, .25}, [3]float64{-.6, .3}), t)
	case "long":
		n = kit.Of(r.Flat(r.shape([3]float64{-.6, -.3}, [3]float64{-1.6, -.2}, [3]float64{-2.5, .12, 1}, [3]float64{-1.6, .35},
			[3]float64{-.6, .4}), r.Tones("marks")), r.Flat(r.shape([3]float64{-.6, -.4}, [3]float64{-1.5, -.42}, [3]float64{-2.35, -.2, 1},
			[3]float64{-1.5, .08}, [3]float64{-.6, .25}), t),
			r.Flat(r.shape([3]float64{-.6, -.4}, [3]float64{-1.3, -.5}, [3]float64{-1.95, -.4, 1}, [3]float64{-1.3, -.12}, [3]float64{-.6, .1}),
				r.feathers))
	case "fork":
		n = r.Flat(r.shape([3]float64{-.6, -.4}, [3]float64{-1.2, -.4}, [3]float64{-1.75, -.45, 1}, [3]float64{-1.4, 0, 1}, [3]float64{-1.72, .4,
			1}, [3]float64{-1.1, .35}, [3]float64{-.6, .4}), t)
	case "hen":
		n = r.Flat(r.shape([3]float64{-.5, -.7}, [3]float64{-.95, -1.5, 1}, [3]float64{-1.12, -1.2, 1}, [3]float64{-1.32, -1.28, 1},
			[3]float64{-1.34, -.9, 1}, [3]float64{-1.5, -.7, 1}, [3]float64{-1.2, -.1}, [3]float64{-.7, .3}), t)
	case "cock":
		n = r.sickles(t)
	case "fan":
		n = r.fan(t)
	case "train":
		n = r.train(t)
	case "flames":
		n = r.flames(t)
	case "none":
	case "plume":
		var nodes []kit.Node
		for i := range 6 {
			p := r.at(-1.02+.06*float64(i%3), -.55+.16*float64(i))
			nodes = append(nodes, r.Circle(p.X, p.Y, r.b.Body*.26, r.Ball(p.X, p.Y, r.b.Body*.26, t.LL, t.M, t.D)))
		}
		n = kit.Of(nodes...)
	default:
		n = r.Flat(r.shape([3]float64{-.6, -.45}, [3]float64{-1.2, -.32}, [3]float64{-1.82, -.2, 1}, [3]float64{-1.78, .02, 1},
			[3]float64{-1.86, .2, 1}, [3]float64{-1.2, .3}, [3]float64{-.6, .45}), t, r.tailLines(t))
	}
	return n
}

func (r *rig) tailLines(t kit.Tones) kit.Node {
	a, b, c, d := r.at(-.9, -.08), r.at(-1.7, -.06), r.at(-.9, .12), r.at(-1.72, .1)
	return r.Line(fmt.Sprintf("M%.1f %.1fL%.1f %.1fM%.1f %.1fL%.1f %.1f", a.X, a.Y, b.X, b.Y, c.X, c.Y, d.X, d.Y), t.DD.Alpha(.55), 2)
}

// sickles are a rooster's arched tail feathers.
func (r *rig) sickles(t kit.Tones) kit.Node {
	a := r.b.Body
	var nodes []kit.Node
	for i, p := range [][4]float64{{-1.5, -1.3, -2.0, .1}, {-1.35, -1.75, -2.1, -.5}, {-1.1, -2.1, -1.95, -1.1}, {-.8, -2.3, -1.6, -1.6},
		{-.5, -2.2, -1.15, -1.9}} {
		root, mid, end := r.at(-.72, -.35+.05*float64(i)), r.at(p[0], p[1]), r.at(p[2], p[3])
		js := []pen.Joint{{X: root.X, Y: root.Y, R: a * .1}, {X: mid.X, Y: mid.Y, R: a * .13}, {X: end.X, Y: end.Y, R: a * .02}}
		c := t.M
		if i%2 == 1 {
			c = t.L
		}
		nodes = append(nodes, r.Path(pen.Tube(js...), r.Lin(end.X, mid.Y, root.X, root.Y, c, t.M, t.DD)),
			r.Line(fmt.Sprintf("%.1f,%.1f %.1f,%.1f %.1f,%.1f", root.X, root.Y, mid.X, mid.Y, end.X, end.Y), t.LL.Alpha(.35), 2))
	}
	return kit.Of(nodes...)
}

// fan is a turkey's: a half circle of banded feathers.
func (r *rig) fan(t kit.Tones) kit.Node {
	p := r.at(-.35, -.05)
	m := r.Tones("marks")
	var nodes []kit.Node
	l := r.b.Body * 1.75
	for i := range 13 {
		a := -118 + 17.5*float64(i)
		d := outline(p.X, p.Y, l, [3]float64{-.05, 0}, [3]float64{-.13, -.72}, [3]float64{-.09, -.96}, [3]float64{0, -1.02},
			[3]float64{.09, -.96}, [3]float64{.13, -.72}, [3]float64{.05, 0})
		band := r.Rect(p.X-l*.2, p.Y-l*.92, l*.4, l*.07, 0, m.M)
		dark := r.Rect(p.X-l*.2, p.Y-l*.84, l*.4, l*.06, 0, t.DDD)
		nodes = append(nodes, r.Form(d, kit.Lin(0, p.Y-l, 0, p.Y, t.M, t.L, t.D), band, dark, r.Line(fmt.Sprintf("M%.1f %.1fV%.1f", p.X, p.Y,
			p.Y-l*.9), t.DD.Alpha(.5), 2)).Rotate(a, p.X, p.Y))
	}
	return kit.Of(nodes...)
}

// train is a peacock's: a great fan with eyespots.
func (r *rig) train(t kit.Tones) kit.Node {
	p := r.at(-.15, .1)
	m, blue := r.Tones("marks"), r.feathers
	l := r.b.Body * 2.35
	var nodes []kit.Node
	if r.airborne() {
		p = r.at(-.7, 0)
	}
	for row := range 2 {
		n := 15 - 2*row
		long := l * (1 - .3*float64(row))
		for i := range n {
			a := -108 + 216*float64(i)/float64(n-1)
			if r.airborne() {
				a = -128 + 62*float64(i)/float64(n-1)
			}
			d := outline(p.X, p.Y, long, [3]float64{-.02, 0}, [3]float64{-.09, -.7}, [3]float64{-.1, -.9}, [3]float64{0, -1.03},
				[3]float64{.1, -.9}, [3]float64{.09, -.7}, [3]float64{.02, 0})
			ey := p.Y - long*.86
			k := long * .075
			spot := kit.Of(r.Ellipse(p.X, ey, k, k*1.15, m.M), r.Ellipse(p.X, ey+k*.1, k*.74, k*.86, kit.Hex("#3fb6b0")), r.Ellipse(p.X, ey+k*.22,
				k*.48, k*.56, blue.D))
			nodes = append(nodes, r.Form(d, kit.Lin(0, p.Y-long, 0, p.Y, t.L, t.M, t.DD), r.Line(fmt.Sprintf("M%.1f %.1fV%.1f", p.X, p.Y, ey),
				t.DD.Alpha(.6), 1.8), spot).Rotate(a, p.X, p.Y))
		}
	}
	return kit.Of(nodes...)
}

// flames are a phoenix's tail.
func (r *rig) flames(t kit.Tones) kit.Node {
	a := r.b.Body
	red := r.Tones("wings")
	var nodes []kit.Node
	for i, p := range [][4]float64{{-1.7, .9, -2.7, .6}, {-1.6, .1, -2.9, -.4}, {-1.4, .6, -2.2, 1.5}, {-1.5, .4, -2.5, .2}, {-1.3, .25, -1.9, .5}} {
		root, mid, end := r.at(-.7, .05), r.at(p[0], p[1]), r.at(p[2], p[3])
		c := t
		if i < 2 {
			c = red
		}
		js := []pen.Joint{{X: root.X, Y: root.Y, R: a * .16}, {X: mid.X, Y: mid.Y, R: a * .17}, {X: end.X, Y: end.Y, R: a * .015}}
		nodes = append(nodes, r.Path(pen.Tube(js...), r.Lin(end.X, end.Y, root.X, root.Y, c.LL, c.M, red.M)))
	}
	return kit.Of(nodes...)
}
