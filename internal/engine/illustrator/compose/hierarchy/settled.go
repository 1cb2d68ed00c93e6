package hierarchy

import (
	"slices"
	"strconv"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit/library"
)

// The conditions of settleRows, and what they do.

// walksUnder reports whether everybody who walks has an umbrella of their own.
func (s *settling) walksUnder() bool {
	return afoot[s.from().Pose] && s.c.ownUmbrella(s.Relation) && (s.to().Count == s.from().Count || s.c.each())
}

func (s *settling) oneEach() { s.to().Count = s.from().Count }

// oneTo makes one piece of several things; it has colors of its own.
func (s *settling) oneTo() { s.to().Count, s.to().Assorted = 1, false }

// oneBunch makes several balloons one bunch, of as many as were told where it can have so many.
func (s *settling) oneBunch() {
	if n := s.to().Count; n > figure.Unstated && n <= fullestBunch {
		s.to().States = append(slices.Clone(s.to().States), strconv.Itoa(n)+"-balloons")
	}
	s.oneTo()
}

// fullestBunch is the largest number that a bunch of balloons can be told to have.
const fullestBunch = 7

// areSeveral reports whether the prompt tells of several, or of more than one without a number.
func (s *settling) areSeveral() bool { return s.to().Count >= figure.Unstated }

// showsNoCover reports whether nothing is told of the cover of a book, so that it need not stand to be seen.
func (s *settling) showsNoCover() bool {
	return s.to().Text == "" && s.to().Count <= 1 && len(s.to().States) == 0
}

// layFlat lays a book on its back under what is on it.
func (s *settling) layFlat() { s.to().States = append(slices.Clone(s.to().States), "lying") }

// tastesToo reports whether who reads eats or drinks, too.
func (s *settling) tastesToo() bool {
	return slices.ContainsFunc(s.c.Links, func(o brief.Relation) bool {
		return o.From == s.From && (o.Kind == "drinking" || o.Kind == "eating")
	})
}

func (s *settling) isOverDesk() bool { return Desks[s.to().ID] }

// sharesBed reports whether a relation is of somebody who sleeps on a bed, or of an animal or a toy in a bed with somebody.
func (s *settling) sharesBed() bool {
	from := s.from()
	if s.to().ID != "bed" || !Grouped[s.Kind] || UpOn[from.Pose] && from.Pose != "sleeping" && from.Pose != "lying" {
		return false
	}
	if from.Kind == brief.Person {
		return from.Pose == "sleeping" && (s.Kind == "on" || s.Kind == "lying on")
	}
	return (from.Kind == brief.Animal || from.ID == "teddy-bear" || from.ID == "doll") && slices.ContainsFunc(s.c.Links, func(o brief.Relation) bool {
		other := s.c.Subject(o.From)
		return o.To == s.To && other.Kind == brief.Person && (o.Kind == "inside" || other.Pose == "sleeping")
	})
}

// pushesAlone reports whether one person who does nothing else comes with a thing on wheels.
func (s *settling) pushesAlone() bool {
	_, busy := s.c.Doing(s.From)
	return wheeled[s.to().ID] && s.to().Count == 1 && s.from().Count == 1 && s.from().Pose == "" && !busy
}

func (s *settling) tieBouquet()        { s.c.tieBouquet(s.Relation) }
func (s *settling) holdsSeveral() bool { return s.c.holdsSeveral(s.Relation) }

// holdsFood reports whether an animal that has hands holds what it comes with: a squirrel with an acorn, a mouse with cheese.
func (s *settling) holdsFood() bool {
	by, food := s.from(), s.to()
	still := by.Pose == "" || by.Pose == "sitting" || by.Pose == "standing"
	return still && figure.HoldsInArms[by.ID] && food.Kind == brief.Piece && food.Count == 1 && bites[library.GroupOf(food.ID)] && figure.RealSize(s.c.Draw(s.To, layout.How{})) <= Handheld
}

// bites are the groups of what animals hold to eat.
var bites = map[string]bool{"food": true, "plants": true, "nature": true}

