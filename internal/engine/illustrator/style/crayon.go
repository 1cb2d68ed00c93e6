package style

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// crayon colors every field with wax strokes in a direction of its own and goes over the outlines once more, on white paper that
// is cut along the drawing.
func crayon(_ context.Context, p *Picture) *raster.Layer {
	out := raster.Square(p.Size)
	art := p.loosened(p.flattened(second{}).drawn(), 0.008)
	r := p.around(art, 0.02)
	if r.Empty() {
		return out
	}
	q := p.patched(art, r, 16, 1.0/11000)
	u := p.rubbing(stick{pitch: 0.0125, width: 0.70, least: 0.42, wander: 2.6, tooth: 250, press: 1.12}, r)
	wax := color.NewLCHTable(func(c color.LCH) color.LCH { return color.LCH{L: 0.10 + 0.86*c.L, C: c.C * 1.16, H: c.H} })
	hard := color.NewLCHTable(func(c color.LCH) color.LCH { return color.LCH{L: 0.06 + 0.70*c.L, C: c.C * 1.12, H: c.H} })
	paper := color.Hex(0xfffdf7)
	line, ragged := p.length(0.0052), p.length(0.0034)
	reach := int(p.length(0.008)) + 1
	for i := range q.label {
		x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
		alpha := clamp(0.5 - q.shape.v[i] + ragged*(1.6*u.rough(i)-0.5))
		if alpha <= 0 {
			continue
		}
		label := q.nearest(i, reach)
		if label < 0 {
			continue
		}
		c := q.colors[label]
		angle := -0.75 + 0.9*float64(hash(int(label), 3, 9)-0.5)
		cover := u.stroke(i, x, y, angle, uint64(label))
		cover = max(cover, 0.55*u.stroke(i, x+31, y+17, angle+0.35, uint64(label)+77))
		made := paper.Mix(wax.At(c), 0.95*cover)
		border := min(q.edge.v[i], -q.shape.v[i])
		if k := u.dry(i, 1.12*smooth(1.6*line, 0.5*line, border)); k > 0 {
			made = made.Mix(hard.At(c), 0.85*k)
		}
		set(pixel(out, y*out.W+x), made, alpha)
	}
	return out
}
