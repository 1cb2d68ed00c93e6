package sport

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var surfboard = kit.Piece{
	Name: "surfboard", Cm: 210, Facing: kit.Right,
	Palette: "board #ffd34d deck; stripe #f0523d stripes; second #2aa7b8; fin #2a6f8f fins; rail #fff6e2 edge",
	Draw: func(c *kit.Canvas) {
		b, s, q, f, r := c.Tones("board"), c.Tones("stripe"), c.Tones("second"), c.Tones("fin"), c.Tones("rail")
		lean := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(-22, 128, 128) }
		const d = "M-16 134C-16 114 32 95 92 92C164 88 234 100 272 118C238 146 166 164 96 164C32 164 -14 152 -16 134Z"
		fin := "M14 152C10 168 4 184 -10 194C12 196 32 184 42 160Z"
		c.Part("fin", lean(sheen.Body(c, fin, f, 10), sheen.Body(c, "M60 164C58 178 54 186 44 194C62 194 78 184 84 166Z", f, 9)))
		c.Part("rail", lean(c.Path(d, kit.Lin(0, 100, 0, 176, r.M, r.D, r.DDD)).Move(-1, 6), c.Path(d, r.DD).Move(-1, 6).Opacity(.25)))
		c.Part("board", lean(c.Form(d, kit.Lin(70, 84, 110, 172, kit.At(0, b.LL), kit.At(.3, b.L), kit.At(.62, b.M), kit.At(1, b.D)),
			c.Named("stripe", c.Path("M176 70Q206 124 172 190H202Q238 124 206 70ZM34 70Q6 130 38 190H62Q32 130 58 70Z", kit.Lin(0, 90, 0, 166, s.L, s.M, s.D)), c.Path("M214 70Q244 124 210 190H218Q252 124 222 70ZM68 70Q42 130 72 190H79Q50 130 75 70Z", kit.Lin(0, 90, 0, 166, q.L, q.M, q.D))),
			c.Line("M-16 134Q128 122 272 118", r.D, 3.4), c.Line("M-16 133Q128 121 272 117", r.LL, 1.8),
			c.Path(d, kit.None).Stroke(r.M, 5).Opacity(.9), c.Path(d, kit.None).Stroke(b.DDD, 1.4).Opacity(.3), sheen.Edge(c, d, b, 15)),
			sheen.Glint(c, "M20 122C32 106 64 98 104 96C112 96 112 103 105 103C72 105 44 112 28 125C21 130 15 129 20 122Z", .6), sheen.Glint(c, "M190 103Q220 108 240 119Q214 113 190 109Z", .5)))
		at := func(x, y float64) (float64, float64) {
			const sin, cos = -.3746, .9272
			return 128 + (x-128)*cos - (y-128)*sin, 128 + (x-128)*sin + (y-128)*cos
		}
		x, y := at(166, 124)
		c.Anchor("footNear", x, y)
		x, y = at(82, 128)
		c.Anchor("footFar", x, y)
		x, y = at(124, 126)
		c.AnchorBox("surface", x, y, 150, 0, -22)
		c.AnchorBox("grip", x, y, 0, 0, -22)
		c.Anchor("ground", 112, 180)
	},
}
