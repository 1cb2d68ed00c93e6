package sketch

import (
	"context"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Engraving prints from a copper plate: fine lines that bend over the form and swell into the shade, in a direction of its own in
// every field, crossed by a second set where it is dark. It is black on paper that is cut along the art.
func Engraving(_ context.Context, p *picture.Picture) *raster.Layer {
	out := raster.Square(p.Size)
	p = p.InOneInk()
	art := p.SoftGlints().Drawn()
	r := p.Around(art, 0.03)
	if r.Empty() {
		return out
	}
	plane.Settle(art, r)
	flat := p.Flattened(picture.Second{})
	b := engraved(p, art, flat.Drawn(), r)
	lines := picture.CoverageOf(flat.Outlined(picture.Pen{Width: p.Length(0.0028), Detail: p.Length(0.006), Line: picture.WhiteLine, Hull: true}), r)
	rim := p.Length(0.0060)
	paper := color.Hex(0xfaf4e6)
	for i, d := range b.Shape.V {
		alpha := plane.Clamp(0.5 + rim - d)
		if alpha <= 0 {
			continue
		}
		x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
		ink := max(b.ink(i, x, y), lines.V[i], plane.Clamp(0.5+d+rim*0.30)*plane.Clamp(0.5-d+rim*0.5))
		plane.Set(plane.Pixel(out, y*out.W+x), paper.Mix(picture.WoodInk, ink), alpha)
	}
	picture.LayAtop(out, p.SeenFeatures(picture.InkTone(picture.WoodInk, paper)))
	return out
}

// burin cuts the lines of an engraving.
type burin struct {
	*picture.Patches
	tone, light, height *plane.Plane
	calm                *plane.Plane // at an eighth of the size
	pitch               float32
	across              [][2]float32 // per field, the direction across its lines
}

func engraved(p *picture.Picture, art, even *raster.Layer, r plane.Rectangle) *burin {
	b := &burin{Patches: p.Patched(even, r, 13, 1.0/3000), pitch: max(2.6, p.Length(0.0066))}
	tone, _ := p.Darkness(art, r)
	b.tone, b.calm = tone.Softened(p.Length(0.0018)), p.Calm(r)
	a := plane.AlphaOf(art, r)
	form := a.Reduced(2).Inflated(p.Length(0.16) / 4).Softened(4)
	b.light, b.height = form.Lit(0.7, 3).Diffuse.Enlarged(a), form.Enlarged(a)
	for k := range b.Colors {
		turn := [5]float64{-0.30, 0.42, -0.85, 0.10, 0.80}[int(plane.Hash(k, 3, 17)*4.99)]
		sin, cos := math.Sincos(turn)
		b.across = append(b.across, [2]float32{float32(sin), float32(cos)})
	}
	return b
}

// ink is the coverage of the lines at a pixel: none in the light, one set in half tones, a second one across it in the shade.
func (b *burin) ink(i, x, y int) float32 {
	dark := 1.30*b.tone.V[i] - 0.02 - 0.95*b.light.V[i]
	if b.tone.V[i] > 0.78 {
		return 1 // black stays black, so that eyes and shadows have weight
	}
	dark *= 1 - 0.30*b.calm.At((x-b.R.Min.X)/8, (y-b.R.Min.Y)/8)
	dir := [2]float32{-0.30, 0.95}
	if label := b.Label[i]; label >= 0 {
		dir = b.across[label]
	}
	u, v := float32(x)*dir[0]+float32(y)*dir[1], float32(x)*dir[1]-float32(y)*dir[0]
	bent := 4 * b.height.V[i]
	main := (u - 0.50*bent) / b.pitch
	cross := (0.80*v + 0.60*u + 0.35*bent) / b.pitch
	ink := line(main, 0.10+0.78*dark, b.pitch) * plane.Smooth(0.08, 0.16, dark)
	return max(ink, line(cross, 0.75*(dark-0.36), b.pitch)*plane.Smooth(0.46, 0.56, dark))
}

// line is the coverage of parallel lines that take up a share of their pitch.
func line(phase, share, pitch float32) float32 {
	return plane.Clamp((min(0.80, share)-(plane.Tri(phase)+1)/2)*pitch*0.5 + 0.5)
}
