package condition

import (
	"cmp"
	"slices"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
	"pellucid/internal/engine/illustrator/scene"
)

// Layers of a drawing are told apart where their middles are at least layerApart of its height from each other; an exploded view moves them layerGap apart.
const (
	layerApart = .04
	layerGap   = .13
)

// layersApart draws an exploded view: the parts of a dish one above the other, without the shadows that they cast on each other.
func layersApart(d *kit.Drawing, p *surface.Pen) {
	type part struct {
		at    int
		y     float64
		level int
	}
	body := slices.Clone(d.Layers[kit.Body])
	parts := make([]part, len(body))
	for i, n := range body {
		body[i] = unshadowed(n)
		b := kit.FromScene(body[i : i+1]).Bounds()
		parts[i] = part{at: i, y: (b.Y0 + b.Y1) / 2}
	}
	slices.SortFunc(parts, func(a, b part) int { return cmp.Compare(a.y, b.y) })
	for i := range parts[:max(len(parts)-1, 0)] {
		next := &parts[i+1]
		next.level = parts[i].level
		if next.y-parts[i].y > layerApart*p.Box.H() {
			next.level++
		}
	}
	for _, l := range parts {
		body[l.at] = kit.FromScene(body[l.at:l.at+1]).Move(0, float64(l.level)*layerGap*p.Box.H()).Scene()[0]
	}
	d.Layers[kit.Body] = body
	d.Box = kit.FromScene(body).Bounds()
}

// unshadowed leaves out what a part only draws within the outline of another one: a shadow, which falls nowhere when they are apart.
func unshadowed(n scene.Node) scene.Node {
	if n.Group == nil {
		return n
	}
	g := *n.Group
	g.Children = slices.DeleteFunc(slices.Clone(g.Children), func(c scene.Node) bool {
		return c.Group != nil && len(c.Group.Clip) > 0 && len(c.Group.Children) == 1 && blurred(c.Group.Children[0])
	})
	return scene.Node{Group: &g}
}

// blurred reports whether a node is drawn blurred as a whole.
func blurred(n scene.Node) bool {
	return n.Group != nil && (len(n.Group.Effects) > 0 || len(n.Group.Children) == 1 && blurred(n.Group.Children[0]))
}
