package group

import "pellucid/internal/engine/illustrator/compose/layout"

// Hidden is the share of the paint of one cluster, and of its face, that another one hides where it is in front of it.
func Hidden(back, front layout.Cluster) (paint, face float64) {
	cell := max(layout.Longer(back.Bounds()), layout.Longer(front.Bounds())) / cells
	me, other := shapeOf(Member{Cluster: back}, cell), shapeOf(Member{Cluster: front}, cell)
	b, f := back.Bounds(), front.Bounds()
	dx, dy := int((f.X0-b.X0)/cell), int((front.Ground-back.Ground)/cell)
	if me.face.n > 0 {
		face = float64(overlap(me.face, other.all, dx, dy)) / float64(me.face.n)
	}
	return float64(overlap(me.all, other.all, dx, dy)) / float64(max(me.all.n, 1)), face
}
