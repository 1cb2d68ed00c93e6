package compose

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit"
)

// landOf composes a landscape and returns the box of each of its subjects, and at what place of the painting order each begins.
func landOf(b brief.Brief) (boxes map[int]kit.Box, first map[int]int) {
	boxes, first = map[int]kit.Box{}, map[int]int{}
	b.Style.Name = "default"
	for n, s := range Compose(layout.Request{Brief: b}).Sprites {
		if _, seen := boxes[s.Subject]; !seen {
			boxes[s.Subject], first[s.Subject] = s.Box, n
		}
		boxes[s.Subject] = boxes[s.Subject].Union(s.Box)
	}
	return boxes, first
}

func newComposerOf(b brief.Brief) *composer {
	return newComposer(hierarchy.NewTree(layout.Request{Brief: b}))
}

func piece(id string, n int) brief.Subject { return brief.Subject{Kind: brief.Piece, ID: id, Count: n} }

// "mountains with pine trees" had tiny trees above the summit, and a bamboo beside them.
func TestTreesOfALandscapeAreLargeAndBeforeItsMountains(t *testing.T) {
	for _, kind := range []string{"with", "and", "beside", "on"} {
		r := brief.Relation{From: 0, Kind: kind, To: 1}
		if kind == "on" {
			r.From, r.To = 1, 0
		}
		boxes, first := landOf(brief.Brief{Place: "lake", Subjects: []brief.Subject{piece("mountain", 1), piece("pine-tree", 3)}, Relations: []brief.Relation{r}})
		if first[1] < first[0] {
			t.Errorf("%s: the trees are behind the mountain", kind)
		}
		if boxes[1].H() < .4*boxes[0].H() || boxes[1].Y1 < boxes[0].Y1 {
			t.Errorf("%s: the trees at %v are small or high for the mountain at %v", kind, boxes[1], boxes[0])
		}
	}
}

// Rainbows over a waterfall were tiny ones above it.
func TestARainbowSpansTheLandscapeBehindIt(t *testing.T) {
	boxes, first := landOf(brief.Brief{Subjects: []brief.Subject{piece("rainbow", 1), piece("waterfall", 1)}, Relations: []brief.Relation{{From: 0, Kind: "over", To: 1}}})
	if first[0] > first[1] || boxes[0].W() < boxes[1].W() || boxes[0].Y0 > boxes[1].Y0 {
		t.Errorf("rainbow %v, waterfall %v", boxes[0], boxes[1])
	}
}

func TestNothingGrowsInALandscapeThatThePromptNamesOtherwise(t *testing.T) {
	for name, at := range settings {
		c := newComposerOf(brief.Brief{Place: name, Subjects: []brief.Subject{piece("pine-tree", 3)}})
		for _, m := range c.extras(at, true, true) {
			if treeKinds[m.id] || farThings[m.id] {
				t.Errorf("%s: there is a %s beside pine trees and a mountain", name, m.id)
			}
		}
	}
}

func TestWhatIsNoLandscapeIsComposedAsBefore(t *testing.T) {
	for _, ids := range [][]string{{"cat", "tree"}, {"mug", "mountain"}, {"house", "car"}, {"island", "palm-tree"}} {
		c := newComposerOf(brief.Brief{Subjects: []brief.Subject{piece(ids[0], 1), piece(ids[1], 1)}, Relations: []brief.Relation{{From: 0, Kind: "with", To: 1}}})
		if c.isVista() {
			t.Errorf("%s with %s is a landscape", ids[0], ids[1])
		}
	}
	tree := brief.Relation{From: 0, Kind: "inside", To: 1}
	if c := newComposerOf(brief.Brief{Subjects: []brief.Subject{piece("mountain", 1), piece("snow-globe", 1), piece("sun", 1)}, Relations: []brief.Relation{tree}}); c.isVista() {
		t.Error("a mountain in a snow globe is a landscape")
	}
}

func TestTheRiverOfALandscapeIsTheWaterOfItsGround(t *testing.T) {
	boxes, first := landOf(brief.Brief{Place: "forest", Subjects: []brief.Subject{piece("pine-tree", 3), piece("river", 1)}, Relations: []brief.Relation{{From: 0, Kind: "with", To: 1}}})
	if _, ok := boxes[1]; !ok || first[1] > first[0] {
		t.Errorf("the river is at %v, painted at %d", boxes[1], first[1])
	}
}

// The river of a forest was a hill with a river on it, behind the bear.
func TestTheRiverOfAPlaceIsItsWater(t *testing.T) {
	boxes, first := landOf(brief.Brief{Place: "forest", Subjects: []brief.Subject{{Kind: brief.Animal, ID: "bear", Count: 1}, piece("river", 1)}, Relations: []brief.Relation{{From: 0, Kind: "beside", To: 1}}})
	if first[1] > first[0] || boxes[1].Y1 < boxes[0].Y1 {
		t.Errorf("the river is at %v, the bear at %v", boxes[1], boxes[0])
	}
}

// "a lake with birds and mountains" had birds that stood on each other.
func TestBirdsOfALandscapeFlyUnlessTheyAreOnTheGround(t *testing.T) {
	for id, pose := range map[string]string{"seagull": "flying", "penguin": ""} {
		s := brief.Subject{Kind: brief.Bird, ID: id, Count: 3}
		(&composer{}).inLandscape(&s)
		if s.Pose != pose {
			t.Errorf("%s: %q", id, s.Pose)
		}
	}
}

// Chickens flew around a barn, and a fishbowl with coral stood tiny on the sea floor.
func TestAnimalsBeforeABuildingStandOnItsGroundAndAFishbowlIsNoSea(t *testing.T) {
	cows := brief.Subject{Kind: brief.Animal, ID: "cow", Count: 3}
	if !newComposerOf(brief.Brief{Subjects: []brief.Subject{piece("barn", 1), cows}, Relations: []brief.Relation{{From: 0, Kind: "with", To: 1}}}).isVista() {
		t.Error("three cows and a barn have no ground")
	}
	bowl := newComposerOf(brief.Brief{Prompt: "fish tank with coral and clownfish", Subjects: []brief.Subject{piece("fish-bowl", 1), piece("coral", 1), piece("clownfish", 1)}, Relations: []brief.Relation{{From: 1, Kind: "inside", To: 0}, {From: 2, Kind: "inside", To: 0}}})
	if bowl.atReef(); bowl.Brief.Place != "" {
		t.Errorf("the fishbowl is %s", bowl.Brief.Place)
	}
	reef := newComposerOf(brief.Brief{Prompt: "tropical fish and coral reef", Subjects: []brief.Subject{piece("fish", 1), piece("coral", 1)}})
	if reef.atReef(); reef.Brief.Place != "underwater" || reef.Subject(0).Count < 2 {
		t.Errorf("%d fish are %s", reef.Subject(0).Count, reef.Brief.Place)
	}
}
