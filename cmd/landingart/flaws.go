package main

import (
	"image"
	"image/color"
	"image/draw"
)

// The faults that "transparent" images commonly have, made on purpose: the edge check has to find each of them.

// haloWidth is how far a white halo reaches, in pixels of a drawing.
const haloWidth = 4

// whiteHalo mixes the image with white and cuts it out again by a hard mask that is a few pixels too wide.
func whiteHalo(img *image.NRGBA) *image.NRGBA {
	out := image.NewNRGBA(img.Rect)
	w, h := img.Rect.Dx(), img.Rect.Dy()
	for y := range h {
		for x := range w {
			if inked(img, x, y, haloWidth) {
				out.SetNRGBA(x, y, onWhite(img.NRGBAAt(x, y)))
			}
		}
	}
	return out
}

// straySpecks leaves two small dots beside the subject, as a careless eraser does.
func straySpecks(img *image.NRGBA) *image.NRGBA {
	out := image.NewNRGBA(img.Rect)
	draw.Draw(out, img.Rect, img, img.Rect.Min, draw.Src)
	for _, height := range []float64{.42, .5} {
		x, y := img.Rect.Min.X, img.Rect.Min.Y+int(height*float64(img.Rect.Dy()))
		for x < img.Rect.Max.X && !inked(img, x, y, speckAway) {
			x++
		}
		for dy := -speckSize; dy <= speckSize; dy++ {
			for dx := -speckSize; dx <= speckSize; dx++ {
				if dx*dx+dy*dy <= speckSize*speckSize {
					out.SetNRGBA(x+dx, y+dy, color.NRGBA{R: 150, G: 110, B: 60, A: 255})
				}
			}
		}
	}
	return out
}

// How large a stray speck is, and how far it is from the subject, in pixels of a drawing.
const (
	speckSize = 3
	speckAway = 24
)

// inked reports whether there is a visible pixel within a distance.
func inked(img *image.NRGBA, x, y, within int) bool {
	for dy := -within; dy <= within; dy++ {
		for dx := -within; dx <= within; dx++ {
			if dx*dx+dy*dy <= within*within && img.NRGBAAt(x+dx, y+dy).A > 26 {
				return true
			}
		}
	}
	return false
}

// onWhite is what a pixel looks like on white.
func onWhite(c color.NRGBA) color.NRGBA { return over(c, 255) }

func over(c color.NRGBA, gray uint8) color.NRGBA {
	mix := func(v uint8) uint8 { return uint8((int(v)*int(c.A) + int(gray)*(255-int(c.A)) + 127) / 255) }
	return color.NRGBA{mix(c.R), mix(c.G), mix(c.B), 255}
}

// checkerSquare is the side of a painted square in pixels.
const checkerSquare = 32

// paintedCheckerboard paints the pattern that stands for transparency into an opaque image.
func paintedCheckerboard(img *image.NRGBA) *image.NRGBA {
	out := image.NewNRGBA(img.Rect)
	for y := range img.Rect.Dy() {
		for x := range img.Rect.Dx() {
			gray := uint8(255)
			if (x/checkerSquare+y/checkerSquare)%2 == 1 {
				gray = 204
			}
			out.SetNRGBA(x, y, over(img.NRGBAAt(x, y), gray))
		}
	}
	return out
}
