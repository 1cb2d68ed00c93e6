package surface

import (
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

// PartOf returns the groups of a part.
func PartOf(nodes []scene.Node, part string) []scene.Node {
	var out []scene.Node
	for _, n := range nodes {
		switch {
		case n.Group == nil:
		case n.Group.Part == part:
			out = append(out, n)
		default:
			out = append(out, PartOf(n.Group.Children, part)...)
		}
	}
	return out
}

// WithoutPart drops the groups of a part.
func WithoutPart(nodes []scene.Node, part string) []scene.Node {
	var out []scene.Node
	for _, n := range nodes {
		if n.Group != nil {
			if n.Group.Part == part {
				continue
			}
			g := *n.Group
			g.Children = WithoutPart(g.Children, part)
			n = scene.Node{Group: &g}
		}
		out = append(out, n)
	}
	return out
}

// HasPart reports whether a drawing has a part that can be kept alone.
func HasPart(d kit.Drawing, part string) bool { return len(PartOf(d.Nodes(), part)) > 0 }

// ChangePart changes what is in the groups of a part.
func ChangePart(nodes []scene.Node, part string, change func([]scene.Node) []scene.Node) []scene.Node {
	var out []scene.Node
	for _, n := range nodes {
		if n.Group != nil {
			g := *n.Group
			if g.Part == part {
				g.Children = change(g.Children)
			} else {
				g.Children = ChangePart(g.Children, part, change)
			}
			n = scene.Node{Group: &g}
		}
		out = append(out, n)
	}
	return out
}

// MiddleOf is the mean lightness of a part.
func MiddleOf(nodes []scene.Node) float32 {
	box := kit.FromScene(nodes).Bounds()
	d := kit.Drawing{Box: box}
	d.Layers[kit.Body] = nodes
	l, _ := Small(&d)
	sum, n := float32(0), float32(0)
	for i := 0; i < len(l.Pix); i += 4 {
		if p := l.Pix[i : i+4]; p[3] > .8 {
			sum, n = sum+color.ToLCH(color.RGB{R: p[0] / p[3], G: p[1] / p[3], B: p[2] / p[3]}).L, n+1
		}
	}
	if n == 0 {
		return .5
	}
	return sum / n
}
