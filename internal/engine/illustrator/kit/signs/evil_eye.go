package signs

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var evilEye = kit.Piece{
	Name: "evil-eye", Cm: 6,
	Palette: "ring #2350c4 blue glass; white #fdfbf5; iris #56b8f0 light blue; pupil #2c2f45 black; rim #e8b23a gold",
	Draw: func(c *kit.Canvas) {
		r, w, i, p, g := c.Tones("ring"), c.Tones("white"), c.Tones("iris"), c.Tones("pupil"), c.Tones("rim")
		c.Part("rim", c.Circle(128, 14, 12, kit.None).Stroke(g.DDD, 8), c.Circle(127.700, 13.600, 12, kit.None).Stroke(kit.Lin(116, 2, 140, 26, g.LL, g.M, g.D), 5.500), c.Circle(128, 140, 114, g.DDD), c.Circle(127.700, 139.600, 112.500, kit.Lin(50, 50, 210, 226, g.LL, g.L, g.D, g.L, g.DD)))
		d := kit.Oval(128, 140, 104, 104)
		c.Part("ring", c.Path(d, g.DDD).Stroke(g.DDD, 2), c.Form(d, kit.Rad(92, 100, 170, kit.At(0, r.LL), kit.At(.2, r.L), kit.At(.5, r.M), kit.At(.85, r.DD), kit.At(1, r.DDD)), sheen.Edge(c, d, r, 24), c.Blur(8, c.Ellipse(160, 216, 50, 16, r.LL).Rotate(-24, 160, 216)).Opacity(.5)))
		disc := func(cx, cy, rad float64, t kit.Tones) kit.Node {
			o := kit.Oval(cx, cy, rad, rad)
			return kit.Of(c.Path(o, r.DDD).Move(.8, 1.4).Opacity(.4), c.Form(o, kit.Rad(cx-rad*.35, cy-rad*.4, rad*1.6, kit.At(0, t.L), kit.At(.45, t.M), kit.At(1, t.D)), c.Path(o, kit.None).Stroke(t.LL, 2).Move(.8, 1).Opacity(.7)))
		}
		c.Part("white", disc(128, 142, 68, w))
		c.Part("iris", disc(128, 145, 47, i))
		c.Part("pupil", disc(128, 147, 25, p), c.Ellipse(119, 137, 7, 5, kit.White).Rotate(-35, 119, 137).Opacity(.7))
		c.Part("ring", sheen.Glint(c, "M42 124C46 90 70 62 104 50C113 48 114 56 107 59C78 70 60 92 54 126C52 135 41 133 42 124Z", .6), c.Ellipse(49, 154, 5, 8, kit.White).Opacity(.5).Shade())
		c.Anchor("tie", 128, 4)
		c.Anchor("ground", 128, 254)
	},
}
