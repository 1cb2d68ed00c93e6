package music

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var electricGuitar = kit.Piece{
	Name: "electric-guitar", Cm: 100,
	Palette: "body #e0343c; pickguard #fdf6ec; neck #e0ad68 maple; fretboard #5a3b30; pickups #3d414d; strings #eef0f2; hardware #c3ccd6 metal knobs pegs",
	Draw: func(c *kit.Canvas) {
		b, g, n, f, p, s, m := c.Tones("body"), c.Tones("pickguard"), c.Tones("neck"), c.Tones("fretboard"), c.Tones("pickups"), c.Tones("strings"), c.Tones("hardware")
		lean := func(k ...kit.Node) kit.Node { return kit.Of(k...).Rotate(36, 128, 128) }
		c.Part("neck", lean(sheen.Each(6, func(i int) kit.Node {
			x, y := 113-2.2*float64(i), -22-8.5*float64(i)
			return kit.Of(c.Rect(x-6, y-1.500, 10, 3.400, 1, m.DD), c.Ellipse(x-8, y, 4.4, 3.8, m.DDD), c.Ellipse(x-8.300, y-.4, 3.5, 2.9, m.LL))
		}), sheen.Body(c, "M115 -12C112 -24 102 -56 96 -68C100 -76 112 -78 122 -74C136 -70 148 -62 146 -50C144 -42 134 -44 132 -36C132 -28 140 -24 141 -12Z", n, 7)))
		const d = "M110 132C104 118 100 100 84 96C64 92 56 112 62 132C68 150 70 160 60 176C46 196 44 222 62 244C84 268 172 270 192 246C212 222 206 196 194 180C184 166 188 150 192 138C198 120 192 104 178 106C160 108 156 122 148 134C140 142 118 142 110 132Z"
		c.Part("body", lean(c.Path(d, b.DDD).Move(4, 4), c.Path(d, b.DD).Move(2, 2), c.Form(d, kit.Rad(96, 150, 150, kit.At(0, b.LL), kit.At(.2, b.L), kit.At(.5, b.M), kit.At(.85, b.D), kit.At(1, b.DD)), sheen.Edge(c, d, b, 20)),
			sheen.Glint(c, "M68 120C66 108 74 102 84 104C89 106 87 111 82 111C77 112 76 118 78 126C79 133 70 130 68 120Z", .6), sheen.Glint(c, "M56 216C56 202 64 190 72 182C78 179 80 184 76 188C68 198 65 206 66 218C66 228 57 228 56 216Z", .5)))
		const guard = "M116 140C112 132 104 116 92 112C82 110 78 122 82 136C88 156 92 166 86 184C80 202 92 226 116 226C136 226 150 232 166 240C184 236 190 214 180 196C172 182 160 160 158 144C150 150 124 152 116 140Z"
		c.Part("pickguard", lean(c.Clip(d, sheen.Dim(c, 2, .5, guard, b).Move(1, 2)), c.Form(guard, kit.Lin(80, 110, 180, 240, g.L, g.M, g.DD), c.Path(guard, kit.None).Stroke(p.M, 3).Opacity(.5), c.Path(guard, kit.None).Stroke(kit.White, 1.4).Opacity(.8)), sheen.Screw(c, 91, 119, 2.4, m), sheen.Screw(c, 92, 176, 2.4, m), sheen.Screw(c, 100, 216, 2.4, m), sheen.Screw(c, 178, 208, 2.4, m)))
		c.Part("fretboard", lean(c.Clip(d, sheen.Dim(c, 3, .5, "M116 90H148V158H116Z", b)), c.Form("M115.500 -12H140.500L143.500 152Q128 156 112.500 152Z", kit.Lin(112, 0, 144, 0, n.L, n.M, n.D)), c.Form("M117 -12H139L142 150Q128 154 114 150Z", kit.Lin(114, 0, 142, 0, f.LL, f.L, f.M, f.DD), sheen.Each(17, func(i int) kit.Node {
			y := -10 + 13.800*float64(i) - float64(i*i)*.23
			return kit.Of(c.Line(sheen.D("M112 %gH146", y+1), f.DDD, 1.5), c.Line(sheen.D("M112 %gH146", y), m.L, 1.2))
		}), sheen.Each(5, func(i int) kit.Node { return c.Circle(128, 23+25*float64(i)-1.2*float64(i*i), 2.2, g.M) })), c.Rect(115, -15, 26, 4.500, 1.500, g.M)))
		for i, y := range []float64{166, 186, 206} {
			c.Part("pickups", lean(c.Form(kit.RoundRect(106, y-6, 44, 13, 6), kit.Lin(106, y-6, 150, y+7, p.LL, p.M, p.DD)), sheen.Each(6, func(j int) kit.Node { return c.Circle(113.500+5.800*float64(j), y+.5, 1.7, m.L) })).Rotate([]float64{0, 0, -5}[i], 128, y))
		}
		c.Part("hardware", lean(c.Rect(109, 222, 42, 17, 4, b.DDD).Opacity(.5), c.Form(kit.RoundRect(107, 219, 42, 17, 4), sheen.Steel(107, 219, 149, 236, m), sheen.Each(6, func(j int) kit.Node { return c.Rect(111.500+5.800*float64(j), 221, 4, 9, 1.2, m.DD) })), sheen.Each(3, func(j int) kit.Node {
			x, y := 168+5*float64(j), 190+19*float64(j)
			return kit.Of(c.Circle(x+1, y+1.800, 7.5, g.DDD).Opacity(.6), c.Circle(x, y, 7.5, m.DDD), c.Circle(x-.3, y-.4, 6.5, kit.Lin(x-5, y-5, x+5, y+5, m.LL, m.M, m.DD)), c.Line(sheen.D("M%g %gv-4", x, y-1), p.D, 1.6))
		}), sheen.Tube(c, "M150 226C166 226 172 236 186 226", 3.4, m)))
		c.Part("strings", lean(sheen.Each(6, func(i int) kit.Node {
			x0, x1 := 119.500+3.400*float64(i), 113.500+5.8*float64(i)
			l := sheen.D("M%g -13L%g 226", x0, x1)
			px, py := 113-2.2*float64(i)+4, -22-8.5*float64(i)
			return kit.Of(c.Line(l, f.DDD, 1.4).Move(1, .6).Opacity(.4), c.Line(l, s.L, 1.3-.1*float64(i)), c.Line(sheen.D("M%g -13L%g %g", x0, px, py), s.L, 1), c.Circle(px, py, 2, m.DDD), c.Circle(px-.2, py-.2, 1.4, m.LL))
		})))
		gripAt(c, 128, 30, 36)
		q := turned(128, 196, 36)
		c.Anchor("handNear", q.X, q.Y)
		q = turned(128, 30, 36)
		c.Anchor("handFar", q.X, q.Y)
	},
}
