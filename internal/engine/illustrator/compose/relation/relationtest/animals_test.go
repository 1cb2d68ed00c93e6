package relationtest

import (
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/composetest"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation"
	"pellucid/internal/engine/illustrator/compose/relation/holding"
	"pellucid/internal/engine/illustrator/compose/relation/supports"
	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/scene"
)

// beasts composes an animal that stands in a relation to something.
func beasts(a brief.Subject, kind string, b brief.Subject) (*relation.Placer, layout.Cluster) {
	c := placerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{a, b}, Relations: []brief.Relation{{From: 0, Kind: kind, To: 1}}}})
	return c, c.Copies(c.Top(0))
}

func TestATeamPullsOneSledOnRopes(t *testing.T) {
	for _, n := range []int{1, 2, 5} {
		team := brief.Subject{Kind: brief.Animal, ID: "husky", Count: n}
		_, k := beasts(team, "pulling", composetest.Thing("sled"))
		heads, sleds := 0, 0
		for _, s := range k.Sprites {
			switch {
			case s.Subject == 0 && slices.ContainsFunc(s.Nodes, func(n scene.Node) bool { return n.Group != nil && n.Group.Part == "head" }):
				heads++
			case s.Subject == 1 && s.Layer == kit.Back:
				sleds++ // the sled has one layer behind, ropes have none
			}
		}
		if heads != n || sleds != 1 {
			t.Errorf("%d dogs pull with %d heads and %d sleds", n, heads, sleds)
		}
	}
}

func TestAFrogCatchesAnInsectWithItsTongue(t *testing.T) {
	c, k := beasts(brief.Subject{Kind: brief.Piece, ID: "frog", Count: 1}, "holding", composetest.Thing("housefly"))
	if !holding.CatchesWithTongue(c.Placer, 0, 1) {
		t.Fatal("no tongue")
	}
	if b := k.Bounds(); b.X1 < k.Root.Box().X1+.1*k.Root.Box().W() {
		t.Errorf("the fly is at %.0f, the frog is %.0f", b, k.Root.Box())
	}
}

func TestWhatLeapsOutOfAThingIsAboveIt(t *testing.T) {
	for _, who := range []brief.Subject{{Kind: brief.Animal, ID: "cat", Count: 1}, composetest.Thing("goldfish")} {
		_, k := beasts(who, "leaping from", composetest.Thing("cardboard-box"))
		if b := k.Bounds(); b.Y0 > k.Root.Box().Y0-.1*k.Root.Box().H() {
			t.Errorf("%s leaps to %.0f out of %.0f", who.ID, b, k.Root.Box())
		}
	}
}

func TestYoungOnesHaveTheCoatOfTheirMother(t *testing.T) {
	for _, tc := range []struct{ grown, young brief.Subject }{
		{brief.Subject{Kind: brief.Animal, ID: "tiger", Count: 1, Color: "white"}, brief.Subject{Kind: brief.Animal, ID: "tiger", Count: 1, Young: true}},
		{brief.Subject{Kind: brief.Animal, ID: "black-cat", Count: 1}, brief.Subject{Kind: brief.Animal, ID: "kitten", Count: 3}},
	} {
		c, _ := beasts(tc.grown, "with", tc.young)
		if got := c.Subject(1); got.ID != tc.grown.ID || got.Color != tc.grown.Color || !got.Young {
			t.Errorf("the young one of %s is %+v", tc.grown.ID, got)
		}
	}
	c, _ := beasts(brief.Subject{Kind: brief.Animal, ID: "cat", Count: 1, Color: "black"}, "with", brief.Subject{Kind: brief.Animal, ID: "kitten", Count: 1, Color: "white"})
	if c.Subject(1).Color != "white" {
		t.Error("a white kitten takes the color of its mother")
	}
}

func TestWhoIsInAPouchLooksOutOfItBeforeTheBelly(t *testing.T) {
	joey := brief.Subject{Kind: brief.Animal, ID: "kangaroo", Count: 1, Young: true}
	_, k := beasts(joey, "inside", brief.Subject{Kind: brief.Animal, ID: "kangaroo", Count: 1})
	if !k.Root.Has("pouch") {
		t.Fatal("no pouch")
	}
	room := k.Root.Anchor("pouch")
	if !slices.ContainsFunc(k.Sprites, func(s layout.Layer) bool {
		return s.Subject == 0 && s.Box.Y0 < room.Y && s.Box.Y1 > room.Y && s.Box.X0 < room.X && s.Box.X1 > room.X
	}) {
		t.Error("nobody looks out of the pouch")
	}
}

