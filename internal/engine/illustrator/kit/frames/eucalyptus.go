package frames

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// EucalyptusRing is a wreath of two eucalyptus branches that cross at the foot: pairs of round leaves, smaller toward the tips, with sprigs of
// small leaves and buds that stand out of the ring.
func EucalyptusRing() kit.Piece {
	return kit.Piece{Name: "eucalyptus-ring", Cm: 40, Palette: "leaves #8fb9a4 greenery; stem #a58a72", Draw: func(c *kit.Canvas) {
		l, s := c.Tones("leaves"), c.Tones("stem")
		const r = 92.0
		var stems, low, high []kit.Node
		for _, side := range []float64{-1, 1} {
			line := ""
			for i := range 30 {
				p := shape.Polar(128, 128, r+2.4*math.Sin(float64(i)*.7), 90+side*(-9+6.15*float64(i)))
				line += fmt.Sprintf("%.1f,%.1f ", p.X, p.Y)
			}
			stems = append(stems, c.Line(line, s.D, 2.2), c.Line(line, s.L, .9))
			for i := range 14 {
				t := float64(i) / 13
				angle := 90 + side*(2+168*t)
				p := shape.Polar(128, 128, r, angle)
				along := angle + side*90 // the direction of growth
				size := 16 - 6.5*t + 1.7*math.Sin(float64(i)*2.3)
				for k, out := range []float64{1, -1} {
					turn := along - side*out*(52+9*math.Sin(float64(i)*1.9+float64(k)))
					n := roundLeaf(c, p.X, p.Y, size*(1-.12*float64(k)), turn, l, float64((i*2+k)%4)*.55-.8)
					if (i+k)%2 == 0 {
						low = append(low, n)
					} else {
						high = append(high, n)
					}
				}
				if i%3 == 1 {
					low = append(low, sprig(c, p.X, p.Y, along-side*(34-68*float64(i%2)), 44-12*t, l, s))
				}
			}
			tip := shape.Polar(128, 128, r, 90+side*173)
			high = append(high, roundLeaf(c, tip.X, tip.Y, 9, 90+side*173+side*90, l, .8))
		}
		c.Part("stem", stems...)
		c.Part("leaves", low...)
		c.Part("leaves", high...)
	}}
}

// roundLeaf is a leaf of eucalyptus from its foot, as long as size times two, in a direction in degrees; tone makes it lighter or deeper.
func roundLeaf(c *kit.Canvas, x, y, size, turn float64, l kit.Tones, tone float64) kit.Node {
	m := l.M.Shade(tone)
	o := fmt.Sprintf("M0 0C%.1f %.1f %.1f %.1f %.1f 0C%.1f %.1f %.1f %.1f 0 0Z", size*.3, -size*1.25, size*1.75, -size*1.05, size*1.95, size*1.75, size*1.05, size*.3, size*1.25)
	return c.Form(o, kit.Lin(0, 0, size*2, 0, m.Shade(-1), m, m.Shade(.8)),
		c.Path(fmt.Sprintf("M0 0H%.1fV%.1fH0Z", size*2.2, size*1.4), m.Shade(-1.7)).Opacity(.28),
		c.Line(fmt.Sprintf("M0 0H%.1f", size*1.7), m.Shade(1.6), size*.07).Opacity(.9),
		c.Path(o, kit.None).Stroke(m.Shade(-2), size*.06).Opacity(.4)).Rotate(turn, 0, 0).Move(x, y)
}

// sprig is a short twig with small leaves and three buds.
func sprig(c *kit.Canvas, x, y, turn, long float64, l, s kit.Tones) kit.Node {
	all := []kit.Node{c.Line(fmt.Sprintf("M0 0Q%.1f %.1f %.1f %.1f", long*.5, -long*.06, long, -long*.18), s.M, 1.4)}
	for i := range 3 {
		u := .45 + .25*float64(i)
		for _, side := range []float64{-1, 1} {
			all = append(all, roundLeaf(c, long*u, -long*.18*u*u, 4.6-.6*float64(i), side*46-10, l, .9-.3*float64(i)))
		}
	}
	for i := range 3 {
		all = append(all, c.Circle(long*(1.02+.05*float64(i%2)), -long*.18+float64(i-1)*3.4, 2.1, l.LL))
	}
	return kit.Of(all...).Rotate(turn, 0, 0).Move(x, y)
}
