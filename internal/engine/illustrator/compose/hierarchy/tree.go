package hierarchy

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/things"
)

// PlacedBySource are the relations whose From is placed by To: the support is drawn first, what is on it joins it.
var PlacedBySource = map[string]bool{
	"riding": true, "sitting on": true, "standing on": true, "lying on": true, "inside": true, "on": true, "under": true, "over": true,
	"behind": true, "in front of": true, "printed on": true, "hanging from": true, "jumping over": true, "around": true, "floating around": true, "on lap": true, "on nose": true, "through": true,
	"left of": true, "right of": true, "falling off": true, "covering": true, "spilling from": true, "leaping from": true, "emerging from": true, "stuck in": true, "tied to": true,
}

// Parent and child are the subjects of a relation in the order in which they are placed.
func Parent(r brief.Relation) int {
	if PlacedBySource[r.Kind] {
		return r.To
	}
	return r.From
}

// Child is the subject of a relation that is placed by the other one.
func Child(r brief.Relation) int {
	if PlacedBySource[r.Kind] {
		return r.From
	}
	return r.To
}

// InHands are the relations in which a person's hands are busy.
var InHands = map[string]bool{"holding": true, "eating": true, "drinking": true, "reading": true, "using": true, "playing": true, "carrying": true}

// tree keeps the relations under which every subject is placed once, by one other, and never by itself.
func (c *Tree) tree() {
	n := len(c.Brief.Subjects)
	c.Brief.Relations = c.beforeDiscs(c.throughCarriers(c.Brief.Relations))
	c.shootAtGoal()
	for _, r := range c.Brief.Relations {
		if r.From < 0 || r.To < 0 || r.From >= n || r.To >= n || r.From == r.To {
			continue
		}
		if c.sharesPlace(r) {
			continue
		}
		taken := slices.ContainsFunc(c.Links, func(l brief.Relation) bool { return Child(l) == Child(r) })
		if !taken && c.Top(Parent(r)) != Child(r) {
			c.Links = append(c.Links, r)
		}
	}
}

// roomy are the things, beside vehicles and buildings, that have room for several: who is next to somebody in a bed is in it, too.
var roomy = figure.Words("bed bunk-bed crib cradle sofa couch armchair bathtub hot-tub swimming-pool kiddie-pool hammock tent sleeping-bag")

// hasRoom reports whether who is next to somebody in a thing is in it with them.
func hasRoom(id string) bool {
	t, _ := things.ByID(id)
	return roomy[id] || t.Group == "vehicle" || t.Group == "building-landmark"
}

// throughCarriers lets what is done to something that is in or on another thing be done to that thing: who pushes a baby in a stroller
// pushes the stroller, and the branch of an owl is under the moon with it. Who is next to a fish in a bowl is next to the bowl.
func (c *Tree) throughCarriers(all []brief.Relation) []brief.Relation {
	out := slices.Clone(all)
	for n, r := range out {
		if r.Kind == "under" {
			if at := slices.IndexFunc(all, func(p brief.Relation) bool {
				return p.From == r.From && Grouped[p.Kind] && p.Kind != "under" && p.To != r.To && p.To != p.From
			}); at >= 0 {
				out[n].From = all[at].To
			}
			continue
		}
		if r.Kind == "beside" {
			if at := slices.IndexFunc(all, func(p brief.Relation) bool {
				return p.From == r.From && p.Kind == "inside" && p.To != r.To && p.To != p.From && !hasRoom(c.Subject(p.To).ID)
			}); at >= 0 {
				out[n].From = all[at].To
				continue
			}
		}
		if PlacedBySource[r.Kind] || r.Kind == "and" || r.Kind == "kicking" || r.Kind == "full of" || r.Kind == "built of" || r.From == r.To {
			continue
		}
		at := slices.IndexFunc(all, func(p brief.Relation) bool {
			return p.From == r.To && Grouped[p.Kind] && p.Kind != "under" && p.To != r.From
		})
		apart := at >= 0 && !slices.ContainsFunc(all, func(p brief.Relation) bool { return p.From == r.From && p.To == all[at].To })
		if apart {
			out[n].To = all[at].To
		}
	}
	return out
}

// discs are the round lights of the sky before which everything is seen.
var discs = figure.Words("moon sunset")

// beforeDiscs sets the moon that somebody rides in front of behind their mount, too: "a witch on a broom in front of the moon".
func (c *Tree) beforeDiscs(all []brief.Relation) []brief.Relation {
	out := slices.Clone(all)
	for n, r := range out {
		if r.Kind != "in front of" && r.Kind != "looking at" || r.To >= len(c.Brief.Subjects) || !discs[c.Subject(r.To).ID] {
			continue
		}
		at := slices.IndexFunc(all, func(p brief.Relation) bool {
			return p.From == r.From && (p.Kind == "riding" || p.Kind == "on" || p.Kind == "sitting on") && p.To != r.To && p.To != p.From
		})
		if at >= 0 {
			out[n] = brief.Relation{From: all[at].To, Kind: "with", To: r.To}
		}
	}
	return out
}

