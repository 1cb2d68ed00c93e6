package linen

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// beachTowel lies on the ground, longer than wide, with stripes along it and fringes at both ends.
var beachTowel = kit.Piece{
	Name: "beach-towel", Cm: 180,
	Palette: "towel #2fa3d8 blue cloth; stripes #fff6e6 white; second #ffcf4a <stripes yellow; fringe #f3e6cf <stripes",
	Draw: func(c *kit.Canvas) {
		t, s, e, f := c.Tones("towel"), c.Tones("stripes"), c.Tones("second"), c.Tones("fringe")
		at := func(u, v float64) (x, y float64) { // u along and v toward the viewer, from 0 to 1
			return 128 + (2*u-1)*(104+18*v), 112 + 62*v + 1.6*ripple(u*11) + 1.2*ripple(u*5+v*4)
		}
		strip := func(v0, v1 float64) string {
			d := ""
			for i := range 25 {
				x, y := at(float64(i)/24, v0)
				d += sheen.D("%s%.1f %.1f", []string{"M", "L"}[min(i, 1)], x, y)
			}
			for i := 24; i >= 0; i-- {
				x, y := at(float64(i)/24, v1)
				d += sheen.D("L%.1f %.1f", x, y)
			}
			return d + "Z"
		}
		for _, u := range []float64{0, 1} {
			for i := range 16 {
				x, y := at(u, (float64(i)+.5)/16)
				c.Part("fringe", c.Line(sheen.D("M%.1f %.1fl%.1f 2", x, y, (2*u-1)*7), f.D, 2.6), c.Line(sheen.D("M%.1f %.1fl%.1f 1.600", x, y-.5, (2*u-1)*6.5), f.LL, 1.5))
			}
		}
		whole := strip(0, 1)
		c.Part("towel", c.Path(whole, t.DDD).Move(0, 4), c.Form(whole, kit.Lin(20, 100, 236, 190, t.L, t.M, t.D)))
		for i, v := range []float64{.1, .3, .62, .82} {
			part, tone := "stripes", s
			if i == 1 || i == 2 {
				part, tone = "second", e
			}
			c.Part(part, c.Path(strip(v, v+.09), kit.Lin(20, 0, 236, 0, tone.L, tone.M, tone.D)))
		}
		var folds []kit.Node
		for i := range 7 {
			u := .07 + float64(i)*.145
			x0, y0 := at(u, 0)
			x1, y1 := at(u, 1)
			folds = append(folds, c.Line(sheen.D("M%.1f %.1fL%.1f %.1f", x0, y0, x1, y1), t.DDD, 7))
		}
		c.Part("towel", c.Clip(whole, c.Blur(5, folds...).Opacity(.22), c.Line(strip(0, .03), t.LL, 2).Opacity(.6)))
		c.Anchor("ground", 128, 178)
		c.AnchorBox("surface", 128, 146, 196, 0, 0)
	},
}
