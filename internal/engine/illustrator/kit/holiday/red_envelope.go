package holiday

import "pellucid/internal/engine/illustrator/kit"

var redEnvelope = kit.Piece{
	Name: "red-envelope", Cm: 17,
	Palette: "envelope #d9232e packet; gold #f4bf45 pattern",
	Draw: func(c *kit.Canvas) {
		e, g := c.Tones("envelope"), c.Tones("gold")
		const o = "M52 20Q52 8 64 8H192Q204 8 204 20V238Q204 250 192 250H64Q52 250 52 238Z"
		foil := kit.Lin(60, 20, 200, 240, g.LL, g.M, g.L, g.D, g.L, g.DD)
		var scales []kit.Node
		for r := range 5 {
			for i := range 9 {
				x, y := 42+float64(i)*22+float64(r%2)*11, 178+float64(r)*16
				for k := range 3 {
					scales = append(scales, c.Circle(x, y+14, 15-float64(k)*4.8, kit.None).Stroke(g.M, 1.3))
				}
			}
		}
		cloud := c.Line("M0 0C-4 -8 6 -14 12 -8C14 -18 30 -18 30 -6C38 -10 46 -2 40 4H-2C-10 4 -10 -4 -4 -6M12 -8C10 -2 16 0 18 -4M30 -6C28 0 34 2 36 -2", foil, 2.2)
		c.Part("envelope", c.Form(o, kit.Lin(52, 8, 204, 250, e.L, e.M, e.M, e.DD),
			c.Named("gold", c.Clip("M52 188Q128 160 204 188V250H52Z", c.Path("M52 188Q128 160 204 188V250H52Z", e.D), kit.Of(scales...).Opacity(.85)), c.Line("M52 188Q128 160 204 188", foil, 3), cloud.Move(66, 166), cloud.Move(154, 162).Scale(.8, .8, 170, 160), cloud.Move(62, 106).Scale(.7, .7, 70, 106), cloud.Move(166, 108).Scale(.7, .7, 186, 106)),
			c.Blur(9, c.Path("M206 20C210 140 180 230 70 252H214V20Z", e.DDD).Opacity(.35)), c.Path("M62 90V226Q62 236 68 240L72 96Z", kit.White).Opacity(.18), c.Path(o, kit.None).Stroke(e.LL, 2.4).Opacity(.45)))
		const flap = "M52 20Q52 8 64 8H192Q204 8 204 20V56C196 82 160 92 128 104C96 92 60 82 52 56Z"
		c.Part("flap", c.Clip(o, c.Blur(5, c.Path(flap, e.DDD).Opacity(.6).Move(1, 7))), c.Form(flap, kit.Lin(60, 8, 190, 100, e.LL, e.M, e.D), c.Path("M52 56C60 82 96 92 128 104C160 92 196 82 204 56V49C196 75 160 84 128 96C96 84 60 75 52 49Z", foil), c.Line("M62 20Q62 18 66 18H190Q194 18 194 22V46C188 66 158 74 128 85C98 74 68 66 62 46Z", g.M, 1.4).Opacity(.8), cloud.Move(74, 44).Scale(.8, .8, 90, 40), cloud.Move(150, 44).Scale(.8, .8, 166, 40), c.Rect(60, 10, 136, 3, 1.5, kit.White).Opacity(.35)))
		c.Part("gold", c.Clip(o, c.Blur(4, c.Circle(130, 108, 33, e.DDD).Opacity(.6))), c.Circle(128, 102, 32, kit.Lin(104, 78, 152, 128, g.LL, g.M, g.D, g.DD)), c.Circle(128, 102, 28, kit.Lin(152, 128, 104, 78, g.L, g.M, g.DD)), c.Circle(128, 102, 26.5, kit.Lin(108, 82, 150, 124, e.M, e.D)), goldKnot(c, g, 128, 102).Scale(.72, .72, 128, 102))
		c.AnchorBox("print", 128, 146, 110, 34, 0)
	},
}
