package boats

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var cruiseShip = kit.Piece{
	Name: "cruise-ship", Cm: 30000, Facing: kit.Right,
	Palette: "hull #2c5fa8; decks #eef2f8; funnel #f2594a chimney; windows #6fbfe8 glass; stripe #f2594a <funnel; lifeboats #f7a53a",
	Draw: func(c *kit.Canvas) {
		h, d, f, w, s, y := c.Tones("hull"), c.Tones("decks"), c.Tones("funnel"), c.Tones("windows"), c.Tones("stripe"), c.Tones("lifeboats")
		dark := kit.TonesOf(kit.Hex("#8a94a1"))
		funnel := func(x float64) kit.Node {
			return kit.Of(c.Form(fmt.Sprintf("M%g 74L%g 30H%gL%g 74Z", x, x-8, x+20, x+30), kit.Lin(x-8, 0, x+30, 0, f.D, f.L, f.M, f.DD), c.Path(fmt.Sprintf("M%g 40H%gV48H%gZ", x-20, x+40, x-20), kit.White).Opacity(.95), c.Path(fmt.Sprintf("M%g 26H%gV36H%gZ", x-20, x+40, x-20), h.DDD).Opacity(.9), gloss.Dim(c, 3, .4, fmt.Sprintf("M%g 66H%gV80H%gZ", x-6, x+34, x-6), f)), c.Ellipse(x+6, 30, 14, 2.6, kit.Hex("#2c3040")))
		}
		c.Part("mast", gloss.Tube(c, "M184 74V44M176 54H192", 3, dark), c.Circle(184, 43, 3, f.M))
		c.Part("funnel", funnel(66), funnel(116))
		deck := func(x0, x1, y0, hgt float64) kit.Node {
			return c.Form(fmt.Sprintf("M%g %gQ%g %g %g %gH%gQ%g %g %g %gL%g %gH%gZ", x0, y0+8, x0, y0, x0+8, y0, x1-10, x1-3, y0, x1, y0+7, x1+6, y0+hgt, x0), kit.Lin(0, y0, 0, y0+hgt, kit.At(0, d.LL), kit.At(.4, d.M), kit.At(1, d.DDD)))
		}
		panes := func(x0, y0 float64, n int, step, wd, hg float64) kit.Node {
			var all []kit.Node
			for i := range n {
				x := x0 + step*float64(i)
				all = append(all, c.Rect(x, y0, wd, hg, 2, kit.Lin(x, y0, x+wd, y0+hg, w.DD, w.M, w.L)), c.Rect(x+1, y0+1, wd*.35, hg*.4, .8, kit.White).Opacity(.7))
			}
			return kit.Of(all...)
		}
		c.Part("decks", deck(52, 196, 72, 24), c.Rect(50, 93, 154, 3.5, 1.7, dark.L), deck(38, 208, 96, 24), c.Rect(35, 117, 182, 3.5, 1.7, dark.L), deck(24, 220, 120, 34), gloss.Dim(c, 3, .35, "M24 120H226V125H24Z", d), gloss.Dim(c, 3, .3, "M38 96H214V100H38Z", d))
		c.Part("windows", panes(62, 79, 10, 12.5, 8, 9), c.Path("M188 78H193Q196 78 197.5 81L201 90H188Z", w.D), panes(46, 103, 12, 12.5, 8, 9), c.Path("M199 102H204Q207 102 208 105L211 114H199Z", w.D), panes(34, 139, 13, 13, 9, 6.5))
		for i := range 5 {
			x := 44 + 34*float64(i)
			c.Part("lifeboats", c.Path(fmt.Sprintf("M%g 125H%gQ%g 135 %g 135H%gQ%g 135 %g 125Z", x, x+24, x+22, x+17, x+7, x+2, x), y.DDD).Opacity(.3).Move(0, 2), c.Form(fmt.Sprintf("M%g 125H%gQ%g 135 %g 135H%gQ%g 135 %g 125Z", x, x+24, x+22, x+17, x+7, x+2, x), gloss.Sheen(y, x, 122, x+20, 138)), c.Rect(x+3, 122, 18, 4, 2, kit.White), c.Line(fmt.Sprintf("M%g 129H%g", x+2, x+22), y.DDD, 1).Opacity(.5))
		}
		const hull = "M6 150Q6 146 11 146Q140 156 246 138Q252 137 250 143C242 178 226 208 206 212H34C20 210 10 182 6 156Z"
		c.Part("hull", c.Form(hull, kit.Lin(70, 144, 90, 218, kit.At(0, h.L), kit.At(.35, h.M), kit.At(1, h.DD)), c.Named("stripe", c.Path("M0 196H256V230H0Z", kit.Lin(20, 196, 220, 200, s.M, s.D, s.DD)), c.Rect(0, 193, 256, 4, 0, kit.White).Opacity(.95)),
			c.Path("M0 152Q140 166 256 146V152Q140 171 0 158Z", kit.White).Opacity(.95), gloss.Dim(c, 9, .55, "M170 216Q232 190 252 136L270 230H170Z", h), gloss.Glint(c, "M10 150Q130 159 190 150Q120 163 12 155Z", .5)))
		var ports []kit.Node
		for i := range 14 {
			x, y := 26+14*float64(i), 178-.002*float64((i-5)*(i-5))*14
			ports = append(ports, c.Circle(x, y, 4, h.DDD), c.Circle(x, y, 3, kit.Lin(x-3, y-3, x+3, y+3, w.M, w.LL)))
		}
		c.Part("windows", ports...)
		c.Part("anchor", c.Line("M222 164V176M216 171Q218 179 222 178Q226 179 228 171", d.M, 2.4))
		c.AnchorBox("print", 120, 168, 120, 8, 0)
		c.Anchor("ground", 120, 212)
	},
}
