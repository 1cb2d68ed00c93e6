package paint

import (
	"math"
	"math/rand/v2"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/plane"
)

// bare is where the paper stays free between two large washes.
func (w *wash) bare(x, y int) float32 {
	f := w.forms.Of(x+w.rect.Min.X, y+w.rect.Min.Y)
	return w.slip.V[x] * plane.Smooth(0.52, 0.58, w.flow.V[x]) * (1 - w.calm.V[x]) * plane.Smooth(w.p.Length(0.026), w.p.Length(0.046), f.Wide)
}

// thinned is where the end of a wash runs out to bare paper, because the brush had little water there.
func (w *wash) thinned(x int, depth float32) float32 {
	if w.words {
		return 0
	}
	return plane.Smooth(0.48, 0.34, w.flow.V[x]) * (1 - w.calm.V[x]) * plane.Smooth(w.p.Length(0.034), w.p.Length(0.006), depth) *
		plane.Smooth(w.p.Length(0.006), w.p.Length(0.020), w.body.V[x])
}

// bleed lets paint run out into wet paper here and there, up to a tide line; d is how far outside the shape a pixel lies. The paper comes with
// it, so that it is no veil on a dark page, and grays stay where they are: run out they look like dirt.
func (w *wash) bleed(px []float32, x, y int, d float32, c color.RGB) {
	if w.words || px[3] > 0.98 || d >= w.reach {
		return
	}
	clear := plane.Smooth(0.20, 0.42, max(c.R, c.G, c.B)-min(c.R, c.G, c.B)) * w.broad(x, y, max(0, d))
	reach := w.reach * (0.95*plane.Smooth(0.52, 0.80, w.tide.V[x]) - 0.10) * (1 - w.calm.V[x]) * clear
	if d >= reach || reach < 1.5 {
		return
	}
	tide := plane.Smooth(w.p.Length(0.004), w.p.Length(0.0005), reach-d)
	plane.Under(px, w.through(c, 0.30+0.30*plane.Smooth(reach, 0, d)+0.28*tide), plane.Clamp(reach-d))
}

// broad is how far what lies beside a pixel at a distance from the outline is a broad body: beside a thin one, such as the frame of glasses, what runs
// out is only lumps.
func (w *wash) broad(x, y int, d float32) float32 {
	covered := w.wide.At(w.rect.Min.X+x, w.rect.Min.Y+y)[3]
	straight := 0.5 * max(0.2, 1-d/w.p.Length(0.030)) // beside a wide body with a straight edge
	return plane.Smooth(0.60, 0.95, covered/straight)
}

// splatter flicks drops of the nearest paint close around the figure.
func (w *wash) splatter(out *raster.Layer) {
	rng := rand.New(rand.NewPCG(w.p.Seed, 0x5b1a))
	n := 9
	if w.p.Detailed {
		n = 22
	}
	if w.p.Minimal {
		n = 0
	}
	for range 40 * n {
		x, y := w.rect.Min.X+rng.IntN(w.rect.Dx()), w.rect.Min.Y+rng.IntN(w.rect.Dy())
		v := w.shape.At(x, y)
		radius := w.p.Length(0.0026) * float32(1+2.2*math.Pow(rng.Float64(), 3))
		if v < 2.5*radius || v > w.p.Length(0.045) || n == 0 {
			continue
		}
		paint := w.wide.At(x, y)
		if paint[3] < 0.02 {
			continue
		}
		c := w.through(plane.Straight(paint[:]), 0.9)
		if plane.Luma(c) > 0.8 || color.ToLCH(c).C < 0.09 { // on a dark page drops of gray are dirt
			continue
		}
		plane.Fleck{X: float32(x), Y: float32(y), Radius: radius, Color: c}.Drop(out)
		n--
	}
}
