package accessories

import "pellucid/internal/engine/illustrator/kit"

var weddingRing = kit.Piece{
	Name: "wedding-ring", Cm: 4,
	Palette: "bands #f6bd45 gold band metal; stones #cdeaf8 diamonds",
	Draw: func(c *kit.Canvas) {
		g, s := c.Tones("bands"), c.Tones("stones")
		left, right := hoop(c, 90, 150, 68, 20, g), hoop(c, 166, 158, 68, 20, g)
		c.Part("bands", left, c.Blur(3, c.Clip(kit.Oval(90, 150, 78, 78)+"M32 150a58 58 0 1 0 116 0a58 58 0 1 0 -116 0z", c.Circle(169, 162, 68, kit.None).Stroke(g.DDD, 16)).Opacity(.35)), right,
			c.Clip("M110 60H190V128H110Z", c.Clip(kit.Oval(166, 158, 78, 78)+"M108 158a58 58 0 1 0 116 0a58 58 0 1 0 -116 0z", c.Blur(3, c.Circle(93, 154, 68, kit.None).Stroke(g.DDD, 18).Opacity(.5))), left))
		c.Part("stones", c.Path("M148 84L156 68H176L184 84L178 98H154Z", kit.Lin(148, 70, 184, 98, g.LL, g.M, g.DD)), brilliant(c, 166, 62, 29, s), c.Line("M138 60L152 80M194 60L180 80", g.DD, 5), c.Line("M138 59L151.5 78M193.5 59L180 78", g.L, 3))
		c.AnchorBox("fit", 166, 158, 116, 116, 0)
		c.Anchor("ground", 128, 236)
	},
}
