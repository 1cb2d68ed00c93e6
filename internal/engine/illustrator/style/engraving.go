package style

import (
	"context"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// engraving prints from a copper plate: fine lines that bend over the form and swell into the shade, in a direction of its own in
// every field, crossed by a second set where it is dark. It is black on paper that is cut along the art.
func engraving(_ context.Context, p *Picture) *raster.Layer {
	out := raster.Square(p.Size)
	art := p.softGlints().drawn()
	r := p.around(art, 0.03)
	if r.Empty() {
		return out
	}
	settle(art, r)
	flat := p.flattened(second{})
	b := p.burin(art, flat.drawn(), r)
	lines := coverageOf(flat.lines(pen{width: p.length(0.0028), detail: p.length(0.006), line: whiteLine, hull: true}), r)
	rim := p.length(0.0060)
	paper, tinted := color.Hex(0xfaf4e6), p.tinted()
	for i, d := range b.shape.v {
		alpha := clamp(0.5 + rim - d)
		if alpha <= 0 {
			continue
		}
		x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
		ground := paper
		if s := pixel(art, y*art.W+x); tinted && s[3] > 0.5 {
			v := color.ToLab(straight(s))
			ground = color.FromLab(color.Lab{L: 0.50 + 0.48*v.L, A: v.A * 0.75, B: v.B * 0.75})
		}
		ink := max(b.ink(i, x, y), lines.v[i], clamp(0.5+d+rim*0.30)*clamp(0.5-d+rim*0.5))
		set(pixel(out, y*out.W+x), ground.Mix(woodInk, ink), alpha)
	}
	layAtop(out, p.seenFeatures(inkTone(woodInk, paper)))
	return out
}

// burin cuts the lines of an engraving.
type burin struct {
	*patches
	tone, light, height *plane
	pitch               float32
	across              [][2]float32 // per field, the direction across its lines
}

func (p *Picture) burin(art, even *raster.Layer, r rectangle) *burin {
	b := &burin{patches: p.patched(even, r, 13, 1.0/3000), pitch: max(2.6, p.length(0.0066))}
	tone, _ := p.darkness(art, r)
	b.tone = tone.softened(p.length(0.0018))
	a := alphaOf(art, r)
	form := a.reduced(2).inflated(p.length(0.16) / 4).softened(4)
	b.light, b.height = form.lit(0.7, 3).diffuse.enlarged(a), form.enlarged(a)
	for k := range b.colors {
		turn := [5]float64{-0.30, 0.42, -0.85, 0.10, 0.80}[int(hash(k, 3, 17)*4.99)]
		sin, cos := math.Sincos(turn)
		b.across = append(b.across, [2]float32{float32(sin), float32(cos)})
	}
	return b
}

// ink is the coverage of the lines at a pixel: none in the light, one set in half tones, a second one across it in the shade.
func (b *burin) ink(i, x, y int) float32 {
	dark := 0.10 + 0.80*b.tone.v[i] - 0.75*b.light.v[i]
	if b.tone.v[i] > 0.86 {
		return 1 // black stays black, so that eyes and shadows have weight
	}
	dir := [2]float32{-0.30, 0.95}
	if label := b.label[i]; label >= 0 {
		dir = b.across[label]
	}
	u, v := float32(x)*dir[0]+float32(y)*dir[1], float32(x)*dir[1]-float32(y)*dir[0]
	bent := 4 * b.height.v[i]
	main := (u - 0.50*bent) / b.pitch
	cross := (0.80*v + 0.60*u + 0.35*bent) / b.pitch
	ink := line(main, 0.10+0.78*dark, b.pitch) * smooth(0.08, 0.16, dark)
	return max(ink, line(cross, 0.75*(dark-0.36), b.pitch)*smooth(0.46, 0.56, dark))
}

// line is the coverage of parallel lines that take up a share of their pitch.
func line(phase, share, pitch float32) float32 {
	return clamp((min(0.80, share)-(tri(phase)+1)/2)*pitch*0.5 + 0.5)
}
