package blossoms

import (
	"fmt"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/foliage"
)

var hibiscus = kit.Piece{
	Name: "hibiscus", Cm: 12,
	Palette: "petals #f0416b; stamen #ffd24d; leaves #45944a; center #a3124a <petals",
	Draw: func(c *kit.Canvas) {
		p, s, l, k := c.Tones("petals"), c.Tones("stamen"), c.Tones("leaves"), c.Tones("center")
		c.Part("leaves", foliage.Blade(c, l, foliage.Toothed(112, 68, 8), 66, 168, 92, 60, -116), foliage.Blade(c, l, foliage.Toothed(112, 68, 8), 176, 164, 92, 60, 124), foliage.Blade(c, l, foliage.Toothed(84, 52, 7), 150, 70, 84, 52, 42), foliage.Blade(c, l, foliage.Toothed(80, 50, 7), 84, 84, 84, 50, -48))
		c.Part("petals", whorl(c, p.M, 124, 128, 116, 98, 5, 20, foliage.Ruffled),
			c.Path(kit.Oval(124, 128, 56, 56), kit.Rad(124, 128, 56, kit.At(0, k.D), kit.At(.35, k.M.Alpha(.85)), kit.At(1, k.M.Alpha(0)))))
		var rays []kit.Node
		for i := range 20 {
			x, y := foliage.Polar(124, 128, 44+float64(i%3)*10, float64(i)*18)
			rays = append(rays, c.Path(fmt.Sprintf("M124 126L%g %gL126 130Z", x, y), k.D).Opacity(.5))
		}
		c.Part("center", kit.Of(rays...), c.Circle(124, 128, 10, k.DD))
		stem := "M124 128C142 116 158 96 178 64"
		var pollen []kit.Node
		for i := range 26 {
			t := .4 + .6*float64(i)/25
			x, y, dx, dy := foliage.Quad(124, 128, 152, 108, 178, 64, t)
			o := 6 + float64(i*5%7)
			if i%2 == 0 {
				o = -o
			}
			px, py := x-dy*o+dx*(2+float64(i*3%5)), y+dx*o+dy*(2+float64(i*3%5))
			pollen = append(pollen, c.Line(fmt.Sprintf("M%g %gL%g %g", x, y, px, py), s.L, 1.4), c.Circle(px+.6, py+.9, 3, s.DD), c.Circle(px, py, 2.8, kit.Rad(px-1, py-1, 4, s.LL, s.M)))
		}
		c.Part("stamen", c.Blur(3, c.Line(stem, k.DDD, 8).Opacity(.5).Move(4, 6)), c.Line(stem, p.DD, 8), c.Line(stem, s.L, 5.5), c.Line(stem, s.LL, 2).Move(-1, -.8), kit.Of(pollen...),
			c.Circle(181, 60, 4, k.M), c.Circle(176, 56, 4, k.M), c.Circle(185, 66, 4, k.M), c.Circle(180, 59, 1.6, p.LL), c.Circle(175, 55, 1.6, p.LL))
	},
}
