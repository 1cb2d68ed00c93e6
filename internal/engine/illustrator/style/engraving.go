package style

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// engraving prints from a copper plate: fine lines that bend over the form and swell into the shade, crossed by a second set where it
// is dark, in black on paper that is cut along the art.
func engraving(_ context.Context, p *Picture) *raster.Layer {
	out := raster.Square(p.Size)
	art := p.softGlints().drawn()
	r := p.around(art, 0.03)
	if r.Empty() {
		return out
	}
	settle(art, r)
	flat := p.flattened(second{})
	lines := coverageOf(flat.lines(pen{width: p.length(0.0028), detail: p.length(0.006), line: whiteLine, hull: true}), r)
	shape := alphaOf(art, r)
	tone, _ := p.darkness(art, r)
	tone = tone.softened(p.length(0.0018))
	form := shape.reduced(2).inflated(p.length(0.16) / 4).softened(3)
	light := form.lit(0.7, 3).diffuse.enlarged(shape)
	height := form.enlarged(shape)
	bend := brightnessAround(art, r, p.length(0.030))
	shape.becomeDistance()
	rim, pitch := p.length(0.0060), max(2.6, p.length(0.0072))
	paper, tinted := color.Hex(0xfaf4e6), p.tinted()
	for i, d := range shape.v {
		alpha := clamp(0.5 + rim - d)
		if alpha <= 0 {
			continue
		}
		x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
		ground := paper
		if s := pixel(art, y*art.W+x); tinted && s[3] > 0.5 {
			v := color.ToLCH(straight(s))
			ground = color.FromLCH(color.LCH{L: 0.50 + 0.48*v.L, C: v.C * 0.75, H: v.H})
		}
		dark := clamp(1.12*tone.v[i] - 0.85*light.v[i] + 0.02)
		rise := (4*height.v[i]*2.4 + p.length(0.10)*bend.v[i]) / pitch
		main := (float32(y)+0.30*float32(x))/pitch - rise
		cross := (float32(x)-0.55*float32(y))/pitch - 0.7*rise
		ink := line(main, 0.16+0.86*dark, pitch) * smooth(0.05, 0.14, dark)
		ink = max(ink, line(cross, 0.95*(dark-0.30), pitch)*smooth(0.42, 0.55, dark))
		ink = max(ink, lines.v[i], clamp(0.5+d+rim*0.30)*clamp(0.5-d+rim*0.5))
		set(pixel(out, y*out.W+x), ground.Mix(woodInk, ink), alpha)
	}
	return out
}

// line is the coverage of parallel lines that take up a share of their pitch.
func line(phase, share, pitch float32) float32 {
	return clamp((min(0.92, share)-(tri(phase)+1)/2)*pitch*0.5 + 0.5)
}
