package relation

import (
	"math"
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/group"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/compose/relation/supports"
	"pellucid/internal/engine/illustrator/compose/relation/wearing"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/kit/maps"
	"pellucid/internal/engine/illustrator/scene"
)

// The poses that hold one thing in one hand, one in both hands, one in each hand.
var ()

// above places a child over or under k's root.
func (c *Placer) above(k layout.Cluster, i int, kind string, h layout.How) layout.Cluster {
	if kind == "hanging from" && c.Subject(k.Root.Subject).ID == "clothesline" && !c.Stands(i) {
		return c.onLine(k, i)
	}
	link := brief.Relation{From: i, Kind: kind, To: k.Root.Subject}
	all := c.childCopies(i, layout.How{Copy: h.Copy, Pose: c.poseFor(i, link)}, link)
	for n := range all {
		all[n] = all[n].Scaled(c.ScaleBeside(all[n].Root.Subject, all[n].Root.Drawing, k.Root, placing.BesidePower) / float64(all[n].Root.M.Scale()))
	}
	if least := leastAbove * placing.BySize(k.Root); kind == "over" { // what is in the sky is only far away
		if placing.Hangs[c.Subject(i).ID] {
			least = .36 * placing.BySize(k.Root)
		}
		if figure.Living(c.Subject(i)) && len(c.LinksOf(i)) > 0 {
			least = ridersAbove * placing.BySize(k.Root) // who rides it is seen
		}
		for n := range all {
			all[n] = all[n].Scaled(max(1, least/placing.BySize(all[n].Root)))
		}
	}
	other := placing.Row(all...)
	b, o := k.Root.Box(), other.Bounds()
	if c.Subject(k.Root.Subject).Count > 1 && kind == "over" { // over all of them
		b = k.Bounds()
	}
	middle := (b.X0+b.X1)/2 - (o.X0+o.X1)/2
	switch kind {
	case "under":
		return c.sheltered(k, other)
	case "hanging from":
		if s := &c.Brief.Subjects[i]; s.ID == "swing" && !slices.Contains(s.Without, "frame") { // its ropes are tied to the bough
			s.Without = append(slices.Clone(s.Without), "frame")
			return c.above(k, i, kind, h)
		}
		if c.Subject(k.Root.Subject).ID == "swing" && c.Stands(i) { // one sits on it
			return supports.Rider(c.Placer, k, i, h)
		}
		if c.Stands(i) {
			return supports.Suspended(c.Placer, k, i, h)
		}
		if id := c.Subject(i).ID; figure.HangsByFeet[id] {
			other = other.Transformed(scene.ScaleBy(1, -1))
			o = other.Bounds()
			middle = (b.X0+b.X1)/2 - (o.X0+o.X1)/2
		}
		if k.Root.Has("hang") {
			return k.Over(other.Moved(middle, k.Root.Anchor("hang").Y-o.Y0))
		}
		return supports.StrungBelow(c.Placer, k, all)
	}
	if kind == "jumping over" { // close above it, as in the middle of a jump
		return k.Over(other.Moved(middle, b.Y0+jumpInto*o.H()-o.Y1))
	}
	return k.Over(other.Moved(middle, k.Bounds().Y0-max(2*placing.Gap*min(b.H(), o.H()), airBelow*b.H())-o.Y1)) // above all that is on it too
}

// leastAbove is the length at least of what is above a thing, as a share of the thing's; airBelow is the distance, in its height, that shows
// that the one is not on the other.
const (
	leastAbove = .28
	airBelow   = .07
)

// jumpInto is how far a figure comes down before what it jumps over, as a share of its height.
const jumpInto = .14

// crossedBehind is how large two crossed things are behind another, as a share of its longer side.
const crossedBehind = 1.45

// crosses reports whether a subject is two long things across each other.
func (c *Placer) crosses(i int) bool {
	return c.Subject(i).ID == "crossed-swords" || slices.Contains(c.Brief.Relations, brief.Relation{From: i, Kind: "crossed", To: i})
}

// ridersAbove is the least share of what is below that somebody's mount in the air measures.
const ridersAbove = .62

// leastDepth and mostDepth are the smallest and the largest share of the height of what is before or behind it that something
// measures.
const (
	leastDepth  = .3
	leastInside = .64 // of what is open in the middle
	mostDepth   = 2.6
	farDepth    = .5 // of what is far away
)

// openInTheMiddle reports whether one sees through the middle of an instance: between two curtains, through a frame.
func openInTheMiddle(in layout.Instance) bool {
	const rows = 32
	l, k := layout.Coverage(in, rows)
	b := in.Box()
	cx, cy := int(b.W()*k/2), int(b.H()*k*.55)
	for y := cy - 3; y <= cy+3; y++ {
		for x := cx - 1; x <= cx+1; x++ {
			if x < 0 || y < 0 || x >= rows || y >= rows || l.Pix[4*(y*rows+x)+3] > .3 {
				return false
			}
		}
	}
	return true
}

