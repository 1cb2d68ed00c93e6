package picture

import (
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// SmallEyes draws the eyes of faces so many times as large, each around its own center.
func (p *Picture) SmallEyes(k float32) *Picture {
	return p.Mapped(func(q Piece) []scene.Node { return smallEyes(q.Nodes, k, false) })
}

func smallEyes(nodes []scene.Node, k float32, within bool) []scene.Node {
	out := make([]scene.Node, len(nodes))
	for i, n := range nodes {
		out[i] = n
		g := n.Group
		switch {
		case within:
			x0, y0, x1, y1 := raster.Bounds(nodes[i:i+1], scene.Identity)
			x, y := (x0+x1)/2, (y0+y1)/2
			out[i] = scene.Transform(nodes[i:i+1], scene.Translate(x, y).Mul(scene.ScaleBy(k, k)).Mul(scene.Translate(-x, -y)))[0]
		case g != nil:
			h := *g
			eyes := g.Part == "eyes"
			if eyes && len(g.Children) == 1 && g.Children[0].Group != nil { // a pair in one group
				pair := *g.Children[0].Group
				pair.Children = smallEyes(pair.Children, k, true)
				h.Children = []scene.Node{{Group: &pair}}
			} else {
				h.Children = smallEyes(g.Children, k, eyes)
			}
			out[i] = scene.Node{Group: &h}
		}
	}
	return out
}
