package vehicles

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var bicycle = kit.Piece{
	Name: "bicycle", Cm: 175, Facing: kit.Right,
	Palette: "frame #e23b3b; wheels #c9d1d8 rims; tires #4a4f5d tyres; seat #8a5230 saddle; grips #8a5230 <seat; basket #c98f4e; flowers #f2709c blossoms; metal #a7b0b9 chrome; handlebar #a7b0b9 <metal",
	Draw: func(c *kit.Canvas) {
		f, w, y, s, g, m, k, b := c.Tones("frame"), c.Tones("wheels"), c.Tones("tires"), c.Tones("seat"), c.Tones("grips"), c.Tones("metal"), c.Tones("basket"), c.Tones("handlebar")
		const r = 48.0
		rim := func(x, y0 float64) kit.Node {
			var spokes []kit.Node
			for i := range 9 {
				tone := m.D
				if i%2 == 1 {
					tone = m.L
				}
				spokes = append(spokes, c.Line(fmt.Sprintf("M%g %gh%g", x-r+6, y0, 2*r-12), tone, 1.3).Rotate(float64(i)*20+4, x, y0))
			}
			return kit.Of(kit.Of(spokes...),
				c.Circle(x, y0, r-6, kit.None).Stroke(w.DD, 6),
				c.Circle(x-.4, y0-.6, r-6, kit.None).Stroke(kit.Lin(x-r, y0-r, x+r, y0+r, w.LL, w.M, w.D), 4.8),
				c.Circle(x, y0, 6, m.DD), c.Circle(x-.5, y0-.7, 4.8, m.L))
		}
		tire := func(x, y0 float64) kit.Node {
			return kit.Of(c.Circle(x, y0, r, kit.None).Stroke(y.DD, 8.5),
				c.Circle(x-.4, y0-.7, r, kit.None).Stroke(kit.Lin(x-r, y0-r, x+r, y0+r, y.L, y.M, y.D), 6.6),
				c.Line(fmt.Sprintf("M%g %gA%g %g 0 0 1 %g %g", x-40, y0-30, r+1.5, r+1.5, x-10, y0-48.5), y.LL, 2).Opacity(.8))
		}
		c.Part("tires", tire(60, 172), tire(196, 172))
		c.Part("wheels", rim(60, 172), rim(196, 172))
		c.Part("fenders", c.Line("M8 158A54 54 0 0 1 98 134", f.DD, 5.5), c.Line("M8 157A54 54 0 0 1 97 133", f.L, 3),
			c.Line("M156 134A54 54 0 0 1 244 150", f.DD, 5.5), c.Line("M156 133A54 54 0 0 1 243.5 149", f.L, 3))
		c.Part("pedals", c.Line("M124 178L114 156", m.DDD, 5), c.Rect(103, 151, 20, 6.5, 2.5, y.DD))
		c.Part("chain", c.Line("M60 164L122 165M60 180L122 193", m.D, 1.4), c.Line("M60 164L122 165M60 180L122 193", m.DD, 2.6).Dash(2.5, 1.8).Butt())
		c.Part("frame", gloss.Tube(c, "M60 172L96 108", 6, f), gloss.Tube(c, "M60 172L124 178", 6, f), gloss.Tube(c, "M178 88Q192 132 196 172", 7.5, f),
			gloss.Tube(c, "M124 178L90 90", 8.5, f), gloss.Tube(c, "M124 178Q164 150 180 104", 9.5, f), gloss.Tube(c, "M98 114Q140 118 176 92", 8, f), gloss.Tube(c, "M172 72L180 104", 10, f))
		c.Part("pedals", c.Circle(124, 178, 17, m.DDD), c.Circle(123.5, 177.4, 15.5, kit.Lin(110, 164, 138, 192, m.LL, m.M, m.DD)),
			c.Around(5, 124, 178, c.Circle(124, 168.5, 3.2, m.DDD).Opacity(.65)), c.Circle(124, 178, 5, m.DD),
			gloss.Tube(c, "M124 178L134 202", 6, m), c.Rect(124, 200, 24, 7.5, 3, y.DD), c.Rect(125, 200.5, 21, 2.6, 1.3, y.LL))
		c.Part("seat", gloss.Tube(c, "M92 96L86 78", 5.5, m),
			c.Form("M54 68Q54 60 64 61Q84 66 112 66Q120 67 118 72Q116 75 108 75Q90 76 78 86Q66 88 59 82Q54 76 54 68Z", kit.Lin(56, 58, 90, 90, s.L, s.M, s.DD),
				c.Path("M57 67Q60 62 68 64Q88 69 110 68Q86 74 70 70Q60 68 57 67Z", kit.White).Opacity(.4)),
			c.Line("M72 88q4 6 10 0M64 86q3 7 10 3", m.DD, 2.2))
		c.Part("handlebar", gloss.Tube(c, "M174 78L170 58Q166 46 152 48L138 54", 6, b))
		c.Part("grips", c.Line("M153 48.5L137 55", g.DD, 10), c.Line("M152.5 47.5L136.8 54", g.M, 7.8), c.Line("M151 45.8L137.5 51.3", g.LL, 2).Opacity(.8))
		c.Part("lamp", c.Line("M183 108h12", m.DD, 4), c.Form("194,101! 207,97 210,107 206,117 194,113!", kit.Lin(192, 97, 208, 117, m.LL, m.M, m.DD)), c.Ellipse(208, 107, 3.4, 9.2, kit.Lin(206, 98, 210, 116, kit.White, kit.Hex("#fff1a8"), kit.Hex("#f4c95a"))))
		c.On(kit.Back)
		c.Part("basket", c.Form("M184 54H240L238 66H186Z", kit.Lin(0, 54, 0, 66, k.DDD, k.DD)))
		c.On(kit.Fore)
		var weave []kit.Node
		for row := range 5 {
			for i := range 10 {
				t := k.L
				if i%2 == row%2 {
					t = k.DD
				}
				weave = append(weave, c.Rect(182+6.2*float64(i)-3*float64(row%2), 59+6.4*float64(row), 5.4, 5.2, 2, t).Opacity(.5))
			}
		}
		if l := c.Tones("flowers"); c.State("with flowers") {
			basketFlowers(c, l)
		}
		c.Part("basket", gloss.Tube(c, "M178 92L190 80", 4, m), c.Form("M182 56H242L234 88Q233 92 228 92H196Q191 92 190 88Z", kit.Lin(184, 56, 240, 92, k.LL, k.L, k.M, k.DD), kit.Of(weave...), gloss.Dim(c, 3, .45, "M178 50H246V64H178Z", k)), c.Rect(179, 51.5, 66, 8, 4, kit.Lin(179, 0, 245, 0, k.L, k.LL, k.M, k.DD)), c.Line("M184 54H238", kit.White, 1.3).Opacity(.5))
		c.On(kit.Body)
		c.Part("bell", c.Ellipse(166, 47, 5.5, 4.5, kit.Rad(164, 45, 7, m.LL, m.L, m.DD)))
		c.Anchor("seat", 88, 62)
		c.Anchor("handNear", 146, 51)
		c.Anchor("handFar", 150, 48)
		c.Anchor("footNear", 136, 200)
		c.Anchor("footFar", 112, 150)
		c.AnchorBox("inside", 212, 74, 52, 36, 0)
		c.Anchor("ground", 128, 224)
	},
}

