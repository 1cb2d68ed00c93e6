package animal

import (
	"maps"
	"slices"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal/pen"
)

// species is one kind of animal.
type species struct {
	name    string
	palette string // slots as kit.ParsePalette reads them, the coat first; common slots are added
	build   build
	head    func(*head)
	marks   func(*rig) kit.Node // the species' own pattern, drawn within the coat
	extra   func(*rig)          // what grows on the body: a shell, wings, humps, an udder
	like    string              // the species whose proportions, head and pattern it takes where its own are missing
	look    look
}

// look has what sets the head of a breed apart from its kin.
type look struct {
	ears, muzzle, style string
	tail                tail
	end                 string // of the tail: "arrow", "club", "spikes"
	collar              bool
	young               bool
}

const common = "belly #fbe9cf chest muzzle <fur; marks #5a3a2c spots stripes patches markings <fur; ears #8a5228 <fur; " +
	"inner #eea79d inner_ears; mane #5a3526 hair tuft; nose #3a2724; eyes #6f4426 eye; hooves #4a3b3a paws claws feet; " +
	"horns #d9c6a2 horn antlers tusks; tongue #f2788a; collar #e2493e; bridle #7a4a2c halter reins headstall; ring #e0b440 nose_ring; wings #c96a8a; shell #7d9a4a; tail #8a5228 <fur; spikes #e8b04a plates spines"

var all = map[string]*species{}

// The first ones are what others are like.
func init() {
	firstSpecies()
	dogs()
	cats()
	forest()
	farm()
	giants()
	moreDogs()
	moreCats()
	moreWild()
	moreBreeds()
	moreMammals()
	griffinAndMeerkat()
	world()
	kindred()
	kindredPets()
}

func register(list ...*species) {
	for _, s := range list {
		if base, ok := all[s.like]; ok {
			s.inherit(base)
		}
		all[s.name] = s
	}
}

func (s *species) inherit(base *species) {
	if s.build.Length == 0 {
		height := s.build.Height
		s.build = base.build
		if height > 0 {
			s.build.Height = height
		}
	}
	if s.head == nil {
		s.head = base.head
	}
	if s.marks == nil {
		s.marks = base.marks
	}
	if s.extra == nil {
		s.extra = base.extra
	}
	if s.palette == "" {
		s.palette = base.palette
	}
	if s.look.tail != "" {
		s.build.Tail = s.look.tail
	}
}

func find(name string) *species { return pen.Find(all, synonyms, name, "dog") }

// Species returns the names of all species, sorted.
func Species() []string { return slices.Sorted(maps.Keys(all)) }

// slots returns the palette; what a species does not name goes with its fur.
func (s *species) slots() []kit.Slot {
	return pen.Slots("animal: "+s.name, s.palette, common, func(slot kit.Slot, fur kit.Color) kit.Color {
		switch slot.Name {
		case "ears", "tail":
			return fur
		case "marks":
			return fur.Shade(-2)
		}
		return slot.Color
	}, "coat", "skin", "hide", "wool", "fleece", "scales", "body")
}
