package alpha

import (
	"image/color"
	"math"
)

// rgb is a color, or a difference of colors, with channels in 0–1 (−1–1).
type rgb [3]float64

func (a rgb) minus(b rgb) rgb { return rgb{a[0] - b[0], a[1] - b[1], a[2] - b[2]} }

// plus adds b·k.
func (a rgb) plus(b rgb, k float64) rgb {
	return rgb{a[0] + b[0]*k, a[1] + b[1]*k, a[2] + b[2]*k}
}

func (a rgb) times(k float64) rgb { return rgb{a[0] * k, a[1] * k, a[2] * k} }

func (a rgb) dot(b rgb) float64 { return a[0]*b[0] + a[1]*b[1] + a[2]*b[2] }

func (a rgb) clamped() rgb {
	for c := range a {
		a[c] = min(1, max(0, a[c]))
	}
	return a
}

// levels is 255·‖a‖/√3: the size of a difference in 8-bit levels per channel.
func (a rgb) levels() float64 { return 255 * math.Sqrt(a.dot(a)/3) }

// luma is Y = 0.2126 R + 0.7152 G + 0.0722 B of the stored (gamma-coded) values.
func (a rgb) luma() float64 { return 0.2126*a[0] + 0.7152*a[1] + 0.0722*a[2] }

// rgbOf is the straight color of a pixel.
func rgbOf(c color.NRGBA) rgb {
	return rgb{float64(c.R) / 255, float64(c.G) / 255, float64(c.B) / 255}
}

// pixel rounds a color and an opacity to bytes.
func (a rgb) pixel(alpha float64) color.NRGBA {
	c := a.clamped()
	level := func(v float64) uint8 { return uint8(v*255 + .5) }
	return color.NRGBA{level(c[0]), level(c[1]), level(c[2]), level(min(1, max(0, alpha)))}
}
