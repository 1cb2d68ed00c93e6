package relationtest

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/composetest"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/wearing"
)

// related composes two or more things under relations.
func related(things []brief.Subject, relations ...brief.Relation) layout.Cluster {
	_, k := placed(brief.Brief{Subjects: things, Relations: relations})
	return k
}

func TestWhatIsBelowAThingWithoutRoomUnderItIsBelowItOnTheCanvas(t *testing.T) {
	// A toothbrush below a pizza was drawn on the pizza, a skateboard under a bed over the bed.
	for _, pair := range [][2]string{{"toothbrush", "pizza"}, {"key", "lock"}, {"skateboard", "bed"}, {"apple", "clock"}} {
		k := related([]brief.Subject{composetest.Thing(pair[0]), composetest.Thing(pair[1])}, brief.Relation{From: 0, Kind: "under", To: 1})
		if lower, upper := covered(k, 0), covered(k, 1); lower.Y0 < upper.Y1 {
			t.Errorf("the %s begins above the lower edge of the %s", pair[0], pair[1])
		}
	}
}

func TestWhatIsUnderATableStandsBetweenItsLegs(t *testing.T) {
	k := related([]brief.Subject{composetest.Thing("soccer-ball"), composetest.Thing("table")}, brief.Relation{From: 0, Kind: "under", To: 1})
	ball, table := covered(k, 0), covered(k, 1)
	if ball.X0 < table.X0 || ball.X1 > table.X1 || ball.Y0 < table.Y0+.2*table.H() || ball.Y1 > table.Y1+.02*table.H() {
		t.Errorf("the ball at %v is not under the table at %v", ball, table)
	}
}

func TestThingsStandOnTheSidesOfOneThingThatWereAskedFor(t *testing.T) {
	k := related([]brief.Subject{composetest.Thing("laptop"), composetest.Thing("coffee-cup"), composetest.Thing("potted-plant")},
		brief.Relation{From: 1, Kind: "left of", To: 0}, brief.Relation{From: 2, Kind: "right of", To: 0})
	laptop, cup, plant := covered(k, 0), covered(k, 1), covered(k, 2)
	if cup.X1 > laptop.X0 || plant.X0 < laptop.X1 {
		t.Errorf("cup %v, laptop %v, plant %v", cup, laptop, plant)
	}
}

// The snail was hidden as a whole: what it looks at was taken for a part of it.
func TestWhoLooksAtSomethingFromBehindAThingIsSeen(t *testing.T) {
	fox, hen := brief.Subject{Kind: brief.Animal, ID: "fox", Count: 1}, brief.Subject{Kind: brief.Animal, ID: "cow", Count: 1}
	k := related([]brief.Subject{fox, hen, composetest.Thing("fire-truck")}, brief.Relation{From: 0, Kind: "looking at", To: 1}, brief.Relation{From: 0, Kind: "behind", To: 2})
	if who, truck := covered(k, 0), covered(k, 2); who.X1 < truck.X1+.3*who.W() {
		t.Errorf("the fox at %v is hidden by the fire truck at %v", who, truck)
	}
}

// A dog that sat by a boy was larger than he.
func TestADogThatSitsByAChildIsTheSmallerOne(t *testing.T) {
	boy := brief.Subject{Kind: brief.Person, Count: 1, Person: &brief.Figure{Age: "child"}}
	k := related([]brief.Subject{boy, {Kind: brief.Animal, ID: "dog", Count: 1, Pose: "sitting"}}, brief.Relation{From: 0, Kind: "with", To: 1})
	if who, dog := covered(k, 0), covered(k, 1); dog.H() > .65*who.H() {
		t.Errorf("the boy at %v, the dog at %v", who, dog)
	}
}

func TestThingsNextToEachOtherAreSeenWhole(t *testing.T) {
	for _, pair := range [][2]string{{"teapot", "mug"}, {"bus", "bicycle"}, {"book", "pencil"}} {
		next := composetest.Pair(composetest.Thing(pair[0]), "beside", composetest.Thing(pair[1]))
		next.Prompt = pair[0] + " next to " + pair[1]
		_, k := placed(next)
		a, b := covered(k, 0), covered(k, 1)
		if max(b.W(), b.H()) < .98*.4*max(a.W(), a.H()) {
			t.Errorf("the %s is tiny beside the %s", pair[1], pair[0])
		}
		if hidden := a.X1 - b.X0; hidden > .16*min(a.W(), b.W()) {
			t.Errorf("the %s and the %s cover each other by %.0f of %.0f", pair[0], pair[1], hidden, min(a.W(), b.W()))
		}
	}
}

