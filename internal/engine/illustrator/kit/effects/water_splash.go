package effects

import (
	"math"
	"math/rand/v2"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var waterSplash = kit.Piece{
	Name: "water-splash", Cm: 60,
	Palette: "water #35a7f0 splash; droplets #35a7f0 <water",
	Draw: func(c *kit.Canvas) {
		w, d := c.Tones("water"), c.Tones("droplets")
		r := c.Rand()
		switch c.Variant(3) {
		case 1:
			sweep(c, r, w, d)
		case 2:
			crown(c, r, w, d, 7, 20)
		default:
			crown(c, r, w, d, 9, 66)
		}
		c.Anchor("ground", 128, 240)
	},
}

// arm is a jet of water from a foot along a curve, with a bead at its tip.
func arm(pts []shape.Pt, w float64) (outline string, steps []shape.Step) {
	steps = shape.Sample(pts, 44)
	return shape.Ribbon(steps, func(t float64) float64 {
		neck := w * (.16 + .84*math.Pow(1-t, 1.6))
		return neck + w*.3*math.Exp(-math.Pow((t-.955)/.05, 2))
	}), steps
}

// liquid shades what was joined in one outline as clear water with bright and dark edges.
func liquid(c *kit.Canvas, d string, t kit.Tones, top, bottom, k float64) kit.Node {
	return kit.Of(
		c.Inner(4*k, 5*k, 3*k, kit.White.Alpha(.85), c.Inner(-6*k, -7*k, 6*k, t.DD.Alpha(.85), c.Inner(0, 0, 9*k, t.M.Alpha(.8),
			c.Path(d, kit.Lin(0, top, 0, bottom, t.LL, t.L, t.M))))).Opacity(.74),
		c.Inner(-1.4*k, -1.8*k, 1*k, t.DDD.Alpha(.65), c.Path(d, t.M.Alpha(.02))))
}

func bead(c *kit.Canvas, x, y, q float64, t kit.Tones, angle float64) kit.Node {
	d := shape.Drop(x, y-q*1.2, q*1.5, q*2.3, 90)
	return kit.Of(c.Path(d, kit.Rad(x-q*.2, y, q*1.6, kit.At(0, t.LL.Alpha(.55)), kit.At(.6, t.M.Alpha(.75)), kit.At(1, t.D.Alpha(.95)))),
		c.Clip(d, c.Blur(q*.16, c.Path(d, kit.None).Stroke(t.DD, q*.3).Move(-q*.08, -q*.1)).Opacity(.8), c.Blur(q*.2, c.Ellipse(x+q*.1, y+q*.62, q*.44, q*.26, t.LL)).Opacity(.9)),
		c.Ellipse(x-q*.26, y+q*.06, q*.15, q*.3, kit.White).Rotate(16, x-q*.26, y).Opacity(.95)).Rotate(angle, x, y)
}

// crown is a ring of water that leaps up where something fell in: jets with beads, webs of water between them.
func crown(c *kit.Canvas, r *rand.Rand, w, d kit.Tones, n int, lift float64) {
	back, _, _ := web(c, r, n-2, 64, 190, 96+lift*.5, 70)
	body, spines, tips := web(c, r, n, 84, 206, 110+lift, 112)
	c.Part("water", liquid(c, back, w, 60, 230, .7).Opacity(.55))
	c.Part("water", liquid(c, body, w, 20, 244, 1))
	c.Part("water", c.Clip(body, c.Blur(7, c.Ellipse(128, 196, 70, 22, w.DD)).Opacity(.5), c.Blur(4, c.Ellipse(128, 224, 66, 9, w.LL)).Opacity(.95),
		c.Blur(.8, c.Path("M54 214C84 234 130 238 168 232C130 246 78 240 54 214Z", kit.White)).Opacity(.8)))
	c.Part("water", spines...)
	for i, p := range tips {
		if p.Y > 26 && i%2 == 0 {
			q := shape.Between(r, 3.4, 8)
			c.Part("droplets", bead(c, p.X+(p.X-128)*.07, p.Y-q*2.6-shape.Between(r, 0, 12), q, d, (p.X-128)*.2))
		}
	}
	for range 12 {
		x, y := shape.Between(r, 6, 250), shape.Between(r, 30, 206)
		if math.Abs(x-128) < 100 && y > 40 {
			continue
		}
		c.Part("droplets", bead(c, x, y, shape.Between(r, 2.4, 6.5), d, (x-128)*.25))
	}
}

// web is the outline of n jets on a foot of half width foot at y, as high as high and as wide as spread.
func web(c *kit.Canvas, r *rand.Rand, n int, foot, y, high, spread float64) (outline string, spines []kit.Node, tips []shape.Pt) {
	pts := []kit.Point{{X: 128 - foot, Y: y + 4}}
	for i := range n {
		u := (float64(i)+.5)/float64(n)*2 - 1
		u += shape.Between(r, -.5, .5) / float64(n)
		h := high * (1 - .5*u*u) * shape.Between(r, .55, 1.15)
		if i%2 == 1 {
			h *= .68
		}
		tip := shape.Pt{X: 128 + u*spread + 8*u, Y: max(14, y-h)}
		base := shape.Pt{X: 128 + u*foot*.82, Y: y - 26}
		q := shape.Between(r, 4.5, 8.5)
		lean := math.Atan2(tip.Y-base.Y, tip.X-base.X)
		sin, cos := math.Sincos(lean)
		at := func(k, side float64) kit.Point {
			bend := -u * 14 * math.Sin(k*math.Pi)
			return kit.Point{X: base.X + (tip.X-base.X)*k - sin*side + bend, Y: base.Y + (tip.Y-base.Y)*k + cos*side}
		}
		neck := q * .5
		pts = append(pts, at(.34, -neck*2.3), at(.7, -neck), at(.88, -q), kit.Point{X: tip.X + cos*q*.4, Y: tip.Y + sin*q*.4}, at(.88, q), at(.7, neck), at(.34, neck*2.3))
		if i < n-1 {
			v := (float64(i)+1)/float64(n)*2 - 1
			pts = append(pts, kit.Point{X: 128 + v*foot*.95, Y: y - high*shape.Between(r, .18, .36)*(1-.4*v*v)})
		}
		run := []shape.Pt{}
		for _, k := range []float64{.12, .4, .66, .84} {
			p := at(k, -neck*.35)
			run = append(run, shape.Pt{X: p.X, Y: p.Y})
		}
		spines = append(spines, c.Path(shape.Ribbon(shape.Sample(run, 20), shape.Taper(neck*.8, .1)), kit.White).Opacity(.78))
		tips = append(tips, tip)
	}
	pts = append(pts, kit.Point{X: 128 + foot, Y: y + 4}, kit.Point{X: 128 + foot*.7, Y: y + 24}, kit.Point{X: 128, Y: y + 32}, kit.Point{X: 128 - foot*.7, Y: y + 24})
	return shape.Curve(pts), spines, tips
}

// sweep is a curl of water thrown to the right.
func sweep(c *kit.Canvas, r *rand.Rand, w, d kit.Tones) {
	main := []shape.Pt{{X: 6, Y: 150}, {X: 30, Y: 206}, {X: 96, Y: 226}, {X: 168, Y: 184}, {X: 190, Y: 104}, {X: 150, Y: 58}}
	body := shape.Ribbon(shape.Sample(main, 60), func(t float64) float64 { return 3 + 46*math.Pow(math.Sin(math.Pi*math.Pow(t, .9)), .9) })
	var lights []kit.Node
	steps := shape.Sample(main, 60)
	for i := range 10 {
		s := steps[16+i*4]
		out := 1 - 2*float64(min(1, i%3))
		a := s.Angle() + out*shape.Between(r, 14, 46)
		l := shape.Between(r, 34, 74)
		p, q := shape.Polar(s.X, s.Y, l*.55, a), shape.Polar(s.X, s.Y, l, a+out*shape.Between(r, -4, 22))
		path, st := arm([]shape.Pt{{X: s.X, Y: s.Y}, p, q}, shape.Between(r, 12, 22))
		body += path
		lights = append(lights, c.Path(shape.Ribbon(st[8:36], shape.Taper(3, .1)), kit.White).Move(-2, -1.5).Opacity(.7))
		t := shape.Polar(q.X, q.Y, shape.Between(r, 10, 22), a)
		c.Part("droplets", bead(c, min(250, max(6, t.X)), min(246, max(10, t.Y)), shape.Between(r, 3, 7), d, a+90))
	}
	c.Part("water", liquid(c, body, w, 40, 230, 1), c.Path(shape.Ribbon(steps[8:52], shape.Taper(7, .1)), kit.White).Move(-6, -12).Opacity(.6),
		c.Blur(2, c.Path(shape.Ribbon(steps[10:50], shape.Taper(10, .1)), w.LL).Move(6, 14)).Opacity(.6))
	c.Part("water", lights...)
}

var raindrop = kit.Piece{
	Name: "raindrop", Cm: 1,
	Palette: "drop #3fa9f2 water",
	Draw: func(c *kit.Canvas) {
		t := c.Tones("drop")
		r := c.Rand()
		switch c.Variant(3) {
		case 2:
			for _, p := range [][3]float64{{92, 110, 56}, {184, 90, 34}, {172, 196, 42}} {
				c.Part("drop", bead(c, p[0], p[1], p[2], t, 0))
			}
			return
		case 1:
			for _, p := range shape.Scatter(r, 14, kit.Box{X0: 24, Y0: 24, X1: 232, Y1: 232}) {
				c.Part("drop", bead(c, p.X, p.Y, shape.Between(r, 9, 17), t, 10))
			}
			return
		}
		d := "M128 6C134 40 208 108 208 170C208 216 172 250 128 250C84 250 48 216 48 170C48 108 122 40 128 6Z"
		c.Part("drop", c.Form(d, kit.Lin(70, 40, 180, 250, kit.At(0, t.LL.Alpha(.85)), kit.At(.5, t.M.Alpha(.88)), kit.At(1, t.D.Alpha(.96))),
			c.Blur(9, c.Path(d, kit.None).Stroke(t.DD, 22).Move(-7, -8)).Opacity(.75), c.Blur(10, c.Path("M100 232C150 236 186 206 192 160C204 210 166 250 120 244Z", t.LL)).Opacity(.95),
			c.Blur(3, c.Path(d, kit.None).Stroke(t.LL, 7).Move(4, 5)).Opacity(.8)))
		c.Part("shine", c.Path("M72 172C70 140 92 108 106 86C112 78 118 84 113 92C100 114 88 140 88 170C88 186 73 188 72 172Z", kit.White).Opacity(.8), c.Ellipse(84, 204, 8, 10, kit.White).Opacity(.75))
	},
}
