package draw

import (
	"math"

	"pellucid/internal/engine/illustrator/art"
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/plan"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style"
)

// bleeding are the families that are made to touch the frame.
var bleeding = map[string]bool{"border": true, "pattern": true, "waves": true, "bokeh": true}

// Bleeds says whether the picture is meant to touch its frame.
func Bleeds(p plan.Plan) bool {
	if p.Category == "backgrounds" {
		return true
	}
	for _, item := range p.Items {
		if item.Art.Set == proceduralSet && bleeding[item.Art.Name] {
			return true
		}
	}
	return false
}

// compose places the art on a canvas of size pixels and leaves the style the room that it needs.
func compose(p plan.Plan, items []placed, room float32, size int) *style.Picture {
	out := &style.Picture{
		Size: size, Seed: uint64(p.Seed)*1000003 + uint64(p.Variation), Variation: p.Variation,
		Detailed: p.Style.Detailed, Minimal: p.Style.Minimalist, Accent: accent(p, items),
		Ground: standsOnGround(p, items), Airy: isAiry(p),
	}
	fit := margins(items, room)
	if Bleeds(p) {
		fit = scene.Identity
	}
	whole := scene.ScaleBy(float32(size), float32(size)).Mul(fit)
	for _, o := range items {
		q := style.Piece{Nodes: o.nodes, Matrix: whole.Mul(o.matrix()), Shaded: o.shaded, Glyph: o.glyph, Tinted: o.item.Color != ""}
		if p.Style.Minimalist && o.item.Art.Set != proceduralSet {
			q.Nodes = style.Simplify(q)
		}
		out.Pieces = append(out.Pieces, q)
	}
	return out
}

// margins moves and shrinks everything so that it keeps clear of the frame by the room that a style draws in.
func margins(items []placed, room float32) scene.Matrix {
	all := art.Box{X0: float32(math.Inf(1)), Y0: float32(math.Inf(1)), X1: float32(math.Inf(-1)), Y1: float32(math.Inf(-1))}
	for _, o := range items {
		b := o.bounds()
		all = art.Box{X0: min(all.X0, b.X0), Y0: min(all.Y0, b.Y0), X1: max(all.X1, b.X1), Y1: max(all.Y1, b.Y1)}
	}
	room = max(room, 0.012)
	w, h := all.X1-all.X0, all.Y1-all.Y0
	if len(items) == 0 || w <= 0 || h <= 0 {
		return scene.Identity
	}
	k := min(1, (1-2*room)/max(w, h))
	m := scene.ScaleBy(k, k)
	x0, y0 := m.Apply(scene.Point{X: all.X0, Y: all.Y0}), m.Apply(scene.Point{X: all.X1, Y: all.Y1})
	return scene.Translate(shift(x0.X, y0.X, room), shift(x0.Y, y0.Y, room)).Mul(m)
}

// shift returns the least move that brings the span a–b within the room; when k shrank it, the middle stays where it was.
func shift(a, b, room float32) float32 {
	switch {
	case a < room:
		return room - a
	case b > 1-room:
		return 1 - room - b
	}
	return 0
}

// accent is the colour that represents the picture: the largest coloured item's, or one chosen by the seed.
func accent(p plan.Plan, items []placed) color.RGB {
	best, most := -1, 0.0
	for i, o := range items {
		if size := o.item.W * o.item.H; size > most && !o.ruling.Neutral {
			best, most = i, size
		}
	}
	if best >= 0 {
		return color.FromLCH(items[best].ruling.LCH)
	}
	c, _ := color.Named(glyphTints[uint64(p.Seed)%uint64(len(glyphTints))])
	return c
}

// standsOnGround is true for pictures of things, unless some hang in the air: ornaments and flocks float.
func standsOnGround(p plan.Plan, items []placed) bool {
	if p.Category == "design-elements" || p.Category == "backgrounds" || p.Category == "icons" {
		return false
	}
	low := float32(0)
	for _, o := range items {
		if o.item.Art.Set == proceduralSet {
			return false
		}
		low = max(low, o.bounds().Y1)
	}
	for i, o := range items {
		if low-o.bounds().Y1 > 0.18 && !supported(i, items) {
			return false
		}
	}
	return true
}

// supported tells whether the item's box overlaps another's.
func supported(i int, items []placed) bool {
	a := items[i].bounds()
	for k, o := range items {
		if b := o.bounds(); k != i && a.X0 < b.X1 && b.X0 < a.X1 && a.Y0 < b.Y1 && b.Y0 < a.Y1 {
			return true
		}
	}
	return false
}

// airy are the families without a body: light, scraps, lines, and what fills the frame.
var airy = map[string]bool{
	"confetti": true, "sparkles": true, "bokeh": true, "pattern": true, "waves": true, "sunburst": true,
	"border": true, "divider": true, "lettering": true,
}

// isAiry tells a picture that is made of such families alone.
func isAiry(p plan.Plan) bool {
	for _, item := range p.Items {
		if item.Art.Set != proceduralSet || !airy[item.Art.Name] {
			return false
		}
	}
	return true
}