// between stands the children of a "between" on both sides of k's root.
func (c *Placer) between(k layout.Cluster, i int, h layout.How) layout.Cluster {
	left := c.Unit(i, layout.How{Copy: h.Copy, Facing: kit.Right})
	right := c.Unit(i, layout.How{Copy: h.Copy + 1, Facing: kit.Left})
	for _, l := range c.Links {
		if l.Kind == "between" && l.From == k.Root.Subject && l.To != i {
			if l.To < i {
				return k // the pair was placed with the first of both
			}
			right = c.Unit(l.To, layout.How{Facing: kit.Left})
		}
	}
	return group.Keeping(k, c.grouped([]layout.Cluster{left, k, right}, group.Rule{Row: true}))
}

// around sets copies of a subject in a ring around k.
func (c *Placer) around(k layout.Cluster, i int) layout.Cluster {
	n := c.Subject(i).Count
	b := k.Bounds()
	if out, ok := supports.AroundGlobe(c.Placer, k, i); ok {
		return out
	}
	if figure.Living(c.Subject(i)) && (n > 1 || len(c.whoIsAround(i)) > 1) {
		return c.circleOf(k, i)
	}
	if out, ok := c.Coiled(k, i); ok {
		return out
	}
	if n == 1 && library.GroupOf(c.Subject(i).ID) != "frames" {
		return c.oneAround(k, i)
	}
	if n == 1 {
		d := c.Draw(i, layout.How{Aspect: b.W() / b.H()})
		f := 1.45 * max(b.W(), b.H()) / max(d.Box.W(), d.Box.H())
		return k.Before(c.Place(i, d, layout.Centered(d, f, (b.X0+b.X1)/2, (b.Y0+b.Y1)/2, 0)))
	}
	if n == 3 {
		n = scatterCount // several
	}
	if wearing.Encircled(c.Placer, k, i) {
		return wearing.Wreathed(c.Placer, k, i)
	}
	if c.floats(k, i) {
		return c.scattered(k, i, n)
	}
	return c.gathered(k, i, n)
}

// circleOf stands figures on the ground around k: in an arc behind it and beside it, and so that nobody covers it.
func (c *Placer) circleOf(k layout.Cluster, i int) layout.Cluster {
	all := c.whoIsAround(i)
	if len(all) == 0 || all[0].Subject != i {
		return k // they were placed with the first of them
	}
	if len(all) == 2 && c.Subject(i).Count == 2 || len(all) == 1 {
		for j := len(all); j < 5; j++ {
			all = append(all, placing.Copy{Subject: i, How: layout.How{Copy: j}})
		}
	}
	b := k.Bounds()
	n := len(all)
	var behind, front layout.Cluster
	for j, it := range all {
		share := float64(j) / float64(n-1)
		it.How.Facing = facingMiddle(share)
		one := c.Unit(it.Subject, it.How)
		one = one.Scaled(c.ScaleBeside(it.Subject, one.Root.Drawing, k.Root, placing.BesidePower) / float64(one.Root.M.Scale()))
		o := one.Bounds()
		s, co := math.Sincos(math.Pi * (1 + share))
		rx := max(.5*b.W()+.5*o.W(), .24*float64(n)*o.W())
		ry := .5*b.H() + .1*o.H()
		if blazing[c.Subject(k.Root.Subject).ID] { // nobody stands in the fire
			co = math.Copysign(max(math.Abs(co), .62), co+.001)
		}
		one = one.Moved((b.X0+b.X1)/2+co*rx-(o.X0+o.X1)/2, k.Ground+.04*o.H()+ry*s-one.Ground)
		if math.Abs(co) > .95 {
			front = front.Over(one)
		} else {
			behind = behind.Before(one)
		}
	}
	return k.Before(behind).Over(front)
}

// oneAround puts one thing where it can be around k's root: a bow on its neck, a plaster on it, an octopus before it, a bee near it.
func (c *Placer) oneAround(k layout.Cluster, i int) layout.Cluster {
	id := c.Subject(i).ID
	switch on := c.Subject(k.Root.Subject); {
	case slices.Contains(library.Parts(on.ID), id): // a snowman has a scarf
		if s := c.Subject(i); s.Color != "" {
			on := &c.Brief.Subjects[k.Root.Subject]
			on.Parts = append(slices.Clone(on.Parts), brief.PartColor{Part: id, Color: s.Color})
			return c.Redrawn(k)
		}
		return k
	case hierarchy.Bows[id] && on.Kind == brief.Piece:
		return c.tied(k, i, layout.How{})
	case hierarchy.WornPlaces[id] == "neck":
		return wearing.Worn(c.Placer, k, i, layout.How{})
	case c.Garnishes(k.Root.Subject, i) && id == "adhesive-bandage":
		return c.garnished(k, i, layout.How{})
	case c.Creature(i) && !c.flies(i) && on.Kind == brief.Piece && !figure.Flies(c.Subject(i).Pose):
		return wearing.Clasped(c.Placer, k, i)
	}
	if c.Creature(i) && !c.flies(i) && (c.Subject(i).Pose == "sleeping" || c.Subject(i).Pose == "lying") {
		return supports.Curled(c.Placer, k, i)
	}
	return c.near(k, i)
}

