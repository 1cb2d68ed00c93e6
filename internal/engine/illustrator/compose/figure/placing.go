package figure

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

// Place puts a drawing into a cluster of its own, by a matrix from its units to the cluster's.
func (c *Drawer) Place(subject int, d kit.Drawing, m scene.Matrix) layout.Cluster {
	c.Serial++
	out := layout.Cluster{Root: layout.Instance{Serial: c.Serial, Subject: subject, Drawing: d, M: m}}
	for layer, nodes := range d.Layers {
		if len(nodes) == 0 {
			continue
		}
		out.Sprites = append(out.Sprites, layout.Layer{Subject: subject, Drawing: c.Serial, Layer: kit.Layer(layer), Nodes: nodes, M: m, Box: layout.MapBox(m, layout.BoundsOf(nodes))})
	}
	out.Ground = out.Root.Anchor("ground").Y
	return out
}

// Stands reports whether a subject stands on a floor rather than floating: figures and what has a ground of its own.
func (c *Drawer) Stands(i int) bool {
	switch c.Subject(i).Kind {
	case brief.Person, brief.Animal, brief.Bird:
		return true
	}
	return false
}

// RealSize is the longer side of a drawing in centimeters.
func RealSize(d kit.Drawing) float64 { return d.Unit * max(d.Box.W(), d.Box.H()) }
