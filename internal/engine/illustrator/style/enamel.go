package style

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// enamel is a hard enamel pin: fields of glossy enamel that lie between raised lines of polished gold, in a gold rim with a dark edge
// below.
func enamel(_ context.Context, p *Picture) *raster.Layer {
	out := raster.Square(p.Size)
	flat := p.flattened(second{})
	art := flat.drawn()
	r := p.around(art, 0.04)
	if r.Empty() {
		return out
	}
	q := p.patched(art, r, 12, 1.0/4200)
	outside := cutOut(alphaOf(art, r), p.length(0.0130), p.length(0.006))
	line := p.length(0.0044)
	wall := newPlane(r) // height of the metal above the enamel
	for i, d := range outside.v {
		border := min(q.edge.v[i], -q.shape.v[i])
		wall.v[i] = max(clamp((line-q.edge.v[i])/2+0.5), clamp((line-border)/2+0.5)) * clamp(0.5-d)
	}
	relief := wall.blurred(p.length(0.0022))
	for i := range relief.v {
		relief.v[i] *= p.length(0.010)
	}
	lit := relief.lit(1.3, 4)
	bright := color.NewLCHTable(func(c color.LCH) color.LCH { return color.LCH{L: 0.05 + 0.92*c.L, C: c.C * 1.16, H: c.H} })
	thick := int(p.length(0.0080) + 0.5)
	glass := make([]color.Lab, len(q.colors))
	for label, c := range q.colors {
		glass[label] = color.ToLab(bright.At(c))
	}
	w := r.Dx()
	for i, d := range outside.v {
		x, y := r.Min.X+i%w, r.Min.Y+i/w
		side := float32(0)
		if k := i - thick*w; k >= 0 {
			side = clamp(0.5 - outside.v[k])
		}
		alpha := clamp(0.5 - d)
		if max(alpha, side) <= 0 {
			continue
		}
		label := q.label[i]
		if label >= 0 && wall.v[i] <= 0 && alpha >= 1 { // nothing but enamel
			set(pixel(out, y*out.W+x), p.glaze(glass[label], y, min(q.edge.v[i], -q.shape.v[i])-line), 1)
			continue
		}
		edge := p.gilt(x, y, -0.4).Mix(color.Hex(0x2a1a06), 0.62)
		c := p.gilt(x, y, lit.diffuse.v[i])
		if label >= 0 && wall.v[i] < 0.99 {
			c = p.glaze(glass[label], y, min(q.edge.v[i], -q.shape.v[i])-line).Mix(c, wall.v[i])
		}
		c = c.Mix(color.RGB{R: 1, G: 1, B: 0.94}, 0.8*lit.gleam.v[i]*wall.v[i]*clamp(lit.diffuse.v[i]*6))
		set(pixel(out, y*out.W+x), edge.Mix(c, alpha), max(alpha, side))
	}
	p.paintFeatures(out)
	p.shine(out, r)
	return out
}

// gilt is polished gold at a place, on a slope that is lit from −1 to 1.
func (p *Picture) gilt(x, y int, lit float32) color.RGB {
	c := p.polish(x, y)
	if lit < 0 {
		return c.Mix(color.Hex(0x5b3a0b), min(1, -lit*1.3))
	}
	return c.Mix(color.Hex(0xfff3c4), min(1, lit*1.5))
}

// glaze is enamel inside pixels away from its metal: deep at the rim, where it climbs the wall.
func (p *Picture) glaze(v color.Lab, y int, inside float32) color.RGB {
	v.L -= 0.13 * smooth(p.length(0.012), 0, inside)
	v.L += 0.05 * (0.5 - float32(y)/float32(p.Size))
	v.L = max(0.08, min(0.975, v.L))
	return color.FromLab(v)
}

// shine is the window that a glossy surface reflects: a slanted band over the upper left of what is in r, and a thin one beside it.
func (p *Picture) shine(l *raster.Layer, r rectangle) {
	white := color.RGB{R: 1, G: 1, B: 1}
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			d := pixel(l, y*l.W+x)
			if d[3] < 0.5 {
				continue
			}
			t := 0.8*float32(x-r.Min.X)/float32(r.Dx()) + 0.6*float32(y-r.Min.Y)/float32(r.Dy())
			if k := smooth(0.35, 0.36, t)*smooth(0.52, 0.51, t) + smooth(0.555, 0.562, t)*smooth(0.585, 0.578, t); k > 0 {
				atop(d, white, 0.17*k)
			}
		}
	}
}
