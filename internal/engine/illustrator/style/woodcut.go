package style

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

var woodInk, woodPaper = color.Hex(0x1c1a1d), color.Hex(0xf6eedd)

// woodcut prints the picture in black from a cut block: lines follow the forms, thick in the shade and gone in the light. Where a
// color was asked for, it is printed below.
func woodcut(_ context.Context, p *Picture) *raster.Layer {
	art := p.drawn()
	out := raster.Square(p.Size)
	r := p.around(art, 0.03)
	if r.Empty() {
		return out
	}
	flat := p.flattened(second{}).drawn()
	lines := coverageOf(p.flattened(second{}).lines(pen{width: p.length(0.006), detail: p.length(0.006), line: whiteLine, hull: true}), r)
	bend := brightnessAround(art, r, p.length(0.035))
	fine := brightnessAround(art, r, p.length(0.006))
	tremor := cloud{p.Size, 30, 3, p.Seed + 3}.plane(r)
	shape := outlineOf(art, r)
	rim, pitch := p.length(0.0115), max(4, p.length(0.0125))
	tinted := p.tinted()
	for i := range shape.v {
		x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
		alpha := clamp(rim - shape.v[i] + .5)
		if alpha <= 0 {
			continue
		}
		ground := woodPaper
		if s := pixel(flat, y*flat.W+x); tinted && s[3] > .5 {
			v := color.ToLCH(straight(s))
			ground = color.FromLCH(color.LCH{L: .25 + .72*v.L, C: v.C * .85, H: v.H})
		}
		phase := (.42*float32(x)+float32(y))/pitch + 4.4*bend.v[i] + .5*tremor.v[i]
		dark := clamp(1.22-1.42*fine.v[i]) + .12*(tremor.v[i]-.5)
		black := dark > .94
		if dark > .5 {
			dark = .5 + (dark-.5)*.56 // what is dark keeps cuts of light: faces and folds are seen in it
		}
		ink := clamp((dark-(tri(phase)+1)/2)*pitch*.5 + .5)
		if black {
			ink = 1
		}
		if dark < .16 {
			ink = 0
		}
		ink *= clamp(.5 - shape.v[i])
		ink = max(ink, lines.v[i], clamp(shape.v[i]+rim*.28+.5)*clamp(rim*.62-shape.v[i]+.5))
		set(pixel(out, y*out.W+x), ground.Mix(woodInk, ink), alpha)
	}
	layAtop(out, p.seenFeatures(inkTone(woodInk, woodPaper)))
	return out
}
