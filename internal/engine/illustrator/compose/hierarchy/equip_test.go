package hierarchy

import (
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/composetest"
	"pellucid/internal/engine/illustrator/compose/layout"
)

// linked reports whether a composer has a link of a kind from one subject to a thing.
func linked(c *Tree, from int, kind, id string) bool {
	return slices.ContainsFunc(c.Links, func(l brief.Relation) bool { return l.From == from && l.Kind == kind && c.Subject(l.To).ID == id })
}

func TestWhoFightsWithAWeaponHoldsIt(t *testing.T) {
	knight, dragon := brief.Subject{Words: "knight", Kind: brief.Person, ID: "knight", Count: 1}, brief.Subject{Words: "dragon", Kind: brief.Animal, ID: "dragon", Count: 1}
	if c := NewTree(layout.Request{Brief: composetest.Pair(knight, "fighting", dragon)}); !linked(c, 0, "holding", "sword") {
		t.Errorf("a knight who fights has no sword: %v", c.Links)
	}
	if c := NewTree(layout.Request{Brief: composetest.Pair(knight, "and", dragon)}); linked(c, 0, "holding", "sword") {
		t.Error("a knight beside a dragon draws another sword than his own")
	}
}

// An old man with a cane who walks a dog had no cane.
func TestACaneStaysBesideALeash(t *testing.T) {
	man := composetest.Someone("with a cane")
	c := NewTree(layout.Request{Brief: composetest.Pair(man, "walking", brief.Subject{Words: "dog", Kind: brief.Animal, ID: "dog", Count: 1})})
	if s := c.Brief.Subjects[0]; s.Pose == "with a cane" || !slices.Contains(s.Person.Extras, "cane") {
		t.Errorf("pose %q, extras %v", s.Pose, s.Person.Extras)
	}
}

func TestWhoInjectsHasASyringe(t *testing.T) {
	nurse := brief.Subject{Words: "nurse", Kind: brief.Person, ID: "nurse", Count: 1, Pose: "injecting"}
	if c := NewTree(layout.Request{Brief: composetest.Pair(nurse, "looking at", composetest.Woman)}); !linked(c, 0, "holding", "syringe") {
		t.Errorf("the links are %v", c.Links)
	}
}

func TestTwoHoldBetweenThemWhatTheyShare(t *testing.T) {
	two := composetest.Woman
	two.Count = 2
	for name, b := range map[string]brief.Brief{
		"two kids": composetest.Pair(composetest.Thing("ice-cream"), "between", two),
		"a couple": {Subjects: []brief.Subject{composetest.Woman, composetest.Woman, composetest.Thing("milkshake")}, Relations: []brief.Relation{{From: 0, Kind: "beside", To: 1}, {From: 2, Kind: "between", To: 1}}},
	} {
		c := NewTree(layout.Request{Brief: b})
		held := slices.ContainsFunc(c.Links, func(l brief.Relation) bool { return l.Kind == "holding" })
		if shared := slices.ContainsFunc(c.Brief.Relations, func(l brief.Relation) bool { return l.Kind == Jointly }); !shared || !held {
			t.Errorf("%s: %v, %v", name, c.Links, c.Brief.Relations)
		}
	}
}

// Hearts around a girl in a canoe were as small as she is there, and stars around a pilot of a UFO stood in a row beside it.
func TestWhatIsAroundWhoIsInAVehicleIsAroundTheVehicle(t *testing.T) {
	for id, around := range map[string]int{"canoe": 1, "ufo": 1, "cardboard-box": 0} {
		b := brief.Brief{Subjects: []brief.Subject{composetest.Cat, composetest.Thing(id), composetest.Thing("heart")}, Relations: []brief.Relation{{From: 0, Kind: "inside", To: 1}, {From: 2, Kind: "around", To: 0}}}
		if c := NewTree(layout.Request{Brief: b}); !slices.Contains(c.Links, brief.Relation{From: 2, Kind: "around", To: around}) {
			t.Errorf("%s: the links are %v", id, c.Links)
		}
	}
}

func TestOneBallIsThrownByOneAndCaughtByAnother(t *testing.T) {
	kids := composetest.Woman
	kids.Count, kids.Pose = 3, "throwing"
	b := composetest.Pair(kids, "holding", composetest.Thing("ball"))
	if c := NewTree(layout.Request{Brief: b}); c.Subject(0).Count != 1 || len(c.Brief.Subjects) != 3 || c.Subject(2).Pose != "catching" {
		t.Errorf("the subjects are %v", c.Brief.Subjects)
	}
}

func TestAnOctopusHoldsEachThingOfAListInAnArm(t *testing.T) {
	b := brief.Brief{Subjects: []brief.Subject{composetest.Thing("octopus"), composetest.Thing("hammer"), composetest.Thing("wrench"), composetest.Thing("saw")}, Relations: []brief.Relation{{From: 0, Kind: "holding", To: 1}, {From: 2, Kind: "and", To: 3}}}
	c := NewTree(layout.Request{Brief: b})
	for _, id := range []string{"hammer", "wrench", "saw"} {
		if !linked(c, 0, "holding", id) {
			t.Errorf("it does not hold the %s: %v", id, c.Links)
		}
	}
}

func TestWhatIsInATippedVesselRollsOut(t *testing.T) {
	basket := composetest.Thing("basket")
	basket.Turn = 90
	if c := NewTree(layout.Request{Brief: composetest.Pair(basket, "full of", composetest.Thing("apple"))}); len(c.Links) != 1 || c.Links[0].Kind != "spilling from" {
		t.Errorf("the links are %v", c.Links)
	}
	fruit := composetest.Thing("fruit-basket")
	fruit.Turn = 90
	if c := NewTree(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{fruit}}}); len(c.Brief.Subjects) != 2 || c.Subject(0).ID != "basket" {
		t.Errorf("the subjects are %v", c.Brief.Subjects)
	}
	spilled := composetest.Thing("basket")
	spilled.States = []string{"spilled"}
	if c := NewTree(layout.Request{Brief: composetest.Pair(spilled, "full of", composetest.Thing("apple"))}); slices.Contains(c.Subject(0).States, "spilled") {
		t.Error("a puddle runs out of a basket of apples")
	}
}
