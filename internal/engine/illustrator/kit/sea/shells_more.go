package sea

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

// whorls are the turns of a spiral shell: n bands that taper from 0, 0 to the tip at the right, long units away.
func whorls(c *kit.Canvas, t kit.Tones, n int, long, wide float64) kit.Node {
	var all []kit.Node
	for i := n - 1; i >= 0; i-- {
		u := float64(i) / float64(n)
		x, r := long*(1-math.Pow(1-u, 1.5)), wide*math.Pow(1-u, 1.25)+3
		next := r * .62
		d := p.D("M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1fZ", x-r*.2, -r, x+r*.5, -r*1.1, x+r*.9, -next, x+r*1.0, 0.0, x+r*.9, next, x+r*.4, r*1.08, x-r*.2, r, x-r*.55, r*.4, x-r*.55, -r*.4, x-r*.2, -r)
		all = append(all, p.Flat(c, d, t, r*.3, c.Line(p.D("M%.1f %.1fQ%.1f 0 %.1f %.1f", x+r*.34, -r, x+r*.64, x+r*.3, r), t.LL, r*.12).Opacity(.6), c.Line(p.D("M%.1f %.1fQ%.1f 0 %.1f %.1f", x, -r, x+r*.2, x, r), t.DD, r*.08).Opacity(.4)))
		if i < 4 {
			all = append(all, p.Each(3, func(k int) kit.Node {
				y := (float64(k) - 1) * r * .6
				return c.Ellipse(x+r*.5, y, r*.1, r*.07, t.DD).Opacity(.5)
			}))
		}
	}
	return kit.Of(all...)
}

var conchShell = kit.Piece{
	Name: "conch", Cm: 20,
	Palette: "shell #f2c08a; opening #f58fa0 inside; knobs #d98a55 <shell",
	Draw: func(c *kit.Canvas) {
		s, o, k := c.Tones("shell"), c.Tones("opening"), c.Tones("knobs")
		const d = "M100 42C150 30 196 62 200 112C204 160 170 206 116 240C106 246 98 244 96 234C92 210 80 190 60 176C36 158 34 110 58 74Q74 48 100 42Z"
		c.Part("shell", whorls(c, s, 6, 86, 52).Rotate(-62, 0, 0).Move(104, 84), p.Body(c, d, s, 26, c.Line("M70 66Q130 50 190 92M58 90Q124 72 198 120M52 116Q120 98 196 148M54 142Q116 126 182 176M70 172Q112 160 158 204", s.DD, 3).Opacity(.35), c.Line("M70 70Q130 54 190 96M58 94Q124 76 198 124M52 120Q120 102 196 152", s.LL, 2).Opacity(.6)))
		c.Part("knobs", p.Each(6, func(i int) kit.Node {
			v := [][3]float64{{62, 74, 11}, {84, 50, 12}, {114, 38, 12}, {146, 42, 11}, {174, 60, 10}, {194, 88, 9}}[i]
			return c.Form(p.D("M%g %gQ%g %g %g %gQ%g %g %g %gQ%g %g %g %gZ", v[0]-v[2], v[1]+v[2]*.7, v[0]-v[2]*.5, v[1]-v[2]*.4, v[0], v[1]-v[2], v[0]+v[2]*.5, v[1]-v[2]*.4, v[0]+v[2], v[1]+v[2]*.7, v[0], v[1]+v[2]*1.2, v[0]-v[2], v[1]+v[2]*.7), kit.Lin(v[0]-v[2], v[1]-v[2], v[0]+v[2], v[1]+v[2], k.LL, k.M, k.D))
		}))
		const lip = "M168 84C206 92 236 130 226 172C216 206 164 226 112 244C126 220 150 196 156 168C162 138 148 108 168 84Z"
		c.Part("opening", c.Blur(6, c.Path(lip, s.DDD)).Move(-6, 2).Opacity(.35), p.Body(c, lip, o, 16, c.Blur(6, c.Path("M172 100C190 116 196 150 180 182C168 204 140 224 122 236C140 212 160 190 164 166C168 140 156 118 172 100Z", o.DDD)).Opacity(.75), c.Line("M170 86C206 96 232 132 222 172C212 204 164 224 118 240", o.LL, 5).Opacity(.8)))
		c.Add(p.Glint(c, "M66 100C74 80 92 66 114 60C122 60 122 66 114 69C96 76 84 88 76 106C70 116 62 110 66 100Z", .5))
		c.Anchor("grip", 128, 150)
		c.Anchor("ground", 116, 244)
	},
}

