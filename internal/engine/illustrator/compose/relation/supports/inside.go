package supports

import (
	"math"
	"slices"
	"sync"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
)

// Inside puts things into the opening of k's root, behind its front wall.
func Inside(c *placing.Placer, k layout.Cluster, i int, h layout.How) layout.Cluster {
	return insideBy(c, k, i, h, standsOut)
}

// How far content may stand out of an opening, in heights of the opening: riders sit with head and shoulders above the side of
// a boat.
const (
	standsOut = 1.5
	sitsIn    = 3.2
	entrance  = 1.3 // people who stand in the entrance of a tent
)

// fullest is the share of an opening up to which small content grows.
const fullest = .62

// snug is the share of an opening up to which an animal in it grows.
const snug = .84

// Closed reports whether what is inside an instance does not look out of it: a cage, a fishbowl.
func Closed(in layout.Instance) bool {
	return in.Has("inside") && in.Anchor("inside").H > .38*in.Box().H()
}

func insideBy(c *placing.Placer, k layout.Cluster, i int, h layout.How, limit float64) layout.Cluster {
	link := brief.Relation{From: i, Kind: "inside", To: k.Root.Subject}
	if h.Pose == "" {
		h.Pose = RestPose(c, i, link)
	}
	if k.Root.Has("pouch") {
		return pouched(c, k, i, h)
	}
	if in := c.Subject(k.Root.Subject); !k.Root.Has("inside") && c.Creature(i) && len(in.States) == 0 && slices.Contains(library.States(in.ID), "open") {
		c.Brief.Subjects[k.Root.Subject].States = []string{"open"} // a puppy in a purse
		k = c.Redrawn(k)
	}
	if inBed(c, i, k.Root) {
		return tuckedIn(c, k, i, link)
	}
	if Closed(k.Root) {
		limit = .95
	}
	if c.Stands(i) && Windowed()[c.Subject(k.Root.Subject).ID] {
		return aboard(c, k, i, link.Kind, h)
	}
	if c.Stands(i) && c.Subject(k.Root.Subject).ID == "window" {
		return atWindow(c, k, placing.Row(c.ChildCopies(i, h, link)...))
	}
	if dunks(c, k.Root, i) {
		return dunked(c, k, i, h)
	}
	k = Emptied(c, k, i)
	if all := standUpright(c, k, c.Siblings(link)); len(all) > 0 {
		switch {
		case !slices.Contains(all, i):
			return atItsFoot(c, k, c.ChildCopies(i, h, link))
		case all[0] != i:
			return k // it stands there with the first of them
		}
		return stoodUpright(c, k, heapItems(c, all, h))
	}
	if plant := library.GroupOf(c.Subject(i).ID) == "plants"; !plant && heapable(c, k, link) && !c.Slim(i) {
		return heaped(c, k, heapItems(c, c.Siblings(link), h))
	}
	switch s := c.Subject(i); {
	case (c.Creature(i) || placing.Figures[s.ID]) && limit == standsOut && !Closed(k.Root) && len(k.Root.Drawing.Layers[kit.Fore]) > 0:
		limit = sitsIn // creatures look out
	case library.GroupOf(s.ID) == "plants" && k.Root.Has("inside") && !enclosing[c.Subject(k.Root.Subject).ID]:
		return potted(c, k, i, h, link)
	}
	if c.Slim(i) && k.Root.Has("inside") && !Closed(k.Root) && len(k.Root.Drawing.Layers[kit.Fore]) > 0 {
		return potted(c, k, i, h, link) // a spoon in a cup stands out of it
	}
	all := c.ChildCopies(i, h, link)
	if (!k.Root.Has("inside") && (c.Creature(i) || len(k.Root.Drawing.Layers[kit.Fore]) == 0) || hats[c.Subject(k.Root.Subject).ID] && c.Creature(i)) && Vessels[library.GroupOf(c.Subject(k.Root.Subject).ID)] {
		return Peeking(c, k, placing.Row(all...))
	}
	for n := range all {
		all[n] = all[n].Scaled(c.ScaleBeside(all[n].Root.Subject, all[n].Root.Drawing, k.Root, placing.BesidePower) / float64(all[n].Root.M.Scale()))
	}
	if s := c.Subject(i); limit == sitsIn && (s.Kind == brief.Person || actsInside(s, link.Kind, c.Subject(k.Root.Subject))) && len(k.Root.Drawing.Layers[kit.Fore]) > 0 && h.Pose == "" && hasWall(k.Root) {
		return waistDeep(c, k, castBothWays(c, all))
	}
	if limit == sitsIn && isLitter(c, k, i, h) {
		return litter(k, all)
	}
	if limit == sitsIn && c.Subject(i).Kind == brief.Person && !hasWall(k.Root) {
		limit = entrance
	}
	if shallowOpening(c, k.Root) && (c.Creature(i) || placing.Figures[c.Subject(i).ID]) {
		return inOpening(k, placing.Row(all...))
	}
	inner := placing.Row(all...)
	room := k.Root.Anchor("inside")
	b := inner.Bounds()
	if len(k.Root.Drawing.Layers[kit.Fore]) == 0 {
		limit = .95
	}
	wide := .88
	if limit == sitsIn {
		wide = 1.3
	}
	high := room.H * limit
	if limit == sitsIn { // the opening of a box is as shallow as it is seen from the side
		high = max(high, .7*room.W, .2*k.Root.Box().H())
	}
	full := fullest
	if enclosing[c.Subject(k.Root.Subject).ID] && library.GroupOf(c.Subject(i).ID) == "plants" {
		full = wide // a terrarium is full of them
	}
	if animal := c.Subject(i).Kind == brief.Animal || c.Subject(i).Kind == brief.Bird; limit == sitsIn && animal && hasWall(k.Root) { // it fills a cup, a box or a basket
		high, full = max(high, min(1.05*room.W, .85*k.Root.Box().H())), snug
	}
	f := min(room.W*wide/b.W(), high/b.H())
	if least := leastActing * k.Root.Box().H() / b.H(); f < least && actsInside(c.Subject(i), link.Kind, c.Subject(k.Root.Subject)) { // what it does is seen
		inner = inner.Scaled(least)
		b, f = inner.Bounds(), 1
	}
	if b.W() < room.W*full && b.H() < high*full && f > 1 {
		f = min(room.W*full/b.W(), high*full/b.H())
	}
	if f < 1 || b.W() < room.W*full && b.H() < high*full {
		inner = inner.Scaled(f)
		b = inner.Bounds()
	}
	foot := room.Y + room.H/2
	if c.Subject(i).Kind == brief.Bird && c.Subject(k.Root.Subject).ID == "bird-nest" && c.Subject(i).Count == 1 {
		inner = inner.Scaled(min(broods*room.W/b.W(), 1.25*broods*room.W/b.H()))
		b = inner.Bounds()
		foot += sunkIn * b.H()
	} else if limit == sitsIn {
		foot += .08 * b.H() // the front wall hides the feet
	}
	if Closed(k.Root) && hierarchy.Swims[c.Subject(i).ID] {
		foot = room.Y + b.H()/2
	}
	inner = inner.Moved(room.X-(b.X0+b.X1)/2, foot-b.Y1)
	return k.Within(k.Root.Serial, kit.Fore, inner)
}

