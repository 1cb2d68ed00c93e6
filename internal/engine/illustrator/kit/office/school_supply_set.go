package office

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/stationery"
)

// scissors draws closed scissors, tips up, their pivot at 0, 0.
func scissors(c *kit.Canvas, h, m kit.Tones) kit.Node {
	handle := kit.Of(c.Path(kit.Oval(-22, 66, 18, 26), kit.None).Stroke(h.DDD, 13), c.Path(kit.Oval(-22, 66, 18, 26), kit.None).Stroke(kit.Lin(-40, 40, 0, 96, h.L, h.M, h.D), 10.5), c.Line("M-38 58Q-34 42 -22 38", h.LL, 2.5).Opacity(.9), c.Form("M-10 12Q-20 24 -16 42L4 36Q4 20 8 6Z", kit.Lin(-16, 10, 6, 40, h.L, h.M, h.D))).Rotate(6, 0, 0)
	blade := kit.Of(c.Form("M-4 16Q-12 -40 -3 -104Q3 -96 8 -60Q12 -20 10 14Z", kit.Lin(-8, -60, 12, -50, m.LL, m.L, m.M, m.DD), c.Line("M4 -84Q9 -40 7 8", m.DDD, 1.4).Opacity(.5)), c.Line("M-3 -96Q-10 -40 -4 10", kit.White, 1.3).Opacity(.8))
	return kit.Of(blade.Mirror(0).Rotate(7, 0, 0), handle.Mirror(0), blade.Rotate(-7, 0, 0), handle, c.Circle(0, 4, 6, m.DDD), c.Circle(-.4, 3.5, 5, kit.Lin(-4, 0, 4, 8, m.LL, m.D)))
}

var schoolSupplySet = kit.Piece{
	Name: "school-supply-set", Cm: 34,
	Palette: "book #3f86d8 notebook; pencil #f9b92e; ruler #58b96b; scissors #ee4d4a handles; metal #c3ccd5; wood #f0cf9c; eraser #f0808f; pages #fdf6e6",
	Draw: func(c *kit.Canvas) {
		b, p, r, s, m, w, e, g := c.Tones("book"), c.Tones("pencil"), c.Tones("ruler"), c.Tones("scissors"), c.Tones("metal"), c.Tones("wood"), c.Tones("eraser"), c.Tones("pages")
		c.Part("ruler", lyingRuler(c, r, kit.TonesOf(r.DDD)).Scale(.78, .78, 0, 0).Rotate(-64, 0, 0).Move(64, 122))
		c.Part("pencil", lyingPencil(c, p, w, kit.TonesOf(kit.Hex("#4a4d5c")), m, e).Scale(.8, .8, 0, 0).Rotate(112, 0, 0).Move(222, 8))
		c.Part("scissors", scissors(c, s, m).Scale(.98, .98, 0, 0).Rotate(168, 0, 0).Move(128, 96))
		c.Part("book", c.Rect(42, 112, 178, 140, 10, b.DDD), c.Rect(46, 112, 168, 134, 7, g.DD), c.Rect(46, 112, 166, 130, 7, g.M), c.Line("M50 240H210M50 236H212", g.DD, 1.2).Opacity(.8),
			c.Form(kit.RoundRect(38, 106, 174, 128, 10), kit.Lin(44, 106, 206, 234, kit.At(0, b.LL), kit.At(.3, b.L), kit.At(.6, b.M), kit.At(1, b.D)), c.Rect(38, 106, 26, 130, 0, b.DD).Opacity(.55), c.Line("M64.5 106V236", b.LL, 1.5).Opacity(.6), c.Blur(7, c.Path("M190 100H220V240H60V218Q190 216 190 100Z", b.DDD).Opacity(.4)), c.Path("M72 112H120L96 230H72Z", kit.White).Opacity(.14)),
			c.Blur(3, c.Rect(88, 136, 104, 52, 8, b.DDD).Opacity(.5)), c.Rect(86, 133, 104, 52, 8, kit.Lin(86, 133, 190, 185, g.LL, g.M, g.D)), c.Path(kit.RoundRect(91, 138, 94, 42, 5), kit.None).Stroke(s.M, 1.8), stationery.Text(c, "ABC", 138, 159, 24, 5, s.M))
		c.AnchorBox("print", 138, 159, 90, 40, 0)
		c.Anchor("ground", 128, 252)
	},
}
