package cars

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/chassis"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var golfCart = kit.Piece{
	Name: "golf-cart", Cm: 240, Facing: kit.Right,
	Palette: "body #f4f1ea white; seats #b9793e; roof #3f8f57 green; wheels #33363e; metal #c3ccd4",
	Draw: func(c *kit.Canvas) {
		b, s, r, t, m := c.Tones("body"), c.Tones("seats"), c.Tones("roof"), c.Tones("wheels"), c.Tones("metal")
		bag := kit.TonesOf(kit.Hex("#d8433a"))
		c.Part("seats", sheen.Tube(c, "M30 110L18 66", 3, m), sheen.Tube(c, "M40 108L40 58", 3, m), c.Ellipse(16, 64, 8, 5, m.D), sheen.Body(c, "M34 50H48L46 62H38Z", m, 3), sheen.Body(c, "M22 104H52L56 176H28Z", bag, 7, c.Path("M26 130H56V146H28Z", bag.DD).Opacity(.6)))
		c.Part("metal", sheen.Tube(c, "M66 44L72 150", 6, m), sheen.Tube(c, "M170 44L204 138", 6, m))
		c.Part("roof", sheen.Body(c, "M50 40Q52 22 72 20H162Q182 22 186 36Q188 44 178 44H58Q50 46 50 40Z", r, 8))
		c.Part("metal", c.Path("M178 52L204 134L172 134L166 52Z", kit.Hex("#cfe8f2").Alpha(.35)), sheen.Tube(c, "M168 150L154 114", 5, t), c.Ellipse(152, 112, 6, 17, kit.None).Stroke(t.M, 5).Rotate(-22, 152, 112))
		c.Part("seats", sheen.Body(c, "M74 92Q74 82 84 82Q94 82 96 92L104 150H78Z", s, 7), sheen.Body(c, kit.RoundRect(78, 142, 70, 18, 8), s, 6))
		c.Part("body", sheen.Body(c, "M16 176Q16 158 34 158H150V186H172L180 140Q182 132 192 132H208C232 134 246 152 248 176Q250 200 236 202H30Q16 200 16 176Z", b, 14, c.Line("M60 160V200", b.DD, 2).Opacity(.5), c.Named("roof", c.Path("M10 186H256V194H10Z", r.M))), chassis.Lamp(c, 234, 164, 7, 9, kit.TonesOf(kit.Hex("#fff0b0")), m))
		for _, x := range []float64{62, 206} {
			c.Part("body", c.Clip("M0 0H256V200H0Z", chassis.Arch(c, x, 202, 28, b)))
			c.Part("wheels", chassis.Wheel(c, x, 204, 28, t, m, 5))
		}
		c.Anchor("ground", 128, 231)
		c.AnchorBox("seat", 112, 142, 60, 20, 0)
	},
}
