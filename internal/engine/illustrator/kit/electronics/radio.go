package electronics

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var radio = kit.Piece{
	Name: "radio", Cm: 30,
	Palette: "body #2fa59c case; speaker #f6e6c6 grill; dial #fff6e2 scale; handle #9a5f34 wood; antenna #c3ccd6 metal; needle #f0463e",
	Draw: func(c *kit.Canvas) {
		b, s, d, h, m, n := c.Tones("body"), c.Tones("speaker"), c.Tones("dial"), c.Tones("handle"), c.Tones("antenna"), c.Tones("needle")
		c.On(kit.Back)
		c.Part("antenna", sheen.Tube(c, "M206 84L240 8", 5, m), sheen.Tube(c, "M206 84L222 48", 7.5, m), sheen.Ball(c, 241, 7, 5.5, m))
		c.Part("handle", c.Line("M50 92V62Q50 44 70 44H174Q194 44 194 62V92", m.DDD, 9), c.Line("M50 92V62Q50 44 70 44H174Q194 44 194 62V92", m.L, 6).Move(-.5, -.6), c.Form(kit.RoundRect(76, 34, 92, 20, 10), sheen.Round(0, 32, 0, 56, h), sheen.Grain(c, kit.Box{X0: 76, Y0: 36, X1: 168, Y1: 52}, 4, h)))
		c.On(kit.Body)
		box := kit.RoundRect(8, 80, 240, 154, 30)
		c.Part("body", c.Rect(40, 226, 30, 14, 5, h.DD), c.Rect(186, 226, 30, 14, 5, h.DD), c.Form(box, kit.Lin(30, 80, 220, 234, kit.At(0, b.LL), kit.At(.2, b.L), kit.At(.5, b.M), kit.At(1, b.D)), c.Path(kit.RoundRect(16, 88, 224, 138, 23), kit.None).Stroke(b.DD, 2).Opacity(.6), c.Path(kit.RoundRect(17, 89, 224, 138, 23), kit.None).Stroke(b.LL, 1.6).Opacity(.6), sheen.Edge(c, box, b, 22)))
		grill := kit.Oval(82, 158, 56, 56)
		var dots []kit.Node
		for i := -6; i <= 6; i++ {
			for j := -6; j <= 6; j++ {
				x, y := float64(i)*8.4+float64(j&1)*4.2, float64(j)*7.6
				if x*x+y*y < 46*46 {
					dots = append(dots, c.Circle(82+x, 158+y, 2.5, s.DDD), c.Circle(82+x+.4, 158.700+y, 1.8, h.DDD))
				}
			}
		}
		c.Part("speaker", c.Circle(82.500, 159, 58, b.DDD), c.Circle(82, 158, 57, kit.Lin(40, 116, 124, 200, m.LL, m.M, m.DD)), c.Circle(82, 158, 52, s.DDD), c.Form(kit.Oval(82, 158, 51, 51), kit.Lin(46, 122, 118, 194, s.LL, s.M, s.D), kit.Of(dots...), sheen.Edge(c, grill, s, 10)))
		scale := kit.RoundRect(152, 108, 76, 44, 9)
		c.Part("dial", c.Path(scale, b.DDD).Stroke(b.DDD, 4), c.Path(scale, m.L).Stroke(m.L, 2), c.Form(scale, kit.Lin(152, 108, 228, 152, d.LL, d.M, d.DD), sheen.Each(13, func(i int) kit.Node {
			long := 7.0
			if i%3 == 0 {
				long = 13
			}
			return c.Line(sheen.D("M%g 116v%g", 160+5*float64(i), long), h.DDD, 1.5)
		}), c.Line("M158 138H222", h.DDD, 1.2).Opacity(.6), c.Named("needle", c.Line("M194 110V150", n.D, 3), c.Line("M193.600 110V150", n.L, 1.2)), c.Path("M150 104H186L164 156H150Z", kit.White).Opacity(.35).Shade()))
		for _, x := range []float64{170, 210} {
			c.Part("dial", c.Circle(x+1, 188, 18, b.DDD).Opacity(.7), c.Circle(x, 186, 17, m.DDD), c.Circle(x-.4, 185.500, 15.500, kit.Lin(x-11, 174, x+11, 198, d.LL, d.M, d.DDD)), c.Circle(x, 186, 10, kit.Lin(x-8, 178, x+8, 194, d.DD, d.L)), c.Line(sheen.D("M%g 184L%g 175", x, x+4), n.D, 3))
		}
		c.Part("body", sheen.Each(3, func(i int) kit.Node { return c.Circle(178+12*float64(i), 214, 3, b.DDD) }), sheen.Glint(c, "M26 110Q28 92 46 90H120Q124 94 118 97H50Q36 99 33 112Q28 120 26 110Z", .5))
		c.Anchor("ground", 128, 240)
		c.AnchorBox("surface", 110, 82, 120, 0, 0)
		c.AnchorBox("grip", 122, 44, 0, 0, 90)
	},
}
