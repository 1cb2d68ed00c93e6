package craft

import (
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// coil is a disc of wound paper: its middle, its radius, and where its strip ends.
type coil struct{ x, y, r, start float32 }

// packing is the coils of a picture.
type packing struct {
	all  []coil
	over []int32 // by pixel: the coil that covers it, -1 for none
}

// coiled fills the fields with coils: in rounds of falling size, each where its field has room within the strips of its outline.
func coiled(q *picture.Patches, deep, calm *plane.Plane, pitch float32, p *picture.Picture) packing {
	k := packing{over: make([]int32, len(deep.V))}
	for i := range k.over {
		k.over[i] = -1
	}
	frame := 1.0 * pitch // the strips of the outline
	step := max(2, int(pitch*.4))
	most := float32(0)
	for _, v := range deep.V {
		most = max(most, v)
	}
	for r := min(p.Length(.062), most-frame); r > 1.1*pitch; r *= .8 {
		for y := step; y < deep.H-step; y += step {
			for x := step; x < deep.W-step; x += step {
				i := y*deep.W + x
				if q.Label[i] < 0 || calm.V[i] > .4 || deep.V[i] < r+frame || k.over[i] >= 0 {
					continue
				}
				if k.free(deep, x, y, r+.1*pitch) {
					k.wind(deep, x, y, r)
				}
			}
		}
	}
	return k
}

// free reports whether no coil reaches within a radius of a pixel.
func (k *packing) free(deep *plane.Plane, x, y int, r float32) bool {
	reach := int(r * .7)
	for e := range 9 { // most places are told by a few pixels
		i, j := x+(e%3-1)*reach, y+(e/3-1)*reach
		if min(i, j) < 0 || i >= deep.W || j >= deep.H || k.over[j*deep.W+i] >= 0 {
			return false
		}
	}
	cx, cy := float32(deep.X0+x), float32(deep.Y0+y)
	for _, o := range k.all {
		if dx, dy, s := o.x-cx, o.y-cy, o.r+r; dx*dx+dy*dy < s*s {
			return false
		}
	}
	return true
}

// wind lays a coil.
func (k *packing) wind(deep *plane.Plane, x, y int, r float32) {
	n := int32(len(k.all))
	k.all = append(k.all, coil{float32(deep.X0 + x), float32(deep.Y0 + y), r, plane.Hash(int(n), 1, 91)})
	reach := int(r) + 1
	for j := max(0, y-reach); j <= min(deep.H-1, y+reach); j++ {
		for i := max(0, x-reach); i <= min(deep.W-1, x+reach); i++ {
			if dx, dy := float32(i-x), float32(j-y); dx*dx+dy*dy <= r*r {
				k.over[j*deep.W+i] = n
			}
		}
	}
}
