package relationtest

import (
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/composetest"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit/finish"
)

func TestEachOfTwoPeopleRidesABicycleOfTheirOwn(t *testing.T) {
	b := brief.Brief{Prompt: "a test", Subjects: []brief.Subject{composetest.Woman, composetest.Woman, composetest.Bicycle}, Relations: []brief.Relation{{From: 0, Kind: "riding", To: 2}, {From: 1, Kind: "riding", To: 2}}}
	b.Subjects[2].Count = figure.Unstated
	c, _ := placed(b)
	if len(c.Brief.Subjects) != 4 || c.Subject(2).Count != 1 || c.Subject(3).ID != "bicycle" {
		t.Errorf("%+v", c.Brief.Subjects[2:])
	}
}

func TestAGrownOneIsLargerThanAChildOnABicycleBesideThem(t *testing.T) {
	child := composetest.Woman
	child.Person = &brief.Figure{Age: "child"}
	_, k := placed(brief.Brief{Prompt: "a test", Subjects: []brief.Subject{composetest.Woman, child, composetest.Bicycle}, Relations: []brief.Relation{{From: 0, Kind: "beside", To: 1}, {From: 1, Kind: "riding", To: 2}}})
	grown, young := covered(k, 0), covered(k, 1)
	if young.H() > grown.H() {
		t.Errorf("the child on the bicycle has %.0f, who stands beside it %.0f", young.H(), grown.H())
	}
}

func TestABallIsKickedTowardAGoal(t *testing.T) {
	_, k := placed(brief.Brief{Prompt: "a test", Subjects: []brief.Subject{composetest.Woman, composetest.Thing("soccer-ball"), composetest.Thing("soccer-goal")}, Relations: []brief.Relation{{From: 0, Kind: "kicking", To: 1}, {From: 1, Kind: "inside", To: 2}}})
	who, ball, goal := covered(k, 0), covered(k, 1), covered(k, 2)
	if ball.X0 < who.X0 || goal.X0 < ball.X1-.5*ball.W() {
		t.Errorf("she begins at %.0f, the ball at %.0f, the goal at %.0f", who.X0, ball.X0, goal.X0)
	}
}

func TestWhoIsNamedBesideAChairSitsOnIt(t *testing.T) {
	c := placerOf(layout.Request{Brief: brief.Brief{Prompt: "a test", Subjects: []brief.Subject{composetest.Woman, composetest.Thing("armchair"), composetest.Thing("fireplace")}}, Seed: 1})
	if len(c.Links) != 1 || c.Links[0].Kind != "sitting on" {
		t.Errorf("%+v", c.Links)
	}
}

// Of a family that held hands only two pairs did.
func TestAFamilyHoldsHandsInALine(t *testing.T) {
	b := brief.Brief{Subjects: []brief.Subject{composetest.Woman, composetest.Woman, composetest.Woman, composetest.Woman}}
	b.Subjects[3].Pose = "holding hands"
	c := placerOf(layout.Request{Brief: b, Seed: 1})
	for n := range 3 {
		if want := (brief.Relation{From: n, Kind: "holding hands", To: n + 1}); !slices.Contains(c.Links, want) {
			t.Errorf("%v is not among %v", want, c.Links)
		}
	}
}

func TestWhatIsBuiltOnARockHasItBelowAndNoSeaOfItsOwn(t *testing.T) {
	c, k := placed(composetest.Pair(composetest.Thing("lighthouse"), "on", composetest.Thing("rock")))
	if !slices.Contains(c.Subject(0).Without, "waves") {
		t.Error("it stands in waves on a rock")
	}
	if tower, rock := covered(k, 0), covered(k, 1); rock.W() < tower.W() {
		t.Errorf("tower %v, rock %v", tower, rock)
	}
}

// A father was half as tall as the daughter whom he taught to ride.
func TestAGrownOneIsLargerThanAChildOnABicycleAtWhomTheyLook(t *testing.T) {
	child := composetest.Woman
	child.Person = &brief.Figure{Age: "child"}
	_, k := placed(brief.Brief{Prompt: "a test", Subjects: []brief.Subject{composetest.Woman, child, composetest.Bicycle}, Relations: []brief.Relation{{From: 0, Kind: "looking at", To: 1}, {From: 1, Kind: "riding", To: 2}}})
	if grown, young := covered(k, 0), covered(k, 1); young.H() > .9*grown.H() {
		t.Errorf("the child on the bicycle has %.0f, who looks at it %.0f", young.H(), grown.H())
	}
}

// A cowboy walked behind the horse that he led.
func TestAHorseIsLedAndADogGoesAhead(t *testing.T) {
	for id, ahead := range map[string]bool{"horse": false, "donkey": false, "dog": true} {
		_, k := placed(brief.Brief{Prompt: "a test", Subjects: []brief.Subject{composetest.Woman, {Kind: brief.Animal, ID: id, Count: 1}}, Relations: []brief.Relation{{From: 0, Kind: "walking", To: 1}}})
		if who, pet := covered(k, 0), covered(k, 1); ahead != (pet.X1 > who.X1) {
			t.Errorf("the %s ends at %.0f, who walks it at %.0f", id, pet.X1, who.X1)
		}
	}
}

