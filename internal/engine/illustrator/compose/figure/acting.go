package figure

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit/finish"
	"pellucid/internal/engine/illustrator/kit/library"
)

// Character is the state of a thing that has a face, arms and legs, as mascots have.
const Character = "character"

// AsCharacter reports whether a thing is drawn with arms and legs: it was asked for so, or it does what needs them.
func AsCharacter(s brief.Subject) bool {
	if s.Kind != brief.Piece || !library.TakesFace(s.ID) {
		return false
	}
	return slices.Contains(s.States, Character) || ActsAs(s.ID, s.Pose)
}

// acting are the groups of things that become characters by what they do alone: a phone that is charging does not run.
var acting = Words("food kitchen plants office science body holiday symbols")

// ActsAs reports whether a thing that does something is drawn as a character that does it.
func ActsAs(id, pose string) bool {
	return finish.Stances(pose) && acting[library.GroupOf(id)] && library.TakesFace(id)
}
