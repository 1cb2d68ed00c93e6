package relationtest

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/composetest"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/together"
)

func TestACoupleOfOneRoleIsAManAndAWoman(t *testing.T) {
	two := brief.Subject{Kind: brief.Person, ID: "gnome", Count: 2, Person: &brief.Figure{}}
	c := placerOf(layout.Request{Brief: brief.Brief{Prompt: "gnome couple", Subjects: []brief.Subject{two}}})
	a, b := c.PersonSpec(0, layout.How{}), c.PersonSpec(0, layout.How{Copy: 1})
	if a.Body != "man" || b.Body != "woman" || b.Beard != "none" || a.HeadColor.Same(b.HeadColor) {
		t.Errorf("%q %q, beard %q", a.Body, b.Body, b.Beard)
	}
}

func TestThreeWhoHugStandArmInArm(t *testing.T) {
	c := placerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{composetest.Someone(""), composetest.Someone(""), composetest.Someone("")},
		Relations: []brief.Relation{{From: 0, Kind: "beside", To: 1}, {From: 1, Kind: "beside", To: 2}, {From: 0, Kind: "hugging", To: 2}}}})
	for _, l := range c.Links {
		if l.Kind != figure.Shouldering {
			t.Errorf("%+v", c.Links)
		}
	}
}

func TestSeveralPullOnTwoSidesOfOneRope(t *testing.T) {
	kids := composetest.Woman
	kids.Count, kids.Pose = figure.Unstated, hierarchy.Tugging
	c := placerOf(layout.Request{Brief: brief.Brief{Prompt: "kids playing tug of war", Subjects: []brief.Subject{kids}}, Seed: 1})
	if n := c.Subject(0).Count; n != 4 {
		t.Fatalf("%d pull", n)
	}
	for copy, want := range []bool{false, true, true, true} {
		if got := together.SharedPart(c.Placer, 0, copy); got != want {
			t.Errorf("copy %d has no rope of its own: %v", copy, got)
		}
	}
	if b := c.Copies(0).Bounds(); b.W() < 1.5*b.H() {
		t.Errorf("they stand within %.0f by %.0f", b.W(), b.H())
	}
}

func grown(body string) brief.Subject {
	return brief.Subject{Kind: brief.Person, Count: 1, Person: &brief.Figure{Age: "adult", Body: body}}
}

func brieflyOf(subjects []brief.Subject, links ...brief.Relation) layout.Request {
	return layout.Request{Brief: brief.Brief{Subjects: subjects, Relations: links}}
}

// Two who kissed only hugged, and nothing showed the kiss.
func TestTheFacesOfTwoWhoKissTouch(t *testing.T) {
	c := placerOf(brieflyOf([]brief.Subject{grown("man"), grown("woman")}, brief.Relation{From: 0, Kind: "kissing", To: 1}))
	a, b := c.Unit(0, layout.How{Facing: together.TogetherView("kissing", true)}), c.Unit(1, layout.How{Facing: together.TogetherView("kissing", false)})
	out := together.Joined(c.Placer, "kissing", a, b)
	head := a.Root.Anchor("head")
	_, found := spritesOf(out, 1)
	if other, _ := spritesOf(out, 1); !found || other.X0 > head.X+.9*head.W {
		t.Errorf("the other one begins at %.0f, the head is around %.0f and %.0f wide", other.X0, head.X, head.W)
	}
}

// Animals that nuzzled stood apart.
func TestAnimalsWhoNuzzleTouch(t *testing.T) {
	two := brief.Subject{Kind: brief.Animal, ID: "horse", Count: 2}
	c := placerOf(brieflyOf([]brief.Subject{two}, brief.Relation{From: 0, Kind: "nuzzling", To: 0}))
	k := c.Copies(0)
	if b := k.Bounds(); b.W() > 2.05*k.Root.Box().W() {
		t.Errorf("two horses of %.0f are %.0f wide", k.Root.Box().W(), b.W())
	}
}

// One of two who hugged on a bench stood before it.
func TestTwoWhoHugOnABenchBothSitOnIt(t *testing.T) {
	c := placerOf(brieflyOf([]brief.Subject{grown("man"), grown("woman"), composetest.Piece("bench", 1)},
		brief.Relation{From: 0, Kind: "hugging", To: 1}, brief.Relation{From: 0, Kind: "on", To: 2}, brief.Relation{From: 1, Kind: "on", To: 2}))
	for i := range 2 {
		found := false
		for _, l := range c.Links {
			found = found || l.From == i && l.To == 2
		}
		if !found {
			t.Errorf("subject %d is not on the bench: %v", i, c.Links)
		}
	}
}

// Knights who fought stood farther apart than their swords reach.
func TestTheBladesOfTwoWhoFightCross(t *testing.T) {
	knights := brief.Subject{Kind: brief.Person, ID: "knight", Count: 2, Pose: "fighting", Person: &brief.Figure{}}
	c := placerOf(brieflyOf([]brief.Subject{knights, composetest.Piece("sword", 1)}, brief.Relation{From: 0, Kind: "holding", To: 1}))
	k := c.Copies(0)
	if b := k.Bounds(); b.W() > 2.3*k.Root.Box().H() {
		t.Errorf("two knights %.0f high are %.0f wide", k.Root.Box().H(), b.W())
	}
}

