package compose

import (
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

// beasts composes an animal that stands in a relation to something.
func beasts(a brief.Subject, kind string, b brief.Subject) (*composer, cluster) {
	c := newComposer(Request{Brief: brief.Brief{Subjects: []brief.Subject{a, b}, Relations: []brief.Relation{{From: 0, Kind: kind, To: 1}}}})
	return c, c.copies(c.top(0))
}

func TestATeamPullsOneSledOnRopes(t *testing.T) {
	for _, n := range []int{1, 2, 5} {
		team := brief.Subject{Kind: brief.Animal, ID: "husky", Count: n}
		_, k := beasts(team, "pulling", thing("sled"))
		heads, sleds := 0, 0
		for _, s := range k.sprites {
			switch {
			case s.subject == 0 && slices.ContainsFunc(s.nodes, func(n scene.Node) bool { return n.Group != nil && n.Group.Part == "head" }):
				heads++
			case s.subject == 1 && s.layer == kit.Back:
				sleds++ // the sled has one layer behind, ropes have none
			}
		}
		if heads != n || sleds != 1 {
			t.Errorf("%d dogs pull with %d heads and %d sleds", n, heads, sleds)
		}
	}
}

func TestAFrogCatchesAnInsectWithItsTongue(t *testing.T) {
	c, k := beasts(brief.Subject{Kind: brief.Piece, ID: "frog", Count: 1}, "holding", thing("housefly"))
	if !c.catchesWithTongue(0, 1) {
		t.Fatal("no tongue")
	}
	if b := k.bounds(); b.X1 < k.root.box().X1+.1*k.root.box().W() {
		t.Errorf("the fly is at %.0f, the frog is %.0f", b, k.root.box())
	}
}

func TestWhatLeapsOutOfAThingIsAboveIt(t *testing.T) {
	for _, who := range []brief.Subject{{Kind: brief.Animal, ID: "cat", Count: 1}, thing("goldfish")} {
		_, k := beasts(who, "leaping from", thing("cardboard-box"))
		if b := k.bounds(); b.Y0 > k.root.box().Y0-.1*k.root.box().H() {
			t.Errorf("%s leaps to %.0f out of %.0f", who.ID, b, k.root.box())
		}
	}
}

func TestYoungOnesHaveTheCoatOfTheirMother(t *testing.T) {
	for _, tc := range []struct{ grown, young brief.Subject }{
		{brief.Subject{Kind: brief.Animal, ID: "tiger", Count: 1, Color: "white"}, brief.Subject{Kind: brief.Animal, ID: "tiger", Count: 1, Young: true}},
		{brief.Subject{Kind: brief.Animal, ID: "black-cat", Count: 1}, brief.Subject{Kind: brief.Animal, ID: "kitten", Count: 3}},
	} {
		c, _ := beasts(tc.grown, "with", tc.young)
		if got := c.subject(1); got.ID != tc.grown.ID || got.Color != tc.grown.Color || !got.Young {
			t.Errorf("the young one of %s is %+v", tc.grown.ID, got)
		}
	}
	c, _ := beasts(brief.Subject{Kind: brief.Animal, ID: "cat", Count: 1, Color: "black"}, "with", brief.Subject{Kind: brief.Animal, ID: "kitten", Count: 1, Color: "white"})
	if c.subject(1).Color != "white" {
		t.Error("a white kitten takes the color of its mother")
	}
}

func TestWhoIsInAPouchLooksOutOfItBeforeTheBelly(t *testing.T) {
	joey := brief.Subject{Kind: brief.Animal, ID: "kangaroo", Count: 1, Young: true}
	_, k := beasts(joey, "inside", brief.Subject{Kind: brief.Animal, ID: "kangaroo", Count: 1})
	if !k.root.has("pouch") {
		t.Fatal("no pouch")
	}
	room := k.root.anchor("pouch")
	if !slices.ContainsFunc(k.sprites, func(s sprite) bool {
		return s.subject == 0 && s.box.Y0 < room.Y && s.box.Y1 > room.Y && s.box.X0 < room.X && s.box.X1 > room.X
	}) {
		t.Error("nobody looks out of the pouch")
	}
}

func TestAnEagleInFlightCarriesUnderItsFeet(t *testing.T) {
	_, k := beasts(brief.Subject{Kind: brief.Bird, ID: "eagle", Count: 1, Pose: "flying"}, "carrying", thing("fish"))
	feet := k.root.anchor("paw")
	if !slices.ContainsFunc(k.sprites, func(s sprite) bool { return s.subject == 1 && s.box.Y1 > feet.Y }) {
		t.Error("the fish is not under its feet")
	}
}

func TestAnAnimalInABlanketLooksOutOfIt(t *testing.T) {
	for _, cloth := range []string{"blanket", "towel", "quilt"} {
		_, k := beasts(brief.Subject{Kind: brief.Animal, ID: "pug", Count: 1}, "wearing", thing(cloth))
		head, b := k.root.box(), k.bounds()
		if b.H() < 1.3*head.H() || b.W() < 1.05*head.W() {
			t.Errorf("a head of %.0f looks out of a %s of %.0f", head, cloth, b)
		}
	}
}

func TestASwimRingGoesAroundTheBody(t *testing.T) {
	for _, who := range []brief.Subject{{Kind: brief.Animal, ID: "dog", Count: 1}, {Kind: brief.Bird, ID: "flamingo", Count: 1}, {Kind: brief.Bird, ID: "penguin", Count: 1}} {
		_, k := beasts(who, "wearing", thing("swim-ring"))
		first, last := k.sprites[0].subject, k.sprites[len(k.sprites)-1].subject
		if first != 1 || last != 1 {
			t.Errorf("the ring is not on both sides of the %s", who.ID)
		}
	}
}

func TestAYoungPieceHasLargerEyesAndIsSmaller(t *testing.T) {
	for _, id := range []string{"shark", "octopus", "seal", "dolphin"} {
		grown, young := thing(id), thing(id)
		young.Young = true
		c := newComposer(Request{Brief: brief.Brief{Subjects: []brief.Subject{grown, young}}})
		if a, b := c.draw(0, how{}), c.draw(1, how{}); realSize(b) > .7*realSize(a) {
			t.Errorf("a young %s is %.0f cm, a grown one %.0f", id, realSize(b), realSize(a))
		}
	}
}

func TestGeeseFlyInAWedgeAndAcrobatsStandInAPyramid(t *testing.T) {
	for kind, n := range map[string]int{"wedge": 7, "pyramid": 6} {
		who := brief.Subject{Kind: brief.Bird, ID: "goose", Count: n}
		c := newComposer(Request{Brief: brief.Brief{Subjects: []brief.Subject{who}, Relations: []brief.Relation{{From: 0, Kind: kind, To: 0}}}})
		k, one := c.copies(0), c.unit(0, how{})
		if b, o := k.bounds(), one.bounds(); b.H() < 1.8*o.H() || b.W() < 1.8*o.W() {
			t.Errorf("a %s of %d geese is %.0f, one %.0f", kind, n, b, o)
		}
	}
}

func TestWhoComesOutOfAThingIsHiddenBelow(t *testing.T) {
	for _, from := range []string{"fire", "ocean-wave", "volcano"} {
		_, k := beasts(brief.Subject{Kind: brief.Animal, ID: "dragon", Count: 1}, "emerging from", thing(from))
		first, last := k.sprites[0].subject, k.sprites[len(k.sprites)-1].subject
		if first != 0 || last != 1 || k.bounds().Y0 >= k.root.box().Y0 {
			t.Errorf("nothing of %s is before who comes out of it", from)
		}
	}
}

func TestANoseIsRightAtWhatItSniffs(t *testing.T) {
	for _, what := range []string{"rose", "butterfly", "bone"} {
		_, k := beasts(brief.Subject{Kind: brief.Animal, ID: "dog", Count: 1}, "sniffing", thing(what))
		x := k.root.anchor("mouth").X
		if !slices.ContainsFunc(k.sprites, func(s sprite) bool { return s.subject == 1 && s.box.X0 < x+.3*k.root.box().W() }) {
			t.Errorf("the %s is far from the nose at %.0f", what, x)
		}
	}
}

func TestAStrandGoesAroundWhoIsTangledInIt(t *testing.T) {
	for _, id := range []string{"christmas-lights", "yarn-ball", "ribbon"} {
		_, k := beasts(brief.Subject{Kind: brief.Animal, ID: "cat", Count: 1}, "tangled in", thing(id))
		box := k.root.box()
		if !slices.ContainsFunc(k.sprites, func(s sprite) bool {
			return s.subject == 1 && s.box.X0 > box.X0-.1*box.W() && s.box.X1 < box.X1+.05*box.W()
		}) {
			t.Errorf("the cat is not tangled in %s", id)
		}
	}
}

func TestAClothLiesOverTheBackOfAHorseAndALeashGoesUp(t *testing.T) {
	_, k := beasts(brief.Subject{Kind: brief.Animal, ID: "horse", Count: 1}, "wearing", thing("blanket"))
	if k.root.box().H() < .9*k.bounds().H() {
		t.Error("a horse is wrapped to the chin")
	}
	_, k = beasts(brief.Subject{Kind: brief.Animal, ID: "poodle", Count: 1}, "wearing", thing("leash"))
	if k.bounds().Y0 >= k.root.box().Y0 {
		t.Error("the leash does not go up")
	}
}

func TestYoungOnesDoWhatTheirMotherDoes(t *testing.T) {
	mother, young := brief.Subject{Kind: brief.Bird, ID: "duck", Count: 1, Pose: "swimming"}, brief.Subject{Kind: brief.Bird, ID: "duck", Count: 3, Young: true}
	c, _ := beasts(mother, "with", young)
	if h := c.act(1, how{}); h.pose != "swimming" {
		t.Errorf("the young ones are %q", h.pose)
	}
}
