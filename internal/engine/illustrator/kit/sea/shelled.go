package sea

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var shrimp = kit.Piece{
	Name: "shrimp", Cm: 10, Facing: kit.Left,
	Palette: "shell #ff8a62 body; stripes #ffd9c2 bands; tail #ee6a48 <shell; legs #f7a184 <shell; eyes #33303a",
	Draw: func(c *kit.Canvas) {
		b, s, t, l := c.Tones("shell"), c.Tones("stripes"), c.Tones("tail"), c.Tones("legs")
		e := c.Tones("eyes")
		whisker := func(d string) kit.Node {
			return kit.Of(c.Line(d, b.DD, 4), c.Line(d, b.L, 2.2).Move(-.4, -.4))
		}
		c.Part("legs", whisker("M38 84C10 60 14 22 44 8"), whisker("M44 78C26 50 40 20 74 14"))
		for i := range 6 {
			x, y := []float64{84, 104, 124, 142, 158, 170}[i], []float64{128, 128, 130, 136, 148, 166}[i]
			c.Part("legs", c.Line(p.D("M%g %gq-14 14 -20 30", x, y), l.DD, 8), c.Line(p.D("M%g %gq-14 14 -20 30", x, y), l.L, 5).Move(-.6, -.6))
		}
		axis := p.NewTube(p.J{X: 62, Y: 102, R: 44}, p.J{X: 120, Y: 84, R: 47}, p.J{X: 178, Y: 96, R: 43}, p.J{X: 214, Y: 138, R: 36}, p.J{X: 214, Y: 184, R: 28}, p.J{X: 190, Y: 214, R: 20})
		fan := func(a float64) kit.Node {
			return p.Flat(c, "M184 216C160 214 132 224 122 244C140 254 170 248 190 230Z", t, 9, c.Line("M182 222Q156 226 132 242", t.LL, 2).Opacity(.7)).Rotate(a, 186, 218)
		}
		c.Part("tail", fan(34), fan(-26), fan(4))
		var bands []kit.Node
		for i := range 6 {
			u := .38 + .1*float64(i)
			j, a := axis.At(u)
			n := kit.Of(c.Path(p.D("M%g %gq9 %g 0 %g", j.X, j.Y-j.R*1.1, j.R*1.1, j.R*2.2), kit.None).Stroke(b.DDD, 5).Opacity(.45), c.Path(p.D("M%g %gq9 %g 0 %g", j.X-5, j.Y-j.R*1.1, j.R*1.1, j.R*2.2), kit.None).Stroke(s.M, 6).Opacity(.8))
			bands = append(bands, n.Rotate(a, j.X, j.Y))
		}
		c.Part("shell", p.Limb(c, axis, b, 26, c.Named("stripes", bands...)))
		const head = "M118 44C80 36 44 60 22 92C12 108 28 132 58 140C92 150 122 144 136 126C146 100 140 60 118 44Z"
		c.Part("shell", c.Clip(axis.Outline(), c.Blur(5, c.Path(head, b.DDD).Move(7, 4)).Opacity(.5)), p.Body(c, head, b, 22, c.Line("M124 56Q140 92 128 128", b.LL, 4).Opacity(.6)), p.Flat(c, "M104 46C70 36 36 44 8 62C30 70 60 66 92 64Z", b, 7), p.Glint(c, "M60 84C74 66 96 58 112 60Q120 64 110 68C92 72 80 80 70 92Q58 96 60 84Z", .5))
		c.AnchorBox("headTop", 62, 72, 44, 12, -8)
		c.Part("eyes", p.Eye(c, 52, 94, 13, e))
		c.Part("mouth", c.Line("M36 118Q46 128 58 124", b.DDD, 3.4))
		c.AnchorBox("eyes", 52, 94, 50, 26, 0)
		c.Anchor("ground", 130, 250)
	},
}

