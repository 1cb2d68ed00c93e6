package animal

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/kit"
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

// find returns a species by the name or another word for it, and whether the name means a young one.
func find(name string) *species {
	name = strings.ReplaceAll(strings.ToLower(strings.TrimSpace(name)), " ", "-")
	if s, ok := all[name]; ok {
		return s
	}
	if s, ok := all[synonyms[name]]; ok {
		return s
	}
	return all["dog"]
}

// Species returns the names of all species, sorted.
func Species() []string {
	out := make([]string, 0, len(all))
	for name := range all {
		out = append(out, name)
	}
	slices.Sort(out)
	return out
}

// slots returns the palette: the species' own slots, then the common ones that it lacks.
func (s *species) slots() []kit.Slot {
	own, err := kit.ParsePalette(s.palette)
	if err != nil {
		panic("animal: " + s.name + ": " + err.Error())
	}
	rest, err := kit.ParsePalette(common)
	if err != nil {
		panic(err)
	}
	for _, slot := range rest {
		if !slices.ContainsFunc(own, func(o kit.Slot) bool { return o.Name == slot.Name }) {
			switch slot.Name { // what a species does not name goes with its fur
			case "ears", "tail":
				slot.Color = own[0].Color
			case "marks":
				slot.Color = own[0].Color.Shade(-2)
			}
			own = append(own, slot)
		}
	}
	own[0].Words = append(own[0].Words, "coat", "skin", "hide", "wool", "fleece", "scales", "body")
	return own
}