// A newborn sat upright in the arms, a bride beside the groom, and a baby that was lifted on the head.
func TestWhoIsCarriedIsOnTheArms(t *testing.T) {
	newborn := brief.Subject{Kind: brief.Person, Count: 1, Person: &brief.Figure{Age: "baby"}}
	req := brieflyOf([]brief.Subject{grown("woman"), newborn}, brief.Relation{From: 0, Kind: "holding", To: 1})
	req.Brief.Prompt = "a mother holding her newborn"
	k := placerOf(req).Copies(0)
	if b, ok := spritesOf(k, 1); !ok || b.W() < b.H() {
		t.Errorf("the newborn is %.0f wide and %.0f high: it does not lie", b.W(), b.H())
	}
	father := grown("man")
	father.Pose = "lifting"
	k = placerOf(brieflyOf([]brief.Subject{father, newborn}, brief.Relation{From: 0, Kind: "holding", To: 1})).Copies(0)
	b, _ := spritesOf(k, 1)
	for _, hand := range []string{"handNear", "handFar"} {
		if a := k.Root.Anchor(hand); a.Y < b.Y0 || a.Y > b.Y1+.1*b.H() || a.X < b.X0-.2*b.W() || a.X > b.X1+.2*b.W() {
			t.Errorf("%s is at %.0f, %.0f, who is lifted at %v", hand, a.X, a.Y, b)
		}
	}
}

// A stroller hid the face of the girl who pushed it, and a bottle that of who drank from it.
func TestWhatSomebodyPushesOrDrinksFromIsNotBeforeTheFace(t *testing.T) {
	girl := brief.Subject{Kind: brief.Person, Count: 1, Person: &brief.Figure{Age: "child", Body: "woman"}}
	k := placerOf(brieflyOf([]brief.Subject{girl, composetest.Piece("baby-carriage", 1)}, brief.Relation{From: 0, Kind: "pushing", To: 1})).Copies(0)
	if hand, shoulder := k.Root.Anchor("handNear"), k.Root.Anchor("shoulderNear"); hand.Y < shoulder.Y {
		t.Errorf("the hands are at %.0f, above the shoulder at %.0f", hand.Y, shoulder.Y)
	}
	k = placerOf(brieflyOf([]brief.Subject{girl, composetest.Piece("water-bottle", 1)}, brief.Relation{From: 0, Kind: "drinking", To: 1})).Copies(0)
	if b, ok := spritesOf(k, 1); !ok || b.W() < b.H() || b.X0 < k.Root.Anchor("mouth").X && b.X1 > k.Root.Anchor("head").X+.3*k.Root.Anchor("head").W {
		t.Errorf("the bottle is at %v, the mouth at %.0f", b, k.Root.Anchor("mouth").X)
	}
}

// A horse that somebody whispered to was before their face.
func TestTheHeadOfALargeAnimalIsNotBeforeTheFaceOfWhoTendsIt(t *testing.T) {
	woman := grown("woman")
	woman.Pose = "whispering"
	k := placerOf(brieflyOf([]brief.Subject{woman, {Kind: brief.Animal, ID: "horse", Count: 1}}, brief.Relation{From: 0, Kind: "looking at", To: 1})).Copies(0)
	head := k.Root.Anchor("head")
	if b, ok := spritesOf(k, 1); !ok || b.X0 < head.X {
		t.Errorf("the horse begins at %.0f, the head is around %.0f", b.X0, head.X)
	}
}

// A horse that a girl hugged was as small as a cat on her arms, and the legs of a boy in a wagon came out below it.
func TestLargeAnimalsThatAreHuggedStandOnTheGround(t *testing.T) {
	girl := brief.Subject{Kind: brief.Person, Count: 1, Person: &brief.Figure{Age: "child", Body: "woman"}}
	k := placerOf(brieflyOf([]brief.Subject{girl, {Kind: brief.Animal, ID: "horse", Count: 1}}, brief.Relation{From: 0, Kind: "hugging", To: 1})).Copies(0)
	horse, _ := spritesOf(k, 1)
	if horse.W() < 1.2*k.Root.Box().W() || horse.Y1 < k.Ground-.1*k.Root.Box().H() {
		t.Errorf("the horse is %v, who hugs it %v", horse, k.Root.Box())
	}
	c := placerOf(brieflyOf([]brief.Subject{composetest.Piece("wagon", 1), girl}, brief.Relation{From: 1, Kind: "inside", To: 0}))
	k = c.Copies(0)
	if rider, _ := spritesOf(k, 1); rider.Y1 > k.Root.Box().Y1-.25*k.Root.Box().H() {
		t.Errorf("the feet are at %.0f, the wagon at %v", rider.Y1, k.Root.Box())
	}
}
