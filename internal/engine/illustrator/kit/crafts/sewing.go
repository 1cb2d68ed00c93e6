package crafts

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var thimble = kit.Piece{
	Name: "thimble", Cm: 3,
	Palette: "metal #c9d1d9 silver thimble; band #e0b04a gold trim",
	Draw: func(c *kit.Canvas) {
		m, b := c.Tones("metal"), c.Tones("band")
		d := "M60 70C62 30 92 10 128 10C164 10 194 30 196 70L216 214Q128 246 40 214Z"
		c.Part("metal", c.Form(d, kit.Lin(40, 0, 216, 0, kit.At(0, m.D), kit.At(.16, m.LL), kit.At(.32, m.L), kit.At(.55, m.M), kit.At(.78, m.DD), kit.At(.9, m.M), kit.At(1, m.D)), sheen.Each(84, func(i int) kit.Node {
			row, col := i/12, float64(i%12)+.5*float64(i/12%2)
			u := (col/11.5)*2 - 1
			y := 58 + float64(row)*18
			half := 62 + float64(row)*2.6
			x := 128 + half*math.Sin(u*1.45)
			k := max(.25, math.Cos(u*1.4))
			return kit.Of(c.Ellipse(x, y+10*math.Cos(u*1.5), 5*k, 5, m.DDD).Opacity(.55), c.Ellipse(x+1, y+1.6+10*math.Cos(u*1.5), 4*k, 4, m.LL).Opacity(.6))
		}), sheen.Edge(c, d, m, 16)), c.Form(kit.Oval(128, 28, 50, 15), kit.Lin(80, 16, 176, 42, m.LL, m.M, m.D), sheen.Each(9, func(i int) kit.Node {
			return c.Ellipse(96+float64(i%5)*16, 24+float64(i/5)*9, 4, 2.4, m.DDD).Opacity(.5)
		})))
		c.Part("band", c.Form("M42 196Q128 230 214 196L217 216Q128 250 39 216Z", sheen.Steel(40, 0, 216, 0, b), c.Line("M42 204Q128 238 214 204", b.DDD, 2).Opacity(.4)), c.Form("M38 216Q128 252 218 216Q222 226 216 232Q128 266 40 232Q34 226 38 216Z", sheen.Steel(36, 0, 220, 0, m)))
		c.Part("metal", c.Path("M78 74C80 54 88 44 100 38C106 38 106 45 101 48C92 54 89 64 88 78L76 178C74 186 66 184 66 176Z", kit.White).Opacity(.5).Shade())
		c.Anchor("ground", 128, 248)
	},
}

