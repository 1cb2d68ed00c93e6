package pixels

import "image"

// Similar is the part of a set whose stored color differs from c by at most
// tolerance levels in every channel.
func Similar(img *image.NRGBA, set *Mask, c RGB, tolerance int) *Mask {
	var lo, hi [3]int
	for k := range c {
		level := int(c[k]*255 + .5)
		lo[k], hi[k] = level-tolerance, level+tolerance
	}
	out := NewMask(set.W, set.H)
	for i := range set.Points() {
		p := img.Pix[i*4 : i*4+3 : i*4+3]
		r, g, b := int(p[0]), int(p[1]), int(p[2])
		if r >= lo[0] && r <= hi[0] && g >= lo[1] && g <= hi[1] && b >= lo[2] && b <= hi[2] {
			out.Fill(i/set.W, i%set.W, i%set.W+1)
		}
	}
	return out
}
