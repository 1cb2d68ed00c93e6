package style

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// quilling fills every field with strips of colored paper that stand on edge and follow its outline inward, ring by ring, each with its
// bright cut edge and its shadow in the gap.
func quilling(_ context.Context, p *Picture) *raster.Layer {
	out := raster.Square(p.Size)
	art := p.flattened(second{}).drawn()
	r := p.around(art, 0.03)
	if r.Empty() {
		return out
	}
	q := p.patched(art, r, 12, 1.0/2600)
	deep := newPlane(r)
	for i, label := range q.label {
		if label >= 0 {
			deep.v[i] = max(0, min(q.edge.v[i], -q.shape.v[i]))
		}
	}
	bent := deep.blurred(p.length(0.0016))
	pitch, rim := p.length(0.0135), p.length(0.0050)
	grain := cloud{p.Size, 240, 1, p.Seed + 3}.plane(r)
	reach := int(rim) + 2
	papers := make([]color.Lab, len(q.colors))
	for label, c := range q.colors {
		v := color.ToLCH(c)
		papers[label] = color.LCH{L: 0.06 + 0.88*v.L, C: v.C*1.06 + 0.004, H: v.H}.Lab()
	}
	for i, d := range q.shape.v {
		alpha := clamp(0.5 + rim - d)
		if alpha <= 0 {
			continue
		}
		label := q.nearest(i, reach)
		if label < 0 {
			continue
		}
		x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
		ring := (bent.v[i] + rim) / pitch
		if d > -0.5 {
			ring = (rim - d) / pitch
		}
		gx, gy := bent.slope(i)
		set(pixel(out, y*out.W+x), strip(papers[label], ring, -(0.55*gx+0.8*gy), int(label), grain.v[i]), alpha)
	}
	p.paintFeatures(out)
	return out
}

// strip is the color at ring strips of a paper from a field's outline; facing is how much the strip's side is turned to the light.
func strip(paper color.Lab, ring, facing float32, label int, grain float32) color.RGB {
	n := floor(ring)
	f := ring - float32(n)
	paper.L += 0.075 * (hash(n, label, 21) - 0.5) // paper of several shades
	top := smooth(0.02, 0.10, f) * smooth(0.50, 0.42, f)
	side := smooth(0.42, 0.50, f)
	paper.L += 0.055*top + 0.05*(grain-0.5)
	paper.L -= side * (0.13 + 0.13*smooth(0.5, 0.95, f) - 0.11*facing)
	paper.L -= 0.10 * smooth(0.10, 0.02, f)
	paper.L = max(0.10, min(0.98, paper.L))
	return color.FromLab(paper)
}
