package coil

import (
	"fmt"
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/scene"
)

// Sizes of who is behind a tree, as shares of its height and of their own width.
const (
	atTrunk  = .5  // how high they are
	peeksOut = .16 // how far their middle is beyond the edge of the trunk
)

// TrunkEdge is the right edge of the trunk of a tree that somebody is behind; false if the thing has no trunk below a wider crown.
func (c *Winder) TrunkEdge(k layout.Cluster, i int) (float64, bool) {
	s := c.Subject(k.Root.Subject)
	if !c.Stands(i) || c.Subject(i).Count > 1 || s.Kind != brief.Piece || library.GroupOf(s.ID) != "plants" || figure.RealSize(k.Root.Drawing) < 200 {
		return 0, false
	}
	b := k.Root.Box()
	edge := layout.RightAt(k.Root, k.Ground-.26*b.H(), k.Ground-.1*b.H())
	return edge, edge < b.X0+.72*b.W() && slices.Contains(library.Parts(s.ID), "trunk")
}

// HiddenAtTrunk stands somebody on the ground behind a trunk, half seen beside it and before the leaves, which would hide the head.
func (c *Winder) HiddenAtTrunk(k, other layout.Cluster, edge float64) layout.Cluster {
	b, o := k.Root.Box(), other.Bounds()
	other = other.Scaled(atTrunk * b.H() / max(o.H(), o.W()))
	other = other.TurnedBy(5)
	o = other.Bounds()
	other = other.Moved(edge+peeksOut*o.W()-(o.X0+o.X1)/2, k.Ground-o.Y1-.01*b.H())
	root, ground := k.Root, k.Ground
	if c.Subject(other.Root.Subject).Kind != brief.Person { // lower than the leaves
		k = k.Before(other)
		k.Root, k.Ground = root, ground
		return k
	}
	k = k.Over(other).Over(c.trunkBelow(root, edge))
	k.Root, k.Ground = root, ground
	return k
}

// trunkBelow is the trunk of a tree again, as far as it is below the leaves.
func (c *Winder) trunkBelow(in layout.Instance, edge float64) layout.Cluster {
	d := finish.Only(in.Drawing, "trunk", false)
	canvas, err := kit.NewCanvas("trunk", nil, kit.Options{})
	if err != nil || len(d.Nodes()) == 0 {
		return layout.Cluster{}
	}
	b := in.Box()
	const rows = 24
	low := b.Y1
	for n := 2; n < rows; n++ { // the lowest leaves beside it
		y := b.Y1 - b.H()*float64(n)/rows
		if layout.RightAt(in, y-b.H()/rows, y) > edge+.1*b.W() {
			break
		}
		low = y
	}
	inverse := in.M.Inverse()
	top := float64(inverse.Apply(scene.Point{X: float32(b.X0), Y: float32(low)}).Y)
	box := in.Drawing.Box
	clip := fmt.Sprintf("M%g %gH%gV%gH%gZ", box.X0-9, top, box.X1+9, box.Y1+9, box.X0-9)
	canvas.Part("trunk", canvas.Clip(clip, kit.FromScene(d.Nodes())))
	return c.Place(in.Subject, canvas.Drawing(), in.M)
}
