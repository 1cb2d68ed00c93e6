package compose

import (
	"math"
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
)

// thing is one piece of the kit as a subject.
func thing(id string) brief.Subject {
	return brief.Subject{Words: id, Kind: brief.Piece, ID: id, Count: 1}
}

// placed composes a subject with everything that is related to it, in the cluster's units.
func placed(b brief.Brief) (*composer, cluster) {
	c := newComposer(Request{Brief: b, Seed: 1})
	for i := range b.Subjects {
		if c.isRoot(i) {
			return c, c.copies(i)
		}
	}
	return c, cluster{}
}

// covered is what a subject covers in a cluster.
func covered(k cluster, subject int) kit.Box {
	out := kit.Box{X0: math.Inf(1), Y0: math.Inf(1), X1: math.Inf(-1), Y1: math.Inf(-1)}
	for _, s := range k.sprites {
		if s.subject == subject {
			out = out.Union(s.box)
		}
	}
	return out
}

// anchorIn is where an anchor of a subject's drawing lies in a cluster.
func anchorIn(c *composer, k cluster, subject int, name string) kit.Anchor {
	for _, s := range k.sprites {
		if s.subject == subject {
			return mapAnchor(s.m, c.draw(subject, how{}).Anchors[name])
		}
	}
	return kit.Anchor{}
}

func anchorDistance(a, b kit.Anchor) float64 { return math.Hypot(a.X-b.X, a.Y-b.Y) }

func TestTheGripOfAHeldThingIsInTheHand(t *testing.T) {
	for _, id := range []string{"umbrella", "flower", "scepter", "lantern", "handbag", "ice-cream"} {
		c, k := placed(pairOf(woman, "holding", thing(id)))
		if d := anchorDistance(k.root.anchor("handNear"), anchorIn(c, k, 1, "grip")); d > .02*bySize(k.root) {
			t.Errorf("%s: the grip is %.0f %% of the holder away from the hand", id, 100*d/bySize(k.root))
		}
	}
}

func TestWhatHangsFromAHandleStaysUpright(t *testing.T) {
	// A farmer carried his basket turned on its side.
	for _, id := range []string{"basket", "suitcase", "bucket", "shopping-bag"} {
		_, k := placed(pairOf(woman, "carrying", thing(id)))
		for _, s := range k.sprites {
			if s.subject == 1 && math.Abs(turn(s.m)) > 1 {
				t.Errorf("%s is turned by %.0f degrees", id, turn(s.m))
			}
		}
	}
}

func TestWhatIsHeldLeavesTheFaceFree(t *testing.T) {
	for _, id := range []string{"clipboard", "cardboard-box", "teddy-bear", "pizza"} {
		_, k := placed(pairOf(woman, "holding", thing(id)))
		head, b := k.root.anchor("head"), covered(k, 1)
		if b.X0 < head.X && b.X1 > head.X && b.Y0 < head.Y && b.Y1 > head.Y {
			t.Errorf("%s lies over the middle of the face", id)
		}
	}
}

func TestTwoWhoHoldHandsTouchEachOther(t *testing.T) {
	child := brief.Subject{Words: "child", Kind: brief.Person, Count: 1, Person: &brief.Figure{Age: "child"}}
	for _, other := range []brief.Subject{woman, child} {
		c := newComposer(Request{Brief: pairOf(woman, "holding hands", other)})
		a, b := c.handInHand(c.unit(0, how{pose: "standing"}), c.unit(1, how{pose: "standing"}))
		if d := anchorDistance(a.root.anchor("handFar"), b.root.anchor("handNear")); d > .03*bySize(a.root) {
			t.Errorf("the hands of a %s and a woman are %.0f %% of her height apart", other.Words, 100*d/bySize(a.root))
		}
		if y := b.root.box(); y.X0 < a.root.anchor("chest").X { // a wide skirt may be behind the child
			t.Errorf("a %s covers the woman", other.Words)
		}
	}
}

