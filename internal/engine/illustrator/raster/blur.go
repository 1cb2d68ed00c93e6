package raster

import "math"

// blurReach is how many sigmas a blur is taken to reach.
const blurReach = 3

// minSigma is the blur, in pixels, below which nothing is done; from boxSigma on three box passes stand for the
// Gaussian.
const (
	minSigma = 0.15
	boxSigma = 1.6
)

// plane is the shape of pixel data: w × h pixels of so many interleaved channels.
type plane struct{ w, h, channels int }

// BlurPlane blurs p, a plane of w × h values, in place with a Gaussian of sigma pixels; outside counts as 0.
func BlurPlane(p []float32, w, h int, sigma float32) {
	scratch := painters.Get().(*painter)
	scratch.blur(p, plane{w, h, 1}, sigma)
	painters.Put(scratch)
}

// BlurLayer blurs all four components in place with a Gaussian of sigma pixels; outside counts as transparent.
func BlurLayer(l *Layer, sigma float32) {
	scratch := painters.Get().(*painter)
	scratch.blur(l.Pix, plane{l.W, l.H, 4}, sigma)
	painters.Put(scratch)
}

// blur picks the method by width: nothing, a sampled Gaussian, boxes, or boxes on a coarser grid.
func (p *painter) blur(pix []float32, size plane, sigma float32) {
	if !(sigma >= minSigma) || size.w <= 0 || size.h <= 0 {
		return
	}
	if side := cellSide(sigma); side > 1 {
		p.blurCoarse(pix, size, sigma, side)
		return
	}
	p.blurFine(pix, size, sigma)
}

// blurFine blurs pixel by pixel.
func (p *painter) blurFine(pix []float32, size plane, sigma float32) {
	other := p.buffers.scratch(len(pix))
	defer p.buffers.give(other)
	if sigma < boxSigma {
		kernel := gaussian(sigma)
		convolveRows(other, pix, size, kernel)
		convolveColumns(pix, other, size, kernel)
		return
	}
	n := size.w * size.channels
	rows := p.buffers.take(2 * n)
	defer p.buffers.give(rows)
	box := boxBlur{window: boxWindow(sigma), size: size, sum: rows[:n], zeros: rows[n:]}
	for range boxPasses {
		box.rows(other, pix)
		box.columns(pix, other)
	}
}

// gaussian samples a normal distribution out to 3 sigma; the weights sum to 1.
func gaussian(sigma float32) []float32 {
	r := int(math.Ceil(blurReach * float64(sigma)))
	kernel := make([]float32, 2*r+1)
	sum := float32(0)
	for i := range kernel {
		d := float64(i - r)
		kernel[i] = float32(math.Exp(-d * d / (2 * float64(sigma) * float64(sigma))))
		sum += kernel[i]
	}
	for i := range kernel {
		kernel[i] /= sum
	}
	return kernel
}
