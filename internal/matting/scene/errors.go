package scene

import (
	"image"
	"math"

	"pellucid/internal/matting/plane"
)

// Errors are how far a cut-out is from the truth: the four measures of Rhemann et al. (CVPR 2009) over the whole image, in the
// units in which they are published, and the least PSNR of both drawn on nine plain backgrounds, which sees wrong colors too.
type Errors struct {
	SAD          float64 // Σ|α − α*| / 1000
	MSE          float64 // mean (α − α*)², times 1000
	Gradient     float64 // Σ(‖∇α‖ − ‖∇α*‖)² / 1000, Gaussian derivatives of σ 1.4
	Connectivity float64 // Σ|φ − φ*| / 1000
	WorstPSNR    float64 // dB, over the pixels visible in either
}

// Compare measures a cut-out against the truth of the same size.
func Compare(got, truth *image.NRGBA) Errors {
	a, t := plane.Opacity(got), plane.Opacity(truth)
	var e Errors
	ga, gt := gradient(a), gradient(t)
	for i := range a.V {
		d := float64(a.V[i] - t.V[i])
		e.SAD += math.Abs(d) / 1000
		e.MSE += d * d * 1000 / float64(len(a.V))
		g := float64(ga.V[i] - gt.V[i])
		e.Gradient += g * g / 1000
	}
	e.Connectivity = connectivity(a, t)
	e.WorstPSNR = WorstPSNR(got, truth)
	return e
}

// WorstPSNR is the least of the PSNRs in dB of two cut-outs drawn on nine plain backgrounds, over the pixels visible in either;
// 99 when they are the same.
func WorstPSNR(a, b *image.NRGBA) float64 {
	worst := 99.0
	for k := range 9 {
		ground := rgb{float64(k%3) / 2, float64(k/3) / 2, float64((k+k/3)%3) / 2}
		sum, n := 0.0, 0.0
		for i := 0; i < len(a.Pix); i += 4 {
			if a.Pix[i+3] == 0 && b.Pix[i+3] == 0 {
				continue
			}
			for c := range 3 {
				d := drawn(a.Pix[i:i+4], c, ground[c]) - drawn(b.Pix[i:i+4], c, ground[c])
				sum += d * d
			}
			n += 3
		}
		if sum > 0 {
			worst = min(worst, -10*math.Log10(sum/n))
		}
	}
	return worst
}

func drawn(p []uint8, c int, ground float64) float64 {
	a := float64(p[3]) / 255
	return a*float64(p[c])/255 + (1-a)*ground
}
