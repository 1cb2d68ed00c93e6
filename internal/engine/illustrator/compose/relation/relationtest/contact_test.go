package relationtest

import (
	"math"
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/color"
	"pellucid/internal/engine/illustrator/compose/composetest"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/holding"
	"pellucid/internal/engine/illustrator/compose/relation/placing"
	"pellucid/internal/engine/illustrator/compose/relation/supports"
	"pellucid/internal/engine/illustrator/compose/relation/together"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/animal"
	"pellucid/internal/engine/illustrator/kit/bird"
	"pellucid/internal/engine/illustrator/kit/person"
)

// spritesOf is the box of all that is drawn of subject i.
func spritesOf(k layout.Cluster, i int) (box kit.Box, found bool) {
	for _, s := range k.Sprites {
		if s.Subject != i {
			continue
		}
		if !found {
			box = s.Box
		}
		box, found = box.Union(s.Box), true
	}
	return box, found
}

// A frog sat on the edge of a leaf that stood on its stem, a cat on one of a pillow.
func TestWhoIsOnAFlatThingSitsWithinItsOutline(t *testing.T) {
	for _, under := range []string{"leaf", "pillow"} {
		frog := composetest.Piece("frog", 1)
		c := placerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{frog, composetest.Piece(under, 1)}, Relations: []brief.Relation{{From: 0, Kind: "on", To: 1}}}})
		k := c.Copies(1)
		top, _ := spritesOf(k, 0)
		flat, _ := spritesOf(k, 1)
		if top.X0 < flat.X0 || top.X1 > flat.X1 || top.Y1 < flat.Y0+.2*flat.H() || top.Y1 > flat.Y1 {
			t.Errorf("on a %s: the frog is %v, what it sits on %v", under, top, flat)
		}
	}
}

// A mother was hardly larger than her young.
func TestAMotherIsClearlyLargerThanHerYoung(t *testing.T) {
	mother, cub := brief.Subject{Kind: brief.Animal, ID: "lioness", Count: 1}, brief.Subject{Kind: brief.Animal, ID: "lioness", Count: 1, Young: true}
	child := brief.Subject{Kind: brief.Person, Count: 1, Person: &brief.Figure{Age: "child"}}
	for _, two := range [][]brief.Subject{{mother, cub}, {composetest.Someone(""), child}} {
		c := placerOf(layout.Request{Brief: brief.Brief{Subjects: two, Relations: []brief.Relation{{From: 0, Kind: "with", To: 1}}}})
		k := c.Copies(0)
		large, _ := spritesOf(k, 0)
		small, _ := spritesOf(k, 1)
		if ratio := max(small.W(), small.H()) / max(large.W(), large.H()); ratio > .78 {
			t.Errorf("%s: the young one measures %.2f of the grown one", two[0].Kind, ratio)
		}
	}
}

// Who walked a dog let go of the balloon in their other hand.
func TestWhoWalksADogHoldsABalloonInTheOtherHand(t *testing.T) {
	dog := brief.Subject{Kind: brief.Animal, ID: "dog", Count: 1}
	c := placerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{composetest.Someone(""), composetest.Piece("balloon", 1), dog}, Relations: []brief.Relation{{From: 0, Kind: "with", To: 1}, {From: 0, Kind: "walking", To: 2}}}})
	if !slices.Contains(c.Links, brief.Relation{From: 0, Kind: "holding", To: 1}) {
		t.Fatalf("nobody holds the balloon: %v", c.Links)
	}
	k := c.Copies(0)
	balloon, _ := spritesOf(k, 1)
	pet, _ := spritesOf(k, 2)
	hand := k.Root.Anchor(holding.RearHand(c.Placer, k.Root))
	if off := math.Hypot((balloon.X0+balloon.X1)/2-hand.X, balloon.Y1-hand.Y); off > .12*placing.BySize(k.Root) || balloon.X1 > pet.X0 {
		t.Errorf("the string ends %.0f from the hand of one who measures %.0f", off, placing.BySize(k.Root))
	}
}

