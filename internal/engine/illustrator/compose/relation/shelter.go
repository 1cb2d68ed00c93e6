package relation

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
)

// sheltered places a cluster under k's root: on the floor of what stands, with the back to the handle of an umbrella or the stem
// of a leaf, or below what floats.
func (c *Placer) sheltered(k, other layout.Cluster) layout.Cluster {
	id := c.Subject(k.Root.Subject).ID
	b, o := k.Root.Box(), other.Bounds()
	center := func(x layout.Cluster) layout.Cluster { n := x.Bounds(); return x.Moved((b.X0+b.X1)/2-(n.X0+n.X1)/2, 0) }
	switch {
	case id == "rainbow":
		return k.Over(underArch(b, other))
	case placing.Hangs[id] || hierarchy.Afloat[id]:
		return k.Over(center(other.Moved(0, b.Y1+.02*o.H()-o.Y0)))
	case !c.shelters(k.Root, other.Root.Subject, other):
		if least := placing.LeastBeside * max(b.W(), b.H()); max(o.W(), o.H()) < least {
			other = other.Scaled(least / max(o.W(), o.H()))
			o = other.Bounds()
		}
		if library.GroupOf(id) == "holiday" && k.Root.Has("ground") && c.Subject(other.Root.Subject).Kind == brief.Piece { // at the foot of a tree, and before it
			return k.Over(center(other.Moved(0, b.Y1-.4*o.H()-o.Y0)))
		}
		return k.Over(center(other.Moved(0, b.Y1+placing.Gap*min(b.H(), o.H())-o.Y0)))
	case id == "umbrella" && c.Subject(other.Root.Subject).Kind == brief.Person && other.Root.Has("handFar") && k.Root.Has("grip"):
		return c.underUmbrella(k, other)
	case k.Root.Has("ground") && id != "umbrella":
		room := .86 * c.headroom(k.Root) * b.H()
		if room < leastHeadroom*b.H() { // it hides in front of the foot
			room = .5 * b.H()
		}
		if o.H() > room {
			other = other.Scaled(room / o.H())
		}
		other = center(other)
		if library.GroupOf(id) == "plants" && c.livesIn(other) && b.H() > b.W()*.8 {
			return k.Over(beforeTrunk(b, other, k.Ground))
		}
		return k.Within(k.Root.Serial, kit.Fore, other.Moved(0, k.Ground-other.Ground))
	}
	wide, high := .62, 1-canopy
	if id != "umbrella" {
		wide, high = .6, .6
	}
	if f := min(wide*b.W()/o.W(), high*b.H()/o.H()); f < 1 {
		other = other.Scaled(f)
		o = other.Bounds()
	}
	other = center(other)
	if id != "umbrella" {
		return k.Over(other.Moved(0, b.Y0+.62*b.H()-o.Y0))
	}
	return k.Over(other.Moved(0, b.Y0+canopy*b.H()-o.Y0))
}

// Who is under a tree is before it, larger than the room below its crown: so high and wide, as shares of its height and width, but no more than that many
// times as large, and so far from its middle, as a share of its width.
const (
	beforeTree   = .44
	wideBefore   = .46
	grownBefore  = 1.7
	besideMiddle = .15
)

// beforeTrunk stands somebody before a tree with a box, at the side of its trunk.
func beforeTrunk(b kit.Box, other layout.Cluster, ground float64) layout.Cluster {
	o := other.Bounds()
	other = other.Scaled(max(1, min(beforeTree*b.H()/o.H(), wideBefore*b.W()/o.W(), grownBefore)))
	o = other.Bounds()
	return other.Moved((b.X0+b.X1)/2-besideMiddle*b.W()-(o.X0+o.X1)/2, ground-other.Ground+.03*b.H())
}

// livesIn reports whether somebody is part of a cluster: a girl on a swing.
func (c *Placer) livesIn(k layout.Cluster) bool {
	return slices.ContainsFunc(k.Sprites, func(s layout.Layer) bool { return s.Subject >= 0 && c.Creature(s.Subject) })
}

// The room under a rainbow, as shares of its width and height.
const (
	archWidth  = .58
	archHeight = .72
)

// underArch stands a cluster between the ends of a rainbow with a box, in its arch.
func underArch(b kit.Box, other layout.Cluster) layout.Cluster {
	o := other.Bounds()
	other = other.Scaled(min(archWidth*b.W()/o.W(), archHeight*b.H()/o.H()))
	o = other.Bounds()
	return other.Moved((b.X0+b.X1)/2-(o.X0+o.X1)/2, b.Y1+.1*b.H()-o.Y1)
}

