package food

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var jamJar = kit.Piece{
	Name: "jam-jar", Cm: 13,
	Palette: "jam #d6243f preserves; lid #e9564d; label #fff6e3; print #7a3b2a lettering; glass #cfe6ee",
	Draw: func(c *kit.Canvas) {
		j, l, b, p, g := c.Tones("jam"), c.Tones("lid"), c.Tones("label"), c.Tones("print"), c.Tones("glass")
		d := "M58 62H198C226 78 232 100 232 124V214C232 238 220 250 196 250H60C36 250 24 238 24 214V124C24 100 30 78 58 62Z"
		c.Part("glass", c.Form(d, kit.Lin(24, 60, 232, 250, g.LL.Alpha(.75), g.L.Alpha(.6), g.D.Alpha(.7))))
		in := "M34 116H222V212C222 232 212 240 194 240H62C44 240 34 232 34 212Z"
		c.Part("jam", sheen.Body(c, in, j, 26, sheen.Each(24, func(i int) kit.Node {
			return c.Circle(46+float64(i*53%166), 130+float64(i*37%100), 4, j.LL).Opacity(.35)
		})), c.Path(kit.Oval(128, 116, 94, 9), j.L))
		c.Part("label", sheen.Body(c, kit.RoundRect(58, 136, 140, 84, 14), b, 6, c.Path(kit.RoundRect(66, 144, 124, 68, 10), kit.None).Stroke(j.L, 3)))
		if text := c.Text(); text != "" {
			c.Part("print", c.Letters(text, kit.Box{X0: 72, Y0: 152, X1: 184, Y1: 204}, "display", p.M))
		} else {
			c.Part("print", sheen.Body(c, "M128 206C104 196 98 168 106 160C118 154 138 154 150 160C158 168 152 196 128 206Z", j, 10, sheen.Each(6, func(i int) kit.Node { return c.Ellipse(112+float64(i%3)*16, 172+float64(i/3)*14, 2, 3, b.LL) })), c.Form("M104 160Q112 148 128 154Q144 148 152 160Q140 164 128 160Q116 166 104 160Z", kit.Hex("#5fa63c")))
		}
		c.Part("lid", sheen.Body(c, kit.RoundRect(46, 12, 164, 52, 12), l, 16, c.Line("M46 50H210", l.DD, 3).Opacity(.5), sheen.Each(12, func(i int) kit.Node { return c.Line(sheen.D("M%g 22v24", 58+float64(i)*13), l.DD, 3).Opacity(.3) })), sheen.Streak(c, "M62 24H130", 5, .6))
		c.Part("glass", sheen.Glint(c, "M38 120Q40 96 56 86Q62 92 52 104Q46 120 46 210Q42 222 38 210Z", .8))
		c.AnchorBox("print", 128, 178, 116, 56, 0)
		c.Anchor("ground", 128, 250)
	},
}

var squeezeBottle = kit.Piece{
	Name: "ketchup-bottle", Cm: 20,
	Palette: "bottle #d8231f ketchup; cap #f7f3ea nozzle; label #fff7e8; print #3d7a35",
	Draw: func(c *kit.Canvas) {
		b, k, l, p := c.Tones("bottle"), c.Tones("cap"), c.Tones("label"), c.Tones("print")
		c.Part("cap", c.Form("M120 8Q128 0 136 8L146 52H110Z", sheen.Round(110, 0, 146, 0, k)), sheen.Body(c, "M96 48H160L168 78H88Z", k, 8, c.Line("M106 52V76M118 52V76M130 52V76M142 52V76M154 52V76", k.DD, 2).Opacity(.5)))
		d := "M90 74H166C184 92 192 108 192 130V232Q192 252 172 252H84Q64 252 64 232V130C64 108 72 92 90 74Z"
		c.Part("bottle", sheen.Body(c, d, b, 28, c.Blur(10, c.Rect(76, 100, 28, 140, 14, b.LL)).Opacity(.5)))
		c.Part("label", c.Clip(d, c.Path("M60 142Q128 154 196 142V214Q128 226 60 214Z", kit.Lin(64, 0, 192, 0, l.LL, l.M, l.D))))
		if text := c.Text(); text != "" {
			c.Part("print", c.Letters(text, kit.Box{X0: 76, Y0: 160, X1: 180, Y1: 206}, "display", p.M))
		} else {
			c.Part("print", sheen.Ball(c, 128, 188, 25, b), c.Around(5, 128, 170, c.Form("M128 172Q122 160 128 150Q134 160 128 172Z", p.M)), c.Ellipse(119, 182, 5, 4, kit.White).Opacity(.7).Shade())
		}
		c.Part("bottle", sheen.Glint(c, "M74 134Q76 106 92 94Q100 94 94 104Q84 116 82 138Q78 148 74 134Z", .8))
		c.AnchorBox("print", 128, 182, 110, 60, 0)
		c.Anchor("ground", 128, 252)
		c.AnchorBox("grip", 128, 160, 0, 0, 0)
	},
}
