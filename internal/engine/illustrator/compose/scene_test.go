package compose

import (
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/composetest"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
)

func TestASizeIsSeenOnlyBesideSomethingElse(t *testing.T) {
	tiny := brief.Subject{Kind: brief.Piece, ID: "balloon", Count: 1, Size: "tiny"}
	if got := Missed(brief.Brief{Subjects: []brief.Subject{tiny}}); len(got) != 1 || got[0].As != "size" {
		t.Errorf("alone: %+v", got)
	}
	if got := Missed(brief.Brief{Subjects: []brief.Subject{tiny, {Kind: brief.Animal, ID: "cat", Count: 1}}}); len(got) != 0 {
		t.Errorf("beside a cat: %+v", got)
	}
}

// An animal that hung upside down hung from nothing.
func TestWhoHangsUpsideDownHangsFromABranch(t *testing.T) {
	sloth := brief.Subject{Kind: brief.Animal, ID: "sloth", Count: 1, Pose: "hanging upside down"}
	alone := Compose(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{sloth}}})
	if !slices.ContainsFunc(alone.Sprites, func(s layout.Sprite) bool { return s.Subject == -1 }) || !slices.ContainsFunc(alone.Sprites, func(s layout.Sprite) bool { return s.Subject == 0 }) {
		t.Errorf("%d sprites: one of the branch and one of the sloth are missing", len(alone.Sprites))
	}
}

// A tiger was drawn without the hoop through which it jumps.
func TestOneHalfOfAHoopIsBeforeWhoJumpsThroughIt(t *testing.T) {
	s := Compose(layout.Request{Seed: 1, Brief: brief.Brief{
		Subjects:  []brief.Subject{{Kind: brief.Animal, ID: "tiger", Count: 1}, {Kind: brief.Piece, ID: "fire-hoop", Count: 1}},
		Relations: []brief.Relation{{From: 0, Kind: "through", To: 1}},
	}})
	first, last, tiger := -1, -1, -1
	for i, sprite := range s.Sprites {
		switch {
		case sprite.Subject == 0:
			tiger = i
		case first < 0:
			first = i
		default:
			last = i
		}
	}
	if first > tiger || last < tiger {
		t.Errorf("the layers of the hoop are %d and %d, the tiger's is %d", first, last, tiger)
	}
}

// A portrait used to show the whole person down to the shoes, while the reading said "head".
func TestAPortraitShowsAPersonDownToTheChest(t *testing.T) {
	ratio := func(portrait bool) float64 {
		s := composetest.Woman
		s.Portrait = portrait
		b := Compose(layout.Request{Brief: brief.Brief{Prompt: "a woman", Style: brief.Style{Name: "default"}, Subjects: []brief.Subject{s}}, Seed: 1}).Box
		return b.H() / b.W()
	}
	if whole, bust := ratio(false), ratio(true); bust > 2.2 || bust > whole*.7 {
		t.Errorf("the whole figure is %.2f times as high as wide, the portrait %.2f", whole, bust)
	}
}

func TestToppingsLieOnThePizza(t *testing.T) {
	b := brief.Brief{
		Subjects:  []brief.Subject{{Kind: brief.Piece, ID: "pizza", Count: 1}, {Kind: brief.Piece, ID: "tomato", Count: 3}},
		Relations: []brief.Relation{{From: 0, Kind: "with", To: 1}},
	}
	s := Compose(layout.Request{Brief: b})
	var pizza kit.Box
	for n, sp := range s.Sprites {
		if sp.Subject == 0 && n == 0 {
			pizza = sp.Box
		}
	}
	for _, sp := range s.Sprites {
		if sp.Subject == 1 && (sp.Box.X0 < pizza.X0 || sp.Box.X1 > pizza.X1 || sp.Box.Y0 < pizza.Y0 || sp.Box.Y1 > pizza.Y1) {
			t.Errorf("a tomato at %v is beside the pizza at %v", sp.Box, pizza)
		}
	}
}

func TestEveryPlaceHasItsGroundAndItsThings(t *testing.T) {
	for name, at := range settings {
		if at.terrain != "" && drawTerrain(at.terrain).Box.H() <= 0 {
			t.Errorf("%s: there is no terrain %q", name, at.terrain)
		}
		for _, p := range at.props {
			if figure.MustDraw(p.id).Box.H() <= 0 {
				t.Errorf("%s: there is no piece %q", name, p.id)
			}
		}
	}
}

