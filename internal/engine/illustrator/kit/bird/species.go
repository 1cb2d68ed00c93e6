package bird

import (
	"maps"
	"slices"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal/pen"
)

// build has the proportions of a bird, in units; the drawing is about 250 units wide or high.
type build struct {
	Body   float64    // half the body's length
	Plump  float64    // half its height over half its length
	Tilt   float64    // degrees that the chest is raised when perched
	NeckX  float64    // the head's center from the chest
	NeckY  float64    // negative is up
	Neck   [2]float64 // half widths of the neck, at the body and at the head
	Bow    float64    // how far the neck bends: swans, flamingos
	Head   float64    // radius
	Leg    float64    // length
	Shin   float64    // half width of a leg
	Webbed bool
	Bill   string // "cone", "hook", "flat", "long", "needle", "toucan", "bent", "hen", "parrot", "small"
	Crest  string // "", "comb", "tuft", "crown", "plume", "curl"
	Tail   string // "wedge", "fork", "short", "long", "hen", "cock", "fan", "train", "flames"
	Wing   float64
	Front  string  // "owl", "penguin" or "chick": faces the viewer
	Height float64 // centimeters from the feet to the crown
}

// species is one kind of bird.
type species struct {
	name    string
	palette string
	build   build
	like    string
	face    string // markings: "mask", "cheek", "breast", "hood", "crow"
	young   bool
}

const common = "belly #fff3e0 chest breast <feathers; wings #5f7fa8 wing <feathers; tail #5f7fa8 tail_feathers <feathers; beak #f2a93b bill; " +
	"feet #e8963a legs talons; eyes #5a3a24 eye; crest #e2493e comb wattle crown; marks #3a3438 mask; face #ffffff cheeks"

var all = map[string]*species{}

func register(list ...*species) {
	for _, s := range list {
		if base, ok := all[s.like]; ok {
			height := s.build.Height
			if s.build.Body == 0 {
				s.build = base.build
				if height > 0 {
					s.build.Height = height
				}
			}
			if s.palette == "" {
				s.palette = base.palette
			}
			if s.face == "" {
				s.face = base.face
			}
		}
		all[s.name] = s
	}
}

func find(name string) *species { return pen.Find(all, synonyms, name, "bird") }

// Species returns the names of all species, sorted.
func Species() []string { return slices.Sorted(maps.Keys(all)) }

// slots returns the palette.
func (s *species) slots() []kit.Slot {
	return pen.Slots("bird: "+s.name, s.palette, common, func(slot kit.Slot, _ kit.Color) kit.Color { return slot.Color }, "body", "down", "coat", "fur", "head")
}

var synonyms = map[string]string{
	"songbird": "bird", "birdie": "bird", "hen": "chicken", "cockerel": "rooster", "cock": "rooster", "mallard": "duck", "drake": "duck",
	"bald-eagle": "eagle", "macaw": "parrot", "peafowl": "peacock", "firebird": "phoenix", "baby-chicken": "chick", "baby-duck": "duckling",
	"gull": "seagull", "white-dove": "dove", "peacocks": "peacock", "hen-chicken": "chicken", "macaws": "parrot",
}
