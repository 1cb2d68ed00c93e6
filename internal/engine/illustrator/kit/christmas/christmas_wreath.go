package christmas

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/festoon"
)

// needleRing is a ring of short conifer twigs around x, y.
func needleRing(c *kit.Canvas, t kit.Tones, x, y, r, wide float64, n int) kit.Node {
	var all []kit.Node
	twig := func(px, py, long, turn, tone float64) {
		m := t.M.Shade(tone)
		d := "M0 0"
		for i := range 7 {
			k := -long * (.1 + .13*float64(i))
			w := long * .3 * (1 - float64(i)*.09)
			d += fmt.Sprintf("M0 %gL%g %gM0 %gL%g %g", k, -w, k-long*.2, k, w, k-long*.2)
		}
		d += fmt.Sprintf("M0 %gV%g", -long*.9, -long*1.12)
		all = append(all, kit.Of(c.Line(d, m.Shade(-1), long*.085), c.Line(d, m.Shade(.6), long*.04).Move(-.5, -.5), c.Line(fmt.Sprintf("M0 0V%g", -long), kit.Hex("#7a5a38"), 1.4)).Rotate(turn, 0, 0).Move(px, py))
	}
	rnd := c.Rand()
	for layer, tone := range []float64{-1.4, -.5, .5} {
		for i := range n {
			a := 360*(float64(i)+rnd.Float64()*.3)/float64(n) + float64(layer)*9
			out := (rnd.Float64()*2 - 1)
			px, py := festoon.Polar(x, y, r+out*wide*.3, a)
			spread := 32 + out*-34
			if layer == 2 {
				spread = 90 - out*40
			}
			twig(px, py, wide*(.62+.2*rnd.Float64()), a+90-spread*map[bool]float64{true: 1, false: .8}[i%2 == 0]+float64((i+layer)%3-1)*46, tone+.5*festoon.Lit(a))
		}
	}
	return kit.Of(all...)
}

var christmasWreath = kit.Piece{
	Name: "christmas-wreath", Cm: 50,
	Palette: "greenery #3a8f4f needles; bow #d92f3d ribbon; berries #e23140; ornaments #f2bd45 balls",
	Draw: func(c *kit.Canvas) {
		g, b, r, o := c.Tones("greenery"), c.Tones("bow"), c.Tones("berries"), c.Tones("ornaments")
		c.Part("greenery", c.Circle(128, 122, 84, kit.None).Stroke(g.DDD, 38), c.Circle(128, 122, 84, kit.None).Stroke(kit.Lin(40, 30, 220, 220, g.D, g.DD, g.DDD), 32), needleRing(c, g, 128, 122, 84, 52, 48))
		holly := kit.TonesOf(g.M.Shade(-.3))
		for i, a := range []float64{-108, -62, -20, 24, 66, 112} {
			x, y := festoon.Polar(128, 122, 84, a)
			c.Part("leaves", c.Clip(fmt.Sprintf("M%g %gh64v64h-64z", x-32, y-32), c.Blur(4, c.Circle(x+2, y+4, 15, g.DDD).Opacity(.5))), hollyLeaf(c, holly, x, y, 34, 22, a-70), hollyLeaf(c, holly, x, y, 34, 22, a+66))
			if i%2 == 0 {
				c.Part("berries", festoon.Sphere(c, r, x-5, y-4, 7), festoon.Sphere(c, r, x+6, y-3, 7), festoon.Sphere(c, r, x, y+6, 7.5))
			} else {
				c.Part("ornaments", c.Rect(x-3.5, y-17, 7, 6, 1.5, kit.Lin(x-3, 0, x+3, 0, kit.White, o.DD)), festoon.Sphere(c, o, x, y, 13))
			}
		}
		c.Part("bow", c.Clip("M60 180Q128 150 196 180V240H60Z", c.Blur(5, c.Ellipse(130, 206, 52, 18, g.DDD).Opacity(.6))), festoon.Bow(c, b, 128, 198, 1.28))
		c.Anchor("tie", 128, 16)
		c.AnchorBox("inside", 128, 122, 100, 100, 0)
	},
}
