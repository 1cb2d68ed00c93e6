package picture

import (
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
	"pellucid/internal/engine/illustrator/style/plane"
)

// SoftGlints blurs the crisp pale shapes that stand for reflections, as a soft lamp would show them.
func (p *Picture) SoftGlints() *Picture { return p.Glints(1) }

// Glints blurs them and lets so much of them shine.
func (p *Picture) Glints(shine float32) *Picture {
	return p.Mapped(func(q Piece) []scene.Node {
		return softGlints(q.Nodes, p.Length(0.012)/max(q.Matrix.Scale(), 1e-9), shine)
	})
}

func softGlints(nodes []scene.Node, least, shine float32) []scene.Node {
	out := make([]scene.Node, 0, len(nodes))
	for _, n := range nodes {
		switch {
		case n.Group != nil && n.Group.Shade:
			if shine < 1 && !blurs(n.Group) {
				g := *n.Group
				g.Opacity *= shine
				n = scene.Node{Group: &g}
			}
		case n.Group != nil && n.Group.Part == "hair" && shine < 1:
			g := *n.Group
			g.Children = firm(g.Children, true)
			n = scene.Node{Group: &g}
		case n.Group != nil && len(n.Group.Effects) == 0:
			g := *n.Group
			if g.Opacity < 0.85 && len(g.Children) == 1 && g.Children[0].Path != nil && pale(g.Children[0].Path, g.Opacity) {
				n = blurredGlint(n, least, shine)
				break
			}
			g.Children = softGlints(g.Children, least, shine)
			n = scene.Node{Group: &g}
		case n.Path != nil && pale(n.Path, 1):
			n = blurredGlint(n, least, shine)
		}
		out = append(out, n)
	}
	return out
}

// pale tells a translucent shape or line that is almost white.
func pale(p *scene.Path, opacity float32) bool {
	paint := p.Fill
	if paint.Kind == scene.NoPaint && p.Stroke != nil {
		paint = p.Stroke.Paint
	}
	a := meanPaintAlpha(paint) * opacity
	return paint.Kind != scene.NoPaint && a > 0 && a < 0.85 && plane.Luma(MeanPaint(paint)) > 0.85
}

func blurredGlint(n scene.Node, least, shine float32) scene.Node {
	x0, y0, x1, y1 := raster.Bounds([]scene.Node{n}, scene.Identity)
	small := min(x1-x0, y1-y0)
	if n.Path != nil && n.Path.Stroke != nil {
		small = 2 * n.Path.Stroke.Width
	}
	if max(x1-x0, y1-y0) < least {
		return n // the light in an eye
	}
	sigma := max(0.20*min(small, 0.4*max(x1-x0, y1-y0)), least*0.25)
	return scene.Node{Group: &scene.Group{
		Opacity: shine, Shade: true, Blend: scene.Atop, Effects: []scene.Effect{{Kind: scene.Blur, Sigma: sigma}}, Children: []scene.Node{n},
	}}
}
