package color

import (
	"math"
	"sync"
)

// vibrant moves colors toward the purest one of their hue. Shade turns to violet and light to yellow, so that one thing has several hues; what is gray
// gets the blue of a sky, the complement of warm light; skin stays skin, and white stays white: it is not made whiter, it would not be seen on white.
func vibrant(c LCH) LCH { return vivid(c, 0.85) }

// vivid is vibrant with skin kept so far: where nobody is, its tones are those of wood, fur and bread.
func vivid(c LCH, kept float32) LCH {
	if c.L > shadeOfWhite && c.C < 0.02 {
		return c
	}
	skin := rise(0.50, 0.60, c.H) * rise(1.12, 1.02, c.H) * rise(0.125, 0.10, c.C) * rise(0.26, 0.36, c.L)
	colored := rise(0.018, 0.05, c.C)
	k := colored * (1 - kept*skin)
	v := LCH{L: c.L + 0.30*k*(purest(c.H)-c.L)*rise(0.15, 0.40, c.L)*rise(0.98, 0.86, c.L), C: c.C, H: c.H}
	v.L = min(0.5+(v.L-0.5)*1.05, max(v.L, 0.94))
	most := ToLCH(FromLCH(LCH{v.L, 0.4, v.H})).C
	v.C = min(c.C+0.72*k*max(0, most-c.C), 2.2*c.C+0.02)
	turned := max(-1, min(1, (c.L-purest(c.H))/0.32)) // shade leans to one neighbor of a hue and light to the other
	v.H += k * 0.18 * turned * float32(math.Cos(float64(c.H)-0.4))
	out := v.Lab()
	dark, light := rise(0.6, 0.2, c.L), rise(0.6, 0.95, c.L)
	out.A += k * 0.010 * dark
	out.B += k * (0.024*light - 0.028*dark)
	white := whiteness(c)
	sky := (1 - white) * (1 - rise(0.02, 0.045, c.C)) * rise(0.92, 0.72, c.L) * rise(0.05, 0.25, c.L)
	out.A += 0.012 * sky
	out.B -= 0.062 * sky
	return shadedWhite(out, c, white).LCH()
}

// shadeOfWhite is the lightness below which white is in shade.
const shadeOfWhite = 0.968

// whiteness is how far a color is that of something white, in light or shade.
func whiteness(c LCH) float32 { return (1 - rise(0.030, 0.050, c.C)) * rise(0.70, 0.80, c.L) }

// shadedWhite gives white things the colors of a painter's shade: rose where the light ends, violet below. Gray and cream would not be seen on white.
func shadedWhite(v Lab, own LCH, white float32) Lab {
	d := white * rise(shadeOfWhite, 0.85, own.L)
	deep := rise(0.12, 0.62, d)
	k := min(1, 1.7*d)
	v.L -= 0.075 * d
	v.A += k * (0.015 + 0.013*deep)
	v.B += k * (0.002 - 0.064*deep)
	return v
}

// rise goes straight from 0 at a to 1 at b.
func rise(a, b, v float32) float32 { return clamp((v - a) / (b - a)) }

// hues are the directions in which the lightness of the purest colors is sampled.
const hues = 64

var purestOf = sync.OnceValue(func() (out [hues + 1]float32) {
	for i := range out {
		most := float32(0)
		for l := float32(0.3); l < 0.98; l += 0.02 {
			h := float32(i)*2*math.Pi/hues - math.Pi
			if c := ToLCH(FromLCH(LCH{l, 0.4, h})).C; c > most {
				out[i], most = l, c
			}
		}
	}
	return out
})

// purest is the lightness at which a hue can be most colored.
func purest(h float32) float32 {
	at := float32(math.Mod(float64(h)+3*math.Pi, 2*math.Pi)) * hues / (2 * math.Pi)
	i := min(int(at), hues-1)
	t := purestOf()
	return t[i] + (t[i+1]-t[i])*(at-float32(i))
}
