// Package bird draws birds, whole in any pose or the head alone. A species is a table of proportions, a palette of slots
// and the shapes of its bill, crest and tail.
package bird

import (
	"slices"

	"pellucid/internal/engine/illustrator/kit"
)

// Spec says what to draw. The zero value is a perched songbird that looks to the right.
type Spec struct {
	Species    string               // one of Species(): "owl", "parrot"; spaces do as well as hyphens
	Pose       string               // one of Poses(); empty means "perched"
	Young      bool                 // a bigger head with bigger eyes on a rounder body
	Cute       bool                 // the same of a grown one
	Coat       kit.Color            // replaces the main color of the feathers; the zero value leaves the species' own
	Colors     map[string]kit.Color // base colors of slots by name, see Slots; those that the species lacks are ignored
	Fill       kit.Fill             // a pattern over the body
	Fills      map[string]kit.Fill  // patterns over the forms of slots by name
	Expression string               // "happy", "angry", "sad", "sleepy", "surprised", "in love", "wink"; empty is friendly
	Lashes     bool                 // its eyes have long lashes
	Without    []string             // parts to leave out, see Parts
	Facing     kit.Facing           // kit.Right, the default, or kit.Left: the light stays at the top left
	Boots      kit.Color            // of the rubber boots on its feet; the zero value is none
	Natural    bool                 // with the eyes of life, for realistic pictures
	Seed       uint64               // for what is scattered
}

var poses = []string{"perched", "flying", "swimming", "walking", "sliding", "on one leg", "calling", "landing", "diving", "spread", "courting"}

// Poses returns the poses, the default first.
func Poses() []string { return slices.Clone(poses) }