var zipper = kit.Piece{
	Name: "zipper", Cm: 20,
	Palette: "fabric #3f6fb8 cloth tape; teeth #e0b84a brass metal; slider #e0b84a <teeth pull",
	Draw: func(c *kit.Canvas) {
		f, t, s := c.Tones("fabric"), c.Tones("teeth"), c.Tones("slider")
		left := "M44 4H84C90 50 104 90 127 122V252H44Z"
		cloth := func(d string, mirror bool) kit.Node {
			n := kit.Of(sheen.Body(c, d, f, 10, sheen.Each(34, func(i int) kit.Node {
				return c.Line(sheen.D("M40 %gl100 -50", 20+float64(i)*9), f.DD, 1.4).Opacity(.3)
			}), c.Line("M58 4V252", f.LL, 2.4).Dash(7, 5).Opacity(.8)))
			if mirror {
				return n.Mirror(128)
			}
			return n
		}
		c.Part("fabric", cloth(left, false), cloth(left, true))
		tooth := func(x, y, deg float64) kit.Node {
			return kit.Of(c.Form(kit.RoundRect(-9, -4, 18, 8, 2.6), kit.Lin(0, -4, 0, 4, t.LL, t.M, t.DD))).Rotate(deg, 0, 0).Move(x, y)
		}
		c.Part("teeth", sheen.Each(11, func(i int) kit.Node {
			y := 148 + float64(i)*10
			return kit.Of(tooth(122, y, 0), tooth(134, y+5, 0))
		}), sheen.Each(11, func(i int) kit.Node {
			u := float64(i) / 11
			x, y := 86+32*u*u+6*u, 10+104*u
			n := tooth(x, y, 10+30*u)
			return kit.Of(n, n.Mirror(128))
		}))
		body := "M100 104Q128 90 156 104L150 150Q146 160 128 160Q110 160 106 150Z"
		c.Part("slider", c.Blur(3, c.Path(body, f.DDD).Move(2, 6)).Opacity(.5), sheen.Body(c, body, s, 9), sheen.Body(c, kit.RoundRect(119, 110, 18, 34, 7), s, 5), c.Path(kit.RoundRect(116, 134, 24, 28, 8), kit.None).Stroke(s.DDD, 6), c.Path(kit.RoundRect(115.400, 133.400, 24, 28, 8), kit.None).Stroke(s.L, 3), c.Blur(3, c.Path("M112 160H144L150 228Q128 244 106 228Z", f.DDD).Move(3, 5)).Opacity(.5), sheen.Body(c, "M114 156H142Q148 182 150 222Q150 236 128 236Q106 236 106 222Q108 182 114 156Z", s, 8), c.Path(kit.RoundRect(120, 196, 16, 24, 7), f.D), sheen.Streak(c, "M118 166Q114 190 114 214", 3, .7))
		c.Anchor("ground", 128, 252)
	},
}

var sewingMachine = kit.Piece{
	Name: "sewing-machine", Cm: 42, Facing: kit.Left,
	Palette: "body #3fb0a5 teal; base #f3ece0 table; metal #c3ccd4; thread #f0564a spool; trim #f7c948 flower; fabric #f6a9bd cloth",
	Draw: func(c *kit.Canvas) {
		b, s, m, t, k, cloth := c.Tones("body"), c.Tones("base"), c.Tones("metal"), c.Tones("thread"), c.Tones("trim"), c.Tones("fabric")
		c.Part("thread", c.Line("M176 30C130 22 80 36 62 62V140", t.M, 1.8))
		c.Part("thread", sheen.Body(c, kit.RoundRect(160, 8, 30, 6, 3), s, 2), sheen.Body(c, kit.RoundRect(164, 13, 22, 34, 3), t, 4, sheen.Each(8, func(i int) kit.Node { return c.Line(sheen.D("M163 %dL187 %d", 16+i*4, 18+i*4), t.DD, 1.2).Opacity(.6) })), sheen.Body(c, kit.RoundRect(160, 45, 30, 6, 3), s, 2))
		c.Part("metal", sheen.Tube(c, "M62 128V206", 4, m), sheen.Body(c, "M54 176H76L84 204H46Z", m, 3))
		d := "M36 66Q36 50 52 50H212Q236 50 238 76V206H164V136Q164 112 142 112H92V136Q92 146 82 146H46Q36 146 36 136Z"
		c.Part("body", sheen.Body(c, d, b, 14))
		c.Part("trim", c.Around(5, 126, 80, c.Form("M126 80C116 72 118 62 126 62C134 62 136 72 126 80Z", kit.Lin(118, 62, 134, 80, k.LL, k.D))), c.Circle(126, 80, 4, t.M), c.Line("M146 82C166 72 178 90 196 80", k.M, 3), c.Line("M106 82C94 74 88 88 76 82", k.M, 3))
		c.Part("metal", c.Circle(242, 92, 22, m.DDD), c.Form(kit.Oval(241, 91, 20, 21), kit.Lin(222, 70, 260, 112, m.LL, m.M, m.DD)), c.Circle(241, 91, 9, m.DD), c.Circle(240, 90, 7, m.L), c.Circle(202, 130, 12, m.DD), c.Circle(201, 129, 10.4, m.L), c.Line("M201 121V129", m.DDD, 2.4), c.Circle(202, 164, 12, m.DD), c.Circle(201, 163, 10.4, m.L), c.Line("M201 163L207 157", m.DDD, 2.4))
		c.Part("base", sheen.Body(c, "M10 206H246Q252 206 252 214V238Q252 250 240 250H16Q4 250 4 238V214Q4 206 10 206Z", s, 10, c.Named("body", c.Path("M0 228H256V236H0Z", b.M))))
		cover := "M2 200C40 190 92 194 136 203C146 208 142 220 130 222C134 230 128 240 118 250C92 240 70 246 52 254C30 246 14 250 -4 258C4 240 -6 214 2 200Z"
		c.Part("fabric", c.Blur(3, c.Path(cover, s.DDD).Move(3, 4)).Opacity(.35), c.Form(cover, kit.Lin(0, 196, 40, 256, cloth.LL, cloth.M, cloth.D), c.Line("M66 206L134 211", kit.White, 2.4).Dash(5, 4), c.Blur(2, c.Line("M40 222Q36 238 40 252M96 222Q88 236 92 246", cloth.DD, 4)).Opacity(.6), sheen.Each(14, func(i int) kit.Node {
			return c.Circle(10+float64(i*37%116), 208+float64(i*23%36), 2.6, kit.White).Opacity(.75)
		})))
		c.Part("body", c.Line("M50 60H150", kit.White, 5).Opacity(.55).Shade())
		c.Anchor("ground", 128, 250)
	},
}

