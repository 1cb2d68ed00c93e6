package design

import (
	"math"

	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
)

// around is nearly the smallest circle around the ink of a layer: its center goes to the farthest point, in ever smaller steps.
func around(l *raster.Layer) (x, y, r float32) {
	x, y = float32(l.W)/2, float32(l.H)/2
	alpha := l.Alpha()
	for step := 2; step < 60; step++ {
		fx, fy := x, y
		r = 0
		for i, a := range alpha {
			u, v := float32(i%l.W)+0.5, float32(i/l.W)+0.5
			if d := float32(math.Hypot(float64(u-x), float64(v-y))); a > 0.5 && d > r {
				fx, fy, r = u, v, d
			}
		}
		x, y = x+(fx-x)/float32(step), y+(fy-y)/float32(step)
	}
	return x, y, r
}

// opticalCircle is a circle around the ink of a layer whose center lies between that of the smallest one and the middle of the ink's weight: what is wide
// at its foot would hang in the upper half.
func opticalCircle(l *raster.Layer) (x, y, r float32) {
	x, y, r = around(l)
	if r <= 0 {
		return x, y, r
	}
	alpha := l.Alpha()
	var sx, sy, n float32
	for i, a := range alpha {
		if a > 0.5 {
			sx, sy, n = sx+float32(i%l.W)+0.5, sy+float32(i/l.W)+0.5, n+1
		}
	}
	x, y, r = x+0.30*(sx/n-x), y+0.55*(sy/n-y), 0
	for i, a := range alpha {
		if a > 0.5 {
			r = max(r, float32(math.Hypot(float64(float32(i%l.W)+0.5-x), float64(float32(i/l.W)+0.5-y))))
		}
	}
	return x, y, r
}

// smallSide is the side in pixels of a drawing that shows where a picture has its weight.
const smallSide = 96

func small(p *picture.Picture) *raster.Layer {
	l := raster.Square(smallSide)
	k := float32(smallSide) / float32(p.Size)
	for _, q := range p.Pieces {
		raster.Draw(l, q.Nodes, scene.ScaleBy(k, k).Mul(q.Matrix))
	}
	return l
}
