package compose

import (
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
)

// linked reports whether a composer has a link of a kind from one subject to a thing.
func linked(c *composer, from int, kind, id string) bool {
	return slices.ContainsFunc(c.links, func(l brief.Relation) bool { return l.From == from && l.Kind == kind && c.subject(l.To).ID == id })
}

func TestWhoFightsWithAWeaponHoldsIt(t *testing.T) {
	knight, dragon := brief.Subject{Words: "knight", Kind: brief.Person, ID: "knight", Count: 1}, brief.Subject{Words: "dragon", Kind: brief.Animal, ID: "dragon", Count: 1}
	if c := newComposer(Request{Brief: pairOf(knight, "fighting", dragon)}); !linked(c, 0, "holding", "sword") {
		t.Errorf("a knight who fights has no sword: %v", c.links)
	}
	if c := newComposer(Request{Brief: pairOf(knight, "and", dragon)}); linked(c, 0, "holding", "sword") {
		t.Error("a knight beside a dragon draws another sword than his own")
	}
}

func TestWhoInjectsHasASyringe(t *testing.T) {
	nurse := brief.Subject{Words: "nurse", Kind: brief.Person, ID: "nurse", Count: 1, Pose: "injecting"}
	if c := newComposer(Request{Brief: pairOf(nurse, "looking at", woman)}); !linked(c, 0, "holding", "syringe") {
		t.Errorf("the links are %v", c.links)
	}
}

func TestTwoHoldBetweenThemWhatTheyShare(t *testing.T) {
	two := woman
	two.Count = 2
	for name, b := range map[string]brief.Brief{
		"two kids": pairOf(thing("ice-cream"), "between", two),
		"a couple": {Subjects: []brief.Subject{woman, woman, thing("milkshake")}, Relations: []brief.Relation{{From: 0, Kind: "beside", To: 1}, {From: 2, Kind: "between", To: 1}}},
	} {
		c := newComposer(Request{Brief: b})
		held := slices.ContainsFunc(c.links, func(l brief.Relation) bool { return l.Kind == "holding" })
		if shared := slices.ContainsFunc(c.Brief.Relations, func(l brief.Relation) bool { return l.Kind == jointly }); !shared || !held {
			t.Errorf("%s: %v, %v", name, c.links, c.Brief.Relations)
		}
		if out := missedRelations(b); len(out) > 0 {
			t.Errorf("%s: said to be missed: %v", name, out)
		}
	}
}

func TestOneBallIsThrownByOneAndCaughtByAnother(t *testing.T) {
	kids := woman
	kids.Count, kids.Pose = 3, "throwing"
	b := pairOf(kids, "holding", thing("ball"))
	if c := newComposer(Request{Brief: b}); c.subject(0).Count != 1 || len(c.Brief.Subjects) != 3 || c.subject(2).Pose != "catching" {
		t.Errorf("the subjects are %v", c.Brief.Subjects)
	}
	if out := missedRelations(b); len(out) > 0 {
		t.Errorf("said to be missed: %v", out)
	}
}

func TestAnOctopusHoldsEachThingOfAListInAnArm(t *testing.T) {
	b := brief.Brief{Subjects: []brief.Subject{thing("octopus"), thing("hammer"), thing("wrench"), thing("saw")}, Relations: []brief.Relation{{From: 0, Kind: "holding", To: 1}, {From: 2, Kind: "and", To: 3}}}
	c := newComposer(Request{Brief: b})
	for _, id := range []string{"hammer", "wrench", "saw"} {
		if !linked(c, 0, "holding", id) {
			t.Errorf("it does not hold the %s: %v", id, c.links)
		}
	}
}

func TestAnAnimalActsInABoatAsPeopleDo(t *testing.T) {
	bear := brief.Subject{Words: "bear", Kind: brief.Animal, ID: "bear", Count: 1, Pose: "fishing"}
	c, k := placed(pairOf(bear, "inside", thing("rowboat")))
	if pose := c.restPose(0, c.links[0]); pose != "" {
		t.Errorf("it is %s", pose)
	}
	if line, boat := covered(k, 0), k.root.box(); line.X1 <= boat.X1 {
		t.Error("its rod is not over the side")
	}
}

