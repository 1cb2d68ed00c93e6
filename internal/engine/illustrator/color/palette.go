package color

import (
	"math"

	"pellucid/internal/engine/illustrator/raster"
)

// Grade recolors a finished layer by a palette name: pastel, soft, vibrant or gradient. Other names leave it as it is.
func Grade(l *raster.Layer, palette string) {
	switch palette {
	case "pastel":
		NewLCHTable(pastel).Apply(l)
	case "soft":
		NewLCHTable(soft).Apply(l)
	case "vibrant":
		NewLCHTable(vibrant).Apply(l)
	case "gradient":
		gradient(l)
	}
}

// pastel lifts everything towards white and calms it; darks become mid tones so that nothing shouts.
func pastel(c LCH) LCH { return LCH{0.40 + 0.58*c.L, c.C * 0.64, c.H} }

// soft is half the way to pastel: sweet colors that still stand out on white.
func soft(c LCH) LCH { return LCH{0.22 + 0.76*c.L, c.C * 0.9, c.H} }

// vibrant spreads lightness a little and chroma a lot, least where it is near the limit already.
func vibrant(c LCH) LCH { return LCH{0.5 + (c.L-0.5)*1.06, c.C * (1.5 - c.C), c.H} }

// gradient turns the hues along the diagonal, cool at the top left and warm at the bottom right, as duotone posters do.
func gradient(l *raster.Layer) {
	from := NewLCHTable(func(c LCH) LCH { return turn(c, -0.55) })
	to := NewLCHTable(func(c LCH) LCH { return turn(c, 0.55) })
	side := float32(max(l.W+l.H, 1))
	for y := range l.H {
		for x := range l.W {
			p := l.Pix[4*(y*l.W+x):][:4:4]
			a := p[3]
			if a == 0 {
				continue
			}
			c := RGB{p[0] / a, p[1] / a, p[2] / a}
			o := from.At(c).Mix(to.At(c), smooth(0.2, 0.8, float32(x+y)/side))
			p[0], p[1], p[2] = o.R*a, o.G*a, o.B*a
		}
	}
}

// turn shifts the hue; grays get a little chroma of their own, so that the sweep shows on them too.
func turn(c LCH, angle float32) LCH {
	neutral := 1 - smooth(0.02, 0.06, c.C)
	tint := LCH{c.L, 0.09, float32(-math.Pi/3) + angle*1.6}.Lab()
	moved := LCH{c.L, c.C * 1.12, c.H + angle}.Lab()
	k := neutral * smooth(0.12, 0.5, c.L) * (1 - smooth(0.93, 1, c.L)*0.7)
	return Lab{c.L, moved.A + tint.A*k, moved.B + tint.B*k}.LCH()
}

// smooth is the cubic step from 0 at a to 1 at b.
func smooth(a, b, x float32) float32 {
	t := clamp((x - a) / (b - a))
	return t * t * (3 - 2*t)
}
