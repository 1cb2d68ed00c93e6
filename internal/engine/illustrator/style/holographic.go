package style

import (
	"context"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// holographic is foil that breaks light into a rainbow: hues run over the form in bands, washed out to silver where the lamp is
// reflected, while the tones of the art stay.
func holographic(_ context.Context, p *Picture) *raster.Layer {
	l := p.softGlints().drawn()
	r := p.around(l, 0.02)
	if r.Empty() {
		return l
	}
	settle(l, r)
	shape := alphaOf(l, r)
	form := shape.reduced(2).inflated(p.length(0.11) / 4).softened(3)
	lit := form.lit(0.8, 4).enlarged(shape)
	height := form.enlarged(shape)
	bend := brightnessAround(l, r, p.length(0.014))
	drift := cloud{p.Size, 4, 2, p.Seed + 3}.plane(r)
	low, high := p.tones(l)
	lines := coverageOf(p.lines(pen{width: p.length(0.0024), detail: p.length(0.012), line: whiteLine, hull: true}), r)
	own := p.ownColor(0.5)
	white := color.RGB{R: 1, G: 1, B: 1}
	eachIn(l, lines, func(d []float32, x, y int, v float32) {
		if d[3] < 0.004 {
			return
		}
		i := (y-r.Min.Y)*r.Dx() + x - r.Min.X
		tone := clamp((color.ToLab(straight(d)).L - low) / max(0.2, high-low))
		phase := (0.8*float32(x)+float32(y))/p.length(0.62) + 5.5*height.v[i]/p.length(0.11) + 0.55*bend.v[i] + 0.8*drift.v[i]
		hue := float64(phase) * 2 * math.Pi
		c := color.FromLCH(color.LCH{L: 0.56 + 0.34*tone + 0.07*float32(math.Sin(hue*2+1)), C: 0.135 - 0.035*tone, H: float32(hue)})
		c = c.Mix(straight(d), own)
		streak := smooth(0.80, 1, (tri((float32(x)-0.55*float32(y))/p.length(0.36)+0.4*drift.v[i])+1)/2)
		c = c.Mix(white, clamp(0.50*streak+0.75*lit.gleam.v[i]*smooth(0.05, 0.3, lit.diffuse.v[i])))
		c = c.Mix(color.Hex(0x41396b), clamp(0.9*-lit.diffuse.v[i]-0.12)*0.7)
		set(d, c.Mix(white, 0.55*v), d[3])
	})
	return l
}
