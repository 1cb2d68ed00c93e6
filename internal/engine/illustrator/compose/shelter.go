package compose

import (
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
)

// sheltered places a cluster under k's root: on the floor of what stands, with the back to the handle of an umbrella or the stem
// of a leaf, or below what floats.
func (c *composer) sheltered(k, other cluster) cluster {
	id := c.subject(k.root.subject).ID
	b, o := k.root.box(), other.bounds()
	center := func(x cluster) cluster { n := x.bounds(); return x.moved((b.X0+b.X1)/2-(n.X0+n.X1)/2, 0) }
	switch {
	case id == "rainbow":
		return k.over(underArch(b, other))
	case hangs[id] || afloat[id]:
		return k.over(center(other.moved(0, b.Y1+.02*o.H()-o.Y0)))
	case !c.shelters(k.root, other.root.subject):
		if least := leastBeside * max(b.W(), b.H()); max(o.W(), o.H()) < least {
			other = other.scaled(least / max(o.W(), o.H()))
			o = other.bounds()
		}
		if library.GroupOf(id) == "holiday" && k.root.has("ground") && c.subject(other.root.subject).Kind == brief.Piece { // at the foot of a tree, and before it
			return k.over(center(other.moved(0, b.Y1-.4*o.H()-o.Y0)))
		}
		return k.over(center(other.moved(0, b.Y1+gap*min(b.H(), o.H())-o.Y0)))
	case id == "umbrella" && c.subject(other.root.subject).Kind == brief.Person && other.root.has("handFar") && k.root.has("grip"):
		return c.underUmbrella(k, other)
	case k.root.has("ground") && id != "umbrella":
		room := .86 * c.headroom(k.root) * b.H()
		if room < leastHeadroom*b.H() { // it hides in front of the foot
			room = .5 * b.H()
		}
		if o.H() > room {
			other = other.scaled(room / o.H())
		}
		other = center(other)
		return k.within(k.root.serial, kit.Fore, other.moved(0, k.ground-other.ground))
	}
	wide, high := .62, 1-canopy
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

// The room under a rainbow, as shares of its width and height.
const (
	archWidth  = .58
	archHeight = .72
)

// underArch stands a cluster between the ends of a rainbow with a box, in its arch.
func underArch(b kit.Box, other cluster) cluster {
	o := other.bounds()
	other = other.scaled(min(archWidth*b.W()/o.W(), archHeight*b.H()/o.H()))
	o = other.bounds()
	return other.moved((b.X0+b.X1)/2-(o.X0+o.X1)/2, b.Y1+.1*b.H()-o.Y1)
}

// underUmbrella lets one of several people hold the umbrella that is over all of them.
func (c *composer) underUmbrella(k, other cluster) cluster {
	head, o := other.root.anchor("head"), other.bounds()
	b, grip := k.root.box(), k.root.anchor("grip")
	rim, hand := b.Y0+canopy*b.H(), other.root.anchor("chest").Y
	shaft := (hand - o.Y0 - .1*head.H) / max(grip.Y-rim, 1e-9) // the handle is at the height of the chest
	k = k.scaled(max(umbrellaRoom*o.W()/b.W(), 2.6*head.W/b.W(), shaft))
	b, grip = k.root.box(), k.root.anchor("grip")
	middle := (o.X0 + o.X1) / 2
	if len(other.sprites) > 0 && other.root.box().W() > .8*o.W() { // one person: beside the face
		middle = head.X + .75*head.W
	}
	k = k.moved(middle-grip.X, o.Y0+.1*head.H-(b.Y0+canopy*b.H()))
	b, grip = k.root.box(), k.root.anchor("grip")
	other = c.reaching(other, "handFar", grip.X, min(grip.Y, hand))
	out := k.over(other)
	out.root, out.ground = k.root, other.ground
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

// shelters reports whether a thing has room under it. Below a pizza, a lock or a low bed is what lies under them on the canvas. Who is alive
// hides in front of the foot of what stands: a monster under a bed, a fox under a tree.
func (c *composer) shelters(root instance, i int) bool {
	switch group := library.GroupOf(c.subject(root.subject).ID); {
	case group == "plants" && !c.creature(i) && c.subject(i).Kind == brief.Piece && realSize(root.drawing) < leastShelter:
		return false // nothing is put under a potted plant
	case group == "plants" || c.subject(root.subject).ID == "umbrella" || c.subject(root.subject).Kind != brief.Piece:
		return true
	case c.creature(i):
		return root.has("ground")
	}
	return root.has("ground") && c.headroom(root) >= leastHeadroom
}

// headroom is the share of its height that is free under a thing that stands: little under a bed, much under a table. Before the trunk of
// a tree there is room too.
func (c *composer) headroom(in instance) float64 {
	if s := c.subject(in.subject); s.Kind != brief.Piece || library.GroupOf(s.ID) == "plants" {
		return .72
	}
	const rows = 48
	l, k := coverage(in, rows)
	b := in.box()
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

// afloat are the things below which there is water.
var afloat = map[string]bool{"boat": true, "ship": true, "sailboat": true, "cruise-ship": true, "pirate-ship": true, "canoe": true, "yacht": true, "submarine": true, "surfboard": true, "gondola": true, "rowboat": true}

// hangs are the things that float: what is under them is below them.
var hangs = map[string]bool{
	"cloud": true, "sun": true, "moon": true, "crescent-moon": true, "rainbow": true, "balloon": true, "hot-air-balloon": true, "rain-cloud": true,
	"airplane": true, "star": true, "chandelier": true, "storm-cloud": true, "ufo": true, "helicopter": true, "mistletoe": true,
}
