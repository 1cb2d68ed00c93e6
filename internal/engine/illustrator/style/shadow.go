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

// ambient is the faint shade all around that softens the step from a cut edge to its shadow. It falls off with the
// distance, evenly at tips and in notches, and stays visible for about ten pixels: an edge that adjoins a shadow here and
// nothing there would read as a dirty cut.
const (
	ambientOpacity = 0.078
	ambientShare   = 0.025
	ambientLeast   = 26 // pixels
	ambientMost    = 0.05
)

// beneath draws the shadow of the layer's ink under it, in ambient shade.
func (s shadow) beneath(p *Picture, l *raster.Layer) {
	reach := max(p.length(ambientShare), min(ambientLeast, p.length(ambientMost)))
	r := p.around(l, max(3*s.sigma+max(s.dx, s.dy), 1.1*reach/float32(p.Size)))
	if r.Empty() {
		return
	}
	ink := alphaOf(l, r)
	for i, v := range ink.v {
		ink.v[i] = clamp((v - 0.35) / 0.55) // a glow in the art casts no shadow
	}
	cast := ink.shifted(int(p.length(s.dx)), int(p.length(s.dy))).blurred(p.length(s.sigma))
	shade := ink.ambient(reach)
	for i, v := range cast.v {
		cast.v[i] = 1 - (1-v*s.opacity)*(1-shade.v[i])
	}
	lay(l, cast, s.color)
}

// lay paints a color under the layer with the plane's opacity.
func lay(l *raster.Layer, a *plane, c color.RGB) {
	eachIn(l, a, func(d []float32, _, _ int, v float32) {
		if d[3] < 1 && v > 0.002 {
			under(d, c, v)
		}
	})
}

// ambient is the opacity of the ambient shade around a coverage, reaching so many pixels.
func (p *plane) ambient(reach float32) *plane {
	d := p.halved().signedDistance()
	for i, v := range d.v {
		t := clamp(1 - 2*v/reach)
		d.v[i] = ambientOpacity * t * t
	}
	return d.softened(1.5).enlarged(p)
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
			if v := 1 - (dx*dx+dy*dy)*0.75; v > 0 {
				under(pixel(l, y*l.W+x), c, v*float32(math.Sqrt(float64(v)))*opacity)
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
