package effects

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// glitterSwirl is a trail of glitter that winds upward and ends in a star.
var glitterSwirl = kit.Piece{
	Name: "glitter-swirl", Cm: 60,
	Palette: "trail #f2b632 gold dust; sparks #fff3c4 <trail",
	Draw: func(c *kit.Canvas) {
		t, s, r := c.Tones("trail"), c.Tones("sparks"), c.Rand()
		way := []shape.Pt{{X: 10, Y: 214}, {X: 70, Y: 232}, {X: 132, Y: 206}, {X: 148, Y: 150}, {X: 106, Y: 126}, {X: 84, Y: 160}, {X: 124, Y: 186}, {X: 186, Y: 152}, {X: 212, Y: 92}, {X: 216, Y: 44}}
		if c.Variant(2) == 1 {
			way = []shape.Pt{{X: 12, Y: 150}, {X: 60, Y: 96}, {X: 116, Y: 116}, {X: 150, Y: 168}, {X: 200, Y: 160}, {X: 228, Y: 96}}
		}
		steps := shape.Sample(way, 160)
		c.Part("trail", c.Glow(7, c.Path(shape.Ribbon(steps, func(u float64) float64 { return 2 + 10*u }), t.L)).Opacity(.45), c.Path(shape.Ribbon(steps, func(u float64) float64 { return .6 + 2.4*u }), kit.Lin(0, 256, 256, 0, t.L.Alpha(.4), t.M, t.LL)))
		for range 520 {
			u := math.Sqrt(r.Float64())
			p := steps[min(len(steps)-1, int(u*float64(len(steps))))]
			off := shape.Between(r, -1, 1)
			q := p.Off(off * math.Abs(off) * (7 + 26*u))
			c.Part("trail", c.Circle(q.X, q.Y, shape.Between(r, .5, 1.3+1.5*u), shape.Pick(r, t.M, t.L, t.LL, t.D, s.L)).Opacity(shape.Between(r, .6, 1)))
		}
		for i := range 12 {
			u := .2 + .8*float64(i)/12
			p := steps[int(u*float64(len(steps)-1))]
			q := p.Off(shape.Between(r, -26, 26) * u)
			c.Part("sparks", c.Path(shape.Glint(q.X, q.Y, 5+9*u*r.Float64(), .2), s.LL))
		}
		last := steps[len(steps)-1]
		c.Part("sparks", c.Glow(6, c.Path(shape.Star(last.X, last.Y, 5, 26, 12, 2), t.L)).Opacity(.7), c.Path(shape.Star(last.X, last.Y, 5, 24, 11, 2), kit.Lin(last.X-18, last.Y-20, last.X+18, last.Y+20, t.LL, t.L, t.M)))
	},
}

// laserBeam is a straight beam with a white core and a flare where it starts.
var laserBeam = kit.Piece{
	Name: "laser-beam", Cm: 200,
	Palette: "beam #ff2d3f red light",
	Draw: func(c *kit.Canvas) {
		t := c.Tones("beam")
		bar := func(h float64, fill kit.Paint) kit.Node { return c.Path(kit.RoundRect(6, 128-h/2, 244, h, h/2), fill) }
		beam := kit.Of(c.Glow(11, bar(26, t.M)).Opacity(.75), bar(17, kit.Lin(0, 119, 0, 137, t.M, t.L, t.M)), bar(8, kit.Lin(0, 124, 0, 132, t.LL, kit.White, t.LL)))
		flare := kit.Of(c.Glow(9, c.Circle(24, 128, 22, t.M)).Opacity(.8), c.Path(shape.Glint(24, 128, 42, .14), t.LL), c.Circle(24, 128, 13, kit.Rad(24, 128, 14, kit.White, t.LL, t.L)))
		c.Part("beam", kit.Of(beam, flare).Rotate(-18, 128, 128))
	},
}

// lightLeak is soft bands of the colors of a prism, as on old film.
var lightLeak = kit.Piece{
	Name: "light-leak", Cm: 100,
	Palette: "light #ff8a3c; second #ff4f8b; third #7b5bff; fourth #3ad0ff; fifth #ffe066",
	Draw: func(c *kit.Canvas) {
		c.Soft()
		r := c.Rand()
		for i, slot := range []string{"third", "fourth", "fifth", "light", "second"} {
			t := c.Tones(slot)
			x := 26 + 46*float64(i) + shape.Between(r, -6, 6)
			w := shape.Between(r, 34, 48)
			c.Part(slot, c.Glow(13, c.Path(kit.RoundRect(x-w/2, 26, w, 204, w/2), kit.Lin(0, 20, 0, 236, t.M.Alpha(.05), t.L.Alpha(.75), t.M.Alpha(.8), t.L.Alpha(.05)))).Rotate(24, 128, 128))
		}
		for range 9 {
			x, y, k := shape.Between(r, 40, 216), shape.Between(r, 50, 206), shape.Between(r, 5, 15)
			c.Part("light", c.Glow(2, c.Circle(x, y, k, kit.White.Alpha(.4))))
		}
	},
}

// energyRing is a ring of light with bolts around it.
var energyRing = kit.Piece{
	Name: "energy-ring", Cm: 100,
	Palette: "ring #38b6ff blue light; sparks #dff4ff <ring",
	Draw: func(c *kit.Canvas) {
		t, s, r := c.Tones("ring"), c.Tones("sparks"), c.Rand()
		ring := func(w float64, p kit.Paint) kit.Node { return c.Circle(128, 128, 96, kit.None).Stroke(p, w) }
		c.Part("ring", c.Glow(10, ring(20, t.M)).Opacity(.8), ring(11, t.M), ring(6, t.LL), ring(2.6, kit.White))
		for i := range 11 {
			a := float64(i)*360/11 + shape.Between(r, -8, 8)
			d := ""
			for k := range 8 {
				p := shape.Polar(128, 128, 96+shape.Between(r, -15, 17), a+float64(k)*5.5)
				d += map[bool]string{true: "M", false: "L"}[k == 0] + fmt.Sprintf("%.1f %.1f", p.X, p.Y)
			}
			c.Part("sparks", c.Glow(2, c.Line(d, t.L, 4)).Opacity(.7), c.Line(d, s.LL, 1.8))
		}
		for range 26 {
			p := shape.Polar(128, 128, shape.Between(r, 76, 120), shape.Between(r, 0, 360))
			c.Part("sparks", c.Circle(p.X, p.Y, shape.Between(r, .7, 2.4), shape.Pick(r, t.L, s.LL, kit.White)))
		}
		c.AnchorBox("inside", 128, 128, 130, 110, 0)
	},
}
