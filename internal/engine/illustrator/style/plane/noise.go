package plane

import (
	"image"
	"math"
)

// Hash returns a number in 0–1 for a lattice point.
func Hash(x, y int, seed uint64) float32 {
	h := uint64(uint32(x))*0x9E3779B97F4A7C15 ^ uint64(uint32(y))*0xC2B2AE3D27D4EB4F ^ seed*0x165667B19E3779F9
	h ^= h >> 32
	h *= 0xD6E8FEB86659FD93
	h ^= h >> 32
	h *= 0xD6E8FEB86659FD93
	h ^= h >> 32
	return float32(h>>40) / (1 << 24)
}

// Cloud is a field of fractal noise over a rectangle of a picture: octaves of value noise, each half as strong and twice
// as fine as the one before; the values are in 0–1 around ½.
type Cloud struct {
	Size    int     // side of the whole picture in pixels
	Waves   float32 // how many lumps of the first octave cross the picture
	Octaves int
	Seed    uint64
}

// Plane samples the cloud over r.
func (c Cloud) Plane(r image.Rectangle) *Plane {
	p := c.reduced(r)
	if p.W == r.Dx() && p.H == r.Dy() {
		p.X0, p.Y0 = r.Min.X, r.Min.Y
		return p
	}
	return p.Enlarged(&Plane{X0: r.Min.X, Y0: r.Min.Y, W: r.Dx(), H: r.Dy()})
}

// Over samples the cloud over r, for those who look at it row by row.
func (c Cloud) Over(r image.Rectangle) Enlarging { return c.reduced(r).Over(r.Dx(), r.Dy()) }

// reduced samples the cloud over r. Lumps wider than a few pixels are sampled on a reduction, which holds them.
func (c Cloud) reduced(r image.Rectangle) *Plane {
	lump := float32(c.Size) / (c.Waves * float32(int(1)<<(c.Octaves-1)))
	n := 0
	for s := lump; s >= 5 && n < 4; s /= 2 {
		n++
	}
	step := int(1) << n
	p := NewPlane(image.Rect(0, 0, (r.Dx()+step-1)/step, (r.Dy()+step-1)/step))
	strength, total := float32(1), float32(2)-float32(math.Exp2(float64(1-c.Octaves)))
	for o := range c.Octaves {
		k := c.Waves * float32(int(1)<<o) / float32(c.Size)
		w := octave{k * float32(step), k * (float32(r.Min.X) + float32(step)/2), k * (float32(r.Min.Y) + float32(step)/2), c.Seed + uint64(o)*17}
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
func (o octave) add(p *Plane, strength float32) {
	for y := range p.H {
		fy := o.y + float32(y)*o.step
		j := Floor(fy)
		v := Ease(fy - float32(j))
		column := func(i int) float32 { return Mix(Hash(i, j, o.seed), Hash(i, j+1, o.seed), v) * strength }
		i := Floor(o.x)
		left, right := column(i), column(i+1)
		row := p.V[y*p.W : (y+1)*p.W]
		for x := range row {
			fx := o.x + float32(x)*o.step
			for fx >= float32(i+1) {
				i++
				left, right = right, column(i+1)
			}
			row[x] += left + (right-left)*Ease(fx-float32(i))
		}
	}
}

func Ease(t float32) float32 { return t * t * (3 - 2*t) }

// Tri is a triangle wave of period 1 between −1 and 1.
func Tri(t float32) float32 {
	t -= float32(Floor(t))
	return 4*max(t-.5, .5-t) - 1
}

// Ground is a quality of the sheet, of which one row is known at a time.
type Ground struct {
	Enlarging
	V []float32
}

func GroundOf(e Enlarging) Ground { return Ground{e, make([]float32, len(e.columns))} }
