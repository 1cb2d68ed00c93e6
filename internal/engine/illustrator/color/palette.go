package color

import (
	"math"

	"pellucid/internal/engine/illustrator/raster"
)

// palettes move a color by name. The palette "gradient" depends on the place too.
var palettes = map[string]func(LCH) LCH{
	"pastel": pastel, "soft": soft, "vintage": vintage, "vibrant": vibrant,
	"boho": boho, "gothic": gothic, "brass": brass, "sepia": sepia, "gray": gray, "earthy": earthy, "autumn": autumn, "jewel": jewel, "warm": warm, "cool": cool,
}

// Grade recolors a finished layer by a palette's name. Other names leave it as it is. Where people are, vivid colors leave skin alone.
func Grade(l *raster.Layer, palette string, people bool) {
	if palette == "vibrant" && !people {
		NewLCHTable(func(c LCH) LCH { return vivid(c, 0.15) }).Apply(l)
	} else if move := palettes[palette]; move != nil {
		NewLCHTable(move).Apply(l)
	} else if palette == "gradient" {
		gradient(l)
	}
}

// pastel lifts everything towards white and calms it; darks become mid tones so that nothing shouts.
func pastel(c LCH) LCH { return LCH{0.40 + 0.58*c.L, c.C * 0.64, c.H} }

// soft is half the way to pastel: sweet colors that still stand out on white.
func soft(c LCH) LCH { return LCH{0.22 + 0.76*c.L, c.C * 0.9, c.H} }

// vintage is how colors look on an old print: paler, with warm lights and darks that have faded to brown.
func vintage(c LCH) LCH {
	sin, cos := math.Sincos(float64(c.H))
	a, b := 0.62*float64(c.C)*cos+0.008, 0.62*float64(c.C)*sin+0.036
	return LCH{0.2 + 0.72*c.L, float32(math.Hypot(a, b)), float32(math.Atan2(b, a))}
}

// gradient turns the hues along the diagonal toward a neighbor on either side, as posters do: warm colors run from pink to amber, greens
// from lime to teal, blues from violet to turquoise.
func gradient(l *raster.Layer) {
	from, to := NewLCHTable(func(c LCH) LCH { return turn(c, 0) }), NewLCHTable(func(c LCH) LCH { return turn(c, 1) })
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

// sweeps are the turns of hue, in degrees, at both ends of a gradient for some hues; between them they are mixed.
var sweeps = [...]struct{ hue, from, to float32 }{
	{-180, 62, -40}, {-100, 62, -48}, {-40, -45, 40}, {20, -52, 30}, {60, -66, 20}, {95, -60, 6}, {130, -26, 42}, {170, -36, 44}, {180, 62, -40},
}

// turn shifts the hue as at the beginning (0) or at the end (1) of a gradient; grays get a little chroma of their own, so that the sweep shows
// on them too.
func turn(c LCH, end int) LCH {
	h := c.H * 180 / math.Pi
	for h > 180 {
		h -= 360
	}
	for h < -180 {
		h += 360
	}
	by := float32(0)
	for i := 1; i < len(sweeps); i++ {
		if a, b := sweeps[i-1], sweeps[i]; h <= b.hue {
			k := smooth(a.hue, b.hue, h)
			by = a.from + (b.from-a.from)*k
			if end == 1 {
				by = a.to + (b.to-a.to)*k
			}
			break
		}
	}
	angle := by * math.Pi / 180
	tint := LCH{c.L, 0.09, []float32{-0.6, -1.9}[end]}.Lab()
	neutral := 1 - smooth(0.02, 0.06, c.C)
	moved := LCH{c.L, c.C * 1.12, c.H + angle}.Lab()
	k := neutral * smooth(0.12, 0.5, c.L) * (1 - smooth(0.93, 1, c.L)*0.7)
	return Lab{c.L, moved.A + tint.A*k, moved.B + tint.B*k}.LCH()
}

// smooth is the cubic step from 0 at a to 1 at b.
func smooth(a, b, x float32) float32 {
	t := clamp((x - a) / (b - a))
	return t * t * (3 - 2*t)
}
