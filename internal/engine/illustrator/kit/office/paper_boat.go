package office

import "pellucid/internal/engine/illustrator/kit"

var paperBoat = kit.Piece{
	Name: "paper-boat", Cm: 20,
	Palette: "paper #f4f8fd folds boat hull body",
	Draw: func(c *kit.Canvas) {
		p := c.Tones("paper")
		fold := func(d string, x0, y0, x1, y1 float64, colors ...any) kit.Node {
			return c.Form(d, kit.Lin(x0, y0, x1, y1, colors...))
		}
		c.Part("folds",
			fold("M128 40L196 150H60Z", 80, 60, 190, 150, p.LL, p.M, p.D),                            // the sail
			fold("M128 40L196 150H128Z", 128, 60, 196, 150, p.M, p.D, p.DD),                          // its far half
			fold("M12 112L92 148L128 116L164 148L244 112L198 214H58Z", 20, 112, 230, 214, p.D, p.DD), // inside
			fold("M12 112L92 150H164L244 112L198 214H58Z", 30, 112, 220, 214, p.LL, p.L, p.M),
			fold("M12 112L92 150L128 214H58Z", 20, 120, 110, 214, p.L, p.M, p.D),
			fold("M244 112L164 150L128 214H198Z", 160, 120, 240, 214, p.M, p.D, p.DD),
			c.Blur(4, c.Path("M70 146H186L164 156H92Z", p.DDD).Opacity(.3)),
			c.Line("M12.500 112L92 150H164L243.500 112", kit.White, 2).Opacity(.9), c.Line("M92 150L128 213M164 150L128 213", p.DD, 1.4).Opacity(.6), c.Line("M128 41V148", kit.White, 1.6).Opacity(.8))
		c.Anchor("ground", 128, 214)
		c.AnchorBox("seat", 128, 150, 90, 0, 0)
	},
}
