package effects

import (
	"fmt"
	"math"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/shape"
)

var oceanWave = kit.Piece{
	Name: "ocean-wave", Cm: 300,
	Palette: "water #1f8fd1 sea wave; crest #5fd0e6 <water; foam #ffffff",
	Draw: func(c *kit.Canvas) {
		w, k, f := c.Tones("water"), c.Tones("crest"), c.Tones("foam")
		r := c.Rand()
		if c.Variant(2) == 1 {
			rollers(c, w, k, f)
			return
		}
		d := "M4 236C4 150 40 66 116 44C168 30 216 50 232 90C240 112 234 132 222 138C216 116 196 100 172 104C142 110 130 142 144 172C162 204 206 206 238 184C250 178 257 190 255 206L252 236Q252 246 240 246H16Q4 246 4 236Z"
		c.Part("water", c.Form(d, kit.Lin(60, 40, 170, 250, kit.At(0, k.M), kit.At(.4, w.L), kit.At(.75, w.M), kit.At(1, w.D)),
			c.Path("M24 246C26 160 66 88 126 74C100 112 92 168 122 204C140 226 170 238 200 246Z", kit.Lin(40, 80, 140, 246, w.M, w.D)).Opacity(.55),
			c.Path("M52 246C56 178 84 122 118 100C104 136 104 178 130 212C142 228 160 238 176 246Z", kit.Lin(60, 100, 140, 246, w.D, w.DD)).Opacity(.5),
			c.Blur(7, c.Path("M144 172C130 142 142 110 172 104C150 96 118 112 114 146C112 176 128 200 150 212Z", w.DD)).Opacity(.7),
			c.Line("M16 200C22 140 52 84 108 62M36 226C44 160 70 104 112 84M84 236C76 190 86 146 104 124", k.LL, 3).Opacity(.6),
			c.Blur(4, c.Line("M156 196C186 216 222 208 256 186", k.LL, 6)).Opacity(.6)))
		foam := "M116 44C168 26 222 44 238 88C246 112 240 138 224 144C214 150 206 142 210 132C204 140 192 138 192 128C184 136 172 130 174 120C164 126 154 118 158 110C148 114 140 106 146 98C136 98 132 88 140 82C130 80 128 70 138 66C128 62 118 54 116 44Z"
		c.Part("foam", shape.Cast(c, foam, w.DDD, 1, 4, 3, .45), c.Inner(-4, -6, 4, w.L.Alpha(.8), c.Path(foam, f.M)))
		var dots []kit.Node
		for range 26 {
			x, y, q := shape.Between(r, 150, 254), shape.Between(r, 12, 132), shape.Between(r, 1.2, 4.4)
			if x < 222 && y > 40 {
				continue
			}
			dots = append(dots, c.Circle(x, y, q, kit.Rad(x-q*.3, y-q*.3, q*1.3, f.M, f.M, w.LL)), c.Circle(x, y, q, kit.None).Stroke(w.M, .7).Opacity(.5))
		}
		c.Part("foam", dots...)
		var base string
		for i := range 13 {
			base += kit.Oval(12+19.5*float64(i), 240+2*math.Sin(float64(i)*2), shape.Between(r, 12, 17), shape.Between(r, 8, 12))
		}
		c.Part("foam", shape.Cast(c, base, w.DDD, 0, -3, 3, .35), c.Inner(-2, -5, 3, w.L.Alpha(.8), c.Path(base, f.M)))
		c.Anchor("ground", 128, 248)
	},
}

// rollers are three rows of rounded waves.
func rollers(c *kit.Canvas, w, k, f kit.Tones) {
	for i, t := range []kit.Color{k.M, w.L, w.M} {
		y := 96 + 50*float64(i)
		shift := -34 * float64(i%2)
		d := fmt.Sprintf("M%g 246V%g", 4.0, y+34)
		for j := range 4 {
			x := 4 + 62*float64(j)
			d += fmt.Sprintf("C%g %g %g %g %g %gC%g %g %g %g %g %g", x+14, y+28, x+20, y-12, x+44, y-10+shift*.1, x+62, y-8, x+58, y+14, x+48, y+10)
			d += fmt.Sprintf("C%g %g %g %g %g %g", x+46, y+22, x+54, y+30, x+62, y+34)
		}
		d += "V246Z"
		c.Part("water", c.Form(d, kit.Lin(0, y-10, 0, y+80, t.Shade(.7), t, t.Shade(-.8)), c.Path(d, kit.None).Stroke(f.M, 5), c.Path(d, kit.None).Stroke(k.LL, 2).Move(2, 9).Opacity(.6)))
	}
}

var waves = kit.Piece{
	Name: "waves", Cm: 500,
	Palette: "water #1c9ad6 sea; crest #8fe0f2 <water",
	Draw: func(c *kit.Canvas) {
		w, k := c.Tones("water"), c.Tones("crest")
		r := c.Rand()
		c.Bleed()
		wide, high := frameSize(c.Aspect(1.6))
		l, b := 128-wide/2, 128+high/2
		n := 5
		for i := range n {
			u := float64(i) / float64(n-1)
			top := b - high*(.86-.66*u)
			amp, ph, cyc := high*(.055-.02*u), shape.Between(r, 0, 6.3), shape.Between(r, 1.2, 2.1)
			d := fmt.Sprintf("M%.1f %.1f", l, b)
			line := ""
			for j := range 61 {
				t := float64(j) / 60
				y := top + amp*(math.Sin(6.28*t*cyc+ph)+.35*math.Sin(6.28*t*cyc*2.1+ph*1.7))
				d += fmt.Sprintf("L%.1f %.1f", l+t*wide, y)
				line += fmt.Sprintf("%s%.1f %.1f", []string{"L", "M"}[btoi(j == 0)], l+t*wide, y+1.4)
			}
			d += fmt.Sprintf("L%.1f %.1fZ", l+wide, b)
			mix := []kit.Color{k.M, w.LL, w.L, w.M, w.D}[i]
			c.Part("water", c.Form(d, kit.Lin(0, top-amp, 0, top+high*.3, mix.Shade(.6), mix, mix.Shade(-.4)), c.Blur(2, c.Line(line, kit.White, 3)).Opacity(.55)))
			c.Part("crest", c.Line(line, kit.White, 1.2).Butt().Opacity(.5))
		}
	},
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}