func TestAnAnimalInArmorHoldsItsSwordBesideItsHead(t *testing.T) {
	for _, id := range []string{"cat", "bear", "mouse"} {
		_, k := beasts(brief.Subject{Kind: brief.Animal, ID: id, Count: 1, Person: &brief.Figure{Role: "knight"}}, "holding", composetest.Thing("sword"))
		head := k.Root.Anchor("head")
		if !slices.ContainsFunc(k.Sprites, func(s layout.Layer) bool {
			return s.Subject == 1 && (s.Box.X0 < head.X-1.2*head.W || s.Box.X1 > head.X+1.2*head.W)
		}) {
			t.Errorf("the head of the %s hides its sword", id)
		}
	}
}

func TestAnEagleInFlightCarriesUnderItsFeet(t *testing.T) {
	_, k := beasts(brief.Subject{Kind: brief.Bird, ID: "eagle", Count: 1, Pose: "flying"}, "carrying", composetest.Thing("fish"))
	feet := k.Root.Anchor("paw")
	if !slices.ContainsFunc(k.Sprites, func(s layout.Layer) bool { return s.Subject == 1 && s.Box.Y1 > feet.Y }) {
		t.Error("the fish is not under its feet")
	}
}

func TestAnAnimalInABlanketLooksOutOfIt(t *testing.T) {
	for _, cloth := range []string{"blanket", "towel", "quilt"} {
		_, k := beasts(brief.Subject{Kind: brief.Animal, ID: "pug", Count: 1}, "wearing", composetest.Thing(cloth))
		head, b := k.Root.Box(), k.Bounds()
		if b.H() < 1.3*head.H() || b.W() < 1.05*head.W() {
			t.Errorf("a head of %.0f looks out of a %s of %.0f", head, cloth, b)
		}
	}
}

func TestASwimRingGoesAroundTheBody(t *testing.T) {
	for _, who := range []brief.Subject{{Kind: brief.Animal, ID: "dog", Count: 1}, {Kind: brief.Bird, ID: "flamingo", Count: 1}, {Kind: brief.Bird, ID: "penguin", Count: 1}} {
		_, k := beasts(who, "wearing", composetest.Thing("swim-ring"))
		first, last := k.Sprites[0].Subject, k.Sprites[len(k.Sprites)-1].Subject
		if first != 1 || last != 1 {
			t.Errorf("the ring is not on both sides of the %s", who.ID)
		}
	}
}

func TestAYoungPieceHasLargerEyesAndIsSmaller(t *testing.T) {
	for _, id := range []string{"shark", "octopus", "seal", "dolphin"} {
		grown, young := composetest.Thing(id), composetest.Thing(id)
		young.Young = true
		c := placerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{grown, young}}})
		if a, b := c.Draw(0, layout.How{}), c.Draw(1, layout.How{}); figure.RealSize(b) > .7*figure.RealSize(a) {
			t.Errorf("a young %s is %.0f cm, a grown one %.0f", id, figure.RealSize(b), figure.RealSize(a))
		}
	}
}

func TestGeeseFlyInAWedgeAndAcrobatsStandInAPyramid(t *testing.T) {
	for kind, n := range map[string]int{"wedge": 7, "pyramid": 6} {
		who := brief.Subject{Kind: brief.Bird, ID: "goose", Count: n}
		c := placerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{who}, Relations: []brief.Relation{{From: 0, Kind: kind, To: 0}}}})
		k, one := c.Copies(0), c.Unit(0, layout.How{})
		if b, o := k.Bounds(), one.Bounds(); b.H() < 1.8*o.H() || b.W() < 1.8*o.W() {
			t.Errorf("a %s of %d geese is %.0f, one %.0f", kind, n, b, o)
		}
	}
}

func TestWhoComesOutOfAThingIsHiddenBelow(t *testing.T) {
	for _, from := range []string{"fire", "ocean-wave", "volcano"} {
		_, k := beasts(brief.Subject{Kind: brief.Animal, ID: "dragon", Count: 1}, "emerging from", composetest.Thing(from))
		first, last := k.Sprites[0].Subject, k.Sprites[len(k.Sprites)-1].Subject
		if first != 0 || last != 1 || k.Bounds().Y0 >= k.Root.Box().Y0 {
			t.Errorf("nothing of %s is before who comes out of it", from)
		}
	}
}