var hermitCrab = kit.Piece{
	Name: "hermit-crab", Cm: 10, Facing: kit.Right,
	Palette: "body #f0603f crab legs; shell #e8b06a; claws #f0603f <body; eyes #4a3a8a; cheeks #ffb09a",
	Draw: func(c *kit.Canvas) {
		b, s, k, e, q := c.Tones("body"), c.Tones("shell"), c.Tones("claws"), c.Tones("eyes"), c.Tones("cheeks")
		j := func(x, y, r float64) p.J { return p.J{X: x, Y: y, R: r} }
		leg := func(js ...p.J) kit.Node { return p.Limb(c, p.NewTube(js...), b, 6) }
		c.Part("body", leg(j(150, 196, 9), j(126, 214, 8), j(112, 246, 2)), leg(j(170, 200, 9), j(154, 222, 8), j(146, 248, 2)), leg(j(212, 200, 9), j(234, 214, 8), j(246, 246, 2)))
		shell := kit.Oval(98, 134, 88, 82)
		var spiral []p.J
		for i := range 30 {
			a, r := float64(i)*.5+.6, 80*math.Pow(.92, float64(i))
			spiral = append(spiral, j(92+r*math.Cos(a), 130+r*math.Sin(a)*.95, max(1.2, 5.500*r/80)))
		}
		line := p.NewTube(spiral...)
		c.Part("shell", p.Body(c, shell, s, 26, p.Each(13, func(i int) kit.Node {
			y, x := math.Sincos(float64(i)*.48 + .3)
			return c.Ellipse(96+70*x, 132+66*y, 8, 6, s.DD).Opacity(.3)
		}), c.Blur(3, c.Path(line.Outline(), s.DDD).Move(2, 4)).Opacity(.45), c.Path(line.Outline(), kit.Lin(20, 60, 180, 220, s.DD, s.DDD)), c.Path(line.Side(-.5, .28).Outline(), s.LL).Opacity(.6)),
			p.Glint(c, "M24 120C30 88 54 66 84 60C94 58 95 66 86 69C64 77 46 96 38 124C34 134 22 130 24 120Z", .5))
		c.Part("eyes", leg(j(182, 140, 6), j(178, 104, 5)), leg(j(206, 142, 6), j(212, 106, 5)))
		const head = "M146 176C144 148 166 132 192 134C218 136 234 156 230 182C226 206 206 216 184 214C162 212 148 200 146 176Z"
		c.Part("body", c.Blur(5, c.Path(head, s.DDD)).Move(-6, 4).Opacity(.4), p.Body(c, head, b, 16, c.Ellipse(166, 156, 5, 4, b.LL).Opacity(.6), c.Ellipse(178, 148, 4, 3, b.LL).Opacity(.6)))
		c.Part("eyes", p.Eyeball(c, 178, 92, 17, .7, 2, 1, e), p.Eyeball(c, 213, 95, 17, .7, 2, 1, e))
		c.Part("claws", p.Limb(c, p.NewTube(j(212, 204, 9), j(232, 202, 9)), k, 6), pincer(c, k, .56).Rotate(24, 0, 0).Move(228, 196), p.Limb(c, p.NewTube(j(160, 204, 9), j(170, 222, 9)), k, 6), pincer(c, k, .66).Rotate(-6, 0, 0).Move(178, 236))
		c.Part("cheeks", c.Blur(3, c.Circle(164, 184, 9, q.M), c.Circle(222, 180, 8, q.M)).Opacity(.6))
		c.Part("mouth", p.Smile(c, 198, 176, 24, 8, 3.6, b.DDD))
		c.AnchorBox("eyes", 196, 92, 70, 36, 0)
		c.Anchor("mouth", 198, 180)
		if !c.Has("shell") {
			c.Anchor("seat", 104, 236) // what it lives in instead is behind it
		}
		c.Anchor("ground", 150, 248)
	},
}

