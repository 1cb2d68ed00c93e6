package relationtest

import (
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/composetest"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/holding"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/kit"
)

// A girl who gave her mother a flower carried her mother.
func TestWhoGivesHoldsTheGiftAndLooksAtWhoGetsIt(t *testing.T) {
	flower := brief.Subject{Kind: brief.Piece, ID: "flower", Count: 1}
	c := placerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{composetest.Someone("giving"), composetest.Someone(""), flower}, Relations: []brief.Relation{{From: 0, Kind: "holding", To: 1}, {From: 1, Kind: "beside", To: 2}}}})
	for _, want := range []brief.Relation{{From: 0, Kind: "looking at", To: 1}, {From: 0, Kind: "holding", To: 2}} {
		if !slices.Contains(c.Links, want) {
			t.Errorf("%v is not among %v", want, c.Links)
		}
	}
}

// The hands of who climbed a tree were at its crown, far from the trunk.
func TestWhoClimbsTouchesTheTrunk(t *testing.T) {
	tree := brief.Subject{Kind: brief.Piece, ID: "tree", Count: 1}
	c := placerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{composetest.Someone("climbing"), tree}, Relations: []brief.Relation{{From: 0, Kind: "looking at", To: 1}}}})
	k := c.Unit(0, layout.How{Facing: kit.Right})
	at := slices.IndexFunc(k.Sprites, func(s layout.Layer) bool { return s.Subject == 1 })
	if at < 0 {
		t.Fatal("there is no tree")
	}
	crown := k.Sprites[at].Box
	if hand := k.Root.Anchor("handFar"); hand.X < crown.X0+.2*crown.W() {
		t.Errorf("the hand is at %.0f, the crown begins at %.0f and is %.0f wide: it is not at the trunk", hand.X, crown.X0, crown.W())
	}
}

func TestWhatACatDrinksFromABowlIsNoCartonBesideIt(t *testing.T) {
	subjects := []brief.Subject{{Kind: brief.Animal, ID: "cat", Count: 1}, {Kind: brief.Piece, ID: "milk", Count: 1}, {Kind: brief.Piece, ID: "bowl", Count: 1}}
	c := placerOf(layout.Request{Brief: brief.Brief{Subjects: subjects, Relations: []brief.Relation{{From: 0, Kind: "drinking", To: 1}, {From: 0, Kind: "drinking", To: 2}}}})
	k := c.Unit(0, layout.How{})
	milk, bowl := kit.Box{}, kit.Box{}
	for _, s := range k.Sprites {
		switch s.Subject {
		case 1:
			milk = s.Box
		case 2:
			bowl = s.Box
		}
	}
	if milk.W() <= 0 || milk.X0 < bowl.X0-1 || milk.X1 > bowl.X1+1 || milk.H() > .5*bowl.H() {
		t.Errorf("the milk is at %.0f, the bowl at %.0f", milk, bowl)
	}
}

func TestASquirrelHoldsTheAcornThatItComesWith(t *testing.T) {
	b := brief.Brief{Subjects: []brief.Subject{{Words: "squirrel", Kind: brief.Animal, ID: "squirrel", Count: 1}, composetest.Thing("acorn")}, Relations: []brief.Relation{{From: 0, Kind: "with", To: 1}}}
	_, k := placed(b)
	squirrel, acorn := covered(k, 0), covered(k, 1)
	if acorn.X0 < squirrel.X0 || acorn.X1 > squirrel.X1 || acorn.Y1 > squirrel.Y1 {
		t.Errorf("the acorn covers %v, the squirrel %v", acorn, squirrel)
	}
}

func TestOneHandIsFreeForAThingOnlyWhereThePoseNeedsNoSecondOne(t *testing.T) {
	person := func(pose string) brief.Subject {
		return brief.Subject{Kind: brief.Person, Count: 1, Pose: pose, Person: &brief.Figure{}}
	}
	for pose, want := range map[string]bool{"phoning": true, "": false, "cheering": false, "stirring a pot": false} {
		b := brief.Brief{Subjects: []brief.Subject{person(pose), {Kind: brief.Piece, ID: "suitcase", Count: 1}}, Relations: []brief.Relation{{From: 0, Kind: "holding", To: 1}}}
		c := placerOf(layout.Request{Brief: b})
		if got := holding.HandFree(c.Placer, 0); got != want {
			t.Errorf("%q: %v", pose, got)
		}
	}
}

