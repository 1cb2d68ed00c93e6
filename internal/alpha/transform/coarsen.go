package transform

import (
	"image"

	"pellucid/internal/alpha/pixels"
)

// The steps in which Coarsen leaves opacity: fine near nothing, where the eye sees each of them on a dark ground.
const (
	faint      = 64
	faintStep  = 4
	strongStep = 8
)

// coarse is what becomes of each opacity.
var coarse = func() (table [256]uint8) {
	for a := range table {
		step := faintStep
		if a >= faint {
			step = strongStep
		}
		table[a] = uint8(min(255, (a+step/2)/step*step))
	}
	return table
}()

// Coarsen rounds the opacity of a copy to 41 steps, which halves what a soft picture weighs as WebP and cannot be seen on a
// page. What is opaque stays so, what is transparent stays so, and color is left alone. It is for pictures that are looked
// at, never for those that somebody goes on working with.
func Coarsen(img *image.NRGBA) *image.NRGBA {
	out := pixels.Clone(img)
	for i := 3; i < len(out.Pix); i += 4 {
		out.Pix[i] = coarse[out.Pix[i]]
	}
	return out
}
