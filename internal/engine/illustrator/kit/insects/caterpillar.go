package insects

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	p "pellucid/internal/engine/illustrator/kit/plump"
)

var caterpillar = kit.Piece{
	Name: "caterpillar", Cm: 5, Facing: kit.Right,
	Palette: "body #7fc24a; head #f0b53a; feet #e8703a; stripes #ffe27a <body; eyes #33303a",
	Draw: func(c *kit.Canvas) {
		b, h, f, s, e := c.Tones("body"), c.Tones("head"), c.Tones("feet"), c.Tones("stripes"), c.Tones("eyes")
		for i := range 6 {
			x := 24 + 32*float64(i)
			y := 166 - 22*math.Sin(float64(i)*1.05)
			r := 25 + 3*math.Sin(float64(i)*.6)
			c.Part("feet", p.Flat(c, p.D("M%g %gq-3 16 2 22q8 5 14 0q5 -8 2 -22z", x-8, y+r-10), f, 5))
			d := kit.Oval(x, y, r, r*1.06)
			c.Part("body", p.Body(c, d, b, 11, c.Named("stripes", c.Blur(.6, c.Path(p.D("M%g %gq9 %g 0 %g", x-3, y-r*1.1, r, r*2.2), kit.None).Stroke(s.M, 7)).Opacity(.75)), c.Circle(x-8, y+6, 3.4, f.M).Opacity(.9)), p.Glint(c, p.D("M%g %gq6 -9 16 -9q-9 5 -12 14q-6 2 -4 -5z", x-14, y-8), .5))
		}
		antenna := func(dx float64) kit.Node {
			d := p.D("M212 100Q%g 74 %g 60", 212+dx*.3, 212+dx)
			return kit.Of(c.Line(d, h.DDD, 4.5), p.Body(c, kit.Oval(212+dx, 56, 9, 9), f, 4))
		}
		c.Part("head", antenna(-22), antenna(20), p.Body(c, kit.Oval(212, 136, 42, 42), h, 18), p.Glint(c, "M184 122Q190 104 208 102Q198 110 194 126Q186 132 184 122Z", .5))
		c.Part("eyes", p.Eyeball(c, 200, 130, 12, .62, 2, 1, e), p.Eyeball(c, 228, 130, 12, .62, 1, 1, e))
		c.Part("head", p.Smile(c, 214, 150, 22, 6, 3.4, h.DDD), p.Cheeks(c, 213, 26, 150, 8, kit.Hex("#ff7a5a")))
		c.AnchorBox("headTop", 212, 96, 60, 14, 0)
		c.AnchorBox("eyes", 214, 130, 60, 26, 0)
		c.Anchor("ground", 128, 208)
	},
}
