package food

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
)

var sardineCan = kit.Piece{
	Name: "sardine-can", Cm: 12,
	States:  "open; empty -sardines",
	Palette: "can #cdd5dd metal tin; label #e2493f; sardines #9fb3c8 fish; oil #e9c04f",
	Draw: func(c *kit.Canvas) {
		m, l, f, o := c.Tones("can"), c.Tones("label"), c.Tones("sardines"), c.Tones("oil")
		c.Part("label", c.Form("M14 146V196Q14 232 60 232H196Q242 232 242 196V146Z", kit.Lin(14, 0, 242, 0, kit.At(0, l.M), kit.At(.2, l.LL), kit.At(.6, l.M), kit.At(1, l.DD)), c.Path("M14 200H242V210H14Z", kit.Hex("#fff3d6")), c.Path("M14 162H242V167H14Z", kit.Hex("#fff3d6")),
			c.Path("M92 184Q116 166 150 182L166 172V196L150 186Q116 202 92 184Z", kit.Hex("#fff3d6")), c.Circle(106, 182, 2.6, l.DD)))
		c.Part("can", c.Rect(10, 96, 236, 100, 50, kit.Lin(10, 96, 246, 196, m.LL, m.M, m.DD)), c.Rect(19, 104, 218, 84, 42, kit.Lin(19, 104, 237, 188, m.DDD, m.D, m.L)))
		c.Part("oil", c.Rect(24, 110, 208, 74, 37, kit.Lin(24, 110, 232, 184, o.D, o.M, o.LL)))
		var fish []kit.Node
		for i := range 4 {
			y := 122 + 16*float64(i)
			in := []float64{10, 2, 2, 10}[i]
			x0, x1 := 34+in, 222-in
			if i%2 == 1 {
				x0, x1 = x1, x0
			}
			d := fmt.Sprintf("M%g %gQ%g %g %g %gQ%g %g %g %gZ", x0, y, (x0+x1)/2, y-17, x1, y-1, (x0+x1)/2, y+16, x0, y)
			dir := (x1 - x0) / abs1(x1-x0)
			fish = append(fish, c.Path(d, f.DDD).Move(0, 2).Opacity(.5), c.Form(d, kit.Lin(0, y-9, 0, y+9, f.DD, f.M, f.LL, kit.White), c.Line(fmt.Sprintf("M%g %gQ%g %g %g %g", x0, y-2, (x0+x1)/2, y-9, x1, y-2), f.DDD, 2.5).Opacity(.6)),
				c.Circle(x0+dir*17, y-1.5, 3.6, kit.White), c.Circle(x0+dir*17, y-1.5, 2, kit.Hex("#222a33")), c.Line(fmt.Sprintf("M%g %gq%g 5 0 9", x0+dir*29, y-5, dir*4), f.DD, 1.8), c.Path(fmt.Sprintf("M%g %gl%g -8q%g 8 0 15z", x1-dir*4, y-1, dir*13, -dir*5), f.D))
		}
		c.Part("sardines", fish...)
		c.Part("oil", c.Path("M40 128Q52 114 80 112Q56 120 46 136Z", kit.White).Opacity(.6))
		// the lid is rolled up on its key
		c.Part("lid", c.Form("M30 98Q24 60 40 52H216Q232 60 226 98Q128 86 30 98Z", kit.Lin(0, 52, 0, 98, m.L, kit.White, m.M, m.D)), c.Rect(30, 38, 196, 32, 16, kit.Lin(0, 38, 0, 70, m.LL, m.L, m.D, m.DDD)), c.Ellipse(222, 54, 9, 15, kit.Lin(214, 40, 230, 68, m.DD, m.L)), c.Path("M222 46a5 8 0 1 1 -2 14", kit.None).Stroke(m.DDD, 2), c.Rect(44, 43, 150, 5, 2.5, kit.White).Opacity(.75))
		c.Part("key", c.Line("M226 54H244", m.DDD, 6), c.Line("M226 54H244", m.M, 3.5), c.Path("M244 42a11 12 0 1 1 -1 24z", kit.None).Stroke(m.DDD, 6.5), c.Path("M244 42a11 12 0 1 1 -1 24z", kit.None).Stroke(m.L, 3.5))
		c.Anchor("ground", 128, 232)
	},
}

func abs1(v float64) float64 { return max(v, -v) }
