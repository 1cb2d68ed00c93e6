package design

import (
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

// contoured puts an even line around all that a cluster paints, so that it reads as one mark on any ground.
func contoured(k layout.Cluster, width float64, col kit.Color) layout.Cluster {
	r, g, b, _ := col.RGBA()
	paint := scene.SolidPaint(scene.RGBA{R: float32(r), G: float32(g), B: float32(b), A: 1})
	var behind []layout.Layer
	for _, s := range k.Sprites {
		w := float32(2*width) / max(s.M.Scale(), 1e-9)
		nodes := silhouette(s.Nodes, paint, w)
		if len(nodes) == 0 {
			continue
		}
		s.Subject, s.Nodes = -1, nodes
		s.Box = kit.Box{X0: s.Box.X0 - width, Y0: s.Box.Y0 - width, X1: s.Box.X1 + width, Y1: s.Box.Y1 + width}
		behind = append(behind, s)
	}
	k.Sprites = append(behind, k.Sprites...)
	return k
}

// silhouette is the shapes of nodes in one paint, with a line of a width around them. What is faint, blurred or only shades is left out.
func silhouette(nodes []scene.Node, paint scene.Paint, width float32) []scene.Node {
	var out []scene.Node
	for _, n := range nodes {
		switch {
		case n.Path != nil:
			p := *n.Path
			line := scene.Stroke{Paint: paint, Width: width, Cap: scene.RoundCap, Join: scene.RoundJoin}
			if p.Stroke != nil {
				line.Width += p.Stroke.Width
			}
			if p.Fill.Kind == scene.Solid && p.Fill.Color.A < .4 && p.Stroke == nil {
				continue
			}
			if p.Fill.Kind != scene.NoPaint {
				p.Fill = paint
			}
			p.Stroke = &line
			out = append(out, scene.Node{Path: &p})
		case n.Group != nil:
			g := n.Group
			switch {
			case g.Opacity < .6 || g.Blend != 0 || g.Shade || len(g.Effects) > 0:
			case len(g.Clip) > 0 && within(layout.BoundsOf(g.Clip), layout.BoundsOf(g.Children)):
				out = append(out, silhouette(g.Clip, paint, width)...)
			case len(g.Clip) > 0: // larger than what it cuts, such as all that is below a hat
				if inner := silhouette(g.Children, paint, width); len(inner) > 0 {
					out = append(out, scene.Node{Group: &scene.Group{Opacity: 1, Clip: g.Clip, Children: inner}})
				}
			default:
				out = append(out, silhouette(g.Children, paint, width)...)
			}
		}
	}
	return out
}

// within reports whether a lies inside b, but for a hundredth of its size.
func within(a, b kit.Box) bool {
	dx, dy := a.W()/100, a.H()/100
	return a.X0 >= b.X0-dx && a.Y0 >= b.Y0-dy && a.X1 <= b.X1+dx && a.Y1 <= b.Y1+dy
}

// inCircle clips a cluster to a circle.
func inCircle(k layout.Cluster, x, y, r float64) layout.Cluster {
	disc := scene.NewPath().Ellipse(float32(x), float32(y), float32(r), float32(r)).Fill(scene.SolidPaint(scene.RGBA{A: 1})).Node()
	return clippedTo(k, []scene.Node{disc}, kit.Box{X0: x - r, Y0: y - r, X1: x + r, Y1: y + r})
}
