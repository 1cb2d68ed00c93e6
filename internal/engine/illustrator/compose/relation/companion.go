package relation

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/holding"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/compose/relation/supports"
	"pellucid/internal/engine/illustrator/compose/relation/together"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
)

// companion stands a child beside k.
func (c *Placer) companion(k layout.Cluster, link brief.Relation, h layout.How) layout.Cluster {
	i := hierarchy.Child(link)
	if c.flanks(k.Root.Subject, i, link.Kind) {
		return c.flanked(k, i, h)
	}
	if c.isYardFence(k.Root, i, link) {
		return c.fenced(k, i)
	}
	if c.inYard(k.Root, i, link) {
		return c.beforeHouse(k, i)
	}
	root := k.Root
	alone := c.Copies(i)
	other := supports.AsLargeAs(c.Placer, root, alone)
	bearsPeople := other.Root.M.Scale() != alone.Root.M.Scale()
	if _, works := hierarchy.Onto[c.Subject(root.Subject).Pose]; works && c.Subject(i).Count <= figure.Unstated && c.Subject(i).Kind == brief.Piece {
		other = placing.Row(c.childCopies(i, layout.How{}, link)...) // one after the other
	}
	if link.Kind == "with" {
		other = other.Scaled(c.ScaleBeside(i, other.Root.Drawing, root, placing.BesidePower) / float64(other.Root.M.Scale()))
		if most := 1.05 * placing.BySize(root); c.Creature(root.Subject) && c.Subject(i).Kind == brief.Piece && !largeGroups[library.GroupOf(c.Subject(i).ID)] && placing.BySize(other.Root) > most {
			other = other.Scaled(most / placing.BySize(other.Root)) // its scepter is no longer than a frog
		}
	}
	if root.How.Pose == celloPose && c.Bows(link) {
		return c.bowed(k, other)
	}
	if c.harps(link) {
		return c.harped(k, other)
	}
	if nth, guest := c.Guest(i); guest && hierarchy.Loose[link.Kind] {
		return together.AtPicnic(c.Placer, k, other, nth%2 == 1)
	}
	if hung[c.Subject(i).ID] && c.Subject(root.Subject).Kind == brief.Person && root.Has("head") {
		other = atEyeLevel(k, other)
	}
	var out layout.Cluster
	kind := link.Kind
	before := c.StandsBefore(link)
	if hierarchy.Loose[kind] && figure.BoardPoses[c.Subject(root.Subject).Pose] && c.Stands(i) { // a class looks at its teacher
		out = c.standBeside(c.Turned(k, kit.Right), c.noLarger(c.Turned(other, kit.Left), root), c.together(link))
		out.Root = root
		return out
	}
	if before {
		kind = "looking at"
	}
	if who := supports.SitterOn(c.Placer, i); kind == "hugging" && who >= 0 && c.Subject(root.Subject).Kind == brief.Person && root.Has("shoulderFar") {
		return supports.HugsSitter(c.Placer, k, other, who)
	}
	if figure.MutualKinds[kind] && c.Stands(root.Subject) && c.Stands(i) && c.Subject(i).Count == 1 {
		if kind == "hugging" {
			other = other.Scaled(c.ScaleBeside(i, other.Root.Drawing, root, placing.RiderPower) / float64(other.Root.M.Scale()))
		}
		return together.Joined(c.Placer, kind, k, other)
	}
	if hierarchy.Desks[c.Subject(i).ID] && supports.AtDesk(c.Placer, root.Subject) {
		return supports.Desk(c.Placer, k, other)
	}
	if c.Subject(root.Subject).Pose == "leaning" && link.Kind == "beside" {
		return together.Leaning(k, other)
	}
	switch kind {
	case "facing", "hugging", "looking at":
		k, other = c.Turned(k, kit.Right), c.noLarger(supports.AsLargeAs(c.Placer, root, c.Turned(other, kit.Left)), root)
		if c.Subject(root.Subject).Pose == "braiding hair" && other.Root.Has("head") {
			return together.Braided(c.Placer, k, other)
		}
		if c.Subject(root.Subject).Pose == "milking" && c.Stands(i) {
			return together.Milked(c.Placer, k, other)
		}
		if reach, works := hierarchy.Onto[c.Subject(root.Subject).Pose]; works || before {
			if !bearsPeople {
				other = other.Scaled(c.ScaleBeside(i, other.Root.Drawing, root, placing.BesidePower) / float64(other.Root.M.Scale()))
			}
			if most := lowLimit * placing.BySize(root); c.Subject(i).Kind == brief.Piece && (figure.RealSize(other.Root.Drawing) < lowSize || hierarchy.Tools[c.Subject(i).ID]) && placing.BySize(other.Root) > most {
				other = other.Scaled(most / placing.BySize(other.Root)) // pots on the floor reach to the knees
			}
			if c.stirs(root.Subject) { // the ladle ends in the pot
				o, hand := other.Bounds(), k.Root.Anchor("handFar")
				k = k.Over(other.Moved(hand.X+.1*o.W()-(o.X0+o.X1)/2+.2*o.W(), k.Ground-other.Ground))
				k.Root = root
				return k
			}
			if library.GroupOf(c.Subject(i).ID) == "food" && c.Subject(root.Subject).Pose == "baking" && k.Root.Has("handFar") {
				return c.onTray(k, other)
			}
			if library.GroupOf(c.Subject(i).ID) == "food" && c.Subject(root.Subject).Pose == "cooking" && k.Root.Has("handFar") {
				return together.InPan(c.Placer, k, other)
			}
			if root.How.Pose == "painting a thing" && root.Has("handFar") {
				return together.Brushed(c.Placer, k, other)
			}
			if c.Subject(root.Subject).Pose == "feeding" && c.bendsTo(root.Subject) && other.Root.Has("mouth") {
				return c.fed(k, other)
			}
			if c.Subject(root.Subject).Pose == "injecting" && other.Root.Has("shoulderNear") {
				return c.injected(k, other)
			}
			if c.Subject(root.Subject).Pose == "reaching into" && root.Has("handFar") && other.Root.Has("inside") {
				return holding.ReachedInto(c.Placer, k, other)
			}
			if c.Subject(root.Subject).Pose == "climbing" && c.Subject(i).ID == "rope" && root.Has("handFar") {
				return supports.UpRope(c.Placer, k, i)
			}
			if id := c.Subject(i).ID; c.Subject(root.Subject).Pose == "climbing" && c.Subject(root.Subject).Kind == brief.Person && (id == "ladder" || id == "stepladder") {
				return supports.UpLadder(c.Placer, k, other)
			}
			if c.Subject(root.Subject).Pose == "climbing" && root.Has("handFar") {
				return together.Clung(c.Placer, k, other)
			}
			b, o := k.Bounds(), other.Bounds()
			dx := b.X1 - (1-reach)*.2*o.W() - o.X0
			if head := root.Anchor("head"); c.Subject(i).Kind == brief.Animal && root.Has("head") { // its head is not before the face
				high := k.Ground - other.Ground
				dx = max(dx, head.X+.5*head.W-placing.LeftAt(other.Root, head.Y-.5*head.H-high, head.Y+.5*head.H-high))
			}
			k = k.Over(other.Moved(dx, k.Ground-other.Ground))
			k.Root = root
			return k
		}
		if most := hierarchy.WidestGoal * placing.BySize(root); hierarchy.Goals[c.Subject(i).ID] && placing.BySize(other.Root) > most {
			other = other.Scaled(most / placing.BySize(other.Root))
		}
		if hierarchy.Goals[c.Subject(i).ID] { // the ball is on its way
			out = placing.Row(k, other)
		} else {
			out = c.leftAndRight(k, other, true)
		}
		if link.Kind == "hugging" {
			b := other.Bounds()
			out = k.Over(other.Moved(k.Bounds().X1-.35*b.W()-b.X0, k.Ground-other.Ground))
		}
	case "left of", "right of":
		out = c.apart(k, other, kind == "left of")
	case "tail in trunk":
		return c.byTheTail(k, other)
	case "chasing":
		out = c.leftAndRight(k, other, false)
	case "crossed":
		out = c.CrossedPair(k, other)
		return out
	default:
		if c.accessory(root, i, link) {
			if o := other.Bounds(); max(o.W(), o.H()) > mostAccessory*placing.BySize(root) {
				other = other.Scaled(mostAccessory * placing.BySize(root) / max(o.W(), o.H()))
			}
		}
		out = c.standBeside(k, other, c.together(link))
	}
	out.Root = root
	return out
}

