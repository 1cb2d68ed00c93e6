package yard

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// beachUmbrella is a striped canopy that leans on a pole stuck in sand.
var beachUmbrella = kit.Piece{
	Name: "beach-umbrella", Cm: 210,
	Palette: "canopy #f2545b red; stripes #fff6e8 white <canopy; pole #f3efe6 white metal; sand #f2d59b",
	Draw: func(c *kit.Canvas) {
		a, s, p, g := c.Tones("canopy"), c.Tones("stripes"), c.Tones("pole"), c.Tones("sand")
		c.Part("sand", sheen.Body(c, "M60 250Q84 224 128 222Q174 222 198 250Q130 258 60 250Z", g, 8, sheen.Each(30, func(i int) kit.Node {
			return c.Circle(70+float64(i*37%118), 232+float64(i*13%18), 1.1, g.DD).Opacity(.6)
		})))
		lean := func(n ...kit.Node) kit.Node { return kit.Of(n...).Rotate(14, 128, 236) }
		c.Part("pole", lean(c.Rect(124, 40, 8, 196, 3, kit.Lin(124, 0, 132, 0, p.LL, p.M, p.DD))))
		const top, half, low = 26.0, 118.0, 116.0
		edge := func(i float64) (x, y float64) { // along the rim, -4 … 4
			u := i / 4
			return 128 + half*math.Sin(u*math.Pi/2), low - 16*math.Cos(u*math.Pi/2)*-1 + 6
		}
		for i := -4; i < 4; i++ {
			t := []kit.Tones{a, s}[(i+4)%2]
			x0, y0 := edge(float64(i))
			x1, y1 := edge(float64(i + 1))
			bend := func(x float64) float64 { return 128 + (x-128)*1.02 }
			shadeOf := float64(i+4) / 7
			fill := kit.Lin(x0, top, x1, low, []kit.Color{t.LL, t.L}[min(1, int(shadeOf*2))], t.M, t.D)
			part := "canopy"
			if (i+4)%2 == 1 {
				part = "stripes"
			}
			d := sheen.D("M128 %gC%g %g %g %g %g %gQ%g %g %g %gC%g %g %g %g 128 %gZ", top, 128+(x0-128)*.62, top+4, bend(x0), top+46, x0, y0, (x0+x1)/2, math.Max(y0, y1)+9, x1, y1, bend(x1), top+46, 128+(x1-128)*.62, top+4, top)
			c.Part(part, lean(c.Form(d, fill)))
		}
		c.Part("canopy", lean(c.Blur(7, c.Path(sheen.D("M200 60Q246 90 246 128L190 128Q214 92 168 40Z"), a.DDD)).Opacity(.28), c.Path("M44 84Q66 48 108 36Q76 56 60 92Z", kit.White).Opacity(.3), c.Circle(128, 25, 6, kit.Rad(126, 23, 8, p.LL, p.M, p.DD))))
		c.Anchor("ground", 128, 250)
	},
}
