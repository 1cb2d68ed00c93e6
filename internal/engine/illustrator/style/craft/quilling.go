package craft

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Quilling fills every field with strips of colored paper that stand on edge and follow its outline inward, ring by ring, each with its
// bright cut edge and its shadow in the gap.
func Quilling(_ context.Context, p *picture.Picture) *raster.Layer {
	out := raster.Square(p.Size)
	art := p.Flattened(picture.Second{}).Drawn()
	r := p.Around(art, 0.03)
	if r.Empty() {
		return out
	}
	q := p.Patched(art, r, 12, 1.0/2600)
	deep := plane.NewPlane(r)
	for i, label := range q.Label {
		if label >= 0 {
			deep.V[i] = max(0, min(q.Edge.V[i], -q.Shape.V[i]))
		}
	}
	bent := deep.Blurred(p.Length(0.0016))
	pitch, rim := p.Length(0.0135), p.Length(0.0050)
	grain := plane.Cloud{Size: p.Size, Waves: 240, Octaves: 1, Seed: p.Seed + 3}.Plane(r)
	reach := int(rim) + 2
	calm := p.Calm(r).Enlarged(q.Shape)
	papers := make([]color.Lab, len(q.Colors))
	for label, c := range q.Colors {
		v := color.ToLCH(c)
		papers[label] = color.LCH{L: 0.06 + 0.88*v.L, C: v.C*1.06 + 0.004, H: v.H}.Lab()
	}
	for i, d := range q.Shape.V {
		alpha := plane.Clamp(0.5 + rim - d)
		if alpha <= 0 {
			continue
		}
		label := q.Nearest(i, reach)
		if label < 0 {
			continue
		}
		x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
		ring := (bent.V[i] + rim) / pitch
		if d > -0.5 {
			ring = (rim - d) / pitch
		}
		gx, gy := bent.Slope(i)
		plane.Set(plane.Pixel(out, y*out.W+x), strip(papers[label], ring, -(0.55*gx+0.8*gy), int(label), grain.V[i]).Mix(color.FromLab(papers[label]), 0.85*calm.V[i]), alpha)
	}
	p.PaintFeatures(out)
	return out
}

// strip is the color at ring strips of a paper from a field's outline; facing is how much the strip's side is turned to the light.
func strip(paper color.Lab, ring, facing float32, label int, grain float32) color.RGB {
	n := plane.Floor(ring)
	f := ring - float32(n)
	paper.L += 0.075 * (plane.Hash(n, label, 21) - 0.5) // paper of several shades
	top := plane.Smooth(0.02, 0.10, f) * plane.Smooth(0.50, 0.42, f)
	side := plane.Smooth(0.42, 0.50, f)
	paper.L += 0.055*top + 0.05*(grain-0.5)
	paper.L -= side * (0.13 + 0.13*plane.Smooth(0.5, 0.95, f) - 0.11*facing)
	paper.L -= 0.10 * plane.Smooth(0.10, 0.02, f)
	paper.L = max(0.10, min(0.98, paper.L))
	return color.FromLab(paper)
}
