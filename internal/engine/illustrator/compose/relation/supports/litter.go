package supports

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit"
)

// The measures of several animals that look out of a basket or a box: how far apart their heads are, in their widths, how much of the opening they
// fill, how high a head is at most, as a share of the thing, and how much of a head's height is between its chin and the edge.
const (
	litterApart = .96
	litterWide  = .92
	litterHigh  = .56
	litterChest = .64
	litterRow   = 4 // more stand in two rows
)

// isLitter reports whether subject i is several animals that sit close together in k: kittens in a basket.
func isLitter(c *placing.Placer, k layout.Cluster, i int, h layout.How) bool {
	s := c.Subject(i)
	return s.Count > 1 && (s.Kind == brief.Animal || s.Kind == brief.Bird) && s.Person == nil && h.Pose != "swimming" && hasWall(k.Root) && !Closed(k.Root)
}

// litter sets animals close together in an opening, with heads and chests above its edge; of many, some stand behind, in the gaps of the others.
func litter(k layout.Cluster, all []layout.Cluster) layout.Cluster {
	room, box := k.Root.Anchor("inside"), k.Root.Box()
	rim := room.Y + room.H/2
	for _, x := range []float64{-.3, 0, .3} { // a wall may be higher than the edge of the opening
		rim = min(rim, max(WallTop(k.Root, room.X+x*room.W), room.Y-room.H/2))
	}
	behind := 0
	if len(all) > litterRow {
		behind = len(all) / 2
	}
	front := len(all) - behind
	wide, high := 0.0, 0.0 // of the largest head
	for _, one := range all {
		head := headOf(one)
		wide, high = max(wide, head.W()), max(high, head.H())
	}
	f := min(litterWide*room.W/(wide*(1+float64(front-1)*litterApart)), litterHigh*box.H()/high)
	step := wide * f * litterApart
	var inner layout.Cluster
	for n, one := range all {
		one = one.Scaled(f)
		head := headOf(one)
		place, of, rise := n, behind, .62*high*f
		if n >= behind {
			place, of, rise = n-behind, front, 0
		}
		x := room.X + (float64(place)-float64(of-1)/2)*step
		one = one.Moved(x-(head.X0+head.X1)/2, rim-litterChest*high*f-rise-head.Y1)
		if n == 0 {
			inner = one
			continue
		}
		inner = inner.Over(one)
	}
	above, below := inner.Bounds(), inner.Bounds()
	above.Y1, above.X0, above.X1 = rim, max(above.X0, room.X-.62*room.W), min(above.X1, room.X+.62*room.W)
	below.Y0, below.X0, below.X1 = rim, max(below.X0, room.X-.46*room.W), min(below.X1, room.X+.46*room.W)
	below.Y1 = min(below.Y1, rim+.5*(box.Y1-rim)) // what would come out below a narrow foot is cut away
	seen := placing.Clipped(inner, above)
	if below.Y1 > below.Y0 {
		seen = seen.Over(placing.Clipped(inner, below))
	}
	return k.Within(k.Root.Serial, kit.Fore, seen)
}

// headOf is the box of a cluster's head, with its ears, or the upper half of one that has none.
func headOf(k layout.Cluster) kit.Box {
	b := k.Bounds()
	if head := k.Root.Anchor("head"); k.Root.Has("head") {
		return kit.Box{X0: head.X - head.W/2, Y0: b.Y0, X1: head.X + head.W/2, Y1: head.Y + head.H/2}
	}
	b.Y1 = (b.Y0 + b.Y1) / 2
	return b
}
