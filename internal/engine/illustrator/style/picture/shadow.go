package picture

import (
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Shadow is a soft copy of a silhouette; lengths are shares of the picture's side.
type Shadow struct {
	Dx, Dy, Sigma float32
	Color         color.RGB
	Opacity       float32
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

// Beneath draws the shadow of the layer's ink under it, in ambient shade.
func (s Shadow) Beneath(p *Picture, l *raster.Layer) {
	reach := max(p.Length(ambientShare), min(ambientLeast, p.Length(ambientMost)))
	r := p.Around(l, max(3*s.Sigma+max(s.Dx, s.Dy), 1.1*reach/float32(p.Size)))
	if r.Empty() {
		return
	}
	ink := plane.AlphaOf(l, r)
	for i, v := range ink.V {
		ink.V[i] = plane.Clamp((v - 0.35) / 0.55) // a glow in the art casts no shadow
	}
	cast := ink.Shifted(int(p.Length(s.Dx)), int(p.Length(s.Dy))).Blurred(p.Length(s.Sigma))
	shade := ambient(ink, reach)
	for i, v := range cast.V {
		cast.V[i] = 1 - (1-v*s.Opacity)*(1-shade.V[i])
	}
	Lay(l, cast, s.Color)
}

// Lay paints a color under the layer with the plane's opacity.
func Lay(l *raster.Layer, a *plane.Plane, c color.RGB) {
	plane.EachIn(l, a, func(d []float32, _, _ int, v float32) {
		if d[3] < 1 && v > 0.002 {
			plane.Under(d, c, v)
		}
	})
}

// ambient is the opacity of the ambient shade around a coverage, reaching so many pixels.
func ambient(p *plane.Plane, reach float32) *plane.Plane {
	d := p.Halved().SignedDistance()
	for i, v := range d.V {
		t := plane.Clamp(1 - 2*v/reach)
		d.V[i] = ambientOpacity * t * t
	}
	return d.Softened(1.5).Enlarged(p)
}

// GroundShadow draws the soft dark ellipse on which the lowest ink of the layer rests.
func (p *Picture) GroundShadow(l *raster.Layer, c color.RGB, opacity float32) {
	ink := plane.InkBounds(l)
	if ink.Empty() {
		return
	}
	foot := footOf(plane.AlphaOf(l, ink), p.Length(0.10))
	rx, ry := max(foot.width*0.56, p.Length(0.05)), max(foot.width*0.06, p.Length(0.012))
	cy := float32(ink.Max.Y) - ry*0.35
	cy = min(cy, float32(p.Size)-ry*2.2-2)
	for y := max(0, plane.Floor(cy-2*ry)); y < min(p.Size, plane.Floor(cy+2*ry)+1); y++ {
		for x := max(0, plane.Floor(foot.x-2*rx)); x < min(p.Size, plane.Floor(foot.x+2*rx)+1); x++ {
			dx, dy := (float32(x)-foot.x)/rx, (float32(y)-cy)/ry
			if v := 1 - (dx*dx+dy*dy)*0.75; v > 0 {
				plane.Under(plane.Pixel(l, y*l.W+x), c, v*float32(math.Sqrt(float64(v)))*opacity)
			}
		}
	}
}

// foot is where a silhouette stands: its middle and width in pixels.
type foot struct{ x, width float32 }

// footOf measures the lowest rows of the ink, up to the given height.
func footOf(a *plane.Plane, height float32) foot {
	lo, hi := a.W, 0
	for y := max(0, a.H-int(height)); y < a.H; y++ {
		for x := range a.W {
			if a.V[y*a.W+x] > 0.5 {
				lo, hi = min(lo, x), max(hi, x+1)
			}
		}
	}
	if hi <= lo {
		return foot{float32(a.X0) + float32(a.W)/2, float32(a.W) * 0.5}
	}
	return foot{float32(a.X0) + float32(lo+hi)/2, float32(hi - lo)}
}
