package relationtest

import (
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/composetest"
	"pellucid/internal/engine/illustrator/compose/relation/supports"
)

func TestAnAnimalActsInABoatAsPeopleDo(t *testing.T) {
	bear := brief.Subject{Words: "bear", Kind: brief.Animal, ID: "bear", Count: 1, Pose: "fishing"}
	c, k := placed(composetest.Pair(bear, "inside", composetest.Thing("rowboat")))
	if pose := supports.RestPose(c.Placer, 0, c.Links[0]); pose != "" {
		t.Errorf("it is %s", pose)
	}
	if line, boat := covered(k, 0), k.Root.Box(); line.X1 <= boat.X1 {
		t.Error("its rod is not over the side")
	}
}

func TestWhoDrivesAPickupIsInItsCab(t *testing.T) {
	for prompt, cab := range map[string]bool{"a dog driving a pickup": true, "a dog riding in a pickup": false} {
		b := composetest.Pair(brief.Subject{Words: "dog", Kind: brief.Animal, ID: "dog", Count: 1}, "riding", composetest.Thing("pickup-truck"))
		b.Prompt = prompt
		_, k := placed(b)
		if dog, truck := covered(k, 0), k.Root.Box(); (dog.X0 > truck.X0+.4*truck.W()) != cab {
			t.Errorf("%s: it is at %v", prompt, dog)
		}
	}
}

func TestWhatIsDunkedStandsOutOfTheDrink(t *testing.T) {
	c, k := placed(composetest.Pair(composetest.Thing("cookie"), "inside", composetest.Thing("milk")))
	cookie, glass := covered(k, 0), k.Root.Box()
	if c.Subject(1).ID != "glass-of-milk" || cookie.Y0 >= glass.Y0 || cookie.Y1 > glass.Y0+.3*glass.H() || cookie.W() < .3*glass.W() {
		t.Errorf("the cookie is at %v, the %s at %v", cookie, c.Subject(1).ID, glass)
	}
}

func TestWhoClimbsARopeHangsOnIt(t *testing.T) {
	climber := composetest.Woman
	climber.Pose = "climbing"
	_, k := placed(composetest.Pair(climber, "looking at", composetest.Thing("rope")))
	rope, hand := covered(k, 1), k.Root.Anchor("handFar")
	if who := k.Root.Box(); rope.H() < 1.1*who.H() || hand.X < rope.X0-.05*who.H() || hand.X > rope.X1+.05*who.H() {
		t.Errorf("the rope is at %v, the hand at %v", rope, hand)
	}
}

func TestASafeFullOfMoneyIsOpen(t *testing.T) {
	c, _ := placed(composetest.Pair(composetest.Thing("safe"), "full of", composetest.Thing("money")))
	if !slices.Contains(c.Subject(0).States, "open") {
		t.Errorf("its states are %v", c.Subject(0).States)
	}
}

func TestADrinkRunsFromOneVesselIntoAnother(t *testing.T) {
	b := brief.Brief{Subjects: []brief.Subject{composetest.Thing("milk"), composetest.Thing("pitcher"), composetest.Thing("glass")}, Relations: []brief.Relation{{From: 0, Kind: "spilling from", To: 1}, {From: 1, Kind: "inside", To: 2}}}
	_, k := placed(b)
	jug, glass := covered(k, 1), k.Root.Box()
	if jug.Y0 > glass.Y0 || jug.H() < .5*glass.H() {
		t.Errorf("the jug is at %v, the glass at %v", jug, glass)
	}
}

func TestPresentsStandAtTheFootOfATree(t *testing.T) {
	_, k := placed(composetest.Pair(composetest.Thing("gift-box"), "under", composetest.Thing("christmas-tree")))
	if gift, tree := covered(k, 0), k.Root.Box(); gift.Y0 > tree.Y1 {
		t.Errorf("the gift at %v is apart from the tree at %v", gift, tree)
	}
}
