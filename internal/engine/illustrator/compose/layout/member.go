package layout

import (
	"slices"

	"pellucid/internal/engine/illustrator/scene"
)

// Member is one of several that a cluster consists of: which of its drawings are the member's.
type Member struct {
	Root     Instance
	Ground   float64
	Drawings []int
}

// MemberOf is a cluster as a member of a larger one.
func MemberOf(k Cluster) Member {
	m := Member{Root: k.Root, Ground: k.Ground}
	for _, s := range k.Sprites {
		if !slices.Contains(m.Drawings, s.Drawing) {
			m.Drawings = append(m.Drawings, s.Drawing)
		}
	}
	return m
}

// Apart are the members of a cluster, each a cluster of its own. What was added to the whole since they were put together belongs to the root.
func (k Cluster) Apart() []Cluster {
	if len(k.Members) < 2 {
		return []Cluster{k}
	}
	out := make([]Cluster, len(k.Members))
	home := 0
	for n, m := range k.Members {
		out[n] = Cluster{Root: m.Root, Ground: m.Ground}
		if m.Root.Serial == k.Root.Serial {
			home, out[n].Root = n, k.Root
		}
	}
	for _, s := range k.Sprites {
		n := slices.IndexFunc(k.Members, func(m Member) bool { return slices.Contains(m.Drawings, s.Drawing) })
		if n < 0 {
			n = home
		}
		out[n].Sprites = append(out[n].Sprites, s)
	}
	return out
}

// PartsNamed are the layers of some sprites that are parts with one of some names.
func PartsNamed(sprites []Layer, names map[string]bool) (out []Layer) {
	for _, s := range sprites {
		if found := partsNamed(s.Nodes, names); len(found) > 0 {
			s.Nodes, s.Box = found, MapBox(s.M, BoundsOf(found))
			out = append(out, s)
		}
	}
	return out
}

func partsNamed(nodes []scene.Node, names map[string]bool) (out []scene.Node) {
	for _, n := range nodes {
		switch {
		case n.Group == nil:
		case names[n.Group.Part]:
			out = append(out, n)
		default:
			out = append(out, partsNamed(n.Group.Children, names)...)
		}
	}
	return out
}
