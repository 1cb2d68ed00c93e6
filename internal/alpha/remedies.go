package alpha

import "image"

// removeSpecks clears stray specks together with their faint surroundings.
func removeSpecks(f *field) *image.NRGBA {
	const surroundings = 3 // px
	stray := newMask(f.w, f.h)
	for _, speck := range f.specks() {
		stray.add(speck)
	}
	rest := f.ink.without(stray)
	out := clone(f.img)
	for i := range stray.grown(surroundings).without(rest.grown(surroundings)).points() {
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
	out := clone(f.img)
	for i, a := range f.alpha {
		lifted := (int(a) - haze) * 255 / (255 - haze)
		out.Pix[i*4+3] = uint8(max(0, lifted))
	}
	for i := range far.points() {
		out.Pix[i*4+3] = 0
	}
	return out
}

func (f *field) hazeLevel(far *mask) int {
	var histogram [256]int
	n := 0
	for i := range far.without(f.clear).points() {
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
	out := clone(f.img)
	radii := haloRadii()
	band := f.ribbon.grown(edgeReach).and(f.soft).and(f.beside)
	for i := range band.points() {
		if want, ok := f.opaque.predict(i%f.w, i/f.w, radii...); ok {
			c := want.pixel(0)
			copy(out.Pix[i*4:i*4+3], []uint8{c.R, c.G, c.B})
		}
	}
	Bleed(out)
	return out
}