// Three cakes and a cup stood in one thin row.
func TestWhatIsNextToSeveralLeavesThemTheirGroup(t *testing.T) {
	next := composetest.Pair(composetest.Several("birthday-cake", 3), "beside", composetest.Thing("coffee"))
	next.Prompt = "three birthday cakes next to a cup of coffee"
	_, k := placed(next)
	if b := k.Bounds(); b.H() < .55*b.W() {
		t.Errorf("they are %.0f wide and %.0f high", b.W(), b.H())
	}
}

func TestCrossedThingsShareTheirMiddle(t *testing.T) {
	k := related([]brief.Subject{composetest.Thing("tennis-racket"), composetest.Thing("baseball-bat")}, brief.Relation{From: 0, Kind: "crossed", To: 1})
	a, b := covered(k, 0), covered(k, 1)
	if dx, dy := a.X0+a.X1-b.X0-b.X1, a.Y0+a.Y1-b.Y0-b.Y1; max(dx, -dx, dy, -dy) > .4*a.W() || a.W() < .5*a.H() || b.W() < .5*b.H() {
		t.Errorf("racket %v, bat %v", a, b)
	}
}

func TestWhatLiesInABowlIsAllThereAndFillsIt(t *testing.T) {
	// Five oranges in a bowl were a row of tiny ones.
	for _, n := range []int{2, 5, 12, 20} {
		oranges := composetest.Thing("orange")
		oranges.Count = n
		k := related([]brief.Subject{oranges, composetest.Thing("bowl")}, brief.Relation{From: 0, Kind: "inside", To: 1})
		drawn := map[int]bool{}
		for _, s := range k.Sprites {
			if s.Subject == 0 {
				drawn[s.Drawing] = true
			}
		}
		if heap, bowl := covered(k, 0), covered(k, 1); len(drawn) != n || heap.W() < .55*bowl.W() {
			t.Errorf("%d of %d oranges, %.0f %% of the bowl's width", len(drawn), n, 100*heap.W()/bowl.W())
		} else if n > 5 && heap.W() < .8*bowl.W() {
			t.Errorf("%d oranges leave the sides of the bowl free: %.0f %% of its width", n, 100*heap.W()/bowl.W())
		}
	}
}

func TestFlowersWithAVaseStandInIt(t *testing.T) {
	roses := composetest.Thing("rose")
	roses.Count = figure.Unstated
	k := related([]brief.Subject{composetest.Thing("vase"), roses}, brief.Relation{From: 0, Kind: "with", To: 1})
	vase, flowers := covered(k, 0), covered(k, 1)
	if flowers.Y0 > vase.Y0 || flowers.Y1 > vase.Y0+.6*vase.H() {
		t.Errorf("roses %v, vase %v", flowers, vase)
	}
}

func TestFriendsSitAroundAFireAndNotAboveIt(t *testing.T) {
	man := composetest.Woman
	b := brief.Brief{Subjects: []brief.Subject{composetest.Woman, man, composetest.Woman, composetest.Thing("campfire")}, Relations: []brief.Relation{
		{From: 0, Kind: "beside", To: 1}, {From: 1, Kind: "beside", To: 2}, {From: 2, Kind: "around", To: 3},
	}}
	_, k := placed(b)
	fire := covered(k, 3)
	left, right := 0, 0
	for i := range 3 {
		who := covered(k, i)
		if who.Y1 < fire.Y0 {
			t.Errorf("the %d. of them floats above the fire", i+1)
		}
		if who.X0 < fire.X0 {
			left++
		}
		if who.X1 > fire.X1 {
			right++
		}
	}
	if left == 0 || right == 0 {
		t.Errorf("%d on the left of the fire, %d on its right", left, right)
	}
}

