package relationtest

import (
	"math"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/composetest"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/compose/relation/supports"
	"pellucid/internal/engine/illustrator/kit"
)

// A cow stood past the end of the fence that it looked over.
func TestWhoIsBehindABarrierLooksOverItsMiddle(t *testing.T) {
	for _, who := range []brief.Subject{{Kind: brief.Animal, ID: "cow", Count: 1}, {Kind: brief.Animal, ID: "cat", Count: 1, Pose: "peeking"}, composetest.Someone("")} {
		for id := range supports.Barriers {
			thing := brief.Subject{Kind: brief.Piece, ID: id, Count: 1}
			c := placerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{who, thing}, Relations: []brief.Relation{{From: 0, Kind: "behind", To: 1}}}})
			k := c.Unit(1, layout.How{})
			b, o := k.Root.Box(), kit.Box{X0: math.Inf(1), Y0: math.Inf(1), X1: math.Inf(-1), Y1: math.Inf(-1)}
			for _, l := range k.Sprites {
				if l.Subject == 0 {
					o = o.Union(l.Box)
				}
			}
			if middle := (o.X0 + o.X1) / 2; o.Y0 > b.Y0-.2*b.H() || middle < b.X0+.3*b.W() || middle > b.X1-.3*b.W() {
				t.Errorf("%s behind a %s is at %+v, the barrier at %+v", who.ID, id, o, b)
			}
		}
	}
}

// The head of a cat between two curtains was behind one of them.
func TestTheFaceIsSeenOfWhoIsBehindWhatIsOpenInTheMiddle(t *testing.T) {
	_, k := placed(composetest.Pair(composetest.Cat, "behind", composetest.Thing("curtain")))
	c, eyes := k.Root.Box(), layout.PartsNamed(k.Sprites, map[string]bool{"eyes": true})
	if len(eyes) == 0 {
		t.Fatal("there are no eyes")
	}
	if x := (eyes[0].Box.X0 + eyes[0].Box.X1) / 2; math.Abs(x-(c.X0+c.X1)/2) > .1*c.W() {
		t.Errorf("the eyes are at %.0f, the curtain at %v", x, c)
	}
}

// A man under a street lamp stood below its foot, with the lamp on his head.
func TestWhoIsUnderAStreetLampStandsAtItsFoot(t *testing.T) {
	for _, who := range []string{"bicycle", "bench"} {
		_, k := placed(composetest.Pair(composetest.Thing(who), "under", composetest.Thing("street-lamp")))
		under, _ := spritesOf(k, 0)
		lamp, _ := spritesOf(k, 1)
		if under.Y1 > lamp.Y1+.08*lamp.H() {
			t.Errorf("the %s ends at %.0f, the lamp at %.0f", who, under.Y1, lamp.Y1)
		}
	}
}

// A girl who reads under a tree was a sixth of its height.
func TestWhoIsUnderATreeIsBeforeItAndLarge(t *testing.T) {
	who := composetest.Woman
	who.Pose = "reading"
	_, k := placed(brief.Brief{Prompt: "a test", Subjects: []brief.Subject{who, composetest.Thing("tree")}, Relations: []brief.Relation{{From: 0, Kind: "under", To: 1}}})
	if girl, tree := covered(k, 0), covered(k, 1); girl.H() < .3*tree.H() || girl.Y1 < tree.Y1-.1*tree.H() {
		t.Errorf("the girl is at %v, the tree at %v", girl, tree)
	}
}

// The curtain hung beside its window, and who sat on the sill sat behind it.
func TestACurtainHangsBeforeItsWindowAndBehindWhoSitsThere(t *testing.T) {
	cat := brief.Subject{Kind: brief.Animal, ID: "cat", Count: 1}
	k := related([]brief.Subject{composetest.Thing("window"), composetest.Thing("curtain"), cat}, brief.Relation{From: 0, Kind: "with", To: 1}, brief.Relation{From: 2, Kind: "sitting on", To: 0})
	window, curtain := covered(k, 0), covered(k, 1)
	if curtain.X0 > window.X0 || curtain.X1 < window.X1 || curtain.Y0 > window.Y0 {
		t.Errorf("the curtain %v is not around the window %v", curtain, window)
	}
	last := map[int]int{}
	for i, s := range k.Sprites {
		last[s.Subject] = i
	}
	if last[2] < last[1] {
		t.Error("the curtain hides the cat")
	}
}

func TestAHammockHangsBetweenItsTwoTrees(t *testing.T) {
	trees := composetest.Thing("palm-tree")
	trees.Count = 2
	k := related([]brief.Subject{composetest.Thing("hammock"), trees}, brief.Relation{From: 0, Kind: "between", To: 1})
	hammock, both := covered(k, 0), covered(k, 1)
	if both.X0 > hammock.X0 || both.X1 < hammock.X1 || both.H() < hammock.H() {
		t.Errorf("the trees %v are not at both ends of the hammock %v", both, hammock)
	}
}

func TestNothingLiesUnderAPottedPlantButBelowIt(t *testing.T) {
	k := related([]brief.Subject{composetest.Thing("cell-phone"), composetest.Thing("potted-plant")}, brief.Relation{From: 0, Kind: "under", To: 1})
	if phone, plant := covered(k, 0), covered(k, 1); phone.Y0 < plant.Y1 {
		t.Errorf("the phone %v begins above the lower edge of the plant %v", phone, plant)
	}
}

// A cat that looked out of a window stood on top of it, and a woman above the frame.
func TestWhoLooksOutOfAWindowIsBehindItsSill(t *testing.T) {
	cat := brief.Subject{Kind: brief.Animal, ID: "cat", Count: 1}
	for _, who := range []brief.Subject{cat, composetest.Woman} {
		k := related([]brief.Subject{who, composetest.Thing("window")}, brief.Relation{From: 0, Kind: "inside", To: 1})
		b, window := covered(k, 0), covered(k, 1)
		if b.Y0 < window.Y0 || b.X0 < window.X0 || b.X1 > window.X1 || b.H() < .4*window.H() {
			t.Errorf("%v is not in the window %v", b, window)
		}
		if k.Sprites[len(k.Sprites)-1].Subject != 1 {
			t.Error("the sill is behind who looks out")
		}
	}
}

// Three children around the earth: two stood beside it, the third behind it.
func TestChildrenAroundTheEarthStandOnAllSidesOfIt(t *testing.T) {
	kids := composetest.Woman
	kids.Count = figure.Unstated
	k := related([]brief.Subject{kids, composetest.Thing("earth")}, brief.Relation{From: 0, Kind: "around", To: 1})
	all, earth := covered(k, 0), covered(k, 1)
	if all.X0 > earth.X0 || all.X1 < earth.X1 || all.Y0 > earth.Y0 || all.Y1 < earth.Y1 {
		t.Errorf("the children %v are not on all sides of the earth %v", all, earth)
	}
}
