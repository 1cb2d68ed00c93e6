package testkit

import (
	"image"
	"image/color"
	"math"
)

// Disc draws a disc with a soft edge on nothing: the simplest picture that passes the alpha gate. Straight alpha.
func Disc(size int, fill color.NRGBA) *image.NRGBA {
	img := image.NewNRGBA(image.Rect(0, 0, size, size))
	center, radius := float64(size)/2, float64(size)*0.3
	for y := range size {
		for x := range size {
			distance := math.Hypot(float64(x)+0.5-center, float64(y)+0.5-center)
			cover := min(1, max(0, radius-distance+0.5)) // how much of the pixel lies inside
			if cover > 0 {
				img.SetNRGBA(x, y, color.NRGBA{R: fill.R, G: fill.G, B: fill.B, A: uint8(math.Round(255 * cover))})
			}
		}
	}
	return img
}

// Opaque draws a ramp of colors that fills its frame: no repair finds a subject in it, so it fails the alpha gate.
func Opaque(size int) *image.NRGBA {
	img := image.NewNRGBA(image.Rect(0, 0, size, size))
	for y := range size {
		for x := range size {
			img.SetNRGBA(x, y, color.NRGBA{R: uint8(3 * x), G: uint8(3 * y), B: 9, A: 255})
		}
	}
	return img
}

// Nothing is a picture without a visible pixel.
func Nothing(size int) *image.NRGBA { return image.NewNRGBA(image.Rect(0, 0, size, size)) }
