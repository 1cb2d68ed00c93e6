package games

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var playingCard = kit.Piece{
	Name: "playing-card", Cm: 9,
	Palette: "card #fffdf7 paper; suit #333746 spade; number #333746 <suit; back #d9303e second",
	Draw: func(c *kit.Canvas) {
		p, s, n, b := c.Tones("card"), c.Tones("suit"), c.Tones("number"), c.Tones("back")
		card := kit.RoundRect(48, 8, 160, 232, 14)
		back := kit.Of(c.Path(card, p.DDD).Move(1, 2), c.Form(card, kit.Lin(48, 8, 208, 240, p.L, p.M, p.DD), c.Form(kit.RoundRect(58, 18, 140, 212, 8), kit.Lin(58, 18, 198, 230, b.L, b.M, b.D),
			sheen.Each(26, func(i int) kit.Node {
				return c.Line(sheen.D("M%g 0l-220 260M%g 0l220 260", 60+16*float64(i), -160+16*float64(i)), b.LL, 2).Opacity(.5)
			}), c.Path(kit.RoundRect(63, 23, 130, 202, 6), kit.None).Stroke(p.M, 2.4)), sheen.Edge(c, card, p, 8)))
		c.Part("back", back.Rotate(-13, 128, 244).Move(-4, 4))
		spade := func(x, y, k float64) string {
			q := func(a, e float64) string { return sheen.D("%.2f %.2f", x+a*k, y+e*k) }
			return "M" + q(0, -50) + "C" + q(10, -28) + " " + q(50, -8) + " " + q(50, 20) + "C" + q(50, 44) + " " + q(20, 48) + " " + q(5, 30) + "C" + q(6, 42) + " " + q(12, 50) + " " + q(22, 54) + "H" + sheen.D("%.2f", x-22*k) +
				"C" + q(-12, 50) + " " + q(-6, 42) + " " + q(-5, 30) + "C" + q(-20, 48) + " " + q(-50, 44) + " " + q(-50, 20) + "C" + q(-50, -8) + " " + q(-10, -28) + " " + q(0, -50) + "Z"
		}
		index := kit.Of(c.Path(kit.LettersPath("A", kit.Box{X0: 58, Y0: 20, X1: 82, Y1: 46}, "display"), n.M), c.Named("suit", c.Path(spade(70, 63, .2), s.M)))
		big := spade(128, 124, 1.14)
		turn := func(x ...kit.Node) kit.Node { return kit.Of(x...).Rotate(6, 128, 240) }
		c.Part("card", c.Clip(kit.RoundRect(-40, -20, 330, 300, 0), turn(c.Path(card, p.DDD).Move(1.4, 2.2))), turn(c.Form(card, kit.Lin(48, 8, 208, 240, kit.At(0, p.L), kit.At(.6, p.M), kit.At(1, p.DD)), sheen.Edge(c, card, p, 10))))
		c.Part("number", turn(index, index.Rotate(180, 128, 124)))
		c.Part("suit", turn(c.Form(big, kit.Lin(80, 70, 176, 180, s.LL, s.L, s.M, s.D), sheen.Edge(c, big, s, 10), c.Path(spade(128, 126, .8), kit.None).Stroke(p.M, 1.8).Opacity(.55), c.Path(spade(128, 127, .66), kit.None).Stroke(p.M, 1).Opacity(.4)),
			sheen.Glint(c, "M90 138C88 126 104 112 116 100C120 97 122 102 118 106C108 116 100 124 98 138C97 145 91 145 90 138Z", .45)))
		c.AnchorBox("print", 138, 128, 120, 180, 6)
		c.AnchorBox("grip", 134, 220, 0, 0, 6)
		c.Anchor("ground", 128, 248)
	},
}
