package picture

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/scene"
)

// spare are parts that things are known without, in any group of the kit and in some: a minimalist leaves them out, unless the prompt names them.
var spare = map[string]map[string]bool{
	"": {"bolts": true, "screws": true, "rivets": true, "stitching": true, "stitches": true, "cracks": true, "moss": true, "weeds": true, "hinges": true, "hinge": true, "vents": true,
		"seams": true, "ivy": true, "gravel": true, "clasp": true, "latch": true, "knocker": true, "onion": true},
	"vehicles": {"fenders": true, "chain": true, "bell": true, "lamp": true, "pedals": true, "basket": true, "luggage": true, "rack": true, "gifts": true, "exhaust": true, "badge": true,
		"bumper": true, "bumpers": true, "grille": true, "mirror": true},
	"buildings": {"balcony": true, "fringe": true}, "tools": {"grain": true, "nails": true}, "signs": {"grain": true, "nails": true}, "home": {"buttons": true, "nails": true, "fringe": true},
}

// Unspared drops the parts that things are known without.
func (p *Picture) Unspared() *Picture { return p.Mapped(p.unspared) }

// unspared drops the parts of a piece that it is known without.
func (p *Picture) unspared(q Piece) []scene.Node {
	if q.Furry || q.Plumed || q.Title == "decoration" {
		return q.Nodes
	}
	out := withoutParts(q.Nodes, func(part string) bool {
		return (spare[""][part] || spare[q.Group][part] && !(part == "basket" && strings.Contains(q.Title, "balloon"))) && !slices.Contains(p.Asked, part)
	})
	if len(out) == 0 && !slices.ContainsFunc(p.Pieces, func(o Piece) bool { return o.Title == q.Title && len(o.Nodes) > len(q.Nodes) }) {
		return q.Nodes
	}
	return out
}

func withoutParts(nodes []scene.Node, drop func(string) bool) []scene.Node {
	out := make([]scene.Node, 0, len(nodes))
	for _, n := range nodes {
		if n.Group != nil {
			if drop(n.Group.Part) {
				continue
			}
			h := *n.Group
			h.Children = withoutParts(n.Group.Children, drop)
			n = scene.Node{Group: &h}
		}
		out = append(out, n)
	}
	return out
}
