package style

import (
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// shadow is a soft copy of a silhouette; lengths are shares of the picture's side.
type shadow struct {
	dx, dy, sigma float32
	color         color.RGB
	opacity       float32
}

// beneath draws the shadow of the layer's ink under it.
func (s shadow) beneath(p *Picture, l *raster.Layer) {
	r := p.around(l, 3*s.sigma+max(s.dx, s.dy))
	if r.Empty() {
		return
	}
	cast := alphaOf(l, r).shifted(int(p.length(s.dx)), int(p.length(s.dy))).blurred(p.length(s.sigma))
	eachIn(l, cast, func(d []float32, _, _ int, v float32) {
		if v > 0.004 && d[3] < 1 {
			under(d, s.color, v*s.opacity)
		}
	})
}

// ground draws the soft dark ellipse on which the lowest ink of the layer rests.
func (p *Picture) ground(l *raster.Layer, c color.RGB, opacity float32) {
	ink := inkBounds(l)
	if ink.Empty() {
		return
	}
	foot := footOf(alphaOf(l, ink), p.length(0.10))
	rx, ry := max(foot.width*0.56, p.length(0.05)), max(foot.width*0.06, p.length(0.012))
	cy := float32(ink.Max.Y) - ry*0.35
	cy = min(cy, float32(p.Size)-ry*2.2-2)
	for y := max(0, floor(cy-2*ry)); y < min(p.Size, floor(cy+2*ry)+1); y++ {
		for x := max(0, floor(foot.x-2*rx)); x < min(p.Size, floor(foot.x+2*rx)+1); x++ {
			dx, dy := (float32(x)-foot.x)/rx, (float32(y)-cy)/ry
			v := float32(math.Exp(float64(-1.8*(dx*dx+dy*dy)))) - 0.01
			if v > 0.004 {
				under(pixel(l, y*l.W+x), c, v*opacity)
			}
		}
	}
}

// foot is where a silhouette stands: its middle and width in pixels.
type foot struct{ x, width float32 }

// footOf measures the lowest rows of the ink, up to the given height.
func footOf(a *plane, height float32) foot {
	lo, hi := a.w, 0
	for y := max(0, a.h-int(height)); y < a.h; y++ {
		for x := range a.w {
			if a.v[y*a.w+x] > 0.5 {
				lo, hi = min(lo, x), max(hi, x+1)
			}
		}
	}
	if hi <= lo {
		return foot{float32(a.x0) + float32(a.w)/2, float32(a.w) * 0.5}
	}
	return foot{float32(a.x0) + float32(lo+hi)/2, float32(hi - lo)}
}
