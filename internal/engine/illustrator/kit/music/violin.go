package music

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var violin = kit.Piece{
	Name: "violin", Cm: 60,
	Palette: "body #b5552b wood; side #6d2f1c edge; fingerboard #3f3a42 tailpiece; neck #8f4a28; strings #f2ead8; bow #8a4a2a stick; hair #f6efe0 <strings",
	Draw: func(c *kit.Canvas) {
		b, e, f, n, s, w, hair := c.Tones("body"), c.Tones("side"), c.Tones("fingerboard"), c.Tones("neck"), c.Tones("strings"), c.Tones("bow"), c.Tones("hair")
		lean := func(k ...kit.Node) kit.Node { return kit.Of(k...).Rotate(30, 128, 128) }
		stick := func(k ...kit.Node) kit.Node { return kit.Of(k...).Rotate(-30, 128, 128).Move(4, 6) }
		const d = "M128 66C142 66 150 72 162 74C180 78 188 94 184 110C182 120 170 122 166 130C162 140 166 152 172 158C176 160 184 156 190 164C206 182 206 214 192 232C178 248 152 252 128 252C104 252 78 248 64 232C50 214 50 182 66 164C72 156 80 160 84 158C90 152 94 140 90 130C86 122 74 120 72 110C68 94 76 78 94 74C106 72 114 66 128 66Z"
		c.Part("neck", lean(sheen.Body(c, "M119 -34C112 -36 112 -52 124 -54C138 -56 146 -44 140 -34L138 -12H118Z", n, 7), c.Path("M121 -44A7 7 0 1 1 131 -38", kit.None).Stroke(n.DDD, 2.4), sheen.Each(2, func(i int) kit.Node {
			y := -30 + 11*float64(i)
			return kit.Of(c.Line(sheen.D("M106 %gH150", y), f.DDD, 4), c.Circle(104, y, 5, f.DDD), c.Circle(103.600, y-.5, 3.8, f.LL), c.Circle(152, y+3, 5, f.DDD), c.Circle(151.600, y+2.500, 3.8, f.LL))
		})))
		c.Part("body", lean(c.Path(d, e.DDD).Move(4, 4), c.Path(d, e.M).Move(2, 2), c.Form(d, kit.Rad(104, 150, 130, kit.At(0, b.LL), kit.At(.3, b.L), kit.At(.62, b.M), kit.At(1, b.DDD)), sheen.Grain(c, kit.Box{X0: 56, Y0: 70, X1: 200, Y1: 250}, 18, b), c.Path(d, kit.None).Stroke(e.DD, 7).Opacity(.7), c.Path(d, kit.None).Stroke(b.LL, 3), sheen.Edge(c, d, b, 20)),
			sheen.Glint(c, "M68 206C66 190 72 178 82 172C88 170 90 176 85 180C78 186 76 196 77 208C76 216 69 214 68 206Z", .5), sheen.Glint(c, "M84 98C84 90 92 84 102 83C107 84 105 89 101 90C94 91 92 96 91 102C89 107 84 105 84 98Z", .5)))
		hole := "M102 158C94 154 92 164 98 168C106 174 100 196 96 200C90 204 90 212 98 210"
		c.Part("body", lean(c.Both(128, c.Line(hole, b.LL, 2.4).Move(1, 1).Opacity(.6), c.Line(hole, e.DDD, 3.4), c.Circle(101, 160, 3, e.DDD), c.Circle(95, 208, 3, e.DDD))))
		c.Part("fingerboard", lean(c.Clip(d, sheen.Dim(c, 3, .6, "M116 70H146V160H116Z", e)), c.Form("M119 -14H137L142 146Q128 150 114 146Z", kit.Lin(114, 0, 142, 0, f.LL, f.L, f.M, f.DD)), sheen.Body(c, "M114 202H142L138 240Q128 246 118 240Z", f, 6), c.Form("M60 232C70 222 98 222 104 236C98 248 74 250 62 240Z", kit.Lin(62, 224, 100, 246, f.LL, f.M, f.DD))))
		c.Part("bridge", lean(c.Path("M112 190Q128 176 144 190L142 194H114Z", e.DDD).Move(1.4, 2).Opacity(.5), c.Form("M110 188Q128 174 146 188L143 193H136L134 188H122L120 193H113Z", kit.Lin(110, 176, 146, 193, n.LL, n.L, n.M))))
		c.Part("strings", lean(sheen.Each(4, func(i int) kit.Node {
			k := float64(i) - 1.5
			l := sheen.D("M%g -14L%g 182L%g 204", 128+4*k, 128+8*k, 128+5.5*k)
			return kit.Of(c.Line(l, e.DDD, 1.5).Move(1, .6).Opacity(.5), c.Line(l, s.LL, 1.3))
		})))
		c.Part("bow", stick(c.Line("M128 -40V262", hair.DDD, 3.4).Move(-8, 0), c.Line("M128 -40V262", hair.L, 2).Move(-8, 0), c.Line("M121 -44C132 -30 128 60 129 120C129 180 128 240 128 272", w.DDD, 6), c.Line("M121 -44C132 -30 128 60 129 120C129 180 128 240 128 272", w.L, 3.2).Move(-.6, -.4), sheen.Body(c, "M115 240H131V262H118Q115 262 115 258Z", f, 5), c.Line("M128 262V276", s.L, 5), c.Line("M129 218V236", s.D, 7).Butt().Dash(1.6, 1)))
		gripAt(c, 128, 20, 30)
	},
}