// A rose "in a hand" lay on an open palm.
func TestAHandClosesAroundWhatHasAStemOrAHandle(t *testing.T) {
	for id, closes := range map[string]bool{"rose": true, "microphone": true, "wine-glass": true, "balloon": true, "earth": false, "heart": false} {
		c, k := placed(composetest.Pair(composetest.Thing("hand"), "holding", composetest.Thing(id)))
		if got := slices.Contains(c.Subject(0).States, "holding"); got != closes {
			t.Errorf("%s: the hand is closed: %v", id, got)
			continue
		}
		if hand, held := covered(k, 0), covered(k, 1); closes && held.Y0 > hand.Y0-.1*hand.H() {
			t.Errorf("%s: %v does not stand out of the hand %v", id, held, hand)
		}
	}
}

func TestWhoDrinksHoldsTheOtherThingInTheOtherHand(t *testing.T) {
	b := brief.Brief{Subjects: []brief.Subject{composetest.Woman, composetest.Thing("coffee"), composetest.Thing("newspaper")}, Relations: []brief.Relation{{From: 0, Kind: "drinking", To: 1}, {From: 0, Kind: "reading", To: 2}}}
	_, k := placed(b)
	head, cup, paper := k.Root.Anchor("head"), covered(k, 1), covered(k, 2)
	if (cup.X0+cup.X1)/2 > head.X || paper.X0 < head.X || cup.Y0 < head.Y-.1*head.H {
		t.Errorf("head %v, cup %v, newspaper %v", head, cup, paper)
	}
}

func TestWhoEatsAPizzaHasASliceOfIt(t *testing.T) {
	c := placerOf(layout.Request{Brief: composetest.Pair(composetest.Woman, "eating", composetest.Thing("pizza"))})
	if id := c.Subject(1).ID; id != "pizza-slice" {
		t.Errorf("she eats a %s", id)
	}
}

func TestAGuitarIsAsLargeAsItsPlayerNeeds(t *testing.T) {
	for _, id := range []string{"guitar", "banjo", "ukulele"} {
		_, k := placed(composetest.Pair(composetest.Cat, "playing", composetest.Thing(id)))
		hand, b := k.Root.Anchor("handFar"), covered(k, 1)
		if b.W() < .4*placing.BySize(k.Root) || hand.X < b.X0+.5*b.W() || hand.X > b.X1 {
			t.Errorf("%s %v, hand %v", id, b, hand)
		}
	}
}

func TestSeveralSmallThingsAreHeldInBothHands(t *testing.T) {
	for id, want := range map[string]string{"book": "book-stack", "handbag": "handbag", "dumbbell": "dumbbell"} {
		several := composetest.Thing(id)
		several.Count = figure.Unstated
		c, k := placed(composetest.Pair(composetest.Woman, "with", several))
		body, held := k.Root.Box(), covered(k, 1)
		if c.Subject(1).ID != want || held.H() > .5*body.H() || held.X0 > body.X1 {
			t.Errorf("%s: %s covers %v beside %v", id, c.Subject(1).ID, held, body)
		}
	}
}

func TestABroomOnWhichSomebodyFliesLies(t *testing.T) {
	_, k := placed(composetest.Pair(composetest.Woman, "riding", composetest.Thing("broom")))
	if b, body := covered(k, 1), k.Root.Anchor("seat"); b.W() < .9*b.H() || body.Y == 0 {
		t.Errorf("the broom covers %v", b)
	}
}

func TestWhoIsInABedIsSeenAboveItsBlanket(t *testing.T) {
	// A woman who reads in bed stood behind the headboard.
	for _, pose := range []string{"", "sleeping"} {
		b := composetest.Pair(composetest.Woman, "inside", composetest.Thing("bed"))
		b.Subjects[0].Pose = pose
		_, k := placed(b)
		bed, body := covered(k, 1), covered(k, 0)
		if body.Y1 > bed.Y0+.7*bed.H() || body.Y1 < bed.Y0+.35*bed.H() || body.X0 < bed.X0 || body.X1 > bed.X1 {
			t.Errorf("%q: the bed covers %v, she %v", pose, bed, body)
		}
	}
}

func TestWhatIsReadIsBelowTheChinBetweenBothHands(t *testing.T) {
	for _, id := range []string{"newspaper", "book"} {
		_, k := placed(composetest.Pair(composetest.Woman, "reading", composetest.Thing(id)))
		head, near, far, b := k.Root.Anchor("head"), k.Root.Anchor("handNear"), k.Root.Anchor("handFar"), covered(k, 1)
		if b.Y0 < head.Y+.3*head.H || near.X > b.X0+.2*b.W() || far.X < b.X1-.2*b.W() {
			t.Errorf("%s %v, chin at %.0f, hands %v %v", id, b, head.Y+.44*head.H, near, far)
		}
	}
}

