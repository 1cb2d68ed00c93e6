package headwear

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
)

var tiara = kit.Piece{
	Name: "tiara", Cm: 17,
	Palette: "band #cfd7e6 silver metal; jewels #ef5597 gems stones; diamonds #c9ecff crystals",
	Draw: func(c *kit.Canvas) {
		m, j, d := c.Tones("band"), c.Tones("jewels"), c.Tones("diamonds")
		wire := func(p string, w float64) kit.Node {
			return kit.Of(c.Line(p, m.DDD, w+2.2).Move(.3, .7), c.Line(p, kit.Lin(20, 60, 236, 200, m.L, m.M, m.LL, m.M, m.D, m.L, m.D), w), c.Line(p, kit.White, w*.3).Move(-w*.18, -w*.12).Opacity(.95))
		}
		base := func(x float64) float64 { u := (x - 128) / 116; return 212 - 16*u*u }
		arch := func(x, w, h, lean float64) kit.Node {
			y, top := base(x), x+lean
			outer := fmt.Sprintf("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %g", x-w/2, y, x-w/2-2, y-h*.52, top-w*.06, y-h*.74, top, y-h, top+w*.06, y-h*.74, x+w/2+2, y-h*.52, x+w/2, y)
			k := .5
			inner := fmt.Sprintf("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %g", x-w*k/2, y, x-w*k/2-1, y-h*.34, top-w*.04, y-h*.44, x+lean*.6, y-h*.6, top+w*.04, y-h*.44, x+w*k/2+1, y-h*.34, x+w*k/2, y)
			return kit.Of(wire(inner, 3.4), wire(outer, 5.5))
		}
		var sides []kit.Node
		for _, a := range [][4]float64{{226, 28, 58, 9}, {202, 36, 86, 9}, {170, 46, 118, 7}} {
			one := kit.Of(arch(a[0], a[1], a[2], a[3]),
				c.Named("diamonds", fabric.Gem(c, a[0]+a[3], base(a[0])-a[2]-4, 4+a[2]*.02, 5.5+a[2]*.022, d, m)),
				c.Named("jewels", fabric.Gem(c, a[0]+a[3]*.3, base(a[0])-a[2]*.36, 2.2+a[2]*.032, 3+a[2]*.045, j, m)))
			sides = append(sides, one.Mirror(128), one)
		}
		c.Part("arches", kit.Of(sides...), arch(128, 58, 150, 0))
		c.Part("jewels", fabric.Gem(c, 128, 50, 11, 14, j, m), fabric.Gem(c, 128, 150, 12.5, 17, j, m))
		c.Part("diamonds", fabric.Gem(c, 128, 104, 6, 8, d, m), fabric.Ball(c, 128, 30, 5, m))
		c.Part("band", c.Form("M10 196Q128 226 246 196Q249 196 249 201L246 214Q245 218 240 219Q128 246 16 219Q11 218 10 214L7 201Q7 196 10 196Z", kit.Lin(10, 0, 246, 0, m.D, m.M, m.LL, m.M, m.D, m.L, m.DD), c.Blur(3, c.Path("M6 214Q128 242 250 214V244H6Z", m.DDD).Opacity(.75))),
			c.Line("M10 198.5Q128 228.5 246 198.5", kit.White, 1.8).Opacity(.9))
		var stones []kit.Node
		for i := range 17 {
			u := (float64(i) - 8) / 8.4
			x, y := 128+114*u, 222.5-13.5*math.Pow(u, 2)
			stones = append(stones, c.Circle(x, y, 5.2, m.DDD).Opacity(.75), c.Form(kit.Oval(x, y, 4.4, 4.4), kit.Lin(x-4, y-4, x+4, y+4, kit.White, d.M, d.DD), c.Path(fmt.Sprintf("M%g %gl3 3l-3 3l-3 -3z", x-.3, y-2.8), kit.White).Opacity(.85)))
		}
		c.Part("diamonds", stones...)
		c.AnchorBox("fit", 128, 214, 220, 0, 0)
		c.Anchor("ground", 128, 233)
	},
}
