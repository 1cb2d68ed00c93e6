package accessories

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/fabric"
)

var necklace = kit.Piece{
	Name: "necklace", Cm: 26,
	Palette: "chain #f4ba43 gold metal; pendant #e5365a heart stone; pearls #fbf1e4",
	Draw: func(c *kit.Canvas) {
		g, p, w := c.Tones("chain"), c.Tones("pendant"), c.Tones("pearls")
		at := func(u float64) (float64, float64) {
			b := [4]float64{(1 - u) * (1 - u) * (1 - u), 3 * u * (1 - u) * (1 - u), 3 * u * u * (1 - u), u * u * u}
			x := b[0]*34 + b[1]*14 + b[2]*70 + b[3]*128
			y := b[0]*10 + b[1]*110 + b[2]*158 + b[3]*164
			return x, y
		}
		var links []kit.Node
		n := 37
		for i := range n {
			u := float64(i) / float64(n)
			x, y := at(u)
			x2, y2 := at(u + .01)
			turn := math.Atan2(y2-y, x2-x) * 180 / math.Pi
			if i%6 == 4 {
				links = append(links, fabric.Ball(c, x, y, 6.5, w))
				continue
			}
			link := kit.Of(c.Ellipse(x, y, 4.6, 2.8, kit.None).Stroke(g.DDD, 3), c.Ellipse(x, y, 4.6, 2.8, kit.None).Stroke(g.M, 2), c.Ellipse(x-.3, y-.4, 4.6, 2.8, kit.None).Stroke(g.LL, .8)).Rotate(turn, x, y)
			if i%2 == 1 {
				link = kit.Of(c.Line("M-4.5 0H4.5", g.DDD, 3.6), c.Line("M-4.2 -.3H4.2", g.L, 2.2)).Rotate(turn, 0, 0).Move(x, y)
			}
			links = append(links, link)
		}
		half := kit.Of(links...)
		c.Part("chain", half, half.Mirror(128), fabric.Ball(c, 34, 10, 5, g), fabric.Ball(c, 222, 10, 5, g))
		const heart = "M128 250C96 228 78 210 80 188C82 170 106 164 128 184C150 164 174 170 176 188C178 210 160 228 128 250Z"
		c.Part("pendant", c.Circle(128, 168, 8, kit.None).Stroke(g.DDD, 5), c.Circle(128, 168, 8, kit.None).Stroke(g.L, 3.5),
			c.Path(heart, kit.None).Stroke(g.DDD, 11), c.Path(heart, kit.None).Stroke(kit.Lin(80, 170, 176, 250, g.LL, g.M, g.D, g.L, g.DD), 8.5), c.Path(heart, kit.None).Stroke(g.LL, 1.5).Dash(1, 5).Opacity(.9),
			c.Form(heart, kit.Lin(86, 172, 170, 246, kit.At(0, p.LL), kit.At(.3, p.L), kit.At(.6, p.M), kit.At(1, p.DDD)),
				c.Path("M128 184L104 196L128 226L152 196Z", p.L).Opacity(.5), c.Path("M128 184L152 196L128 226Z", p.D).Opacity(.5), c.Path("M104 196L128 226L128 250L82 200Z", p.M).Opacity(.6), c.Path("M152 196L128 226V250L174 200Z", p.DD).Opacity(.5), c.Line("M128 184L104 196L128 226L152 196ZM104 196L80 190M152 196L176 190M128 226V250", p.LL, 1.2).Opacity(.6),
				c.Path("M88 190C90 178 104 174 114 182C100 182 94 190 94 202Q88 198 88 190Z", kit.White).Opacity(.75)))
		c.AnchorBox("fit", 128, 14, 130, 0, 0)
	},
}
