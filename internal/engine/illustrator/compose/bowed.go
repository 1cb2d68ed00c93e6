package compose

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
)

// celloPose is the pose of who sits behind an instrument with a bow in the near hand.
const celloPose = "playing the cello"

// bows reports whether somebody plays a relation's instrument sitting behind it.
func (c *composer) bows(l brief.Relation) bool {
	return l.Kind == "playing" && c.subject(l.To).ID == "cello" && c.subject(l.To).Count == 1 && c.subject(l.From).Count == 1 && c.subject(l.From).Kind == brief.Person && c.subject(l.From).Pose == ""
}

// bowsInHand leaves the bow out of an instrument whose player has it in the hand.
func (c *composer) bowsInHand() {
	for _, l := range c.links {
		if s := &c.Brief.Subjects[l.To]; c.bows(l) && !slices.Contains(s.Without, "bow") {
			s.Without = append(slices.Clone(s.Without), "bow")
		}
	}
}

// harps reports whether somebody plays a harp that stands on the floor.
func (c *composer) harps(l brief.Relation) bool {
	return l.Kind == "playing" && c.subject(l.To).ID == "harp" && c.subject(l.To).Count == 1 && c.subject(l.From).Kind == brief.Person
}

// harped leans a harp against the shoulder of k's root, who has the strings between both hands.
func (c *composer) harped(k, thing cluster) cluster {
	side := facingSide(k.root)
	thing = thing.scaled(1.06 * (k.ground - k.root.anchor("shoulderFar").Y) / thing.bounds().H()) // below the chin
	if side > 0 {                                                                                 // its column is the far side
		thing = thing.mirrored()
	}
	b, shoulder := thing.bounds(), k.root.anchor("shoulderFar")
	edge := b.X0
	if side < 0 {
		edge = b.X1
	}
	thing = thing.moved(shoulder.X-side*.02*b.W()-edge, k.ground-b.Y1)
	b = thing.bounds()
	x, y := (b.X0+b.X1)/2, b.Y0+.44*b.H()
	k = c.reaching(c.reaching(k, "handFar", x+side*.04*b.W(), y), "handNear", x-side*.12*b.W(), y+.08*b.H())
	return k.within(k.root.serial, kit.Fore, thing)
}

// bowed stands an instrument between the knees of k's root, with the far hand at its neck; the bow in the near hand lies across its strings.
func (c *composer) bowed(k, thing cluster) cluster {
	head, foot := k.root.anchor("head"), (k.root.anchor("footNear").X+k.root.anchor("footFar").X)/2
	thing = thing.scaled(.96 * (k.ground - head.Y) / thing.bounds().H())
	side := facingSide(k.root)
	thing = thing.turnedBy(side * 9)
	b := thing.bounds()
	thing = thing.moved(foot+side*.05*b.W()-(b.X0+b.X1)/2, k.ground-b.Y1)
	b = thing.bounds()
	x := (b.X0 + b.X1) / 2
	k = c.reaching(k, "handFar", x+side*.16*b.W(), b.Y0+.22*b.H())
	return k.within(k.root.serial, kit.Fore, thing)
}
