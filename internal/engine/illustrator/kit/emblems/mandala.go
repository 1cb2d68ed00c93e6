package emblems

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// petalUp is a pointed petal that stands on radius r0 and reaches r1, w wide.
func petalUp(r0, r1, w float64) string {
	y0, y1 := 128-r0, 128-r1
	return fmt.Sprintf("M128 %.2fC%.2f %.2f %.2f %.2f 128 %.2fC%.2f %.2f %.2f %.2f 128 %.2fZ", y0, 128-w*.9, y0-(y0-y1)*.3, 128-w*.6, y0-(y0-y1)*.78, y1, 128+w*.6, y0-(y0-y1)*.78, 128+w*.9, y0-(y0-y1)*.3, y0)
}

var mandala = kit.Piece{
	Name: "mandala", Cm: 40,
	Palette: "petals #7a3fb8; second #e0559a <petals; third #f2a541 <petals; center #2fa7a0 <petals",
	Draw: func(c *kit.Canvas) {
		tones := []kit.Tones{c.Tones("petals"), c.Tones("second"), c.Tones("third"), c.Tones("center")}
		r := c.Rand()
		n := []int{12, 16, 10, 8}[c.Variant(4)]
		lines := c.Variant(4) == 3 // fine lines only
		one := func(d string, t kit.Tones) kit.Node {
			if lines {
				return c.Path(d, kit.None).Stroke(tones[0].M, 1.8)
			}
			return kit.Of(c.Path(d, kit.Lin(110, 0, 146, 0, t.L, t.M, t.D)), c.Path(d, kit.None).Stroke(t.DD, 1.1).Opacity(.7))
		}
		radii := []float64{122, 98, 76, 54, 34}
		for i, rad := range radii {
			t, u := tones[i%4], tones[(i+2)%4]
			m := n
			if i > 2 {
				m = n * 3 / 4
			}
			step := 6.283 * rad / float64(m)
			w := step * shape.Between(r, .42, .56)
			if i%2 == 0 {
				c.Part("petals", c.Around(m, 128, 128, one(petalUp(rad*.52, rad*.97, w*1.05), u)).Rotate(180/float64(m), 128, 128))
			}
			c.Part("petals", c.Around(m, 128, 128, kit.Of(one(petalUp(rad*.5, rad, w), t), one(petalUp(rad*.56, rad*.86, w*.55), u), c.Circle(128, 128-rad*.7, rad*.025, kit.White))))
			if !lines {
				c.Part("petals", c.Around(m, 128, 128, c.Circle(128, 128-rad*.985-3, 2.6, u.L)))
			} else {
				c.Part("petals", c.Around(m, 128, 128, c.Circle(128, 128-rad*.985-4, 2, tones[0].M)), c.Circle(128, 128, rad*.5, kit.None).Stroke(tones[0].M, 1.4))
			}
		}
		if lines {
			c.Part("center", c.Circle(128, 128, 10, tones[0].M))
			return
		}
		c.Part("center", c.Circle(128, 128, 22, tones[0].DD), c.Circle(128, 128, 20, kit.Rad(122, 121, 28, tones[2].LL, tones[2].M, tones[2].D)), c.Around(8, 128, 128, one(petalUp(2, 17, 6), tones[1])), c.Circle(128, 128, 6, tones[2].LL))
	},
}

