package relationtest

import (
	"math"
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/composetest"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/compose/relation/together"
	"pellucid/internal/engine/illustrator/kit"
)

// placed composes a subject with everything that is related to it, in the cluster's units.
func placed(b brief.Brief) (*relation.Placer, layout.Cluster) {
	c := placerOf(layout.Request{Brief: b, Seed: 1})
	for i := range b.Subjects {
		if c.IsRoot(i) {
			return c, c.Copies(i)
		}
	}
	return c, layout.Cluster{}
}

// covered is what a subject covers in a cluster.
func covered(k layout.Cluster, subject int) kit.Box {
	out := kit.Box{X0: math.Inf(1), Y0: math.Inf(1), X1: math.Inf(-1), Y1: math.Inf(-1)}
	for _, s := range k.Sprites {
		if s.Subject == subject {
			out = out.Union(s.Box)
		}
	}
	return out
}

// anchorIn is where an anchor of a subject's drawing lies in a cluster.
func anchorIn(c *relation.Placer, k layout.Cluster, subject int, name string) kit.Anchor {
	for _, s := range k.Sprites {
		if s.Subject == subject {
			return layout.MapAnchor(s.M, c.Draw(subject, layout.How{}).Anchors[name])
		}
	}
	return kit.Anchor{}
}

func anchorDistance(a, b kit.Anchor) float64 { return math.Hypot(a.X-b.X, a.Y-b.Y) }

func TestTheGripOfAHeldThingIsInTheHand(t *testing.T) {
	for _, id := range []string{"umbrella", "flower", "scepter", "lantern", "handbag", "ice-cream"} {
		c, k := placed(composetest.Pair(composetest.Woman, "holding", composetest.Thing(id)))
		if d := anchorDistance(k.Root.Anchor("handNear"), anchorIn(c, k, 1, "grip")); d > .02*placing.BySize(k.Root) {
			t.Errorf("%s: the grip is %.0f %% of the holder away from the hand", id, 100*d/placing.BySize(k.Root))
		}
	}
}

func TestWhatHangsFromAHandleStaysUpright(t *testing.T) {
	// A farmer carried his basket turned on its side.
	for _, id := range []string{"basket", "suitcase", "bucket", "shopping-bag"} {
		_, k := placed(composetest.Pair(composetest.Woman, "carrying", composetest.Thing(id)))
		for _, s := range k.Sprites {
			if s.Subject == 1 && math.Abs(layout.Turn(s.M)) > 1 {
				t.Errorf("%s is turned by %.0f degrees", id, layout.Turn(s.M))
			}
		}
	}
}

func TestWhatIsHeldLeavesTheFaceFree(t *testing.T) {
	for _, id := range []string{"clipboard", "cardboard-box", "teddy-bear", "pizza"} {
		_, k := placed(composetest.Pair(composetest.Woman, "holding", composetest.Thing(id)))
		head, b := k.Root.Anchor("head"), covered(k, 1)
		if b.X0 < head.X && b.X1 > head.X && b.Y0 < head.Y && b.Y1 > head.Y {
			t.Errorf("%s lies over the middle of the face", id)
		}
	}
}

func TestTwoWhoHoldHandsTouchEachOther(t *testing.T) {
	child := brief.Subject{Words: "child", Kind: brief.Person, Count: 1, Person: &brief.Figure{Age: "child"}}
	for _, other := range []brief.Subject{composetest.Woman, child} {
		c := placerOf(layout.Request{Brief: composetest.Pair(composetest.Woman, "holding hands", other)})
		a, b := together.HandInHand(c.Placer, c.Unit(0, layout.How{Pose: "standing"}), c.Unit(1, layout.How{Pose: "standing"}))
		if d := anchorDistance(a.Root.Anchor("handFar"), b.Root.Anchor("handNear")); d > .03*placing.BySize(a.Root) {
			t.Errorf("the hands of a %s and a woman are %.0f %% of her height apart", other.Words, 100*d/placing.BySize(a.Root))
		}
		if y := b.Root.Box(); y.X0 < a.Root.Anchor("chest").X { // a wide skirt may be behind the child
			t.Errorf("a %s covers the woman", other.Words)
		}
	}
}

