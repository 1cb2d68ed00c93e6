package hierarchy

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit/library"
)

// settle makes of each relation what is drawn, with the things that it is drawn with: an open book for who reads, a stack for several books that
// somebody sits on. The steps are in an order; one that knows all that there is to a relation ends them.
func (c *Tree) settle() {
	for n, l := range c.Links {
		for _, step := range []func(int, *brief.Relation) bool{c.inHands, c.shown, c.onSupports, c.inVessels, c.atBodies} {
			if step(n, &l) {
				break
			}
		}
	}
}

// inHands lets people hold the things that they are "with" when their hands are free: a chef with a pizza, a knight with a sword.
// Who reads over a cup holds the book, who is with a cart pushes it. It reports whether nothing is left to settle of the relation.
func (c *Tree) inHands(n int, l *brief.Relation) bool {
	from, to := c.Subject(l.From), &c.Brief.Subjects[l.To]
	held := slices.IndexFunc(c.Links, func(o brief.Relation) bool { return o.From == l.From && o.Kind == "holding" })
	other, busy := c.Doing(l.From)
	free := !busy || other.Kind == "walking" || other.Kind == "looking at" || other.Kind == "holding" && held >= 0
	if (l.Kind == "with" || l.Kind == "holding") && to.ID == "umbrella" && from.Kind == brief.Person && afoot[from.Pose] && c.ownUmbrella(*l) && (to.Count == from.Count || c.each()) {
		to.Count = from.Count
		c.Links[n] = brief.Relation{From: l.From, Kind: "under", To: l.To} // it would hide who walks with it
		return true
	}
	if l.Kind == "reading" && from.Kind == brief.Person && slices.ContainsFunc(c.Links, func(o brief.Relation) bool {
		return o.From == l.From && (o.Kind == "drinking" || o.Kind == "eating")
	}) {
		c.Links[n].Kind = "holding" // in the other hand, which leaves the cup in view
	}
	if l.Kind == "over" && from.Kind == brief.Person && Desks[to.ID] {
		c.Links[n].Kind = "behind" // who shakes hands over a desk
		return true
	}
	if c.sharesBed(*l) {
		c.Links[n].Kind = "inside" // under its blanket, or on it beside who is
		return true
	}
	if l.Kind == "with" && wheeled[to.ID] && to.Count == 1 && from.Kind == brief.Person && from.Count == 1 && from.Pose == "" && !busy {
		c.Links[n].Kind = "pushing"
		return true
	}
	c.tieBouquet(*l)
	if c.holdsSeveral(*l) {
		c.Links[n].Kind = "holding"
		return true
	}
	if l.Kind == "with" && c.holdsFood(*l) {
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
	if c.ridden(*l) {
		c.Links[n].Kind = "riding"
		if doing := &c.Brief.Subjects[l.From]; doing.Pose == "running" || doing.Pose == "walking" {
			doing.Pose = ""
		}
	}
	return false
}

// sharesBed reports whether a relation is of somebody who sleeps on a bed, or of an animal or a toy in a bed with somebody.
func (c *Tree) sharesBed(l brief.Relation) bool {
	from := c.Subject(l.From)
	if c.Subject(l.To).ID != "bed" || !Grouped[l.Kind] || UpOn[from.Pose] && from.Pose != "sleeping" && from.Pose != "lying" {
		return false
	}
	if from.Kind == brief.Person {
		return from.Pose == "sleeping" && (l.Kind == "on" || l.Kind == "lying on")
	}
	return (from.Kind == brief.Animal || from.ID == "teddy-bear" || from.ID == "doll") && slices.ContainsFunc(c.Links, func(o brief.Relation) bool {
		s := c.Subject(o.From)
		return o.To == l.To && s.Kind == brief.Person && (o.Kind == "inside" || s.Pose == "sleeping")
	})
}

// shown settles what is on desks, signs and hoops, and whose an umbrella is. It reports whether nothing is left to settle of the relation.
func (c *Tree) shown(n int, l *brief.Relation) bool {
	from, to := c.Subject(l.From), &c.Brief.Subjects[l.To]
	switch {
	case to.ID == "book" && to.Count >= figure.Unstated && (l.Kind == "on" || l.Kind == "sitting on" || l.Kind == "standing on" || l.Kind == "lying on"):
		to.ID, to.Count = "book-stack", 1
	case l.Kind == "with" && Desks[from.ID] && to.Kind == brief.Piece && figure.RealSize(c.Draw(l.To, layout.How{})) < Handheld, l.Kind == "with" && figure.Signboards[from.ID] && from.Text == "" && library.GroupOf(to.ID) == "symbols":
		kind := "on"
		if figure.Signboards[from.ID] {
			kind = "printed on"
		}
		c.Links[n] = brief.Relation{From: l.To, Kind: kind, To: l.From}
		return true
	case l.Kind == "through" && to.ID == "basketball-hoop":
		c.Links[n].Kind = "over"
		return true
	case l.Kind == "with" && to.ID == "umbrella" && from.Kind == brief.Animal: // not the dog, the one who walks it
		if at := slices.IndexFunc(c.Links, func(o brief.Relation) bool { return o.Kind == "walking" && o.To == l.From }); at >= 0 {
			c.Links[n] = brief.Relation{From: c.Links[at].From, Kind: "holding", To: l.To}
			return true
		}
	}
	return false
}

// Landforms are what buildings stand on instead of a ground of their own.
var Landforms = figure.Words("rock rocks cliff island hill mountain cloud floating-island volcano iceberg")

// onSupports settles how somebody is on what carries them: who sleeps on a chair sits, birds sleep sitting, eggs lie in a nest. It reports whether nothing is left to settle of the relation.
func (c *Tree) onSupports(n int, l *brief.Relation) bool {
	from, to := c.Subject(l.From), &c.Brief.Subjects[l.To]
	if sleeper := &c.Brief.Subjects[l.From]; (l.Kind == "lying on" || l.Kind == seatsOne[to.ID]) && sleeper.Pose == "sleeping" && sleeper.Kind == brief.Person && seatsOne[to.ID] != "" {
		c.Links[n].Kind, sleeper.Pose = seatsOne[to.ID], ""
		if sleeper.Expression == "" {
			sleeper.Expression = "sleeping"
		}
	}
	if grounded := &c.Brief.Subjects[l.From]; Grouped[l.Kind] && Landforms[to.ID] && grounded.Kind == brief.Piece {
		for _, part := range []string{"waves", "rocks"} { // a lighthouse on a cliff is not in the sea
			if slices.Contains(library.Parts(grounded.ID), part) {
				grounded.Without = append(slices.Clone(grounded.Without), part)
			}
		}
	}
	if to.ID == "egg" && from.Kind == brief.Bird && to.Count > 1 && Grouped[l.Kind] {
		c.Brief.Subjects = append(c.Brief.Subjects, brief.Subject{Kind: brief.Piece, ID: "bird-nest", Count: 1})
		nest := len(c.Brief.Subjects) - 1
		c.Links[n] = brief.Relation{From: l.To, Kind: "inside", To: nest}
		c.Links = append(c.Links, brief.Relation{From: l.From, Kind: "on", To: nest}) // before them
		return true
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
	c.seatForLap(*l)
	if Grouped[l.Kind] && to.ID == "wood-plank" && library.GroupOf(from.ID) == "food" {
		to.ID = "serving-board" // it lies flat under food
	}
	return false
}

// inVessels puts what a thing comes with into it, where it holds that, and opens what holds something. It reports whether nothing is left to settle of the relation.
func (c *Tree) inVessels(n int, l *brief.Relation) bool {
	from, to := c.Subject(l.From), &c.Brief.Subjects[l.To]
	if l.Kind == "with" && from.Kind == brief.Piece && (hasBasket(from) || c.contains(l.From, l.To)) || c.isAboard(*l) {
		c.Links[n] = brief.Relation{From: l.To, Kind: "inside", To: l.From}
		return true
	}
	if l.Kind == "with" && from.Kind == brief.Piece && from.Count == 1 && to.Kind == brief.Piece && bearers[from.ID] && !Bows[to.ID] {
		c.Links[n] = brief.Relation{From: l.To, Kind: "on", To: l.From} // a tray with cups, a shelf with books
		return true
	}
	intoGlass(*l, from, to)
	if l.Kind == "inside" && to.ID == "bowl" && Swims[from.ID] {
		to.ID = "fish-bowl"
	}
	if l.Kind == "and" && to.Count == figure.Unstated && c.IsPosy(*to) && c.Garnishes(l.From, l.To) {
		l.Kind, c.Links[n].Kind = "with", "with" // roses are at the foot of a watch, not a heap beside it
	}
	if l.Kind == "in front of" && c.turnsTo(*l) {
		c.Links[n].Kind = "looking at"
		return true
	}
	if l.Kind == "inside" && (to.ID == "open-book" || to.ID == "book") && from.ID != "bookmark" {
		l.Kind, c.Links[n].Kind = "emerging from", "emerging from"
	}
	if leaves := l.Kind == "emerging from" || l.Kind == "leaping from"; leaves && to.ID == "book" {
		to.ID = "open-book"
	} else if leaves && to.ID == "egg" {
		to.ID = "hatching-egg"
	}
	if l.Kind == "inside" && c.sticksIn(*l) {
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
	return false
}

// atBodies settles what is at the lips, on the head and in the arms of somebody. Three or more balloons that one holds become a bunch. It reports whether nothing is left to settle of the relation.
func (c *Tree) atBodies(n int, l *brief.Relation) bool {
	from, to := c.Subject(l.From), &c.Brief.Subjects[l.To]
	if l.Kind == "kissing" {
		l.Kind = c.kissed(*l)
		c.Links[n].Kind = l.Kind
	}
	if l.Kind == "hugging" && from.Kind == brief.Person && from.Person != nil && to.Person != nil && !carriedAges[from.Person.Age] && carriedAges[to.Person.Age] {
		c.Links[n].Kind = "carrying" // who kisses a baby has it in their arms
	}
	if l.Kind == "drinking" && c.Laps(*l) && c.BowlOf(*l) < 0 {
		c.Brief.Subjects = append(c.Brief.Subjects, brief.Subject{Kind: brief.Piece, ID: "bowl", Count: 1})
		c.Links = append(c.Links, brief.Relation{From: l.From, Kind: "drinking", To: len(c.Brief.Subjects) - 1})
		return true
	}
	if l.Kind == "drinking" && from.Kind == brief.Person {
		to.ID = drunkFrom(from, to.ID)
	}
	if l.Kind == "drinking" {
		to.Without = append(slices.Clone(to.Without), "steam") // it would cover the face
	}
	if (l.Kind == "drinking" || l.Kind == "holding") && slices.Contains(library.Parts(to.ID), "saucer") {
		to.Without = append(slices.Clone(to.Without), "saucer") // it stays on the table
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
	return false
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

// holdsFood reports whether an animal that has hands holds what it comes with: a squirrel with an acorn, a mouse with cheese.
func (c *Tree) holdsFood(l brief.Relation) bool {
	s, food := c.Subject(l.From), c.Subject(l.To)
	still := s.Pose == "" || s.Pose == "sitting" || s.Pose == "standing"
	return still && figure.HoldsInArms[s.ID] && s.Kind == brief.Animal && food.Kind == brief.Piece && food.Count == 1 && bites[library.GroupOf(food.ID)] && figure.RealSize(c.Draw(l.To, layout.How{})) <= Handheld
}

// bites are the groups of what animals hold to eat.
var bites = map[string]bool{"food": true, "plants": true, "nature": true}

// drunkFrom is the vessel at somebody's lips: a glass of milk instead of the carton, and a baby's own bottle.
func drunkFrom(who brief.Subject, id string) string {
	switch {
	case who.Person != nil && carriedAges[who.Person.Age] && (id == "bottle" || id == "milk"):
		return "baby-bottle"
	case id == "milk":
		return "glass-of-milk"
	}
	return id
}