var rangoli = kit.Piece{
	Name: "rangoli", Cm: 100,
	Palette: "petals #e8338a; second #ff9a2e; third #28a96b; fourth #2f7fe0; lines #fffaf0",
	Draw: func(c *kit.Canvas) {
		tones := []kit.Tones{c.Tones("petals"), c.Tones("second"), c.Tones("third"), c.Tones("fourth")}
		l := c.Tones("lines")
		n := []int{8, 6, 12}[c.Variant(3)]
		f := 8 / float64(n)
		p := func(r0, r1, w float64, t kit.Tones) kit.Node {
			d := petalUp(r0, r1, w*f)
			return kit.Of(c.Path(d, kit.Lin(0, 128-r1, 0, 128-r0, t.L, t.M, t.D)), c.Path(d, kit.None).Stroke(l.M, 2.2))
		}
		turn := func(node kit.Node) kit.Node { return c.Around(n, 128, 128, node) }
		half := 180 / float64(n)
		c.Part("pattern", turn(p(60, 124, 30, tones[0])), turn(p(66, 104, 16, tones[1])), turn(p(60, 118, 26, tones[2])).Rotate(half, 128, 128), turn(p(66, 98, 14, tones[1])).Rotate(half, 128, 128))
		c.Part("pattern", c.Circle(128, 128, 74, l.M), c.Circle(128, 128, 71, kit.Rad(128, 128, 71, tones[3].L, tones[3].M, tones[3].D)), c.Around(n*3, 128, 128, c.Circle(128, 128-65, 2.6, l.M)))
		c.Part("petals", turn(p(20, 60, 22, tones[1])), turn(p(20, 48, 13, tones[0])), turn(p(18, 54, 17, tones[2])).Rotate(half, 128, 128))
		c.Part("petals", c.Circle(128, 128, 25, l.M), c.Circle(128, 128, 22.6, kit.Rad(122, 122, 30, tones[0].L, tones[0].M, tones[0].D)), c.Around(8, 128, 128, c.Circle(128, 113, 2.2, l.M)), c.Circle(128, 128, 8, tones[1].L))
		c.Part("pattern", turn(c.Circle(128, 8, 3.4, tones[1].M)), turn(kit.Of(c.Circle(128, 17, 3, l.M), c.Circle(128, 17, 2.2, tones[3].M))).Rotate(half, 128, 128))
	},
}

var laurelWreath = kit.Piece{
	Name: "laurel-wreath", Cm: 40,
	Palette: "leaves #d8a636 gold laurels",
	Draw: func(c *kit.Canvas) {
		t := c.Tones("leaves")
		v := c.Variant(3)
		leaf := func(x, y, l, w, a float64, lit bool) kit.Node {
			d := fmt.Sprintf("M%.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fC%.2f %.2f %.2f %.2f %.2f %.2fZ", x, y, x+l*.25, y-w*.75, x+l*.7, y-w*.65, x+l, y, x+l*.7, y+w*.65, x+l*.25, y+w*.75, x, y)
			up, low := t.LL, t.D
			if !lit {
				up, low = t.D, t.L
			}
			return kit.Of(c.Path(d, t.DDD).Move(.6, 1.2).Opacity(.4), c.Form(d, kit.Lin(x, y, x+l, y, t.D, t.M, t.L), c.Path(fmt.Sprintf("M%.2f %.2fh%.2fv%.2fh%.2fz", x, y-w, l, w, -l), up).Opacity(.6), c.Path(fmt.Sprintf("M%.2f %.2fh%.2fv%.2fh%.2fz", x, y, l, w, -l), low).Opacity(.5), c.Line(fmt.Sprintf("M%.2f %.2fh%.2f", x, y, l*.9), t.LL, .8))).Rotate(a, x, y)
		}
		for _, s := range []float64{-1, 1} {
			n := 8
			c.Part("leaves", c.Path(shape.Ribbon(shape.Sample(shape.Arc(128, 122, 98, 98, 90+s*4, 90+s*150, 16), 60), func(u float64) float64 { return 5 - 3.4*u }), t.D))
			for i := range n {
				a := 90 + s*(12+float64(i)*17.6)
				p := shape.Polar(128, 122, 98, a)
				k := 1 - .35*float64(i)/float64(n)
				dir := a + s*90
				c.Part("leaves", leaf(p.X, p.Y, 50*k, 23*k, dir+s*36, s > 0), leaf(p.X, p.Y, 46*k, 21*k, dir-s*30, s < 0))
				if v == 1 && i%2 == 1 {
					q := shape.Polar(128, 122, 82, a+s*5)
					c.Part("leaves", c.Circle(q.X, q.Y, 3.6*k, kit.Rad(q.X-1, q.Y-1, 5, t.LL, t.M, t.DD)))
				}
			}
			e := shape.Polar(128, 122, 97, 90+s*150)
			c.Part("leaves", leaf(e.X, e.Y, 32, 15, 90+s*150+s*80, s > 0))
		}
		c.Part("leaves", shape.Plump(c, kit.RoundRect(114, 212, 28, 15, 6), t))
		if v == 2 {
			for i := range 3 {
				d := shape.Star(128+float64(i-1)*34, 34-6*float64(i%2)+6, 5, 13, 6, 1.5)
				c.Part("stars", shape.Plump(c, d, t))
			}
		}
		c.AnchorBox("inside", 128, 118, 120, 110, 0)
	},
}
