package blossoms

import (
	"fmt"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/foliage"
)

var cherryBlossom = kit.Piece{
	Name: "cherry-blossom", Cm: 20,
	Palette: "petals #f9bcd0; branch #7b4a38 twig; center #d94f83",
	Draw: func(c *kit.Canvas) {
		p, b, k := c.Tones("petals"), c.Tones("branch"), c.Tones("center")
		c.Part("branch", foliage.Stalk(c, b, "M10 236C50 220 82 196 112 164C140 134 176 116 216 72", 9), foliage.Stalk(c, b, "M112 164C112 120 104 96 84 62", 6), foliage.Stalk(c, b, "M160 126C190 132 214 130 238 142", 5), foliage.Stalk(c, b, "M62 206C84 216 110 216 132 222", 5),
			c.Line("M30 229l7 -5M54 214l6 3M92 186l7 -3M134 146l5 4M186 108l5 -4", b.DDD, 2).Opacity(.5), c.Line("M216 72L228 50M84 62L76 42M238 142L250 138M132 222L150 216", b.D, 3))
		bud := func(x, y, r, turn float64) kit.Node {
			return kit.Of(c.Line(fmt.Sprintf("M%g %gv%g", x, y+r*1.6, -r), k.D, 2.4), c.Form(fmt.Sprintf("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x, y+r, x-r*1.4, y+r*.4, x-r*.9, y-r, x, y-r*1.3, x+r*.9, y-r, x+r*1.4, y+r*.4, x, y+r),
				kit.Rad(x-r*.4, y-r*.5, r*2.2, p.L, p.D, p.DD), c.Line(fmt.Sprintf("M%g %gQ%g %g %g %g", x+r*.1, y+r, x-r*.6, y, x+r*.3, y-r), p.DD, 1.4).Opacity(.6)),
				c.Path(fmt.Sprintf("M%g %gQ%g %g %g %gL%g %gL%g %gZ", x-r*.9, y+r*.3, x, y+r*1.5, x+r*.9, y+r*.3, x+r*.3, y+r*.8, x-r*.3, y+r*.8), k.D)).Rotate(turn, x, y)
		}
		c.Part("petals", bud(232, 44, 9, 30), bud(74, 36, 9, -20), bud(250, 134, 7, 80), bud(154, 213, 8, 70), bud(206, 62, 8, -40))
		blossom := func(x, y, r, turn, tone float64) {
			c.Part("petals", c.Clip(kit.Oval(x, y, r*.9, r*.9), c.Blur(3, c.Circle(x+2, y+4, r*.8, b.DDD).Opacity(.35))), whorl(c, p.M.Shade(tone), x, y, r*1.06, r*.98, 5, turn, foliage.Notched),
				c.Path(kit.Oval(x, y, r*.5, r*.5), kit.Rad(x, y, r*.5, kit.At(0, k.M.Alpha(.9)), kit.At(.5, k.L.Alpha(.45)), kit.At(1, k.L.Alpha(0)))))
			var st []kit.Node
			for i := range 12 {
				px, py := foliage.Polar(x, y, r*(.34+.13*float64(i%3)), turn+float64(i)*30+11)
				st = append(st, c.Line(fmt.Sprintf("M%g %gL%g %g", x, y, px, py), k.D, 1).Opacity(.7), c.Circle(px+.4, py+.6, r*.055, k.DD), c.Circle(px, py, r*.05, kit.Hex("#ffd974")))
			}
			c.Part("center", kit.Of(st...), c.Circle(x, y, r*.08, k.DD), c.Circle(x-.4, y-.5, r*.06, kit.Hex("#e6e08a")))
		}
		blossom(176, 70, 32, 14, -.2)
		blossom(66, 92, 36, -20, .3)
		blossom(208, 152, 34, 30, -.1)
		blossom(72, 186, 34, 5, 0)
		blossom(128, 138, 48, -8, .35)
		c.AnchorBox("grip", 30, 229, 0, 0, 60)
	},
}

// whorl is a ring of petals around x, y.
func whorl(c *kit.Canvas, color kit.Color, x, y, long, wide float64, n int, start float64, end int) kit.Node {
	var all []kit.Node
	for i := range n {
		all = append(all, foliage.Petal(c, color, x, y, long, wide, start+360*float64(i)/float64(n), end))
	}
	return kit.Of(all...)
}
