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

// cloud is a field of fractal noise over a rectangle of a picture: octaves of value noise, each half as strong and twice
// as fine as the one before; the values are in 0–1 around ½.
type cloud struct {
	size    int     // side of the whole picture in pixels
	waves   float32 // how many lumps of the first octave cross the picture
	octaves int
	seed    uint64
}

// plane samples the cloud over r.
func (c cloud) plane(r image.Rectangle) *plane {
	p := c.reduced(r)
	if p.w == r.Dx() && p.h == r.Dy() {
		p.x0, p.y0 = r.Min.X, r.Min.Y
		return p
	}
	return p.enlarged(&plane{x0: r.Min.X, y0: r.Min.Y, w: r.Dx(), h: r.Dy()})
}

// over samples the cloud over r, for those who look at it row by row.
func (c cloud) over(r image.Rectangle) enlarging { return c.reduced(r).over(r.Dx(), r.Dy()) }

// reduced samples the cloud over r. Lumps wider than a few pixels are sampled on a reduction, which holds them.
func (c cloud) reduced(r image.Rectangle) *plane {
	lump := float32(c.size) / (c.waves * float32(int(1)<<(c.octaves-1)))
	n := 0
	for s := lump; s >= 5 && n < 4; s /= 2 {
		n++
	}
	step := int(1) << n
	p := newPlane(image.Rect(0, 0, (r.Dx()+step-1)/step, (r.Dy()+step-1)/step))
	strength, total := float32(1), float32(2)-float32(math.Exp2(float64(1-c.octaves)))
	for o := range c.octaves {
		k := c.waves * float32(int(1)<<o) / float32(c.size)
		w := octave{k * float32(step), k * (float32(r.Min.X) + float32(step)/2), k * (float32(r.Min.Y) + float32(step)/2), c.seed + uint64(o)*17}
		w.add(p, strength/total)
		strength /= 2
	}
	return p
}

// octave is one layer of value noise: the lattice position of the first sample, and the step between samples.
type octave struct {
	step, x, y float32
	seed       uint64
}

// add sums the octave into the plane. Along a row only one lattice column changes at a time, so hashing is rare.
func (o octave) add(p *plane, strength float32) {
	for y := range p.h {
		fy := o.y + float32(y)*o.step
		j := floor(fy)
		v := ease(fy - float32(j))
		column := func(i int) float32 { return mix(hash(i, j, o.seed), hash(i, j+1, o.seed), v) * strength }
		i := floor(o.x)
		left, right := column(i), column(i+1)
		row := p.v[y*p.w : (y+1)*p.w]
		for x := range row {
			fx := o.x + float32(x)*o.step
			for fx >= float32(i+1) {
				i++
				left, right = right, column(i+1)
			}
			row[x] += left + (right-left)*ease(fx-float32(i))
		}
	}
}

func ease(t float32) float32 { return t * t * (3 - 2*t) }
