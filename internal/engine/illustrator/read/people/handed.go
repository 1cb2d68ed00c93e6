package read

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/things"
)

// handVessels are the vessels that somebody holds with what is in them.
var handVessels = wordSet("jar mason-jar cage bird-cage basket easter-basket wicker-basket picnic-basket cup mug tea-cup bowl fishbowl bottle bag paper-bag handbag tote-bag shopping-bag flower-pot pot bucket glass vase tray plate pouch")

// heldLast is the subject named right before a new one that a person holds or carries, -1 if there is none.
func (p *parser) heldLast(first int) int {
	held := slices.ContainsFunc(p.out.Relations, func(r brief.Relation) bool {
		return r.From == p.relFrom && r.To == first-1 && (r.Kind == "holding" || r.Kind == "carrying" || r.Kind == "with" && handVessels[p.out.Subjects[r.To].ID]) && p.isPerson(r.From)
	})
	if !held {
		return -1
	}
	return first - 1
}

// isLoadOf reports whether something is of the kind that a held vessel has in it.
func (p *parser) isLoadOf(vessel, i int) bool {
	s := p.out.Subjects[i]
	t, _ := things.ByID(s.ID)
	return s.Kind != brief.Person && s.ID != "spoon" && p.out.Subjects[vessel].Text == "" && (t.Group == "food-drink" || t.Group == "plant-flower" || t.Group == "animal" || t.Group == "fish-insect-reptile" || t.Group == "kitchen" || s.Count > 1)
}