func TestTwoWhoFaceEachOtherLookInward(t *testing.T) {
	b := brief.Brief{Prompt: "two cats facing each other", Subjects: []brief.Subject{composetest.Cat}, Relations: []brief.Relation{{From: 0, Kind: "facing", To: 0}}}
	b.Subjects[0].Count = 2
	c := placerOf(layout.Request{Brief: b})
	if left, right := c.View(0, 0), c.View(0, 1); left != kit.Right || right != kit.Left {
		t.Errorf("the left one shows side %d, the right one %d", left, right)
	}
	b.Relations[0].Kind = "back to back"
	c = placerOf(layout.Request{Brief: b})
	if left, right := c.View(0, 0), c.View(0, 1); left != kit.Left || right != kit.Right {
		t.Errorf("back to back the left one shows side %d, the right one %d", left, right)
	}
}

func TestAPoseThatNeedsTwoBecomesARelation(t *testing.T) {
	b := composetest.Pair(composetest.Woman, "and", composetest.Woman)
	b.Subjects[0].Pose, b.Subjects[1].Pose = "hugging", "hugging"
	if c := placerOf(layout.Request{Brief: b}); len(c.Links) != 1 || c.Links[0].Kind != "hugging" || c.Subject(1).Pose != "" {
		t.Errorf("the relations are %v", c.Links)
	}
}

func TestWhoSleepsInABasketIsInIt(t *testing.T) {
	// The cat lay on the handle, because "sleeping in" was read as lying on.
	_, k := placed(composetest.Pair(composetest.Cat, "lying on", composetest.Thing("basket")))
	if last := k.Sprites[len(k.Sprites)-1]; last.Subject != 1 || last.Layer != kit.Fore {
		t.Error("the front of the basket is not before the cat")
	}
	if k.Sprites[0].Subject != 1 {
		t.Error("the back of the basket is not behind the cat")
	}
}

func TestPeopleInABoxAreSeenFromTheWaistUp(t *testing.T) {
	_, k := placed(composetest.Pair(composetest.Woman, "inside", composetest.Thing("cardboard-box")))
	person, room := covered(k, 0), k.Root.Anchor("inside")
	if rim := room.Y + room.H/2; person.Y1 < rim+.2*person.H() || person.Y0 > rim-.3*person.H() {
		t.Errorf("the rim at %.0f does not cut a figure from %.0f to %.0f at the waist", rim, person.Y0, person.Y1)
	}
}

func TestABoxIsOpenForWhatIsInIt(t *testing.T) {
	c := placerOf(layout.Request{Brief: composetest.Pair(composetest.Cat, "inside", composetest.Thing("gift-box"))})
	if got := c.Subject(1).Without; len(got) == 0 {
		t.Error("the lid of the gift box hides the cat")
	}
}

func TestWhoIsUnderAnUmbrellaIsUnderItsCanopy(t *testing.T) {
	// The umbrella floated above the dog like a lamp.
	_, k := placed(composetest.Pair(composetest.Cat, "under", composetest.Thing("umbrella")))
	below, above := covered(k, 0), covered(k, 1)
	if below.Y0 < above.Y0+.25*above.H() || below.Y0 > above.Y0+.6*above.H() || below.X0 < above.X0 || below.X1 > above.X1 {
		t.Errorf("the cat is at %v, the umbrella at %v", below, above)
	}
}

func TestAPetOnALapIsOnTheFigure(t *testing.T) {
	chair := composetest.Thing("chair")
	b := brief.Brief{Prompt: "a woman in a chair with a cat on her lap", Subjects: []brief.Subject{composetest.Woman, chair, composetest.Cat},
		Relations: []brief.Relation{{From: 0, Kind: "sitting on", To: 1}, {From: 2, Kind: "on lap", To: 0}}}
	_, k := placed(b)
	lap, seat := covered(k, 2), k.Root.Anchor("seat")
	if lap.Y1 < seat.Y-.4*placing.BySize(k.Root) || lap.Y0 > seat.Y || covered(k, 0).X0 > lap.X1 {
		t.Errorf("the cat is at %v, the seat at %.0f, %.0f", lap, seat.X, seat.Y)
	}
}