// "a skull with palm trees" was a small skull and three trees in a row.
func TestWhatGoesWithAThingStandsOnBothSidesOfIt(t *testing.T) {
	for name, pair := range map[string]brief.Brief{
		"trees":   composetest.Pair(composetest.Thing("skull"), "with", composetest.Several("palm-tree", figure.Unstated)),
		"pigeons": composetest.Pair(composetest.Woman, "beside", brief.Subject{Words: "pigeons", Kind: brief.Bird, ID: "pigeon", Count: 3}),
		"hearts":  composetest.Pair(brief.Subject{Words: "dog", Kind: brief.Animal, ID: "dog", Count: 1}, "with", composetest.Several("heart", 2)),
	} {
		_, k := placed(pair)
		main, others := covered(k, 0), covered(k, 1)
		if middle := (main.X0 + main.X1) / 2; others.X0 > middle || others.X1 < middle {
			t.Errorf("%s: they reach from %.0f to %.0f, the middle is %.0f", name, others.X0, others.X1, middle)
		}
		if main.H() < .5*k.Bounds().H() {
			t.Errorf("%s: the main subject has %.0f of %.0f", name, main.H(), k.Bounds().H())
		}
	}
}

func TestBalloonsRiseAboveACake(t *testing.T) {
	_, k := placed(composetest.Pair(composetest.Thing("cake"), "and", composetest.Several("balloon", figure.Unstated)))
	if cake, balloons := covered(k, 0), covered(k, 1); balloons.Y0 > cake.Y0-.3*cake.H() {
		t.Errorf("the balloons begin at %.0f, the cake at %.0f", balloons.Y0, cake.Y0)
	}
}

func TestAMoonIsBehindWhoLooksAtIt(t *testing.T) {
	for _, kind := range []string{"looking at", "with"} {
		_, k := placed(composetest.Pair(brief.Subject{Words: "wolf", Kind: brief.Animal, ID: "wolf", Count: 1}, kind, composetest.Thing("moon")))
		wolf, moon := covered(k, 0), covered(k, 1)
		if moon.X0 < wolf.X0-.3*wolf.W() || moon.X1 > wolf.X1+.3*wolf.W() {
			t.Errorf("%s: the moon is from %.0f to %.0f, the wolf from %.0f to %.0f", kind, moon.X0, moon.X1, wolf.X0, wolf.X1)
		}
		if first := k.Sprites[0]; first.Subject != 1 {
			t.Errorf("%s: the moon is not painted first", kind)
		}
	}
}

// A snowman's top hat hid its face.
func TestAHatLeavesTheFaceOfAThingFree(t *testing.T) {
	for _, id := range []string{"snowman", "robot"} {
		_, k := placed(composetest.Pair(composetest.Thing(id), "wearing", composetest.Thing("top-hat")))
		if on, hat := covered(k, 0), covered(k, 1); hat.H() > 1.02*wearing.HatLimit*on.H() {
			t.Errorf("the hat measures %.0f %% of the %s", 100*hat.H()/on.H(), id)
		}
	}
}

func TestManyCopiesOfAThingAreAllSeenWhole(t *testing.T) {
	for _, id := range []string{"truck", "apple"} {
		_, k := placed(brief.Brief{Subjects: []brief.Subject{composetest.Several(id, 8)}})
		for i, one := range k.Sprites {
			for _, other := range k.Sprites[:i] {
				if a, b := one.Box, other.Box; one.Drawing != other.Drawing && min(a.X1, b.X1)-max(a.X0, b.X0) > .1*a.W() && min(a.Y1, b.Y1)-max(a.Y0, b.Y0) > .1*a.H() {
					t.Errorf("%s: %v covers %v", id, a, b)
				}
			}
		}
	}
}

func TestWhatIsTooLargeToBeUnderAnotherIsBelowIt(t *testing.T) {
	giraffe := brief.Subject{Words: "giraffe", Kind: brief.Animal, ID: "giraffe", Count: 1}
	bear := brief.Subject{Words: "bear", Kind: brief.Animal, ID: "bear", Count: 1}
	for name, pair := range map[string]brief.Brief{"bus": composetest.Pair(giraffe, "under", composetest.Thing("bus")), "bear": composetest.Pair(composetest.Thing("pizza"), "under", bear)} {
		_, k := placed(pair)
		if lower, upper := covered(k, 0), covered(k, 1); lower.Y0 < upper.Y1 {
			t.Errorf("what is below the %s begins at %.0f, above its lower edge at %.0f", name, lower.Y0, upper.Y1)
		}
	}
}

