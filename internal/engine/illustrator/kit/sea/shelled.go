package sea

import (
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
