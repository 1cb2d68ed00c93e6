package landmarks

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var domeOfTheRock = kit.Piece{
	Name: "dome-of-the-rock", Cm: 5500,
	Palette: "dome #f2b930 gold; tiles #2f7fb8 blue walls; marble #efe6d6 white; arches #1f4f80 windows; pattern #f6d98a; base #e3d6bf steps plaza",
	Draw: func(c *kit.Canvas) {
		d, t, m, a, q, s := c.Tones("dome"), c.Tones("tiles"), c.Tones("marble"), c.Tones("arches"), c.Tones("pattern"), c.Tones("base")
		c.Part("dome", c.Line("M128 26V6", d.D, 2.600), c.Circle(128, 22, 4, d.M), c.Path("M128 1a6.500 6.500 0 1 0 5.500 9.500a5 5 0 1 1 -5.500 -9.500Z", d.L))
		shell := "M66 112C56 92 62 62 88 44C104 34 118 32 128 24C138 32 152 34 168 44C194 62 200 92 190 112Z"
		var ribs []kit.Node
		for _, k := range []float64{-.86, -.6, -.3, 0, .3, .6, .86} {
			ribs = append(ribs, c.Line(pd("M%g 112C%g 90 %g 56 128 26", 128+62*k, 128+74*k, 128+50*k), d.DD, 1.6).Opacity(.5))
		}
		c.Part("dome", c.Form(shell, kit.Rad(102, 58, 108, kit.At(0, d.LL), kit.At(.3, d.L), kit.At(.55, d.M), kit.At(.85, d.DD), kit.At(1, d.DDD)), append(ribs, gloss.Glint(c, "M78 96C72 78 82 60 98 50C90 62 86 76 88 94Q82 98 78 96Z", .7), gloss.Dim(c, 7, .35, "M168 40C206 70 196 100 190 118H160Q184 90 160 40Z", d))...))
		c.Part("tiles", c.Form(box(68, 112, 188, 140), kit.Lin(68, 0, 188, 0, kit.At(0, t.M), kit.At(.25, t.LL), kit.At(.55, t.M), kit.At(1, t.DDD))), c.Rect(65, 109, 126, 6, 2, kit.Lin(65, 0, 191, 0, d.L, d.LL, d.D, d.DDD)), c.Line("M68 137H188", q.M, 2.4).Dash(3, 2))
		for i := range 9 {
			x := 74 + 13.5*(float64(i)-.02)
			c.Part("arches", c.Path(shape.Arched(x-4.500, 118, 9, 17), q.L), c.Path(shape.Arched(x-3, 120, 6, 15), a.D))
		}
		// three faces of the octagon
		face := func(x0, x1, drop0, drop1 float64, n int, tone kit.Tones, stone kit.Tones, dark float64) kit.Node {
			y := func(x, v float64) float64 {
				u := (x - x0) / (x1 - x0)
				return v + (drop0*(1-u)+drop1*u)*(v-190)/-50
			}
			quad := func(xa, xb, va, vb float64) string {
				return pd("M%g %gL%g %gL%g %gL%g %gZ", xa, y(xa, va), xb, y(xb, va), xb, y(xb, vb), xa, y(xa, vb))
			}
			nodes := []kit.Node{c.Path(quad(x0, x1, 140, 192), kit.Lin(x0, 140, x1, 192, tone.L, tone.M, tone.D)), c.Path(quad(x0, x1, 190, 236), kit.Lin(x0, 190, x1, 236, stone.LL, stone.L, stone.M)), c.Path(quad(x0, x1, 143, 152), a.M), c.Path(quad(x0, x1, 137, 141), q.L), c.Path(quad(x0, x1, 152, 153.5), q.L), c.Path(quad(x0, x1, 188, 191), q.M)}
			step := (x1 - x0) / float64(n)
			for i := range n {
				x := x0 + step*(float64(i)+.5)
				k := step * .34
				nodes = append(nodes, c.Line(pd("M%g %gl%g -2.500l%g 2.500l%g 2.500Z", x-k, y(x, 147.5), k, k, -k), q.L, 1.4),
					c.Path(pointed(x-k-1.6, y(x, 158), 2*k+3.2, y(x, 226)-y(x, 158)), q.L), c.Path(pointed(x-k, y(x, 160), 2*k, y(x, 190)-y(x, 160)), kit.Lin(x-k, 160, x+k, 190, a.D, a.M, a.L)), c.Path(quad(x-k, x+k, 191, 226), kit.Lin(x-k, 0, x+k, 0, stone.D, stone.M)), c.Path(quad(x-k+1.5, x+k-1.5, 196, 222), stone.L), c.Line(pd("M%g %gV%g", x, y(x, 196), y(x, 222)), stone.D, 1),
					c.Circle(x, y(x, 174), k*.42, q.L), c.Circle(x, y(x, 174), k*.24, t.L))
			}
			if dark > 0 {
				nodes = append(nodes, c.Path(quad(x0, x1, 137, 236), t.DDD).Opacity(dark))
			}
			return kit.Of(nodes...)
		}
		c.Part("tiles", face(10, 66, 4, 0, 3, t, m, .03), face(190, 246, 0, 4, 3, t, m, .17), face(66, 190, 0, 0, 5, t, m, 0))
		c.Part("tiles", c.Line("M66 138V236", m.LL, 2).Butt(), c.Line("M190 138V236", t.DDD, 1.6).Butt().Opacity(.6))
		c.Part("arches", c.Path(pointed(109, 166, 38, 70), m.D), c.Form(pointed(110.500, 168, 35, 68), kit.Lin(110, 168, 146, 236, m.LL, m.L, m.D), c.Path(pointed(117, 180, 22, 56), kit.Lin(117, 180, 139, 236, a.DDD, a.D)), c.Line("M128 186V236", d.D, 1.600)), c.Line("M104 236V200M152 236V200", m.LL, 4).Butt(), c.Rect(100, 196, 9, 4, 1, d.M), c.Rect(147, 196, 9, 4, 1, d.M))
		c.Part("base", c.Form("M4 236H252L256 248Q256 251 250 251H6Q0 251 0 248Z", kit.Lin(0, 236, 0, 251, s.LL, s.M, s.DD)), c.Path(box(98, 234, 158, 240), s.LL), c.Path(box(92, 239, 164, 245), s.L), c.Line("M98 240H158M92 245H164", s.DD, 1))
		c.Anchor("ground", 128, 249)
	},
}