func TestWhatTapersHasNoRoomUnderIt(t *testing.T) {
	for _, id := range []string{"carrot", "banana"} {
		k := related([]brief.Subject{composetest.Thing("apple"), composetest.Thing(id)}, brief.Relation{From: 0, Kind: "under", To: 1})
		if lower, upper := covered(k, 0), covered(k, 1); lower.Y0 < upper.Y1 {
			t.Errorf("the apple begins above the lower edge of the %s", id)
		}
	}
}

func TestWhatIsAboveAThingIsNotOnIt(t *testing.T) {
	for _, pair := range [][2]string{{"mug", "sofa"}, {"teddy-bear", "train"}} {
		k := related([]brief.Subject{composetest.Thing(pair[0]), composetest.Thing(pair[1])}, brief.Relation{From: 0, Kind: "over", To: 1})
		upper, lower := covered(k, 0), covered(k, 1)
		if air := lower.Y0 - upper.Y1; air < .05*lower.H() || max(upper.W(), upper.H()) < .25*max(lower.W(), lower.H()) {
			t.Errorf("%.0f between the %s and the %s", air, pair[0], pair[1])
		}
	}
}

func TestACountedFruitHasNoHalfBesideIt(t *testing.T) {
	one, four := composetest.Thing("orange"), composetest.Several("orange", 4)
	_, single := placed(brief.Brief{Subjects: []brief.Subject{one}})
	_, several := placed(brief.Brief{Subjects: []brief.Subject{four}})
	a, b := single.Root.Box(), several.Root.Box()
	if b.W()/b.H() >= a.W()/a.H() {
		t.Errorf("one of four oranges is as wide as one with its half beside it: %v, %v", b, a)
	}
}

func TestWhoIsTallIsTallerThanWhoIsShort(t *testing.T) {
	short, tall := composetest.Woman, composetest.Woman
	short.Person, tall.Person = &brief.Figure{Age: "adult", Build: "short"}, &brief.Figure{Age: "adult", Build: "tall"}
	_, k := placed(composetest.Pair(short, "and", tall))
	if a, b := covered(k, 0), covered(k, 1); b.H() < 1.15*a.H() {
		t.Errorf("the short one measures %.0f, the tall one %.0f", a.H(), b.H())
	}
}

// Eight pencils in a row lay aslant beside each other, each as long as an eighth of the row.
func TestLongThingsInARowStandUpright(t *testing.T) {
	_, k := placed(brief.Brief{Subjects: []brief.Subject{composetest.Several("pencil", 8)}, Relations: []brief.Relation{{From: 0, Kind: "row", To: 0}}})
	if b := k.Bounds(); b.H() < .4*b.W() {
		t.Errorf("the row is %.0f wide and %.0f high", b.W(), b.H())
	}
}

// A mouse behind the spout of a teapot stood beside it.
func TestWhatIsBehindAThingIsHiddenInPart(t *testing.T) {
	for _, id := range []string{"teapot", "sofa", "car"} {
		_, k := placed(composetest.Pair(composetest.Thing("chair"), "behind", composetest.Thing(id)))
		if back, front := covered(k, 0), covered(k, 1); front.X1-back.X0 < .25*back.W() {
			t.Errorf("%s: it is from %.0f to %.0f, what is behind it from %.0f to %.0f", id, front.X0, front.X1, back.X0, back.X1)
		}
	}
}

// A small dog beside a big elephant was half as high.
func TestWhatIsToldToBeSmallBesideABigOneKeepsItsProportions(t *testing.T) {
	dog := brief.Subject{Words: "dog", Kind: brief.Animal, ID: "dog", Count: 1, Size: "small"}
	elephant := brief.Subject{Words: "elephant", Kind: brief.Animal, ID: "elephant", Count: 1, Size: "big"}
	_, k := placed(composetest.Pair(dog, "and", elephant))
	if a, b := covered(k, 0), covered(k, 1); a.H() > .4*b.H() || a.H() < .1*b.H() {
		t.Errorf("the dog is %.0f high, the elephant %.0f", a.H(), b.H())
	}
}
