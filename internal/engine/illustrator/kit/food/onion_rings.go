package food

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
)

var onionRings = kit.Piece{
	Name: "onion-rings", Cm: 16,
	Palette: "batter #e0a046 golden brown; onion #fbf3d8",
	Draw: func(c *kit.Canvas) {
		b, o := c.Tones("batter"), c.Tones("onion")
		ring := func(x, y, rx, ry, w, turn float64) {
			tall := ry * .34
			d := kit.Oval(x, y, rx, ry) + ringOval(x, y, rx-w, (ry-w*.72))
			c.Part("batter", kit.Of(c.Form(kit.Oval(x, y+tall, rx, ry)+ringOval(x, y+tall*.5, rx-w, ry-w*.72), kit.Lin(x-rx, y, x+rx, y+ry, b.M, b.D, b.DDD)),
				c.Form(d, kit.Lin(x-rx*.8, y-ry, x+rx*.6, y+ry, b.LL, b.L, b.M, b.D), c.Blur(3, c.Ellipse(x, y, rx-w*.5, ry-w*.36, kit.None).Stroke(b.LL, w*.3).Move(-1, -2)).Opacity(.7)),
				c.Ellipse(x, y+1, rx-w-1, ry-w*.72-1, kit.None).Stroke(o.D, 4), c.Ellipse(x, y, rx-w-1, ry-w*.72-1, kit.None).Stroke(o.L, 2.4)).Rotate(turn, x, y))
			for i := range 54 {
				a := float64(i) * 2.399
				k := 1 - w/rx*(.16+.7*float64(i*37%100)/100)
				px, py := x+rx*k*math.Cos(a), y+ry*k*math.Sin(a)
				c.Part("batter", kit.Of(c.Circle(px+.7, py+1, 2.6-float64(i%3)*.5, b.DD), c.Circle(px, py, 2.3-float64(i%3)*.5, []kit.Color{b.L, b.LL, b.M}[i%3])).Rotate(turn, x, y).Opacity(.75))
			}
		}
		ring(74, 194, 66, 34, 22, 0)
		ring(182, 196, 66, 34, 22, 0)
		ring(128, 158, 70, 36, 23, -5)
		ring(124, 112, 64, 34, 22, 6)
		ring(132, 68, 56, 31, 20, -6)
		c.Anchor("ground", 128, 238)
	},
}

// whippedCream is a piped swirl that ends in a tip.
var whippedCream = kit.Piece{
	Name: "whipped-cream", Cm: 7,
	Palette: "cream #fff4e4 white",
	Draw: func(c *kit.Canvas) {
		w := c.Tones("cream")
		warm := kit.Hex("#cfa988")
		roll := func(y, rx, h, lean float64) {
			d := pf("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", 128-rx, y+lean, 128-rx*1.04, y-h*.8, 128-rx*.5, y-h, 128., y-h, 128+rx*.6, y-h, 128+rx*1.1, y-h*.9-lean, 128+rx, y-lean, 128+rx*.9, y+h*.9-lean, 128+rx*.5, y+h, 128., y+h, 128-rx*.5, y+h, 128-rx*.95, y+h*.95+lean, 128-rx, y+lean)
			var folds []kit.Node
			n := int(rx / 9)
			for i := range n {
				u := (float64(i)+.5)/float64(n)*2 - 1
				x := 128 + u*rx
				folds = append(folds, c.Blur(1.6, c.Line(pf("M%g %gQ%g %g %g %g", x-8, y-h, x+12, y, x+2, y+h*1.1), warm, 4.5)).Opacity(.42), c.Line(pf("M%g %gQ%g %g %g %g", x-3.500, y-h*.9, x+16, y-2, x+8, y+h*.9), kit.White, 3.4).Opacity(.9))
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