func TestTwoWhoFaceEachOtherLookInward(t *testing.T) {
	b := brief.Brief{Prompt: "two cats facing each other", Subjects: []brief.Subject{cat}, Relations: []brief.Relation{{From: 0, Kind: "facing", To: 0}}}
	b.Subjects[0].Count = 2
	c := newComposer(Request{Brief: b})
	if left, right := c.view(0, 0), c.view(0, 1); left != kit.Right || right != kit.Left {
		t.Errorf("the left one shows side %d, the right one %d", left, right)
	}
	b.Relations[0].Kind = "back to back"
	c = newComposer(Request{Brief: b})
	if left, right := c.view(0, 0), c.view(0, 1); left != kit.Left || right != kit.Right {
		t.Errorf("back to back the left one shows side %d, the right one %d", left, right)
	}
}

func TestAPoseThatNeedsTwoBecomesARelation(t *testing.T) {
	b := pairOf(woman, "and", woman)
	b.Subjects[0].Pose, b.Subjects[1].Pose = "hugging", "hugging"
	if c := newComposer(Request{Brief: b}); len(c.links) != 1 || c.links[0].Kind != "hugging" || c.subject(1).Pose != "" {
		t.Errorf("the relations are %v", c.links)
	}
}

func TestWhoSleepsInABasketIsInIt(t *testing.T) {
	// The cat lay on the handle, because "sleeping in" was read as lying on.
	_, k := placed(pairOf(cat, "lying on", thing("basket")))
	if last := k.sprites[len(k.sprites)-1]; last.subject != 1 || last.layer != kit.Fore {
		t.Error("the front of the basket is not before the cat")
	}
	if k.sprites[0].subject != 1 {
		t.Error("the back of the basket is not behind the cat")
	}
}

func TestPeopleInABoxAreSeenFromTheWaistUp(t *testing.T) {
	_, k := placed(pairOf(woman, "inside", thing("cardboard-box")))
	person, room := covered(k, 0), k.root.anchor("inside")
	if rim := room.Y + room.H/2; person.Y1 < rim+.2*person.H() || person.Y0 > rim-.3*person.H() {
		t.Errorf("the rim at %.0f does not cut a figure from %.0f to %.0f at the waist", rim, person.Y0, person.Y1)
	}
}

func TestABoxIsOpenForWhatIsInIt(t *testing.T) {
	c := newComposer(Request{Brief: pairOf(cat, "inside", thing("gift-box"))})
	if got := c.subject(1).Without; len(got) == 0 {
		t.Error("the lid of the gift box hides the cat")
	}
}

func TestWhoIsUnderAnUmbrellaIsUnderItsCanopy(t *testing.T) {
	// The umbrella floated above the dog like a lamp.
	_, k := placed(pairOf(cat, "under", thing("umbrella")))
	below, above := covered(k, 0), covered(k, 1)
	if below.Y0 < above.Y0+.25*above.H() || below.Y0 > above.Y0+.6*above.H() || below.X0 < above.X0 || below.X1 > above.X1 {
		t.Errorf("the cat is at %v, the umbrella at %v", below, above)
	}
}

func TestAPetOnALapIsOnTheFigure(t *testing.T) {
	chair := thing("chair")
	b := brief.Brief{Prompt: "a woman in a chair with a cat on her lap", Subjects: []brief.Subject{woman, chair, cat},
		Relations: []brief.Relation{{From: 0, Kind: "sitting on", To: 1}, {From: 2, Kind: "on lap", To: 0}}}
	_, k := placed(b)
	lap, seat := covered(k, 2), k.root.anchor("seat")
	if lap.Y1 < seat.Y-.4*bySize(k.root) || lap.Y0 > seat.Y || covered(k, 0).X0 > lap.X1 {
		t.Errorf("the cat is at %v, the seat at %.0f, %.0f", lap, seat.X, seat.Y)
	}
}

func TestThoseWhoShareAPlaceStandBesideEachOther(t *testing.T) {
	// Of two dogs and a cat on a sofa the cat was missing.
	dogs := brief.Subject{Words: "dogs", Kind: brief.Animal, ID: "dog", Count: 2}
	b := brief.Brief{Prompt: "two dogs and a cat on a sofa", Subjects: []brief.Subject{dogs, cat, thing("sofa")},
		Relations: []brief.Relation{{From: 0, Kind: "and", To: 1}, {From: 0, Kind: "on", To: 2}, {From: 1, Kind: "on", To: 2}}}
	_, k := placed(b)
	one, other, sofa := covered(k, 0), covered(k, 1), covered(k, 2)
	if one.X1 > other.X0+.2*other.W() || other.X1 > sofa.X1 || one.X0 < sofa.X0 {
		t.Errorf("the dogs are at %v, the cat at %v, the sofa at %v", one, other, sofa)
	}
}

