package music

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var recordPlayer = kit.Piece{
	Name: "record-player", Cm: 40,
	Palette: "case #b5693a wood; plate #e6e0d4 deck; record #2d303b vinyl; label #e5533d; arm #c3ccd5 metal",
	Draw: func(c *kit.Canvas) {
		k, p, r, l, a := c.Tones("case"), c.Tones("plate"), c.Tones("record"), c.Tones("label"), c.Tones("arm")
		c.Part("case", sheen.Body(c, kit.RoundRect(32, 232, 34, 16, 5), r, 6), sheen.Body(c, kit.RoundRect(190, 232, 34, 16, 5), r, 6), sheen.Body(c, "M4 186H252V224Q252 236 240 236H16Q4 236 4 224Z", k, 14, sheen.Grain(c, kit.Box{X0: 8, Y0: 190, X1: 248, Y1: 232}, 4, k)))
		c.Part("plate", sheen.Body(c, "M26 58H230L252 188H4Z", p, 8))
		disc := kit.Oval(112, 124, 92, 56)
		c.Part("record", c.Path(kit.Oval(112, 130, 92, 56), r.DDD).Opacity(.6), c.Form(disc, kit.Lin(30, 80, 200, 170, r.L, r.D, r.DD, r.M), c.Path(kit.Oval(112, 124, 78, 47), kit.None).Stroke(r.L, 1.4).Opacity(.6), c.Path(kit.Oval(112, 124, 64, 39), kit.None).Stroke(r.L, 1.4).Opacity(.6), c.Path(kit.Oval(112, 124, 50, 30), kit.None).Stroke(r.L, 1.4).Opacity(.6), c.Path("M112 124L40 70L84 60ZM112 124L190 180L150 190Z", kit.White).Opacity(.14)))
		c.Part("label", c.Form(kit.Oval(112, 124, 32, 19), kit.Lin(80, 105, 144, 143, l.LL, l.M, l.D)), c.Ellipse(112, 124, 4, 2.6, p.LL))
		c.Part("arm", sheen.Body(c, kit.Oval(216, 82, 18, 12), a, 6), sheen.Tube(c, "M216 80C222 110 214 140 172 152", 6, a), sheen.Body(c, "M158 150L178 144L182 156L162 164Z", r, 4), sheen.Ball(c, 226, 168, 9, a), sheen.Ball(c, 200, 172, 7, l))
		c.Anchor("ground", 128, 248)
	},
}

var jukebox = kit.Piece{
	Name: "jukebox", Cm: 150,
	Palette: "cabinet #b23a3a wood red; tubes #ffb52e neon; panel #fff1cf window; grille #d9a63a gold; trim #c3ccd5 chrome; lights #4fd0e0",
	Draw: func(c *kit.Canvas) {
		b, n, p, g, m, l := c.Tones("cabinet"), c.Tones("tubes"), c.Tones("panel"), c.Tones("grille"), c.Tones("trim"), c.Tones("lights")
		arch := func(x, y float64) string {
			return sheen.D("M%g 244V%gC%g %g %g %g 128 %gC%g %g %g %g %g %gV244Z", 128-x, y+x, 128-x, y+x*.4, 128-x*.6, y, y, 128+x*.6, y, 128+x, y+x*.4, 128+x, y+x)
		}
		c.Part("cabinet", sheen.Body(c, "M22 236H234V248Q234 254 226 254H30Q22 254 22 248Z", b, 8), sheen.Body(c, arch(102, 2), b, 18))
		c.Part("tubes", c.Glow(5, c.Path(arch(86, 18), kit.None).Stroke(n.L, 14).Opacity(.8)), c.Clip("M0 0H256V230H0Z", c.Path(arch(86, 18), kit.None).Stroke(n.D, 17), c.Path(arch(86, 18), kit.None).Stroke(n.M, 12), c.Path(arch(86, 18), kit.None).Stroke(n.LL, 4.5).Move(-2, -2)))
		c.Part("lights", c.Clip("M0 0H256V230H0Z", c.Path(arch(74, 30), kit.None).Stroke(l.D, 7), c.Path(arch(74, 30), kit.None).Stroke(l.L, 3)))
		c.Part("panel", c.Form("M62 128V104C62 72 84 48 128 46C172 48 194 72 194 104V128Z", kit.Lin(70, 50, 190, 130, p.LL, p.M, p.D), c.Circle(128, 104, 30, kit.Hex("#2d303b")), c.Circle(128, 104, 11, b.L), c.Circle(128, 104, 3, p.LL), c.Path("M128 104L100 84L112 76Z", kit.White).Opacity(.3)))
		c.Part("trim", sheen.Body(c, kit.RoundRect(58, 126, 140, 28, 6), m, 6), sheen.Each(8, func(i int) kit.Node {
			return c.Rect(68+float64(i)*15.4, 134, 10, 12, 3, []kit.Color{b.M, p.M, l.M, n.M}[i%4])
		}))
		c.Part("grille", sheen.Body(c, "M66 162H190V220Q190 232 178 232H78Q66 232 66 220Z", g, 8, sheen.Each(7, func(i int) kit.Node { return c.Line(sheen.D("M%g 162V232", 80+float64(i)*16), g.DDD, 4).Opacity(.5) })), sheen.Body(c, "M128 226C104 210 98 192 106 182C114 174 124 178 128 186C132 178 142 174 150 182C158 192 152 210 128 226Z", b, 6))
		c.Part("cabinet", sheen.Streak(c, "M36 110C40 66 64 34 96 20", 5, .5))
		c.Anchor("ground", 128, 254)
	},
}
