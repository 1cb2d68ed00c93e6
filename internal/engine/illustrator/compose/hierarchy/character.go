package hierarchy

import (
	"slices"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/kit/library"
)

// characters makes figures of the things that act: from here on they are people whose body is a thing.
func (c *Tree) characters() {
	for i := range c.Brief.Subjects {
		s := &c.Brief.Subjects[i]
		if s.Pose == "sleeping" && s.Kind == brief.Piece && library.TakesFace(s.ID) && s.Expression == "" {
			s.Expression = "sleepy"
		}
		if slices.Contains(s.States, figure.Character) && s.Expression == "sleepy" && s.Pose == "" {
			s.Pose = "sleeping"
		}
		if s.Kind == brief.Piece && s.Expression == "" && library.TakesFace(s.ID) && c.wearsOnFace(i) {
			s.Expression = "happy" // there is a face behind sunglasses
		}
		if !figure.AsCharacter(*s) && !c.actsOn(i) && !c.actsTogether(i) {
			continue
		}
		s.States = append(slices.Clone(s.States), figure.Character)
		c.wearsWith(i)
		s.Kind = brief.Person
	}
}

// actsOn reports whether a thing does something to another one for which it needs arms or legs.
func (c *Tree) actsOn(i int) bool {
	s := c.Subject(i)
	if s.Kind != brief.Piece || !library.TakesFace(s.ID) || c.Mark() && c.Brief.Design != "mascot" {
		return false
	}
	return slices.ContainsFunc(c.Brief.Relations, func(r brief.Relation) bool {
		if r.From < 0 || r.To < 0 || r.From >= len(c.Brief.Subjects) || r.To >= len(c.Brief.Subjects) {
			return false
		}
		to := c.Subject(r.To)
		return r.From == i && (withLimbs[r.Kind] || holdsLimbs[r.Kind] && (figure.Acting[library.GroupOf(s.ID)] || handyGroups[library.GroupOf(s.ID)]) && !library.Anchored(s.ID, "inside") ||
			r.Kind == "riding" && !figure.Living(to) && (OpenRides[to.ID] || Boards[to.ID] || to.ID == "kick-scooter")) || handInHand[r.Kind] && (r.From == i || r.To == i) && c.both(r)
	})
}

// handInHand are the relations in which both sides need arms.
var handInHand = figure.Phrases("holding hands, high five, shaking hands, dancing")

// actsTogether reports whether a thing is beside another one that does what two do together: a cookie with a glass of milk that it is hand in hand with.
func (c *Tree) actsTogether(i int) bool {
	if s := c.Subject(i); s.Kind != brief.Piece || !library.TakesFace(s.ID) {
		return false
	}
	return slices.ContainsFunc(c.Brief.Relations, func(r brief.Relation) bool {
		if !Loose[r.Kind] || r.From < 0 || r.To < 0 || r.From != i && r.To != i || !c.both(r) {
			return false
		}
		other := c.Subject(r.From + r.To - i)
		return MutualPoses[other.Pose] != "" && (other.Kind == brief.Piece || touching[MutualPoses[other.Pose]]) || other.Pose == "dancing" && slices.Contains(other.States, figure.Character)
	})
}

// touching are the relations in which a thing that is with people takes part as one of them: candles have no dinner with a couple.
var touching = map[string]bool{"holding hands": true, "shaking hands": true, "high five": true, "hugging": true, "kissing": true, figure.Shouldering: true}

// both reports whether both sides of a relation may act.
func (c *Tree) both(r brief.Relation) bool {
	return mayAct(c.Subject(r.From)) && mayAct(c.Subject(r.To))
}

// mayAct reports whether a subject is alive, or a thing with a face.
func mayAct(s brief.Subject) bool {
	return figure.Living(s) || s.Kind == brief.Piece && library.TakesFace(s.ID)
}

// ActTogether reports whether two can do something to each other that both need arms for: a thing with a face shakes hands, but does not fight.
func ActTogether(kind string, from, to brief.Subject) bool {
	acts := func(s brief.Subject) bool {
		return figure.Living(s) || figure.AsCharacter(s) || handInHand[kind] && mayAct(s)
	}
	return acts(from) && acts(to)
}

// handyGroups are the groups of things that hold something as characters do, besides figure.Acting.
var handyGroups = figure.Words("nature sport electronics music")

// withLimbs are the relations for which a thing needs arms or legs, holdsLimbs those that things without them have too: a box holds toys.
var (
	withLimbs  = figure.Words("reading eating drinking hugging kicking")
	holdsLimbs = figure.Words("holding carrying playing using pushing pulling chasing walking")
)

// ofUse are the groups of things that people use together with what they wear on their faces.
var ofUse = figure.Words("electronics music office kitchen home tools science")

// wearsOnFace reports whether a subject wears something before its eyes or its mouth.
func (c *Tree) wearsOnFace(i int) bool {
	return slices.ContainsFunc(c.Brief.Relations, func(r brief.Relation) bool {
		if r.From != i || r.To < 0 || r.Kind != "wearing" && r.Kind != "with" {
			return false
		}
		if r.Kind == "with" && ofUse[library.GroupOf(c.Subject(i).ID)] {
			return false // headphones are beside a record, glasses beside a book
		}
		place := WornPlaces[c.Subject(r.To).ID]
		return place == "eyes" || place == "mouth"
	})
}

// wearsWith lets a character wear what it is "with", where that goes on a face, a neck or a head: a mustache, glasses, a bow tie.
func (c *Tree) wearsWith(i int) {
	c.Brief.Relations = slices.Clone(c.Brief.Relations)
	for n, r := range c.Brief.Relations {
		place := WornPlaces[c.Subject(r.To).ID]
		if r.From == i && r.Kind == "with" && (place == "eyes" || place == "mouth" || place == "neck") {
			c.Brief.Relations[n].Kind = "wearing"
		}
	}
}