func TestANoseIsRightAtWhatItSniffs(t *testing.T) {
	for _, what := range []string{"rose", "butterfly", "bone"} {
		_, k := beasts(brief.Subject{Kind: brief.Animal, ID: "dog", Count: 1}, "sniffing", composetest.Thing(what))
		x := k.Root.Anchor("mouth").X
		if !slices.ContainsFunc(k.Sprites, func(s layout.Layer) bool { return s.Subject == 1 && s.Box.X0 < x+.3*k.Root.Box().W() }) {
			t.Errorf("the %s is far from the nose at %.0f", what, x)
		}
	}
}

func TestAStrandGoesAroundWhoIsTangledInIt(t *testing.T) {
	for _, id := range []string{"christmas-lights", "yarn-ball", "ribbon"} {
		_, k := beasts(brief.Subject{Kind: brief.Animal, ID: "cat", Count: 1}, "tangled in", composetest.Thing(id))
		box := k.Root.Box()
		if !slices.ContainsFunc(k.Sprites, func(s layout.Layer) bool {
			return s.Subject == 1 && s.Box.X0 > box.X0-.1*box.W() && s.Box.X1 < box.X1+.05*box.W()
		}) {
			t.Errorf("the cat is not tangled in %s", id)
		}
	}
}

func TestAClothLiesOverTheBackOfAHorseAndALeashGoesUp(t *testing.T) {
	_, k := beasts(brief.Subject{Kind: brief.Animal, ID: "horse", Count: 1}, "wearing", composetest.Thing("blanket"))
	if k.Root.Box().H() < .9*k.Bounds().H() {
		t.Error("a horse is wrapped to the chin")
	}
	_, k = beasts(brief.Subject{Kind: brief.Animal, ID: "poodle", Count: 1}, "wearing", composetest.Thing("leash"))
	if k.Bounds().Y0 >= k.Root.Box().Y0 {
		t.Error("the leash does not go up")
	}
}

func TestYoungOnesDoWhatTheirMotherDoes(t *testing.T) {
	mother, young := brief.Subject{Kind: brief.Bird, ID: "duck", Count: 1, Pose: "swimming"}, brief.Subject{Kind: brief.Bird, ID: "duck", Count: 3, Young: true}
	c, _ := beasts(mother, "with", young)
	if pose := poseOf(c, 1, 0); pose != "swimming" {
		t.Errorf("the young ones are %q", pose)
	}
}

// Four puppies in a box were as small as buttons, and those at the sides sat on its walls.
func TestALitterLooksOutOfItsBasketWithWholeHeads(t *testing.T) {
	for _, n := range []int{2, 3, 6} {
		_, k := beasts(brief.Subject{Kind: brief.Animal, ID: "kitten", Count: n}, "inside", composetest.Thing("basket"))
		room, heads := k.Root.Anchor("inside"), 0
		for _, s := range k.Sprites {
			if s.Subject != 0 || !slices.ContainsFunc(s.Nodes, func(node scene.Node) bool { return hasPart(node, "head") }) {
				continue
			}
			heads++
			if s.Box.X0 < room.X-.65*room.W || s.Box.X1 > room.X+.65*room.W {
				t.Errorf("%d: a kitten from %.0f to %.0f is beside an opening from %.0f to %.0f", n, s.Box.X0, s.Box.X1, room.X-room.W/2, room.X+room.W/2)
			}
		}
		if heads < n {
			t.Errorf("of %d kittens %d have their heads above the edge", n, heads)
		}
	}
}

func hasPart(n scene.Node, part string) bool {
	return n.Group != nil && (n.Group.Part == part || slices.ContainsFunc(n.Group.Children, func(c scene.Node) bool { return hasPart(c, part) }))
}