// holdsUp reports whether somebody with hands holds what they come with: it is no longer than what is held, and a hand is free.
func (s *settling) holdsUp() bool {
	by, thing := s.from(), s.to()
	if Asleep[by.Pose] || by.Kind != brief.Person && !figure.Dressed(*by) || thing.Kind != brief.Piece || !s.handFree() {
		return false
	}
	if thing.Count != 1 && (by.Count <= 1 || thing.Count != by.Count && thing.Count != figure.Unstated) {
		return false
	}
	d := s.c.Draw(s.To, layout.How{})
	_, grip := d.Anchors["grip"]
	_, tie := d.Anchors["tie"]
	return figure.RealSize(d) <= Handheld || (grip || tie) && figure.RealSize(d) <= 4*Handheld
}

// handFree reports whether From does nothing that needs both hands.
func (s *settling) handFree() bool {
	doing, busy := s.c.Doing(s.From)
	return !busy || doing.Kind == "walking" || doing.Kind == "looking at" || doing.Kind == "holding" && slices.ContainsFunc(s.c.Links, func(o brief.Relation) bool { return o.From == s.From && o.Kind == "holding" })
}

// lifts reports whether who is held up is alive, and no thing that is thrown.
func (s *settling) lifts() bool {
	return (s.from().Pose == "throwing" || s.from().Pose == "lifting") && s.c.Stands(s.To)
}

// carriesOverhead reports whether somebody carries a thing over the head.
func (s *settling) carriesOverhead() bool {
	return s.from().Pose == "lifting" && s.to().Kind == brief.Piece
}

func (s *settling) raise()      { s.from().Pose = "raising" }
func (s *settling) rides() bool { return s.c.ridden(s.Relation) }

// sitStill lets a rider's mount walk and run instead of the rider.
func (s *settling) sitStill() {
	if s.from().Pose == "running" || s.from().Pose == "walking" {
		s.from().Pose = ""
	}
}

// isSign reports whether From is a sign that shows To.
func (s *settling) isSign() bool {
	return figure.Signboards[s.from().ID] && s.from().Text == "" && library.GroupOf(s.to().ID) == "symbols"
}

// isDesk reports whether To lies on From.
func (s *settling) isDesk() bool {
	return Desks[s.from().ID] && s.to().Kind == brief.Piece && figure.RealSize(s.c.Draw(s.To, layout.How{})) < Handheld
}

// walker is the relation of who walks From, or -1.
func (s *settling) walker() int {
	return slices.IndexFunc(s.c.Links, func(o brief.Relation) bool { return o.Kind == "walking" && o.To == s.From })
}

func (s *settling) isWalked() bool { return s.walker() >= 0 }

func (s *settling) holdForWalker() {
	s.c.Links[s.n] = brief.Relation{From: s.c.Links[s.walker()].From, Kind: "holding", To: s.To}
}

// sleepsSitting reports whether somebody sleeps on a seat for one.
func (s *settling) sleepsSitting() bool {
	seat := seatsOne[s.to().ID]
	return seat != "" && (s.Kind == "lying on" || s.Kind == seat) && s.from().Pose == "sleeping"
}

func (s *settling) seatSleeper() {
	sleeper := s.from()
	s.c.Links[s.n].Kind, sleeper.Pose = seatsOne[s.to().ID], ""
	if sleeper.Expression == "" {
		sleeper.Expression = "sleeping"
	}
}

// Landforms are what buildings stand on instead of a ground of their own.
var Landforms = figure.Words("rock rocks cliff island hill mountain cloud floating-island volcano iceberg")

// encircleVehicle sets what is around those in a vehicle around the vehicle: they are small in it, and may be a part of its drawing.
func (s *settling) encircleVehicle() {
	for _, l := range s.c.Links {
		if l.From == s.To && l.Kind == "inside" && (library.GroupOf(s.c.Subject(l.To).ID) == "vehicles" || Afloat[s.c.Subject(l.To).ID]) {
			s.c.Links[s.n].To = l.To
		}
	}
}

func (s *settling) isOnLandform() bool { return Landforms[s.to().ID] }

// dropShore leaves the shore of a thing out that stands on a landform: a lighthouse on a cliff is not in the sea.
func (s *settling) dropShore() {
	for _, part := range []string{"waves", "rocks"} {
		if slices.Contains(library.Parts(s.from().ID), part) {
			s.from().Without = append(slices.Clone(s.from().Without), part)
		}
	}
}