// underUmbrella lets one of several people hold the umbrella that is over all of them.
func (c *Placer) underUmbrella(k, other layout.Cluster) layout.Cluster {
	head, o := other.Root.Anchor("head"), other.Bounds()
	b, grip := k.Root.Box(), k.Root.Anchor("grip")
	rim, hand := b.Y0+canopy*b.H(), other.Root.Anchor("chest").Y
	shaft := (hand - o.Y0 - .1*head.H) / max(grip.Y-rim, 1e-9) // the handle is at the height of the chest
	k = k.Scaled(max(umbrellaRoom*o.W()/b.W(), 2.6*head.W/b.W(), shaft))
	b, grip = k.Root.Box(), k.Root.Anchor("grip")
	middle := (o.X0 + o.X1) / 2
	if len(other.Sprites) > 0 && other.Root.Box().W() > .8*o.W() { // one person: beside the face
		middle = head.X + .75*head.W
	}
	k = k.Moved(middle-grip.X, o.Y0+.1*head.H-(b.Y0+canopy*b.H()))
	b, grip = k.Root.Box(), k.Root.Anchor("grip")
	other = c.Reaching(other, "handFar", grip.X, min(grip.Y, hand))
	out := k.Over(other)
	out.Root, out.Ground = k.Root, other.Ground
	return out
}

// umbrellaRoom is the width of an umbrella over several people, as a share of theirs.
const umbrellaRoom = 1.22

// canopy is the share of the height of an umbrella above the heads of those under it.
const canopy = .5

// leastShelter is the length in centimeters from which a plant has room under it for things: a tree, a palm.
const leastShelter = 130

// leastHeadroom is the free share of a thing's height from which something else can be under it instead of below it.
const leastHeadroom = .2

// lowBeside is the share of a thing's height up to which somebody hides in front of its foot: a cat under a car, but no elephant under a bus.
const lowBeside = .5

// standsBeneath are the things on a post whose upper end is meant where something is told to be under them: who is under a street lamp stands
// at its foot.
var standsBeneath = figure.Words("street-lamp floor-lamp")

// shelters reports whether a thing has room under it. Below a pizza, a lock or a low bed is what lies under them on the canvas. Who is alive
// hides in front of the foot of what stands: a monster under a bed, a fox under a tree.
func (c *Placer) shelters(root layout.Instance, i int, other layout.Cluster) bool {
	switch group := library.GroupOf(c.Subject(root.Subject).ID); {
	case group == "plants" && !c.Creature(i) && c.Subject(i).Kind == brief.Piece && figure.RealSize(root.Drawing) < leastShelter:
		return false // nothing is put under a potted plant
	case (c.Subject(root.Subject).Kind == brief.Animal || c.Subject(root.Subject).Kind == brief.Bird) && c.Subject(i).Kind == brief.Piece:
		return figure.RealSize(other.Root.Drawing) <= .4*c.headroom(root)*figure.RealSize(root.Drawing) // between its legs
	case standsBeneath[c.Subject(root.Subject).ID]:
		return true
	case group == "plants" || c.Subject(root.Subject).ID == "umbrella" || c.Subject(root.Subject).Kind != brief.Piece:
		return true
	case c.Creature(i):
		low := group == "home" || other.Bounds().H() <= lowBeside*root.Box().H()
		return root.Has("ground") && (low || c.headroom(root) >= leastHeadroom)
	}
	return root.Has("ground") && c.headroom(root) >= leastHeadroom && (library.GroupOf(c.Subject(root.Subject).ID) == "home" || onLegs(root))
}

// onLegs reports whether a thing stands on its left and on its right with room between: a carrot that tapers has none under it.
func onLegs(in layout.Instance) bool {
	const rows = 48
	l, k := layout.Coverage(in, rows)
	b := in.Box()
	low, wide := min(int(b.H()*k), rows)-1, int(min(b.W()*k, rows))
	left, right := false, false
	for y := max(0, low-rows/6); y <= low; y++ {
		for x := range wide {
			if l.Pix[4*(y*rows+x)+3] > .5 {
				left, right = left || x < 2*wide/5, right || x > 3*wide/5
			}
		}
	}
	return left && right
}

// headroom is the share of its height that is free under a thing that stands: little under a bed, much under a table. Before the trunk of
// a tree there is room too.
func (c *Placer) headroom(in layout.Instance) float64 {
	if s := c.Subject(in.Subject); s.Kind != brief.Piece && s.Kind != brief.Animal || library.GroupOf(s.ID) == "plants" {
		return .72
	}
	const rows = 48
	l, k := layout.Coverage(in, rows)
	b := in.Box()
	low, wide := min(int(b.H()*k), rows)-1, b.W()*k
	free := 0
	for y := low; y >= 0; y-- {
		covered := 0
		from, to := int(.25*wide), int(.75*wide)
		for x := from; x < min(to, rows); x++ {
			if l.Pix[4*(y*rows+x)+3] > .5 {
				covered++
			}
		}
		if 2*covered > to-from {
			break
		}
		free++
	}
	return float64(free) / max(b.H()*k, 1)
}