var armadillo = kit.Piece{
	Name: "armadillo", Cm: 60, Facing: kit.Right,
	Palette: "shell #a98f78 armor body; skin #d9b79a head legs; bands #8a7260 <shell; eyes #3a2f2a; claws #f1e6d4",
	Draw: func(c *kit.Canvas) {
		s, k, b, e, w := c.Tones("shell"), c.Tones("skin"), c.Tones("bands"), c.Tones("eyes"), c.Tones("claws")
		tail := p.NewTube(p.J{X: 40, Y: 166, R: 15}, p.J{X: 14, Y: 186, R: 11}, p.J{X: 0, Y: 212, R: 6}, p.J{X: 8, Y: 228, R: 3})
		c.Part("tail", p.Limb(c, tail, k, 9, p.Each(6, func(i int) kit.Node {
			j, a := tail.At(.1 + .14*float64(i))
			return c.Line(p.D("M%g %gv%g", j.X, j.Y-j.R, 2*j.R), k.DD, 2).Rotate(a, j.X, j.Y).Opacity(.6)
		})))
		leg := func(x float64, t kit.Tones) kit.Node {
			return kit.Of(p.Flat(c, p.D("M%g 170C%g 190 %g 206 %g 214Q%g 226 %g 226H%gQ%g 226 %g 212C%g 200 %g 188 %g 170Z", x-17, x-18, x-18, x-20, x-18, x-8, x+14, x+24, x+20, x+16, x+17, x+17), t, 9), p.Each(3, func(i int) kit.Node {
				q := x - 8 + 11*float64(i)
				return c.Form(p.D("M%g 216Q%g 228 %g 230Q%g 226 %g 216Z", q-4, q-1, q+5, q+5, q+4), kit.Lin(q, 214, q, 230, w.LL, w.D))
			}))
		}
		far := kit.TonesOf(k.M.Shade(-.7))
		c.Part("legs", leg(92, far), leg(190, far))
		const head = "M182 130C196 106 224 108 238 128C250 144 262 160 258 170C252 180 234 178 220 176C196 176 178 160 182 130Z"
		c.Part("ears", p.Body(c, "M194 118C178 88 190 66 204 74C216 82 218 104 212 120Z", k, 8, c.Path("M198 112C190 94 196 80 203 84C210 92 211 104 208 114Z", kit.Hex("#f0a9a0")).Opacity(.8)), p.Body(c, "M214 118C210 88 226 72 236 84C244 96 236 112 228 122Z", k, 8, c.Path("M219 114C218 96 226 86 231 91C235 100 230 108 226 116Z", kit.Hex("#f0a9a0")).Opacity(.8)))
		c.Part("head", p.Body(c, head, k, 14, c.Path("M186 128Q206 104 232 122Q216 124 206 138Q194 142 186 128Z", s.M).Opacity(.8), p.Each(5, func(i int) kit.Node {
			return c.Line(p.D("M%g %gq5 6 0 12", 192+8*float64(i), 118+float64(i%2)*2), s.DD, 1.8).Opacity(.5)
		})), c.Ellipse(255, 165, 7, 6, kit.Hex("#4a3540")), c.Ellipse(253, 163, 2.4, 1.8, kit.White).Opacity(.8))
		c.Part("eyes", p.Eye(c, 222, 142, 8.5, e))
		c.Part("mouth", c.Line("M250 173Q238 180 226 174", k.DDD, 3))
		c.Part("legs", leg(70, k), leg(168, k))
		const shell = "M20 184C14 112 62 56 126 56C182 56 214 100 210 156C206 184 188 190 170 188C120 198 70 198 34 192Q22 192 20 184Z"
		scale := func(x, y, r float64) kit.Node {
			return c.Path(p.D("M%g %ga%g %g 0 1 0 %g 0a%g %g 0 1 0 %g 0z", x-r, y, r, r*.9, 2*r, r, r*.9, -2*r), kit.Lin(x-r, y-r, x+r, y+r, s.LL, s.M)).Stroke(s.DD, 1.4).Opacity(.75)
		}
		c.Part("shell", c.Clip(head, c.Blur(5, c.Path(shell, k.DDD).Move(5, 3)).Opacity(.5)), p.Body(c, shell, s, 26, p.Each(60, func(i int) kit.Node {
			x, y := 12+13*float64(i%6), 64+14*float64(i/6)
			return scale(x+float64(i/6%2)*6.5, y, 6)
		}), p.Each(50, func(i int) kit.Node {
			x, y := 160+13*float64(i%5), 60+14*float64(i/5)
			return scale(x+float64(i/5%2)*6.5, y, 6)
		}), c.Named("bands", p.Each(6, func(i int) kit.Node {
			x := 84 + 13*float64(i)
			d := p.D("M%g 40C%g 90 %g 150 %g 204L%g 204C%g 150 %g 90 %g 40Z", x, x-10, x-10, x-4, x+9, x+4, x+4, x+14)
			return kit.Of(c.Path(d, kit.Lin(x-8, 0, x+12, 0, b.LL, b.L, b.M, b.DD)), c.Line(p.D("M%g 40C%g 90 %g 150 %g 204", x, x-10, x-10, x-4), b.DDD, 2.4).Opacity(.6))
		}))), p.Glint(c, "M60 104C72 84 96 72 116 70Q126 72 116 78C98 82 84 92 76 108Q62 116 60 104Z", .4))
		c.AnchorBox("headTop", 212, 84, 50, 12, 10)
		c.AnchorBox("eyes", 222, 142, 44, 20, 0)
		c.Anchor("seat", 120, 58)
		c.Anchor("ground", 128, 230)
	},
}