func TestAPlaceIsBelowAndBesideItsSubjectAndHidesNothingOfIt(t *testing.T) {
	for name := range settings {
		b := brief.Brief{Subjects: []brief.Subject{{Kind: brief.Animal, ID: "fox", Count: 1}}, Place: name}
		for v := range 4 {
			s := Compose(layout.Request{Brief: b, Variation: v})
			var fox, rest int
			for _, sp := range s.Sprites {
				if sp.Subject == 0 {
					fox++
				} else {
					rest++
				}
				if sp.Box.X0 < -.01 || sp.Box.X1 > 1.01 || sp.Box.Y0 < -.01 || sp.Box.Y1 > 1.01 {
					t.Errorf("%s %d: a sprite is outside the canvas: %+v", name, v, sp.Box)
				}
			}
			if fox == 0 || rest < 2 {
				t.Errorf("%s %d: %d layers of the fox, %d of the place", name, v, fox, rest)
			}
		}
	}
}

func TestASnakeAroundASwordOrAnAppleIsNotSaidToBeBesideIt(t *testing.T) {
	for id, want := range map[string]int{"sword": 0, "apple": 0} {
		b := brief.Brief{Subjects: []brief.Subject{composetest.Thing("snake"), composetest.Thing(id)}, Relations: []brief.Relation{{From: 0, Kind: "around", To: 1}}}
		if missed := missedRelations(b); len(missed) != want {
			t.Errorf("around %s: %+v", id, missed)
		}
	}
}

func TestWhatFliesOverAPlaceIsInTheAir(t *testing.T) {
	for _, who := range []brief.Subject{composetest.Thing("hot-air-balloon"), composetest.Thing("helicopter"), {Kind: brief.Bird, ID: "gull", Count: 1, Pose: "flying"}} {
		b := brief.Brief{Prompt: "a test", Style: brief.Style{Name: "default"}, Place: "sea", Subjects: []brief.Subject{who}}
		c := composerOf(layout.Request{Brief: b, Seed: 1})
		k := c.onPlace(c.Copies(0))
		ground := 0.0
		for _, s := range k.Sprites {
			if s.Subject != 0 && s.Box.Y1 > ground {
				ground = s.Box.Y1
			}
		}
		if air := extent(k, 0); air.Y1 > k.Bounds().Y1-.1*air.H() {
			t.Errorf("%s: %v is not above the ground at %v", who.ID, air, ground)
		}
	}
}

func TestTheSizeOfTheOddOneIsShown(t *testing.T) {
	small, two := composetest.Thing("apple"), composetest.Thing("apple")
	small.Size = "small"
	two.Count, two.Size, two.Odd = 2, "big", &brief.Odd{At: 1, Few: 1, Subject: small}
	if got := Missed(brief.Brief{Subjects: []brief.Subject{two}}); len(got) != 0 {
		t.Errorf("missed %+v", got)
	}
}

func TestWhatTwoShareOrAVesselHoldsIsNotSaidToBeMissed(t *testing.T) {
	two, kids := composetest.Woman, composetest.Woman
	two.Count, kids.Count, kids.Pose = 2, 3, "throwing"
	for name, b := range map[string]brief.Brief{
		"two kids share":  composetest.Pair(composetest.Thing("ice-cream"), "between", two),
		"a couple shares": {Subjects: []brief.Subject{composetest.Woman, composetest.Woman, composetest.Thing("milkshake")}, Relations: []brief.Relation{{From: 0, Kind: "beside", To: 1}, {From: 2, Kind: "between", To: 1}}},
		"kids play catch": composetest.Pair(kids, "holding", composetest.Thing("ball")),
		"milk is poured":  {Subjects: []brief.Subject{composetest.Thing("milk"), composetest.Thing("pitcher"), composetest.Thing("glass")}, Relations: []brief.Relation{{From: 0, Kind: "spilling from", To: 1}, {From: 1, Kind: "inside", To: 2}}},
	} {
		if out := missedRelations(b); len(out) > 0 {
			t.Errorf("%s: said to be missed: %v", name, out)
		}
	}
}

func TestSnakesAndDragonsAreSaidToWindAroundWhatIsSlimWideOrLies(t *testing.T) {
	for _, who := range []brief.Subject{composetest.Thing("snake"), {Kind: brief.Animal, ID: "dragon", Count: 1, Pose: "coiled"}} {
		for _, id := range []string{"apple", "sword", "branch", "heart", "skull", "crescent-moon", "castle-tower", "candle"} {
			if c := composerOf(layout.Request{Brief: composetest.Pair(who, "around", composetest.Thing(id))}); !c.windsAround(c.Brief.Relations[0]) {
				t.Errorf("%s does not wind around %s", who.ID, id)
			}
		}
	}
}

// extent is the box of all that is drawn of a subject in a cluster.
func extent(k layout.Cluster, subject int) kit.Box {
	out := kit.Box{X0: 1e9, Y0: 1e9, X1: -1e9, Y1: -1e9}
	for _, s := range k.Sprites {
		if s.Subject == subject {
			out = out.Union(s.Box)
		}
	}
	return out
}

func composerOf(req layout.Request) *composer { return newComposer(hierarchy.NewTree(req)) }
