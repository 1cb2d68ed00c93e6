package crafts

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/gloss"
)

var yarnBall = kit.Piece{
	Name: "yarn-ball", Cm: 15,
	Palette: "yarn #e86a92 wool; needles #c98b4f; knobs #5ab4c9 <yarn",
	Draw: func(c *kit.Canvas) {
		y, n, k := c.Tones("yarn"), c.Tones("needles"), c.Tones("knobs")
		needle := kit.Of(c.Form("M124 -34Q128 -40 132 -34L131 262L128 276L125 262Z", gloss.Barrel(n, 124, 0, 132, 0)), c.Circle(128, -38, 10, kit.Rad(124, -42, 14, k.LL, k.M, k.DD)), c.Ellipse(125, -42, 2.6, 2, kit.White).Opacity(.8))
		c.Part("needles", needle.Rotate(42, 128, 128).Move(4, 0), needle.Rotate(-42, 128, 128).Move(-4, 0))
		const ball = "M128 44A92 92 0 1 1 127.9 44Z"
		strands := func(cx, cy, deg float64, n int, r float64) kit.Node {
			var all []kit.Node
			for i := range n {
				o := -r + 2*r*float64(i)/float64(n-1)
				bend := o * .55
				d := fmt.Sprintf("M%g %gQ%g %g %g %g", -r*1.25, o, 0.0, o+bend+8, r*1.25, o)
				w := 3.1*r/float64(n-1) + .6
				all = append(all, c.Line(d, y.DDD, w), c.Line(d, y.M, w-1.6), c.Line(d, y.LL, w*.2).Move(-.4, -w*.16).Opacity(.8))
			}
			return kit.Of(all...).Rotate(deg, 0, 0).Move(cx, cy)
		}
		c.Part("yarn", c.Form(ball, y.D, strands(128, 136, -28, 13, 96),
			c.Clip("M60 60Q140 100 200 220L260 200L240 40Z", strands(140, 128, 62, 14, 96), gloss.Dim(c, 5, .5, "M56 56Q136 98 198 224L186 226Q120 110 52 66Z", y)),
			c.Clip("M20 170Q110 150 190 90L220 130Q150 200 40 230Z", strands(112, 160, -24, 9, 50), gloss.Dim(c, 4, .5, "M20 166Q110 146 190 88L194 96Q112 156 22 178ZM40 234Q150 204 222 130L216 126Q148 196 40 224Z", y)),
			c.Path("M128 44A92 92 0 1 1 127.9 44Z", kit.Rad(92, 94, 140, kit.At(0, kit.White.Alpha(.34)), kit.At(.35, kit.White.Alpha(.06)), kit.At(.6, y.DDD.Alpha(0)), kit.At(1, y.DDD.Alpha(.7)))), gloss.Dim(c, 10, .35, "M70 226Q200 226 216 110L240 240H70Z", y)))
		const tail = "M196 206C214 226 190 234 170 232C140 230 120 238 130 248C142 258 180 246 214 246C230 246 240 250 246 244"
		c.Part("tail", c.Line(tail, y.DDD, 9), c.Line(tail, y.M, 7), c.Line(tail, y.LL, 2).Move(-.4, -1.6).Opacity(.8), c.Line(tail, y.DD, 7).Dash(1.3, 4.2).Butt().Opacity(.5))
		c.Anchor("ground", 128, 246)
		c.AnchorBox("grip", 128, 136, 0, 0, 0)
	},
}
