package nature

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// moonPhases are seven moons on an arch, waxing to the full moon in the middle and waning after it.
var moonPhases = kit.Piece{
	Name: "moon-phases", Cm: 60,
	Palette: "moons #f3dfa2 moonlight moon; shade #3d4468; stars #f6d877",
	Draw: func(c *kit.Canvas) {
		m, d, s := c.Tones("moons"), c.Tones("shade"), c.Tones("stars")
		for i := range 7 {
			u := float64(i) - 3
			a := (-90 + 19.5*u) * math.Pi / 180
			x, y, r := 128+138*math.Cos(a), 172+138*math.Sin(a), 21-2.5*math.Abs(u)
			phase(c, m, d, x, y, r, u/3)
			if i > 0 {
				b := (-90 + 19.5*(u-.5)) * math.Pi / 180
				p := shape.Pt{X: 128 + 138*math.Cos(b), Y: 172 + 138*math.Sin(b)}
				c.Part("stars", c.Path(shape.Star(p.X, p.Y, 4, 4.2, 1.3, .3), s.M))
			}
		}
	},
}

// phase is a moon of which a share is dark: at -1 and 1 only a sickle is lit, at 0 all of it.
func phase(c *kit.Canvas, m, d kit.Tones, x, y, r, u float64) {
	disc := kit.Oval(x, y, r, r)
	light := func() kit.Node {
		return c.Form(disc, kit.Rad(x-.35*r, y-.4*r, 1.8*r, m.LL, m.L, m.M, m.D),
			crater(c, m, x-.4*r, y-.2*r, .2*r, .17*r), crater(c, m, x+.34*r, y-.4*r, .16*r, .15*r), crater(c, m, x+.1*r, y+.42*r, .26*r, .2*r), crater(c, m, x-.46*r, y+.44*r, .12*r, .12*r))
	}
	if u == 0 {
		c.Part("moons", c.Glow(5, c.Circle(x, y, r, m.L).Opacity(.5)), light(), c.Circle(x, y, r, kit.None).Stroke(m.LL, 1))
		return
	}
	c.Part("shade", c.Path(disc, kit.Rad(x, y, r, d.M, d.D)).Opacity(.9))
	w := r * (1 - 1.62*math.Abs(u)) // where light and shade meet, from the middle; negative on the lit side
	dir := 1.0                      // waxing moons are lit on the side of the full one
	if u > 0 {
		dir = -1
	}
	outer, inner := 1, 0
	if dir < 0 {
		outer, inner = 0, 1
	}
	if w > 0 {
		inner = outer
	}
	lit := fmt.Sprintf("M%.2f %.2fA%.2f %.2f 0 0 %d %.2f %.2fA%.2f %.2f 0 0 %d %.2f %.2fZ", x, y-r, r, r, outer, x, y+r, math.Abs(w), r, inner, x, y-r)
	c.Part("moons", c.Clip(lit, light()), c.Path(lit, kit.None).Stroke(m.LL, .8))
}
