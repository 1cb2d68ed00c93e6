package accessories

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var dogTags = kit.Piece{
	Name: "dog-tags", Cm: 30, Palette: "tags #b9c4ce metal silver steel; chain #9aa6b4 beads",
	Draw: func(c *kit.Canvas) {
		t, k := c.Tones("tags"), c.Tones("chain")
		c.Part("chain", c.Line("M128 128C90 100 62 60 84 24C100 0 156 0 172 24C194 60 166 100 128 128", k.DDD, 8).Dash(.1, 8.500), c.Line("M128 128C90 100 62 60 84 24C100 0 156 0 172 24C194 60 166 100 128 128", k.L, 6).Dash(.1, 8.500), c.Line("M128 128C90 100 62 60 84 24C100 0 156 0 172 24C194 60 166 100 128 128", kit.White, 2).Dash(.1, 8.500).Move(-1, -1.200).Opacity(.8))
		tag := func() kit.Node {
			d := kit.RoundRect(92, 120, 72, 126, 30)
			return kit.Of(c.Path(d, t.DDD).Move(1.500, 2.500), c.Form(d, kit.Lin(92, 120, 164, 246, t.LL, t.L, t.M, t.D), c.Path("M92 160L160 110V140L92 200Z", kit.White).Opacity(.35).Shade()), c.Path(kit.RoundRect(96, 124, 64, 118, 27), kit.None).Stroke(t.DD, 2.400), c.Path(kit.RoundRect(97.500, 125.500, 61, 115, 26), kit.None).Stroke(t.LL, 1.600), c.Circle(128, 136, 6, t.DDD), sheen.Each(4, func(i int) kit.Node {
				y := 166 + 15*float64(i)
				return kit.Of(c.Line(sheen.D("M108 %gH%g", y, 148-7*float64(i%2)), t.DD, 4), c.Line(sheen.D("M108 %gH%g", y+1.800, 148-7*float64(i%2)), t.LL, 1.500))
			}))
		}
		c.Part("tags", tag().Rotate(24, 128, 132), tag().Rotate(-12, 128, 132))
		c.AnchorBox("fit", 128, 40, 90, 0, 0)
		c.AnchorBox("print", 140, 186, 46, 60, -12)
	},
}

var keychain = kit.Piece{
	Name: "keychain", Cm: 11, Palette: "ring #b9c4ce metal silver; tag #e5596f leather fob charm",
	Draw: func(c *kit.Canvas) {
		r, t := c.Tones("ring"), c.Tones("tag")
		ring := func(x, y, rr, w float64) kit.Node {
			return kit.Of(c.Circle(x, y, rr, kit.None).Stroke(r.DDD, w+3), c.Circle(x, y, rr, kit.None).Stroke(kit.Lin(x-rr, y-rr, x+rr, y+rr, r.LL, r.M, r.LL, r.D), w))
		}
		c.Part("ring", ring(128, 46, 40, 8), c.Circle(128, 46, 36, kit.None).Stroke(r.DD, 1.200), sheen.Each(3, func(i int) kit.Node {
			y := 96 + 15*float64(i)
			if i%2 == 0 {
				return kit.Of(c.Ellipse(128, y, 7, 11, kit.None).Stroke(r.DDD, 6), c.Ellipse(128, y, 7, 11, kit.None).Stroke(r.L, 3.600))
			}
			return kit.Of(c.Line(sheen.D("M128 %gv14", y-7), r.DDD, 7), c.Line(sheen.D("M128 %gv14", y-7), r.LL, 4))
		}))
		d := kit.RoundRect(78, 138, 100, 112, 46)
		c.Part("tag", c.Path(d, t.DDD).Move(1, 3), sheen.Body(c, d, t, 12), c.Path(kit.RoundRect(86, 146, 84, 96, 38), kit.None).Stroke(t.LL, 2).Dash(6, 4), c.Circle(128, 152, 9, r.DDD), c.Circle(128, 152, 6, t.DDD), sheen.Streak(c, "M90 176V204", 5, .5))
		c.Part("ring", c.Path("M128 126C138 126 138 150 128 152", kit.None).Stroke(r.DDD, 6), c.Path("M128 126C138 126 138 150 128 152", kit.None).Stroke(r.L, 3.600))
		c.AnchorBox("print", 128, 204, 70, 60, 0)
		c.AnchorBox("grip", 128, 20, 0, 0, 90)
	},
}
