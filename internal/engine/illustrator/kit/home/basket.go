package home

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var basket = kit.Piece{
	Name: "basket", Cm: 40,
	Palette: "weave #c98d4b wicker straw; handle #a96a33; lining #fbf3e6 cloth",
	Draw: func(c *kit.Canvas) {
		w, h, n := c.Tones("weave"), c.Tones("handle"), c.Tones("lining")
		c.On(kit.Back)
		const arch = "M34 122C28 20 84 8 128 8C172 8 228 20 222 122"
		c.Part("handle", c.Line(arch, h.DDD, 17), c.Line(arch, h.M, 14).Move(-.5, -.6), c.Line(arch, h.L, 5).Move(-1.400, -2), func() kit.Node {
			var pts []shape.Pt
			for i := range 41 {
				u := float64(i) / 40
				a := math.Pi * (1 - u)
				pts = append(pts, shape.Pt{X: 128 + 95*math.Cos(a), Y: 116 - 108*math.Pow(math.Sin(a), .62)})
			}
			var all []kit.Node
			for _, s := range shape.Sample(pts, 46) {
				p, q := s.Off(-7), s.Off(7)
				all = append(all, c.Line(sheen.D("M%.1f %.1fL%.1f %.1f", p.X-s.DX*3, p.Y-s.DY*3, q.X+s.DX*3, q.Y+s.DY*3), h.DDD, 1.600).Opacity(.55))
			}
			return kit.Of(all...)
		}())
		c.Part("lining", c.Ellipse(128, 124, 108, 26, n.DD), c.Ellipse(128, 126, 98, 20, kit.Lin(30, 0, 226, 0, n.DDD, n.DD, n.M)))
		c.Part("weave", c.Form(kit.Oval(128, 132, 90, 16), kit.Lin(0, 116, 0, 148, w.DDD, w.DD)))
		c.On(kit.Fore)
		const d = "M22 126A106 26 0 0 0 234 126L212 226C206 242 180 250 128 250C76 250 50 242 44 226Z"
		var strands []kit.Node
		for row := range 9 {
			y := 132 + 13*float64(row)
			half := 106 - 2.700*float64(row)
			for k := -9; k <= 9; k++ {
				if (k+row+20)%2 == 0 {
					continue
				}
				a0, a1 := math.Sin(float64(k-1)*.155), math.Sin(float64(k+1)*.155)
				x0, x1 := 128+half*a0*1.010, 128+half*a1*1.010
				y0, y1 := y+22*math.Sqrt(max(0, 1-a0*a0)), y+22*math.Sqrt(max(0, 1-a1*a1))
				l := sheen.D("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x0, y0, (x0+x1)/2, (y0+y1)/2+2.500, x1, y1)
				strands = append(strands, c.Line(l, w.DDD, 12), c.Line(l, w.M, 9.500).Move(-.3, -.6), c.Line(l, w.L, 4).Move(-.4, -2), c.Line(l, w.LL, 1.400).Move(-.4, -3.200).Opacity(.9))
			}
		}
		var ribs []kit.Node
		for k := -8; k <= 8; k++ {
			a := math.Sin(float64(k) * .17)
			l := sheen.D("M%.1f %.1fL%.1f %.1f", 128+106*a, 128+22*math.Sqrt(1-a*a), 128+86*a, 256.0)
			ribs = append(ribs, c.Line(l, w.DDD, 8), c.Line(l, w.D, 6), c.Line(l, w.L, 2).Move(-1, 0))
		}
		c.Part("weave", c.Form(d, w.DD, kit.Of(ribs...), kit.Of(strands...), c.Path(d, kit.Lin(22, 0, 234, 0, kit.At(0, kit.White.Alpha(.1)), kit.At(.25, kit.White.Alpha(.2)), kit.At(.5, kit.White.Alpha(0)), kit.At(.75, w.DDD.Alpha(.3)), kit.At(1, w.DDD.Alpha(.75)))).Shade(), sheen.Dim(c, 6, .5, "M40 224Q128 262 216 224V256H40Z", w), c.Blur(5, c.Path("M22 126A106 26 0 0 0 234 126V150A106 26 0 0 1 22 150Z", w.DDD)).Opacity(.45)))
		scallop := "M14 120A114 28 0 0 0 242 120L240 140Q230 158 218 152Q206 166 192 160Q178 174 162 166Q146 178 128 170Q110 178 94 166Q78 174 64 160Q50 166 38 152Q26 158 16 140Z"
		c.Part("lining", c.Path(scallop, w.DDD).Move(1, 4).Opacity(.5), c.Form(scallop, kit.Lin(16, 0, 240, 0, n.L, n.LL, n.M, n.D, n.DD), sheen.Each(13, func(i int) kit.Node {
			a := math.Sin(float64(i-6) * .22)
			return c.Line(sheen.D("M%.1f %.1fq1 10 -1 20", 128+112*a, 120+27*math.Sqrt(1-a*a)), n.DDD, 1.600).Opacity(.5)
		}), c.Path(scallop, kit.None).Stroke(kit.Hex("#e2574c"), 3.400).Move(0, -2.500)), c.Path("M15 120A113 27.500 0 0 0 241 120", kit.None).Stroke(kit.White, 3).Opacity(.9))
		c.Part("handle", c.Both(128, c.Form("M24 112H42L40 142Q33 148 27 142Z", sheen.Round(24, 0, 42, 0, h), c.Line("M22 120H44M22 127H44M22 134H44", h.DDD, 1.500))))
		c.Anchor("ground", 128, 250)
		c.AnchorBox("inside", 128, 124, 180, 36, 0)
		c.AnchorBox("grip", 128, 10, 0, 0, 90)
	},
}