var platypus = kit.Piece{
	Name: "platypus", Cm: 45, Facing: kit.Right,
	Palette: "fur #8a5a3c body; bill #4f6b8a beak; tail #6b4430; belly #d9ae82; feet #e8a24e webbed_feet; eyes #2c2433",
	Draw: func(c *kit.Canvas) {
		f, b, t, g, w, e := c.Tones("fur"), c.Tones("bill"), c.Tones("tail"), c.Tones("belly"), c.Tones("feet"), c.Tones("eyes")
		c.Part("tail", p.Body(c, "M66 162C40 138 8 136 -8 152C-16 168 -8 192 12 200C36 206 58 194 72 186Z", t, 12, c.Line("M-2 160L28 194M14 150L46 192M32 146L60 184M-6 182L22 148M8 196L42 150", t.DDD, 2.2).Opacity(.5)))
		foot := func(x float64, k float64) kit.Node {
			tone := kit.TonesOf(w.M.Shade(k))
			return p.Flat(c, p.D("M%g 196C%g 206 %g 212 %g 218Q%g 230 %g 226Q%g 234 %g 228Q%g 236 %g 226Q%g 224 %g 214C%g 206 %g 200 %g 194Z", x-12, x-12, x-14, x-16, x-14, x-2, x+4, x+10, x+20, x+26, x+32, x+24, x+16, x+14, x+12), tone, 7, c.Line(p.D("M%g 206L%g 226M%g 206L%g 228", x-2, x-2, x+4, x+11), tone.DD, 2).Opacity(.6))
		}
		c.Part("feet", foot(88, -.7), foot(176, -.7))
		const d = "M52 178C48 140 84 112 126 108C150 84 196 80 216 106C230 126 228 150 214 166C200 196 160 210 116 208C82 206 56 200 52 178Z"
		c.Part("fur", p.Body(c, d, f, 24, c.Named("belly", c.Blur(7, c.Path("M76 190C110 206 170 200 204 164C206 200 170 220 120 220Z", g.M)).Opacity(.95)), p.Each(40, func(i int) kit.Node {
			r := c.Rand()
			x, y := 66+150*r.Float64(), 104+84*r.Float64()
			return c.Line(p.D("M%.1f %.1fq-5 3 -9 7", x, y), []kit.Color{f.DD, f.LL}[i%2], 2).Opacity(.4)
		})), p.Glint(c, "M92 136C108 122 130 118 144 118Q150 122 142 126C124 128 112 136 104 146Q90 148 92 136Z", .3))
		c.Part("feet", foot(70, 0), foot(150, 0))
		const bill = "M196 118C214 112 240 118 256 128C268 136 268 152 256 158C238 166 212 166 198 156C190 144 188 128 196 118Z"
		c.Part("bill", c.Clip(d, c.Blur(4, c.Path(bill, f.DDD).Move(-4, 4)).Opacity(.5)), p.Body(c, bill, b, 11, c.Line("M200 148C220 152 244 150 262 142", b.DDD, 3)), c.Ellipse(246, 129, 3, 2, b.DDD), c.Ellipse(236, 127, 3, 2, b.DDD), p.Glint(c, "M208 122Q224 118 238 122Q226 124 214 128Q204 128 208 122Z", .5))
		c.Part("eyes", p.Eye(c, 190, 112, 9.5, e))
		c.Part("fur", c.Blur(3, c.Ellipse(184, 134, 9, 6, kit.Hex("#ff8a7a"))).Opacity(.5))
		c.AnchorBox("headTop", 186, 90, 56, 14, 0)
		c.AnchorBox("eyes", 190, 112, 50, 24, 0)
		c.Anchor("seat", 116, 110)
		c.Anchor("ground", 122, 232)
	},
}