func TestTwoRidersSitBehindEachOther(t *testing.T) {
	b := pairOf(woman, "riding", brief.Subject{Words: "horse", Kind: brief.Animal, ID: "horse", Count: 1})
	b.Subjects[0].Count = 2
	_, k := placed(b)
	heads := map[float64]bool{}
	for _, s := range k.sprites {
		if s.subject == 0 {
			heads[math.Round(float64(s.m[4]))] = true
		}
	}
	if len(heads) != 2 {
		t.Errorf("%d riders on the horse", len(heads))
	}
}

func TestTheShaftOfACartReachesTheAnimalThatPullsIt(t *testing.T) {
	ox := brief.Subject{Words: "ox", Kind: brief.Animal, ID: "ox", Count: 1}
	c, k := placed(pairOf(ox, "pulling", thing("cart")))
	tow, b := anchorIn(c, k, 1, "tow"), k.root.box()
	if tow.X < b.X0 || tow.X > b.X0+.4*b.W() || covered(k, 1).X0 > b.X0 {
		t.Errorf("the shaft ends at %.0f, the ox is at %v", tow.X, b)
	}
}

func TestToysLieOnTheFloorBeforeAnimals(t *testing.T) {
	// A cat with a ball of yarn stood upright in a shirt.
	_, k := placed(pairOf(cat, "playing", thing("yarn-ball")))
	if ball := covered(k, 1); math.Abs(ball.Y1-k.ground) > .03*bySize(k.root) || k.root.has("shoulderNear") {
		t.Errorf("the ball lies at %.0f, the floor is at %.0f", ball.Y1, k.ground)
	}
}

func TestSmallThingsBehindATreeStandByItsTrunk(t *testing.T) {
	// A fox behind a tree floated at the edge of the crown.
	_, k := placed(pairOf(cat, "behind", thing("tree")))
	small, tree := covered(k, 0), k.root.box()
	if trunk := rightAt(k.root, tree.Y1-.2*tree.H(), tree.Y1-.1*tree.H()); small.X0 > trunk || small.X1 < trunk {
		t.Errorf("the cat from %.0f to %.0f does not stand behind the trunk that ends at %.0f", small.X0, small.X1, trunk)
	}
}

func TestWhoPushesSomebodyInAStrollerPushesTheStroller(t *testing.T) {
	// The baby stood between its mother and the stroller.
	baby := brief.Subject{Words: "baby", Kind: brief.Person, Count: 1, Person: &brief.Figure{Age: "baby"}}
	b := brief.Brief{Prompt: "mom pushing a baby in a stroller", Subjects: []brief.Subject{woman, baby, thing("baby-stroller")},
		Relations: []brief.Relation{{From: 0, Kind: "pushing", To: 1}, {From: 1, Kind: "sitting on", To: 2}}}
	c, k := placed(b)
	if !c.isRoot(0) || c.isRoot(1) || c.isRoot(2) {
		t.Fatalf("the relations are %v", c.links)
	}
	in, stroller := covered(k, 1), covered(k, 2)
	if in.X0 < stroller.X0 || in.X1 > stroller.X1 || stroller.X0 < k.root.box().X0 {
		t.Errorf("the baby is at %v, the stroller at %v", in, stroller)
	}
}

func TestWhoPushesLooksAtItInEveryVariation(t *testing.T) {
	// The third variation looked to the left, with the stroller over its face.
	for v := range 4 {
		c := newComposer(Request{Brief: pairOf(woman, "pushing", thing("baby-stroller")), Variation: v})
		k := c.copies(0)
		if cart := covered(k, 1); cart.X0 < k.root.anchor("head").X {
			t.Errorf("variation %d: the stroller begins at %.0f, the head is at %.0f", v, cart.X0, k.root.anchor("head").X)
		}
	}
}

