package headwear

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
)

var masqueradeMask = kit.Piece{
	Name: "masquerade-mask", Cm: 26,
	Palette: "mask #7a3fb0 velvet; trim #f4bf48 gold; feathers #1fa39a plumes; gems #ec4a86 jewels",
	Draw: func(c *kit.Canvas) {
		m, g, f, j := c.Tones("mask"), c.Tones("trim"), c.Tones("feathers"), c.Tones("gems")
		plume := func(x, y, l, w, turn float64, t kit.Tones) kit.Node {
			var barbs []kit.Node
			for i := range 9 {
				v := .18 + float64(i)*.085
				barbs = append(barbs, c.Line(fmt.Sprintf("M%g %gL%g %gM%g %gL%g %g", x, y-l*v, x-w, y-l*(v+.16), x, y-l*v, x+w, y-l*(v+.16)), t.DD, 1.2).Opacity(.5))
			}
			return kit.Of(c.Form(fmt.Sprintf("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x, y, x-w*1.3, y-l*.35, x-w*1.2, y-l*.9, x+w*.2, y-l, x+w*1.1, y-l*.85, x+w*1.2, y-l*.35, x, y), kit.Lin(x-w, y-l*.6, x+w, y-l*.4, t.LL, t.L, t.M, t.DD),
				kit.Of(barbs...), c.Blur(3, c.Ellipse(x, y-l*.2, w, l*.2, t.DDD).Opacity(.5))), c.Line(fmt.Sprintf("M%g %gQ%g %g %g %g", x, y, x-w*.1, y-l*.5, x+w*.15, y-l*.92), t.LL, 2)).Rotate(turn, x, y)
		}
		c.Part("feathers", plume(128, 116, 92, 19, -46, f), plume(128, 116, 92, 19, 46, f), plume(128, 114, 100, 20, -23, j), plume(128, 114, 100, 20, 23, j), plume(128, 112, 108, 21, 0, f))
		const outer = "M128 104C148 92 190 76 226 80Q250 82 246 106C242 150 218 190 180 194C154 196 140 176 128 158C116 176 102 196 76 194C38 190 14 150 10 106Q6 82 30 80C66 76 108 92 128 104Z"
		const holes = "M50 138Q70 110 108 140Q92 166 72 162Q56 156 50 138ZM206 138Q200 156 184 162Q164 166 148 140Q186 110 206 138Z"
		curl := kit.Of(c.Line("M34 104C30 124 48 124 46 112M60 100C70 92 84 96 92 106M40 148C44 166 58 178 74 178C86 178 94 170 92 164M26 112Q28 134 36 150", g.DDD, 4).Move(.5, 1).Opacity(.5), c.Line("M34 104C30 124 48 124 46 112M60 100C70 92 84 96 92 106M40 148C44 166 58 178 74 178C86 178 94 170 92 164M26 112Q28 134 36 150", kit.Lin(20, 90, 100, 180, g.LL, g.M, g.D), 2.8))
		c.Part("mask", c.Form(outer+holes, kit.Lin(30, 80, 210, 200, kit.At(0, m.LL), kit.At(.25, m.L), kit.At(.55, m.M), kit.At(1, m.DD)),
			c.Blur(8, c.Path("M256 90C250 170 210 210 150 200L128 168Q180 190 220 100Z", m.DDD).Opacity(.5)), c.Blur(5, c.Path("M128 104L116 160L128 170L150 160Z", m.DDD).Opacity(.4)), c.Blur(4, c.Ellipse(78, 138, 36, 30, m.DDD).Opacity(.35)), c.Blur(4, c.Ellipse(178, 138, 36, 30, m.DDD).Opacity(.35)),
			c.Path("M18 104Q16 88 34 87C64 84 96 94 120 108Q70 92 36 100Q24 104 24 124Q19 116 18 104Z", kit.White).Opacity(.3)))
		rope := func(d string) kit.Node {
			return kit.Of(c.Path(d, kit.None).Stroke(g.DDD, 6), c.Path(d, kit.None).Stroke(kit.Lin(20, 80, 230, 200, g.L, g.LL, g.M, g.D, g.L, g.DD), 4.6), c.Path(d, kit.None).Stroke(g.DD, 4.6).Dash(1.5, 5).Butt().Opacity(.5))
		}
		c.Part("trim", rope(outer), rope("M50 138Q70 110 108 140Q92 166 72 162Q56 156 50 138Z"), rope("M206 138Q200 156 184 162Q164 166 148 140Q186 110 206 138Z"), curl, curl.Mirror(128))
		var small []kit.Node
		for i := range 4 {
			a := float64(i)*26 + 12
			s, k := math.Sincos(a * math.Pi / 180)
			small = append(small, fabric.Ball(c, 128-30*k, 112-24*s, 3, g), fabric.Ball(c, 128+30*k, 112-24*s, 3, g))
		}
		c.Part("gems", kit.Of(small...), fabric.Gem(c, 128, 110, 12, 15, j, g), fabric.Gem(c, 228, 100, 5, 5, f, g), fabric.Gem(c, 28, 100, 5, 5, f, g), fabric.Gem(c, 128, 142, 4.5, 6, f, g))
		c.AnchorBox("fit", 128, 138, 190, 70, 0)
		c.AnchorBox("grip", 236, 130, 0, 0, 0)
	},
}
