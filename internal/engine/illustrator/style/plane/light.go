package plane

import "math"

// light is what a lamp at the upper left does to a relief, per pixel.
type light struct {
	Diffuse *Plane // −1–1: darker or brighter than a flat surface
	Gleam   *Plane // 0–1: the reflection of the lamp
}

// lamp is the direction towards the light; half is halfway between it and the viewer (Blinn, 1977).
var lamp = [3]float32{-0.42, -0.62, 0.66}

// Lit shades a height map in pixels. Gain steepens the relief; sharp is how many times the reflection is squared.
func (p *Plane) Lit(gain float32, sharp int) light {
	o := light{NewPlane(p.Rect()), NewPlane(p.Rect())}
	half := unit(lamp[0], lamp[1], lamp[2]+1)
	for y := range p.H {
		up, down := p.V[max(0, y-1)*p.W:], p.V[min(p.H-1, y+1)*p.W:]
		row := p.V[y*p.W : (y+1)*p.W]
		for x := range row {
			nx := (row[max(0, x-1)] - row[min(p.W-1, x+1)]) * 0.5 * gain
			ny := (up[x] - down[x]) * 0.5 * gain
			n := unit(nx, ny, 1)
			o.Diffuse.V[y*p.W+x] = n[0]*lamp[0] + n[1]*lamp[1] + n[2]*lamp[2] - lamp[2]
			g := max(0, n[0]*half[0]+n[1]*half[1]+n[2]*half[2])
			for range sharp {
				g *= g
			}
			o.Gleam.V[y*p.W+x] = g
		}
	}
	return o
}

func unit(x, y, z float32) [3]float32 {
	k := 1 / float32(math.Sqrt(float64(x*x+y*y+z*z)))
	return [3]float32{x * k, y * k, z * k}
}

// Enlarged brings both planes to the size of like.
func (l light) Enlarged(like *Plane) light {
	return light{l.Diffuse.Enlarged(like), l.Gleam.Enlarged(like)}
}
