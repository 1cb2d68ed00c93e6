package gardening

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/handle"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var lawnMower = kit.Piece{
	Name: "lawn-mower", Cm: 150, Facing: kit.Right,
	Palette: "body #e2483d deck red; engine #3f4652 motor; wheels #3a3f4a tires; rims #e9edf2; handle #5b6470 bar; bag #58626f; cap #f2b63c",
	Draw: func(c *kit.Canvas) {
		b, e, w, r, h, g, y := c.Tones("body"), c.Tones("engine"), c.Tones("wheels"), c.Tones("rims"), c.Tones("handle"), c.Tones("bag"), c.Tones("cap")
		wheel := func(x, y, s float64) kit.Node {
			return kit.Of(sheen.Ball(c, x, y, s, w), c.Around(16, x, y, c.Line(sheen.D("M%g %gv5", x, y-s+1), w.DDD, 3).Opacity(.7)), c.Circle(x, y, s*.66, r.DD), c.Circle(x, y, s*.6, kit.Lin(x-s, y-s, x+s, y+s, r.LL, r.M, r.D)),
				c.Around(6, x, y, c.Path(sheen.D("M%g %gL%g %gA%g %g 0 0 1 %g %gZ", x-s*.09, y-s*.2, x-s*.16, y-s*.46, s*.4, s*.4, x+s*.16, y-s*.46), r.DD).Opacity(.75)), c.Circle(x, y, s*.17, b.D))
		}
		c.Part("handle", sheen.Tube(c, "M108 178L26 44Q20 34 10 34H4", 9, h), sheen.Tube(c, "M92 186L70 150", 8, h), c.Line("M24 40Q18 34 10 34H0", e.DDD, 13), c.Line("M22 38Q17 31 10 31H2", e.L, 3), sheen.Tube(c, "M58 98L74 84", 6, h), sheen.Ball(c, 76, 82, 7, b))
		bag := "M20 154Q44 132 92 138L104 200Q70 214 40 202Q18 186 20 154Z"
		c.Part("bag", c.Form(bag, kit.Lin(30, 136, 84, 210, g.L, g.M, g.DD), c.Line("M34 150L48 204M52 142L64 208M72 140L84 206", g.DDD, 2).Opacity(.5), c.Line("M20 168Q60 152 98 164", g.LL, 2).Opacity(.5), sheen.Edge(c, bag, g, 14)))
		deck := "M82 192Q84 158 116 150H206Q244 152 250 188L252 208Q252 216 244 216H88Q80 216 82 192Z"
		c.Part("body", c.Form(deck, kit.Lin(110, 148, 150, 218, kit.At(0, b.LL), kit.At(.2, b.L), kit.At(.55, b.M), kit.At(1, b.DD)), c.Path("M80 202H256V218H80Z", b.DDD).Opacity(.5), c.Line("M96 178Q104 162 124 160H200", kit.White, 5).Opacity(.6), c.Line("M132 182H210", b.DD, 3).Opacity(.6), c.Line("M140 191H204", b.DD, 3).Opacity(.6), sheen.Edge(c, deck, b, 14)))
		c.Part("engine", sheen.Body(c, "M122 152V132Q122 126 128 126H196Q202 126 202 132V152Z", e, 8, c.Line("M130 134H194M130 141H194M130 148H194", e.LL, 2).Opacity(.55)), sheen.Body(c, "M132 126Q134 100 162 98Q190 100 192 126Z", e, 8, c.Line("M142 122Q146 108 162 107Q178 108 182 122M150 122Q154 114 162 114Q170 114 174 122", e.L, 2.4).Opacity(.7)), sheen.Tube(c, "M200 136H222V146", 8, r))
		c.Part("cap", sheen.Body(c, kit.RoundRect(150, 90, 24, 12, 5), y, 4), c.Line("M192 112Q206 108 210 116", y.D, 4), sheen.Ball(c, 212, 118, 6, y))
		c.Part("wheels", wheel(106, 202, 34), wheel(222, 208, 28))
		c.Anchor("ground", 150, 236)
		c.Anchor("handNear", 8, 34)
		c.Anchor("handFar", 14, 32)
		c.AnchorBox("surface", 8, 34, 10, 4, 0)
	},
}

