package sketch

import (
	"math"

	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// tangle is the ink of one pattern at a pixel, gap pixels inside its cell.
func tangle(p *picture.Picture, cell, x, y int, gap float32) float32 {
	unit := p.Length(0.0150) * (0.85 + 0.4*plane.Hash(cell, 2, 61))
	sin, cos := math.Sincos(float64(plane.Hash(cell, 3, 61)) * math.Pi)
	u := (float32(x)*float32(cos) + float32(y)*float32(sin)) / unit
	v := (float32(y)*float32(cos) - float32(x)*float32(sin)) / unit
	soft := unit * 0.5
	switch int(plane.Hash(cell, 4, 61) * 8) {
	case 0: // parallel lines
		return plane.Clamp((plane.Tri(v)-0.55)*soft + 0.5)
	case 1: // waves
		return plane.Clamp((plane.Tri(v+0.34*float32(math.Sin(float64(u)*2.6)))-0.5)*soft + 0.5)
	case 2: // echoes of the outline
		return plane.Clamp((plane.Tri(gap/unit+0.25)-0.5)*soft + 0.5)
	case 3: // beads in a lattice
		return plane.Clamp((0.30-lattice(u, v, 1))*unit + 0.5)
	case 4: // scales
		return scales(u*0.62, v*0.62, unit/0.62)
	case 5: // a checkerboard
		return plane.Clamp(plane.Tri(u/2+0.25)*plane.Tri(v/2+0.25)*unit*2.2 + 0.5)
	case 6: // a net
		return max(plane.Clamp((plane.Tri(u)-0.70)*soft+0.5), plane.Clamp((plane.Tri(v)-0.70)*soft+0.5))
	}
	d := lattice(u*0.6, v*0.6, 1) // rings
	return plane.Clamp((0.09-max(d-0.30, 0.30-d))*unit/0.6 + 0.5)
}

// lattice is the distance to the nearest point of a lattice whose odd rows are moved by half a step.
func lattice(u, v, step float32) float32 {
	best := float32(plane.Far)
	for j := plane.Floor(v/step) - 1; j <= plane.Floor(v/step)+2; j++ {
		shift := float32(0)
		if j&1 == 1 {
			shift = 0.5 * step
		}
		i := float32(plane.Floor((u-shift)/step + 0.5))
		du, dv := u-shift-i*step, v-float32(j)*step
		best = min(best, du*du+dv*dv)
	}
	return float32(math.Sqrt(float64(best)))
}

// scales are the outlines of overlapping discs, each row over the one below it.
func scales(u, v, unit float32) float32 {
	for j := plane.Floor(v*2) + 1; j >= plane.Floor(v*2)-2; j-- {
		shift := float32(0.5) * float32(j&1)
		i := float32(plane.Floor(u - shift + 0.5))
		du, dv := float64(u-shift-i), float64(v-float32(j)/2)
		if d := float32(math.Hypot(du, dv)); d < 0.56 && dv >= 0 {
			return max(plane.Clamp((d-0.49)*unit+0.5), plane.Clamp((0.10-d)*unit+0.5))
		}
	}
	return 0
}
