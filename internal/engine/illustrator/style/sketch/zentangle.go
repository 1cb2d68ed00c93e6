package sketch

import (
	"context"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Zentangle cuts the picture into cells by its fields and fills each with one of several ink patterns, as a coloring page for adults has
// them.
func Zentangle(_ context.Context, p *picture.Picture) *raster.Layer {
	return tangled(p, func(q *picture.Patches) func(i, x, y int) float32 {
		c := plane.NewCells(q.R, p.Length(0.15), false, p.Seed, nil)
		c.SettleDown(2, nil)
		panes := q.Panes(c, p.Size*p.Size/70)
		between := plane.NewPlane(q.R)
		for i, pane := range panes {
			x := i % q.R.Dx()
			if pane >= 0 && (x+1 < q.R.Dx() && panes[i+1] != pane || i+q.R.Dx() < len(panes) && panes[i+q.R.Dx()] != pane) {
				between.V[i] = 1
			}
		}
		gap := between.SignedDistance()
		return func(i, x, y int) float32 {
			edge := p.Length(0.0022)
			if panes[i] < 0 {
				return 0
			}
			return max(tangle(p, int(panes[i]), x, y, gap.V[i]), plane.Clamp(edge-gap.V[i]+0.5))
		}
	})
}

// Mandala fills the picture with rings of petals, beads and scallops around the middle of its largest field.
func Mandala(_ context.Context, p *picture.Picture) *raster.Layer {
	return tangled(p, func(q *picture.Patches) func(i, x, y int) float32 {
		cx, cy := heart(q)
		return func(_, x, y int) float32 {
			dx, dy := float64(float32(x)-cx), float64(float32(y)-cy)
			return rosette(p, float32(math.Hypot(dx, dy)), float32(math.Atan2(dy, dx)))
		}
	})
}

// heart is the place in the picture that is farthest from its outline and the borders of its fields.
func heart(q *picture.Patches) (x, y float32) {
	best := float32(-1)
	for i := 0; i < len(q.Label); i += 3 {
		if d := min(-q.Shape.V[i], 2.5*q.Edge.V[i]); q.Label[i] >= 0 && d > best {
			best, x, y = d, float32(q.R.Min.X+i%q.R.Dx()), float32(q.R.Min.Y+i/q.R.Dx())
		}
	}
	return x, y
}

// tangled draws bold outlines on white and lets a pattern fill what is between; where a color was asked for, the fields are tinted.
func tangled(p *picture.Picture, pattern func(q *picture.Patches) func(i, x, y int) float32) *raster.Layer {
	out := raster.Square(p.Size)
	flat := p.Flattened(picture.Second{})
	art := flat.Drawn()
	r := p.Around(art, 0.02)
	if r.Empty() {
		return out
	}
	q := p.Patched(art, r, 12, 1.0/2600)
	lines := picture.CoverageOf(flat.Outlined(picture.Pen{Width: p.Length(0.0036), Detail: p.Length(0.014), Line: picture.WhiteLine, Hull: true, Words: true}), r)
	at := pattern(q)
	fills, dark := fills(q, p.Tinted())
	calm := p.Calm(r).Enlarged(q.Shape)
	outline, keep := p.Length(0.0062), p.Length(0.0075)
	for i, d := range q.Shape.V {
		alpha := plane.Clamp(0.5 - d)
		if alpha <= 0 {
			continue
		}
		x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
		c := picture.LinePaper
		ink := max(lines.V[i], plane.Clamp(0.5+d+outline))
		if label := q.Label[i]; label >= 0 {
			c = fills[label]
			border := min(q.Edge.V[i], -d)
			if calm.V[i] > 0.5 {
				ink = max(ink, plane.Clamp(p.Length(0.0020)-q.Edge.V[i]+0.5))
			} else if q.Count[label] > p.Size*p.Size/1400 {
				ink = max(ink, at(i, x, y)*plane.Clamp((border-keep*0.5)/2), plane.Clamp(p.Length(0.0020)-q.Edge.V[i]+0.5))
			} else if dark[label] {
				ink = 1
			}
		}
		plane.Set(plane.Pixel(out, y*out.W+x), c.Mix(picture.LineInk, ink), alpha)
	}
	p.InkFeatures(out)
	return out
}

// fills are the tints of the fields below their patterns, white unless a color was asked for, and which of the fields are dark.
func fills(q *picture.Patches, tinted bool) (tints []color.RGB, dark []bool) {
	for _, c := range q.Colors {
		v, tint := color.ToLab(c), picture.LinePaper
		if tinted {
			tint = color.FromLab(color.Lab{L: 0.62 + 0.36*v.L, A: v.A * 0.75, B: v.B * 0.75})
		}
		tints, dark = append(tints, tint), append(dark, v.L < 0.35)
	}
	return tints, dark
}
