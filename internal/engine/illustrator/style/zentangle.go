package style

import (
	"context"
	"math"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
)

// zentangle cuts the picture into cells by its fields and fills each with one of several ink patterns, as a coloring page for adults has
// them.
func zentangle(_ context.Context, p *Picture) *raster.Layer {
	return p.tangled(func(q *patches) func(i, x, y int) float32 {
		c := newCells(q.r, p.length(0.15), false, p.Seed, nil)
		c.settleDown(2, nil)
		panes := q.panes(c, p.Size*p.Size/70)
		between := newPlane(q.r)
		for i, pane := range panes {
			x := i % q.r.Dx()
			if pane >= 0 && (x+1 < q.r.Dx() && panes[i+1] != pane || i+q.r.Dx() < len(panes) && panes[i+q.r.Dx()] != pane) {
				between.v[i] = 1
			}
		}
		gap := between.signedDistance()
		return func(i, x, y int) float32 {
			edge := p.length(0.0022)
			if panes[i] < 0 {
				return 0
			}
			return max(p.tangle(int(panes[i]), x, y, gap.v[i]), clamp(edge-gap.v[i]+0.5))
		}
	})
}

// mandala fills the picture with rings of petals, beads and scallops around the middle of its largest field.
func mandala(_ context.Context, p *Picture) *raster.Layer {
	return p.tangled(func(q *patches) func(i, x, y int) float32 {
		cx, cy := q.heart()
		return func(_, x, y int) float32 {
			dx, dy := float64(float32(x)-cx), float64(float32(y)-cy)
			return p.rosette(float32(math.Hypot(dx, dy)), float32(math.Atan2(dy, dx)))
		}
	})
}

// heart is the place in the picture that is farthest from its outline and the borders of its fields.
func (q *patches) heart() (x, y float32) {
	best := float32(-1)
	for i := 0; i < len(q.label); i += 3 {
		if d := min(-q.shape.v[i], 2.5*q.edge.v[i]); q.label[i] >= 0 && d > best {
			best, x, y = d, float32(q.r.Min.X+i%q.r.Dx()), float32(q.r.Min.Y+i/q.r.Dx())
		}
	}
	return x, y
}

// tangled draws bold outlines on white and lets a pattern fill what is between; where a color was asked for, the fields are tinted.
func (p *Picture) tangled(pattern func(q *patches) func(i, x, y int) float32) *raster.Layer {
	out := raster.Square(p.Size)
	flat := p.flattened(second{})
	art := flat.drawn()
	r := p.around(art, 0.02)
	if r.Empty() {
		return out
	}
	q := p.patched(art, r, 12, 1.0/2600)
	lines := coverageOf(flat.lines(pen{width: p.length(0.0036), detail: p.length(0.014), line: whiteLine, hull: true}), r)
	at := pattern(q)
	fills, dark := q.fills(p.tinted())
	outline, keep := p.length(0.0062), p.length(0.0075)
	for i, d := range q.shape.v {
		alpha := clamp(0.5 - d)
		if alpha <= 0 {
			continue
		}
		x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
		c := linePaper
		ink := max(lines.v[i], clamp(0.5+d+outline))
		if label := q.label[i]; label >= 0 {
			c = fills[label]
			border := min(q.edge.v[i], -d)
			if q.count[label] > p.Size*p.Size/1400 {
				ink = max(ink, at(i, x, y)*clamp((border-keep*0.5)/2), clamp(p.length(0.0020)-q.edge.v[i]+0.5))
			} else if dark[label] {
				ink = 1
			}
		}
		set(pixel(out, y*out.W+x), c.Mix(lineInk, ink), alpha)
	}
	p.inkFeatures(out)
	return out
}

// fills are the tints of the fields below their patterns, white unless a color was asked for, and which of the fields are dark.
func (q *patches) fills(tinted bool) (tints []color.RGB, dark []bool) {
	for _, c := range q.colors {
		v, tint := color.ToLab(c), linePaper
		if tinted {
			tint = color.FromLab(color.Lab{L: 0.62 + 0.36*v.L, A: v.A * 0.75, B: v.B * 0.75})
		}
		tints, dark = append(tints, tint), append(dark, v.L < 0.35)
	}
	return tints, dark
}
