package picture

import (
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// How soft and how thick smoke is, as shares of how high it rises.
const (
	hazeSoft    = 0.075
	hazeOpacity = 0.85
)

// Hazed is the picture with smoke that has no edge: the puffs of a drawing are balls in the light of a studio.
func (p *Picture) Hazed() *Picture {
	return p.Mapped(func(q Piece) []scene.Node { return hazed(q.Nodes) })
}

func hazed(nodes []scene.Node) []scene.Node {
	out := make([]scene.Node, 0, len(nodes))
	for _, n := range nodes {
		if n.Group != nil {
			g := *n.Group
			if g.Part == "smoke" && len(g.Effects) == 0 {
				_, y0, _, y1 := raster.Bounds([]scene.Node{n}, scene.Identity)
				g.Effects = []scene.Effect{{Kind: scene.Blur, Sigma: hazeSoft * (y1 - y0)}}
				g.Opacity *= hazeOpacity
			} else {
				g.Children = hazed(g.Children)
			}
			n = scene.Node{Group: &g}
		}
		out = append(out, n)
	}
	return out
}
