package music

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var piano = kit.Piece{
	Name: "piano", Cm: 150,
	Palette: "body #3f4350 black grand; keys #fffaf0 white; lid #3f4350 <body; inside #d9a441 gold strings; stool #b8323f seat; legs #3f4350 <body",
	Draw: func(c *kit.Canvas) {
		b, k, l, g, s, f := c.Tones("body"), c.Tones("keys"), c.Tones("lid"), c.Tones("inside"), c.Tones("stool"), c.Tones("legs")
		leg := func(x, y0, y1 float64) kit.Node {
			return kit.Of(c.Form(sheen.D("M%g %gH%gL%g %gH%gZ", x-10, y0, x+10, x+5, y1-6, x-5), sheen.Round(x-10, 0, x+10, 0, f)), c.Circle(x, y1-5, 5.5, g.DD), c.Circle(x-.4, y1-5.500, 4.4, g.LL))
		}
		c.Part("legs", leg(196, 148, 214), leg(44, 160, 238), leg(150, 172, 244))
		c.Part("pedals", sheen.Tube(c, "M98 176V226", 6, f), sheen.Body(c, "M84 222H112L116 232H80Z", f, 4), sheen.Each(3, func(i int) kit.Node {
			x := 90 + 8*float64(i)
			return c.Line(sheen.D("M%g 230v8", x), g.M, 4)
		}))
		const lid = "M36 96C42 40 100 18 158 6C196 0 238 12 250 34L196 104Z"
		c.Part("lid", sheen.Tube(c, "M202 116L222 44", 4, g), c.Form(lid, kit.Lin(60, 20, 190, 110, l.LL, l.L, l.M, l.DD), c.Path(lid, kit.None).Stroke(l.LL, 5).Opacity(.8), c.Path("M70 90C84 50 130 30 180 18L150 96Z", kit.White).Opacity(.13).Shade(), c.Path("M196 16L214 14L184 100L168 98Z", kit.White).Opacity(.12).Shade()))
		c.Part("inside", c.Form("M30 102C66 92 150 96 196 100C228 104 248 116 244 132L200 146H20Z", kit.Lin(30, 96, 240, 146, g.LL, g.L, g.M, g.DD), sheen.Each(26, func(i int) kit.Node {
			x := 34 + 8*float64(i)
			return c.Line(sheen.D("M%g 142L%g 92", x-6, x+14), g.DDD, .9).Opacity(.7)
		}), sheen.Dim(c, 5, .7, "M20 88H250V104Q120 100 20 112Z", g)))
		c.Part("body", c.Form("M14 134H180C198 134 206 128 220 126C236 124 244 126 246 130V152C246 166 232 170 214 168C198 166 190 176 178 178H14Z", kit.Lin(40, 126, 210, 180, b.LL, b.L, b.M, b.DD), c.Line("M14 136H180C198 136 206 130 220 128C236 126 244 128 246 132", b.LL, 2.4), sheen.Dim(c, 5, .5, "M180 170Q200 150 250 150V180H170Z", b)))
		c.Part("body", c.Form("M6 138Q6 134 10 134H182Q186 134 186 138V184Q186 188 182 188H10Q6 188 6 184Z", kit.Lin(6, 134, 186, 188, b.L, b.M, b.DD), sheen.Edge(c, kit.RoundRect(6, 134, 180, 54, 4), b, 8)))
		c.Part("keys", c.Path(kit.RoundRect(15, 146, 162, 32, 2), b.DDD), c.Form("M16 150H176V176H16Z", kit.Lin(0, 148, 0, 178, k.D, k.M, k.L), sheen.Each(17, func(i int) kit.Node {
			return c.Line(sheen.D("M%g 148V178", 16+9.412*float64(i)), k.DDD, 1.3)
		}), c.Line("M16 174.500H176", k.DDD, 2).Opacity(.5)))
		c.Part("black-keys", sheen.Each(16, func(i int) kit.Node {
			if i%7 == 2 || i%7 == 6 {
				return kit.Node{}
			}
			x := 22 + 9.412*float64(i)
			return kit.Of(c.Rect(x+.8, 148, 6.2, 18.500, 1.4, b.DDD).Opacity(.4), c.Rect(x, 148, 6, 17, 1.4, b.DD), c.Rect(x+.9, 148, 2.6, 14, 1, b.LL).Opacity(.8))
		}))
		c.Part("keys", sheen.Dim(c, 2, .5, "M10 144H182V151H10Z", b))
		c.Part("music stand", c.Form("M60 98H138L146 134H52Z", kit.Lin(60, 98, 140, 134, b.LL, b.M, b.D)), c.Form("M72 88L98 92V130L66 126ZM98 92L126 88L132 126L98 130Z", kit.Lin(70, 88, 130, 130, k.LL, k.M, k.D), c.Line("M76 98L92 100M75 106L92 108M74 114L92 116M104 100L122 98M104 108L123 106M104 116L124 114", b.L, 1.8).Opacity(.7)), c.Line("M98 92V130", k.DDD, 1.6))
		c.Part("stool", sheen.Tube(c, "M44 222L38 252M108 222L114 252", 6, f), c.Form("M30 212H122V224Q122 228 118 228H34Q30 228 30 224Z", kit.Lin(0, 212, 0, 228, f.L, f.M, f.DD)), sheen.Body(c, "M28 208C28 200 34 198 40 198H112C118 198 124 200 124 208C124 216 118 217 112 217H40C34 217 28 216 28 208Z", s, 8, sheen.Each(5, func(i int) kit.Node { return c.Circle(44+16*float64(i), 205, 1.8, s.DDD) })))
		c.Part("lid", sheen.Glint(c, "M10 138H150Q152 140.500 148 141H10Z", .35))
		c.Anchor("ground", 110, 254)
		c.Anchor("seat", 76, 198)
		c.AnchorBox("surface", 76, 198, 90, 0, 0)
	},
}
