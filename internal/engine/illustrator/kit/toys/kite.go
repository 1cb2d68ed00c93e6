package toys

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var kite = kit.Piece{
	Name: "kite", Cm: 90,
	Palette: "sail #f0463e; second #ffc93a <sail; third #2f9fd8 <sail; fourth #4fbf6a <sail; tail #2f9fd8 <third; bows #f0463e <sail; string #8a6a4a spars",
	Draw: func(c *kit.Canvas) {
		s, q, u, v, t, o, g := c.Tones("sail"), c.Tones("second"), c.Tones("third"), c.Tones("fourth"), c.Tones("tail"), c.Tones("bows"), c.Tones("string")
		tail := "M86 178C70 196 92 206 78 220C64 234 40 222 34 238C30 250 16 250 8 244"
		c.Part("string", c.Line("M150 84C190 130 200 190 240 250", g.D, 1.6).Opacity(.9))
		c.Part("tail", c.Line(tail, t.DD, 3.4), c.Line(tail, t.L, 1.8).Move(-.4, -.6))
		for i, b := range [][3]float64{{84, 204, 70}, {58, 226, 10}, {20, 247, 20}} {
			w := []kit.Tones{o, q, v}[i]
			bow := kit.Of(sheen.Body(c, sheen.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", b[0], b[1], b[0]-8, b[1]-12, b[0]-20, b[1]-14, b[0]-20, b[1]-2, b[0]-22, b[1]+10, b[0]-8, b[1]+8, b[0], b[1]), w, 5), sheen.Body(c, sheen.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", b[0], b[1], b[0]+8, b[1]-12, b[0]+20, b[1]-14, b[0]+20, b[1]-2, b[0]+22, b[1]+10, b[0]+8, b[1]+8, b[0], b[1]), w, 5), c.Circle(b[0], b[1], 5, w.DD), c.Circle(b[0]-.6, b[1]-.8, 4, w.L))
			c.Part("tail", bow.Rotate(b[2], b[0], b[1]))
		}
		const d = "M196 6Q204 2 206 12Q212 60 226 96Q228 104 222 108Q160 146 92 180Q82 184 82 174Q84 100 88 48Q88 40 96 38Q150 24 196 6Z"
		cross := shape.Pt{X: 147, Y: 83}
		tri := func(x1, y1, x2, y2 float64, w kit.Tones) kit.Node {
			return c.Path(sheen.D("M%g %gL%g %gL%g %gZ", cross.X, cross.Y, x1, y1, x2, y2), kit.Lin(min(x1, x2)-4, min(y1, y2)-4, max(x1, x2), max(y1, y2), w.L, w.M, w.D))
		}
		c.Part("sail", c.Form(d, s.M, tri(84, 30, 206, -2, s), tri(206, -2, 232, 106, q), tri(232, 106, 76, 190, u), tri(76, 190, 84, 30, v),
			sheen.Dim(c, 6, .35, sheen.D("M147 83L206 -2L222 4L164 90L240 112L232 122L147 97L84 194L74 178Z"), s),
			c.Line("M201 4L82 182M88 42L228 104", g.DD, 5), c.Line("M200.500 3.500L81.500 181.500M87.500 41L227.500 103", g.LL, 2.4),
			c.Blur(4, c.Path("M96 40Q150 26 190 12L140 74L100 52Z", kit.White)).Opacity(.25).Shade(), sheen.Edge(c, d, s, 10), c.Path(d, kit.None).Stroke(kit.White, 2.4).Opacity(.5)),
			c.Circle(cross.X, cross.Y, 5, g.DD), c.Circle(cross.X-.6, cross.Y-.8, 3.8, g.L), sheen.Glint(c, "M98 50Q98 46 103 45L150 33Q140 40 112 48Q102 51 102 66Q98 62 98 50Z", .5))
		c.Anchor("tie", 240, 250)
		c.AnchorBox("print", 150, 90, 70, 70, 0)
	},
}