func TestWhoDrivesAPickupIsInItsCab(t *testing.T) {
	for prompt, cab := range map[string]bool{"a dog driving a pickup": true, "a dog riding in a pickup": false} {
		b := pairOf(brief.Subject{Words: "dog", Kind: brief.Animal, ID: "dog", Count: 1}, "riding", thing("pickup-truck"))
		b.Prompt = prompt
		_, k := placed(b)
		if dog, truck := covered(k, 0), k.root.box(); (dog.X0 > truck.X0+.4*truck.W()) != cab {
			t.Errorf("%s: it is at %v", prompt, dog)
		}
	}
}

func TestWhatIsDunkedStandsOutOfTheDrink(t *testing.T) {
	c, k := placed(pairOf(thing("cookie"), "inside", thing("milk")))
	cookie, glass := covered(k, 0), k.root.box()
	if c.subject(1).ID != "glass-of-milk" || cookie.Y0 >= glass.Y0 || cookie.Y1 > glass.Y0+.3*glass.H() || cookie.W() < .3*glass.W() {
		t.Errorf("the cookie is at %v, the %s at %v", cookie, c.subject(1).ID, glass)
	}
}

func TestWhatIsInATippedVesselRollsOut(t *testing.T) {
	basket := thing("basket")
	basket.Turn = 90
	if c := newComposer(Request{Brief: pairOf(basket, "full of", thing("apple"))}); len(c.links) != 1 || c.links[0].Kind != "spilling from" {
		t.Errorf("the links are %v", c.links)
	}
	fruit := thing("fruit-basket")
	fruit.Turn = 90
	if c := newComposer(Request{Brief: brief.Brief{Subjects: []brief.Subject{fruit}}}); len(c.Brief.Subjects) != 2 || c.subject(0).ID != "basket" {
		t.Errorf("the subjects are %v", c.Brief.Subjects)
	}
	spilled := thing("basket")
	spilled.States = []string{"spilled"}
	if c := newComposer(Request{Brief: pairOf(spilled, "full of", thing("apple"))}); slices.Contains(c.subject(0).States, "spilled") {
		t.Error("a puddle runs out of a basket of apples")
	}
}

func TestWhoClimbsARopeHangsOnIt(t *testing.T) {
	climber := woman
	climber.Pose = "climbing"
	_, k := placed(pairOf(climber, "looking at", thing("rope")))
	rope, hand := covered(k, 1), k.root.anchor("handFar")
	if who := k.root.box(); rope.H() < 1.1*who.H() || hand.X < rope.X0-.05*who.H() || hand.X > rope.X1+.05*who.H() {
		t.Errorf("the rope is at %v, the hand at %v", rope, hand)
	}
}

func TestASafeFullOfMoneyIsOpen(t *testing.T) {
	c, _ := placed(pairOf(thing("safe"), "full of", thing("money")))
	if !slices.Contains(c.subject(0).States, "open") {
		t.Errorf("its states are %v", c.subject(0).States)
	}
}

func TestADrinkRunsFromOneVesselIntoAnother(t *testing.T) {
	b := brief.Brief{Subjects: []brief.Subject{thing("milk"), thing("pitcher"), thing("glass")}, Relations: []brief.Relation{{From: 0, Kind: "spilling from", To: 1}, {From: 1, Kind: "inside", To: 2}}}
	_, k := placed(b)
	jug, glass := covered(k, 1), k.root.box()
	if jug.Y0 > glass.Y0 || jug.H() < .5*glass.H() {
		t.Errorf("the jug is at %v, the glass at %v", jug, glass)
	}
	if out := missedRelations(b); len(out) > 0 {
		t.Errorf("said to be missed: %v", out)
	}
}

func TestPresentsStandAtTheFootOfATree(t *testing.T) {
	_, k := placed(pairOf(thing("gift-box"), "under", thing("christmas-tree")))
	if gift, tree := covered(k, 0), k.root.box(); gift.Y0 > tree.Y1 {
		t.Errorf("the gift at %v is apart from the tree at %v", gift, tree)
	}
}
