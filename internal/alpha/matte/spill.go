package matte

import (
	"image"

	"pellucid/internal/alpha/pixels"
)

const (
	minChroma = .25 // saturation from which a background can be told from a subject
	minSpill  = .08 // share of the background from which a pixel shows it
)

// chromaKey is a saturated background: the channel that it has most of, and by how
// much that exceeds the other two.
type chromaKey struct {
	background pixels.RGB
	channel    int
	excess     float64
}

// newChromaKey reports whether the background is saturated enough to be one.
func newChromaKey(background pixels.RGB) (chromaKey, bool) {
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
func excessOf(c pixels.RGB, channel int) float64 {
	return c[channel] - max(c[(channel+1)%3], c[(channel+2)%3])
}

// share is how much of the background a color holds, 0–1, by the color difference
// of Vlahos (US patent 3,595,987): exact for subjects that are not redder, greener
// or bluer, whichever the key is, than gray.
func (k chromaKey) share(c pixels.RGB) float64 {
	return min(1, max(0, excessOf(c, k.channel)/k.excess))
}

// veils are the pixels that show the background although they are farther than the
// mixed band from it: shadows and glows, with the band around them. Parts that are
// not connected to the outside are the subject's own color.
func (k chromaKey) veils(img *image.NRGBA, outside, sure *pixels.Mask) *pixels.Mask {
	shows := pixels.NewMask(outside.W, outside.H)
	for i := range outside.Not().Points() {
		if k.share(pixels.RGBOf(img.NRGBAAt(i%outside.W, i/outside.W))) > minSpill {
			shows.Fill(i/outside.W, i%outside.W, i%outside.W+1)
		}
	}
	near, joined := outside.Grown(1), pixels.NewMask(outside.W, outside.H)
	for _, part := range shows.Components() {
		if part.Meets(near) {
			joined.Add(part)
		}
	}
	return joined.And(joined.And(sure).Grown(keyBand + 1))
}

// unmix takes the background out of a pixel, leaving its opacity and foreground.
func (k chromaKey) unmix(out *image.NRGBA, i int) {
	x, y := i%out.Rect.Dx(), i/out.Rect.Dx()
	seen := pixels.RGBOf(out.NRGBAAt(x, y))
	share := k.share(seen)
	if share == 1 {
		out.Pix[i*4+3] = 0
		return
	}
	c := seen.Plus(k.background, -share).Times(1 / (1 - share))
	out.SetNRGBA(x, y, c.Pixel(1-share))
}