var rake = kit.Piece{
	Name: "rake", Cm: 165,
	Palette: "handle #d19a5b wood stick; tines #3f9f6a head green; ring #8a94a0 metal",
	Draw: func(c *kit.Canvas) {
		h, t, r := c.Tones("handle"), c.Tones("tines"), c.Tones("ring")
		turn := func(nodes ...kit.Node) kit.Node { return kit.Of(nodes...).Rotate(28, 128, 128) }
		c.Part("handle", turn(c.Form(kit.RoundRect(122, -22, 12, 186, 6), sheen.Round(122, 0, 134, 0, h), handle.Grain(c, 123, 133, -16, 160, 3, h)), c.Form(kit.RoundRect(121, -24, 14, 40, 7), sheen.Round(121, 0, 135, 0, t))))
		c.Part("tines", turn(sheen.Each(11, func(i int) kit.Node {
			f := float64(i-5) / 5
			x := 128 + f*66
			d := sheen.D("M%.1f 168Q%.1f 200 %.1f 238Q%.1f 252 %.1f 256", 128+f*7, 128+f*40, x, x+f*2, x-f*5+1)
			return kit.Of(c.Line(d, t.DDD, 7.4), c.Line(d, t.M, 5.6), c.Line(d, t.LL, 1.8).Move(-1.2, -.6).Opacity(.9))
		}), c.Line("M98 208Q128 216 158 208", t.DDD, 8), c.Line("M98 207Q128 215 158 207", t.M, 6), c.Line("M98 205.500Q128 213.5 156 205.5", t.LL, 2)))
		c.Part("ring", turn(c.Form("M118 150H138L142 178Q128 186 114 178Z", sheen.Steel(114, 0, 142, 0, r)), sheen.Screw(c, 128, 166, 4, r)))
		handle.GripAt(c, 176, 40, 28)
	},
}

var pliers = kit.Piece{
	Name: "pliers", Cm: 20,
	Palette: "jaws #b9c3ce steel metal; handles #e8443a grips red; trim #ffd24a",
	States:  "open; closed",
	Draw: func(c *kit.Canvas) {
		j, h, y := c.Tones("jaws"), c.Tones("handles"), c.Tones("trim")
		deg := 7.0
		if c.State("closed") {
			deg = 0
		}
		half := func(side float64) (kit.Node, kit.Node) {
			grip := "M108 118C86 130 72 158 70 192C68 216 72 238 80 250Q90 260 99 249C102 236 96 214 99 192C102 168 116 152 140 142Z"
			jaw := "M98 120C94 96 100 84 104 68L110 14Q112 2 128 2V74Q152 92 152 118Q148 142 128 146Q102 142 98 120Z"
			a := c.Form(grip, kit.Lin(84, 130, 118, 240, h.LL, h.M, h.DD), c.Path("M60 196Q84 206 108 196V262H60Z", kit.Lin(70, 200, 104, 250, y.L, y.M, y.DD)), c.Line("M80 236C78 200 84 166 112 136", h.LL, 4).Opacity(.75), c.Line("M72 172L96 178M70 184L94 190", h.DD, 2.4).Opacity(.6), sheen.Edge(c, grip, h, 9))
			b := c.Form(jaw, kit.Lin(100, 10, 142, 130, kit.At(0, j.LL), kit.At(.4, j.L), kit.At(.7, j.M), kit.At(1, j.DD)), sheen.Each(7, func(i int) kit.Node { return c.Line(sheen.D("M120 %dH128", 20+i*6), j.DDD, 2) }), c.Path("M118 66Q128 60 128 74V90Q116 86 118 66Z", j.DDD).Opacity(.55), sheen.Edge(c, jaw, j, 7))
			if side < 0 {
				a, b = a.Mirror(128), b.Mirror(128)
			}
			return a.Rotate(side*deg, 128, 120), b.Rotate(side*deg, 128, 120)
		}
		ga, ja := half(-1)
		gb, jb := half(1)
		c.Part("handles", ga.Rotate(30, 128, 128))
		c.Part("jaws", ja.Rotate(30, 128, 128))
		c.Part("handles", gb.Rotate(30, 128, 128))
		c.Part("jaws", kit.Of(jb, sheen.Ball(c, 128, 118, 15, j), c.Circle(128, 118, 9, sheen.Steel(119, 109, 137, 127, j)), c.Circle(128, 118, 3, j.DDD)).Rotate(30, 128, 128))
		handle.GripAt(c, 92, 196, 30)
	},
}
