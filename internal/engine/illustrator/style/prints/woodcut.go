// Package prints has the styles of printing, and of inks on walls and on skin.
package prints

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Woodcut prints the picture in black from a cut block: what is dark is solid black, what is light is cut away, and between the two a broad gouge
// cuts wedges across each form, which begin wide in the light and run out to points in the black.
func Woodcut(_ context.Context, p *picture.Picture) *raster.Layer {
	out := raster.Square(p.Size)
	p = p.HandEyed().InOneInk()
	art := p.SoftGlints().Drawn()
	r := p.Around(art, 0.03)
	if r.Empty() {
		return out
	}
	g := gouged(p, art, r)
	lines := picture.Wobbled(picture.CoverageOf(p.Flattened(picture.Second{}).Outlined(picture.Pen{Width: p.Length(0.0056), Detail: p.Length(0.009), Line: picture.WhiteLine, Hull: true}), r), p, 7)
	gate := p.ShadedContrast(r)
	shape := plane.OutlineOf(art, r)
	rim := p.Length(0.0115)
	words, dark, pale := p.NearWords(r, 0.006)
	var near, cut plane.Ground // how near letters are: dark ones have no contour, which would fill them, and pale ones are cut out of black
	if words != nil {
		near, cut = plane.GroundOf(dark.Over(r.Dx(), r.Dy())), plane.GroundOf(pale.Over(r.Dx(), r.Dy()))
	}
	for i, d := range shape.V {
		if words != nil && i%r.Dx() == 0 {
			near.Row(near.V, i/r.Dx())
			cut.Row(cut.V, i/r.Dx())
		}
		ragged := d - p.Length(0.005)*(g.tremor.V[i]-0.5)
		alpha := plane.Clamp(rim - ragged + .5)
		if alpha <= 0 {
			continue
		}
		x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
		ink := g.ink(i, x, y) * plane.Clamp(.5-d)
		line := max(lines.V[i]*plane.Smooth(0.03, 0.12, gate.V[i]), plane.Clamp(ragged+rim*.40+.5)*plane.Clamp(rim*.60-ragged+.5))
		if words != nil {
			line *= plane.Smooth(0.08, 0.01, near.V[i%r.Dx()])
			ink = max(ink, plane.Smooth(0.01, 0.05, cut.V[i%r.Dx()])*plane.Clamp(.5-d))
		}
		ink = max(ink, line)
		plane.Set(plane.Pixel(out, y*out.W+x), picture.WoodPaper.Mix(picture.WoodInk, ink), alpha)
	}
	tone := picture.InkTone(picture.WoodInk, picture.WoodPaper)
	if words != nil { // wedges across their strokes make words unreadable
		picture.LayAtop(out, toned(words, tone))
	}
	picture.LayAtop(out, p.SeenFeatures(tone))
	return out
}

// toned brings every pixel of a layer to a tone.
func toned(l *raster.Layer, tone func(color.RGB) color.RGB) *raster.Layer {
	for i := range l.W * l.H {
		if d := plane.Pixel(l, i); d[3] > 0.004 {
			plane.Set(d, tone(plane.Straight(d)), d[3])
		}
	}
	return l
}

// gouge cuts the light out of a block.
type gouge struct {
	forms               *picture.Forms
	tone, light, height *plane.Plane
	tremor, calm, grain *plane.Plane
	pitch               float32
}

func gouged(p *picture.Picture, art *raster.Layer, r plane.Rectangle) *gouge {
	cover := plane.AlphaOf(art, r)
	tone := picture.Darkness(art, r)
	g := &gouge{forms: p.Formed(r, 0.16), pitch: max(5, p.Length(0.0155)), calm: p.Calm(r).Enlarged(cover)}
	g.tone = p.Relieved(tone, cover, 0.06, 0.90, 1.25).Softened(p.Length(0.0028))
	g.light, g.height = g.forms.Light.Enlarged(cover), g.forms.Height.Enlarged(cover)
	whole := cover.Reduced(2).Inflated(p.Length(0.14)/4).Softened(3).Lit(0.8, 3).Diffuse.Enlarged(cover)
	for i, v := range whole.V {
		g.light.V[i] = 0.55*g.light.V[i] + 0.75*v
	}
	g.tremor = plane.Cloud{Size: p.Size, Waves: 34, Octaves: 3, Seed: p.Seed + 3}.Plane(r)
	g.grain = plane.Cloud{Size: p.Size, Waves: 110, Octaves: 2, Seed: p.Seed + 5}.Plane(r)
	return g
}

// ink is the coverage of ink at a pixel.
func (g *gouge) ink(i, x, y int) float32 {
	dark := 1.05*g.tone.V[i] - (0.38+0.5*g.tone.V[i])*g.light.V[i]
	if g.calm.V[i] > 0.3 { // a face is cut clean: no wedge runs through it
		dark = plane.Mix(dark, 1.1*g.tone.V[i]-0.16, 0.85*g.calm.V[i])
	}
	f := g.forms.Of(x, y)
	u := (float32(x)*f.Cos + float32(y)*f.Sin) / g.pitch
	phase := u + 0.45*g.height.V[i]/g.pitch + 0.35*g.tremor.V[i]
	lane := plane.Floor(phase)
	v := 0.5 + 2.3*(dark-0.50) + 0.34*(plane.Hash(lane, int(f.X), 3)-0.5)
	ink := plane.Clamp((v-(plane.Tri(phase)+1)/2)*g.pitch*.45 + .5)
	if v > 0.98 { // the grain of the wood shows in large blacks
		along := float32(y)*f.Cos - float32(x)*f.Sin
		scratch := plane.Hash(plane.Floor(phase*4), plane.Floor(along/(4*g.pitch)), 8)
		ink *= 1 - 0.7*plane.Smooth(0.93, 0.96, scratch)*plane.Smooth(0.5, 0.65, g.grain.V[i])
	}
	return ink
}
