// Package prints has the styles of printing, and of inks on walls and on skin.
package prints

import (
	"context"

	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Woodcut prints the picture in black from a cut block: lines follow the forms, thick in the shade and gone in the light.
func Woodcut(_ context.Context, p *picture.Picture) *raster.Layer {
	p = p.InOneInk()
	art := p.Drawn()
	out := raster.Square(p.Size)
	r := p.Around(art, 0.03)
	if r.Empty() {
		return out
	}
	lines := picture.CoverageOf(p.Flattened(picture.Second{}).Outlined(picture.Pen{Width: p.Length(0.006), Detail: p.Length(0.006), Line: picture.WhiteLine, Hull: true}), r)
	fine, _ := p.Darkness(art, r)
	fine.Softened(p.Length(0.003))
	cover := plane.AlphaOf(art, r)
	form := cover.Reduced(2).Inflated(p.Length(0.16) / 4).Softened(3)
	light, height := form.Lit(0.8, 3).Diffuse.Enlarged(cover), form.Enlarged(cover)
	tremor := plane.Cloud{Size: p.Size, Waves: 30, Octaves: 3, Seed: p.Seed + 3}.Plane(r)
	shape := plane.OutlineOf(art, r)
	rim, pitch := p.Length(0.0115), max(4, p.Length(0.0125))
	calm := p.Calm(r)
	for i := range shape.V {
		x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
		alpha := plane.Clamp(rim - shape.V[i] + .5)
		if alpha <= 0 {
			continue
		}
		phase := (.42*float32(x)+float32(y))/pitch - 9*height.V[i]/p.Length(0.0625) + .5*tremor.V[i]
		dark := .04 + 1.12*fine.V[i] - .55*light.V[i] + .12*(tremor.V[i]-.5)
		black := fine.V[i] > .80
		if !black {
			dark *= 1 - .55*calm.At((x-r.Min.X)/8, (y-r.Min.Y)/8)
		}
		if dark > .5 {
			dark = .5 + (dark-.5)*.56 // what is dark keeps cuts of light: faces and folds are seen in it
		}
		ink := plane.Clamp((dark-(plane.Tri(phase)+1)/2)*pitch*.5 + .5)
		if black {
			ink = 1
		}
		if dark < .16 {
			ink = 0
		}
		ink *= plane.Clamp(.5 - shape.V[i])
		ink = max(ink, lines.V[i], plane.Clamp(shape.V[i]+rim*.28+.5)*plane.Clamp(rim*.62-shape.V[i]+.5))
		plane.Set(plane.Pixel(out, y*out.W+x), picture.WoodPaper.Mix(picture.WoodInk, ink), alpha)
	}
	picture.LayAtop(out, p.SeenFeatures(picture.InkTone(picture.WoodInk, picture.WoodPaper)))
	return out
}
