package supports

import "pellucid/internal/engine/illustrator/compose/layout"

// How large who is on the back of an animal that faces the viewer is, in heights of that animal, how far below its top, and which share of them is behind it.
const (
	onBackHigh = .52
	onBackTop  = .2
	onBackHid  = .3
)

// behindShoulder lets somebody look over the shoulder of an animal that sits facing the viewer and has them on its back.
func behindShoulder(k, other layout.Cluster) layout.Cluster {
	root, b := k.Root, k.Root.Box()
	other = other.Scaled(onBackHigh * b.H() / other.Bounds().H())
	o := other.Bounds()
	edge := layout.RightAt(root, b.Y0+.35*b.H(), b.Y0+.65*b.H())
	out := k.Before(other.Moved(edge-onBackHid*o.W()-o.X0, b.Y0+onBackTop*b.H()-o.Y0))
	out.Root, out.Ground = root, k.Ground
	return out
}
