package produce

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/edible"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var cucumber = kit.Piece{
	Name: "cucumber", Cm: 22,
	States:  "whole -slices; " + edible.Cuts,
	Palette: "skin #4a9440; flesh #d9efa2; seeds #f6fbd4",
	Draw: func(c *kit.Canvas) {
		if (edible.Cut{Flesh: c.Tones("flesh"), Skin: c.Tones("skin"), Seeds: kit.Hex("#f6fbd4"), Chambers: 3}).Draw(c) {
			return
		}
		s, f, e := c.Tones("skin"), c.Tones("flesh"), c.Tones("seeds")
		slice := func(x, y, r float64) kit.Node {
			var n []kit.Node
			for i := range 3 {
				for j := range 7 {
					a := 2*math.Pi*float64(i)/3 + (float64(j)-3)*.24 - .5
					rr := r * (.46 + .05*float64(j%2))
					sx, sy := x+rr*math.Cos(a), y+rr*math.Sin(a)
					n = append(n, c.Ellipse(sx, sy, r*.1, r*.045, kit.Lin(sx-3, sy-3, sx+3, sy+3, e.LL, e.M, f.D)).Rotate(a*180/math.Pi, sx, sy))
				}
			}
			d := kit.Oval(x, y, r*.9, r*.9)
			return kit.Of(c.Circle(x, y, r, kit.Lin(x-r, y-r, x+r, y+r, s.L, s.M, s.DD)), c.Form(d, kit.Rad(x-r*.2, y-r*.2, r*1.1, f.LL, f.L, f.M, f.D), c.Around(3, x, y, c.Path(sheen.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x, y, x-r*.36, y-r*.2, x-r*.34, y-r*.66, x, y-r*.68, x+r*.34, y-r*.66, x+r*.36, y-r*.2, x, y), f.D).Opacity(.5).Rotate(60, x, y)), c.Named("seeds", n...), c.Circle(x, y, r*.86, kit.None).Stroke(kit.White, r*.04).Opacity(.6)),
				edible.Glint(c, x, y, r*.76, r*.76, 190, 250, r*.08))
		}
		body := func(n ...kit.Node) { c.Part("skin", kit.Of(n...).Rotate(-34, 128, 128)) }
		const d = "M70 92C130 80 206 78 240 92C264 102 264 138 240 148C206 164 130 164 70 152Z"
		var bumps []kit.Node
		for i := range 30 {
			x, y := 84+float64(i*37%160), 92+float64(i*23%58)
			bumps = append(bumps, c.Ellipse(x, y, 3.4, 2.6, s.DD).Opacity(.55), c.Ellipse(x-.8, y-.9, 2, 1.4, s.LL).Opacity(.8))
		}
		body(c.Form(d, kit.Lin(0, 82, 0, 162, s.L, s.M, s.D, s.DDD), c.Blur(3, c.Line("M60 104Q160 90 250 104M60 118Q160 112 260 118M60 134Q160 138 256 132", s.LL, 4)).Opacity(.4), kit.Of(bumps...), edible.Shade(c, d, s, 20)),
			c.Path("M96 98C140 90 190 90 220 97C228 100 226 107 218 105C186 99 140 99 100 107C90 108 88 100 96 98Z", kit.White).Opacity(.4).Shade(),
			c.Line("M250 112q10 -2 14 2", s.DD, 6))
		c.Part("flesh", kit.Of(c.Form(kit.Oval(70, 122, 17, 31), kit.Lin(54, 92, 86, 152, s.L, s.M, s.DD)), c.Form(kit.Oval(68.5, 122, 14, 27), kit.Lin(56, 96, 82, 150, f.LL, f.L, f.M, f.D), c.Ellipse(68.5, 122, 8, 17, f.D).Opacity(.45), c.Ellipse(66, 112, 1.6, 3.6, e.LL), c.Ellipse(71, 114, 1.6, 3.6, e.LL), c.Ellipse(66, 128, 1.6, 3.6, e.LL), c.Ellipse(71, 131, 1.6, 3.6, e.LL))).Rotate(-34, 128, 128))
		c.Part("slices", c.Circle(125, 210, 41, kit.Lin(90, 170, 164, 250, s.D, s.DDD)), slice(122, 207, 41), c.Clip(kit.Oval(122, 207, 41, 41), c.Blur(4, c.Circle(56, 206, 46, s.DDD)).Opacity(.5)), c.Circle(55, 207, 46, kit.Lin(10, 160, 100, 250, s.D, s.DDD)), slice(52, 203, 46))
		c.Anchor("ground", 100, 252)
	},
}
