package nature

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/plump"
)

var cowSkull = kit.Piece{
	Name: "cow-skull", Cm: 70,
	Palette: "bone #f1e6d0 skull white; horns #6b5444; tips #3a302c <horns",
	Draw: func(c *kit.Canvas) {
		b, h, t := c.Tones("bone"), c.Tones("horns"), c.Tones("tips")
		horn := plump.NewTube(plump.J{X: 96, Y: 74, R: 15}, plump.J{X: 62, Y: 76, R: 14}, plump.J{X: 24, Y: 66, R: 11}, plump.J{X: 4, Y: 36, R: 7}, plump.J{X: 6, Y: 6, R: 2})
		one := kit.Of(c.Named("horns", plump.Limb(c, horn, h, 7, c.Named("tips", c.Path(horn.Part(.66, 1).Outline(), kit.Lin(4, 60, 6, 6, t.L.Alpha(0), t.M, t.D))), plump.Each(6, func(i int) kit.Node {
			j, _ := horn.At(.08 + .07*float64(i))
			return c.Ellipse(j.X, j.Y, 3, j.R, kit.None).Stroke(h.DD, 1.8).Opacity(.5)
		}))), c.Named("bone", plump.Body(c, kit.Oval(98, 72, 11, 18), b, 6)))
		c.Add(one, one.Mirror(128))
		d := plump.Sym("128,50 152,52 178,60 192,84 184,104 188,124 172,140 164,166 160,198 166,222 152,242 128,248", 128)
		c.Part("bone", plump.Body(c, d, b, 22, c.Line("M128 60Q122 84 130 104T126 150", b.DD, 2.4).Opacity(.7), c.Line("M108 70L116 84L110 96M150 66L142 78", b.DD, 1.8).Opacity(.6), c.Blur(4, c.Both(128, c.Path("M146 146Q152 180 146 224L164 226Q156 190 166 150Z", b.DDD))).Opacity(.35), c.Line("M110 210V238M120 214V244M136 214V244M146 210V238", b.DD, 2).Opacity(.5)))
		eye := "M92 96C104 88 116 98 116 112C116 126 104 134 92 130C80 126 78 106 92 96Z"
		nose := "M124 178C114 176 106 188 108 202C110 214 120 214 124 206Z"
		hole := kit.TonesOf(kit.Hex("#4a3630"))
		socket := kit.Of(c.Form(eye, kit.Rad(98, 108, 30, hole.DDD, hole.DD, hole.M), plump.Edge(c, eye, hole, 5)), c.Path(eye, kit.None).Stroke(b.LL, 2.4).Move(-1, 1).Opacity(.8), c.Form(nose, kit.Lin(108, 178, 124, 212, hole.DDD, hole.M)), c.Path(nose, kit.None).Stroke(b.LL, 1.8).Opacity(.7))
		c.Part("bone", socket, socket.Mirror(128), plump.Glint(c, "M96 66Q110 58 124 60Q130 65 122 67Q110 67 100 74Q92 76 96 66Z", .6))
		c.Anchor("ground", 128, 246)
		c.Anchor("hang", 128, 52)
	},
}
