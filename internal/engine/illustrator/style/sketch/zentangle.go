package sketch

import (
	"context"
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// Zentangle cuts the picture into cells by its fields and fills each with one of several ink patterns, as a coloring page for adults has
// them.
func Zentangle(_ context.Context, p *picture.Picture) *raster.Layer {
	return tangled(p, func(q *picture.Patches) func(i, x, y int) float32 {
		panes, gap := paned(p, q, 0.15, p.Size*p.Size/70)
		return func(i, x, y int) float32 {
			edge := p.Length(0.0022)
			if panes[i] < 0 {
				return 0
			}
			return max(tangle(p, int(panes[i]), x, y, gap.V[i]), plane.Clamp(edge-gap.V[i]+0.5))
		}
	})
}

// paned cuts fields larger than least pixels into cells of about a pitch; gap is how far the next border is.
func paned(p *picture.Picture, q *picture.Patches, pitch float32, least int) (panes []int32, gap *plane.Plane) {
	c := plane.NewCells(q.R, p.Length(pitch), false, p.Seed, nil)
	c.SettleDown(2, nil)
	panes = q.Panes(c, least)
	gap = plane.NewPlane(q.R)
	w := q.R.Dx()
	for i, pane := range panes {
		if x := i % w; pane >= 0 && (x+1 < w && panes[i+1] != pane || i+w < len(panes) && panes[i+w] != pane) {
			gap.V[i] = 1
		}
	}
	return panes, gap.SignedDistance()
}

// Mandala fills the picture with rosettes, each around the middle of a field or of a part of it, before a wreath of petals that radiate from
// behind.
func Mandala(_ context.Context, p *picture.Picture) *raster.Layer {
	if !p.Set {
		p = p.Within(picture.Box{X0: 0.12, Y0: 0.12, X1: 0.88, Y1: 0.88}) // the wreath is seen all around
	}
	out := tangled(p, func(q *picture.Patches) func(i, x, y int) float32 {
		panes, gap := paned(p, q, 0.24, p.Size*p.Size/32)
		mid := hearts(q, panes, gap)
		return func(i, x, y int) float32 {
			m, ok := mid[panes[i]]
			if panes[i] < 0 || !ok {
				return 0
			}
			dx, dy := float64(float32(x)-m.x), float64(float32(y)-m.y)
			ink := rosette(float32(math.Hypot(dx, dy))/m.r, float32(math.Atan2(dy, dx)), m.r, p.Length(0.036))
			return max(ink, plane.Clamp(p.Length(0.0020)-gap.V[i]+0.5))
		}
	})
	if !p.Set {
		wreath(p, out)
	}
	return out
}

// heart is the middle of the largest circle within a pane.
type heart struct{ x, y, r float32 }

func hearts(q *picture.Patches, panes []int32, gap *plane.Plane) map[int32]heart {
	out := map[int32]heart{}
	w := q.R.Dx()
	for i := 0; i < len(panes); i += 3 {
		if pane := panes[i]; pane >= 0 {
			if d := min(-q.Shape.V[i], gap.V[i]); d > out[pane].r {
				out[pane] = heart{float32(q.R.Min.X + i%w), float32(q.R.Min.Y + i/w), d}
			}
		}
	}
	return out
}

// tangled draws bold outlines on white and lets a pattern fill what is between, in the ink of the color that was asked for; where there are several,
// the fields of these colors are tinted.
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
	ink, sole := p.SoleInk(picture.LineInk)
	fills, dark := fills(p, q, ink, sole)
	calm := p.Calm(r).Enlarged(q.Shape)
	outline, keep, paper := p.Length(0.0062), p.Length(0.0075), p.Length(0.0050)
	for i, d := range q.Shape.V {
		alpha := plane.Clamp(0.5 - d + paper) // a rim of paper: lines are seen on black
		if alpha <= 0 {
			continue
		}
		x, y := r.Min.X+i%r.Dx(), r.Min.Y+i/r.Dx()
		c := picture.LinePaper
		k := max(lines.V[i], plane.Clamp(0.5+d+outline)) * plane.Clamp(0.5-d)
		if label := q.Label[i]; label >= 0 {
			c = fills[label]
			border := min(q.Edge.V[i], -d)
			if calm.V[i] > 0.9 {
				k = max(k, plane.Clamp(p.Length(0.0020)-q.Edge.V[i]+0.5))
			} else if q.Count[label] > p.Size*p.Size/3600 {
				k = max(k, at(i, x, y)*plane.Clamp((border-keep*0.5)/2), plane.Clamp(p.Length(0.0020)-q.Edge.V[i]+0.5))
			} else if dark[label] && lines.V[i] > 0 {
				k = 1
			}
		}
		plane.Set(plane.Pixel(out, y*out.W+x), c.Mix(ink, k), alpha)
	}
	p.InkFeatures(out, ink)
	return out
}

// fills are the tints of the fields below their patterns, and which of the fields are dark. Dark skin is washed with thin ink; where a color was
// asked for that is not that of the ink, so are the fields of about its hue.
func fills(p *picture.Picture, q *picture.Patches, ink color.RGB, sole bool) (tints []color.RGB, dark []bool) {
	people := slices.ContainsFunc(p.Pieces, func(q picture.Piece) bool { return q.Person })
	var told []color.LCH
	if !sole {
		told = p.ToldColors()
	}
	for _, c := range q.Colors {
		v, tint := color.ToLCH(c), picture.LinePaper
		switch {
		case v.C > .05 && slices.ContainsFunc(told, func(t color.LCH) bool { return math.Abs(math.Remainder(float64(v.H-t.H), 2*math.Pi)) < .6 }):
			tint = color.FromLCH(color.LCH{L: 0.74 + 0.22*v.L, C: v.C * 0.85, H: v.H})
		case people && v.H > .72 && v.H < 1.35 && v.C > .03 && v.C < .13 && v.L > .3 && v.L < .68:
			tint = picture.LinePaper.Mix(ink, .36-.34*v.L)
		}
		tints, dark = append(tints, tint), append(dark, v.L < 0.35)
	}
	return tints, dark
}
