package alpha

import "pellucid/internal/alpha/pixels"

// hiddenDistance in px from visible pixels: nearer, bled edge color is wanted.
const hiddenDistance = 8

// checkHiddenColor measures the share of T farther than 8 px from any visible
// pixel whose color is not the commonest one there. The commonest is found by
// majority vote (Boyer and Moore, 1981), so the value is exact below one half and
// an upper bound above.
func checkHiddenColor(f *field) Check {
	c := Check{Name: "hidden-color", Unit: "share"}
	far := f.clear.Not().Grown(hiddenDistance).Not()
	if n := far.Count(); n > 0 {
		c.Value = float64(f.differing(far)) / float64(n)
	}
	return c.judged(limits{}.grade(c.Value), notes{
		pass: "Nothing is hidden under the transparent pixels.",
		fail: "Colors are hidden under the transparent pixels.",
	})
}

// differing counts the pixels of the set that do not have its majority color.
func (f *field) differing(set *pixels.Mask) int {
	var candidate uint32
	votes := 0
	for i := range set.Points() {
		switch c := f.packed(i); {
		case votes == 0:
			candidate, votes = c, 1
		case c == candidate:
			votes++
		default:
			votes--
		}
	}
	if votes == set.Count() {
		return 0 // all voted for it
	}
	n := 0
	for i := range set.Points() {
		if f.packed(i) != candidate {
			n++
		}
	}
	return n
}

// packed is the straight color of pixel i in one word.
func (f *field) packed(i int) uint32 {
	p := f.img.Pix[i*4 : i*4+3 : i*4+3]
	return uint32(p[0])<<16 | uint32(p[1])<<8 | uint32(p[2])
}
