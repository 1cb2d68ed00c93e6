package style

import (
	"context"

	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// vinyl is the skin of an inflated toy: swollen high, with sharp reflections.
var vinyl = material{width: 0.060, gain: 1.25, shade: 0.72, gleam: 0.85, sharp: 5, grain: 0, contact: 0.50}

// puffy inflates every body like a balloon of foil: rounded edges, candy colors, a bright window in the upper left, a soft light from
// below, and puckers along the seam.
func puffy(ctx context.Context, p *Picture) *raster.Layer {
	art := p.flattened(second{}).recolored(func(c color.LCH) color.LCH {
		return color.LCH{L: 0.10 + 0.87*c.L, C: c.C * 1.18, H: c.H}
	})
	l := vinyl.model(ctx, art.rounded(0.012))
	r := p.around(l, 0.01)
	if r.Empty() {
		return l
	}
	a := alphaOf(l, r)
	form := a.reduced(2).inflated(p.length(0.10) / 4).softened(2).enlarged(a)
	edge := a.signedDistance()
	pink, white := color.Hex(0xffd3ea), color.RGB{R: 1, G: 1, B: 1}
	eachIn(l, form, func(d []float32, x, y int, v float32) {
		if d[3] < 0.004 {
			return
		}
		i := (y-r.Min.Y)*form.w + x - r.Min.X
		gx, gy := form.slope(i)
		if k := smooth(0.20, 0.85, 0.30*gx+0.80*gy); k > 0 {
			atop(d, pink, 0.42*k) // light that comes back from the floor
		}
		up := -(0.50*gx + 0.72*gy)
		if k := smooth(0.30, 0.36, up) * smooth(0.62, 0.54, up) * smooth(-p.length(0.006), -p.length(0.012), edge.v[i]); k > 0 {
			atop(d, white, 0.62*k)
		}
		if k := smooth(-p.length(0.022), -p.length(0.004), edge.v[i]); k > 0 {
			pucker := tri((float32(x)*max(gy, -gy) + float32(y)*max(gx, -gx)) / max(0.2, root(gx*gx+gy*gy)) / p.length(0.020))
			atop(d, softTone().dark.At(straight(d)), 0.22*k*clamp(pucker))
		}
	})
	settle(l, r)
	return l
}

// rounded grows every shape by a share of the side with a round outline in its own color, so that thin parts become tubes.
func (p *Picture) rounded(by float32) *Picture {
	return p.mapped(func(q Piece) []scene.Node { return roundedNodes(q.Nodes, p.length(by)/max(q.Matrix.Scale(), 1e-9)) })
}

func roundedNodes(nodes []scene.Node, width float32) []scene.Node {
	out := make([]scene.Node, 0, len(nodes))
	for _, n := range nodes {
		switch {
		case n.Group != nil:
			g := *n.Group
			g.Children = roundedNodes(g.Children, width)
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