var turtleShell = kit.Piece{
	Name: "turtle-shell", Cm: 30,
	Palette: "shell #6f9a3e; rim #d9b45a edge",
	Draw: func(c *kit.Canvas) {
		s, r := c.Tones("shell"), c.Tones("rim")
		c.Part("rim", p.Body(c, kit.Oval(128, 132, 116, 106), r, 16, c.Around(22, 128, 132, c.Line("M128 24V60", r.DDD, 3)).Opacity(.6)))
		hex := func(x, y, q float64) string {
			d := ""
			for i := range 6 {
				sn, cs := math.Sincos(float64(i)*math.Pi/3 + math.Pi/6)
				d += p.D("%s%.1f %.1f", map[bool]string{true: "M", false: "L"}[i == 0], x+q*cs, y+q*sn)
			}
			return d + "Z"
		}
		scute := func(x, y, q float64) kit.Node {
			return kit.Of(c.Path(hex(x, y, q*.93), s.DD).Stroke(s.DDD, 6), c.Path(hex(x-.6, y-1, q*.82), kit.Rad(x-q*.3, y-q*.4, q*1.5, s.LL, s.L, s.M, s.D)).Stroke(s.L, 3), c.Path(hex(x, y, q*.5), kit.None).Stroke(s.D, 2.4).Opacity(.8), c.Path(hex(x, y, q*.25), kit.None).Stroke(s.D, 2).Opacity(.7))
		}
		const dome = "M128 42C186 42 226 82 226 130C226 180 184 220 128 220C72 220 30 180 30 130C30 82 70 42 128 42Z"
		c.Part("shell", p.Body(c, dome, kit.TonesOf(s.D), 26, scute(128, 130, 40), scute(128, 61, 40), scute(128, 199, 40), scute(68, 95, 40), scute(188, 95, 40), scute(68, 165, 40), scute(188, 165, 40), scute(8, 130, 40), scute(248, 130, 40)), p.Glint(c, "M62 104C70 80 92 62 116 58Q126 60 116 66C96 72 82 86 76 108Q60 116 62 104Z", .4))
		c.AnchorBox("print", 128, 130, 120, 100, 0)
	},
}

var caterpillar = kit.Piece{
	Name: "caterpillar", Cm: 5, Facing: kit.Right,
	Palette: "body #7fc24a; head #f0b53a; feet #e8703a; stripes #ffe27a <body; eyes #33303a",
	Draw: func(c *kit.Canvas) {
		b, h, f, s, e := c.Tones("body"), c.Tones("head"), c.Tones("feet"), c.Tones("stripes"), c.Tones("eyes")
		for i := range 6 {
			x := 24 + 32*float64(i)
			y := 166 - 22*math.Sin(float64(i)*1.05)
			r := 25 + 3*math.Sin(float64(i)*.6)
			c.Part("feet", p.Flat(c, p.D("M%g %gq-3 16 2 22q8 5 14 0q5 -8 2 -22z", x-8, y+r-10), f, 5))
			d := kit.Oval(x, y, r, r*1.06)
			c.Part("body", p.Body(c, d, b, 11, c.Named("stripes", c.Blur(.6, c.Path(p.D("M%g %gq9 %g 0 %g", x-3, y-r*1.1, r, r*2.2), kit.None).Stroke(s.M, 7)).Opacity(.75)), c.Circle(x-8, y+6, 3.4, f.M).Opacity(.9)), p.Glint(c, p.D("M%g %gq6 -9 16 -9q-9 5 -12 14q-6 2 -4 -5z", x-14, y-8), .5))
		}
		antenna := func(dx float64) kit.Node {
			d := p.D("M212 100Q%g 74 %g 60", 212+dx*.3, 212+dx)
			return kit.Of(c.Line(d, h.DDD, 4.5), p.Body(c, kit.Oval(212+dx, 56, 9, 9), f, 4))
		}
		c.Part("head", antenna(-22), antenna(20), p.Body(c, kit.Oval(212, 136, 42, 42), h, 18), p.Glint(c, "M184 122Q190 104 208 102Q198 110 194 126Q186 132 184 122Z", .5))
		c.Part("eyes", p.Eyeball(c, 200, 130, 12, .62, 2, 1, e), p.Eyeball(c, 228, 130, 12, .62, 1, 1, e))
		c.Part("head", p.Smile(c, 214, 150, 22, 6, 3.4, h.DDD), p.Cheeks(c, 213, 26, 150, 8, kit.Hex("#ff7a5a")))
		c.AnchorBox("headTop", 212, 96, 60, 14, 0)
		c.AnchorBox("eyes", 214, 130, 60, 26, 0)
		c.Anchor("ground", 128, 208)
	},
}

