package compose

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit/finish"
	"pellucid/internal/engine/illustrator/kit/library"
)

// Character is the state of a thing that has a face, arms and legs, as mascots have.
const Character = "character"

// asCharacter reports whether a thing is drawn with arms and legs: it was asked for so, or it does what needs them.
func asCharacter(s brief.Subject) bool {
	if s.Kind != brief.Piece || !library.TakesFace(s.ID) {
		return false
	}
	return slices.Contains(s.States, Character) || actsAs(s.ID, s.Pose)
}

// acting are the groups of things that become characters by what they do alone: a phone that is charging does not run.
var acting = words("food kitchen plants office science body holiday symbols")

// actsAs reports whether a thing that does something is drawn as a character that does it.
func actsAs(id, pose string) bool {
	return finish.Stances(pose) && acting[library.GroupOf(id)] && library.TakesFace(id)
}

// characters gives a face to the things that act, and something to hold to those that hold it.
func (c *composer) characters() {
	for i := range c.Brief.Subjects {
		s := &c.Brief.Subjects[i]
		if !asCharacter(*s) {
			continue
		}
		if s.Expression == "" {
			s.Expression = "happy"
		}
		c.wearsWith(i)
		if s.Pose == "" && slices.ContainsFunc(c.Brief.Relations, func(r brief.Relation) bool { return r.From == i && r.Kind == "holding" }) {
			s.Pose = "holding"
		}
	}
}

// wearsWith lets a character wear what it is "with", where that goes on a face or a neck: a mustache, glasses, a bow tie.
func (c *composer) wearsWith(i int) {
	c.Brief.Relations = slices.Clone(c.Brief.Relations)
	for n, r := range c.Brief.Relations {
		place := wornPlaces[c.subject(r.To).ID]
		if r.From == i && r.Kind == "with" && (place == "eyes" || place == "mouth" || place == "neck") {
			c.Brief.Relations[n].Kind = "wearing"
		}
	}
}
