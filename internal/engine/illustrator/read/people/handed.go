package people

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/state"
	"pellucid/internal/engine/illustrator/things"
)

// HandVessels are the vessels that somebody holds with what is in them.
var HandVessels = lexicon.Set("jar mason-jar cage bird-cage basket easter-basket wicker-basket picnic-basket cup mug tea-cup bowl fishbowl bottle bag paper-bag handbag tote-bag shopping-bag flower-pot pot bucket glass vase tray plate pouch")

// HeldLast is the subject named right before a new one that a person holds or carries, -1 if there is none.
func HeldLast(p *state.Parser, first int) int {
	held := slices.ContainsFunc(p.Out.Relations, func(r brief.Relation) bool {
		return r.From == p.Pending.From && r.To == first-1 && (r.Kind == "holding" || r.Kind == "carrying" || r.Kind == "with" && HandVessels[p.Out.Subjects[r.To].ID]) && p.IsPerson(r.From)
	})
	if !held {
		return -1
	}
	return first - 1
}

// IsLoadOf reports whether something is of the kind that a held vessel has in it.
func IsLoadOf(p *state.Parser, vessel, i int) bool {
	s := p.Out.Subjects[i]
	t, _ := things.ByID(s.ID)
	return s.Kind != brief.Person && s.ID != "spoon" && p.Out.Subjects[vessel].Text == "" && (t.Group == "food-drink" || t.Group == "plant-flower" || t.Group == "animal" || t.Group == "fish-insect-reptile" || t.Group == "kitchen" || s.Count > 1)
}
