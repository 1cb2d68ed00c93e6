package electronics

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var megaphone = kit.Piece{
	Name: "megaphone", Cm: 40, Facing: kit.Right,
	Palette: "horn #f0463e; band #fdf6ec bell rim; handle #474c5a grip; sound-lines #ffc233 lines waves",
	Draw: func(c *kit.Canvas) {
		h, w, g, s := c.Tones("horn"), c.Tones("band"), c.Tones("handle"), c.Tones("sound-lines")
		lean := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-14, 110, 140) }
		c.Part("sound lines", lean(c.Line("M222 96L250 82M228 132H258M222 168L250 182", s.DD, 12), c.Line("M222 96L250 82M228 132H258M222 168L250 182", s.M, 9).Move(-.4, -.6), c.Line("M224 93L248 81M230 130H256M224 167L248 179", s.LL, 2.6).Move(-.5, -1)))
		c.Part("handle", lean(sheen.Body(c, "M66 160H98L108 222Q110 234 98 234H88Q78 234 76 224Z", g, 11), c.Line("M80 186L100 184M82 198L102 196M84 210L104 208", g.DDD, 2.6), c.Line("M80 188L100 186M82 200L102 198M84 212L104 210", g.LL, 1.2).Opacity(.7)))
		const horn = "M44 102Q56 98 70 98C110 96 150 78 182 50L188 214C156 188 114 170 74 166Q58 166 44 162Z"
		c.Part("horn", lean(c.Form(horn, kit.Lin(90, 70, 110, 200, kit.At(0, h.L), kit.At(.2, h.LL), kit.At(.4, h.L), kit.At(.62, h.M), kit.At(.85, h.D), kit.At(1, h.DD)), c.Named("band", c.Path("M96 80H120V190H96Z", kit.Lin(0, 90, 0, 176, w.L, w.LL, w.M, w.DDD))), sheen.Dim(c, 7, .45, "M160 40H200V226H160Q176 130 160 40Z", h), sheen.Edge(c, horn, h, 14)),
			sheen.Glint(c, "M78 106C110 104 146 90 168 74Q174 74 170 80C146 98 112 112 80 113Q72 109 78 106Z", .55)))
		c.Part("horn", lean(sheen.Body(c, "M30 104Q30 98 36 98H48Q54 98 54 104V160Q54 166 48 166H36Q30 166 30 160Z", g, 9), sheen.Body(c, "M10 112Q10 106 18 106H32V158H18Q10 158 10 152Z", g, 8), c.Line("M16 114V140", g.LL, 2.4).Opacity(.6)))
		c.Part("band", lean(c.Ellipse(188, 132, 23, 90, w.DDD), c.Ellipse(187, 131.500, 22, 88.500, kit.Lin(166, 50, 208, 220, w.LL, w.L, w.M, w.DD)), c.Form(kit.Oval(189, 132, 15.500, 78), kit.Lin(172, 60, 204, 210, h.DDD, h.DD, h.M, h.L), c.Blur(5, c.Ellipse(180, 132, 10, 70, h.DDD)).Opacity(.7)), c.Form(kit.Oval(190, 132, 7, 27), kit.Lin(184, 108, 196, 156, g.LL, g.M, g.DDD))))
		c.AnchorBox("grip", 92, 200, 0, 0, -14)
		c.AnchorBox("print", 130, 130, 60, 50, -14)
		c.Anchor("ground", 100, 236)
	},
}
