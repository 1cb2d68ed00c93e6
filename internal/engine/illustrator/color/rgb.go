// Package color works on colors the way eyes do: OKLab and OKLCH, names, palettes and the recoloring of vector art.
package color

import (
	"math"

	"pellucid/internal/engine/illustrator/scene"
)

// RGB is a straight (not premultiplied) sRGB color with components in 0–1.
type RGB struct{ R, G, B float32 }

// Paint returns the color as an opaque solid paint.
func (c RGB) Paint() scene.Paint { return scene.Paint{Kind: scene.Solid, Color: c.Opaque()} }

// Opaque returns the color with alpha 1.
func (c RGB) Opaque() scene.RGBA { return scene.RGBA{R: c.R, G: c.G, B: c.B, A: 1} }

// Mix returns the color on the straight line from c to d at t in 0–1.
func (c RGB) Mix(d RGB, t float32) RGB {
	return RGB{c.R + (d.R-c.R)*t, c.G + (d.G-c.G)*t, c.B + (d.B-c.B)*t}
}

// Hex returns the color written as 0xRRGGBB.
func Hex(v uint32) RGB {
	return RGB{float32(v>>16&255) / 255, float32(v>>8&255) / 255, float32(v&255) / 255}
}

const (
	linearSteps = 1023
	gammaSteps  = 4095
)

// The transfer curves of sRGB as tables: a power per component and pixel would cost more than a whole style.
var (
	linearTable = tabulate(linearSteps, decode)
	gammaTable  = tabulate(gammaSteps, encodeSquare)
)

func tabulate(steps int, f func(float64) float64) []float32 {
	t := make([]float32, steps+2)
	for i := range t {
		t[i] = float32(f(min(float64(i)/float64(steps), 1)))
	}
	return t
}

// decode is the sRGB transfer function of IEC 61966-2-1.
func decode(v float64) float64 {
	if v <= 0.04045 {
		return v / 12.92
	}
	return math.Pow((v+0.055)/1.055, 2.4)
}

// encodeSquare is the inverse of decode for the square of its argument: tables over the square root are even enough near black.
func encodeSquare(root float64) float64 {
	v := root * root
	if v <= 0.0031308 {
		return 12.92 * v
	}
	return 1.055*math.Pow(v, 1/2.4) - 0.055
}

func lookup(table []float32, steps int, v float32) float32 {
	x := clamp(v) * float32(steps)
	i := int(x)
	return table[i] + (table[i+1]-table[i])*(x-float32(i))
}

// toLinear returns the light that an sRGB component stands for, both in 0–1.
func toLinear(v float32) float32 { return lookup(linearTable, linearSteps, v) }

// toSRGB returns the sRGB component of linear light, both in 0–1.
func toSRGB(v float32) float32 {
	return lookup(gammaTable, gammaSteps, float32(math.Sqrt(float64(clamp(v)))))
}

func clamp(v float32) float32 { return max(0, min(1, v)) }