func TestABagHangsWhereTheOtherHandHoldsSomethingElse(t *testing.T) {
	b := brief.Brief{Subjects: []brief.Subject{composetest.Woman, composetest.Thing("camera"), composetest.Thing("suitcase")}, Relations: []brief.Relation{{From: 0, Kind: "holding", To: 1}, {From: 0, Kind: "holding", To: 2}}}
	_, k := placed(b)
	if seat, c := k.Root.Anchor("seat"), covered(k, 2); c.Y1 < seat.Y {
		t.Errorf("the suitcase covers %v, the hips are at %.0f", c, seat.Y)
	}
}

func TestWhatHasWheelsIsPushedAndFlowersAreABouquet(t *testing.T) {
	c := placerOf(layout.Request{Brief: composetest.Pair(composetest.Woman, "with", composetest.Thing("shopping-cart"))})
	if c.Links[0].Kind != "pushing" {
		t.Errorf("the cart: %s", c.Links[0].Kind)
	}
	flowers := composetest.Thing("flower")
	flowers.Count = figure.Unstated
	if c = placerOf(layout.Request{Brief: composetest.Pair(composetest.Woman, "holding", flowers)}); c.Subject(1).ID != "bouquet" {
		t.Errorf("flowers: %s", c.Subject(1).ID)
	}
}

func TestWhoHoldsAThingHasNoPropOfTheRoleBesides(t *testing.T) {
	c := placerOf(layout.Request{Brief: composetest.Pair(brief.Subject{Words: "knight", Kind: brief.Person, ID: "knight", Count: 1}, "holding", composetest.Apple)})
	if !c.Unit(0, layout.How{}).Root.How.Bare || c.Unit(1, layout.How{}).Root.How.Bare {
		t.Error("a knight with an apple keeps sword and shield in his hands")
	}
}

func TestWhatSomebodyEatsAndDrinksIsAtTheirMouthUnderTheEyes(t *testing.T) {
	for id, kind := range map[string]string{"coffee": "drinking", "wine-glass": "drinking", "juice": "drinking", "hamburger": "eating", "ice-cream": "eating", "donut": "eating", "pizza": "eating", "cookie": "eating"} {
		for _, who := range []brief.Subject{composetest.Woman, {Kind: brief.Person, Count: 1, Person: &brief.Figure{Age: "child"}}} {
			_, k := placed(composetest.Pair(who, kind, composetest.Thing(id)))
			mouth, head, b := k.Root.Anchor("mouth"), k.Root.Anchor("head"), covered(k, 1)
			if mouth.X < b.X0-.12*head.W || mouth.X > b.X1+.12*head.W || b.Y0 < head.Y-.1*head.H || b.Y0 > mouth.Y+.2*head.H {
				t.Errorf("%s %s: mouth %v, head %v, thing %v", kind, id, mouth, head, b)
			}
		}
	}
}

func TestACupLeavesItsSaucerOnTheTableAndMilkItsCarton(t *testing.T) {
	c := placerOf(layout.Request{Brief: composetest.Pair(composetest.Woman, "drinking", composetest.Thing("coffee"))})
	if !slices.Contains(c.Subject(1).Without, "saucer") {
		t.Error("she drinks from a saucer")
	}
	if c := placerOf(layout.Request{Brief: composetest.Pair(composetest.Woman, "drinking", composetest.Thing("milk"))}); c.Subject(1).ID != "glass-of-milk" {
		t.Errorf("she drinks from a %s", c.Subject(1).ID)
	}
}

func TestAnAnimalInSomebodysArmsSits(t *testing.T) {
	_, k := placed(composetest.Pair(composetest.Woman, "holding", composetest.Cat))
	if b := covered(k, 1); b.H() < .8*b.W() {
		t.Errorf("it stands: %v", b)
	}
}

func TestBothHandsAreOnTheAnimalInSomebodysArms(t *testing.T) {
	for _, id := range []string{"cat", "chicken"} {
		kind := brief.Animal
		if id == "chicken" {
			kind = brief.Bird
		}
		_, k := placed(composetest.Pair(composetest.Woman, "holding", brief.Subject{Words: id, Kind: kind, ID: id, Count: 1}))
		b := covered(k, 1)
		for _, name := range []string{"handNear", "handFar"} {
			if hand := k.Root.Anchor(name); hand.X < b.X0-.2*b.W() || hand.X > b.X1 || hand.Y < b.Y0+.3*b.H() {
				t.Errorf("%s: %s %v is not on %v", id, name, hand, b)
			}
		}
	}
}
