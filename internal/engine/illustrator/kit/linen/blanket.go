package linen

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var blanket = kit.Piece{
	Name: "blanket", Cm: 60, States: "folded; spread",
	Palette: "blanket #7f9fd8 blue wool; fringe #f1e4cf tassels",
	Draw: func(c *kit.Canvas) {
		b, f := c.Tones("blanket"), c.Tones("fringe")
		if c.State("spread") {
			blanketSpread(c, b, f)
			return
		}
		for i := range 3 {
			y := 176 - 44*float64(i)
			d := sheen.D("M26 %gQ12 %g 14 %gQ14 %g 40 %gH214Q244 %g 244 %gQ244 %g 216 %gZ", y+46, y+44, y+22, y, y-2, y-2, y+22, y+46, y+46)
			c.Part("blanket", c.Path(d, b.DDD).Move(0, 3), sheen.Body(c, d, b, 12, c.Line(sheen.D("M60 %gV%gM80 %gV%g", y-2, y+46, y-2, y+46), f.M, 7).Opacity(.85), c.Line(sheen.D("M22 %gQ130 %g 240 %g", y+23, y+29, y+22), b.DD, 2.4).Opacity(.6)))
		}
		c.Part("fringe", sheen.Each(14, func(i int) kit.Node {
			return c.Line(sheen.D("M%g 220q-2 12 2 22", 38+float64(i)*14), []kit.Color{f.M, f.D}[i%2], 6)
		}))
		c.Anchor("ground", 128, 236)
		c.AnchorBox("surface", 128, 92, 180, 0, 0)
	},
}

// blanketSpread is the blanket flat on the floor.
func blanketSpread(c *kit.Canvas, b, f kit.Tones) {
	d := "M38 140Q130 134 218 140L250 188Q130 196 6 188Z"
	c.Part("fringe", sheen.Each(22, func(i int) kit.Node {
		return c.Line(sheen.D("M%g 188q-1 6 1 10", 9+float64(i)*11.4), []kit.Color{f.M, f.D}[i%2], 4)
	}))
	c.Part("blanket", c.Path(d, b.DDD).Move(0, 3), c.Form(d, kit.Lin(20, 140, 230, 190, b.L, b.M, b.D), c.Line("M30 152Q130 146 226 152M14 176Q130 184 242 176", f.M, 5).Opacity(.85), c.Line("M74 138L48 192M128 136V194M182 138L208 192", b.LL, 2).Opacity(.5)))
	c.Anchor("ground", 128, 194)
	c.AnchorBox("surface", 128, 164, 190, 0, 0)
}
