package music

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var cymbals = kit.Piece{
	Name: "cymbals", Cm: 45,
	Palette: "brass #e8b23a gold metal cymbal; straps #7a3f2a leather handles",
	Draw: func(c *kit.Canvas) {
		b, s := c.Tones("brass"), c.Tones("straps")
		disk := func(x, y float64) kit.Node {
			rim := kit.Oval(x, y, 50, 100)
			return kit.Of(c.Ellipse(x+5, y+2, 50, 100, b.DDD), c.Form(rim, kit.Lin(x-40, y-90, x+44, y+90, kit.At(0, b.M), kit.At(.2, b.LL), kit.At(.34, b.L), kit.At(.5, b.D), kit.At(.66, b.L), kit.At(.8, b.M), kit.At(1, b.DD)), sheen.Each(7, func(i int) kit.Node {
				k := .94 - .09*float64(i)
				return kit.Of(c.Ellipse(x, y, 50*k, 100*k, kit.None).Stroke(b.DD, 1.2).Opacity(.5), c.Ellipse(x-.6, y-.8, 50*k, 100*k, kit.None).Stroke(b.LL, 1).Opacity(.6))
			}), c.Path(sheen.D("M%g %gL%g %gL%g %gZM%g %gL%g %gL%g %gZ", x, y, x-50, y-100, x-14, y-120, x, y, x+50, y+100, x+14, y+120), kit.White).Opacity(.32).Shade()), c.Path(rim, kit.None).Stroke(b.LL, 2.4).Opacity(.8), c.Ellipse(x+1, y+2, 17, 32, b.DDD).Opacity(.6), c.Form(kit.Oval(x-2, y, 16, 31), kit.Rad(x-8, y-12, 36, b.LL, b.L, b.M, b.DD)))
		}
		left := kit.Of(c.Named("brass", disk(86, 128)), c.Named("straps", sheen.Tube(c, "M80 118C52 104 46 152 80 138", 9, s), c.Circle(82, 128, 5, s.DDD)))
		right := kit.Of(c.Named("brass", disk(170, 128)), c.Named("straps", sheen.Tube(c, "M168 118C196 104 202 152 170 138", 9, s), c.Circle(170, 128, 5, s.DDD)))
		c.Add(right.Rotate(16, 170, 128).Move(10, 0), left.Rotate(-16, 86, 128).Move(-10, 0))
		c.Part("waves", c.Line("M128 22V4M106 28L98 12M150 28L158 12", b.L, 6))
		c.AnchorBox("grip", 54, 128, 0, 0, 0)
		c.Anchor("ground", 128, 236)
	},
}

