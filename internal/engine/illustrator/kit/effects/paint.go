package effects

import (
	"fmt"
	"math"
	"math/rand/v2"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var paintSplatter = kit.Piece{
	Name: "paint-splatter", Cm: 40,
	Palette: "blob #ef3f6b paint; drops #ef3f6b <blob",
	Draw: func(c *kit.Canvas) {
		t, d := c.Tones("blob"), c.Tones("drops")
		splatter(c, t, d, c.Variant(3), true)
	},
}

var splash = kit.Piece{
	Name: "splash", Cm: 40,
	Palette: "splash #2f9df0 paint; drops #2f9df0 <splash",
	Draw: func(c *kit.Canvas) {
		t, d := c.Tones("splash"), c.Tones("drops")
		splatter(c, t, d, c.Variant(3), true)
	},
}

var bloodSplatter = kit.Piece{
	Name: "blood-splatter", Cm: 40,
	Palette: "blood #b3121f; drops #b3121f <blood",
	Draw: func(c *kit.Canvas) {
		t, d := c.Tones("blood"), c.Tones("drops")
		if c.Variant(3) == 1 {
			drips(c, t, "blood", 7)
			return
		}
		splatter(c, t, d, c.Variant(3), false)
	},
}

// burst is the outline of a splat: arms of many lengths, each ending in a round drop.
func burst(r *rand.Rand, x, y, core, reach float64, n int) string {
	var pts []kit.Point
	at := func(a, q float64) {
		p := shape.Polar(x, y, q, a)
		pts = append(pts, kit.Point{X: p.X, Y: p.Y})
	}
	for i := range n {
		step := 360 / float64(n)
		a := step*float64(i) + shape.Between(r, -.24, .24)*step
		l := core + (reach-core)*math.Pow(r.Float64(), 1.6)
		q := shape.Between(r, 3, 7) * (1 + .5*(l-core)/reach)
		deg := func(w, radius float64) float64 { return w / radius * 57.3 }
		neck := q * shape.Between(r, .35, .6)
		at(a-step*.5, core*shape.Between(r, .8, .92))
		at(a-deg(neck*1.6, core*1.08), core*1.06)
		if l > core*1.25 {
			at(a-deg(neck, l*.8), l*.82)
		}
		at(a-deg(q, l), l*.95)
		at(a, l+q*.5)
		at(a+deg(q, l), l*.95)
		if l > core*1.25 {
			at(a+deg(neck, l*.8), l*.82)
		}
		at(a+deg(neck*1.6, core*1.08), core*1.06)
	}
	return shape.Curve(pts)
}

func splatter(c *kit.Canvas, t, d kit.Tones, v int, glossy bool) {
	r := c.Rand()
	cx, cy, core, reach, n := 128.0, 126.0, 58.0, 112.0, 17
	if v == 1 {
		core, reach, n = 40, 116, 22
	}
	out := burst(r, cx, cy, core, reach, n)
	var drops string
	for range 26 {
		a, q := shape.Between(r, 0, 360), shape.Between(r, core*1.35, 124)
		p := shape.Polar(cx, cy, q, a)
		k := shape.Between(r, 1.2, 6.4) * (1.25 - q/200)
		if p.X < 5 || p.X > 251 || p.Y < 5 || p.Y > 251 {
			continue
		}
		drops += kit.Oval(p.X, p.Y, k, k*shape.Between(r, .8, 1))
	}
	if v == 2 { // thrown to one side
		out = shape.Rough(r, 92, 160, 44, 38, .16, 22)
		for range 60 {
			a := -40 + r.NormFloat64()*17
			q := 50 + 130*r.Float64()
			p := shape.Polar(84, 166, q, a)
			k := shape.Between(r, 1, 9) * (1.2 - q/210)
			drops += shape.Drop(shape.Polar(p.X, p.Y, -k*1.8, a).X, shape.Polar(p.X, p.Y, -k*1.8, a).Y, k*1.3, k*3.4, a)
		}
	}
	paint := func(d string, t kit.Tones) kit.Node {
		return shape.Solid(c, t, .9, c.Path(d, kit.Rad(cx-30, cy-40, 170, t.L, t.M, t.D)))
	}
	c.Part("drops", paint(drops, d))
	c.Part([]string{"blob", "blood"}[btoi(!glossy)], paint(out, t))
	if !glossy {
		c.Part("blood", c.Clip(out, c.Blur(6, c.Ellipse(104, 96, 26, 12, t.LL)).Rotate(-24, 104, 96)).Opacity(.5), c.Ellipse(100, 92, 9, 3.4, kit.White).Rotate(-28, 100, 92).Opacity(.5))
		return
	}
	x, y := cx-core*.42, cy-core*.5
	if v == 2 {
		x, y = 74, 142
	}
	c.Part("blob", c.Path(fmt.Sprintf("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x-18, y+14, x-16, y-6, x+2, y-16, x+20, y-14, x+10, y-6, x-8, y-2, x-18, y+14), kit.White).Opacity(.7), c.Circle(x-18, y+24, 3.4, kit.White).Opacity(.65))
}

var paintDrip = kit.Piece{
	Name: "paint-drip", Cm: 60,
	Palette: "drips #7a4fe0 paint",
	Draw: func(c *kit.Canvas) {
		t := c.Tones("drips")
		c.Bleed()
		drips(c, t, "drips", []int{6, 8, 5}[c.Variant(3)])
	},
}

// drips run from the top edge, n of them, each with a heavy round end.
func drips(c *kit.Canvas, t kit.Tones, part string, n int) {
	r := c.Rand()
	step := 256 / float64(n)
	d := "M-20 -20H276"
	top := 62.0
	type run struct{ x, w, y float64 }
	var runs []run
	for i := range n {
		l := 40 + 120*math.Pow(r.Float64(), 1.4)
		if i%3 == 1 {
			l += 40
		}
		runs = append(runs, run{step*(float64(i)+.5) + shape.Between(r, -3, 3), step * shape.Between(r, .3, .44), min(236, top+l)})
	}
	d += fmt.Sprintf("V%gH256", top)
	last := 256.0
	for i := n - 1; i >= 0; i-- {
		q := runs[i]
		x0, x1 := q.x-q.w/2, q.x+q.w/2
		bulb := q.w * .12
		d += fmt.Sprintf("C%.1f %.1f %.1f %.1f %.1f %.1f", last-(last-x1)*.3, top+4, x1+1, top+2, x1, top+22)
		d += fmt.Sprintf("L%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1f", x1, q.y-q.w*1.6, x1+bulb, q.y-q.w*.6, x1+bulb, q.y, q.x, q.y, x0-bulb, q.y, x0-bulb, q.y-q.w*.6, x0, q.y-q.w*1.6)
		d += fmt.Sprintf("L%.1f %.1f", x0, top+22)
		last = x0
	}
	d += fmt.Sprintf("C%.1f %.1f %.1f %.1f 0 %.1fH-20Z", last-1, top+2, last*.4, top+4, top)
	c.Part(part, c.Clip("M0 0H256V256H0Z", c.Form(d, kit.Lin(0, 0, 0, 236, t.M, t.M, t.L),
		c.Blur(4.5, c.Path(d, kit.None).Stroke(t.DD, 15).Move(-5, -5)).Opacity(.85), c.Blur(1.6, c.Path(d, kit.None).Stroke(t.DDD, 3).Move(-.5, -.5)).Opacity(.4), c.Blur(2.6, c.Path(d, kit.None).Stroke(t.LL, 6).Move(5, -3)).Opacity(.8),
		c.Path("M0 0H256V12Q150 30 0 16Z", t.L).Opacity(.6))))
	for _, q := range runs {
		c.Part(part, c.Path(shape.Ribbon(shape.Sample([]shape.Pt{{X: q.x - q.w*.2, Y: top + 16}, {X: q.x - q.w*.22, Y: (top + q.y) / 2}, {X: q.x - q.w*.2, Y: q.y - q.w*1.1}}, 20), shape.Taper(q.w*.17, .1)), kit.White).Opacity(.6),
			c.Ellipse(q.x-q.w*.2, q.y-q.w*.6, q.w*.13, q.w*.2, kit.White).Opacity(.8))
		if q.y < 206 && r.IntN(3) == 0 {
			y := q.y + shape.Between(r, 10, 26)
			dd := shape.Drop(q.x, y, q.w*.62, q.w*1.05, 90)
			c.Part(part, c.Form(dd, kit.Lin(q.x-6, y, q.x+6, y+q.w, t.L, t.M, t.D), c.Blur(1.5, c.Path(dd, kit.None).Stroke(t.DD, 4).Move(-1.4, -1.6)).Opacity(.8)), c.Ellipse(q.x-q.w*.12, y+q.w*.6, q.w*.07, q.w*.13, kit.White).Opacity(.85))
		}
	}
}

var slime = kit.Piece{
	Name: "slime", Cm: 60,
	Palette: "slime #6fcf2e goo",
	Draw: func(c *kit.Canvas) {
		s := c.Tones("slime")
		switch c.Variant(3) {
		case 1: // a puddle that someone stepped in
			splatter(c, s, s, 1, true)
			return
		case 2:
			c.Bleed()
			drips(c, s, "slime", 6)
			return
		}
		const d = "M-20 -20H276V96C268 122 238 126 234 104C232 88 222 84 216 96C206 116 214 168 202 178C190 186 182 170 184 146C186 118 184 96 172 94C160 92 160 116 150 120C140 122 140 104 132 98C122 92 118 108 118 130C120 170 124 226 108 236C88 246 80 226 84 196C88 160 92 108 78 104C66 102 68 134 62 158C56 176 40 172 40 152C40 130 44 104 32 92C24 86 22 104 14 112C6 116 -20 106 -20 96Z"
		shine := func(x, y, r float64) kit.Node {
			return c.Ellipse(x, y, r*.42, r*.62, kit.White).Rotate(18, x, y).Opacity(.85)
		}
		c.Bleed()
		drop := "M191 204C196 214 206 222 204 232C202 242 182 243 180 232C178 222 188 214 191 204Z"
		c.Part("drops", c.Form(drop, kit.Rad(188, 222, 20, s.L, s.M, s.D), c.Blur(2, c.Ellipse(198, 240, 12, 6, s.DD)).Opacity(.8)), shine(186.5, 227, 6), c.Circle(228, 146, 7.5, kit.Rad(226, 144, 10, s.LL, s.M, s.D)), shine(225.5, 143.5, 3.5))
		nodes := []kit.Node{c.Blur(3.5, c.Path(d, kit.None).Stroke(s.DD, 13).Move(3, 3)).Opacity(.85), c.Blur(5, c.Path("M-10 -10H266V26Q190 52 128 40Q70 28 -10 46Z", s.L)).Opacity(.75),
			c.Blur(2, c.Line("M6 70Q16 60 30 74Q48 90 46 120M58 96Q66 80 82 86Q98 94 96 130M122 84Q136 76 148 92M168 76Q188 74 194 96M212 78Q226 66 242 84", s.LL, 7)).Opacity(.8), c.Path("M0 0H256V10Q150 26 0 12Z", kit.White).Opacity(.28)}
		for _, p := range [][3]float64{{40, 44, 9}, {150, 58, 7}, {214, 46, 10}, {96, 66, 5}, {70, 30, 5}, {182, 28, 4.5}, {118, 34, 6}} {
			x, y, r := p[0], p[1], p[2]
			nodes = append(nodes, c.Circle(x, y, r, s.DD).Opacity(.28), c.Circle(x-.6, y-.8, r*.86, kit.Rad(x-r*.3, y-r*.4, r*1.3, s.LL, s.M)), shine(x-r*.35, y-r*.35, r*.55))
		}
		for _, p := range [][4]float64{{50, 146, 7, 16}, {94, 206, 8, 24}, {192, 158, 6, 15}, {240, 104, 3.5, 9}, {10, 98, 3, 8}, {146, 110, 3, 6}} {
			nodes = append(nodes, c.Ellipse(p[0]-1, p[1], p[2]*.42, p[3]*.8, kit.White).Opacity(.8), c.Circle(p[0]-.5, p[1]+p[3]*1.05, p[2]*.34, kit.White).Opacity(.75))
		}
		c.Part("slime", c.Clip("M0 0H256V256H0Z", c.Form(d, kit.Lin(0, 0, 0, 240, kit.At(0, s.D), kit.At(.14, s.M), kit.At(.55, s.M), kit.At(1, s.L)), nodes...)))
	},
}
