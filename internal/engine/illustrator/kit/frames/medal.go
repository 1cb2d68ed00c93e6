package frames

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// rosette is a medal on a pleated ribbon.
func rosette(c *kit.Canvas, t, m, b kit.Tones) {
	for _, a := range []float64{20, -20} {
		c.Part("ribbons", c.Form("M100 130H156V250L128 234L100 250Z", kit.Lin(100, 0, 156, 0, b.DD, b.M, b.L, b.D), c.Blur(6, c.Rect(90, 120, 80, 70, 0, b.DDD)).Opacity(.75)).Rotate(a, 128, 104))
	}
	const n = 26
	for i := range n {
		a, z := 360*float64(i)/n, 360*float64(i+1)/n
		p, q := shape.Polar(128, 104, 100, a), shape.Polar(128, 104, 100, z)
		mid := shape.Polar(128, 104, 104, (a+z)/2)
		c.Part("ribbons", c.Path(fmt.Sprintf("M128 104L%.2f %.2fL%.2f %.2fZ", p.X, p.Y, mid.X, mid.Y), kit.Rad(128, 104, 104, b.DD, b.DD, b.L)), c.Path(fmt.Sprintf("M128 104L%.2f %.2fL%.2f %.2fZ", mid.X, mid.Y, q.X, q.Y), kit.Rad(128, 104, 104, b.DDD, b.DD, b.M)))
	}
	medal(c, 128, 104, 70, t, m)
}

// plainSeal has a wavy edge and no ribbons.
func plainSeal(c *kit.Canvas, t, m, b kit.Tones) {
	d := shape.Scallop(128, 128, 114, 30, .58)
	c.Part("edge", c.Path(d, t.DDD).Move(0, 4), c.Form(d, shape.Metal(20, 10, 236, 240, t), shape.Relief(c, d, t, .8)...))
	medal(c, 128, 128, 94, t, m)
	c.Part("ribbons", c.Circle(128, 128, 101, kit.None).Stroke(b.M, 2.6))
}

// medal is a round metal field with a raised rim, for a star or a text.
func medal(c *kit.Canvas, x, y, r float64, t, m kit.Tones) {
	k := r / 70
	c.Part("center", c.Circle(x, y+2*k, r+4*k, t.DDD).Opacity(.6), c.Circle(x, y, r+3*k, kit.Lin(x-r, y-r, x+r, y+r, t.LL, t.M, t.DD)), c.Form(kit.Oval(x, y, r-4*k, r-4*k), shape.Metal(x-r, y-r, x+r, y+r, m), c.Blur(6*k, c.Circle(x, y, r-4*k, kit.None).Stroke(t.DD, 12*k).Move(4*k, 5*k)).Opacity(.6)), c.Circle(x, y, r-13*k, kit.None).Stroke(t.D, 2.4*k).Dash(.1, 6*k))
	if c.Text() == "" {
		d := shape.Star(x, y+2*k, 5, r*.54, r*.26, 2*k)
		c.Part("center", c.Path(d, t.DDD).Move(-1.2, -1.6).Opacity(.5), c.Path(d, t.LL).Move(1.2, 1.6), c.Path(d, kit.Lin(x-r*.5, y-r*.5, x+r*.5, y+r*.5, m.M, m.D)))
	}
	printBox(c, kit.Box{X0: x - r*.66, Y0: y - r*.34, X1: x + r*.66, Y1: y + r*.34}, "serif", t.DDD)
}
