package material

import (
	"slices"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
	"pellucid/internal/engine/illustrator/scene"
)

// built are the parts of a building that are of the material it is named after: doors, windows, roofs, signs and plants keep their own.
var built = map[string]map[string]bool{
	"masonry": surface.Parts("walls wall tower towers shaft chimney chimneys base columns bricks arch house"),
	"stone":   surface.Parts("walls wall tower towers shaft chimney chimneys base columns arch house steps"),
	"wood":    surface.Parts("walls wall tower towers trim posts rails railing ladder boards beams house"),
}

// laid are the materials as walls are made of them, where that differs from how a single thing is.
var laid = map[string]surface.Change{"masonry": brickwork, "stone": rubble, "wood": planked}

// Built returns a building whose walls are of a material and then stained, and whether the drawing has walls that can be.
func Built(d kit.Drawing, name string, stain func(kit.Drawing) kit.Drawing, seed uint64) (kit.Drawing, bool) {
	change := laid[name]
	if change == nil {
		change = Materials[name]
	}
	found := false
	for l := range d.Layers {
		d.Layers[l] = inParts(d.Layers[l], built[name], func(n scene.Node) scene.Node {
			one := kit.Drawing{Box: d.Box}
			one.Layers[kit.Body] = []scene.Node{n}
			one = surface.Apply(one, func(d *kit.Drawing, p *surface.Pen) {
				p.Box = kit.FromScene([]scene.Node{n}).Bounds() // a texture no larger than the part
				change(d, p)
			}, seed)
			one = stain(one)
			found = true
			return scene.Node{Group: &scene.Group{Opacity: 1, Part: n.Group.Part, Children: one.Layers[kit.Body]}}
		})
	}
	return d, found
}

// inParts changes the groups of some parts where they are, so that what is painted over them stays over them.
func inParts(nodes []scene.Node, parts map[string]bool, change func(scene.Node) scene.Node) []scene.Node {
	out := slices.Clone(nodes)
	for i, n := range out {
		switch g := n.Group; {
		case g == nil:
		case parts[g.Part]:
			out[i] = change(n)
		case g.Part == "":
			inner := *g
			inner.Children = inParts(g.Children, parts, change)
			out[i] = scene.Node{Group: &inner}
		}
	}
	return out
}
