package raster

import "math"

// blurReach is how many sigmas a blur is taken to reach.
const blurReach = 3

// minSigma is the blur, in pixels, below which nothing is done; from boxSigma on three box passes stand for the
// Gaussian. As boxes have whole widths, the blur is then up to 7% wider or narrower than asked, 4% from sigma 4 on.
const (
	minSigma = 0.15
	boxSigma = 2.5
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
	sum := p.buffers.scratch(size.w * size.channels)
	defer p.buffers.give(sum)
	for _, radius := range boxRadii(sigma) {
		boxRows(other, pix, size, radius)
		boxColumns(pix, other, size, radius, sum)
	}
}

// boxRadii chooses three box blurs whose variance together comes nearest to sigma² (P. Kovesi, "Fast almost-Gaussian
// filtering", 2010): the width 2r + 1 is the odd number below or above the ideal one.
func boxRadii(sigma float32) [3]int {
	s := min(float64(sigma), 1<<15)
	lower := int(math.Sqrt(4*s*s + 1))
	if lower%2 == 0 {
		lower--
	}
	w := float64(lower)
	narrow := int(math.Round((12*s*s - 3*w*w - 12*w - 9) / (-4*w - 4)))
	var radii [3]int
	for i := range radii {
		radii[i] = lower / 2
		if i >= narrow {
			radii[i]++
		}
	}
	return radii
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
