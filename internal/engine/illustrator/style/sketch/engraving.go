package sketch

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Engraving prints from a copper plate: parallel lines that run around every form, thin in the light and swelling into the shade, crossed by a
// second set where it is dark. It is black on paper that is cut along the art.
func Engraving(_ context.Context, p *picture.Picture) *raster.Layer {
	out := raster.Square(p.Size)
	p = p.HandEyed().InOneInk()
	art := p.SoftGlints().Drawn()
	r := p.Around(art, 0.03)
	if r.Empty() {
		return out
	}
	plane.Settle(art, r)
	b := engraved(p, art, r)
	lines := picture.CoverageOf(p.Flattened(picture.Second{}).Outlined(picture.Pen{Width: p.Length(0.0034), Detail: p.Length(0.011), Line: picture.WhiteLine, Hull: true}), r)
	slip := lines.Blurred(p.Length(0.0040)) // of paper beside each contour
	gate := p.ShadedContrast(r)
	shape := plane.OutlineOf(art, r)
	rim := p.Length(0.0060)
	paper := color.Hex(0xfaf4e6)
	for i, d := range shape.V {
		alpha := plane.Clamp(0.5 + rim - d)
		if alpha <= 0 {
			continue
		}
		x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
		ink := b.ink(i, x, y) * plane.Clamp(0.5-d) * (1 - 0.9*plane.Smooth(0.05, 0.22, slip.V[i])*plane.Smooth(0.03, 0.10, gate.V[i]))
		ink = max(ink, lines.V[i]*(0.5+0.5*plane.Smooth(0.03, 0.13, gate.V[i])), plane.Clamp(0.5+d+rim*0.30)*plane.Clamp(0.5-d+rim*0.5))
		plane.Set(plane.Pixel(out, y*out.W+x), paper.Mix(picture.WoodInk, ink), alpha)
	}
	picture.LayAtop(out, p.SeenFeatures(picture.InkTone(picture.WoodInk, paper)))
	return out
}

// burin cuts the lines of an engraving.
type burin struct {
	forms               *picture.Forms
	tone, light, height *plane.Plane
	calm                *plane.Plane
	pitch               float32
}

func engraved(p *picture.Picture, art *raster.Layer, r plane.Rectangle) *burin {
	cover := plane.AlphaOf(art, r)
	b := &burin{forms: p.Formed(r, 0.14), pitch: max(3.8, p.Length(0.0112)), calm: p.Calm(r).Enlarged(cover)}
	tone := picture.Darkness(art, r)
	b.tone = p.Relieved(tone, cover, 0.06, 0.86, 1.3).Softened(p.Length(0.0022))
	b.light, b.height = b.forms.Light.Enlarged(cover), b.forms.Height.Enlarged(cover)
	whole := cover.Reduced(2).Inflated(p.Length(0.14)/4).Softened(3).Lit(0.7, 3).Diffuse.Enlarged(cover)
	for i, v := range whole.V {
		b.light.V[i] = 0.6*b.light.V[i] + 0.7*v
	}
	return b
}

// ink is the coverage of the lines at a pixel: none in the light, one set in half tones, a second one across it in the shade.
func (b *burin) ink(i, x, y int) float32 {
	dark := 1.12*b.tone.V[i] - 0.05 - (0.45+0.45*b.tone.V[i])*b.light.V[i]
	dark = plane.Mix(dark, 0.75*b.tone.V[i]-0.06, 0.85*b.calm.V[i]) // the face is lit from the front
	dark = 0.44 + 1.6*(dark-0.46)                                   // more white, and real blacks
	f := b.forms.Of(x, y)
	u, v := float32(x)*f.Cos+float32(y)*f.Sin, float32(y)*f.Cos-float32(x)*f.Sin
	bent := 0.55 * b.height.V[i]
	ink := line((u+bent)/b.pitch, 0.02+0.86*dark, b.pitch) * plane.Smooth(0.04, 0.12, dark)
	return max(ink, line((0.86*v+0.50*u+0.6*bent)/b.pitch, 0.9*(dark-0.52), b.pitch)*plane.Smooth(0.56, 0.66, dark))
}

// line is the coverage of parallel lines that take up a share of their pitch.
func line(phase, share, pitch float32) float32 {
	return plane.Clamp((min(0.86, share)-(plane.Tri(phase)+1)/2)*pitch*0.5 + 0.5)
}
