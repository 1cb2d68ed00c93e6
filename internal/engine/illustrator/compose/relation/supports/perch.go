package supports

import (
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit"
)

// The measures of birds on a wreath, as shares of its size: where their feet are from its middle, and how large they are.
const (
	perchAside = .2
	perchBelow = .27
	perchHigh  = .36
	mostPerch  = 3
)

// Perched sets birds on the lower inner edge of a ring, facing each other, a third one on its top.
func Perched(c *placing.Placer, k layout.Cluster, b kit.Box, i int) layout.Cluster {
	n := min(c.Subject(i).Count, mostPerch)
	if c.Subject(i).Count == figure.Unstated {
		n = 2
	}
	x, y, size := (b.X0+b.X1)/2, (b.Y0+b.Y1)/2, min(b.W(), b.H())
	for at := range max(1, n) {
		facing, foot := kit.Right, [2]float64{-perchAside, perchBelow}
		switch at {
		case 1:
			facing, foot = kit.Left, [2]float64{perchAside, perchBelow}
		case 2:
			foot = [2]float64{0, -.32}
		}
		one := layout.Sized(c.Unit(i, layout.How{Copy: at, Facing: facing}), perchHigh*size, perchHigh*size)
		o := one.Bounds()
		k = k.Over(one.Moved(x+foot[0]*size-(o.X0+o.X1)/2, y+foot[1]*size-o.Y1))
	}
	return k
}

// The measures of moon phases over a thing, as shares of its width.
const (
	phasesWide = 1.5
	phasesSink = .3 // of their height that is beside the thing's head
)

// Phased sets the phases of the moon on an arch above k.
func Phased(c *placing.Placer, k layout.Cluster, i int) layout.Cluster {
	root, ground, b := k.Root, k.Ground, k.Bounds()
	arch := c.Unit(i, layout.How{})
	o := arch.Bounds()
	arch = arch.Scaled(phasesWide * max(b.W(), .62*b.H()) / o.W())
	o = arch.Bounds()
	k = k.Before(arch.Moved((b.X0+b.X1)/2-(o.X0+o.X1)/2, b.Y0+phasesSink*o.H()-o.Y1))
	k.Root, k.Ground = root, ground
	return k
}
