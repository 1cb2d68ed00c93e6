package music

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var guitar = kit.Piece{
	Name: "guitar", Cm: 100,
	Palette: "body #d98b3f top; side #7a4122 edge back; neck #8f5630; fretboard #4b3530; headstock #6d3d24; strings #f2ead8; pegs #d9c9a0 metal",
	Draw: func(c *kit.Canvas) {
		b, e, n, f, h, s, p := c.Tones("body"), c.Tones("side"), c.Tones("neck"), c.Tones("fretboard"), c.Tones("headstock"), c.Tones("strings"), c.Tones("pegs")
		lean := func(k ...kit.Node) kit.Node { return kit.Of(k...).Rotate(34, 128, 128) }
		head := "M112 -50L116 -62Q128 -56 140 -62L144 -50L142 -14H114Z"
		pegs := sheen.Each(3, func(i int) kit.Node {
			y := -46 + 12*float64(i)
			return kit.Of(c.Rect(104, y-1.5, 12, 4, 1, p.DD), c.Ellipse(102, y, 5, 4.2, p.DD), c.Ellipse(101.600, y-.5, 4.2, 3.3, p.LL))
		})
		c.Part("headstock", lean(kit.Of(pegs, pegs.Mirror(128)).Opacity(1), sheen.Body(c, head, h, 7)))
		const d = "M128 92C142 92 150 86 164 86C186 86 196 104 192 122C188 138 184 144 190 156C200 168 210 180 210 204C210 240 176 262 128 262C80 262 46 240 46 204C46 180 56 168 66 156C72 144 68 138 64 122C60 104 70 86 92 86C106 86 114 92 128 92Z"
		c.Part("side", lean(c.Path(d, e.DDD).Move(4, 5), c.Path(d, kit.Lin(46, 90, 210, 262, e.L, e.M, e.DD)).Move(2.500, 3)))
		c.Part("body", lean(c.Form(d, kit.Rad(104, 150, 130, kit.At(0, b.LL), kit.At(.35, b.L), kit.At(.65, b.M), kit.At(1, b.DD)), sheen.Grain(c, kit.Box{X0: 50, Y0: 90, X1: 206, Y1: 260}, 20, b), c.Path(d, kit.None).Stroke(e.D, 6), c.Path(d, kit.None).Stroke(s.M, 2.4), sheen.Edge(c, d, b, 18)),
			c.Path("M150 140C172 148 176 172 164 186C152 190 146 178 146 168Z", e.DD).Opacity(.85), c.Circle(128, 158, 29, e.DDD), c.Circle(128, 158, 27.500, s.D), c.Circle(128, 158, 25, e.D), c.Form(kit.Oval(128, 158, 23, 23), kit.Hex("#3a2418"), c.Blur(4, c.Circle(134, 166, 16, e.M)).Opacity(.6)),
			sheen.Glint(c, "M58 214C56 190 66 176 76 166C82 162 86 168 81 174C70 186 66 198 68 214C68 224 59 224 58 214Z", .45), sheen.Glint(c, "M74 112C76 100 86 94 98 96C104 98 102 103 97 103C88 102 83 108 81 116C78 122 73 120 74 112Z", .45)))
		c.Part("fretboard", lean(c.Clip(d, sheen.Dim(c, 3, .6, "M116 80H148V150H116Z", e)), c.Form("M114.500 -16H141.500L144 140H112Z", kit.Lin(112, 0, 144, 0, f.LL, f.L, f.M, f.DD), sheen.Each(14, func(i int) kit.Node {
			y := -14 + 14.500*float64(i) - float64(i*i)*.27
			return kit.Of(c.Line(sheen.D("M110 %gH146", y+1), f.DDD, 1.6), c.Line(sheen.D("M110 %gH146", y), p.L, 1.3))
		}), c.Circle(128, 21, 2.2, s.L), c.Circle(128, 47, 2.2, s.L), c.Circle(128, 70, 2.2, s.L), c.Circle(128, 92, 2.2, s.L))))
		c.Part("neck", lean(c.Line("M113 -15L111 100", n.L, 2.6), c.Rect(113, -18, 30, 4.500, 1.5, s.L)))
		c.Part("bridge", lean(c.Rect(99, 213, 60, 14, 5, e.DDD).Opacity(.6), sheen.Body(c, "M96 214Q96 209 102 209H154Q160 209 160 214V218Q160 223 154 223H102Q96 223 96 218Z", f, 6), c.Rect(106, 211, 44, 3, 1.5, s.M)))
		c.Part("strings", lean(sheen.Each(6, func(i int) kit.Node {
			x0, x1 := 117+4.4*float64(i), 113.500+5.8*float64(i)
			l := sheen.D("M%g -16L%g 213", x0, x1)
			return kit.Of(c.Line(l, e.DDD, 1.6).Move(1, .6).Opacity(.5), c.Line(l, s.LL, 1.5-.12*float64(i)), c.Circle(x1, 218, 1.9, s.L), c.Line(sheen.D("M%g -16L%g %g", x0, []float64{115, 118, 121, 135, 138, 141}[i], []float64{-22, -34, -46, -46, -34, -22}[i]), s.L, 1))
		}), sheen.Each(6, func(i int) kit.Node {
			return c.Circle([]float64{115, 118, 121, 135, 138, 141}[i], []float64{-22, -34, -46, -46, -34, -22}[i], 2.3, p.L)
		})))
		gripAt(c, 128, 30, 34)
		c.Anchor("handNear", 128-32*.559, 128+32*.829)
		at := turned(128, 30, 34)
		c.Anchor("handFar", at.X, at.Y)
	},
}