func TestAnimalsHoldBalloonsBesideTheirFaces(t *testing.T) {
	// The balloon that a lion held lay over its chest and muzzle.
	for _, id := range []string{"balloon", "kite"} {
		_, k := placed(pairOf(cat, "holding", thing(id)))
		face, cord := k.root.anchor("eyes"), k.sprites[len(k.sprites)-1].drawing
		for _, s := range k.sprites {
			if b := s.box; s.subject == 1 && s.drawing != cord && b.X0 < face.X && b.X1 > face.X && b.Y0 < face.Y && b.Y1 > face.Y {
				t.Errorf("a %s at %v covers the face at %.0f, %.0f", id, b, face.X, face.Y)
			}
		}
	}
}

func TestSeveralHangSideBySide(t *testing.T) {
	// Of two monkeys on a branch one was missing.
	b := pairOf(brief.Subject{Words: "monkeys", Kind: brief.Animal, ID: "monkey", Count: 2}, "hanging from", thing("branch"))
	_, k := placed(b)
	places := map[float64]bool{}
	for _, s := range k.sprites {
		if s.subject == 0 {
			places[math.Round(float64(s.m[4]))] = true
		}
	}
	if len(places) != 2 {
		t.Errorf("%d monkeys hang from the branch", len(places))
	}
}

func TestASnakeAroundASwordIsBeforeAndBehindIt(t *testing.T) {
	b := brief.Brief{Subjects: []brief.Subject{thing("snake"), thing("sword")}, Relations: []brief.Relation{{From: 0, Kind: "around", To: 1}}}
	_, k := placed(b)
	sword := slices.IndexFunc(k.sprites, func(s sprite) bool { return s.subject == 1 })
	first := slices.IndexFunc(k.sprites, func(s sprite) bool { return s.subject == 0 })
	if first >= sword || k.sprites[len(k.sprites)-1].subject != 0 {
		t.Errorf("the snake's first sprite is the %d., the sword's the %d., the last is of subject %d", first, sword, k.sprites[len(k.sprites)-1].subject)
	}
}

func TestWhoABoatComesWithIsInIt(t *testing.T) {
	child := brief.Subject{Words: "kids", Kind: brief.Person, Count: 2, Person: &brief.Figure{Age: "child"}}
	_, k := placed(brief.Brief{Subjects: []brief.Subject{thing("canoe"), child}, Relations: []brief.Relation{{From: 0, Kind: "with", To: 1}}})
	boat, kids := covered(k, 0), covered(k, 1)
	if kids.X0 < boat.X0 || kids.X1 > boat.X1 || kids.Y1 > boat.Y1 {
		t.Errorf("the kids cover %v, the boat %v", kids, boat)
	}
}

func TestWhatSeveralComeWithIsOnTheBoardToo(t *testing.T) {
	tacos := thing("taco")
	tacos.Count = 3
	b := brief.Brief{Subjects: []brief.Subject{tacos, thing("lime"), thing("wood-plank")}, Relations: []brief.Relation{{From: 0, Kind: "with", To: 1}, {From: 0, Kind: "on", To: 2}}}
	_, k := placed(b)
	if lime := covered(k, 1); !(lime.W() > 0) {
		t.Error("there is no lime")
	}
}

func TestWhoHasSomebodyOnTheLapSits(t *testing.T) {
	b := brief.Brief{Subjects: []brief.Subject{{Kind: brief.Animal, ID: "cat", Count: 1}, {Kind: brief.Person, Count: 1, Person: &brief.Figure{Body: "woman"}}}, Relations: []brief.Relation{{From: 0, Kind: "on lap", To: 1}}}
	c, k := placed(b)
	if n := len(c.Brief.Subjects); n != 3 || c.subject(2).ID != "armchair" {
		t.Fatalf("there are %d subjects", n)
	}
	if cat, chair := covered(k, 0), covered(k, 2); cat.Y1 > chair.Y1 || cat.Y0 < covered(k, 1).Y0 {
		t.Errorf("the cat covers %v, the chair %v", cat, chair)
	}
}

func TestASnakeAroundASwordOrAnAppleIsNotSaidToBeBesideIt(t *testing.T) {
	for id, want := range map[string]int{"sword": 0, "apple": 0} {
		b := brief.Brief{Subjects: []brief.Subject{thing("snake"), thing(id)}, Relations: []brief.Relation{{From: 0, Kind: "around", To: 1}}}
		if missed := missedRelations(b); len(missed) != want {
			t.Errorf("around %s: %+v", id, missed)
		}
	}
}
