package electronics

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var speaker = kit.Piece{
	Name: "speaker", Cm: 45,
	Palette: "cabinet #a8673a wood box; cones #474c5a woofer; ring #c3ccd6 metal; cap #f2b632 center",
	Draw: func(c *kit.Canvas) {
		b, k, m, a := c.Tones("cabinet"), c.Tones("cones"), c.Tones("ring"), c.Tones("cap")
		d := kit.RoundRect(50, 4, 156, 240, 14)
		c.Part("cabinet", c.Rect(66, 238, 26, 14, 5, k.DD), c.Rect(164, 238, 26, 14, 5, k.DD), c.Form(d, kit.Lin(60, 4, 200, 244, b.LL, b.L, b.M, b.D), sheen.Grain(c, kit.Box{X0: 52, Y0: 6, X1: 204, Y1: 242}, 15, b), sheen.Edge(c, d, b, 16)))
		front := kit.RoundRect(62, 16, 132, 216, 8)
		c.Part("cabinet", c.Path(front, b.DDD).Stroke(b.DDD, 2), c.Form(front, kit.Lin(62, 16, 194, 232, k.L, k.M, k.D, k.DD), c.Path(front, kit.None).Stroke(k.LL, 2).Move(1, 1.2).Opacity(.6)))
		cone := func(x, y, r float64) kit.Node {
			return kit.Of(c.Clip(front, sheen.Dim(c, 4, .7, kit.Oval(x+2, y+4, r+2, r+2), k)), c.Circle(x, y, r, m.DDD), c.Circle(x-.4, y-.5, r-1.5, kit.Lin(x-r, y-r, x+r, y+r, m.LL, m.L, m.D, m.L, m.DD)), c.Circle(x, y, r*.84, k.DDD),
				c.Circle(x, y, r*.8, kit.Lin(x-r*.6, y-r*.6, x+r*.6, y+r*.6, k.DD, k.M, k.LL)), c.Circle(x, y, r*.66, k.DDD), c.Form(kit.Oval(x, y, r*.64, r*.64), kit.Rad(x+r*.2, y+r*.24, r*.8, k.L, k.M, k.DD), c.Around(16, x, y, c.Line(sheen.D("M%g %gV%g", x, y-r*.3, y-r*.62), k.DDD, 1)).Opacity(.3)),
				c.Circle(x+1, y+2, r*.3, k.DDD), sheen.Ball(c, x, y, r*.29, a), sheen.Gloss(c, x, y, r*.92, r*.92, 196, 240, r*.06),
				c.Around(6, x, y, c.Circle(x, y-r*.92, max(1.6, r*.04), m.DDD)))
		}
		c.Part("cones", cone(128, 68, 37), cone(128, 168, 56))
		c.Part("cabinet", c.Circle(80, 32, 4, k.DDD), c.Circle(80, 32, 2.4, kit.Hex("#7dea8c")), sheen.Glint(c, "M56 22Q58 10 68 9H130Q134 12 128 13H72Q62 15 61 26Q58 34 56 22Z", .4))
		c.Anchor("ground", 128, 252)
		c.AnchorBox("surface", 128, 4, 150, 0, 0)
	},
}