var gong = kit.Piece{
	Name: "gong", Cm: 90,
	Palette: "brass #d9982f gold metal; frame #9a2f2a wood stand; rope #e8c98a cord; mallet #f2e2c4",
	Draw: func(c *kit.Canvas) {
		b, f, r, m := c.Tones("brass"), c.Tones("frame"), c.Tones("rope"), c.Tones("mallet")
		post := sheen.Body(c, kit.RoundRect(26, 28, 18, 212, 5), f, 7)
		foot := sheen.Body(c, "M8 238Q10 226 26 224H46Q60 226 62 238V250H8Z", f, 6)
		c.Part("frame", post, post.Mirror(128), foot, foot.Mirror(128), sheen.Body(c, "M-2 22C6 26 22 22 40 14H216C234 22 250 26 258 22C260 32 250 42 232 40H24C6 42 -4 32 -2 22Z", f, 8), sheen.Body(c, kit.RoundRect(40, 222, 176, 13, 4), f, 5))
		c.Part("rope", sheen.Tube(c, "M92 36L98 76", 4, r), sheen.Tube(c, "M164 36L158 76", 4, r), sheen.Body(c, kit.RoundRect(86, 34, 14, 9, 4), r, 3), sheen.Body(c, kit.RoundRect(156, 34, 14, 9, 4), r, 3))
		o := kit.Oval(128, 134, 82, 82)
		c.Part("brass", c.Circle(129, 138, 82, b.DDD), c.Form(o, kit.Lin(60, 60, 200, 210, kit.At(0, b.LL), kit.At(.25, b.L), kit.At(.5, b.M), kit.At(.7, b.L), kit.At(1, b.DD)), sheen.Edge(c, o, b, 14)), c.Circle(128, 134, 67, b.DD), c.Form(kit.Oval(128.6, 134.8, 65, 65), kit.Rad(108, 112, 104, b.LL, b.L, b.M, b.D), sheen.Each(6, func(i int) kit.Node {
			k := 60 - 7*float64(i)
			return kit.Of(c.Circle(128, 134, k, kit.None).Stroke(b.DD, 1.2).Opacity(.45), c.Circle(127.4, 133.2, k, kit.None).Stroke(b.LL, 1).Opacity(.6))
		}), c.Path("M128 134L60 90L84 60ZM128 134L196 178L172 208Z", kit.White).Opacity(.25).Shade()), c.Circle(129, 137, 24, b.DDD).Opacity(.6), sheen.Ball(c, 128, 134, 22, b), c.Circle(98, 78, 4, b.DDD), c.Circle(158, 78, 4, b.DDD), sheen.Gloss(c, 128, 134, 74, 74, 196, 246, 4))
		c.Part("mallet", sheen.Tube(c, "M184 178L236 226", 8, kit.TonesOf(kit.Hex("#8a5a34"))), sheen.Ball(c, 176, 170, 20, m), c.Line("M160 164Q176 178 192 166", m.DD, 2).Opacity(.5))
		c.Anchor("ground", 128, 250)
	},
}

var metronome = kit.Piece{
	Name: "metronome", Cm: 22,
	Palette: "case #9a5a30 wood; front #fbeecb scale; pendulum #c3ccd6 rod metal; weight #e0b040 brass",
	Draw: func(c *kit.Canvas) {
		k, f, p, w := c.Tones("case"), c.Tones("front"), c.Tones("pendulum"), c.Tones("weight")
		d := "M104 20Q106 8 118 8H138Q150 8 152 20L212 232H44Z"
		c.Part("case", sheen.Body(c, d, k, 16, sheen.Grain(c, kit.Box{X0: 50, Y0: 20, X1: 206, Y1: 230}, 12, k)), sheen.Body(c, kit.RoundRect(34, 226, 188, 20, 6), k, 7), sheen.Ball(c, 56, 248, 7, w), sheen.Ball(c, 200, 248, 7, w))
		in := "M114 34H142L174 168H82Z"
		c.Part("front", c.Form(in, kit.Lin(90, 34, 170, 168, f.DD, f.M, f.L), c.Path("M114 34H142L146 50H110Z", f.DDD).Opacity(.25)), sheen.Each(10, func(i int) kit.Node {
			y := 46 + 12*float64(i)
			return kit.Of(c.Line(sheen.D("M%g %gh%g", 134., y, 8.), k.DDD, 1.8), c.Line(sheen.D("M%g %gh%g", 114., y+6, 8.), k.DDD, 1.8))
		}), c.Path(in, kit.None).Stroke(k.DDD, 3))
		swing := kit.Of(c.Line("M128 178V-2", p.DDD, 5.4), c.Line("M127.4 178V-2", p.L, 3), c.Line("M126.8 178V-2", kit.White, 1).Opacity(.8), c.Named("weight", sheen.Body(c, "M110 58H146L141 84H115Z", w, 6), c.Circle(128, 71, 4, w.DDD)))
		c.Part("pendulum", swing.Rotate(19, 128, 178), sheen.Ball(c, 128, 178, 6, w))
		c.Part("case", sheen.Body(c, "M74 178H182L190 214H66Z", k, 7, sheen.Grain(c, kit.Box{X0: 70, Y0: 180, X1: 186, Y1: 212}, 4, k)), c.Line("M80 184H176", k.LL, 2).Opacity(.6))
		c.Part("weight", sheen.Tube(c, "M194 178L222 172", 6, w), sheen.Body(c, "M216 166L236 160Q244 168 240 178L220 186Z", w, 4))
		c.Anchor("ground", 128, 252)
	},
}
