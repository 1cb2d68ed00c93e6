package finish

import (
	"slices"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
	"pellucid/internal/engine/illustrator/scene"
)

// Only keeps one part of a drawing, or the largest of its pieces that do not touch, where single is set. Where it has no such part, it
// stays whole.
func Only(d kit.Drawing, part string, single bool) kit.Drawing {
	out := d
	found := false
	for l := range d.Layers {
		out.Layers[l] = surface.PartOf(d.Layers[l], part)
		out.Layers[l] = withoutCast(out.Layers[l])
		found = found || len(out.Layers[l]) > 0
	}
	if !found {
		return d
	}
	if single {
		keepLargest(&out)
	}
	out.Box = kit.FromScene(out.Nodes()).Bounds()
	out.Anchors = map[string]kit.Anchor{}
	out.Unit = d.Unit
	return out
}

// withoutCast drops the contact shadow that a part casts on what lies under it: the first nodes of the part, if they are shading.
func withoutCast(nodes []scene.Node) []scene.Node {
	out := make([]scene.Node, 0, len(nodes))
	for _, n := range nodes {
		if n.Group == nil || n.Group.Part == "" || len(n.Group.Children) < 2 {
			out = append(out, n)
			continue
		}
		g := *n.Group
		for len(g.Children) > 1 && shading(g.Children[0]) {
			g.Children = g.Children[1:]
		}
		n.Group = &g
		out = append(out, n)
	}
	return out
}

// shading reports whether a node is nothing but blurred shading.
func shading(n scene.Node) bool {
	g := n.Group
	return g != nil && (g.Shade || len(g.Children) > 0 && !slices.ContainsFunc(g.Children, func(one scene.Node) bool { return !shading(one) }))
}

// keepLargest drops all but the largest group of nodes of one layer whose boxes touch: a far wing lies on another layer.
func keepLargest(d *kit.Drawing) {
	type one struct {
		layer int
		node  scene.Node
		box   kit.Box
		of    int
	}
	var all []one
	var open func(layer int, nodes []scene.Node)
	open = func(layer int, nodes []scene.Node) {
		for _, n := range nodes {
			if g := n.Group; g != nil && len(g.Clip) == 0 && len(g.Mask) == 0 && g.Opacity == 1 && len(g.Children) > 1 {
				open(layer, g.Children)
				continue
			}
			all = append(all, one{layer: layer, node: n, box: kit.FromScene([]scene.Node{n}).Bounds(), of: len(all)})
		}
	}
	for l := range d.Layers {
		open(l, d.Layers[l])
	}
	touch := func(a, b kit.Box) bool { return a.X0 < b.X1 && b.X0 < a.X1 && a.Y0 < b.Y1 && b.Y0 < a.Y1 }
	for again := true; again; {
		again = false
		for i := range all {
			for k := range all {
				if all[i].of < all[k].of && all[i].layer == all[k].layer && touch(all[i].box, all[k].box) {
					all[k].of, again = all[i].of, true
				}
			}
		}
	}
	size := map[int]kit.Box{}
	best := 0
	for _, o := range all {
		b, ok := size[o.of]
		if !ok {
			b = o.box
		}
		size[o.of] = b.Union(o.box)
	}
	for of, b := range size {
		if now := size[best]; b.W()*b.H() > 1.02*now.W()*now.H() {
			best = of
		}
	}
	for l := range d.Layers {
		d.Layers[l] = nil
	}
	for _, o := range all {
		if o.of == best {
			d.Layers[o.layer] = append(d.Layers[o.layer], o.node)
		}
	}
}
