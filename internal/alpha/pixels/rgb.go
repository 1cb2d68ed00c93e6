package pixels

import (
	"image/color"
	"math"
)

// RGB is a color, or a difference of colors, with channels in 0–1 (−1–1).
type RGB [3]float64

func (a RGB) Minus(b RGB) RGB { return RGB{a[0] - b[0], a[1] - b[1], a[2] - b[2]} }

// Plus adds b·k.
func (a RGB) Plus(b RGB, k float64) RGB {
	return RGB{a[0] + b[0]*k, a[1] + b[1]*k, a[2] + b[2]*k}
}

func (a RGB) Times(k float64) RGB { return RGB{a[0] * k, a[1] * k, a[2] * k} }

func (a RGB) Dot(b RGB) float64 { return a[0]*b[0] + a[1]*b[1] + a[2]*b[2] }

func (a RGB) Clamped() RGB {
	for c := range a {
		a[c] = min(1, max(0, a[c]))
	}
	return a
}

// Levels is 255·‖a‖/√3: the size of a difference in 8-bit levels per channel.
func (a RGB) Levels() float64 { return 255 * math.Sqrt(a.Dot(a)/3) }

// Luma is Y = 0.2126 R + 0.7152 G + 0.0722 B of the stored (gamma-coded) values.
func (a RGB) Luma() float64 { return 0.2126*a[0] + 0.7152*a[1] + 0.0722*a[2] }

// RGBOf is the straight color of a pixel.
func RGBOf(c color.NRGBA) RGB {
	return RGB{float64(c.R) / 255, float64(c.G) / 255, float64(c.B) / 255}
}

// Pixel rounds a color and an opacity to bytes.
func (a RGB) Pixel(alpha float64) color.NRGBA {
	c := a.Clamped()
	level := func(v float64) uint8 { return uint8(v*255 + .5) }
	return color.NRGBA{level(c[0]), level(c[1]), level(c[2]), level(min(1, max(0, alpha)))}
}
