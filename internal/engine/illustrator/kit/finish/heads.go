package finish

import (
	"slices"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/finish/surface"
	"pellucid/internal/engine/illustrator/scene"
)

// hasHeads reports whether a drawing can get further heads: it has one head that stands out from its body.
func hasHeads(d kit.Drawing) bool {
	a, ok := d.Anchors["head"]
	return ok && a.W > 0 && len(surface.PartOf(d.Layers[kit.Body], "head")) > 0
}

// Heads gives an animal that is seen from the side n heads, 2 or 3: those added lean away behind its own, on necks of its coat.
func Heads(d kit.Drawing, n int) kit.Drawing {
	if !hasHeads(d) {
		return d
	}
	head := surface.PartOf(d.Layers[kit.Body], "head")
	b := kit.FromScene(head).Bounds()
	side := -1.0 // away from where it looks
	if d.Facing == kit.Left {
		side = 1
	}
	x, y := (b.X0+b.X1)/2, b.Y1
	var more []scene.Node
	for k := n - 1; k > 0; k-- {
		far := float64(k)
		one := kit.FromScene(head).Rotate(side*16*far, x, y).Move(side*.52*b.W()*far, -.1*b.H()*far)
		more = append(more, one.Scene()...)
	}
	// before the neck and the body that hide where they begin, behind the first head
	at := slices.IndexFunc(d.Layers[kit.Body], func(node scene.Node) bool { return len(surface.PartOf([]scene.Node{node}, "head")) > 0 })
	d.Layers[kit.Body] = slices.Insert(slices.Clone(d.Layers[kit.Body]), max(0, at), more...)
	d.Box = kit.FromScene(d.Nodes()).Bounds()
	return d
}
