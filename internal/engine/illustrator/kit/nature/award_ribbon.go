package nature

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
)

var awardRibbon = kit.Piece{
	Name: "award-ribbon", Cm: 18,
	Palette: "rosette #2f6fdc ribbon; tails #2f6fdc <rosette; trim #f4c145 gold; center #fff6dd; number #2f6fdc <rosette",
	Draw: func(c *kit.Canvas) {
		r, t, g, k, n := c.Tones("rosette"), c.Tones("tails"), c.Tones("trim"), c.Tones("center"), c.Tones("number")
		tail := func(turn float64) kit.Node {
			o := "M-25 0H25V140L0 122L-25 140Z"
			return c.Form(o, kit.Lin(-25, 0, 25, 140, t.L, t.M, t.D), c.Rect(-19, 0, 6, 150, 0, kit.Lin(-19, 0, -13, 0, g.LL, g.D)), c.Rect(13, 0, 6, 150, 0, kit.Lin(13, 0, 19, 0, g.L, g.DD)), c.Blur(7, c.Rect(-30, 0, 60, 62, 0, t.DDD).Opacity(.6)), c.Blur(4, c.Rect(-7, 40, 8, 100, 4, kit.White).Opacity(.3)), c.Path(o, kit.None).Stroke(t.LL, 2).Opacity(.45)).Rotate(turn, 0, 0).Move(128, 112)
		}
		c.Part("tails", tail(20), tail(-20))
		pleats := func(n int, r1, r2, wave float64, t kit.Tones, start float64) kit.Node {
			var all []kit.Node
			for i := range n {
				a := start + 360*float64(i)/float64(n)
				w := 2 * r2 * math.Sin(math.Pi/float64(n)) * 1.12
				m := t.M.Shade(.75 * lit(a))
				o := sf("M%g %gL%g %gQ%g %g 0 %gQ%g %g %g %gL%g %gZ", -w*.32, -r1, -w/2, -r2+wave, -w*.42, -r2-wave*.4, -r2-wave*.4, w*.42, -r2-wave*.4, w/2, -r2+wave, w*.32, -r1)
				all = append(all, c.Form(o, kit.Lin(-w/2, 0, w/2, 0, m.Shade(1), m, m.Shade(-1.7)), c.Line(sf("M%g %gV%g", w*.36, -r1, -r2), m.Shade(-2.6), 1.6).Opacity(.6), c.Path(o, kit.None).Stroke(m.Shade(1.6), 1.4).Opacity(.5)).Rotate(a, 0, 0).Move(128, 98))
			}
			return kit.Of(all...)
		}
		c.Part("rosette", pleats(26, 50, 91, 6, r, 0), c.Blur(5, c.Circle(131, 102, 74, r.DDD).Opacity(.5)), pleats(24, 44, 72, 4, kit.TonesOf(r.M.Shade(.45)), 7), c.Blur(4, c.Circle(130, 101, 56, r.DDD).Opacity(.55)))
		var beads []kit.Node
		for i := range 30 {
			x, y := polar(128, 98, 50, float64(i)*12)
			beads = append(beads, c.Circle(x+.5, y+.7, 3.4, g.DD), c.Circle(x, y, 3, kit.Rad(x-1, y-1, 4, g.LL, g.M)))
		}
		c.Part("trim", c.Circle(128, 98, 55, kit.Lin(88, 58, 168, 138, g.LL, g.M, g.D, g.DD)), c.Circle(128, 98, 47, kit.Lin(168, 138, 88, 58, g.L, g.M, g.DD)), kit.Of(beads...))
		c.Part("center", c.Form(kit.Oval(128, 98, 44, 44), kit.Rad(112, 78, 78, kit.White, k.M, k.D), c.Blur(5, c.Path("M172 98A44 44 0 0 1 100 132A56 56 0 0 0 164 84Z", k.DDD).Opacity(.35)), c.Circle(128, 98, 39, kit.None).Stroke(g.M, 1.8)))
		one := "M114 78L132 66H140V122H150V132H114V122H126V84L114 90Z"
		c.Part("number", c.Path(one, n.DDD).Opacity(.3).Move(1.6, 2.4), c.Form(one, kit.Lin(114, 66, 150, 132, n.L, n.M, n.DD), c.Path(one, kit.None).Stroke(n.LL, 1.6).Opacity(.5)))
		c.AnchorBox("print", 128, 98, 62, 62, 0)
		c.Anchor("tie", 128, 10)
	},
}
