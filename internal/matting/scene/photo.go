// Package scene makes pictures whose true opacity is known: subjects drawn by formulas over made-up photographic backgrounds,
// and the error measures by which a cut-out is compared with the truth. It serves tests and the bench.
package scene

import (
	"image"
	"math/rand/v2"
)

// sensorNoise is the standard deviation of a photo's noise, in levels.
const sensorNoise = 1.5

// Photo returns the subject over a background of the same size, opaque, with the noise of a sensor: C = αF + (1−α)B in the
// stored values, as the published matting data sets are composed.
func Photo(truth, background *image.NRGBA) *image.NRGBA {
	out := image.NewNRGBA(truth.Rect)
	random := rand.New(rand.NewPCG(uint64(len(truth.Pix)), 7))
	for i := 0; i < len(out.Pix); i += 4 {
		a := float64(truth.Pix[i+3]) / 255
		for c := range 3 {
			v := a*float64(truth.Pix[i+c]) + (1-a)*float64(background.Pix[i+c]) + sensorNoise*random.NormFloat64()
			out.Pix[i+c] = uint8(min(255, max(0, v+.5)))
		}
		out.Pix[i+3] = 255
	}
	return out
}

// On returns the truth on a plain color without noise, as an engine renders it.
func On(truth *image.NRGBA, level [3]uint8) *image.NRGBA {
	out := image.NewNRGBA(truth.Rect)
	for i := 0; i < len(out.Pix); i += 4 {
		a := float64(truth.Pix[i+3]) / 255
		for c := range 3 {
			out.Pix[i+c] = uint8(a*float64(truth.Pix[i+c]) + (1-a)*float64(level[c]) + .5)
		}
		out.Pix[i+3] = 255
	}
	return out
}
