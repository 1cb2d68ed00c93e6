package hierarchy

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit/library"
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
	c.Brief.Relations = throughCarriers(c.Brief.Relations)
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

// throughCarriers lets what is done to something that is in or on another thing be done to that thing: who pushes a baby in a stroller
// pushes the stroller, and the branch of an owl is under the moon with it.
func throughCarriers(all []brief.Relation) []brief.Relation {
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

// hasBasket reports whether a prompt names a part of a vehicle that holds things: "a bicycle with a basket of flowers".
func hasBasket(s brief.Subject) bool {
	return slices.ContainsFunc(s.Parts, func(p brief.PartColor) bool { return p.Part == "basket" && s.ID != "basket" })
}

// hollowed are the things that are cut open for what is in them.
var hollowed = figure.Words("pumpkin jack-o-lantern")

// lids are the parts that close a thing: what is in it would not be seen.
var lids = map[string][]string{"gift-box": {"lid", "bow"}, "fish-bowl": {"fish"}, "teapot": {"lid"}, "coffee-cup": {"lid"}, "crate": {"lid"}, "trash-can": {"lid"}}

// Handheld is the length in centimeters up to which a person "with" a thing holds it.
const Handheld = 45

// carriedAges are the ages of those who are picked up to be hugged.
var carriedAges = figure.Words("baby toddler")

// Asleep are the poses of those who hold nothing up: what they are with lies beside them.
var Asleep = map[string]bool{"sleeping": true, "lying": true, "under a blanket": true}

// afoot are the poses of those whose arms swing: an umbrella is held up all the same.
var afoot = figure.Words("walking running")

// grasp lets people hold the things that they are "with" when their hands are free: a chef with a pizza, a knight with a sword.
// Three or more balloons that one holds become a bunch.
func (c *Tree) grasp() {
	for n, l := range c.Links {
		from, to := c.Subject(l.From), &c.Brief.Subjects[l.To]
		held := slices.IndexFunc(c.Links, func(o brief.Relation) bool { return o.From == l.From && o.Kind == "holding" })
		other, busy := c.Doing(l.From)
		free := !busy || other.Kind == "walking" || other.Kind == "looking at" || other.Kind == "holding" && held >= 0
		if (l.Kind == "with" || l.Kind == "holding") && to.ID == "umbrella" && from.Kind == brief.Person && afoot[from.Pose] && c.ownUmbrella(l) && (to.Count == from.Count || c.each()) {
			to.Count = from.Count
			c.Links[n] = brief.Relation{From: l.From, Kind: "under", To: l.To} // it would hide who walks with it
			continue
		}
		if l.Kind == "reading" && from.Kind == brief.Person && slices.ContainsFunc(c.Links, func(o brief.Relation) bool {
			return o.From == l.From && (o.Kind == "drinking" || o.Kind == "eating")
		}) {
			c.Links[n].Kind = "holding" // in the other hand, which leaves the cup in view
		}
		if (l.Kind == "on" || l.Kind == "lying on") && from.Kind == brief.Person && to.ID == "bed" && from.Pose == "sleeping" {
			c.Links[n].Kind = "inside" // under its blanket
			continue
		}
		if l.Kind == "with" && wheeled[to.ID] && to.Count == 1 && from.Kind == brief.Person && from.Count == 1 && from.Pose == "" && !busy {
			c.Links[n].Kind = "pushing"
			continue
		}
		c.tieBouquet(l)
		if c.holdsSeveral(l) {
			c.Links[n].Kind = "holding"
			continue
		}
		if l.Kind == "with" && c.holdsFood(l) {
			c.Links[n].Kind = "holding"
		}
		if l.Kind == "with" && !Asleep[from.Pose] && (from.Kind == brief.Person || figure.Dressed(from)) && to.Kind == brief.Piece && (to.Count == 1 || from.Count > 1 && (to.Count == from.Count || to.Count == figure.Unstated)) && free {
			d := c.Draw(l.To, layout.How{})
			_, grip := d.Anchors["grip"]
			_, tie := d.Anchors["tie"]
			if figure.RealSize(d) <= Handheld || (grip || tie) && figure.RealSize(d) <= 4*Handheld {
				c.Links[n].Kind = "holding"
			}
		}
		if doing := &c.Brief.Subjects[l.From]; l.Kind == "holding" && (doing.Pose == "throwing" || doing.Pose == "lifting") && c.Stands(l.To) {
			doing.Pose = "raising"
		}
		if c.ridden(l) {
			c.Links[n].Kind = "riding"
			if doing := &c.Brief.Subjects[l.From]; doing.Pose == "running" || doing.Pose == "walking" {
				doing.Pose = ""
			}
		}
		switch {
		case to.ID == "book" && to.Count >= figure.Unstated && (l.Kind == "on" || l.Kind == "sitting on" || l.Kind == "standing on" || l.Kind == "lying on"):
			to.ID, to.Count = "book-stack", 1
		case l.Kind == "with" && Desks[from.ID] && to.Kind == brief.Piece && figure.RealSize(c.Draw(l.To, layout.How{})) < Handheld, l.Kind == "with" && figure.Signboards[from.ID] && from.Text == "" && library.GroupOf(to.ID) == "symbols":
			kind := "on"
			if figure.Signboards[from.ID] {
				kind = "printed on"
			}
			c.Links[n] = brief.Relation{From: l.To, Kind: kind, To: l.From}
			continue
		case l.Kind == "through" && to.ID == "basketball-hoop":
			c.Links[n].Kind = "over"
			continue
		case l.Kind == "with" && to.ID == "umbrella" && from.Kind == brief.Animal: // not the dog, the one who walks it
			if at := slices.IndexFunc(c.Links, func(o brief.Relation) bool { return o.Kind == "walking" && o.To == l.From }); at >= 0 {
				c.Links[n] = brief.Relation{From: c.Links[at].From, Kind: "holding", To: l.To}
				continue
			}
		}
		if sleeper := &c.Brief.Subjects[l.From]; (l.Kind == "lying on" || l.Kind == seatsOne[to.ID]) && sleeper.Pose == "sleeping" && sleeper.Kind == brief.Person && seatsOne[to.ID] != "" {
			c.Links[n].Kind, sleeper.Pose = seatsOne[to.ID], ""
			if sleeper.Expression == "" {
				sleeper.Expression = "sleeping"
			}
		}
		if to.ID == "egg" && from.Kind == brief.Bird && to.Count > 1 && Grouped[l.Kind] {
			c.Brief.Subjects = append(c.Brief.Subjects, brief.Subject{Kind: brief.Piece, ID: "bird-nest", Count: 1})
			nest := len(c.Brief.Subjects) - 1
			c.Links[n] = brief.Relation{From: l.To, Kind: "inside", To: nest}
			c.Links = append(c.Links, brief.Relation{From: l.From, Kind: "on", To: nest}) // before them
			continue
		}
		if l.Kind == "on" && from.Kind == brief.Animal && (from.Pose == "sleeping" || from.Pose == "lying") {
			c.Links[n].Kind = "lying on"
		}
		if l.Kind == "lying on" && from.Kind == brief.Bird { // birds sleep sitting
			c.Links[n].Kind = "on"
		}
		if (l.Kind == "sitting on" || l.Kind == "lying on") && to.ID == "moon" {
			to.ID = "crescent-moon"
		}
		c.seatForLap(l)
		if Grouped[l.Kind] && to.ID == "wood-plank" && library.GroupOf(from.ID) == "food" {
			to.ID = "serving-board" // it lies flat under food
		}
		if l.Kind == "with" && from.Kind == brief.Piece && (hasBasket(from) || c.contains(l.From, l.To)) || c.isAboard(l) {
			c.Links[n] = brief.Relation{From: l.To, Kind: "inside", To: l.From}
			continue
		}
		if l.Kind == "with" && from.Kind == brief.Piece && from.Count == 1 && to.Kind == brief.Piece && bearers[from.ID] && !Bows[to.ID] {
			c.Links[n] = brief.Relation{From: l.To, Kind: "on", To: l.From} // a tray with cups, a shelf with books
			continue
		}
		intoGlass(l, from, to)
		if l.Kind == "inside" && to.ID == "bowl" && Swims[from.ID] {
			to.ID = "fish-bowl"
		}
		if l.Kind == "and" && to.Count == figure.Unstated && c.IsPosy(*to) && c.Garnishes(l.From, l.To) {
			l.Kind, c.Links[n].Kind = "with", "with" // roses are at the foot of a watch, not a heap beside it
		}
		if l.Kind == "in front of" && c.turnsTo(l) {
			c.Links[n].Kind = "looking at"
			continue
		}
		if l.Kind == "inside" && (to.ID == "open-book" || to.ID == "book") && from.ID != "bookmark" {
			l.Kind, c.Links[n].Kind = "emerging from", "emerging from"
		}
		if leaves := l.Kind == "emerging from" || l.Kind == "leaping from"; leaves && to.ID == "book" {
			to.ID = "open-book"
		} else if leaves && to.ID == "egg" {
			to.ID = "hatching-egg"
		}
		if l.Kind == "inside" && c.sticksIn(l) {
			l.Kind, c.Links[n].Kind = "stuck in", "stuck in" // a sword in a stone
		}
		if shot := &c.Brief.Subjects[l.From]; (l.Kind == "stuck in" || l.Kind == "through") && shot.ID == "arrow" {
			shot.ID = "boho-arrow" // one that is shot
		}
		if l.Kind == "stuck in" && (from.Kind != brief.Piece || library.GroupOf(from.ID) == "vehicles") {
			c.Links[n].Kind = "inside"
		}
		if l.Kind == "inside" || l.Kind == "full of" || l.Kind == "emerging from" || l.Kind == "leaping from" {
			box := to
			if l.Kind == "full of" {
				box = &c.Brief.Subjects[l.From]
			}
			box.Without = append(slices.Clone(box.Without), lids[box.ID]...)
			if hollowed[box.ID] {
				box.States = append(slices.Clone(box.States), "empty")
			}
		}
		if l.Kind == "kissing" {
			l.Kind = c.kissed(l)
			c.Links[n].Kind = l.Kind
		}
		if l.Kind == "hugging" && from.Kind == brief.Person && from.Person != nil && to.Person != nil && !carriedAges[from.Person.Age] && carriedAges[to.Person.Age] {
			c.Links[n].Kind = "carrying" // who kisses a baby has it in their arms
		}
		if l.Kind == "drinking" && c.Laps(l) && c.BowlOf(l) < 0 {
			c.Brief.Subjects = append(c.Brief.Subjects, brief.Subject{Kind: brief.Piece, ID: "bowl", Count: 1})
			c.Links = append(c.Links, brief.Relation{From: l.From, Kind: "drinking", To: len(c.Brief.Subjects) - 1})
			continue
		}
		if l.Kind == "drinking" {
			to.Without = append(slices.Clone(to.Without), "steam") // it would cover the face
		}
		if worn := &c.Brief.Subjects[l.From]; l.Kind == "wearing" && WornAt(to.ID) == "headTop" && slices.Contains(library.Parts(worn.ID), "hat") {
			worn.Without = append(slices.Clone(worn.Without), "hat") // one hat at a time
		}
		if l.Kind == "inside" && to.ID == "egg" {
			to.ID = "hatching-egg"
		}
		if l.Kind == "reading" && to.ID == "book" && from.Kind != "" {
			to.ID = "open-book"
		}
		if c.Links[n].Kind == "holding" && to.ID == "balloon" && to.Count >= figure.Unstated {
			to.ID, to.Count = "balloon-bunch", 1
		}
	}
}

// holdsFood reports whether an animal that has hands holds what it comes with: a squirrel with an acorn, a mouse with cheese.
func (c *Tree) holdsFood(l brief.Relation) bool {
	s, food := c.Subject(l.From), c.Subject(l.To)
	still := s.Pose == "" || s.Pose == "sitting" || s.Pose == "standing"
	return still && figure.HoldsInArms[s.ID] && s.Kind == brief.Animal && food.Kind == brief.Piece && food.Count == 1 && bites[library.GroupOf(food.ID)] && figure.RealSize(c.Draw(l.To, layout.How{})) <= Handheld
}

// bites are the groups of what animals hold to eat.
var bites = map[string]bool{"food": true, "plants": true, "nature": true}

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