var coral = kit.Piece{
	Name: "coral", Cm: 30,
	Palette: "coral #ff6f61 reef; pink #f79ac0 second; rock #8fa3b3 stone",
	Draw: func(c *kit.Canvas) {
		a, b, r := c.Tones("coral"), c.Tones("pink"), c.Tones("rock")
		bush := func(t kit.Tones, limbs ...p.Tube) kit.Node {
			var rim, fill, light []kit.Node
			for i, l := range limbs {
				d := l.Outline()
				rim = append(rim, c.Path(d, t.DD).Stroke(t.DD, 4).Move(1.5, 1.5))
				fill = append(fill, c.Path(d, kit.Lin(60, 20, 190, 230, t.L, t.M, t.D)))
				light = append(light, c.Path(l.Side(.5, .42).Outline(), t.DD).Opacity(.35), c.Path(l.Side(-.4, .22).Outline(), t.LL).Opacity(.8), p.Each(7, func(k int) kit.Node {
					j, _ := l.At(.12 + .13*float64(k))
					return c.Circle(j.X+float64((k+i)%3-1)*j.R*.45, j.Y, 1.9, t.LL)
				}))
			}
			return kit.Of(append(append(rim, fill...), light...)...)
		}
		limb := func(v ...float64) p.Tube {
			var js []p.J
			for i := 0; i < len(v); i += 3 {
				js = append(js, p.J{X: v[i], Y: v[i+1], R: v[i+2]})
			}
			return p.NewTube(js...)
		}
		c.Part("pink", bush(b, limb(198, 222, 14, 208, 180, 12, 204, 130, 9), limb(206, 190, 12, 234, 166, 9, 240, 128, 7), limb(204, 172, 11, 180, 150, 8, 174, 116, 7), limb(236, 160, 8, 254, 150, 6, 258, 134, 5)))
		c.Part("coral", bush(a, limb(118, 222, 20, 116, 180, 18, 106, 110, 13, 118, 22, 8), limb(114, 200, 16, 70, 164, 12, 44, 96, 8), limb(58, 134, 10, 28, 118, 8, 12, 80, 6), limb(116, 166, 15, 154, 126, 11, 164, 54, 8), limb(158, 106, 9, 186, 88, 7, 194, 54, 6), limb(108, 122, 11, 82, 88, 8, 78, 42, 6), limb(112, 74, 8, 134, 54, 6, 140, 22, 5)))
		c.Part("rock", p.Body(c, "M22 248C14 226 46 206 80 216C100 200 152 202 168 218C202 208 244 222 238 248Q128 260 22 248Z", r, 12, c.Path("M60 222Q84 226 92 244M150 212Q146 232 160 246", kit.None).Stroke(r.DD, 2.5).Opacity(.5), c.Blur(4, c.Path("M76 208H156L150 226H84ZM180 206H218V222H184Z", r.DDD)).Opacity(.4)))
		c.Anchor("ground", 128, 252)
	},
}

// swimmer is the fish in colors of its own.
func swimmer(name, palette string, idea int, cm float64) kit.Piece {
	return kit.Piece{Name: name, Cm: cm, Facing: kit.Right, Palette: palette, Draw: func(c *kit.Canvas) {
		c.Idea(idea)
		fish.Draw(c)
	}}
}

var (
	goldfish  = swimmer("goldfish", "body #ff9326; scales #ffc24a <body; fins #ff7a1c; tail #ff7a1c <fins; eyes #3a2f2a eye; belly #fff0cf", 0, 12)
	clownfish = swimmer("clownfish", "body #ff7a1c; scales #ff9a3a <body; fins #ff8a2b; tail #ff8a2b <fins; eyes #3a2f2a eye; belly #ffffff stripes", 1, 9)
)