var humpbackWhale = kit.Piece{
	Name: "humpback-whale", Cm: 1500, Facing: kit.Right,
	Palette: "body #47607f skin; belly #eef3f7; fin #47607f <body; tail #47607f <body; eyes #22304a",
	Draw: func(c *kit.Canvas) {
		b, g, f, t, e := c.Tones("body"), c.Tones("belly"), c.Tones("fin"), c.Tones("tail"), c.Tones("eyes")
		c.Part("tail", p.Body(c, "M42 196C30 188 10 196 0 184C-4 166 14 156 32 164C34 146 50 134 66 140C72 158 62 178 56 194Z", t, 10, c.Blur(3, c.Line("M0 184Q20 190 40 192M66 140Q66 160 54 184", g.M, 6)).Opacity(.5)))
		c.Part("fin", p.Body(c, "M120 98C116 88 106 82 96 82C96 94 90 104 82 114Z", f, 7))
		const d = "M40 178C56 150 84 110 130 92C176 74 226 78 248 96Q256 104 246 112C254 132 244 160 214 176C180 194 130 190 98 186C76 184 58 192 46 204Q34 196 40 178Z"
		const under = "M256 104C226 116 196 130 168 146C130 166 90 178 60 190V230H256Z"
		c.Part("body", p.Body(c, d, b, 24, c.Named("belly", c.Path(under, kit.Lin(180, 120, 200, 190, g.LL, g.M, g.D)), p.Each(7, func(i int) kit.Node {
			y := float64(i) * 8.500
			return kit.Of(c.Line(p.D("M%g %gC%g %g %g %g %g %g", 112+y*.4, 172+y*.5, 160+y*.3, 160+y, 214+y*.1, 134+y, 254.0, 108+y), g.DDD, 2).Opacity(.5), c.Line(p.D("M%g %gC%g %g %g %g %g %g", 112+y*.4, 174+y*.5, 160+y*.3, 162+y, 214+y*.1, 136+y, 254.0, 110+y), kit.White, 1.5).Opacity(.8))
		})), c.Blur(4, c.Line("M256 104C226 116 196 130 168 146C130 166 90 178 60 190", b.DDD, 5)).Opacity(.4), p.Each(12, func(i int) kit.Node {
			x := 176 + float64(i*29%70)
			y := 92 + float64(i*13%16)
			return kit.Of(c.Circle(x, y, 3.2, b.DD).Opacity(.6), c.Circle(x-.8, y-.8, 2.2, b.LL).Opacity(.8))
		})), p.Glint(c, "M92 124C110 106 138 94 168 90C178 90 178 96 168 98C142 102 120 112 102 130C94 136 86 132 92 124Z", .4))
		c.Part("mouth", c.Line("M248 110C226 116 204 124 190 136Q184 142 178 140", b.DDD, 3).Opacity(.8))
		c.Part("eyes", p.Eye(c, 184, 124, 7.500, e))
		const flipper = "M168 150C186 158 190 176 178 198C166 222 140 244 108 250C112 226 124 200 136 180C144 162 154 148 168 150Z"
		c.Part("fin", p.Cast(c, d, flipper, b, 4, 4, 5, .5), p.Body(c, flipper, f, 12, p.Each(6, func(i int) kit.Node {
			return c.Circle(176-float64(i)*11, 206+float64(i)*7.500, 4.500, g.M).Opacity(.7)
		}), c.Blur(4, c.Path("M108 250C130 232 160 206 172 168L150 170C130 196 116 222 108 250Z", g.M)).Opacity(.35)))
		c.AnchorBox("eyes", 184, 124, 30, 16, 0)
		c.Anchor("mouth", 226, 118)
		c.Anchor("seat", 140, 92)
		c.Anchor("ground", 130, 248)
	},
}
