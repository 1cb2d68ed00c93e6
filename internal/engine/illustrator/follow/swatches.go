package follow

import (
	"cmp"
	"image"
	"slices"

	"pellucid/internal/engine/illustrator/color"
)

const (
	swatchMost  = 6
	swatchSteps = 8
	swatchNear  = 0.07 // in OKLab: nearer colors are one swatch
	swatchShare = 0.03 // what covers less is no color of the picture
	swatchGrid  = 64   // samples across
)

// sample is a color with its weight.
type sample struct {
	color.Lab
	weight float32
}

// swatches are the colors of pictures taken together, most first.
func swatches(images []*image.NRGBA) []Swatch {
	var all []sample
	for _, img := range images {
		all = append(all, samples(img)...)
	}
	return cluster(all)
}

// samples reads a picture on a grid, each pixel weighted by its opacity.
func samples(img *image.NRGBA) []sample {
	w, h := img.Rect.Dx(), img.Rect.Dy()
	step := max(1, max(w, h)/swatchGrid)
	var out []sample
	for y := step / 2; y < h; y += step {
		for x := step / 2; x < w; x += step {
			p := img.Pix[y*img.Stride+4*x:]
			if p[3] > 16 {
				c := color.RGB{R: float32(p[0]) / 255, G: float32(p[1]) / 255, B: float32(p[2]) / 255}
				out = append(out, sample{color.ToLab(c), float32(p[3]) / 255})
			}
		}
	}
	return out
}

// cluster finds the colors that samples gather around: k-means from the samples that are farthest apart, so that the
// outcome does not hang on chance.
func cluster(all []sample) []Swatch {
	if len(all) == 0 {
		return nil
	}
	centers := spread(all)
	weights := make([]float32, len(centers))
	for range swatchSteps {
		sums := make([]color.Lab, len(centers))
		clear(weights)
		for _, s := range all {
			i := nearest(centers, s.Lab)
			sums[i] = color.Lab{L: sums[i].L + s.L*s.weight, A: sums[i].A + s.A*s.weight, B: sums[i].B + s.B*s.weight}
			weights[i] += s.weight
		}
		for i, w := range weights {
			if w > 0 {
				centers[i] = color.Lab{L: sums[i].L / w, A: sums[i].A / w, B: sums[i].B / w}
			}
		}
	}
	return swatchesOf(centers, weights)
}

// spread picks starting points: the first sample, then always the one that is farthest from all picked.
func spread(all []sample) []color.Lab {
	centers := []color.Lab{all[0].Lab}
	for len(centers) < swatchMost {
		best, most := -1, float32(swatchNear*swatchNear)
		for i, s := range all {
			if d := distance(centers[nearest(centers, s.Lab)], s.Lab); d > most {
				best, most = i, d
			}
		}
		if best < 0 {
			break
		}
		centers = append(centers, all[best].Lab)
	}
	return centers
}

func swatchesOf(centers []color.Lab, weights []float32) []Swatch {
	total := float32(0)
	for _, w := range weights {
		total += w
	}
	var out []Swatch
	for i, c := range centers {
		if share := weights[i] / total; share >= swatchShare {
			out = append(out, Swatch{color.FromLab(c), share})
		}
	}
	slices.SortStableFunc(out, func(a, b Swatch) int { return cmp.Compare(b.Share, a.Share) })
	return out
}

func nearest(centers []color.Lab, c color.Lab) int {
	best := 0
	for i := range centers {
		if distance(centers[i], c) < distance(centers[best], c) {
			best = i
		}
	}
	return best
}

// distance is the square of the distance in OKLab.
func distance(a, b color.Lab) float32 {
	l, x, y := a.L-b.L, a.A-b.A, a.B-b.B
	return l*l + x*x + y*y
}
