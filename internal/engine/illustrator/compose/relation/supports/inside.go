package supports

import (
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

// hats are what rabbits come out of.
var hats = map[string]bool{"hat": true, "top-hat": true, "straw-hat": true, "cowboy-hat": true, "party-hat": true, "witch-hat": true, "wizard-hat": true}