func TestThoseWhoShareAPlaceStandBesideEachOther(t *testing.T) {
	// Of two dogs and a cat on a sofa the cat was missing.
	dogs := brief.Subject{Words: "dogs", Kind: brief.Animal, ID: "dog", Count: 2}
	b := brief.Brief{Prompt: "two dogs and a cat on a sofa", Subjects: []brief.Subject{dogs, composetest.Cat, composetest.Thing("sofa")},
		Relations: []brief.Relation{{From: 0, Kind: "and", To: 1}, {From: 0, Kind: "on", To: 2}, {From: 1, Kind: "on", To: 2}}}
	_, k := placed(b)
	one, other, sofa := covered(k, 0), covered(k, 1), covered(k, 2)
	if one.X1 > other.X0+.2*other.W() || other.X1 > sofa.X1 || one.X0 < sofa.X0 {
		t.Errorf("the dogs are at %v, the cat at %v, the sofa at %v", one, other, sofa)
	}
}

func TestTwoRidersSitBehindEachOther(t *testing.T) {
	b := composetest.Pair(composetest.Woman, "riding", brief.Subject{Words: "horse", Kind: brief.Animal, ID: "horse", Count: 1})
	b.Subjects[0].Count = 2
	_, k := placed(b)
	heads := map[float64]bool{}
	for _, s := range k.Sprites {
		if s.Subject == 0 {
			heads[math.Round(float64(s.M[4]))] = true
		}
	}
	if len(heads) != 2 {
		t.Errorf("%d riders on the horse", len(heads))
	}
}

func TestTheShaftOfACartReachesTheAnimalThatPullsIt(t *testing.T) {
	ox := brief.Subject{Words: "ox", Kind: brief.Animal, ID: "ox", Count: 1}
	c, k := placed(composetest.Pair(ox, "pulling", composetest.Thing("cart")))
	tow, b := anchorIn(c, k, 1, "tow"), k.Root.Box()
	if tow.X < b.X0 || tow.X > b.X0+.4*b.W() || covered(k, 1).X0 > b.X0 {
		t.Errorf("the shaft ends at %.0f, the ox is at %v", tow.X, b)
	}
}

func TestToysLieOnTheFloorBeforeAnimals(t *testing.T) {
	// A cat with a ball of yarn stood upright in a shirt.
	_, k := placed(composetest.Pair(composetest.Cat, "playing", composetest.Thing("yarn-ball")))
	if ball := covered(k, 1); math.Abs(ball.Y1-k.Ground) > .03*placing.BySize(k.Root) || k.Root.Has("shoulderNear") {
		t.Errorf("the ball lies at %.0f, the floor is at %.0f", ball.Y1, k.Ground)
	}
}

func TestSmallThingsBehindATreeStandByItsTrunk(t *testing.T) {
	// A fox behind a tree floated at the edge of the crown.
	_, k := placed(composetest.Pair(composetest.Cat, "behind", composetest.Thing("tree")))
	small, tree := covered(k, 0), k.Root.Box()
	if trunk := layout.RightAt(k.Root, tree.Y1-.2*tree.H(), tree.Y1-.1*tree.H()); small.X0 > trunk || small.X1 < trunk {
		t.Errorf("the cat from %.0f to %.0f does not stand behind the trunk that ends at %.0f", small.X0, small.X1, trunk)
	}
}

func TestWhoPushesSomebodyInAStrollerPushesTheStroller(t *testing.T) {
	// The baby stood between its mother and the stroller.
	baby := brief.Subject{Words: "baby", Kind: brief.Person, Count: 1, Person: &brief.Figure{Age: "baby"}}
	b := brief.Brief{Prompt: "mom pushing a baby in a stroller", Subjects: []brief.Subject{composetest.Woman, baby, composetest.Thing("baby-stroller")},
		Relations: []brief.Relation{{From: 0, Kind: "pushing", To: 1}, {From: 1, Kind: "sitting on", To: 2}}}
	c, k := placed(b)
	if !c.IsRoot(0) || c.IsRoot(1) || c.IsRoot(2) {
		t.Fatalf("the relations are %v", c.Links)
	}
	in, stroller := covered(k, 1), covered(k, 2)
	if in.X0 < stroller.X0 || in.X1 > stroller.X1 || stroller.X0 < k.Root.Box().X0 {
		t.Errorf("the baby is at %v, the stroller at %v", in, stroller)
	}
}

func TestWhoPushesLooksAtItInEveryVariation(t *testing.T) {
	// The third variation looked to the left, with the stroller over its face.
	for v := range 4 {
		c := placerOf(layout.Request{Brief: composetest.Pair(composetest.Woman, "pushing", composetest.Thing("baby-stroller")), Variation: v})
		k := c.Copies(0)
		if cart := covered(k, 1); cart.X0 < k.Root.Anchor("head").X {
			t.Errorf("variation %d: the stroller begins at %.0f, the head is at %.0f", v, cart.X0, k.Root.Anchor("head").X)
		}
	}
}

