package music

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var saxophone = kit.Piece{
	Name: "saxophone", Cm: 65, Facing: kit.Right,
	Palette: "body #f0b02e gold brass; bell #f0b02e <body; keys #fff3d2 pearl; mouthpiece #3f434f black; rods #ccd4dd silver",
	Draw: func(c *kit.Canvas) {
		b, e, k, m, r := c.Tones("body"), c.Tones("bell"), c.Tones("keys"), c.Tones("mouthpiece"), c.Tones("rods")
		neck := shape.Sample([]shape.Pt{{X: 42, Y: 50}, {X: 60, Y: 32}, {X: 92, Y: 20}, {X: 116, Y: 30}, {X: 122, Y: 56}}, 40)
		tubeOf := func(s []shape.Step, w func(float64) float64, t kit.Tones) kit.Node {
			part := func(k, off float64) string {
				q := make([]shape.Step, len(s))
				for i, st := range s {
					p := st.Off(off * w(st.T))
					q[i] = st
					q[i].X, q[i].Y = p.X, p.Y
				}
				return shape.Ribbon(q, func(u float64) float64 { return k * w(u) })
			}
			all := shape.Ribbon(s, w)
			return kit.Of(c.Path(all, t.DDD), c.Form(shape.Ribbon(s, func(u float64) float64 { return w(u) - 1.6 }), t.M,
				c.Blur(1.6, c.Path(part(.36, .34), t.DD)), c.Blur(1.4, c.Path(part(.34, -.2), t.L)), c.Blur(.8, c.Path(part(.13, -.24), t.LL)), c.Blur(.8, c.Path(part(.07, .46), t.L)).Opacity(.8)))
		}
		c.Part("mouthpiece", c.Form("M14 62L40 40Q46 38 48 44L54 52Q54 58 48 60L26 72Q12 74 14 62Z", kit.Lin(20, 40, 48, 74, m.LL, m.L, m.M, m.DDD), c.Line("M22 62L44 45", kit.White, 2).Opacity(.5)), c.Line("M34 46L44 62M39 42L49 58", r.L, 2.4), c.Circle(50, 62, 2.4, r.L))
		c.Part("body", tubeOf(neck, func(u float64) float64 { return 9 + 6*u }, b))
		main := shape.Sample([]shape.Pt{{X: 122, Y: 52}, {X: 118, Y: 110}, {X: 108, Y: 178}, {X: 112, Y: 218}, {X: 142, Y: 238}, {X: 172, Y: 224}, {X: 186, Y: 184}, {X: 194, Y: 140}}, 120)
		width := func(u float64) float64 { return 17 + 16*u + 10*u*u }
		const bell = "M166 196C174 172 172 140 156 112Q154 104 164 100L236 86Q246 86 244 96C224 128 209 164 201 204Z"
		c.Part("bell", c.Form(bell, kit.Lin(160, 0, 232, 0, kit.At(0, e.D), kit.At(.16, e.LL), kit.At(.34, e.L), kit.At(.6, e.M), kit.At(.85, e.D), kit.At(1, e.DD)), c.Path(bell, kit.None).Stroke(e.DDD, 1.6)))
		c.Part("body", tubeOf(main, width, b))
		c.Part("bell", c.Form("M171 180C178 158 176 134 160 112L238 96C222 128 209 160 202 196Z", kit.Lin(166, 0, 228, 0, kit.At(0, e.D), kit.At(.18, e.LL), kit.At(.34, e.L), kit.At(.6, e.M), kit.At(.85, e.D), kit.At(1, e.DD)), sheen.Dim(c, 4, .4, "M216 100L260 90V220H200Z", e)), c.Ellipse(200, 96, 47, 16, e.DDD).Rotate(-9, 200, 96), c.Ellipse(200, 95.500, 45.500, 14.600, kit.Lin(154, 0, 246, 0, e.LL, e.L, e.M, e.L)).Rotate(-9, 200, 96), c.Ellipse(200, 97, 39, 10.500, kit.Lin(160, 0, 240, 0, e.DDD, e.DD, e.M)).Rotate(-9, 200, 96), sheen.Glint(c, "M170 122Q176 122 178 128Q188 152 184 176Q180 182 179 174Q180 150 170 128Z", .6))
		c.Part("body", sheen.Each(2, func(i int) kit.Node {
			s := main[[]int{2, 72}[i]]
			w := width(s.T)/2 + 2
			a, z := s.Off(-w), s.Off(w)
			d := sheen.D("M%.1f %.1fL%.1f %.1f", a.X, a.Y, z.X, z.Y)
			return kit.Of(c.Line(d, b.DDD, 8), c.Line(d, b.L, 5.500).Move(-.3, -.4))
		}))
		c.Part("rods", sheen.Tube(c, "M128 72L120 182", 3.6, r), sheen.Tube(c, "M110 84L99 168", 3, r))
		for i := range 7 {
			s := main[10+9*i]
			rad := 6.2 + .55*float64(i)
			c.Part("keys", c.Circle(s.X+1.4, s.Y+2.2, rad+1.5, b.DDD).Opacity(.6), c.Circle(s.X, s.Y, rad+1.5, b.DDD), c.Circle(s.X-.3, s.Y-.4, rad+.6, kit.Lin(s.X-rad, s.Y-rad, s.X+rad, s.Y+rad, b.LL, b.L, b.D)), c.Circle(s.X, s.Y, rad*.66, b.DD), c.Circle(s.X-.2, s.Y-.3, rad*.58, kit.Lin(s.X-5, s.Y-5, s.X+5, s.Y+5, k.LL, k.M, k.DD)))
		}
		for _, q := range [][3]float64{{150, 206, 10}, {192, 196, 12}, {103, 118, 6}, {100, 146, 6}} {
			c.Part("keys", c.Circle(q[0]+1, q[1]+1.6, q[2]+1, b.DDD).Opacity(.5), c.Circle(q[0], q[1], q[2]+1, b.DDD), c.Circle(q[0]-.3, q[1]-.4, q[2], kit.Lin(q[0]-q[2], q[1]-q[2], q[0]+q[2], q[1]+q[2], b.LL, b.L, b.D)), c.Circle(q[0], q[1], q[2]*.5, b.DD), c.Circle(q[0]-.3, q[1]-.3, q[2]*.4, b.LL))
		}
		c.AnchorBox("grip", 110, 150, 0, 0, 8)
	},
}
