package layout

import (
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

// TextPart is the name of the part of a drawing that is its text.
const TextPart = "text"

// readable turns the texts of a mirrored drawing back around, so that they read from left to right.
func readable(one Layer) []scene.Node {
	nodes := one.Nodes
	if one.M[0]*one.M[3]-one.M[1]*one.M[2] < 0 {
		nodes, _ = turnedBack(nodes)
	}
	return nodes
}

// turnedBack mirrors the texts among some nodes, each in its place, and reports whether there are any.
func turnedBack(nodes []scene.Node) ([]scene.Node, bool) {
	out, any := make([]scene.Node, len(nodes)), false
	for i, n := range nodes {
		out[i] = n
		if n.Group == nil {
			continue
		}
		g := *n.Group
		if g.Part == TextPart {
			b := BoundsOf(g.Children)
			g.Children, any = kit.FromScene(g.Children).Mirror((b.X0+b.X1)/2).Scene(), true
			out[i].Group = &g
		} else if inner, found := turnedBack(g.Children); found {
			g.Children, any = inner, true
			out[i].Group = &g
		}
	}
	if !any {
		return nodes, false
	}
	return out, true
}