// The arms of who hugged a dog ended before it, and the dog stood on the hands.
func TestWhoHugsAnAnimalHasItAtTheBreast(t *testing.T) {
	dog := brief.Subject{Kind: brief.Animal, ID: "dog", Count: 1}
	c := placerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{composetest.Someone(""), dog}, Relations: []brief.Relation{{From: 0, Kind: "hugging", To: 1}}}})
	k := c.Copies(0)
	pet, _ := spritesOf(k, 1)
	if chest := k.Root.Anchor("chest"); pet.X0 > chest.X+.5*chest.W {
		t.Errorf("the dog begins at %.0f, the breast ends at %.0f", pet.X0, chest.X+.5*chest.W)
	}
}

// A teddy bear that a girl hugged was held out at the length of her arms.
func TestAThingThatIsHuggedLiesBelowTheChinBetweenBothHands(t *testing.T) {
	for _, thing := range []string{"teddy-bear", "pillow", "trophy"} {
		c := placerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{composetest.Someone(""), composetest.Thing(thing)}, Relations: []brief.Relation{{From: 0, Kind: "hugging", To: 1}}}})
		k := c.Copies(0)
		b, _ := spritesOf(k, 1)
		chest, head := k.Root.Anchor("chest"), k.Root.Anchor("head")
		if b.X0 > chest.X+.4*chest.W || b.Y0 < head.Y+.3*head.H {
			t.Errorf("%s: it begins at %.0f, %.0f; the chest ends at %.0f, the chin is at %.0f", thing, b.X0, b.Y0, chest.X+.5*chest.W, head.Y+.5*head.H)
		}
		for _, hand := range []string{"handNear", "handFar"} {
			if a := k.Root.Anchor(hand); a.X < b.X0 || a.X > b.X1 || a.Y < b.Y0 || a.Y > b.Y1 {
				t.Errorf("%s: %s is not on it", thing, hand)
			}
		}
	}
}

// A cat that drank milk had a carton at its face, and one that drank tea stood on two thin legs.
func TestAnAnimalLapsFromABowlAndDrinksTeaFromACup(t *testing.T) {
	cat := brief.Subject{Kind: brief.Animal, ID: "cat", Count: 1}
	for drink, want := range map[string]bool{"milk": true, "tea": false} {
		c := placerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{cat, composetest.Piece(drink, 1)}, Relations: []brief.Relation{{From: 0, Kind: "drinking", To: 1}}}})
		if bowl := slices.ContainsFunc(c.Brief.Subjects, func(s brief.Subject) bool { return s.ID == "bowl" }); bowl != want {
			t.Errorf("%s: there is a bowl: %v", drink, bowl)
		}
		how := c.Unit(0, layout.How{}).Root.How
		if sits := how.Pose == "holding"; sits == want || how.Upright {
			t.Errorf("%s: the cat sits with its paws free: %v, upright: %v", drink, sits, how.Upright)
		}
	}
}

// Those who hugged stretched their arms past each other.
func TestThoseWhoHugHaveTheirHandsOnEachOther(t *testing.T) {
	two := composetest.Someone("hugging")
	two.Count = 2
	c := placerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{two}}})
	k := c.Copies(0)
	if b := k.Bounds(); b.W() > .62*b.H() {
		t.Errorf("two who hug are %.0f wide and %.0f high: their arms stick out", b.W(), b.H())
	}
}

func TestHandsMeetInAHandshakeAHighFiveAndADance(t *testing.T) {
	// The one who faces left stretched the arm away from the other: a target is told as if the figure faced right.
	for kind, hand := range map[string]string{"shaking hands": "handNear", "high five": "handFar", "dancing": "handNear"} {
		c := placerOf(layout.Request{Brief: composetest.Pair(composetest.Woman, "beside", composetest.Woman), Seed: 1})
		a, b := c.Unit(0, layout.How{Facing: kit.Right, Pose: together.FacePoses[kind]}), c.Unit(1, layout.How{Facing: kit.Left, Pose: together.FacePoses[kind]})
		a, b = together.HandToHand(c.Placer, kind, a, b)
		if d := anchorDistance(a.Root.Anchor(hand), b.Root.Anchor(hand)); d > .03*placing.BySize(a.Root) {
			t.Errorf("%s: the hands are %.0f %% of a figure apart", kind, 100*d/placing.BySize(a.Root))
		}
		if l, r := a.Root.Anchor("head"), b.Root.Anchor("head"); kind != "dancing" && r.X-l.X < l.W {
			t.Errorf("%s: one head covers the other", kind)
		}
	}
}