// Of a boy on his father's shoulders only the head was seen, right above the other one.
func TestWhoSitsOnShouldersIsSeenAboveTheHeadAndBeforeTheChest(t *testing.T) {
	child := composetest.Woman
	child.Person = &brief.Figure{Age: "child"}
	c, k := placed(brief.Brief{Prompt: "a test", Subjects: []brief.Subject{composetest.Woman, child}, Relations: []brief.Relation{{From: 1, Kind: "riding", To: 0}}})
	head, neck, trunk, feet := k.Root.Anchor("head"), k.Root.Anchor("neck"), 0.0, 0.0
	for _, s := range k.Sprites {
		if c.Subject(s.Subject).Person.Age == "child" {
			trunk, feet = max(trunk, head.Y-.5*head.H-s.Box.Y0), max(feet, s.Box.Y1-neck.Y)
		}
	}
	if trunk < 1.1*head.H || feet < .4*head.H {
		t.Errorf("the child is %.0f above the head and %.0f below the neck, the head has %.0f", trunk, feet, head.H)
	}
}

// Five children in a puddle stood in one row, as a thin strip.
func TestSeveralInAPuddleStandInRows(t *testing.T) {
	child := composetest.Woman
	child.Person, child.Count, child.Pose = &brief.Figure{Age: "child"}, 5, "jumping"
	_, k := placed(brief.Brief{Prompt: "a test", Subjects: []brief.Subject{composetest.Thing("puddle"), child}, Relations: []brief.Relation{{From: 1, Kind: "inside", To: 0}}})
	if b := k.Bounds(); b.W() > 1.5*b.H() {
		t.Errorf("the group is %.0f wide and %.0f high", b.W(), b.H())
	}
}

// Sheep at a shepherd reached to the knees, and reindeer to the belt of Santa, whose boots they hid.
func TestLargeAnimalsStandBesideWhoHasThem(t *testing.T) {
	for _, id := range []string{"sheep", "reindeer", "cow"} {
		_, k := placed(brief.Brief{Prompt: "a test", Subjects: []brief.Subject{composetest.Woman, {Kind: brief.Animal, ID: id, Count: 2}}, Relations: []brief.Relation{{From: 0, Kind: "with", To: 1}}})
		if who, beasts := covered(k, 0), covered(k, 1); beasts.H() < .42*who.H() || beasts.W() < 2*who.W() {
			t.Errorf("two of %s are %.0f wide and %.0f high, who has them %.0f and %.0f", id, beasts.W(), beasts.H(), who.W(), who.H())
		}
	}
}

// Of a family in a car one drove, and the others stood beside it.
func TestAllOfAFamilyAreSeenInTheWindowsOfTheirCar(t *testing.T) {
	who := []brief.Subject{composetest.Someone(""), composetest.Someone(""), composetest.Someone(""), composetest.Thing("car")}
	k := related(who, brief.Relation{From: 0, Kind: "beside", To: 1}, brief.Relation{From: 1, Kind: "beside", To: 2},
		brief.Relation{From: 0, Kind: "inside", To: 3}, brief.Relation{From: 1, Kind: "inside", To: 3}, brief.Relation{From: 2, Kind: "inside", To: 3})
	car := covered(k, 3)
	for i := range 3 {
		if b := covered(k, i); b.X0 < car.X0 || b.X1 > car.X1 || b.Y1 > car.Y1 || b.W() <= 0 {
			t.Errorf("person %d at %v is not in the car %v", i, b, car)
		}
	}
}

// The feet of one of two who fish were seen below their boat.
func TestTwoWhoFishFromABoatFishOverBothSidesOfIt(t *testing.T) {
	two := composetest.Someone("fishing")
	two.Count = 2
	k := related([]brief.Subject{two, composetest.Thing("rowboat")}, brief.Relation{From: 0, Kind: "inside", To: 1})
	who, boat := covered(k, 0), covered(k, 1)
	if who.X0 > boat.X0+.1*boat.W() || who.X1 < boat.X1-.1*boat.W() {
		t.Errorf("those who fish are at %v, the boat at %v", who, boat)
	}
}

func TestWhatATrayOrAShelfComesWithStandsOnIt(t *testing.T) {
	for _, pair := range [][2]string{{"tray", "cupcake"}, {"shelf", "teddy-bear"}, {"tray", "croissant"}} {
		_, k := placed(composetest.Pair(composetest.Thing(pair[0]), "with", composetest.Thing(pair[1])))
		below, on := covered(k, 0), covered(k, 1)
		if on.X0 < below.X0 || on.X1 > below.X1 || on.Y1 > below.Y1 || on.Y1 < below.Y0 {
			t.Errorf("%s with %s: %v is not on %v", pair[0], pair[1], on, below)
		}
	}
}

// A heart "on the sail" was drawn at the foot of the mast, one of a pocket was left out.
func TestAPictureIsOnThePartThatWasTold(t *testing.T) {
	for id, part := range map[string]string{"sailboat": "sails", "t-shirt": "pocket", "pencil": "eraser", "tree": "trunk"} {
		c := placerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{composetest.Piece(id, 1), composetest.Piece("heart", 1)}, Relations: []brief.Relation{{From: 1, Kind: "printed on", To: 0, Part: part}}}})
		k := c.Copies(0)
		heart, ok := spritesOf(k, 1)
		where := layout.MapBox(k.Root.M, finish.Only(k.Root.Drawing, part, true).Box)
		x, y := (heart.X0+heart.X1)/2, (heart.Y0+heart.Y1)/2
		if !ok || x < where.X0 || x > where.X1 || y < where.Y0 || y > where.Y1 {
			t.Errorf("%s: the heart at %v is not on the %s at %v", id, heart, part, where)
		}
	}
}