// bearers are what things stand on that they are named with.
var bearers = figure.Words("tray shelf cake-stand")

// Grouped are the relations whose children share one place: "a dog and a cat on a sofa".
var Grouped = map[string]bool{"riding": true, "on": true, "sitting on": true, "standing on": true, "lying on": true, "inside": true, "under": true}

// sharesPlace reports whether a loose relation joins two that a place has in common: they find it each by themselves.
func (c *Tree) sharesPlace(r brief.Relation) bool {
	if c.CloseOnSeat(r.From) == r.Kind && c.CloseOnSeat(r.To) == r.Kind {
		return true
	}
	if !Loose[r.Kind] {
		return false
	}
	return slices.ContainsFunc(c.Brief.Relations, func(a brief.Relation) bool {
		if !Loose[a.Kind] && a.From != a.To && (a.From == r.From && a.To == r.To || a.From == r.To && a.To == r.From) {
			return true // a closer relation of the same two
		}
		return a.From == r.From && Grouped[a.Kind] && slices.Contains(c.Brief.Relations, brief.Relation{From: r.To, Kind: a.Kind, To: a.To})
	})
}

// Siblings are the subjects that stand in one relation to the same place, in their order.
func (c *Tree) Siblings(link brief.Relation) []int {
	if !Grouped[link.Kind] && !(link.Kind == "behind" && Desks[c.Subject(link.To).ID]) {
		return []int{Child(link)}
	}
	var all []int
	for _, l := range c.Links {
		if l.Kind == link.Kind && l.To == link.To {
			all = append(all, l.From)
		}
	}
	if !slices.Contains(all, link.From) {
		return []int{link.From}
	}
	return all
}

// pair gives what is ridden, sat on or stood on by several the same count, where the prompt does not tell it: two people riding
// bicycles have two.
func (c *Tree) pair() {
	c.ownMounts()
	for _, l := range c.Links {
		support, rider := &c.Brief.Subjects[l.To], c.Subject(l.From)
		switch l.Kind {
		case "riding", "sitting on", "standing on":
			if support.Count == figure.Unstated && rider.Count > 1 {
				support.Count = rider.Count
			}
			if support.ID == "kick-scooter" && support.Count == 1 && (rider.Count > 1 || len(c.Siblings(l)) > 1) {
				support.ID = "moped" // only one stands on the other kind
			}
		}
	}
}

// ownMounts gives each of several people what they ride, where a plural without a number names it: "mom and son riding bikes".
func (c *Tree) ownMounts() {
	for n, l := range slices.Clone(c.Links) {
		all := c.Siblings(l)
		if l.Kind != "riding" && (l.Kind != "sitting on" || !Chairs[c.Subject(l.To).ID]) || l.To >= len(c.Brief.Subjects) || c.Subject(l.To).Count != figure.Unstated || len(all) < 2 || all[0] != l.From {
			continue
		}
		c.Brief.Subjects[l.To].Count = 1
		for k := range c.Links {
			if o := c.Links[k]; k != n && o.Kind == l.Kind && o.To == l.To {
				c.Brief.Subjects = append(c.Brief.Subjects, c.Subject(l.To))
				c.Links[k].To = len(c.Brief.Subjects) - 1
			}
		}
	}
}

// Top follows relations from a subject to the one that everything is placed by.
func (c *Tree) Top(i int) int {
	for range c.Brief.Subjects {
		at := slices.IndexFunc(c.Links, func(l brief.Relation) bool { return Child(l) == i })
		if at < 0 {
			return i
		}
		i = Parent(c.Links[at])
	}
	return i
}

// IsRoot reports whether a subject is placed by no other.
func (c *Tree) IsRoot(i int) bool { return c.Top(i) == i }

// LinksOf are the relations by which others are placed by subject i.
func (c *Tree) LinksOf(i int) []brief.Relation {
	var out []brief.Relation
	for _, l := range c.Links {
		if Parent(l) == i {
			out = append(out, l)
		}
	}
	return out
}

// Doing is what a subject does to another one: the relation that starts at it, if any.
func (c *Tree) Doing(i int) (brief.Relation, bool) {
	if n := slices.IndexFunc(c.Links, func(l brief.Relation) bool {
		return l.From == i && (l.Kind == "holding" || l.Kind == "carrying") && c.Subject(l.To).ID == "umbrella"
	}); n >= 0 {
		return c.Links[n], true // whatever else one does, an umbrella is held up
	}
	if n := slices.IndexFunc(c.Links, func(l brief.Relation) bool { return l.From == i && l.Kind == "walking" }); n >= 0 {
		return c.Links[n], true
	}
	if c.Subject(i).Kind == brief.Person { // hands before the place
		if n := slices.IndexFunc(c.Links, func(l brief.Relation) bool { return l.From == i && InHands[l.Kind] }); n >= 0 {
			return c.Links[n], true
		}
	}
	for _, l := range c.Links {
		if l.From == i && l.Kind != "and" && l.Kind != "beside" && l.Kind != "with" && l.Kind != "wearing" && l.Kind != "dressed as" {
			return l, true
		}
	}
	return brief.Relation{}, false
}