func TestTwoOfAKindWhoShakeHandsFaceEachOther(t *testing.T) {
	two := brief.Subject{Words: "businessmen", Kind: brief.Person, ID: "businessman", Count: 2, Pose: "shaking hands", Person: &brief.Figure{}}
	c := placerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{two}}, Seed: 1})
	if left, right := c.View(0, 0), c.View(0, 1); left != kit.Right || right != kit.Left {
		t.Errorf("the left one looks %v, the right one %v", left, right)
	}
}

func TestFoodThatIsCookedLiesInThePan(t *testing.T) {
	cook := composetest.Woman
	cook.Pose = "cooking"
	_, k := placed(composetest.Pair(cook, "looking at", composetest.Thing("spaghetti")))
	pan, food := k.Root.Anchor("handFar"), covered(k, 1)
	if food.X0 < pan.X || food.Y1 > pan.Y+.03*placing.BySize(k.Root) || food.Y1 < pan.Y-.06*placing.BySize(k.Root) {
		t.Errorf("the food is at %.0f, the hand with the pan at %.0f, %.0f", food, pan.X, pan.Y)
	}
}

func TestAToolHasTheColorThatIsToldOfIt(t *testing.T) {
	mower := composetest.Woman
	mower.Pose, mower.Parts = "mowing", []brief.PartColor{{Part: "gear", Color: "purple"}}
	c := placerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{mower}}, Seed: 1})
	want, _ := color.Named("purple")
	gear := c.PersonSpec(0, layout.How{}).Gear
	if r, _, b, _ := gear.RGBA(); r != float64(want.R) || b != float64(want.B) || gear.IsNone() {
		t.Errorf("the mower is %v", gear)
	}
}

func TestABrideInAWhiteDressWearsAWeddingDress(t *testing.T) {
	bride := brief.Subject{Kind: brief.Person, ID: "bride", Count: 1, Person: &brief.Figure{Clothes: []brief.Garment{{Name: "dress", Color: "white"}}}}
	c := placerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{bride}}, Seed: 1})
	if got := c.PersonSpec(0, layout.How{}).Top.Name; got != person.RoleTop("bride") {
		t.Errorf("she wears a %s", got)
	}
}

func TestWhoRacesOnABicycleRidesIt(t *testing.T) {
	racer := composetest.Woman
	racer.Pose = "running"
	c := placerOf(layout.Request{Brief: composetest.Pair(racer, "on", composetest.Thing("bicycle")), Seed: 1})
	if l := c.Links[0]; l.Kind != "riding" || c.Subject(0).Pose != "" {
		t.Errorf("she is %s the bicycle, %q", l.Kind, c.Subject(0).Pose)
	}
}

// The feet of animals, whose legs are short, hung in the air above the pedals.
func TestEveryRiderReachesThePedalsAndTheGrips(t *testing.T) {
	var riders []brief.Subject
	for _, id := range animal.Species() {
		riders = append(riders, brief.Subject{Kind: brief.Animal, ID: id, Count: 1})
	}
	for _, id := range bird.Species() {
		riders = append(riders, brief.Subject{Kind: brief.Bird, ID: id, Count: 1})
	}
	for _, age := range []string{"toddler", "child", "teen", "adult", "elderly"} {
		riders = append(riders, brief.Subject{Kind: brief.Person, Count: 1, Person: &brief.Figure{Age: age}})
	}
	for _, mount := range []string{"bicycle", "motorcycle", "tricycle", "unicycle"} {
		for i, rider := range riders {
			if mount != "bicycle" && i%17 != 0 {
				continue
			}
			c := placerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{{Kind: brief.Piece, ID: mount, Count: 1}, rider}, Relations: []brief.Relation{{From: 1, Kind: "riding", To: 0}}}})
			k := c.Place(0, c.Draw(0, layout.How{Facing: kit.Right}), placing.Standing(c.Draw(0, layout.How{Facing: kit.Right}), 1))
			who := supports.Astride(c.Placer, k, 1, layout.How{}, 0).Root
			for _, name := range []string{"seat", "handNear", "handFar", "footNear", "footFar"} {
				if !k.Root.Has(name) {
					continue
				}
				want, at := k.Root.Anchor(name), who.Anchor(name)
				if off := math.Hypot(want.X-at.X, want.Y-at.Y); off > .03*placing.BySize(k.Root) {
					t.Errorf("%s%s on a %s: %s is %.0f from where it belongs on a mount of %.0f", rider.ID, ageOf(rider), mount, name, off, placing.BySize(k.Root))
				}
			}
		}
	}
}

