package sport

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var hockeyPuck = kit.Piece{
	Name: "hockey-puck", Cm: 8, Palette: "rubber #3c414d black; mark #e5414f star red",
	Draw: func(c *kit.Canvas) {
		r, m := c.Tones("rubber"), c.Tones("mark")
		d := "M10 102V160C20 226 236 226 246 160V102Z"
		c.Part("rubber", c.Form(d, kit.Lin(10, 0, 246, 0, r.M, r.L, r.LL, r.M, r.D, r.DDD), sheen.Each(26, func(i int) kit.Node {
			x := 12 + 9.200*float64(i)
			return c.Line(sheen.D("M%g 130l8 60M%g 130l-8 60", x, x+8), r.DDD, 1.6).Opacity(.55)
		}), c.Blur(5, c.Path("M6 170C26 226 230 226 250 170V230H6Z", r.DDD)).Opacity(.6)))
		top := kit.Oval(128, 102, 118, 56)
		c.Part("rubber", c.Form(top, kit.Lin(40, 50, 210, 156, r.LL, r.L, r.M), c.Blur(6, c.Path(top, kit.None).Stroke(r.DDD, 12).Move(-4, -5)).Opacity(.5)), c.Path(top, kit.None).Stroke(r.LL, 2.4).Opacity(.8), c.Ellipse(128, 102, 94, 44, kit.None).Stroke(r.DD, 3))
		c.Part("mark", c.Path("M128 40L146 84L196 86L156 112L172 158L128 132L84 158L100 112L60 86L110 84Z", kit.Lin(70, 50, 180, 150, m.L, m.M, m.D)).Scale(.92, .48, 128, 102).Move(0, -3))
		c.Anchor("ground", 128, 208)
	},
}