func TestAnimalsHoldBalloonsBesideTheirFaces(t *testing.T) {
	// The balloon that a lion held lay over its chest and muzzle.
	for _, id := range []string{"balloon", "kite"} {
		_, k := placed(composetest.Pair(composetest.Cat, "holding", composetest.Thing(id)))
		face, cord := k.Root.Anchor("eyes"), k.Sprites[len(k.Sprites)-1].Drawing
		for _, s := range k.Sprites {
			if b := s.Box; s.Subject == 1 && s.Drawing != cord && b.X0 < face.X && b.X1 > face.X && b.Y0 < face.Y && b.Y1 > face.Y {
				t.Errorf("a %s at %v covers the face at %.0f, %.0f", id, b, face.X, face.Y)
			}
		}
	}
}

func TestSeveralHangSideBySide(t *testing.T) {
	// Of two monkeys on a branch one was missing.
	b := composetest.Pair(brief.Subject{Words: "monkeys", Kind: brief.Animal, ID: "monkey", Count: 2}, "hanging from", composetest.Thing("branch"))
	_, k := placed(b)
	places := map[float64]bool{}
	for _, s := range k.Sprites {
		if s.Subject == 0 {
			places[math.Round(float64(s.M[4]))] = true
		}
	}
	if len(places) != 2 {
		t.Errorf("%d monkeys hang from the branch", len(places))
	}
}

func TestASnakeAroundASwordIsBeforeAndBehindIt(t *testing.T) {
	b := brief.Brief{Subjects: []brief.Subject{composetest.Thing("snake"), composetest.Thing("sword")}, Relations: []brief.Relation{{From: 0, Kind: "around", To: 1}}}
	_, k := placed(b)
	sword := slices.IndexFunc(k.Sprites, func(s layout.Layer) bool { return s.Subject == 1 })
	first := slices.IndexFunc(k.Sprites, func(s layout.Layer) bool { return s.Subject == 0 })
	if first >= sword || k.Sprites[len(k.Sprites)-1].Subject != 0 {
		t.Errorf("the snake's first sprite is the %d., the sword's the %d., the last is of subject %d", first, sword, k.Sprites[len(k.Sprites)-1].Subject)
	}
}

func TestWhoABoatComesWithIsInIt(t *testing.T) {
	child := brief.Subject{Words: "kids", Kind: brief.Person, Count: 2, Person: &brief.Figure{Age: "child"}}
	_, k := placed(brief.Brief{Subjects: []brief.Subject{composetest.Thing("canoe"), child}, Relations: []brief.Relation{{From: 0, Kind: "with", To: 1}}})
	boat, kids := covered(k, 0), covered(k, 1)
	if kids.X0 < boat.X0 || kids.X1 > boat.X1 || kids.Y1 > boat.Y1 {
		t.Errorf("the kids cover %v, the boat %v", kids, boat)
	}
}

func TestWhatSeveralComeWithIsOnTheBoardToo(t *testing.T) {
	tacos := composetest.Thing("taco")
	tacos.Count = 3
	b := brief.Brief{Subjects: []brief.Subject{tacos, composetest.Thing("lime"), composetest.Thing("wood-plank")}, Relations: []brief.Relation{{From: 0, Kind: "with", To: 1}, {From: 0, Kind: "on", To: 2}}}
	_, k := placed(b)
	if lime := covered(k, 1); !(lime.W() > 0) {
		t.Error("there is no lime")
	}
}

func TestWhoHasSomebodyOnTheLapSits(t *testing.T) {
	b := brief.Brief{Subjects: []brief.Subject{{Kind: brief.Animal, ID: "cat", Count: 1}, {Kind: brief.Person, Count: 1, Person: &brief.Figure{Body: "woman"}}}, Relations: []brief.Relation{{From: 0, Kind: "on lap", To: 1}}}
	c, k := placed(b)
	if n := len(c.Brief.Subjects); n != 3 || c.Subject(2).ID != "armchair" {
		t.Fatalf("there are %d subjects", n)
	}
	if cat, chair := covered(k, 0), covered(k, 2); cat.Y1 > chair.Y1 || cat.Y0 < covered(k, 1).Y0 {
		t.Errorf("the cat covers %v, the chair %v", cat, chair)
	}
}
