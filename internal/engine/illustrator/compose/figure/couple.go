package figure

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person"
)

// gnomeHats are the colors of the hats of several gnomes.
var gnomeHats = []string{"#d8433f", "#3f8f5a", "#3f6fb0", "#e0a030", "#8f5fb0"}

// ofCouple makes the second of a couple that one role names a woman, and gives each of several gnomes a hat of its own.
func (c *Drawer) ofCouple(spec *person.Spec, i int, h layout.How) {
	s := c.Subject(i)
	if spec.Role == "" || s.Count < 2 {
		return
	}
	if spec.Role == "gnome" && spec.HeadColor.IsNone() {
		spec.HeadColor = kit.Hex(gnomeHats[h.Copy%len(gnomeHats)])
	}
	couple := slices.Contains(strings.Fields(strings.ToLower(c.Brief.Prompt)), "couple")
	if s.Count == 2 && couple && spec.Body == "" {
		spec.Body = "man"
		if h.Copy == 1 {
			spec.Body, spec.Beard = "woman", "none"
			if spec.Role == "gnome" {
				spec.Hair.Style, spec.Hair.Color = "braids", kit.Hex("#c98a4a")
			}
		}
	}
}

// Shouldering is what three or more do who hug or kiss: each puts an arm around the next one's shoulders.
const Shouldering = "arms around"

// relatives are the words for people who are of one family.
var relatives = Words("mother mom mum mommy mama father dad daddy papa son daughter grandma grandmother granny grandpa grandfather grandson granddaughter baby newborn family parents brother sister siblings twins")

// skinSeed chooses the skin tone of a person of whom nothing was said: those of one family have the same.
func (c *Drawer) skinSeed(i, copy int) uint64 {
	people := 0
	for _, s := range c.Brief.Subjects {
		if s.Kind == brief.Person {
			people++
		}
	}
	related := people > 1 && slices.ContainsFunc(c.Brief.Subjects, func(s brief.Subject) bool {
		return s.Kind == brief.Person && slices.ContainsFunc(strings.Fields(strings.ToLower(s.Words)), func(word string) bool { return relatives[word] })
	})
	if !related || c.Subject(i).Kind != brief.Person {
		return c.lookSeed(i, copy)
	}
	return c.SeedOf(slices.IndexFunc(c.Brief.Subjects, func(s brief.Subject) bool { return s.Kind == brief.Person }), 0)
}

// sameLooks are the words for people who look the same.
var sameLooks = Words("twin twins identical triplets")

// lookSeed chooses how a person looks of whom nothing was said: twins look alike.
func (c *Drawer) lookSeed(i, copy int) uint64 {
	if c.Subject(i).Kind == brief.Person && slices.ContainsFunc(strings.Fields(strings.ToLower(c.Brief.Prompt)), func(word string) bool { return sameLooks[word] }) {
		return c.SeedOf(slices.IndexFunc(c.Brief.Subjects, func(s brief.Subject) bool { return s.Kind == brief.Person }), 0)
	}
	return c.SeedOf(i, copy)
}

// MutualKinds are the relations in which both sides do the same to each other.
var MutualKinds = map[string]bool{"shaking hands": true, "high five": true, "dancing": true, "facing": true, "fighting": true, "hugging": true, "holding hands": true, "back to back": true, "kissing": true, "nuzzling": true, Shouldering: true}

// Among returns what the copies of a subject do to each other, if anything.
func (c *Drawer) Among(i int) string {
	for _, r := range c.Brief.Relations {
		if r.From != i || r.To != i {
			continue
		}
		if r.Kind == "looking at" {
			return "facing"
		}
		if MutualKinds[r.Kind] {
			return r.Kind
		}
	}
	return ""
}

// Together returns what a figure does with another one, on its left or its right, if anything.
func (c *Drawer) Together(i, copy int) (kind string, left bool) {
	if c.CloseOnSeat(i) != "" {
		return "", false // they sit beside each other
	}
	if kind := c.Among(i); kind != "" {
		return kind, copy%2 == 0
	}
	for _, l := range c.Links {
		if MutualKinds[l.Kind] && (l.From == i || l.To == i) && c.Stands(l.From) && c.Stands(l.To) {
			return l.Kind, l.From == i
		}
	}
	return "", false
}

// Benches are seats on which two sit beside each other.
var Benches = Words("sofa couch bench park-bench loveseat picnic-bench log swing-bench wood-plank")

// closeKinds are the relations of two who, where they share a bench, sit close with an arm around each other.
var closeKinds = map[string]bool{"hugging": true, "kissing": true, Shouldering: true}

// CloseOnSeat is what a person does with another one on a bench that both sit on, if they are that close.
func (c *Drawer) CloseOnSeat(i int) string {
	if c.Subject(i).Kind != brief.Person {
		return ""
	}
	for _, r := range c.Brief.Relations {
		if !closeKinds[r.Kind] || r.From != i && r.To != i {
			continue
		}
		for _, on := range c.Brief.Relations {
			if on.From != r.From || on.Kind != "on" && on.Kind != "sitting on" || !Benches[c.Subject(on.To).ID] {
				continue
			}
			if r.From == r.To || slices.Contains(c.Brief.Relations, brief.Relation{From: r.To, Kind: on.Kind, To: on.To}) {
				return r.Kind
			}
		}
	}
	return ""
}

// holdsHelmet reports whether somebody has a helmet in the hands, so that none is on the head.
func (c *Drawer) holdsHelmet(i int) bool {
	return slices.ContainsFunc(c.Links, func(l brief.Relation) bool {
		return l.From == i && (l.Kind == "holding" || l.Kind == "carrying") && strings.HasSuffix(c.Subject(l.To).ID, "helmet")
	})
}