// A bird alone fills its nest up to a share of the opening, and sits in it so deep that its legs are hidden.
const (
	broods = .8
	sunkIn = .26
)

// leastActing is the height at least of an animal that does something in a tent, in that of the tent.
const leastActing = .36

// hasWall reports whether what is in an instance has a wall before it, as in a boat: a tent is open down to the ground.
func hasWall(in layout.Instance) bool {
	room, b := in.Anchor("inside"), in.Box()
	return b.Y1-room.Y-room.H/2 > .12*b.H()
}

// enclosing are the things in which plants stand whole.
var enclosing = figure.Words("glass-dome light-bulb snow-globe terrarium crystal-ball bird-cage fish-bowl hourglass")

// Windowed are the closed vehicles: who is in them is seen in a window.
var Windowed = sync.OnceValue(func() map[string]bool {
	out := map[string]bool{}
	for _, id := range library.Names() {
		if library.GroupOf(id) != "vehicles" {
			continue
		}
		if d := figure.MustDraw(id); d.Anchors["inside"].W > 0 && len(d.Layers[kit.Fore]) == 0 {
			out[id] = true
		}
	}
	return out
})

// actsInside reports whether an animal goes on with what only people do where it is: a bear fishes from a boat, a cat reads in a tub.
func actsInside(s brief.Subject, kind string, in brief.Subject) bool {
	return kind == "inside" && s.Kind == brief.Animal && figure.Humanly(s) && in.Kind == brief.Piece && !Windowed()[in.ID]
}

// KeepsActing reports whether what is in a thing does there what it was told to do, instead of sitting: a hamster runs in its wheel.
func KeepsActing(id string) bool { return id == "hamster-wheel" || id == "puddle" }

// Emptied draws k's root again without its content where something else is in it: no tea around a kitten or pens.
func Emptied(c *placing.Placer, k layout.Cluster, i int) layout.Cluster {
	s := c.Subject(k.Root.Subject)
	if s.ID == "hourglass" && !slices.Contains(s.Without, "sand") {
		c.Brief.Subjects[k.Root.Subject].Without = append(slices.Clone(s.Without), "sand")
		return c.Redrawn(k)
	}
	if (s.ID == "mason-jar" || s.ID == "jar" || s.ID == "bottle") && s.Text == "" && !slices.Contains(s.Without, "label") && !slices.ContainsFunc(s.Parts, func(p brief.PartColor) bool { return p.Part == "label" }) {
		c.Brief.Subjects[k.Root.Subject].Without = append(slices.Clone(s.Without), "label") // it would hide what is in the jar
		return c.Redrawn(k)
	}
	if dry := c.Creature(i) || library.GroupOf(c.Subject(i).ID) != "food"; !dry || s.Kind != brief.Piece || !slices.Contains(library.States(s.ID), "empty") || slices.Contains(s.States, "full") || slices.Contains(s.States, "empty") {
		return k
	}
	c.Brief.Subjects[k.Root.Subject].States = append(slices.Clone(s.States), "empty")
	return c.Redrawn(k)
}

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

