package science

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
)

var saturn = kit.Piece{
	Name: "saturn", Cm: 12000000000,
	Palette: "sphere #f2b65a planet; rings #e6bd8d ring; bands #d98a3f stripes",
	Draw: func(c *kit.Canvas) {
		s, r, b := c.Tones("sphere"), c.Tones("rings"), c.Tones("bands")
		const turn, flat = -20.0, .27
		// annulus is half of a flat ring between two radii; sweep 1 is the far half.
		annulus := func(r1, r2 float64, sweep int, fill kit.Paint) kit.Node {
			return c.Path(fmt.Sprintf("M%g 0A%g %g 0 0 %d %g 0L%g 0A%g %g 0 0 %d %g 0Z", -r1, r1, r1*flat, sweep, r1, r2, r2, r2*flat, 1-sweep, -r2), fill)
		}
		ring := func(sweep int, dark bool) kit.Node {
			g := func(a, b, d kit.Color) kit.Paint { return kit.Lin(-140, 0, 140, 0, a, b, d) }
			if dark {
				g = func(a, b, d kit.Color) kit.Paint {
					return kit.Lin(-140, 0, 140, 0, kit.At(0, a), kit.At(.18, b), kit.At(.5, d), kit.At(1, d))
				}
			}
			return kit.Of(annulus(141, 85, sweep, g(r.M, r.D, r.DD)), annulus(140, 133, sweep, g(r.L, r.M, r.D)), annulus(131.5, 111, sweep, g(r.LL, r.L, r.D)), annulus(107, 93, sweep, g(r.L, r.M, r.DD)),
				annulus(123, 121, sweep, r.D.Alpha(.6)), annulus(116.5, 115, sweep, r.D.Alpha(.5)), annulus(100, 98.5, sweep, r.DD.Alpha(.5))).Rotate(turn, 0, 0).Move(128, 128)
		}
		c.Part("rings", ring(1, true))
		c.Part("sphere", c.Form(kit.Oval(128, 128, 76, 76), kit.Lin(76, 66, 184, 194, kit.At(0, s.LL), kit.At(.35, s.L), kit.At(.7, s.M), kit.At(1, s.DD)),
			c.Named("bands", kit.Of(c.Path("M40 68Q128 86 216 68V78Q128 98 40 78Z", b.L).Opacity(.6), c.Path("M40 94Q128 114 216 94V110Q128 132 40 110Z", b.M).Opacity(.55), c.Path("M40 122Q128 144 216 122V128Q128 150 40 128Z", s.LL).Opacity(.8), c.Path("M40 142Q128 164 216 142V156Q128 178 40 156Z", b.M).Opacity(.6), c.Path("M40 170Q128 190 216 170V176Q128 196 40 176Z", b.D).Opacity(.5), c.Path("M60 44Q128 60 196 44V54Q128 70 60 54Z", b.L).Opacity(.5)).Rotate(turn, 128, 128)),
			c.Blur(5, c.Clip("M-140 6H140V70H-140Z", annulus(128, 90, 0, s.DDD).Move(4, 14)).Rotate(turn, 0, 0).Move(128, 128).Opacity(.6)), sphereShade(c, 128, 128, 76, s)), c.Line("M192 162A72 72 0 0 1 154 194", s.LL, 2.2).Opacity(.6))
		c.Part("rings", ring(0, false),
			c.Line("M-139 3A139 37 0 0 0 -30 36", kit.White, 2).Opacity(.75).Rotate(turn, 0, 0).Move(128, 128))
	},
}