// isYardFence reports whether a fence goes along the front of a building.
func (c *Placer) isYardFence(root layout.Instance, i int, link brief.Relation) bool {
	group := library.GroupOf(c.Subject(root.Subject).ID)
	return c.Subject(i).ID == "fence" && hierarchy.Loose[link.Kind] && link.From == root.Subject && group == "buildings"
}

// fenceHigh is the height of the fence of a yard in that of the house; gateWide is the width left free for the door, in that of the house.
const (
	fenceHigh = .24
	gateWide  = .26
)

// fenced sets a fence before both halves of the front of k's root and a little beyond its corners, so that its door stays free.
func (c *Placer) fenced(k layout.Cluster, i int) layout.Cluster {
	root, ground, b := k.Root, k.Ground, k.Root.Box()
	out := k
	for j := range 4 {
		d := c.Draw(i, layout.How{Copy: j})
		one := c.Place(i, d, layout.Centered(d, fenceHigh*b.H()/max(d.Box.H(), 1e-9), 0, 0, 0))
		o := one.Bounds()
		side := []float64{-1, 1}[j%2]
		x := (b.X0+b.X1)/2 + side*(.5*gateWide*b.W()+o.W()*(.5+.97*float64(j/2)))
		if j >= 2 && x-side*.5*o.W() > b.X1+.1*b.W() {
			continue // the first ones reach beyond the corners already
		}
		out = out.Over(one.Moved(x-(o.X0+o.X1)/2, ground+.035*b.H()-o.Y1))
	}
	out.Root, out.Ground = root, ground
	return out
}

