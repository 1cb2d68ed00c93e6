package party

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
)

// babyStroller is a light stroller with a hood, seen from the side.
var babyStroller = kit.Piece{
	Name: "baby-stroller", Cm: 105, Facing: kit.Right,
	Palette: "seat #5aa9c9 blue; hood #5aa9c9 <seat; frame #56606f gray metal; wheels #e8edf2; tires #3f4552; lining #fff3e2; handle #b5784a leather",
	Draw: func(c *kit.Canvas) {
		s, h, f, w, t, l, g := c.Tones("seat"), c.Tones("hood"), c.Tones("frame"), c.Tones("wheels"), c.Tones("tires"), c.Tones("lining"), c.Tones("handle")
		tube := func(d string, width float64, m kit.Tones) kit.Node {
			return kit.Of(c.Line(d, m.DDD, width), c.Line(d, m.M, width*.78).Move(-.4, -.6), c.Line(d, m.LL, width*.26).Opacity(.9).Move(-.8, -width*.2))
		}
		wheel := func(x, y, r float64) kit.Node {
			return kit.Of(c.Circle(x, y, r, t.DDD), c.Circle(x-.5, y-.7, r-1.5, kit.Lin(x-r, y-r, x+r, y+r, t.L, t.M, t.DD)), c.Circle(x, y, r*.62, kit.Lin(x-r*.6, y-r*.6, x+r*.6, y+r*.6, w.LL, w.M, w.DD)), c.Around(5, x, y, c.Line(fmt.Sprintf("M%g %gV%g", x, y-r*.14, y-r*.52), w.DDD, 3)), c.Circle(x, y, r*.2, kit.Rad(x-2, y-2, r*.3, f.LL, f.M, f.DD)))
		}
		c.Part("frame", tube("M60 44L186 214", 8, f), tube("M74 214L150 132", 7, f), tube("M100 196H170", 6, f))
		c.Part("lining", c.Form("M104 60C100 92 104 120 118 142L184 142C200 120 204 96 200 74Z", kit.Lin(104, 60, 180, 142, l.DD, l.D, l.M)))
		c.Part("hood", c.Form("M92 128C76 84 98 34 146 24C176 18 204 30 216 52C190 54 168 66 154 88C144 104 138 118 134 132C120 136 104 134 92 128Z", kit.Lin(100, 30, 190, 130, h.LL, h.L, h.M, h.D), c.Line("M146 24C134 52 122 90 116 132M182 26C158 50 142 88 132 132", h.DD, 2.4).Opacity(.6), c.Path("M104 70Q116 42 146 32Q126 52 116 88Z", kit.White).Opacity(.3)))
		c.Part("seat", c.Form("M90 124C104 134 122 138 142 136L206 132C214 132 218 138 216 146L208 168C204 178 196 182 186 182H126C110 182 98 172 94 156Z", kit.Lin(100, 124, 190, 184, s.L, s.M, s.D, s.DD), c.Line("M100 158Q104 174 126 174H186Q196 174 202 164", s.DDD, 1.8).Dash(5, 4).Opacity(.5), c.Path("M100 138Q140 146 206 140L204 148Q140 154 104 148Z", kit.White).Opacity(.25)))
		c.Part("frame", tube("M204 150L226 168V196", 6, f), c.Rect(212, 192, 28, 8, 4, f.DD))
		c.Part("handle", c.Line("M70 58L50 30Q46 22 38 24L24 28", g.DDD, 12), c.Line("M69.5 57L49.5 29.500Q45.500 21.500 38 23.500L24 27.500", g.M, 9.5), c.Line("M60 42L49 27Q45 20 37 22", g.LL, 2.6).Opacity(.8))
		c.Part("wheels", wheel(72, 218, 32), wheel(192, 226, 24))
		c.Anchor("ground", 132, 250)
		c.AnchorBox("inside", 158, 120, 70, 50, 0)
		c.AnchorBox("grip", 36, 26, 0, 0, 0)
	},
}
