package craft

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// decoTones are the lacquers of art deco from dark to light; gold lines part them.
var decoTones = []color.RGB{color.Hex(0x14161d), color.Hex(0x1d2b38), color.Hex(0x24474d), color.Hex(0x9c7a35), color.Hex(0xefe3c4)}

// ArtDeco paints the picture in few flat lacquers by lightness, parted and bordered by polished gold, with fine parallel gold
// lines in what was of middle tone.
func ArtDeco(_ context.Context, p *picture.Picture) *raster.Layer {
	flat := p.Flattened(picture.Second{}).Drawn()
	out := raster.Square(p.Size)
	r := p.Around(flat, 0.03)
	if r.Empty() {
		return out
	}
	f := picture.FieldsOf(flat, r, 12, p.Size*p.Size/7000)
	lines := picture.CoverageOf(p.Flattened(picture.Second{}).Outlined(picture.Pen{Width: p.Length(0.0052), Detail: p.Length(0.012), Line: picture.WhiteLine, Hull: true}), r)
	shape := plane.OutlineOf(flat, r)
	rim := p.Length(0.012)
	for i, label := range f.Label {
		x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
		alpha := plane.Clamp(rim - shape.V[i] + .5)
		if alpha <= 0 {
			continue
		}
		tone := decoTones[0]
		if label >= 0 {
			tone = lacquer(p, f.Colors[label], x, y)
		}
		// A gold border, a dark gap, and the lines within.
		gold := max(lines.V[i], plane.Clamp(shape.V[i]+.5+rim*.1))
		if d := -shape.V[i]; d > rim*.25 && d < rim*.75 {
			gold, tone = 0, decoTones[0]
		}
		plane.Set(plane.Pixel(out, y*out.W+x), tone.Mix(polish(p, x, y), gold), alpha)
	}
	picture.LayAtop(out, p.SeenFeatures(picture.InkTone(decoTones[0], decoTones[4])))
	return out
}

// lacquer is the tone of a field of color; tones between dark and light are hatched with gold.
func lacquer(p *picture.Picture, c color.RGB, x, y int) color.RGB {
	l := color.ToLCH(c).L
	switch {
	case l < .42:
		return decoTones[0]
	case l < .6:
		return decoTones[1].Mix(polish(p, x, y), .75*plane.Clamp((plane.Tri((float32(x)-float32(y))/p.Length(.02))-.62)*5))
	case l < .76:
		return decoTones[2].Mix(polish(p, x, y), .85*plane.Clamp((plane.Tri(float32(y)/p.Length(.014))-.5)*4))
	case l < .9:
		return polish(p, x, y).Mix(decoTones[3], .25)
	}
	return decoTones[4]
}