// basketFlowers fill the basket on the handlebar: three kinds between leaves.
func basketFlowers(c *kit.Canvas, l kit.Tones) {
	green := kit.TonesOf(kit.Hex("#5aa545"))
	for i := range 9 {
		x, turn := 184+6.6*float64(i), -50+12.5*float64(i)
		c.Part("flowers", c.Form("M0 0C-7 -8 -6 -20 0 -27C6 -20 7 -8 0 0Z", kit.Lin(-6, -24, 6, 0, green.LL, green.M, green.DD)).Rotate(turn, 0, 0).Move(x, 58))
	}
	bloom := func(x, y, r float64, t kit.Tones) kit.Node {
		return kit.Of(c.Around(6, x, y, c.Form(kit.Oval(x, y-r*.72, r*.5, r*.55), kit.Rad(x, y-r, r*1.2, t.LL, t.M, t.D))), c.Circle(x, y, r*.42, kit.Rad(x-r*.1, y-r*.1, r*.5, kit.Hex("#ffe69a"), kit.Hex("#f2b32e"))))
	}
	white, gold := kit.TonesOf(kit.Hex("#fff6ee")), kit.TonesOf(kit.Hex("#ffc83d"))
	c.Part("flowers", bloom(198, 36, 9, white), bloom(226, 34, 10, gold), bloom(212, 26, 11, l), bloom(188, 47, 10, l), bloom(238, 46, 10, l), bloom(213, 46, 11, white), bloom(201, 50, 8, gold), bloom(226, 49, 9, l))
}