func (s *settling) isOnEggs() bool { return s.to().Count > 1 }

// addNest puts several eggs into a nest, with the bird before them.
func (s *settling) addNest() {
	s.c.Brief.Subjects = append(s.c.Brief.Subjects, brief.Subject{Kind: brief.Piece, ID: "bird-nest", Count: 1})
	nest := len(s.c.Brief.Subjects) - 1
	s.c.Links[s.n] = brief.Relation{From: s.To, Kind: "inside", To: nest}
	s.c.Links = append(s.c.Links, brief.Relation{From: s.From, Kind: "on", To: nest})
}

func (s *settling) lies() bool { return s.from().Pose == "sleeping" || s.from().Pose == "lying" }
func (s *settling) addSeat()   { s.c.seatForLap(s.Relation) }

// isVessel reports whether To is in From: in its basket, in it or aboard.
func (s *settling) isVessel() bool {
	return s.from().Kind == brief.Piece && (hasBasket(*s.from()) || s.c.contains(s.From, s.To)) || s.c.isAboard(s.Relation)
}

// isTray reports whether To stands on From.
func (s *settling) isTray() bool {
	return s.from().Count == 1 && s.to().Kind == brief.Piece && bearers[s.from().ID] && !Bows[s.to().ID]
}

func (s *settling) swims() bool        { return Swims[s.from().ID] }
func (s *settling) isNoBookmark() bool { return s.from().ID != "bookmark" }
func (s *settling) turnsToIt() bool    { return s.c.turnsTo(s.Relation) }

func (s *settling) isPosyAtFoot() bool {
	return s.to().Count == figure.Unstated && s.c.IsPosy(*s.to()) && s.c.Garnishes(s.From, s.To)
}

func (s *settling) isBladeInBlock() bool { return s.c.sticksIn(s.Relation) }

func (s *settling) isNoBlade() bool {
	return s.from().Kind != brief.Piece || library.GroupOf(s.from().ID) == "vehicles"
}

func (s *settling) openTo()   { open(s.to()) }
func (s *settling) openFrom() { open(s.from()) }

// open takes off what closes a thing, and cuts it open for what is in it.
func open(box *brief.Subject) {
	box.Without = append(slices.Clone(box.Without), lids[box.ID]...)
	if hollowed[box.ID] {
		box.States = append(slices.Clone(box.States), "empty")
	}
}

// kiss draws a kiss as what the two who kiss can do.
func (s *settling) kiss() {
	s.Kind = s.c.kissed(s.Relation)
	s.c.Links[s.n].Kind = s.Kind
}

func (s *settling) isBabyInArms() bool {
	from, to := s.from().Person, s.to().Person
	return from != nil && to != nil && !carriedAges[from.Age] && carriedAges[to.Age]
}

func (s *settling) isBaby() bool { return s.from().Person != nil && carriedAges[s.from().Person.Age] }

// lapsFromNothing reports whether an animal laps a drink from a bowl that the prompt does not name.
func (s *settling) lapsFromNothing() bool { return s.c.Laps(s.Relation) && s.c.BowlOf(s.Relation) < 0 }

func (s *settling) addBowl() {
	s.c.Brief.Subjects = append(s.c.Brief.Subjects, brief.Subject{Kind: brief.Piece, ID: "bowl", Count: 1})
	s.c.Links = append(s.c.Links, brief.Relation{From: s.From, Kind: "drinking", To: len(s.c.Brief.Subjects) - 1})
}

func (s *settling) hasSaucer() bool { return slices.Contains(library.Parts(s.to().ID), "saucer") }

// hasTwoHats reports whether a thing with a hat of its own wears another one.
func (s *settling) hasTwoHats() bool {
	return WornAt(s.to().ID) == "headTop" && slices.Contains(library.Parts(s.from().ID), "hat")
}

func (s *settling) takeHatOff() { s.from().Without = append(slices.Clone(s.from().Without), "hat") }

func (s *settling) isRead() bool { return s.from().Kind != "" }

func (s *settling) holdsBalloons() bool { return s.c.Links[s.n].Kind == "holding" && s.areSeveral() }

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