// hats are what rabbits come out of.
var hats = map[string]bool{"hat": true, "top-hat": true, "straw-hat": true, "cowboy-hat": true, "party-hat": true, "witch-hat": true, "wizard-hat": true}

// potted stands plants in a vessel, two thirds of them above its rim.
func potted(c *placing.Placer, k layout.Cluster, i int, h layout.How, link brief.Relation) layout.Cluster {
	tall := Closed(k.Root)
	if tall {
		k = Unstopped(c, k)
	}
	if s := &c.Brief.Subjects[i]; len(s.Mix) > 0 && s.Count == 1 {
		s.Count = min(5, len(s.Mix)+1)
	}
	if s := &c.Brief.Subjects[i]; s.Count == figure.Unstated && !tall && !c.Numbered(*s) && wideOpen(k.Root) {
		s.Count = bedful
	}
	all := c.ChildCopies(i, h, link)
	if len(all) > sprigs && !tall {
		return ranked(c, k, all)
	}
	room, vessel := k.Root.Anchor("inside"), k.Root.Box()
	var inner layout.Cluster
	for n, one := range all {
		b := one.Bounds()
		one = one.Scaled(min(.85*vessel.H(), 2.4*room.W) / max(b.H(), .7*b.W()))
		if len(all) == 1 && library.GroupOf(c.Subject(i).ID) != "plants" {
			one = one.TurnedBy(16) // it leans on the rim
		}
		if len(all) > 1 {
			one = one.TurnedBy(34 * (float64(n)/float64(len(all)-1) - .5))
		}
		b = one.Bounds()
		if tall { // its stem stands on the bottom of a bottle, and its flower is above the neck
			off := float64(n) - float64(len(all)-1)/2
			one = one.Scaled((tallest - .14*math.Abs(off)) * vessel.H() / math.Sqrt(math.Sqrt(float64(len(all)))) / b.H()).TurnedBy(17 * off)
			b = one.Bounds()
			one = one.Moved(room.X+.3*room.W*off-(b.X0+b.X1)/2, room.Y+.42*room.H-b.Y1)
			inner = one.Over(inner)
			continue
		}
		spread := room.W * .5 * (float64(n) - float64(len(all)-1)/2)
		one = one.Moved(room.X+spread-(b.X0+b.X1)/2, room.Y+room.H*.3+b.H()*.3-b.Y1)
		inner = one.Over(inner)
	}
	return k.Within(k.Root.Serial, kit.Fore, inner)
}

// tallest is how tall a plant in a bottle or a jar is, in the heights of the vessel.
const tallest = 1.9

// sprigs is how many plants stand in a vessel in one row; more of them stand in ranks of rank.
const (
	sprigs = 5
	rank   = 4
)

// bedful is how many flowers fill a wheelbarrow or a crate.
const bedful = 9

// wideOpen reports whether the opening of an instance is much wider than a vase's.
func wideOpen(in layout.Instance) bool {
	room, b := in.Anchor("inside"), in.Box()
	return room.W > .5*b.W() && b.W() > .9*b.H()
}

// ranked stands many plants in a vessel in ranks, those behind higher.
func ranked(c *placing.Placer, k layout.Cluster, all []layout.Cluster) layout.Cluster {
	room, vessel := k.Root.Anchor("inside"), k.Root.Box()
	ranks := (len(all) + rank - 1) / rank
	high := min(.8*vessel.H(), 1.5*room.W)
	var inner layout.Cluster
	for n, one := range all {
		r := n / rank
		columns := min(rank, len(all)-r*rank)
		across := 0.0
		if columns > 1 {
			across = float64(n-r*rank)/float64(columns-1) - .5
		}
		if r%2 == 1 { // between those of the rank before it
			across *= .8
		}
		one = one.Scaled(high / max(one.Bounds().H(), 1e-9)).TurnedBy(30 * across)
		b := one.Bounds()
		lift := .26 * high * float64(r) / float64(max(ranks-1, 1))
		one = one.Moved(room.X+across*.72*room.W-(b.X0+b.X1)/2, room.Y+room.H*.3+b.H()*.34-lift-b.Y1)
		inner = one.Over(inner)
		if n == 0 {
			inner = one
		}
	}
	return k.Within(k.Root.Serial, kit.Fore, inner)
}

// stoppers are the parts that close a vessel.
var stoppers = []string{"lid", "cap", "cork", "stopper"}

// Unstopped takes the lid off k's root.
func Unstopped(c *placing.Placer, k layout.Cluster) layout.Cluster {
	s := &c.Brief.Subjects[k.Root.Subject]
	found := false
	for _, part := range stoppers {
		if slices.Contains(library.Parts(s.ID), part) && !slices.Contains(s.Without, part) {
			s.Without, found = append(slices.Clone(s.Without), part), true
		}
	}
	if !found {
		return k
	}
	return c.Redrawn(k)
}
