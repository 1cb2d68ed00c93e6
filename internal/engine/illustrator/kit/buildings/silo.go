package buildings

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var silo = kit.Piece{
	Name: "silo", Cm: 2000, Palette: "walls #c3ccd6 metal gray; roof #d2453c red dome; bands #8f9aa8; ladder #6b7482; door #7a4f34 wood; grass #5aa845; grain #e9b84a wheat",
	Draw: func(c *kit.Canvas) {
		w, r, b, l, d, g, y := c.Tones("walls"), c.Tones("roof"), c.Tones("bands"), c.Tones("ladder"), c.Tones("door"), c.Tones("grass"), c.Tones("grain")
		tower := func(x0, x1, top float64, dome kit.Tones) {
			mid := (x0 + x1) / 2
			h := (x1 - x0) * .42
			c.Part("walls", c.Form(sheen.D("M%g %gH%gV244Q%g 256 %g 244Z", x0, top, x1, mid, x0), gloss.Column(w, x0, x1), sheen.Each(int((x1-x0)/9), func(i int) kit.Node {
				return c.Line(sheen.D("M%g %gV250", x0+4+9*float64(i), top), w.DD, 1.200).Opacity(.35)
			}), gloss.Dim(c, 5, .5, sheen.D("M%g %gH%gV%gH%gZ", x0, top-6, x1, top+10, x0), w)))
			for q := range int((240 - top) / 26) {
				yy := top + 18 + 26*float64(q)
				c.Part("bands", c.Line(sheen.D("M%g %gQ%g %g %g %g", x0, yy, mid, yy+9, x1, yy), b.DD, 4), c.Line(sheen.D("M%g %gQ%g %g %g %g", x0, yy-.6, mid, yy+8.400, x1, yy-.6), b.LL, 1.600))
			}
			cap := sheen.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gQ%g %g %g %gZ", x0-5, top+2, x0, top-h*.7, mid-14, top-h, mid, top-h, mid+14, top-h, x1, top-h*.7, x1+5, top+2, mid, top+14, x0-5, top+2)
			c.Part("roof", c.Path(cap, dome.DDD).Move(0, 2), sheen.Body(c, cap, dome, 9, c.Line(sheen.D("M%g %gQ%g %g %g %gM%g %gQ%g %g %g %gM%g %gV%g", mid, top-h, x0+14, top-h*.5, x0+18, top+6, mid, top-h, x1-14, top-h*.5, x1-18, top+6, mid, top-h, top+8), dome.DD, 2).Opacity(.6)), sheen.Body(c, kit.RoundRect(mid-7, top-h-8, 14, 12, 3), dome, 3))
		}
		tower(146, 226, 104, r)
		tower(40, 150, 62, r)
		c.Part("ladder", c.Line("M118 66V246M136 64V246", l.DDD, 3.600), c.Line("M117.500 66V246M135.500 64V246", l.LL, 1.400), sheen.Each(18, func(i int) kit.Node { return c.Line(sheen.D("M118 %gH136", 74+9.600*float64(i)), l.D, 2.600) }))
		c.Part("door", sheen.Body(c, kit.RoundRect(62, 196, 38, 50, 4), d, 5, c.Line("M62 221H100M81 196V246M64 198L98 220M98 198L64 220", d.DDD, 2).Opacity(.6)), sheen.Body(c, "M176 214H200L206 232H170Z", d, 4))
		c.Part("grass", lawn(c, 12, 246, 240, 14, g), bush(c, 34, 246, 10, g), bush(c, 232, 246, 10, g))
		c.Part("grain", c.Form("M150 250Q168 222 188 228Q212 222 226 250Z", kit.Lin(150, 222, 226, 250, y.LL, y.M, y.D), sheen.Each(20, func(i int) kit.Node {
			x, yy := 160+58*c.Rand().Float64(), 234+14*c.Rand().Float64()
			return c.Ellipse(x, yy, 2.600, 1.500, []kit.Color{y.DD, y.LL}[i%2]).Rotate(float64(i*40), x, yy)
		})))
		c.Anchor("ground", 128, 254)
	},
}
