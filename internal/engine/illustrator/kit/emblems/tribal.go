package emblems

import (
	"fmt"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

// blade is a curved blade of tribal ornament from a root to a tip, bent to one side.
func blade(x, y, length, wide, degrees, bend float64) string {
	tip, belly := shape.Polar(x, y, length, degrees), shape.Polar(x, y, length*.5, degrees+bend*.2)
	side := 90.0
	if bend < 0 {
		side = -90 // the root of the fuller edge is on the side to which the blade bends
	}
	l, r := shape.Polar(x, y, wide, degrees-side), shape.Polar(x, y, wide, degrees+side)
	inner := shape.Polar(x, y, length*.55, degrees+bend)
	return fmt.Sprintf("M%.2f %.2fQ%.2f %.2f %.2f %.2fQ%.2f %.2f %.2f %.2fQ%.2f %.2f %.2f %.2fZ", l.X, l.Y, belly.X, belly.Y, tip.X, tip.Y, inner.X, inner.Y, r.X, r.Y, x, y, l.X, l.Y)
}

// inked is flat ink of a tattoo with a thin light edge, which parts it from dark grounds.
func inked(c *kit.Canvas, part string, t kit.Tones, outlines ...string) {
	var edge, ink []kit.Node
	for _, d := range outlines {
		edge = append(edge, c.Path(d, t.LL).Stroke(kit.Hex("#f4efe6"), 4))
		ink = append(ink, c.Path(d, kit.Lin(0, 20, 0, 236, t.L, t.M, t.D)))
	}
	c.Part(part, append(edge, ink...)...)
}

// tribalSun is a sun of curved blades around a spiral, as tattoos have it.
var tribalSun = kit.Piece{
	Name: "tribal-sun", Cm: 20, Palette: "ink #1d1c22 black rays; eye #1d1c22 <ink",
	Draw: func(c *kit.Canvas) {
		t, e := c.Tones("ink"), c.Tones("eye")
		var rays []string
		for i := range 8 {
			a := 45*float64(i) - 90
			p, q := shape.Polar(128, 128, 62, a), shape.Polar(128, 128, 62, a+22.5)
			rays = append(rays, blade(p.X, p.Y, 62, 19, a, 24), blade(q.X, q.Y, 44, 11, a+22.5, -26))
		}
		inked(c, "ink", t, rays...)
		inked(c, "ink", t, shape.Ring(128, 128, 60, 50))
		var turn []shape.Pt
		for i := range 40 {
			u := float64(i) / 39
			turn = append(turn, shape.Polar(128, 128, 40*(1-.86*u), -90+560*u))
		}
		inked(c, "eye", e, shape.Ribbon(shape.Sample(turn, 90), func(u float64) float64 { return 4 + 9*u*(1-u)*2 }), kit.Oval(128, 128, 5, 5))
		for i := range 3 {
			p := shape.Polar(128, 128, 43, 120*float64(i)+40)
			inked(c, "eye", e, blade(p.X, p.Y, 26, 5, 120*float64(i)+215, 30))
		}
	},
}

// tribalBand is a band of mirrored blades and diamonds around an arm, laid out flat.
var tribalBand = kit.Piece{
	Name: "tribal-band", Cm: 30, Palette: "ink #1d1c22 black band; edge #1d1c22 <ink",
	Draw: func(c *kit.Canvas) {
		t, e := c.Tones("ink"), c.Tones("edge")
		var all []string
		for i := range 4 {
			x := 34 + 62*float64(i)
			for _, v := range []float64{-1, 1} {
				all = append(all, blade(x-22, 128+v*5, 62, 10, -v*-20, v*46), blade(x+8, 128+v*30, 46, 8, 180+v*14, v*40), blade(x+2, 128+v*12, 30, 6, -v*-52, v*36))
			}
			all = append(all, shape.Poly(1, shape.Pt{X: x + 24, Y: 117}, shape.Pt{X: x + 31, Y: 128}, shape.Pt{X: x + 24, Y: 139}, shape.Pt{X: x + 17, Y: 128}))
		}
		inked(c, "ink", t, all...)
		for _, v := range []float64{-1, 1} {
			thorns := []string{kit.RoundRect(4, 128+v*56-3.5, 248, 7, 3)}
			for i := range 8 {
				thorns = append(thorns, blade(20+31*float64(i), 128+v*58, 20, 7, v*90+24, 30))
			}
			inked(c, "edge", e, thorns...)
		}
	},
}

// eyeOfHorus is the eye of Egyptian amulets: a brow, an eye, the mark of the falcon and its curl.
var eyeOfHorus = kit.Piece{
	Name: "eye-of-horus", Cm: 20, Palette: "lines #1e3f6f blue; iris #c98f2b gold; white #fdf6e6",
	Draw: func(c *kit.Canvas) {
		t, g, w := c.Tones("lines"), c.Tones("iris"), c.Tones("white")
		brow := "M14 66Q70 22 142 30Q206 38 250 84Q200 58 140 54Q70 50 18 84Q8 78 14 66Z"
		eye := "M20 118Q70 70 128 72Q190 74 246 124Q196 158 132 160Q66 160 20 118Z"
		hole := "M48 118Q84 88 130 88Q178 90 212 120Q176 144 130 146Q82 144 48 118Z"
		drop := "M92 152H118Q120 190 104 236Q84 206 92 152Z"
		var curl []shape.Pt
		for _, p := range [][2]float64{{122, 154}, {146, 190}, {182, 216}, {222, 218}, {240, 194}, {226, 174}, {204, 180}, {206, 196}} {
			curl = append(curl, shape.Pt{X: p[0], Y: p[1]})
		}
		spiral := shape.Ribbon(shape.Sample(curl, 90), func(u float64) float64 { return 17 - 9*u })
		tail := "M214 112L252 116Q256 122 250 128L210 132Z"
		body := kit.Lin(0, 20, 0, 240, t.L, t.M, t.D)
		var rim, fills []kit.Node
		for _, d := range []string{brow, eye, drop, spiral, tail} {
			rim = append(rim, c.Path(d, g.M).Stroke(kit.Lin(0, 20, 256, 240, g.LL, g.M, g.D), 7))
			fills = append(fills, c.Path(d, body))
		}
		c.Part("lines", rim...)
		c.Part("lines", fills...)
		c.Part("white", c.Form(hole, kit.Lin(0, 88, 0, 146, w.D, w.M, w.L)))
		c.Part("iris", c.Clip(hole, c.Circle(130, 116, 29, kit.Rad(122, 106, 40, g.LL, g.M, g.DD)), c.Circle(130, 116, 29, kit.None).Stroke(g.DDD, 2.4), c.Circle(130, 116, 14, t.DDD), c.Circle(122, 107, 5.5, kit.White)))
		c.Part("white", c.Path(hole, kit.None).Stroke(g.M, 2.4))
	},
}
