package hierarchy

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/kit/person"
)

// Acts reports whether a piece can be drawn doing what people do, by the pose's name in a brief.
func Acts(id, pose string) bool {
	_, ok := figure.Creatures[id]
	if id == figure.Character {
		return person.ThingActs(figure.PersonPoseOf(pose))
	}
	if !ok && figure.ActsAs(id, pose) {
		return true
	}
	if id == "frog" && frogsOwn[pose] {
		return false
	}
	return ok && slices.Contains(person.Poses(), figure.PersonPoseOf(pose))
}

// frogsOwn are the poses that a frog has on its own four legs.
var frogsOwn = figure.Words("sitting catching lying swimming sleeping")

// animate makes figures of the pieces that act: they have a pose, are dressed, or do what needs hands.
func (c *Tree) animate() {
	for i := range c.Brief.Subjects {
		s := &c.Brief.Subjects[i]
		if _, ok := figure.Creatures[s.ID]; !ok || s.Kind != brief.Piece {
			continue
		}
		if Acts(s.ID, s.Pose) && s.Pose != "" || figure.Dressed(*s) || slices.ContainsFunc(c.Brief.Relations, func(r brief.Relation) bool {
			return r.From == i && c.needsHands(r) || r.Kind == "dressed as" && r.To == i
		}) {
			s.Kind = brief.Animal
		}
	}
}

// needsHands reports whether a relation is drawn with arms and legs.
func (c *Tree) needsHands(r brief.Relation) bool {
	to := c.Subject(r.To)
	switch r.Kind {
	case "riding":
		return OpenRides[to.ID] || Boards[to.ID] || to.ID == "kick-scooter"
	case "on", "sitting on":
		return to.ID == "swing"
	case "playing":
		return library.GroupOf(to.ID) == "music"
	}
	return Handy[r.Kind] && r.Kind != "carrying"
}

// Boards are what one stands on sideways.
var Boards = figure.Words("skateboard surfboard snowboard longboard hoverboard")
