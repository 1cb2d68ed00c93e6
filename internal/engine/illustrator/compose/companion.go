package compose

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/library"
)

// companion stands a child beside k.
func (c *composer) companion(k cluster, link brief.Relation, h how) cluster {
	i := child(link)
	if c.flanks(k.root.subject, i, link.Kind) {
		return c.flanked(k, i, h)
	}
	root := k.root
	other := c.asLargeAs(root, c.copies(i))
	if _, works := onto[c.subject(root.subject).Pose]; works && c.subject(i).Count <= unstated && c.subject(i).Kind == brief.Piece {
		other = row(c.childCopies(i, how{}, link)...) // one after the other
	}
	if link.Kind == "with" {
		other = other.scaled(c.scaleBeside(i, other.root.drawing, root, besidePower) / float64(other.root.m.Scale()))
		if most := 1.05 * bySize(root); c.creature(root.subject) && c.subject(i).Kind == brief.Piece && !largeGroups[library.GroupOf(c.subject(i).ID)] && bySize(other.root) > most {
			other = other.scaled(most / bySize(other.root)) // its scepter is no longer than a frog
		}
	}
	if root.how.pose == celloPose && c.bows(link) {
		return c.bowed(k, other)
	}
	if c.harps(link) {
		return c.harped(k, other)
	}
	var out cluster
	kind := link.Kind
	before := c.standsBefore(link)
	if before {
		kind = "looking at"
	}
	if mutualKinds[kind] && c.stands(root.subject) && c.stands(i) && c.subject(i).Count == 1 {
		if kind == "hugging" {
			other = other.scaled(c.scaleBeside(i, other.root.drawing, root, riderPower) / float64(other.root.m.Scale()))
		}
		return c.joined(kind, k, other)
	}
	if desks[c.subject(i).ID] && c.atDesk(root.subject) {
		return c.desk(k, other)
	}
	if c.subject(root.subject).Pose == "leaning" && link.Kind == "beside" {
		return leaning(k, other)
	}
	switch kind {
	case "facing", "hugging", "looking at":
		k, other = c.turned(k, kit.Right), c.turned(other, kit.Left)
		if c.subject(root.subject).Pose == "braiding hair" && other.root.has("head") {
			return c.braided(k, other)
		}
		if c.subject(root.subject).Pose == "milking" && c.stands(i) {
			return c.milked(k, other)
		}
		if reach, works := onto[c.subject(root.subject).Pose]; works || before {
			other = other.scaled(c.scaleBeside(i, other.root.drawing, root, besidePower) / float64(other.root.m.Scale()))
			if most := lowLimit * bySize(root); c.subject(i).Kind == brief.Piece && realSize(other.root.drawing) < lowSize && bySize(other.root) > most {
				other = other.scaled(most / bySize(other.root)) // pots on the floor reach to the knees
			}
			if c.stirs(root.subject) { // the ladle ends in the pot
				o, hand := other.bounds(), k.root.anchor("handFar")
				k = k.over(other.moved(hand.X+.1*o.W()-(o.X0+o.X1)/2+.2*o.W(), k.ground-other.ground))
				k.root = root
				return k
			}
			if library.GroupOf(c.subject(i).ID) == "food" && c.subject(root.subject).Pose == "baking" && k.root.has("handFar") {
				return c.onTray(k, other)
			}
			if library.GroupOf(c.subject(i).ID) == "food" && c.subject(root.subject).Pose == "cooking" && k.root.has("handFar") {
				return c.inPan(k, other)
			}
			if root.how.pose == "painting a thing" && root.has("handFar") {
				return c.brushed(k, other)
			}
			if c.subject(root.subject).Pose == "feeding" && c.bendsTo(root.subject) && other.root.has("mouth") {
				return c.fed(k, other)
			}
			if c.subject(root.subject).Pose == "injecting" && other.root.has("shoulderNear") {
				return c.injected(k, other)
			}
			if c.subject(root.subject).Pose == "reaching into" && root.has("handFar") && other.root.has("inside") {
				return c.reachedInto(k, other)
			}
			if c.subject(root.subject).Pose == "climbing" && c.subject(i).ID == "rope" && root.has("handFar") {
				return c.upRope(k, i)
			}
			if c.subject(root.subject).Pose == "climbing" && root.has("handFar") {
				return c.clung(k, other)
			}
			b, o := k.bounds(), other.bounds()
			k = k.over(other.moved(b.X1-(1-reach)*.2*o.W()-o.X0, k.ground-other.ground))
			k.root = root
			return k
		}
		if most := widestGoal * bySize(root); goals[c.subject(i).ID] && bySize(other.root) > most {
			other = other.scaled(most / bySize(other.root))
		}
		out = row(k, other)
		if link.Kind == "hugging" {
			b := other.bounds()
			out = k.over(other.moved(k.bounds().X1-.35*b.W()-b.X0, k.ground-other.ground))
		}
	case "left of", "right of":
		out = c.apart(k, other, kind == "left of")
	case "chasing":
		out = row(k, other)
	case "crossed":
		out = c.crossedPair(k, other)
		return out
	default:
		if c.accessory(root, i, link) {
			if o := other.bounds(); max(o.W(), o.H()) > mostAccessory*bySize(root) {
				other = other.scaled(mostAccessory * bySize(root) / max(o.W(), o.H()))
			}
		}
		out = c.standBeside(k, other, c.Variation%4 == 2)
	}
	out.root = root
	return out
}

