package relation

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/holding"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
)

// turnedPose is the pose of a person of whom no pose was told and who looks at somebody, or at whom somebody looks: turned to them, with the arms down.
func (c *Placer) turnedPose(i int) string {
	if s := c.Subject(i); s.Kind == brief.Person && (c.turnedTo(i) || c.inTurnedGroup(i)) {
		return "turned"
	}
	return ""
}

// turnedTo reports whether somebody who lives looks at subject i, or subject i at them.
func (c *Placer) turnedTo(i int) bool {
	return slices.ContainsFunc(c.Links, func(l brief.Relation) bool {
		return holding.Towards[l.Kind] && l.From != l.To && (l.From == i || l.To == i) && c.Stands(l.From) && c.Stands(l.To) && c.Subject(l.From).Count == 1
	})
}

// inTurnedGroup reports whether subject i belongs to those whom one word named together, and somebody looks at the first of them: a coach at a team.
func (c *Placer) inTurnedGroup(i int) bool {
	for _, l := range c.Links {
		if hierarchy.Loose[l.Kind] && l.To == i && l.From < i && c.Subject(l.From).Words == c.Subject(i).Words {
			return c.turnedTo(l.From) || c.inTurnedGroup(l.From)
		}
	}
	return false
}

// holdsOut reports whether somebody on one knee has something for who is before them.
func (c *Placer) holdsOut(i int) bool {
	return c.Subject(i).Kind == brief.Person && c.Subject(i).Pose == "kneeling" && c.turnedTo(i) && slices.ContainsFunc(c.Links, func(l brief.Relation) bool {
		return l.From == i && l.Kind == "holding" && c.Subject(l.To).Kind == brief.Piece
	})
}

// contactPose is the pose of who has somebody between the paws, holds something out on one knee, or throws something up: with both arms, or with the
// other hand full.
func (c *Placer) contactPose(i int) string {
	switch {
	case c.throwsUp(i) && holding.HasTwoThings(c.Placer, i):
		return "throwing up"
	case c.throwsUp(i):
		return "cheering"
	case c.Subject(i).Pose == "" && c.guardsPaws(i):
		return "lying"
	case c.Subject(i).Pose == "" && c.fedFromHand(i):
		return "looking down"
	case c.holdsOut(i):
		return "offering on one knee"
	}
	return ""
}

// tallGrazers are the animals whose heads are above the hand of who feeds them.
var tallGrazers = figure.Words("horse pony donkey unicorn pegasus zebra llama alpaca deer doe reindeer")

// fedFromHand reports whether a person feeds a tall animal, which bends down to the hand.
func (c *Placer) fedFromHand(i int) bool {
	return tallGrazers[c.Subject(i).ID] && slices.ContainsFunc(c.Links, func(l brief.Relation) bool {
		return l.To == i && l.Kind == "looking at" && c.Subject(l.From).Kind == brief.Person && c.Subject(l.From).Pose == "feeding"
	})
}

// throwsUp reports whether a person throws something up into the air.
func (c *Placer) throwsUp(i int) bool {
	return c.Subject(i).Kind == brief.Person && c.Subject(i).Pose == "throwing" && slices.ContainsFunc(c.Links, func(l brief.Relation) bool {
		return l.From == i && l.Kind == "holding" && holding.Airy[c.Subject(l.To).ID]
	})
}

// smallBeside is the most that somebody who is called small measures beside who does something to them, in their lengths.
const smallBeside = .85

// noLarger scales a cluster whose subject is called small so that it is smaller than who is turned to it: a little dragon before a knight.
func (c *Placer) noLarger(other layout.Cluster, by layout.Instance) layout.Cluster {
	if s := c.Subject(other.Root.Subject).Size; s != "small" && s != "tiny" || c.Subject(by.Subject).Size != "" {
		return other
	}
	return other.Scaled(min(1, smallBeside*placing.BySize(by)/placing.BySize(other.Root)))
}
