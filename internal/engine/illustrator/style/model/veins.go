package model

import (
	"math"

	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// veins run along long petals and leaves.
func veins(p *picture.Picture, l *raster.Layer, whole, lit *plane.Plane) {
	var n, sx, sy, xx, yy, xy float64
	for i, v := range whole.V {
		if v > 0.5 {
			x, y := float64(i%whole.W), float64(i/whole.W)
			n, sx, sy, xx, yy, xy = n+1, sx+x, sy+y, xx+x*x, yy+y*y, xy+x*y
		}
	}
	if n < 12 {
		return
	}
	mx, my := sx/n, sy/n
	a, b, c := xx/n-mx*mx, yy/n-my*my, xy/n-mx*my
	spread := math.Hypot(a-b, 2*c)
	if (a + b - spread) > 0.6*(a+b+spread) {
		return // as wide as it is long
	}
	sin, cos := math.Sincos(0.5 * math.Atan2(2*c, a-b))
	across := 4 / p.Length(0.0042)
	for i := range lit.V {
		x, y := float64(i%whole.W)-mx, float64(i/whole.W)-my
		side, along := float32(y*cos-x*sin)*across, float32(x*cos+y*sin)
		k := plane.Floor(side + 0.02*along)
		lit.V[i] += 0.22*plane.Hash(k, plane.Floor(along*across*0.12), p.Seed+91) - 0.11
	}
}
