package compose

import (
	"pellucid/internal/engine/illustrator/kit"
)

// sheltered places a cluster under k's root: on the floor of what stands, with the back to the handle of an umbrella or the stem
// of a leaf, or below what floats.
func (c *composer) sheltered(k, other cluster) cluster {
	id := c.subject(k.root.subject).ID
	b, o := k.root.box(), other.bounds()
	center := func(x cluster) cluster { n := x.bounds(); return x.moved((b.X0+b.X1)/2-(n.X0+n.X1)/2, 0) }
	switch {
	case hangs[id] || afloat[id]:
		return k.over(center(other.moved(0, b.Y1+.02*o.H()-o.Y0)))
	case k.root.has("ground") && id != "umbrella":
		if room := headroom(k.root) * b.H(); o.H() > room {
			other = other.scaled(room / o.H())
		}
		other = center(other)
		return k.within(k.root.serial, kit.Fore, other.moved(0, k.ground-other.ground))
	}
	wide, high := .78, .8
	if id != "umbrella" {
		wide, high = .6, .6
	}
	if f := min(wide*b.W()/o.W(), high*b.H()/o.H()); f < 1 {
		other = other.scaled(f)
		o = other.bounds()
	}
	other = center(other)
	if id != "umbrella" {
		return k.over(other.moved(0, b.Y0+.62*b.H()-o.Y0))
	}
	return k.over(other.moved(0, b.Y0+canopy*b.H()-o.Y0))
}

// canopy is the share of the height of an umbrella above the heads of those under it.
const canopy = .4

// headroom is the share of its height that is free under a thing that stands: beds and sofas are low, tables and trees are not.
func headroom(in instance) float64 {
	if in.has("seat") || in.has("inside") || in.box().W() > 1.2*in.box().H() && in.drawing.Facing != kit.Front {
		return .5
	}
	return .72
}

// afloat are the things below which there is water.
var afloat = map[string]bool{"boat": true, "ship": true, "sailboat": true, "cruise-ship": true, "pirate-ship": true, "canoe": true, "yacht": true, "submarine": true, "surfboard": true}

// hangs are the things that float: what is under them is below them.
var hangs = map[string]bool{
	"cloud": true, "sun": true, "moon": true, "crescent-moon": true, "rainbow": true, "balloon": true, "hot-air-balloon": true, "rain-cloud": true,
	"airplane": true, "star": true, "chandelier": true, "storm-cloud": true, "ufo": true, "helicopter": true, "mistletoe": true,
}