var threadSpool = kit.Piece{
	Name: "thread-spool", Cm: 6,
	Palette: "thread #e8517a yarn; spool #d9a85e wood; needle #b8c2cd metal",
	Draw: func(c *kit.Canvas) {
		t, s, n := c.Tones("thread"), c.Tones("spool"), c.Tones("needle")
		c.Part("spool", c.Form("M28 206A78 20 0 0 0 184 206V226A78 20 0 0 1 28 226Z", sheen.Round(28, 0, 184, 0, s)), c.Form(kit.Oval(106, 206, 78, 20), kit.Lin(28, 186, 184, 226, s.LL, s.L, s.D)))
		const d = "M46 62C40 110 40 160 46 206A60 15 0 0 0 166 206C172 160 172 110 166 62Z"
		c.Part("thread", c.Form(d, kit.Lin(44, 0, 168, 0, kit.At(0, t.M), kit.At(.22, t.LL), kit.At(.4, t.L), kit.At(.7, t.D), kit.At(1, t.DDD)), sheen.Each(20, func(i int) kit.Node {
			y := 58 + 8*float64(i)
			return kit.Of(c.Path(fmt.Sprintf("M40 %gQ106 %g 172 %g", y, y+24, y-4), kit.None).Stroke(t.DDD, 2).Opacity(.45), c.Path(fmt.Sprintf("M40 %gQ106 %g 172 %g", y+3, y+27, y-1), kit.None).Stroke(t.LL, 1.6).Opacity(.5))
		})), c.Line("M160 190C200 200 236 160 226 110C220 84 214 70 222 44", t.DD, 5), c.Line("M160 190C200 200 236 160 226 110C220 84 214 70 222 44", t.L, 3))
		c.Part("spool", c.Form("M28 40A78 20 0 0 0 184 40V58A78 20 0 0 1 28 58Z", sheen.Round(28, 0, 184, 0, s)), c.Form(kit.Oval(106, 40, 78, 20), kit.Lin(28, 20, 184, 60, s.LL, s.L, s.M)), c.Ellipse(106, 40, 52, 12, kit.None).Stroke(s.D, 2), c.Ellipse(106, 40, 17, 6, s.DDD))
		c.Part("needle", c.Form("M215 40C215 20 229 20 229 40L222 250Z", kit.Lin(214, 0, 230, 0, n.LL, n.M, n.DD)), c.Ellipse(222, 44, 3, 9, n.DDD))
		c.Anchor("ground", 106, 246)
	},
}
