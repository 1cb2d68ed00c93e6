package scene

import "math"

// noise is smooth noise in 0–1 on a lattice of one unit (value noise), the same for the same seed.
func noise(x, y float64, seed uint32) float64 {
	fx, fy := math.Floor(x), math.Floor(y)
	ix, iy := int32(fx), int32(fy)
	u, v := smooth(x-fx), smooth(y-fy)
	top := mix(lattice(ix, iy, seed), lattice(ix+1, iy, seed), u)
	bottom := mix(lattice(ix, iy+1, seed), lattice(ix+1, iy+1, seed), u)
	return mix(top, bottom, v)
}

// layers adds up noise at n scales, each half as large and half as strong as the one before, in 0–1.
func layers(x, y float64, n int, seed uint32) float64 {
	sum, weight, total := 0.0, 1.0, 0.0
	for i := range n {
		sum += weight * noise(x, y, seed+uint32(i)*101)
		total += weight
		x, y, weight = x*2.03+17, y*2.03+31, weight/2
	}
	return sum / total
}

// lattice is a number in 0–1 for a point of the lattice (an integer hash).
func lattice(x, y int32, seed uint32) float64 {
	h := uint32(x)*0x85ebca6b ^ uint32(y)*0xc2b2ae35 ^ seed*0x27d4eb2f
	h ^= h >> 15
	h *= 0x2c1b3c6d
	h ^= h >> 12
	h *= 0x297a2d39
	h ^= h >> 15
	return float64(h) / math.MaxUint32
}

func smooth(t float64) float64 { return t * t * (3 - 2*t) }

func mix(a, b, t float64) float64 { return a + (b-a)*t }

func clamp(v float64) float64 { return min(1, max(0, v)) }

// rgb is a color with channels in 0–1.
type rgb [3]float64

func (a rgb) mix(b rgb, t float64) rgb {
	return rgb{mix(a[0], b[0], t), mix(a[1], b[1], t), mix(a[2], b[2], t)}
}

func (a rgb) times(k float64) rgb { return rgb{clamp(a[0] * k), clamp(a[1] * k), clamp(a[2] * k)} }

func (a rgb) bytes() [3]uint8 {
	var out [3]uint8
	for c, v := range a {
		out[c] = uint8(clamp(v)*255 + .5)
	}
	return out
}
