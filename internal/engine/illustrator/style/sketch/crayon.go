package sketch

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Crayon colors every field with wax strokes in a direction of its own and goes over the outlines once more, on white paper that
// is cut along the drawing.
func Crayon(_ context.Context, p *picture.Picture) *raster.Layer {
	out := raster.Square(p.Size)
	art := p.Loosened(p.Flattened(picture.Second{}).Drawn(), 0.008)
	r := p.Around(art, 0.02)
	if r.Empty() {
		return out
	}
	q := p.Patched(art, r, 16, 1.0/11000)
	u := p.Rubbing(picture.Stick{Pitch: 0.0125, Width: 0.74, Least: 0.56, Wander: 2.6, Tooth: 250, Press: 1.2}, r)
	wax := color.NewLCHTable(func(c color.LCH) color.LCH { return color.LCH{L: 0.10 + 0.86*c.L, C: c.C * 1.16, H: c.H} })
	hard := color.NewLCHTable(func(c color.LCH) color.LCH { return color.LCH{L: 0.06 + 0.70*c.L, C: c.C * 1.12, H: c.H} })
	paper := color.Hex(0xfffdf7)
	line, ragged := p.Length(0.0052), p.Length(0.0016)
	reach := int(p.Length(0.008)) + 1
	for i := range q.Label {
		x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
		alpha := plane.Clamp(0.5 - q.Shape.V[i] + ragged*(1.6*u.Rough(i)-0.5))
		if alpha <= 0 {
			continue
		}
		label := q.Nearest(i, reach)
		if label < 0 {
			continue
		}
		c := q.Colors[label]
		angle := -0.75 + 0.9*float64(plane.Hash(int(label), 3, 9)-0.5)
		cover := u.Stroke(i, x, y, angle, uint64(label))
		cover = max(cover, 0.55*u.Stroke(i, x+31, y+17, angle+0.35, uint64(label)+77))
		worked := wax.At(c)
		made := paper.Mix(worked, 0.62*(1-plane.Luma(worked))).Mix(worked, 0.95*cover) // dark wax fills the paper
		border := min(q.Edge.V[i], -q.Shape.V[i])
		if k := u.Dry(i, 1.12*plane.Smooth(1.6*line, 0.5*line, border)); k > 0 {
			made = made.Mix(hard.At(c), 0.85*k)
		}
		plane.Set(plane.Pixel(out, y*out.W+x), made, alpha)
	}
	picture.LayAtop(out, p.SeenFeatures(picture.Own))
	return out
}
