package symbols

import (
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/sheen"
)

var fingerprint = kit.Piece{
	Name: "fingerprint", Cm: 3, Palette: "lines #4560b0 ridges print ink",
	Draw: func(c *kit.Canvas) {
		t := c.Tones("lines")
		ink := kit.Lin(40, 10, 210, 246, t.M, t.D, t.DD)
		var all []kit.Node
		for i := range 8 {
			r := 8 + 13.500*float64(i)
			top, k := 126-r*1.020, 30+float64(i)*6
			d := sheen.D("M%g %gC%g %g %g %g 128 %gC%g %g %g %g %g %g", 128-r*.980, 250-float64(i)*3.500, 128-r*1.080, 150+k, 128-r*1.140, top, top, 128+r*1.140, top, 128+r*1.080, 150+k, 128+r*.960, 256-float64(i)*2)
			n := c.Line(d, ink, 6.600)
			if i > 1 {
				a := 70 + 46*math.Abs(math.Sin(float64(i)*2.300))
				n = n.Dash(a, 15, a*1.900, 13, a*.800, 17)
			}
			all = append(all, n)
		}
		c.Part("lines", c.Clip(kit.Oval(128, 130, 100, 122), all...))
	},
}

var keyhole = kit.Piece{
	Name: "keyhole", Cm: 6, Palette: "plate #e0ae45 gold brass metal; hole #2b2530 black",
	Draw: func(c *kit.Canvas) {
		p, h := c.Tones("plate"), c.Tones("hole")
		d := "M128 4C150 4 158 22 172 30C190 40 204 56 204 84C204 112 188 126 186 148C184 176 196 196 184 222C174 244 152 252 128 252C104 252 82 244 72 222C60 196 72 176 70 148C68 126 52 112 52 84C52 56 66 40 84 30C98 22 106 4 128 4Z"
		hole := "M128 72A34 34 0 0 1 148 133L160 188Q161 196 152 196H104Q95 196 96 188L108 133A34 34 0 0 1 128 72Z"
		c.Part("plate", c.Path(d, p.DDD).Move(0, 3), c.Form(d, kit.Lin(60, 10, 200, 240, p.LL, p.L, p.M, p.D, p.DD), c.Path(d, kit.None).Stroke(p.DD, 3).Scale(.88, .9, 128, 128).Opacity(.7), c.Path(d, kit.None).Stroke(p.LL, 2).Scale(.86, .885, 128, 128).Opacity(.8), sheen.Edge(c, d, p, 14)))
		c.Part("hole", c.Path(hole, p.LL).Stroke(p.LL, 8).Move(0, 1.500), c.Path(hole, p.DD).Stroke(p.DD, 5), c.Form(hole, kit.Lin(100, 70, 160, 196, h.DDD, h.DD, h.D)))
		for _, y := range []float64{30, 226} {
			c.Part("plate", sheen.Screw(c, 128, y, 9, p))
		}
	},
}

var crosshair = kit.Piece{
	Name: "crosshair", Cm: 20, Palette: "lines #d8303a red target; dot #d8303a <lines",
	Draw: func(c *kit.Canvas) {
		t, o := c.Tones("lines"), c.Tones("dot")
		g := kit.Lin(30, 20, 220, 236, t.L, t.M, t.D)
		ring := func(r, w float64) kit.Node {
			return kit.Of(c.Circle(128, 128, r, kit.None).Stroke(t.DD, w+3), c.Circle(128, 128, r, kit.None).Stroke(g, w))
		}
		bars := "M128 6V98M128 158V250M6 128H98M158 128H250"
		c.Part("lines", ring(92, 11), ring(48, 6), c.Line(bars, t.DD, 14), c.Line(bars, g, 10.500), c.Around(12, 128, 128, c.Line("M128 52V64", t.D, 4)))
		c.Part("dot", c.Circle(128, 128, 10, o.DD), c.Circle(127.500, 127, 8.500, kit.Rad(125, 124, 12, o.LL, o.M, o.D)))
	},
}

// dayNight is a disc of two halves: the sun in a bright sky, and the moon in a dark one.
var dayNight = kit.Piece{
	Name: "day-and-night", Cm: 30, Palette: "day #5fb8f2 sky blue; night #2b2f6b dark; sun #ffc83d yellow; moon #f6ecc4",
	Draw: func(c *kit.Canvas) {
		d, n, s, m := c.Tones("day"), c.Tones("night"), c.Tones("sun"), c.Tones("moon")
		disk := kit.Oval(128, 128, 120, 120)
		left := "M128 8A120 120 0 0 0 128 248C176 196 80 120 128 8Z"
		cloud := func(x, y float64) kit.Node {
			return c.Path(sheen.D("M%g %gq0 -14 15 -14q5 -16 22 -12q13 -9 22 6q15 2 13 20z", x, y), kit.White).Opacity(.92)
		}
		c.Part("night", c.Form(disk, kit.Lin(128, 8, 220, 248, n.L, n.M, n.DD)))
		c.Part("day", c.Form(left, kit.Lin(20, 20, 128, 240, d.LL, d.L, d.M)))
		var stars []kit.Node
		for _, p := range [][3]float64{{150, 48, 5}, {206, 76, 4}, {222, 130, 5}, {168, 214, 4.500}, {200, 190, 3}, {156, 112, 3}, {214, 104, 2.500}, {184, 40, 2.500}} {
			stars = append(stars, c.Path(sheen.D("M%g %gl%g %gl%g %gl%g %gl%g %gz", p[0], p[1]-p[2]*1.600, p[2]*.500, p[2]*1.100, p[2]*1.100, p[2]*.500, -p[2]*1.100, p[2]*.500, -p[2]*.500, p[2]*1.100)+sheen.D("M%g %gl%g %gl%g %gl%g %gz", p[0], p[1]-p[2]*1.600, -p[2]*.500, p[2]*1.100, -p[2]*1.100, p[2]*.500, p[2]*1.600, p[2]*1.600), m.LL))
		}
		c.Part("moon", kit.Of(stars...), c.Blur(9, c.Circle(186, 146, 34, m.M)).Opacity(.35), c.Form("M196 110A38 38 0 1 0 224 168A32 32 0 0 1 196 110Z", kit.Lin(170, 110, 210, 184, m.LL, m.M, m.D)))
		c.Part("sun", c.Around(12, 74, 108, c.Path("M69 66L74 50L79 66Z", s.D)), c.Circle(74, 108, 33, s.DD), c.Circle(73.500, 107, 31, kit.Rad(64, 96, 46, s.LL, s.L, s.M, s.D)))
		c.Part("day", c.Clip(disk, cloud(20, 186), cloud(58, 212)))
		c.Add(c.Circle(128, 128, 119, kit.None).Stroke(n.DD, 4).Opacity(.5), sheen.Gloss(c, 128, 128, 110, 110, 195, 240, 6))
	},
}
