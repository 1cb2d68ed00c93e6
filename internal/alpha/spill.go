package alpha

import "image"

const (
	minChroma = .25 // saturation from which a background can be told from a subject
	minSpill  = .08 // share of the background from which a pixel shows it
)

// chromaKey is a saturated background: the channel that it has most of, and by how
// much that exceeds the other two.
type chromaKey struct {
	background rgb
	channel    int
	excess     float64
}

// newChromaKey reports whether the background is saturated enough to be one.
func newChromaKey(background rgb) (chromaKey, bool) {
	k := chromaKey{background: background}
	for c, v := range background {
		if v > background[k.channel] {
			k.channel = c
		}
	}
	k.excess = excessOf(background, k.channel)
	return k, k.excess >= minChroma
}

// excessOf is how much one channel exceeds the larger of the others.
func excessOf(c rgb, channel int) float64 {
	return c[channel] - max(c[(channel+1)%3], c[(channel+2)%3])
}

// share is how much of the background a color holds, 0–1, by the color difference
// of Vlahos (US patent 3,595,987): exact for subjects that are not redder, greener
// or bluer, whichever the key is, than gray.
func (k chromaKey) share(c rgb) float64 {
	return min(1, max(0, excessOf(c, k.channel)/k.excess))
}

// veils are the pixels that show the background although they are farther than the
// mixed band from it: shadows and glows, with the band around them. Parts that are
// not connected to the outside are the subject's own color.
func (k chromaKey) veils(img *image.NRGBA, outside, sure *mask) *mask {
	shows := newMask(outside.w, outside.h)
	for i := range outside.not().points() {
		if k.share(rgbOf(img.NRGBAAt(i%outside.w, i/outside.w))) > minSpill {
			shows.fill(i/outside.w, i%outside.w, i%outside.w+1)
		}
	}
	near, joined := outside.grown(1), newMask(outside.w, outside.h)
	for _, part := range shows.components() {
		if part.meets(near) {
			joined.add(part)
		}
	}
	return joined.and(joined.and(sure).grown(keyBand + 1))
}

// unmix takes the background out of a pixel, leaving its opacity and foreground.
func (k chromaKey) unmix(out *image.NRGBA, i int) {
	x, y := i%out.Rect.Dx(), i/out.Rect.Dx()
	seen := rgbOf(out.NRGBAAt(x, y))
	share := k.share(seen)
	if share == 1 {
		out.Pix[i*4+3] = 0
		return
	}
	c := seen.plus(k.background, -share).times(1 / (1 - share))
	out.SetNRGBA(x, y, c.pixel(1-share))
}
