package effects

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// clawMarks are four parallel tears, dark inside with a torn rim.
var clawMarks = kit.Piece{
	Name: "claw-marks", Cm: 40, Palette: "marks #b3202c red; inside #3a1016 <marks",
	Draw: func(c *kit.Canvas) {
		t, in, r := c.Tones("marks"), c.Tones("inside"), c.Rand()
		for i := range 4 {
			long := []float64{176, 214, 206, 168}[i]
			x, y := 62+44*float64(i), 34+[]float64{18, 0, 2, 20}[i]
			tear := func(k float64) string {
				var left, right []shape.Pt
				for j := range 15 {
					u := float64(j) / 14
					w := k * 9.5 * math.Pow(math.Sin(math.Pi*min(1, .04+u*.96)), .7)
					px, py := x-58*u+14*math.Sin(u*2.4), y+long*u
					left = append(left, shape.Pt{X: px - w - shape.Between(r, 0, 3.4)*k, Y: py})
					right = append([]shape.Pt{{X: px + w*.8 + shape.Between(r, 0, 3.4)*k, Y: py + 4}}, right...)
				}
				return shape.Poly(.4, append(left, right...)...)
			}
			c.Part("marks", c.Path(tear(1), kit.Lin(x-40, y, x+40, y+long, t.L, t.M, t.D)))
			c.Part("inside", c.Path(tear(.52), kit.Lin(x, y, x, y+long, in.M, in.DD, in.M)))
		}
	},
}

// bulletHole is a round hole in metal: a dent, a rim that stands up, cracks around.
var bulletHole = kit.Piece{
	Name: "bullet-hole", Cm: 4, Palette: "rim #b9c0c8 metal; hole #1d1f24 black",
	Draw: func(c *kit.Canvas) {
		t, h, r := c.Tones("rim"), c.Tones("hole"), c.Rand()
		c.Part("rim", shape.Puff(c, 128, 128, 112, h.L, .35))
		for i := range 11 {
			a := float64(i)*360/11 + shape.Between(r, -12, 12)
			p, q := shape.Polar(128, 128, 60, a), shape.Polar(128, 128, shape.Between(r, 84, 122), a+shape.Between(r, -9, 9))
			m := shape.Polar(128, 128, 78, a+shape.Between(r, -9, 9))
			c.Part("rim", c.Line(fmt.Sprintf("M%.1f %.1fL%.1f %.1fL%.1f %.1f", p.X, p.Y, m.X, m.Y, q.X, q.Y), h.L, shape.Between(r, 1.4, 3.2)).Opacity(.8))
		}
		outer, inner := shape.Rough(r, 128, 128, 76, 74, .1, 22), shape.Rough(r, 129, 130, 47, 46, .12, 18)
		c.Part("rim", c.Path(outer, kit.Lin(64, 60, 192, 198, t.LL, t.M, t.DD)), c.Path(shape.Rough(r, 128, 128, 62, 61, .12, 20), kit.Lin(70, 70, 186, 186, t.DD, t.M, t.LL)))
		c.Part("hole", c.Path(inner, kit.Rad(136, 140, 62, h.M, h.D, h.DDD)))
		c.Part("rim", c.Path(shape.Ribbon(shape.Sample(shape.Arc(128, 128, 68, 67, 190, 290, 14), 40), shape.Taper(5, .05)), kit.White).Opacity(.75))
	},
}

// coffeeStain is the ring that a cup leaves: a broken double line with drops.
var coffeeStain = kit.Piece{
	Name: "coffee-stain", Cm: 9, Palette: "stain #8a5a33 brown",
	Draw: func(c *kit.Canvas) {
		c.Soft()
		t, r := c.Tones("stain"), c.Rand()
		for i := range 5 {
			q := []float64{96, 92, 100, 88, 97}[i]
			from := shape.Between(r, 0, 360)
			arc := shape.Sample(shape.Arc(128+shape.Between(r, -1.5, 1.5), 128+shape.Between(r, -1.5, 1.5), q, q*.99, from, from+[]float64{330, 270, 210, 240, 150}[i], 30), 90)
			c.Part("stain", c.Path(shape.Ribbon(arc, shape.Taper([]float64{11, 5, 4, 3, 7}[i], .2)), []kit.Color{t.M, t.D, t.L, t.D, t.M}[i]).Opacity([]float64{.5, .55, .45, .5, .4}[i]))
		}
		c.Part("stain", c.Blur(5, c.Path(shape.Ring(128, 128, 96, 78), t.L)).Opacity(.25))
		for i := range 15 {
			p := shape.Polar(128, 128, shape.Between(r, 104, 123), shape.Between(r, 0, 360))
			q := shape.Between(r, 1, []float64{5.6, 2.6, 2}[i%3])
			c.Part("stain", c.Path(shape.Rough(r, p.X, p.Y, q, q, .2, 9), t.M).Opacity(.6))
		}
	},
}

// halftoneCircle is a disc of dots that shrink outward.
var halftoneCircle = kit.Piece{
	Name: "halftone-circle", Cm: 60, Palette: "dots #676d7c gray",
	Draw: func(c *kit.Canvas) {
		t := c.Tones("dots")
		d := ""
		for row := range 25 {
			for col := range 25 {
				x, y := 8+10*float64(col)+5*float64(row%2), 8+10*float64(row)
				away := math.Hypot(x-128, y-128)
				if q := 6.6 * (1 - away/122); q > .5 {
					d += kit.Oval(x, y, q, q)
				}
			}
		}
		c.Part("dots", c.Path(d, kit.Lin(30, 30, 226, 226, t.L, t.M, t.D)))
	},
}
