package nature

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/plump"
)

// deerSkull is a skull with antlers, as hunters hang it up.
var deerSkull = kit.Piece{
	Name: "deer-skull", Cm: 70,
	Palette: "bone #f1e6d0 skull white; antlers #8a6a4a horns",
	Draw: func(c *kit.Canvas) {
		b, h := c.Tones("bone"), c.Tones("antlers")
		tine := func(js ...plump.J) kit.Node { return plump.Limb(c, plump.NewTube(js...), h, 5) }
		antler := kit.Of(
			tine(plump.J{X: 72, Y: 76, R: 7}, plump.J{X: 82, Y: 58, R: 6}, plump.J{X: 84, Y: 34, R: 2}),
			tine(plump.J{X: 50, Y: 56, R: 6.5}, plump.J{X: 60, Y: 36, R: 5}, plump.J{X: 60, Y: 12, R: 1.8}),
			tine(plump.J{X: 34, Y: 34, R: 6}, plump.J{X: 20, Y: 22, R: 4.5}, plump.J{X: 6, Y: 24, R: 1.8}),
			tine(plump.J{X: 112, Y: 106, R: 10}, plump.J{X: 88, Y: 94, R: 9.5}, plump.J{X: 56, Y: 72, R: 8.5}, plump.J{X: 34, Y: 42, R: 6.5}, plump.J{X: 36, Y: 8, R: 2}),
			c.Ellipse(108, 106, 11, 8, h.D).Rotate(32, 108, 106))
		c.Part("antlers", antler, antler.Mirror(128))
		d := plump.Sym("128,96 146,98 164,108 170,124 162,138 156,150 152,172 148,200 154,224 146,244 128,250", 128)
		c.Part("bone", plump.Body(c, d, b, 18, c.Line("M128 100V132M128 132Q124 146 128 168", b.DD, 2).Opacity(.6), c.Blur(4, c.Both(128, c.Path("M142 152Q146 186 144 222L160 224Q152 190 158 156Z", b.DDD))).Opacity(.35), c.Line("M116 214V242M124 216V246M132 216V246M140 214V242", b.DD, 1.8).Opacity(.5)))
		hole := kit.TonesOf(kit.Hex("#4a3630"))
		eye := "M96 116C104 108 116 114 116 126C116 138 106 144 98 140C90 134 90 122 96 116Z"
		nose := "M125 180C117 180 112 194 114 206C116 214 123 214 125 208Z"
		socket := kit.Of(c.Form(eye, kit.Rad(100, 124, 24, hole.DDD, hole.DD, hole.M), plump.Edge(c, eye, hole, 4)), c.Path(eye, kit.None).Stroke(b.LL, 2.2).Move(-1, 1).Opacity(.8), c.Form(nose, kit.Lin(112, 180, 126, 214, hole.DDD, hole.M)), c.Path(nose, kit.None).Stroke(b.LL, 1.6).Opacity(.7))
		c.Part("bone", socket, socket.Mirror(128), plump.Glint(c, "M104 106Q116 98 126 102Q130 106 124 107Q114 107 106 112Q100 112 104 106Z", .6))
		c.Anchor("ground", 128, 250)
		c.Anchor("hang", 128, 98)
	},
}
