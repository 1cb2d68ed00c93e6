package style

import "math"

// light is what a lamp at the upper left does to a relief, per pixel.
type light struct {
	diffuse *plane // −1–1: darker or brighter than a flat surface
	gleam   *plane // 0–1: the reflection of the lamp
}

// lamp is the direction towards the light; half is halfway between it and the viewer (Blinn, 1977).
var lamp = [3]float32{-0.42, -0.62, 0.66}

// lit shades a height map in pixels. Gain steepens the relief; sharp is how many times the reflection is squared.
func (p *plane) lit(gain float32, sharp int) light {
	o := light{newPlane(p.rect()), newPlane(p.rect())}
	half := unit(lamp[0], lamp[1], lamp[2]+1)
	for y := range p.h {
		up, down := p.v[max(0, y-1)*p.w:], p.v[min(p.h-1, y+1)*p.w:]
		row := p.v[y*p.w : (y+1)*p.w]
		for x := range row {
			nx := (row[max(0, x-1)] - row[min(p.w-1, x+1)]) * 0.5 * gain
			ny := (up[x] - down[x]) * 0.5 * gain
			n := unit(nx, ny, 1)
			o.diffuse.v[y*p.w+x] = n[0]*lamp[0] + n[1]*lamp[1] + n[2]*lamp[2] - lamp[2]
			g := max(0, n[0]*half[0]+n[1]*half[1]+n[2]*half[2])
			for range sharp {
				g *= g
			}
			o.gleam.v[y*p.w+x] = g
		}
	}
	return o
}

func unit(x, y, z float32) [3]float32 {
	k := 1 / float32(math.Sqrt(float64(x*x+y*y+z*z)))
	return [3]float32{x * k, y * k, z * k}
}

// enlarged brings both planes to the size of like.
func (l light) enlarged(like *plane) light {
	return light{l.diffuse.enlarged(like), l.gleam.enlarged(like)}
}
