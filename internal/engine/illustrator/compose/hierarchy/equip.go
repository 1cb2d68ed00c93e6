package hierarchy

import (
	"slices"
	"strings"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/kit/person"
)

// weapons are what who fights holds by role, where the prompt names nothing.
var weapons = map[string]string{"knight": "sword", "pirate": "sword", "gladiator": "sword", "samurai": "katana", "ninja": "katana", "viking": "axe", "fencer": "sword", "swordsman": "sword"}

// equip gives people what they cannot do without in their hands: knights fight with a sword, nurses inject with a syringe.
func (c *Tree) equip() {
	for i, s := range slices.Clone(c.Brief.Subjects) {
		if s.Kind == brief.Person && s.Pose == "with a cane" && c.usesHand(i) {
			c.leanOnCane(i)
		}
		if s.Kind != brief.Person || c.handling(i) {
			continue
		}
		kind, _ := c.Together(i, 0)
		switch {
		case kind == "fighting" && weapons[s.ID] != "":
			c.hold(i, weapons[s.ID])
		case s.Pose == "injecting":
			c.hold(i, "syringe")
		}
	}
}

// usesHand reports whether somebody does something with one hand to which the other is free.
func (c *Tree) usesHand(i int) bool {
	return slices.ContainsFunc(c.Links, func(l brief.Relation) bool {
		return l.From == i && (l.Kind == "walking" || InHands[l.Kind])
	})
}

// leanOnCane gives somebody a cane beside what they do with the other hand.
func (c *Tree) leanOnCane(i int) {
	s := &c.Brief.Subjects[i]
	s.Pose = ""
	f := brief.Figure{}
	if s.Person != nil {
		f = *s.Person
	}
	f.Extras = append(slices.Clone(f.Extras), "cane")
	s.Person = &f
}

// handling reports whether the prompt says what somebody has in the hands.
func (c *Tree) handling(i int) bool {
	return slices.ContainsFunc(c.Links, func(l brief.Relation) bool { return l.From == i && InHands[l.Kind] })
}

// hold puts a thing of which the prompt does not tell into somebody's hand.
func (c *Tree) hold(i int, id string) {
	c.Brief.Subjects = append(c.Brief.Subjects, brief.Subject{Words: id, Kind: brief.Piece, ID: id, Count: c.Subject(i).Count})
	c.Links = append(c.Links, brief.Relation{From: i, Kind: "holding", To: len(c.Brief.Subjects) - 1})
}

// shareOut settles what two do with one thing: they hold what they share between them, one throws and one catches, and who is read with sits too.
func (c *Tree) shareOut() {
	for n, r := range slices.Clone(c.Brief.Relations) {
		if r.From < 0 || r.To < 0 || r.From >= len(c.Brief.Subjects) || r.To >= len(c.Brief.Subjects) {
			continue
		}
		from, to := c.Subject(r.From), c.Subject(r.To)
		switch {
		case r.Kind == "between" && to.Kind == brief.Person && from.Kind == brief.Piece && from.Count == 1 && library.GroupOf(from.ID) == "food":
			c.shareFood(n)
		case r.Kind == "holding" && from.Kind == brief.Person && from.Pose == "throwing" && from.Count > 1 && to.Kind == brief.Piece && to.Count == 1 && strings.Contains(to.ID, "ball"):
			c.playCatch(r.From)
		case r.Kind == "holding" && from.Kind == brief.Person && from.Pose == "throwing" && from.Count == 1 && strings.Contains(to.ID, "ball"):
			if at := c.withWhom(r.From); at >= 0 && c.Subject(c.Brief.Relations[at].From).Pose == "" {
				c.Brief.Subjects[c.Brief.Relations[at].From].Pose = "catching"
				c.Brief.Relations = slices.Clone(c.Brief.Relations)
				c.Brief.Relations[at].Kind = "facing"
			}
		case r.Kind == "reading" && from.Kind == brief.Person && from.Count == 1:
			if at := c.withWhom(r.From); at >= 0 {
				if other := &c.Brief.Subjects[c.Brief.Relations[at].From]; other.Pose == "" {
					other.Pose = "sitting"
				}
			}
		}
	}
}

// withWhom is the relation from the one other person whom somebody is beside, before the relations are settled, or -1.
func (c *Tree) withWhom(i int) int {
	return slices.IndexFunc(c.Brief.Relations, func(r brief.Relation) bool {
		return r.To == i && r.From != i && Loose[r.Kind] && c.Subject(r.From).Kind == brief.Person && c.Subject(r.From).Count == 1
	})
}

// shareFood lets two people hold between them what the nth relation says they share.
func (c *Tree) shareFood(n int) {
	r := c.Brief.Relations[n]
	all := slices.Clone(c.Brief.Relations)
	if c.Subject(r.To).Count == 2 {
		all[n] = brief.Relation{From: r.To, Kind: "holding", To: r.From}
		c.Brief.Relations = append(all, brief.Relation{From: r.To, Kind: Jointly, To: r.To})
		return
	}
	if at := c.withWhom(r.To); at >= 0 && c.Subject(r.To).Count == 1 {
		all[n] = brief.Relation{From: all[at].From, Kind: "holding", To: r.From}
		all[at].Kind = Jointly
		c.Brief.Relations = all
	}
}

// playCatch makes two of several who throw one ball: one throws it, the other one catches it.
func (c *Tree) playCatch(i int) {
	c.Brief.Subjects[i].Count = 1
	other := c.Subject(i)
	other.Pose = "catching"
	c.Brief.Subjects = append(c.Brief.Subjects, other)
	c.Brief.Relations = append(slices.Clone(c.Brief.Relations), brief.Relation{From: i, Kind: "facing", To: len(c.Brief.Subjects) - 1})
}

// Bows reports whether somebody plays a relation's instrument sitting behind it.
func (c *Tree) Bows(l brief.Relation) bool {
	return l.Kind == "playing" && c.Subject(l.To).ID == "cello" && c.Subject(l.To).Count == 1 && c.Subject(l.From).Count == 1 && c.Subject(l.From).Kind == brief.Person && c.Subject(l.From).Pose == ""
}

// bowsInHand leaves the bow out of an instrument whose player has it in the hand.
func (c *Tree) bowsInHand() {
	for _, l := range c.Links {
		if s := &c.Brief.Subjects[l.To]; c.Bows(l) && !slices.Contains(s.Without, "bow") {
			s.Without = append(slices.Clone(s.Without), "bow")
		}
	}
}

// wheeled are the things on wheels that somebody pushes who comes "with" one.
var wheeled = figure.Words("shopping-cart stroller baby-stroller baby-carriage wheelbarrow hand-truck lawn-mower pram")

// HasRoleProp reports whether the prompt names what the role of somebody brings anyway: a lumberjack with an axe has one axe.
func (c *Tree) HasRoleProp(i int) bool {
	role, ok := figure.RoleName(c.Subject(i).ID)
	return ok && slices.ContainsFunc(c.Links, func(l brief.Relation) bool {
		other := l.From + l.To - i
		return (l.From == i || l.To == i) && c.Subject(other).Kind == brief.Piece && person.RoleHolds(role, strings.ReplaceAll(c.Subject(other).ID, "-", " "))
	})
}
