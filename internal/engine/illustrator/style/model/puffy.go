package model

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/picture"
	"pellucid/internal/engine/illustrator/style/plane"
)

// vinyl is the skin of an inflated toy: swollen high, with sharp reflections.
var vinyl = material{width: 0.060, gain: 1.25, shade: 0.72, gleam: 0.85, sharp: 5, grain: 0, contact: 0.50, swell: 0.9, mirror: 0.35}

// Puffy inflates every body like a balloon of foil: rounded edges, candy colors, a bright window in the upper left, a soft light from
// below, and puckers along the seam.
func Puffy(ctx context.Context, p *picture.Picture) *raster.Layer {
	art := p.Flattened(picture.Second{}).Recolored(func(c color.LCH) color.LCH {
		return color.LCH{L: 0.10 + 0.87*c.L, C: c.C * 1.18, H: c.H}
	})
	l := vinyl.model(ctx, rounded(art, 0.012))
	r := p.Around(l, 0.01)
	if r.Empty() {
		return l
	}
	a := plane.AlphaOf(l, r)
	form := a.Reduced(2).Inflated(p.Length(0.10) / 4).Softened(2).Enlarged(a)
	edge := a.SignedDistance()
	pink, white := color.Hex(0xffd3ea), color.RGB{R: 1, G: 1, B: 1}
	plane.EachIn(l, form, func(d []float32, x, y int, v float32) {
		if d[3] < 0.004 {
			return
		}
		i := (y-r.Min.Y)*form.W + x - r.Min.X
		gx, gy := form.Slope(i)
		if k := plane.Smooth(0.20, 0.85, 0.30*gx+0.80*gy); k > 0 {
			plane.Atop(d, pink, 0.42*k) // light that comes back from the floor
		}
		up := -(0.50*gx + 0.72*gy)
		if k := plane.Smooth(0.30, 0.36, up) * plane.Smooth(0.62, 0.54, up) * plane.Smooth(-p.Length(0.006), -p.Length(0.012), edge.V[i]); k > 0 {
			plane.Atop(d, white, 0.62*k)
		}
		if k := plane.Smooth(-p.Length(0.022), -p.Length(0.004), edge.V[i]); k > 0 {
			pucker := plane.Tri((float32(x)*max(gy, -gy) + float32(y)*max(gx, -gx)) / max(0.2, plane.Root(gx*gx+gy*gy)) / p.Length(0.020))
			plane.Atop(d, plane.SoftTone().Dark.At(plane.Straight(d)), 0.22*k*plane.Clamp(pucker))
		}
	})
	plane.Settle(l, r)
	return l
}

// rounded grows every shape by a share of the side with a round outline in its own color, so that thin parts become tubes.
func rounded(p *picture.Picture, by float32) *picture.Picture {
	return p.Mapped(func(q picture.Piece) []scene.Node {
		return roundedNodes(q.Nodes, p.Length(by)/max(q.Matrix.Scale(), 1e-9))
	})
}

func roundedNodes(nodes []scene.Node, width float32) []scene.Node {
	out := make([]scene.Node, 0, len(nodes))
	for _, n := range nodes {
		switch {
		case n.Group != nil:
			g := *n.Group
			by := width
			if g.Part == "text" {
				by *= 0.35 // the openings of letters stay open
			}
			g.Children = roundedNodes(g.Children, by)
			n = scene.Node{Group: &g}
		case n.Path.Stroke == nil && n.Path.Fill.Kind == scene.Solid && n.Path.Fill.Color.A > 0.95:
			q := *n.Path
			q.Stroke = &scene.Stroke{Paint: q.Fill, Width: width, Cap: scene.RoundCap, Join: scene.RoundJoin, MiterLimit: 4}
			n = scene.Node{Path: &q}
		}
		out = append(out, n)
	}
	return out
}
