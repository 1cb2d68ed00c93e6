package compose

import (
	"fmt"
	"slices"

	"pellucid/internal/engine/illustrator/brief"
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

// trunkEdge is the right edge of the trunk of a tree that somebody is behind; false if the thing has no trunk below a wider crown.
func (c *composer) trunkEdge(k cluster, i int) (float64, bool) {
	s := c.subject(k.root.subject)
	if !c.stands(i) || c.subject(i).Count > 1 || s.Kind != brief.Piece || library.GroupOf(s.ID) != "plants" || realSize(k.root.drawing) < 200 {
		return 0, false
	}
	b := k.root.box()
	edge := rightAt(k.root, k.ground-.26*b.H(), k.ground-.1*b.H())
	return edge, edge < b.X0+.72*b.W() && slices.Contains(library.Parts(s.ID), "trunk")
}

// hiddenAtTrunk stands somebody on the ground behind a trunk, half seen beside it and before the leaves, which would hide the head.
func (c *composer) hiddenAtTrunk(k, other cluster, edge float64) cluster {
	b, o := k.root.box(), other.bounds()
	other = other.scaled(atTrunk * b.H() / max(o.H(), o.W()))
	other = other.turnedBy(5)
	o = other.bounds()
	other = other.moved(edge+peeksOut*o.W()-(o.X0+o.X1)/2, k.ground-o.Y1-.01*b.H())
	root, ground := k.root, k.ground
	if c.subject(other.root.subject).Kind != brief.Person { // lower than the leaves
		k = k.before(other)
		k.root, k.ground = root, ground
		return k
	}
	k = k.over(other).over(c.trunkBelow(root, edge))
	k.root, k.ground = root, ground
	return k
}

// trunkBelow is the trunk of a tree again, as far as it is below the leaves.
func (c *composer) trunkBelow(in instance, edge float64) cluster {
	d := finish.Only(in.drawing, "trunk", false)
	canvas, err := kit.NewCanvas("trunk", nil, kit.Options{})
	if err != nil || len(d.Nodes()) == 0 {
		return cluster{}
	}
	b := in.box()
	const rows = 24
	low := b.Y1
	for n := 2; n < rows; n++ { // the lowest leaves beside it
		y := b.Y1 - b.H()*float64(n)/rows
		if rightAt(in, y-b.H()/rows, y) > edge+.1*b.W() {
			break
		}
		low = y
	}
	inverse := in.m.Inverse()
	top := float64(inverse.Apply(scene.Point{X: float32(b.X0), Y: float32(low)}).Y)
	box := in.drawing.Box
	clip := fmt.Sprintf("M%g %gH%gV%gH%gZ", box.X0-9, top, box.X1+9, box.Y1+9, box.X0-9)
	canvas.Part("trunk", canvas.Clip(clip, kit.FromScene(d.Nodes())))
	return c.place(in.subject, canvas.Drawing(), in.m)
}
