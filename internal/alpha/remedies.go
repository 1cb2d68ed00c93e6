package alpha

import (
	"image"

	"pellucid/internal/alpha/pixels"
)

// removeSpecks clears stray specks together with their faint surroundings.
func removeSpecks(f *field) *image.NRGBA {
	const surroundings = 3 // px
	stray := pixels.NewMask(f.w, f.h)
	for _, speck := range f.specks() {
		stray.Add(speck)
	}
	rest := f.ink.Without(stray)
	out := pixels.Clone(f.img)
	for i := range stray.Grown(surroundings).Without(rest.Grown(surroundings)).Points() {
		out.Pix[i*4+3] = 0
	}
	return out
}

// liftHaze clears the empty area and subtracts the haze from everything else:
// α' = (α − h)/(1 − h), which leaves opaque pixels opaque. h is the opacity that
// 95% of the hazy pixels do not exceed.
func liftHaze(f *field) *image.NRGBA {
	far := f.far()
	haze := f.hazeLevel(far)
	out := pixels.Clone(f.img)
	for i, a := range f.alpha {
		lifted := (int(a) - haze) * 255 / (255 - haze)
		out.Pix[i*4+3] = uint8(max(0, lifted))
	}
	for i := range far.Points() {
		out.Pix[i*4+3] = 0
	}
	return out
}

func (f *field) hazeLevel(far *pixels.Mask) int {
	var histogram [256]int
	n := 0
	for i := range far.Without(f.clear).Points() {
		histogram[f.alpha[i]]++
		n++
	}
	const share = .95
	level, seen := 0, 0
	for ; level < 255 && float64(seen) < share*float64(n); level++ {
		seen += histogram[level]
	}
	return max(0, level-1)
}

// estimateForeground gives the soft pixels of the edge the foreground predicted
// from the opaque pixels nearby, which is what blur fusion converges to where the
// foreground is smooth (Forte, ICIP 2021), and bleeds it. Opacity stays as it is.
func estimateForeground(f *field) *image.NRGBA {
	out := pixels.Clone(f.img)
	radii := haloRadii()
	band := f.ribbon.Grown(edgeReach).And(f.soft).And(f.beside)
	for i := range band.Points() {
		if want, ok := f.opaque.Predict(i%f.w, i/f.w, radii...); ok {
			c := want.Pixel(0)
			copy(out.Pix[i*4:i*4+3], []uint8{c.R, c.G, c.B})
		}
	}
	pixels.Bleed(out)
	return out
}
