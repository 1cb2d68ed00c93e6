package music

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

// musicStaff is a staff that waves, with a clef and notes.
var musicStaff = kit.Piece{
	Name: "music-staff", Cm: 30,
	Palette: "notes #7657e8; lines #6c679c staff; clef #7657e8 <notes",
	States:  "empty -notes; straight",
	Draw: func(c *kit.Canvas) {
		n, l, k := c.Tones("notes"), c.Tones("lines"), c.Tones("clef")
		// at is the height of a place of the staff at x; row 0 is the top line, 8 the bottom one.
		at := func(x, row float64) float64 {
			y := 84 + row*11
			if !c.State("straight") {
				y += 22 * math.Sin((x-20)/256*2*math.Pi)
			}
			return y
		}
		for row := range 5 {
			d := ""
			for i := range 65 {
				x := 4 * float64(i)
				d += sheen.D("%s%g %.2f", map[bool]string{true: "M", false: "L"}[i == 0], x, at(x, 2*float64(row)))
			}
			c.Part("lines", c.Line(d, kit.Lin(0, 0, 256, 0, l.M, l.L), 3))
		}
		clef := "M2 26C-12 30 -22 18 -14 4C-8 -6 10 -4 12 10C14 28 -8 38 -24 26C-40 12 -30 -16 -8 -34C8 -48 16 -62 12 -80C10 -92 0 -94 -6 -78C-12 -60 -4 -30 2 8L8 46C10 62 -6 68 -14 58"
		y := at(34, 6) - 10
		c.Part("clef", c.Line(clef, k.D, 9).Move(34.500, y+1), c.Line(clef, k.M, 7.400).Move(34, y), c.Line(clef, k.LL, 2).Move(32.800, y-1).Opacity(.7), c.Circle(20, y+58, 8, k.M))
		head := func(x, row float64) kit.Node {
			y := at(x, row)
			return kit.Of(c.Ellipse(x+.6, y+1.4, 13, 9.600, n.DD).Rotate(-22, x, y), c.Ellipse(x, y, 12.500, 9.200, kit.Lin(x-10, y-8, x+8, y+8, n.L, n.M, n.D)).Rotate(-22, x, y), c.Ellipse(x-4, y-3, 4, 2.400, kit.White).Rotate(-22, x-4, y-3).Opacity(.7))
		}
		stem := func(x, row float64) (x1, top float64, node kit.Node) {
			x1, top = x+11, at(x, row)-52
			return x1, top, c.Line(sheen.D("M%g %gV%g", x1, at(x, row)-2, top), n.M, 4.400)
		}
		x1, t1, s1 := stem(86, 7)
		c.Part("notes", s1, c.Path(sheen.D("M%g %gC%g %g %g %g %g %gC%g %g %g %g %g %gZ", x1-2, t1, x1+4, t1+14, x1+26, t1+16, x1+18, t1+42, x1+20, t1+26, x1+10, t1+20, x1-2, t1+20), n.M), head(86, 7))
		x2, t2, s2 := stem(138, 5)
		x3, t3, s3 := stem(178, 3)
		c.Part("notes", s2, s3, c.Path(sheen.D("M%g %gL%g %gV%gL%g %gZ", x2-2.200, t2, x3+2.200, t3, t3+11, x2-2.200, t2+11), kit.Lin(x2, 0, x3, 0, n.L, n.D)), head(138, 5), head(178, 3))
		_, _, s4 := stem(226, 5)
		c.Part("notes", s4, head(226, 5))
		c.Anchor("ground", 128, 200)
	},
}

// tabla is a pair of Indian hand drums: the small wooden one and the large brass one, each on a ring of cloth.
var tabla = kit.Piece{
	Name: "tabla", Cm: 50,
	Palette: "brass #d8a94a gold metal bayan; wood #8a4a2a dayan brown; skin #f3e3c0 drumhead; straps #e9d3a0 rope leather; rings #d8434f cloth red",
	Draw: func(c *kit.Canvas) {
		b, w, s, r, g := c.Tones("brass"), c.Tones("wood"), c.Tones("skin"), c.Tones("straps"), c.Tones("rings")
		drum := func(slot, d string, t kit.Tones, x, y, rx, bottom, waist float64) {
			c.Part("rings", sheen.Body(c, kit.RoundRect(x-rx*.8, bottom-16, rx*1.6, 28, 14), g, 8, sheen.Each(9, func(i int) kit.Node {
				u := x - rx*.7 + rx*.18*float64(i)
				return c.Line(sheen.D("M%g %gl8 26", u, bottom-16), g.DD, 2).Opacity(.6)
			})))
			c.Part(slot, c.Form(d, sheen.Round(x-rx, 0, x+rx, 0, t), sheen.Edge(c, d, t, 16)))
			c.Part("straps", c.Clip(d, sheen.Each(11, func(i int) kit.Node {
				u := float64(i)/10*2 - 1
				x0, x1 := x+rx*.98*u, x+waist*u
				l := sheen.D("M%.1f %.1fQ%.1f %.1f %.1f %.1f", x0, y+14*math.Sqrt(max(0, 1-u*u)), (x0*2+x1)/3+rx*.1*u, (y+bottom)/2, x1, bottom)
				return kit.Of(c.Line(l, t.DDD, 6).Move(1.6, 1).Opacity(.6), c.Line(l, r.D, 5), c.Line(l, r.L, 3).Move(-.5, 0))
			})))
			c.Part("skin", c.Ellipse(x, y+5, rx+3, rx*.34+2, r.DDD), c.Ellipse(x, y+3, rx+2, rx*.34+2, r.D), c.Ellipse(x, y+3, rx+2, rx*.34+2, kit.None).Stroke(r.L, 5).Dash(4, 4), c.Form(kit.Oval(x, y, rx, rx*.34), kit.Rad(x-rx*.3, y-6, rx*1.4, s.LL, s.L, s.M, s.D), c.Path(kit.Oval(x, y, rx*.8, rx*.25), kit.None).Stroke(s.DD, 2).Opacity(.6), c.Ellipse(x+rx*.06, y+1, rx*.36, rx*.12, kit.Hex("#3b3236")), c.Ellipse(x-rx*.06, y-2, rx*.18, rx*.04, kit.White).Opacity(.25)))
		}
		drum("brass", "M100 92C92 150 110 214 170 222C230 214 256 150 248 92Z", b, 174, 92, 74, 222, 44)
		drum("wood", "M20 78C8 130 16 190 28 232H112C124 190 132 130 120 78Z", w, 70, 78, 51, 232, 42)
		c.Anchor("ground", 124, 244)
	},
}
