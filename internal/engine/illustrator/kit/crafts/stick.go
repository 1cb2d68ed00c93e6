package crafts

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var tapeRoll = kit.Piece{
	Name: "duct-tape", Cm: 14,
	Palette: "tape #9aa4ae gray; core #c9965c cardboard",
	Draw: func(c *kit.Canvas) {
		t, k := c.Tones("tape"), c.Tones("core")
		open := func(n ...kit.Node) kit.Node {
			return c.Mask(kit.Of(c.Rect(-20, -20, 300, 300, 0, kit.White), c.Circle(120, 126, 52, kit.Black)), n...)
		}
		c.Part("tape", c.Form("M150 206L238 214L250 206L246 216L254 222L247 229L253 238L150 238Z", kit.Lin(150, 206, 150, 238, t.L, t.M, t.DD), sheen.Each(7, func(i int) kit.Node { return c.Line(sheen.D("M%d 206V240", 168+i*11), t.DD, 1).Opacity(.4) }), c.Line("M156 211H236", t.LL, 2.4)))
		side := "M120 14C184 14 232 62 232 126C232 190 184 238 120 238L96 238C40 232 6 186 6 126C6 66 40 20 96 14Z"
		c.Part("tape", open(c.Form(side, kit.Lin(20, 14, 220, 238, t.L, t.M, t.DD), sheen.Edge(c, side, t, 12))))
		c.Part("tape", open(c.Form(kit.Oval(120, 126, 110, 110), kit.Rad(84, 80, 190, t.LL, t.L, t.M, t.D), sheen.Each(5, func(i int) kit.Node {
			r := 104 - float64(i)*8
			return kit.Of(c.Circle(120, 126, r, kit.None).Stroke(t.DD, 1.3).Opacity(.5), c.Circle(119.3, 125.3, r-1.4, kit.None).Stroke(t.LL, 1).Opacity(.7))
		}))))
		ring := kit.Oval(120, 126, 66, 66)
		c.Part("core", open(c.Form(ring, kit.Lin(60, 66, 180, 186, k.LL, k.M, k.D), c.Circle(120, 126, 54, kit.None).Stroke(k.DD, 3)), c.Circle(120, 126, 66, kit.None).Stroke(k.DDD, 1.6).Opacity(.6)))
		c.Part("tape", sheen.Streak(c, "M28 96Q44 48 92 32", 7, .7))
		c.Anchor("ground", 120, 238)
	},
}

var glue = kit.Piece{
	Name: "glue", Cm: 15,
	Palette: "bottle #fbf7ee white; cap #f2662e orange nozzle; label #3f8fe0; lettering #ffffff text",
	Draw: func(c *kit.Canvas) {
		b, k, l, p := c.Tones("bottle"), c.Tones("cap"), c.Tones("label"), c.Tones("lettering")
		c.Part("cap", sheen.Body(c, "M118 10Q128 0 138 10L150 62H106Z", k, 10), sheen.Body(c, kit.RoundRect(92, 56, 72, 28, 8), k, 8, c.Line("M106 58V82M120 58V82M136 58V82M150 58V82", k.DD, 2.4).Opacity(.5)))
		d := "M96 80H160C164 98 198 104 198 136V228Q198 250 176 250H80Q58 250 58 228V136C58 104 92 98 96 80Z"
		c.Part("bottle", sheen.Body(c, d, b, 26))
		c.Part("label", c.Clip(d, c.Path("M50 140Q128 152 206 140V222Q128 234 50 222Z", kit.Lin(58, 130, 198, 230, l.L, l.M, l.D))))
		text := c.Text()
		if text == "" {
			text = "GLUE"
		}
		c.Part("lettering", c.Letters(text, kit.Box{X0: 74, Y0: 160, X1: 182, Y1: 210}, "display", p.M))
		c.Part("bottle", sheen.Glint(c, "M68 140Q72 118 90 110Q98 112 90 122Q78 130 78 144Q72 150 68 140Z", .9))
		c.AnchorBox("print", 128, 184, 116, 58, 0)
		c.Anchor("ground", 128, 250)
		c.AnchorBox("grip", 128, 170, 0, 0, 0)
	},
}