// yardThings stand before a house, at its side.
var yardThings = figure.Words("mailbox bench doghouse birdhouse bird-bath wheelbarrow bicycle street-lamp lantern pumpkin jack-o-lantern snowman rocking-chair tricycle")

// inYard reports whether one thing of a yard comes with a building.
func (c *Placer) inYard(root layout.Instance, i int, link brief.Relation) bool {
	return yardThings[c.Subject(i).ID] && c.Subject(i).Count == 1 && link.Kind == "with" && link.From == root.Subject && library.GroupOf(c.Subject(root.Subject).ID) == "buildings"
}

// yardHigh is the height of what stands in a yard, in that of the house: less is not seen.
const yardHigh = .34

// beforeHouse stands a thing before the right corner of a building, further things before the left one and beyond.
func (c *Placer) beforeHouse(k layout.Cluster, i int) layout.Cluster {
	root, ground, b := k.Root, k.Ground, k.Root.Box()
	nth := 0
	for _, l := range c.LinksOf(root.Subject) {
		if j := hierarchy.Child(l); j < i && c.inYard(root, j, l) {
			nth++
		}
	}
	one := c.Copies(i)
	o := one.Bounds()
	one = one.Scaled(yardHigh * b.H() / max(o.H(), .8*o.W(), 1e-9))
	o = one.Bounds()
	x := b.X1 + (.1+.8*float64(nth/2))*o.W()
	if nth%2 == 1 {
		x = b.X0 - (.1+.8*float64(nth/2))*o.W()
	}
	out := k.Over(one.Moved(x-(o.X0+o.X1)/2, ground+.1*b.H()-one.Ground))
	out.Root, out.Ground = root, ground
	return out
}

// mostAccessory is the length of what a thing comes with at most, in that of the thing: a flag beside an ice cream cone is a small one.
const mostAccessory = .8

// accessory reports whether a child is a thing that k's root comes with and that would be larger than it for no other reason than its real size.
func (c *Placer) accessory(root layout.Instance, i int, link brief.Relation) bool {
	s, on := c.Subject(i), c.Subject(root.Subject)
	return link.Kind == "with" && s.Kind == brief.Piece && on.Kind == brief.Piece && s.Size == "" && on.Size == "" && !largeGroups[library.GroupOf(s.ID)]
}

// largeGroups are the groups of things that keep their size beside who has them.
var largeGroups = map[string]bool{"vehicles": true, "buildings": true, "landmarks": true, "plants": true, "home": true, "nature": true, "effects": true}

// lowSize is the length in centimeters up to which what one works on stays low, lowLimit what it measures at most then, as a share of
// who works.
const (
	lowSize  = 75
	lowLimit = .45
)

// stirs reports whether who cooks has a pot before them.
func (c *Placer) stirs(i int) bool {
	return slices.ContainsFunc(c.Links, func(l brief.Relation) bool {
		return l.From == i && (l.Kind == "looking at" || l.Kind == "using") && pots[c.Subject(l.To).ID]
	})
}

// pots are what is stirred in.
var pots = map[string]bool{"cauldron": true, "cooking-pot": true, "pot": true, "bowl": true, "mixing-bowl": true, "soup": true}

// hung are the things on walls that people stand before.
var hung = figure.Words("mirror picture-frame painting photo-frame square-frame frame wall-clock dartboard")

// mostHung is the height of what hangs on a wall at most, in heights of who stands before it.
const mostHung = .6

// atEyeLevel lets the middle of what hangs on a wall be as high as the head of k's root.
func atEyeLevel(k, other layout.Cluster) layout.Cluster {
	if most := mostHung * placing.BySize(k.Root); other.Bounds().H() > most {
		other = other.Scaled(most / other.Bounds().H())
	}
	o := other.Bounds()
	other.Ground = (o.Y0+o.Y1)/2 + k.Ground - k.Root.Anchor("head").Y
	return other
}