// near puts one thing at the upper right of k, smaller than it: a bee around a flower.
func (c *Placer) near(k layout.Cluster, i int) layout.Cluster {
	other := c.Unit(i, layout.How{Pose: "flying", Facing: kit.Left})
	b, o := k.Bounds(), other.Bounds()
	long := max(b.W(), b.H())
	other = other.Scaled(min(max(1, leastNear*long/max(o.W(), o.H())), .42*long/max(o.W(), o.H())))
	o = other.Bounds()
	return k.Over(other.Moved(b.X1-.35*o.W()-o.X0, b.Y0-.1*b.H()-o.Y0))
}

// leastNear is the length at least of one thing around another, as a share of that one's: a satellite beside a planet is seen.
const leastNear = .24

// kicked puts a ball in front of the foot of k's root.
func (c *Placer) kicked(k layout.Cluster, i int, h layout.How) layout.Cluster {
	ball := c.Unit(i, layout.How{Copy: h.Copy})
	ball = ball.Scaled(c.ScaleBeside(i, ball.Root.Drawing, k.Root, placing.HeldPower) / float64(ball.Root.M.Scale()))
	foot := k.Root.Anchor("footNear")
	if far := k.Root.Anchor("footFar"); far.X > foot.X {
		foot = far
	}
	o := ball.Bounds()
	return k.Over(ball.Moved(foot.X+.04*placing.BySize(k.Root)-o.X0, foot.Y-.1*o.H()-(o.Y0+o.Y1)/2))
}

// printed puts a child on the flat front of k's root.
func (c *Placer) printed(k layout.Cluster, i int) layout.Cluster {
	h := layout.How{}
	if s := c.Subject(i); s.Kind == brief.Animal && s.Pose == "" {
		h.Pose = "sitting" // it fills a square area better than one on four legs
	}
	d := c.Draw(i, h)
	k = c.unprinted(k)
	at := k.Root.Anchor("print")
	on := c.Subject(k.Root.Subject)
	if on, ok := wearing.OnPart(c.Placer, k, i, d); ok {
		return on
	}
	if !k.Root.Has("print") && hierarchy.Heaps[on.ID] {
		return c.crownedWith(k, i, h) // a theme stands on top of a cake
	} else if a, ok := figure.ChestOf(k.Root.Drawing, c.Subject(k.Root.Subject)); ok && on.Kind != brief.Piece && !k.Root.Has("print") {
		at = layout.MapAnchor(k.Root.M, a)
	} else if c.Stands(k.Root.Subject) && !k.Root.Has("print") {
		at.W, at.H = .5*at.W, .5*at.H
	}
	if on.Kind == brief.Map {
		return c.onMap(k, i, d)
	}
	f := min(at.W/d.Box.W(), at.H/d.Box.H()) * wearing.PrintShare(on)
	if b := k.Root.Box(); library.GroupOf(c.Subject(k.Root.Subject).ID) == "clothing" { // pockets and cords leave little room, but a print is seen
		f = max(f, .4*min(b.W(), b.H())/max(d.Box.W(), d.Box.H()))
	}
	if b := k.Root.Box(); on.Kind == brief.Piece && k.Root.Has("print") && !hierarchy.Heaps[on.ID] {
		f = max(f, .34*min(b.W(), b.H())/max(d.Box.W(), d.Box.H()))
	}
	if b := k.Root.Box(); hierarchy.Heaps[on.ID] { // a figure of sugar, larger than a line of writing
		f = max(f, .34*b.H()/max(d.Box.W(), d.Box.H()))
	}
	item := c.Place(i, d, layout.Centered(d, f, at.X, at.Y, at.Angle))
	return k.Over(item) // vessels have their front wall in the fore
}

// onMap prints as many copies of a subject on a map as were asked for and have room within its outline.
func (c *Placer) onMap(k layout.Cluster, i int, d kit.Drawing) layout.Cluster {
	out := k
	for n := range max(1, c.Subject(i).Count) {
		if !k.Root.Has(maps.SpotName(n)) {
			break
		}
		at := k.Root.Anchor(maps.SpotName(n))
		out = out.Over(c.Place(i, d, layout.Centered(d, min(at.W/d.Box.W(), at.H/d.Box.H()), at.X, at.Y, 0)))
	}
	return out
}

// ownPrints are the parts of pieces in whose place another print goes.
var ownPrints = []string{"print", "patch", "logo"}

// unprinted draws k's root without its own print.
func (c *Placer) unprinted(k layout.Cluster) layout.Cluster {
	s := &c.Brief.Subjects[k.Root.Subject]
	if s.Kind != brief.Piece {
		return k
	}
	for _, part := range ownPrints {
		if slices.Contains(library.Parts(s.ID), part) && !slices.Contains(s.Without, part) {
			s.Without = append(slices.Clone(s.Without), part)
			return c.Redrawn(k)
		}
	}
	return k
}

// maxLeashed is the most animals that one person walks.
const maxLeashed = 6
