package style

import (
	"image"
	"math"
)

// hash returns a number in 0–1 for a lattice point.
func hash(x, y int, seed uint64) float32 {
	h := uint64(uint32(x))*0x9E3779B97F4A7C15 ^ uint64(uint32(y))*0xC2B2AE3D27D4EB4F ^ seed*0x165667B19E3779F9
	h ^= h >> 32
	h *= 0xD6E8FEB86659FD93
	h ^= h >> 32
	h *= 0xD6E8FEB86659FD93
	h ^= h >> 32
	return float32(h>>40) / (1 << 24)
}

// valueNoise interpolates the lattice smoothly; the result is in 0–1.
func valueNoise(x, y float32, seed uint64) float32 {
	fx, fy := float32(math.Floor(float64(x))), float32(math.Floor(float64(y)))
	i, j := int(fx), int(fy)
	u, v := x-fx, y-fy
	u, v = u*u*(3-2*u), v*v*(3-2*v)
	top := mix(hash(i, j, seed), hash(i+1, j, seed), u)
	bottom := mix(hash(i, j+1, seed), hash(i+1, j+1, seed), u)
	return mix(top, bottom, v)
}

// fractal sums octaves of value noise, each half as strong and twice as fine; the result is in 0–1 around ½.
func fractal(x, y float32, seed uint64, octaves int) float32 {
	sum, total, strength := float32(0), float32(0), float32(1)
	for o := range octaves {
		sum += strength * valueNoise(x, y, seed+uint64(o)*17)
		total += strength
		strength /= 2
		x, y = x*2.03+11.3, y*2.03+7.7
	}
	return sum / total
}

// cloud is a field of fractal noise over a rectangle of a picture.
type cloud struct {
	size    int     // side of the whole picture in pixels
	waves   float32 // how many lumps of the first octave cross the picture
	octaves int
	seed    uint64
}

// plane samples the cloud over r. The finest lumps are wider than a few pixels, so a reduction holds them.
func (c cloud) plane(r image.Rectangle) *plane {
	lump := float32(c.size) / (c.waves * float32(int(1)<<(c.octaves-1)))
	n := 0
	for s := lump; s >= 8 && n < 4; s /= 2 {
		n++
	}
	full := plane{x0: r.Min.X, y0: r.Min.Y, w: r.Dx(), h: r.Dy()}
	step := int(1) << n
	w, h := (full.w+step-1)/step, (full.h+step-1)/step
	p := &plane{0, 0, w, h, make([]float32, w*h)}
	k := c.waves / float32(c.size)
	for y := range h {
		for x := range w {
			fx := float32(r.Min.X) + (float32(x)+0.5)*float32(step)
			fy := float32(r.Min.Y) + (float32(y)+0.5)*float32(step)
			p.v[y*w+x] = fractal(fx*k, fy*k, c.seed, c.octaves)
		}
	}
	if n == 0 {
		p.x0, p.y0 = r.Min.X, r.Min.Y
		return p
	}
	return p.enlarged(&full)
}
