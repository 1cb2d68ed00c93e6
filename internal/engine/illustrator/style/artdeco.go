package style

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// decoTones are the lacquers of art deco from dark to light; gold lines part them.
var decoTones = []color.RGB{color.Hex(0x14161d), color.Hex(0x1d2b38), color.Hex(0x24474d), color.Hex(0x9c7a35), color.Hex(0xefe3c4)}

// artDeco paints the picture in few flat lacquers by lightness, parted and bordered by polished gold, with fine parallel gold
// lines in what was of middle tone.
func artDeco(_ context.Context, p *Picture) *raster.Layer {
	flat := p.flattened(second{}).drawn()
	out := raster.Square(p.Size)
	r := p.around(flat, 0.03)
	if r.Empty() {
		return out
	}
	f := fieldsOf(flat, r, 12, p.Size*p.Size/7000)
	lines := coverageOf(p.flattened(second{}).lines(pen{width: p.length(0.0052), detail: p.length(0.012), line: whiteLine, hull: true}), r)
	shape := outlineOf(flat, r)
	rim := p.length(0.012)
	for i, label := range f.label {
		x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
		alpha := clamp(rim - shape.v[i] + .5)
		if alpha <= 0 {
			continue
		}
		tone := decoTones[0]
		if label >= 0 {
			tone = p.lacquer(f.colors[label], x, y)
		}
		// A gold border, a dark gap, and the lines within.
		gold := max(lines.v[i], clamp(shape.v[i]+.5+rim*.1))
		if d := -shape.v[i]; d > rim*.25 && d < rim*.75 {
			gold, tone = 0, decoTones[0]
		}
		set(pixel(out, y*out.W+x), tone.Mix(p.polish(x, y), gold), alpha)
	}
	return out
}

// lacquer is the tone of a field of color; tones between dark and light are hatched with gold.
func (p *Picture) lacquer(c color.RGB, x, y int) color.RGB {
	l := color.ToLCH(c).L
	switch {
	case l < .42:
		return decoTones[0]
	case l < .6:
		return decoTones[1].Mix(p.polish(x, y), .75*clamp((tri((float32(x)-float32(y))/p.length(.02))-.62)*5))
	case l < .76:
		return decoTones[2].Mix(p.polish(x, y), .85*clamp((tri(float32(y)/p.length(.014))-.5)*4))
	case l < .9:
		return p.polish(x, y).Mix(decoTones[3], .25)
	}
	return decoTones[4]
}

// polish is gold under a slanting light.
func (p *Picture) polish(x, y int) color.RGB {
	t := (tri((float32(x)+.6*float32(y))/p.length(.55)) + 1) / 2
	return color.Hex(0xa97b26).Mix(color.Hex(0xf7dd92), t)
}