func ageOf(s brief.Subject) string {
	if s.Person == nil {
		return ""
	}
	return s.Person.Age
}

func TestAnAnimalSitsOnTheBodyOfAThingAndNotOnItsStem(t *testing.T) {
	// A pig sat on the stem of a pumpkin and stood out far on both sides of it.
	for _, pair := range [][2]string{{"pig", "pumpkin"}, {"polar-bear", "ice-cube"}, {"cat", "apple"}, {"dog", "suitcase"}} {
		_, k := beasts(brief.Subject{Kind: brief.Animal, ID: pair[0], Count: 1}, "sitting on", composetest.Thing(pair[1]))
		who, on := covered(k, 0), covered(k, 1)
		if who.Y1 < on.Y0+.02*on.H() || on.W() < .7*who.W() {
			t.Errorf("the %s %v does not sit on the %s %v", pair[0], who, pair[1], on)
		}
	}
}

func TestAChildOnALapLeavesTheFaceOfWhoHasItThereInView(t *testing.T) {
	for _, age := range []string{"child", "baby"} {
		adult, young := brief.Subject{Kind: brief.Person, Count: 1, Person: &brief.Figure{Age: "adult"}}, brief.Subject{Kind: brief.Person, Count: 1, Person: &brief.Figure{Age: age}}
		c := placerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{adult, young}, Relations: []brief.Relation{{From: 1, Kind: "on lap", To: 0}}}})
		k := c.Unit(0, layout.How{})
		head, child := k.Root.Anchor("head"), covered(k, 1)
		if child.W() <= 0 || child.Y0 < head.Y+.3*head.H {
			t.Errorf("a %s on a lap reaches %.0f, over the face at %.0f", age, child.Y0, head.Y)
		}
	}
}

func TestThoseWhoShareABedAreBesideEachOther(t *testing.T) {
	girl := brief.Subject{Kind: brief.Person, Count: 1, Pose: "sleeping", Person: &brief.Figure{Age: "child"}}
	c := placerOf(layout.Request{Brief: brief.Brief{
		Subjects:  []brief.Subject{girl, {Kind: brief.Animal, ID: "cat", Count: 1}, composetest.Thing("bed")},
		Relations: []brief.Relation{{From: 0, Kind: "lying on", To: 2}, {From: 1, Kind: "on", To: 2}},
	}})
	k := c.Copies(2)
	who, cat, bed := covered(k, 0), covered(k, 1), k.Root.Box()
	if who.W() <= 0 || cat.W() <= 0 || cat.X0 < who.X0+.5*who.W() || cat.X1 > bed.X1 || cat.Y1 > bed.Y1 {
		t.Errorf("the girl %v and the cat %v do not share the bed %v", who, cat, bed)
	}
}

func TestASmallCreatureThatIsRiddenIsNotHidden(t *testing.T) {
	for _, id := range []string{"snail", "bee", "butterfly", "seahorse"} {
		_, k := beasts(composetest.Someone(""), "riding", composetest.Thing(id))
		who, on := covered(k, 0), covered(k, 1)
		if max(who.W(), who.H()) > 1.1*max(on.W(), on.H()) {
			t.Errorf("who rides a %s is %.0f high, and that is %.0f", id, who.H(), on.H())
		}
	}
}

func TestWhoLooksOutOfABootIsSeen(t *testing.T) {
	for _, id := range []string{"rain-boot", "sock"} {
		_, k := beasts(brief.Subject{Kind: brief.Animal, ID: "puppy", Count: 1}, "inside", composetest.Thing(id))
		who, on := covered(k, 0), covered(k, 1)
		if who.W() < .12*on.W() || who.Y0 > on.Y0 {
			t.Errorf("the puppy %v is not seen in the %s %v", who, id, on)
		}
	}
}

