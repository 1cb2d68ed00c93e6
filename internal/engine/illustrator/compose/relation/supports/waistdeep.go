package supports

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit"
)

// wheeled are the open boxes on wheels in which people sit.
var wheeled = figure.Words("wagon wheelbarrow cart hay-wagon pumpkin-wagon trailer")

// waistDeep stands people in an opening up to the waist: the front wall hides their legs.
func waistDeep(c *placing.Placer, k, other layout.Cluster) layout.Cluster {
	room, box, o := k.Root.Anchor("inside"), k.Root.Box(), other.Bounds()
	rim := room.Y + room.H/2
	onWheels := wheeled[c.Subject(k.Root.Subject).ID]
	if onWheels { // its floor is deeper than its edge
		rim = min(rim, WallTop(k.Root, room.X))
	}
	high := min((box.Y1-rim)*.9/waist, 1.1*box.H(), 1.5*room.W)
	wide, x := .9, room.X
	fishes := c.Subject(other.Root.Subject).Pose == "fishing"
	if several := o.W() > severalWide*o.H(); fishes && several { // their rods are over both sides
		wide = 1.7
	} else if fishes { // the rod is over the side
		wide, x = 1.3, room.X+.46*room.W
	}
	low := box.W() > lowBoat*box.H()
	if low { // one sits in it with the legs ahead: what would come out below it is cut away
		high, wide = .5*box.W(), max(wide, 1.2)
	}
	if c.Subject(other.Root.Subject).Kind == brief.Animal { // large enough for its head to be above the edge
		high = max(high, .62*room.W)
	}
	other = other.Scaled(min(high/o.H(), room.W*wide/o.W()))
	o = other.Bounds()
	depth := waist * o.H()
	if neck := other.Root.Anchor("neck"); other.Root.Has("neck") { // a baby is short below its head
		depth = min(depth, o.Y1-neck.Y-shoulders*o.H())
	}
	other = other.Moved(x-(o.X0+o.X1)/2, rim+depth-o.Y1)
	if o = other.Bounds(); onWheels || low || hierarchy.Afloat[c.Subject(k.Root.Subject).ID] || c.Subject(k.Root.Subject).ID == "bathtub" || c.Subject(other.Root.Subject).Kind == brief.Animal {
		line := o // a fishing line hangs over the side
		line.X0, line.Y0 = room.X+.36*room.W, rim+.5*(box.Y1-rim)
		if onWheels { // nobody's feet come out below it
			line.Y0 = rim + .3*(box.Y1-rim)
		} else if !low && !hierarchy.Afloat[c.Subject(k.Root.Subject).ID] { // a cup is narrow below its rim
			line.Y0 = rim + .16*(box.Y1-rim)
		}
		o.Y1 = min(o.Y1, line.Y0)
		above := placing.Clipped(other, o)
		if fishes {
			above = above.Over(placing.Clipped(other, line))
		}
		if fishes && x == room.X {
			line.X0, line.X1 = other.Bounds().X0, room.X-.36*room.W
			above = above.Over(placing.Clipped(other, line))
		}
		other = above
	}
	return k.Within(k.Root.Serial, kit.Fore, other)
}

// severalWide is the width of those who stand in an opening, in their heights, from which they are several.
const severalWide = 1.15

// castBothWays stands those who are in a boat in a row; where they fish, half of them turn to the other side.
func castBothWays(c *placing.Placer, all []layout.Cluster) layout.Cluster {
	for n := range len(all) / 2 {
		if c.Subject(all[n].Root.Subject).Pose == "fishing" {
			all[n] = all[n].Mirrored()
		}
	}
	if len(all) < crew {
		return placing.Row(all...)
	}
	out := all[0]
	for _, one := range all[1:] {
		o := one.Bounds()
		out = out.Before(one.Moved(out.Bounds().X1-closeCrew*o.W()-o.X0, out.Ground-one.Ground))
	}
	return out
}

// crew is how many in a boat sit so close that they overlap, closeCrew by how much of their width.
const (
	crew      = 4
	closeCrew = .24
)

// lowBoat is how many times as wide as high a canoe or a kayak is at least.
const lowBoat = 2.2

// WallTop is the height of the upper edge of an instance's front wall at x.
func WallTop(in layout.Instance, x float64) float64 {
	in.Drawing.Layers[kit.Back], in.Drawing.Layers[kit.Body] = nil, nil
	return placing.TopAt(in, x)
}

// shoulders is how much of a figure is at least seen below the neck, as a share of its height.
const shoulders = .1

// waist is the share of a standing person's height below the waist.
const waist = .42

// Vessels are the groups of things that a creature is in, though they show no opening: a gift box, a pumpkin.
var Vessels = map[string]bool{"holiday": true, "food": true, "home": true, "kitchen": true, "clothing": true, "office": true, "tools": true, "electronics": true, "music": true}

// Peeking lets a cluster look out from behind the upper edge of k's root.
func Peeking(c *placing.Placer, k, other layout.Cluster) layout.Cluster {
	b, o := k.Root.Box(), other.Bounds()
	wide, high, seen := .62, .8, .58
	if !c.Creature(other.Root.Subject) { // books in a backpack
		wide, seen = .8, .45
	}
	if hats[c.Subject(k.Root.Subject).ID] { // the crown is narrower than the brim
		wide, high = .46, 1.5
	}
	other = other.Scaled(min(wide*b.W()/o.W(), high*b.H()/o.H()))
	o = other.Bounds()
	top := b.Y0
	if !c.Creature(other.Root.Subject) {
		top += .1 * b.H()
	} else if hierarchy.HangsFromHand(k.Root.Drawing) { // below the handle
		top += .26 * b.H()
	}
	return k.Before(other.Moved((b.X0+b.X1)/2-(o.X0+o.X1)/2, top+(1-seen)*o.H()-o.Y1))
}
