package buildings

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var garage = kit.Piece{
	Name: "garage", Cm: 450, States: "closed; open -door",
	Palette: "walls #f0dcb8 siding cream; roof #8a4a3f shingles; door #f7f8fa white; trim #ffffff <door; windows #7cc4ea glass; lamps #ffcf57; driveway #a9b0ba concrete",
	Draw: func(c *kit.Canvas) {
		w, r, d, t, g, l, y := c.Tones("walls"), c.Tones("roof"), c.Tones("door"), c.Tones("trim"), c.Tones("windows"), c.Tones("lamps"), c.Tones("driveway")
		c.On(kit.Back)
		c.Part("inside", c.Rect(44, 108, 168, 124, 0, kit.Lin(0, 108, 0, 232, w.DDD, w.DD)), c.Rect(70, 120, 116, 92, 0, w.D), c.Path("M44 232L70 212H186L212 232Z", y.DD), c.Line("M84 150H136M84 178H136", r.D, 5), c.Rect(90, 134, 14, 14, 2, l.D), c.Rect(110, 138, 20, 10, 2, g.D), c.Rect(92, 162, 24, 14, 2, r.M))
		c.On(kit.Fore)
		c.Part("driveway", c.Form("M42 230H214L240 250H16Z", kit.Lin(0, 230, 0, 250, y.L, y.M), c.Line("M128 230V250M32 240H226", y.D, 1.600)))
		wall := "M128 24L236 96V234H212V108H44V234H20V96Z"
		c.Part("walls", c.Form(wall, kit.Lin(20, 40, 236, 234, w.L, w.M, w.D), sheen.Each(17, func(i int) kit.Node {
			v := 44 + 11.500*float64(i)
			return kit.Of(c.Line(sheen.D("M10 %gH246", v), w.D, 1.600), c.Line(sheen.D("M10 %gH246", v+1.600), w.LL, 1.200).Opacity(.8))
		}), sheen.Dim(c, 6, .55, "M128 30L246 108V122L128 48L10 122V108Z", w), sheen.Dim(c, 4, .4, "M222 90H240V240H222Z", w)), c.Path("M14 226H44V236H14ZM212 226H242V236H212Z", kit.Lin(0, 226, 0, 236, y.M, y.D)))
		c.Part("windows", c.Rect(105, 60, 46, 36, 4, w.DDD).Opacity(.4), c.Rect(104, 58, 46, 36, 4, t.M), c.Form(kit.RoundRect(109, 63, 36, 26, 2), kit.Lin(109, 63, 145, 89, g.LL, g.M, g.D), c.Path("M109 80L124 63H134L112 89Z", kit.White).Opacity(.5)), c.Line("M127 63V89M109 76H145", t.M, 3))
		if c.Has("door") {
			c.Part("door", c.Form("M44 108H212V232H44Z", kit.Lin(44, 108, 212, 232, d.M, d.M, d.D), sheen.Each(16, func(i int) kit.Node {
				x, v := 51+40.500*float64(i%4), 116+29*float64(i/4)
				p := kit.RoundRect(x, v, 33, 21, 3)
				if i < 4 {
					return kit.Of(c.Path(p, d.DDD), c.Form(kit.RoundRect(x+1.500, v+1.500, 30, 18, 2), kit.Lin(x, v, x+33, v+21, g.LL, g.M, g.DD), c.Path(sheen.D("M%g %gl14 -22h8l-14 22Z", x+2, v+21), kit.White).Opacity(.45)))
				}
				return kit.Of(c.Path(p, d.DD).Opacity(.75), c.Path(kit.RoundRect(x+2.400, v+2.600, 30.600, 18.400, 2), d.LL), c.Path(kit.RoundRect(x+3.500, v+4, 27, 15, 2), d.M))
			}), sheen.Each(3, func(i int) kit.Node { return c.Line(sheen.D("M44 %gH212", 141.500+29*float64(i)), d.DD, 1.800) }), sheen.Dim(c, 5, .5, "M40 104H216V115H40Z", w)), c.Rect(116, 221, 24, 5, 2, w.DDD))
		}
		c.Part("trim", c.Path("M36 100H220V234H211V109H45V234H36Z", kit.Lin(36, 100, 220, 234, t.M, t.D)), c.Line("M37 234V101H219", kit.White, 2), c.Line("M45.500 232V109.500H211", t.DD, 1.600))
		roof := "M128 4Q134 4 140 8L252 82Q258 87 254 94L248 101Q244 106 238 102L128 29L18 102Q12 106 8 101L2 94Q-2 87 4 82L116 8Q122 4 128 4Z"
		c.Part("roof", sheen.Body(c, roof, r, 8, sheen.Each(10, func(i int) kit.Node {
			x := 12 + 11.500*float64(i)
			n := c.Line(sheen.D("M%g %gl10 16", x, 96-x*.660-12), r.DD, 2.400)
			return kit.Of(n, n.Mirror(128))
		})), c.Line("M8 90L120 15Q128 10 136 15L248 90", r.LL, 2.600).Opacity(.7))
		lamp := kit.Of(c.Glow(6, c.Circle(30, 134, 9, l.L)).Opacity(.6), sheen.Body(c, "M24 122H36L34 127H26Z", r, 2), c.Rect(25, 127, 10, 15, 2, kit.Lin(0, 127, 0, 142, l.LL, l.M)), c.Rect(24, 141, 12, 4, 1.500, r.DD))
		c.Part("lamps", lamp, lamp.Mirror(128))
		if c.State("open") {
			c.AnchorBox("inside", 128, 172, 150, 112, 0)
		}
		c.Anchor("ground", 128, 246)
	},
}