func TestThingsOnATableAreBelowTheFacesOfThoseAtIt(t *testing.T) {
	b := brief.Brief{Prompt: "kids at a table with a cake", Subjects: []brief.Subject{{Kind: brief.Person, Count: 3, Person: &brief.Figure{Age: "child"}}, composetest.Thing("table"), composetest.Thing("birthday-cake")},
		Relations: []brief.Relation{{From: 0, Kind: "beside", To: 1}, {From: 2, Kind: "on", To: 1}}}
	k := placerOf(layout.Request{Brief: b}).Unit(1, layout.How{})
	if kids, cake := covered(k, 0), covered(k, 2); cake.W() <= 0 || cake.Y0 < kids.Y0+.3*kids.H() {
		t.Errorf("the cake %v is before the faces of %v", cake, kids)
	}
}

func TestBothOfTwoStandOnTheBoardThatTheyRide(t *testing.T) {
	two := composetest.Someone("")
	two.Count = 2
	_, k := beasts(two, "riding", composetest.Thing("surfboard"))
	if who, on := covered(k, 0), covered(k, 1); who.W() < .4*on.W() || who.X0 < on.X0-.3*on.W() || who.X1 > on.X1+.3*on.W() {
		t.Errorf("two riders %v are not on their board %v", who, on)
	}
}

func TestAllOfTwoWhoJumpThroughAHoopAreDrawn(t *testing.T) {
	_, k := beasts(brief.Subject{Kind: brief.Animal, ID: "lion", Count: 2}, "through", composetest.Thing("hoop"))
	if who, on := covered(k, 0), covered(k, 1); who.W() < 1.4*on.W() {
		t.Errorf("two lions take up %.0f at a hoop of %.0f", who.W(), on.W())
	}
}

func TestWhoSleepsOnSomebodysBackIsOffTheFace(t *testing.T) {
	puppy := brief.Subject{Kind: brief.Animal, ID: "puppy", Count: 1, Pose: "sleeping"}
	for _, kind := range []string{"lying on", "riding"} {
		_, k := beasts(puppy, kind, brief.Subject{Kind: brief.Animal, ID: "cat", Count: 1})
		if head, who := k.Root.Anchor("head"), covered(k, 0); who.X1 > head.X && who.X0 < head.X {
			t.Errorf("the puppy %v that is %s a cat is before its face at %.0f", who, kind, head.X)
		}
	}
}

// At a picnic of four two cloths lay over each other, and a child was behind the basket.
func TestAllAtAPicnicSitAroundOneClothAndNobodyHidesAFace(t *testing.T) {
	who := composetest.Woman
	who.Pose = hierarchy.Picnic
	c, k := placed(brief.Brief{Prompt: "a test", Subjects: []brief.Subject{who, who, who, who}, Relations: []brief.Relation{{From: 0, Kind: "beside", To: 1}, {From: 1, Kind: "beside", To: 2}, {From: 2, Kind: "beside", To: 3}}})
	var all []kit.Box
	for i := range c.Brief.Subjects[1:] {
		all = append(all, covered(k, i+1))
	}
	partner, right, left := all[0], all[1], all[2]
	if right.X0 < partner.X0+.5*partner.W() || left.X1 > covered(k, 0).X0+.5*left.W() {
		t.Errorf("the guests are at %v and %v, one of the two at %v", right, left, partner)
	}
	if b := k.Bounds(); b.W() > 2.6*b.H() {
		t.Errorf("the picnic is %.0f wide and %.0f high", b.W(), b.H())
	}
}

// A hiker on the top of a mountain walked in the air above its tip.
func TestWhoStandsOnAPeakHasItsTipBetweenTheFeet(t *testing.T) {
	k := related([]brief.Subject{composetest.Someone(""), composetest.Thing("mountain")}, brief.Relation{From: 0, Kind: "on", To: 1})
	who, _ := spritesOf(k, 0)
	peak, _ := spritesOf(k, 1)
	if who.Y1 < peak.Y0+.03*who.H() {
		t.Errorf("the feet end at %.0f, the tip is at %.0f", who.Y1, peak.Y0)
	}
}
