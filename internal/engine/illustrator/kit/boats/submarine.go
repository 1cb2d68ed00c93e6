package boats

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/chassis"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var submarine = kit.Piece{
	Name: "submarine", Cm: 900, Facing: kit.Right,
	Palette: "body #f6bf2c yellow hull; trim #e2553a red; windows #7fd0ea glass; metal #b7c1ca",
	Draw: func(c *kit.Canvas) {
		b, r, w, m := c.Tones("body"), c.Tones("trim"), c.Tones("windows"), c.Tones("metal")
		c.Part("metal", sheen.Tube(c, "M148 60V26Q148 16 158 16H172", 9, m), sheen.Body(c, kit.RoundRect(168, 8, 18, 17, 4), m, 4), c.Circle(184, 16.5, 6, w.M))
		c.Part("trim", sheen.Body(c, "M96 96L104 58Q106 50 116 50H158Q166 50 168 58L178 96Z", r, 10, c.Line("M100 76H174", r.LL, 3).Opacity(.7)))
		c.Part("metal", sheen.Tube(c, "M26 150H6", 10, m))
		c.Part("trim", sheen.Body(c, "M44 116L14 88Q8 84 10 94L26 146Z", r, 8), sheen.Body(c, "M44 186L14 214Q8 218 10 208L26 156Z", r, 8), sheen.Body(c, "M6 150C-10 132 -8 112 4 110C12 118 12 136 6 150Z", m, 4), sheen.Body(c, "M6 150C-10 168 -8 188 4 190C12 182 12 164 6 150Z", m, 4))
		hull := "M22 150C30 112 74 90 132 90C202 90 250 116 250 150C250 186 202 212 132 212C74 212 30 188 22 150Z"
		c.Part("body", c.Form(hull, kit.Lin(0, 88, 0, 214, b.LL, b.L, b.M, b.D, b.DD), c.Named("trim", c.Path("M10 178H256V220H10Z", kit.Lin(0, 178, 0, 214, r.M, r.DD)), c.Line("M10 178H256", r.LL, 3)), c.Line("M84 84V220M196 84V220", b.DD, 2).Opacity(.5), sheen.Each(12, func(i int) kit.Node { return c.Circle(40+17*float64(i), 172, 1.8, b.DDD).Opacity(.7) }), sheen.Edge(c, hull, b, 22)), c.Line("M54 118C80 102 110 98 150 98", kit.White, 7).Opacity(.6).Shade())
		for _, v := range [][2]float64{{76, 19}, {126, 21}, {178, 21}} {
			c.Part("windows", c.Circle(v[0]+1, 145, v[1]+7, b.DDD).Opacity(.5), c.Form(kit.Oval(v[0], 143, v[1]+6, v[1]+6), kit.Lin(v[0]-24, 118, v[0]+24, 168, m.LL, m.M, m.DD)), c.Around(8, v[0], 143, c.Circle(v[0], 143-v[1]-3, 1.5, m.DDD)), c.Form(kit.Oval(v[0], 143, v[1], v[1]), kit.Lin(v[0]-16, 126, v[0]+16, 164, w.L, w.M, w.DD), c.Path(sheen.D("M%g 120L%g 120L%g 168L%g 168Z", v[0]-2, v[0]+10, v[0]-12, v[0]-24), kit.White).Opacity(.5)))
		}
		c.Part("windows", chassis.Lamp(c, 236, 152, 9, 13, kit.TonesOf(kit.Hex("#fff0b0")), m))
		c.Anchor("ground", 132, 214)
	},
}
