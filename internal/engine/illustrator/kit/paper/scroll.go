package paper

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/stationery"
)

var scroll = kit.Piece{
	Name: "scroll", Cm: 40,
	Palette: "parchment #f0d4a0 paper; rolls #f0d4a0 <parchment; rods #8a5230 wood knobs",
	Draw: func(c *kit.Canvas) {
		p, r, w := c.Tones("parchment"), c.Tones("rolls"), c.Tones("rods")
		rod := func(y float64) kit.Node {
			knob := kit.Of(c.Rect(14, y-8, 20, 16, 4, stationery.Down(y-8, y+8, w)), stationery.Ball(c, 13, y, 10, w))
			return kit.Of(knob, knob.Mirror(128))
		}
		c.Part("rods", rod(34), rod(222))
		c.Part("parchment", c.Form("M44 40H212Q206 80 212 120Q204 150 210 180L212 220H44Q52 180 46 150Q54 120 46 86Z", kit.Lin(46, 40, 212, 220, kit.At(0, p.L), kit.At(.35, p.LL), kit.At(.7, p.M), kit.At(1, p.D)),
			c.Blur(7, c.Rect(30, 40, 200, 26, 0, p.DDD).Opacity(.65)), c.Blur(5, c.Rect(30, 196, 200, 20, 0, p.DDD).Opacity(.4)), c.Blur(8, c.Path("M196 40H230V230H190Q204 140 196 40Z", p.DDD).Opacity(.4)), c.Blur(7, c.Path("M40 40H54V230H40Z", p.DDD).Opacity(.35)),
			c.Blur(5, c.Ellipse(90, 110, 20, 13, p.DD).Opacity(.35)), c.Blur(5, c.Ellipse(168, 166, 24, 14, p.DD).Opacity(.3)), c.Line("M60 92h6M180 130h8M74 178h5M150 88h5M196 96h4M108 188h6", p.DDD, 1.6).Opacity(.35), c.Path("M47 86L58 90L47 96ZM210 148L198 152L209 158Z", p.DD).Opacity(.6)))
		roll := func(y float64) kit.Node {
			return kit.Of(c.Form(kit.RoundRect(28, y-20, 200, 40, 19), kit.Lin(0, y-20, 0, y+20, kit.At(0, r.M), kit.At(.22, r.LL), kit.At(.5, r.M), kit.At(.85, r.D), kit.At(1, r.DD)),
				c.Blur(4, c.Rect(196, y-22, 40, 44, 0, r.DDD).Opacity(.4)), c.Path(kit.Oval(36, y, 9, 19), r.DD), c.Path(kit.Oval(220, y, 9, 19), r.DD).Opacity(.8)),
				c.Line("M42 -12H206", kit.White, 3).Opacity(.55).Move(0, y), c.Ellipse(35, y, 8, 18.5, kit.Lin(28, y-18, 42, y+18, r.LL, r.D)), c.Ellipse(36, y, 5.5, 13, r.DD), c.Ellipse(36.5, y, 4, 10, r.L), c.Ellipse(37, y, 2.4, 6, r.DDD), c.Ellipse(221, y, 8, 18.5, kit.Lin(214, y-18, 230, y+18, r.L, r.DD)), c.Ellipse(220, y, 5.5, 13, r.DD), c.Ellipse(219.5, y, 4, 10, r.M), c.Ellipse(219, y, 2.4, 6, r.DDD))
		}
		c.Part("rolls", roll(34), roll(222))
		c.AnchorBox("print", 128, 128, 144, 124, 0)
		c.Anchor("ground", 128, 242)
		c.AnchorBox("grip", 128, 222, 0, 0, 90)
	},
}
