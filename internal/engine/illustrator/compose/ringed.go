package compose

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/scene"
)

// rings are what is worn around the whole body.
var rings = words("swim-ring life-buoy")

// ringFlat is how flat a ring around a body is seen, as a share of its height, ringWide how wide it is, in widths of the body.
const (
	ringFlat = .62
	ringWide = 1.42
)

// ringed puts a ring around the body of k's root: its far half behind, its near half before it.
func (c *composer) ringed(k cluster, i int, h how) cluster {
	ring := c.unit(i, how{copy: h.copy})
	b := k.root.box()
	x, y, wide := (b.X0+b.X1)/2, k.ground-.24*b.H(), .8*b.W()
	if back := k.root.anchor("back"); c.subject(k.root.subject).Kind == brief.Bird && k.root.has("back") && back.W > 0 {
		x, y, wide = back.X, min(back.Y+1.2*back.W, k.ground-.12*b.H()), 1.9*back.W
	}
	o := ring.bounds()
	ring = ring.scaled(ringWide * wide / o.W())
	ring = ring.transformed(scene.ScaleBy(1, ringFlat))
	o = ring.bounds()
	ring = ring.moved(x-(o.X0+o.X1)/2, y-(o.Y0+o.Y1)/2)
	o = ring.bounds()
	far, near := o, o
	far.Y1, near.Y0 = y-.04*o.H(), y-.04*o.H()
	root := k.root
	out := ring.clipped(far).over(k).over(ring.clipped(near))
	out.root, out.ground = root, max(k.ground, o.Y1)
	if o.Y1 < k.ground {
		out.ground = k.ground
	}
	return out
}