// "Three cats" were one cat three times.
func TestSeveralPetsHaveCoatsOfTheirOwnUnlessOneIsTold(t *testing.T) {
	coats := func(s brief.Subject, prompt string) brief.Subject {
		return placerOf(layout.Request{Brief: brief.Brief{Prompt: prompt, Subjects: []brief.Subject{s}}}).Subject(0)
	}
	if s := coats(brief.Subject{Kind: brief.Animal, ID: "cat", Count: 3}, "three cats"); len(s.Mix) == 0 {
		t.Error("three cats are one cat three times")
	}
	if s := coats(brief.Subject{Kind: brief.Animal, ID: "puppy", Count: 2}, "two puppies"); s.Color == "" {
		t.Error("two puppies are one puppy twice")
	}
	for prompt, s := range map[string]brief.Subject{
		"three black cats":   {Kind: brief.Animal, ID: "cat", Count: 3, Color: "black"},
		"two identical cats": {Kind: brief.Animal, ID: "cat", Count: 2},
		"a cat":              {Kind: brief.Animal, ID: "cat", Count: 1},
	} {
		if got := coats(s, prompt); len(got.Mix) > 0 || got.Color != s.Color {
			t.Errorf("%s are %+v", prompt, got)
		}
	}
}

func TestAnimalsInAStackStandOnLevelBacks(t *testing.T) {
	of := func(id string) brief.Subject { return brief.Subject{Kind: brief.Animal, ID: id, Count: 1} }
	c := placerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{of("cat"), of("bear"), of("elephant")}, Relations: []brief.Relation{{From: 0, Kind: "on", To: 1}, {From: 1, Kind: "on", To: 2}}}})
	for i, want := range []string{"sitting", "standing"} { // the face of a bear that sits would be below the cat
		if got := supports.RestPose(c.Placer, i, c.Links[i]); got != want {
			t.Errorf("%s is %s, not %s", c.Subject(i).ID, got, want)
		}
	}
}

func TestTheMoonIsBehindAMountAndItsRider(t *testing.T) {
	witch, broom, moon := brief.Subject{Kind: brief.Person, ID: "witch", Count: 1}, composetest.Thing("broom"), composetest.Thing("moon")
	c := placerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{witch, broom, moon}, Relations: []brief.Relation{{From: 0, Kind: "riding", To: 1}, {From: 0, Kind: "in front of", To: 2}}}})
	k := c.Copies(c.Top(0))
	if k.Sprites[0].Subject != 2 {
		t.Errorf("subject %d is farthest back, not the moon", k.Sprites[0].Subject)
	}
}

func TestBirdsThatHoldWingsDoNotCoverEachOther(t *testing.T) {
	c := placerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{{Kind: brief.Bird, ID: "penguin", Count: 2, Pose: "holding hands"}}, Relations: []brief.Relation{{From: 0, Kind: "holding hands", To: 0}}}})
	k := c.Copies(0)
	if b, one := k.Bounds(), k.Root.Box(); b.W() < 1.8*one.W() {
		t.Errorf("two penguins are %.0f wide, one is %.0f", b.W(), one.W())
	}
}

func TestABatThatHangsHasItsWingsAroundIt(t *testing.T) {
	c, _ := beasts(composetest.Thing("bat"), "hanging from", composetest.Thing("branch"))
	if got := c.Subject(0).States; !slices.Contains(got, "hanging") {
		t.Errorf("a bat on a branch is %v", got)
	}
}

func TestAYoungOneOnTheBackOfOneThatFacesTheViewerIsBehindItsShoulder(t *testing.T) {
	koala := brief.Subject{Kind: brief.Animal, ID: "koala", Count: 1}
	young := koala
	young.Young = true
	c := placerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{koala, young, composetest.Thing("apple")}, Relations: []brief.Relation{{From: 1, Kind: "riding", To: 0}, {From: 0, Kind: "eating", To: 2}}}})
	k := c.Copies(c.Top(0))
	if k.Root.How.Pose == "holding" && k.Sprites[0].Subject != 1 {
		t.Errorf("subject %d is farthest back, not the young one", k.Sprites[0].Subject)
	}
}

func TestARubberDuckIsOnAHeadAndDoesNotCoverIt(t *testing.T) {
	_, k := beasts(brief.Subject{Kind: brief.Animal, ID: "dog", Count: 1}, "wearing", composetest.Thing("rubber-duck"))
	if b, root := k.Bounds(), k.Root.Box(); b.Y0 > root.Y0-.08*root.H() {
		t.Errorf("the duck reaches %.0f, the dog %.0f", b, root)
	}
}