// mostAccessory is the length of what a thing comes with at most, in that of the thing: a flag beside an ice cream cone is a small one.
const mostAccessory = .8

// accessory reports whether a child is a thing that k's root comes with and that would be larger than it for no other reason than its real size.
func (c *composer) accessory(root instance, i int, link brief.Relation) bool {
	s, on := c.subject(i), c.subject(root.subject)
	return link.Kind == "with" && s.Kind == brief.Piece && on.Kind == brief.Piece && s.Size == "" && on.Size == "" && !largeGroups[library.GroupOf(s.ID)]
}

// largeGroups are the groups of things that keep their size beside who has them.
var largeGroups = map[string]bool{"vehicles": true, "buildings": true, "landmarks": true, "plants": true, "home": true, "nature": true, "effects": true}

// onto are the poses of those who work on what stands before them, and how far it keeps off: 1 is clear of them, 0 touches.
var onto = map[string]float64{
	"painting": 1, "cooking": .9, "photographing": 1.8, "sweeping": 1, "vacuuming": 1, "digging": .8, "chopping": .9, "hammering": .6, "repairing": .5,
	"cutting hair": -1.4, "braiding hair": -1.4, "examining": -.4, "injecting": -.4, "sawing": 1, "welding": 1, "mowing": 1, "drilling": .9, "spraying": 1.2, "teaching": 1, "ironing": 1, "raking": 1, "mopping": 1, "milking": .9, "archery": 2.4, "proposing": .8,
	"feeding": .8, "washing": .3, "watering": .8, "picking": .1, "building": .6, "climbing": .1, "baking": .1, "giving": .5, "brushing": .25, "scattering seed": 1, "bandaging": .05, "massaging": -.3, "pruning": .1, "measuring": .6, "filming": 1.8, "whispering": .05, "chatting": .8, "arguing": .6, "shouting": .8, "shaking a fist": .8, "beckoning": .8, "binoculars": 1.8,
	"with a megaphone": 1.2, "punching": .1, "reaching into": .1,
}

// lowSize is the length in centimeters up to which what one works on stays low, lowLimit what it measures at most then, as a share of
// who works.
const (
	lowSize  = 75
	lowLimit = .45
)

// stirs reports whether who cooks has a pot before them.
func (c *composer) stirs(i int) bool {
	return slices.ContainsFunc(c.links, func(l brief.Relation) bool {
		return l.From == i && (l.Kind == "looking at" || l.Kind == "using") && pots[c.subject(l.To).ID]
	})
}

// pots are what is stirred in.
var pots = map[string]bool{"cauldron": true, "cooking-pot": true, "pot": true, "bowl": true, "mixing-bowl": true, "soup": true}

// turned makes a cluster look to one side.
func (c *composer) turned(k cluster, side kit.Facing) cluster {
	now := k.root.drawing.Facing
	if k.root.m[0] < 0 {
		now = opposite(now)
	}
	if now != kit.Front && now != side {
		return k.mirrored()
	}
	return k
}

func opposite(f kit.Facing) kit.Facing {
	switch f {
	case kit.Left:
		return kit.Right
	case kit.Right:
		return kit.Left
	}
	return f
}
