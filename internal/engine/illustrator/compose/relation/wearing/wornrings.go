package wearing

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/scene"
)

// PrintShare is how much of its area a print fills: a picture on a chest may hang lower than words.
func PrintShare(on brief.Subject) float64 {
	if on.Kind == brief.Person {
		return 1.25
	}
	return .92
}

// rings are what is worn around the whole body.
var rings = figure.Words("swim-ring life-buoy")

// ringFlat is how flat a ring around a body is seen, as a share of its height, ringWide how wide it is, in widths of the body.
const (
	ringFlat = .62
	ringWide = 1.42
)

// ringed puts a ring around the body of k's root: its far half behind, its near half before it.
func ringed(c *placing.Placer, k layout.Cluster, i int, h layout.How) layout.Cluster {
	ring := c.Unit(i, layout.How{Copy: h.Copy})
	b := k.Root.Box()
	x, y, wide := (b.X0+b.X1)/2, k.Ground-.24*b.H(), .8*b.W()
	if back := k.Root.Anchor("back"); c.Subject(k.Root.Subject).Kind == brief.Bird && k.Root.Has("back") && back.W > 0 {
		x, y, wide = back.X, min(back.Y+1.2*back.W, k.Ground-.12*b.H()), 1.9*back.W
	}
	o := ring.Bounds()
	ring = ring.Scaled(ringWide * wide / o.W())
	ring = ring.Transformed(scene.ScaleBy(1, ringFlat))
	o = ring.Bounds()
	ring = ring.Moved(x-(o.X0+o.X1)/2, y-(o.Y0+o.Y1)/2)
	o = ring.Bounds()
	far, near := o, o
	far.Y1, near.Y0 = y-.04*o.H(), y-.04*o.H()
	root := k.Root
	out := placing.Clipped(ring, far).Over(k).Over(placing.Clipped(ring, near))
	out.Root, out.Ground = root, max(k.Ground, o.Y1)
	if o.Y1 < k.Ground {
		out.Ground = k.Ground
	}
	return out
}
