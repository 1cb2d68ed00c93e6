package sweets

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// whippedCream is a piped swirl that ends in a tip.
var whippedCream = kit.Piece{
	Name: "whipped-cream", Cm: 7,
	Palette: "cream #fff4e4 white",
	Draw: func(c *kit.Canvas) {
		w := c.Tones("cream")
		warm := kit.Hex("#cfa988")
		roll := func(y, rx, h, lean float64) {
			d := sheen.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", 128-rx, y+lean, 128-rx*1.04, y-h*.8, 128-rx*.5, y-h, 128., y-h, 128+rx*.6, y-h, 128+rx*1.1, y-h*.9-lean, 128+rx, y-lean, 128+rx*.9, y+h*.9-lean, 128+rx*.5, y+h, 128., y+h, 128-rx*.5, y+h, 128-rx*.95, y+h*.95+lean, 128-rx, y+lean)
			var folds []kit.Node
			n := int(rx / 9)
			for i := range n {
				u := (float64(i)+.5)/float64(n)*2 - 1
				x := 128 + u*rx
				folds = append(folds, c.Blur(1.6, c.Line(sheen.D("M%g %gQ%g %g %g %g", x-8, y-h, x+12, y, x+2, y+h*1.1), warm, 4.5)).Opacity(.42), c.Line(sheen.D("M%g %gQ%g %g %g %g", x-3.500, y-h*.9, x+16, y-2, x+8, y+h*.9), kit.White, 3.4).Opacity(.9))
			}
			c.Part("cream", c.Form(d, kit.Lin(128-rx, y-h, 128+rx, y+h, w.LL, w.M, w.D), append(folds, c.Blur(h*.22, c.Ellipse(128, y+h*1.05, rx, h*.4, warm)).Opacity(.55), c.Blur(6, c.Ellipse(128+rx, y, rx*.22, h, warm)).Opacity(.45))...), c.Path(d, kit.None).Stroke(warm, 1.2).Opacity(.4))
		}
		roll(210, 108, 36, 4)
		roll(164, 88, 33, 4)
		roll(122, 66, 29, 3)
		roll(86, 44, 24, 3)
		const tip = "M98 66C100 44 126 40 128 12C130 6 138 4 142 10C152 30 164 46 158 66C152 82 104 84 98 66Z"
		c.Part("cream", c.Form(tip, kit.Lin(100, 20, 160, 80, w.LL, w.M, w.D), c.Blur(2, c.Line("M140 14Q128 48 118 80M146 24Q146 52 142 80", warm, 4)).Opacity(.45), c.Line("M134 16Q124 48 110 72M144 30Q142 50 134 74", kit.White, 3.2), c.Blur(5, c.Ellipse(160, 56, 8, 24, warm)).Opacity(.45)), c.Path(tip, kit.None).Stroke(warm, 1.2).Opacity(.4))
		c.Anchor("ground", 128, 246)
	},
}
