package picture

import (
	"pellucid/internal/engine/illustrator/raster"
	"pellucid/internal/engine/illustrator/scene"
)

// telling are patterns and small parts without which a thing is not known: a ball is a disc, and so is a clock.
var telling = map[string]bool{"pentagons": true, "spots": true, "seeds": true, "diamonds": true, "sprinkles": true, "pips": true, "pepperoni": true,
	"hands": true, "needle": true}

// boldest is the length of the shapes of such a pattern that are drawn, as a share of its longest one.
const boldest = 0.55

// onlyTelling is a group of details with no other ones than patterns that tell what a thing is; ok is false where there are none.
func onlyTelling(g *scene.Group) (n scene.Node, ok bool) {
	var kept []scene.Node
	for _, n := range g.Children {
		if n.Group == nil {
			continue
		}
		if telling[n.Group.Part] {
			kept = append(kept, bold(n))
		} else if inner, ok := onlyTelling(n.Group); ok {
			kept = append(kept, inner)
		}
	}
	if len(kept) == 0 {
		return scene.Node{}, false
	}
	h := *g
	h.Children = kept
	return scene.Node{Group: &h}, true
}

// bold is a pattern of its large firm shapes alone.
func bold(n scene.Node) scene.Node {
	most := float32(0)
	size := func(path *scene.Path) float32 {
		x0, y0, x1, y1 := raster.Bounds([]scene.Node{{Path: path}}, scene.Identity)
		return max(x1-x0, y1-y0)
	}
	var measure func(nodes []scene.Node)
	measure = func(nodes []scene.Node) {
		for _, n := range nodes {
			if n.Group != nil {
				measure(n.Group.Children)
			} else if !faint(n) {
				most = max(most, size(n.Path))
			}
		}
	}
	measure(n.Group.Children)
	var firm func(nodes []scene.Node) []scene.Node
	firm = func(nodes []scene.Node) (out []scene.Node) {
		for _, n := range nodes {
			switch {
			case faint(n):
			case n.Group != nil:
				h := *n.Group
				h.Children = firm(h.Children)
				out = append(out, scene.Node{Group: &h})
			case n.Path.Fill.Kind != scene.NoPaint && size(n.Path) > boldest*most:
				out = append(out, n)
			}
		}
		return out
	}
	h := *n.Group
	h.Children = firm(h.Children)
	return scene.Node{Group: &h}
}
