package model

import (
	"image"

	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// fold adds the folds of cloth to the light on a body.
func (s *studio) fold(lit *plane.Plane, l *raster.Layer) {
	deep := float32(1)
	if s.life {
		deep = 0.72 // in the whole range of tones, knees and elbows are seen
	}
	for i := range lit.V {
		x, y := l.X0/4+i%lit.W, l.Y0/4+i/lit.W
		if x < s.folds.W && y < s.folds.H {
			lit.V[i] = inCloth(lit.V[i] + deep*s.folds.V[y*s.folds.W+x])
		}
	}
}

// inCloth is the light on cloth: threads scatter it into the shade, so that no fold is black.
func inCloth(light float32) float32 {
	const knee = -0.30
	if light < knee {
		return knee + 0.40*(light-knee)
	}
	return light
}

// foldLight is how bright the lit side of a fold is beside how dark its other one is: cloth is not glossy.
const foldLight = 0.4

// folds are ridges of cloth that run down more than across, lit from the upper left.
func folds(p *picture.Picture) *plane.Plane {
	n := (p.Size + 3) / 4
	o := plane.NewPlane(image.Rect(0, 0, n, n))
	broad := plane.Cloud{Size: n, Waves: foldsAcross(p), Octaves: 2, Seed: p.Seed + 71}.Plane(o.Rect())
	for y := range n {
		for x := range n {
			v := broad.V[(y*2/5)*n+min(n-1, x*3/4+y/4)] // long and slanting
			ridge := 1 - max(v-0.5, 0.5-v)*7
			o.V[y*n+x] = max(0, ridge)
		}
	}
	o.Softened(p.Length(0.002))
	h := plane.NewPlane(o.Rect())
	copy(h.V, o.V)
	steep := 0.010 * float32(p.Size)
	for i := range o.V {
		gx, gy := h.Slope(i)
		if o.V[i] = plane.Clamp2(-(0.75*gx + 0.45*gy) * steep); o.V[i] > 0 {
			o.V[i] *= foldLight
		}
	}
	return o
}

// foldsAcross is how many folds cross the picture: they go with the size of who wears them.
func foldsAcross(p *picture.Picture) float32 {
	wide := 0
	for _, f := range p.Faces() {
		wide = max(wide, f.Dx())
	}
	if wide == 0 {
		return 11
	}
	return max(4, min(16, 0.72*float32(p.Size)/float32(wide)))
}
