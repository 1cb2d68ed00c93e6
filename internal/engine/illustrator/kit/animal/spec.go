// Package animal draws four-legged animals, apes, reptiles, dinosaurs and their fantasy kin, whole in any pose or the head
// alone. A species is a table of proportions, a palette of slots and a function that draws its head.
package animal

import (
	"slices"

	"pellucid/internal/engine/illustrator/kit"
)

// Spec says what to draw. The zero value is a standing dog that looks to the right.
type Spec struct {
	Species    string               // one of Species(): "dog", "polar-bear"; spaces do as well as hyphens
	Pose       string               // one of Poses(); empty means "standing"
	Young      bool                 // a bigger head with bigger eyes on shorter legs
	Cute       bool                 // the same of a grown one, with all that it has
	Girth      float64              // of its body; 0 is 1: a fat one has 1.3
	Coat       kit.Color            // replaces the main fur color; the zero value leaves the species' own
	Colors     map[string]kit.Color // base colors of slots by name, see Slots; those that the species lacks are ignored
	Pattern    string               // "plain", "spots", "stripes", "patches" or "merle" over the species' own pattern; empty keeps it
	Points     bool                 // a dog's muzzle, brows, chest and paws are of the belly's color: "black and tan"
	Heads      int                  // how many it has; below 2 is one
	Band       kit.Color            // of a cloth with eyeholes around the head, as ninjas wear it; the zero value is none
	Fill       kit.Fill             // a pattern over the whole coat
	Fills      map[string]kit.Fill  // patterns over the forms of slots by name
	Forms      map[string]string    // forms of parts: "ears" floppy, "tail" fluffy, "eye patch", "scar", a shape on the "forehead"; see Formed
	Rainbow    []string             // slots whose markings go through all colors from tail to head
	Expression string               // "happy", "angry", "sad", "sleepy", "surprised", "in love", "wink"; empty is friendly
	Lashes     bool                 // its eyes have long lashes
	Without    []string             // parts to leave out, see Parts
	Facing     kit.Facing           // kit.Right, the default, or kit.Left: the light stays at the top left
	View       string               // "front" or "behind", for species with HasView, "side" with the head from the side, for those with HasSide; empty is from the side with the face to the viewer
	Grips      bool                 // it holds something: the forearms of one that faces the viewer lie over it
	Pouch      bool                 // a kangaroo's pouch is open, for who looks out of it
	Bust       bool                 // Head draws the neck of a horse's too
	Natural    bool                 // in the proportions and with the eyes of life, for realistic pictures
	Unadorned  bool                 // without the lashes, pink cheeks and smile of cartoons; what is natural has none
	Seed       uint64               // for what is scattered
}

var poses = []string{"standing", "walking", "running", "sitting", "lying", "sleeping", "curled up", "jumping", "roaring", "grazing", "stretching", "rearing", "digging", "hugging", "spraying", "on its back", "floating", "swimming", "begging", "looking back", "shaking off", "trunk up", "arched", "grooming", "holding", "head tilted", "looking up", "looking down", "hanging"}

// Poses returns the poses, the default first.
func Poses() []string { return slices.Clone(poses) }
