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
)

func TestEveryArrangementOfCopiesLooksUnlikeTheUsualOne(t *testing.T) {
	pens := brief.Subject{Words: "pencils", Kind: brief.Piece, ID: "pencil", Count: 5}
	_, usual := composed(brief.Brief{Subjects: []brief.Subject{pens}})
	for how := range brief.Arrangements {
		_, k := composed(brief.Brief{Subjects: []brief.Subject{pens}, Relations: []brief.Relation{{From: 0, Kind: how, To: 0}}})
		if a, b := k.Bounds(), usual.Bounds(); a.W()/a.H() > .97*b.W()/b.H() && a.W()/a.H() < 1.03*b.W()/b.H() {
			t.Errorf("%s looks like no arrangement: %.2f times as wide as high", how, a.W()/a.H())
		}
	}
}

func TestCopiesOfDifferentHeightsStandOnOneFloorAndDiffer(t *testing.T) {
	all := brief.Subject{Words: "bottles", Kind: brief.Piece, ID: "bottle", Count: 3}
	_, k := composed(brief.Brief{Subjects: []brief.Subject{all}, Relations: []brief.Relation{{From: 0, Kind: "heights", To: 0}}})
	high := map[int]float64{}
	for _, s := range k.Sprites {
		high[s.Drawing] = max(high[s.Drawing], s.Box.H())
	}
	seen := map[int]bool{}
	for _, h := range high {
		seen[int(h/k.Bounds().H()*20)] = true
	}
	if len(seen) < 3 {
		t.Errorf("heights %v", high)
	}
}

func TestTheCopiesOfAMixAreOfSeveralKinds(t *testing.T) {
	toys := brief.Subject{Words: "toys", Kind: brief.Piece, ID: "teddy-bear", Mix: []string{"rubber-duck", "robot"}, Count: 3}
	c, _ := composed(brief.Brief{Subjects: []brief.Subject{toys}})
	names := map[float64]bool{}
	for j := range 3 {
		names[c.Draw(0, layout.How{Copy: j}).Unit] = true
	}
	if len(names) < 3 {
		t.Errorf("%d kinds are drawn", len(names))
	}
}

// "Three balloons, one of them red" were three red balloons.
func TestTheOneOfAColorStandsOutFromTheRest(t *testing.T) {
	pair := func(color string) []brief.Subject {
		return []brief.Subject{{Kind: brief.Piece, ID: "balloon", Count: 2}, {Kind: brief.Piece, ID: "balloon", Count: 1, Color: color}}
	}
	for color, changes := range map[string]bool{"red": true, "blue": false} {
		c := placerOf(layout.Request{Brief: brief.Brief{Subjects: pair(color)}})
		if got := c.Subject(0).Color != ""; got != changes {
			t.Errorf("one of them %s: the others are %q", color, c.Subject(0).Color)
		}
	}
}

func TestTheSmallOneOfTwoIsSmaller(t *testing.T) {
	// "Two apples, one big and one small" were two apples of a size.
	small := composetest.Thing("apple")
	small.Size = "small"
	two := composetest.Thing("apple")
	two.Count, two.Size, two.Odd = 2, "big", &brief.Odd{At: 1, Few: 1, Subject: small}
	c := placerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{two}}})
	if first, second := c.OddSize(0, 0), c.OddSize(0, 1); first != 1 || second > 1/placing.OddContrast {
		t.Errorf("%.2f and %.2f", first, second)
	}
}

func twoWho(pose string) *relation.Placer {
	who := brief.Subject{Kind: brief.Person, Count: 2, Pose: pose, Person: &brief.Figure{Age: "adult"}}
	return placerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{who}}, Seed: 3})
}

// Two men who played chess stood side by side, and no board was there.
func TestTwoWhoDoSomethingFaceToFaceHaveItsMiddleBetweenThem(t *testing.T) {
	for pose := range together.AcrossPoses {
		c := twoWho(pose)
		kind := c.Among(0)
		if kind != pose {
			t.Errorf("%s: two do %q to each other", pose, kind)
			continue
		}
		a, b := c.Unit(0, layout.How{Facing: together.TogetherView(kind, true)}), c.Unit(0, layout.How{Copy: 1, Facing: together.TogetherView(kind, false)})
		var seen []layout.Instance
		k := together.Joined(c.Placer, kind, a, b)
		for _, in := range []layout.Cluster{a, b} {
			seen = append(seen, in.Root)
		}
		if gap := math.Abs(seen[0].Anchor("ground").Y - k.Ground); gap > 1e-6 {
			t.Errorf("%s: the floor of both is not that of the first: %.2f", pose, gap)
		}
		serials := map[int]bool{}
		for _, s := range k.Sprites {
			serials[s.Drawing] = true
		}
		if len(serials) != 2 {
			t.Errorf("%s: %d drawings", pose, len(serials))
		}
	}
}

func TestWhatTwoShareIsDrawnOnce(t *testing.T) {
	c := twoWho("on a seesaw")
	a, b := c.Unit(0, layout.How{}), c.Unit(0, layout.How{Copy: 1})
	if w, v := a.Root.Drawing.Box.W(), b.Root.Drawing.Box.W(); w < 1.5*v {
		t.Errorf("both have the seesaw: %.0f and %.0f units wide", w, v)
	}
}

func TestWhoDoesSomethingOnAChairSitsOnIt(t *testing.T) {
	man := brief.Subject{Kind: brief.Person, Count: 1, Pose: "knitting", Person: &brief.Figure{Age: "elder"}}
	chair := brief.Subject{Kind: brief.Piece, ID: "rocking-chair", Count: 1}
	for _, kind := range []string{"on", "sitting on", "inside"} {
		c := placerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{man, chair}, Relations: []brief.Relation{{From: 0, Kind: kind, To: 1}}}})
		k := c.Unit(1, layout.How{})
		at := slices.IndexFunc(k.Sprites, func(s layout.Layer) bool { return s.Subject == 0 })
		if at < 0 {
			t.Fatalf("%s: nobody is there", kind)
		}
		head := k.Root.Box().Y0
		bottom := 0.0
		for _, s := range k.Sprites {
			if s.Subject == 0 {
				bottom = max(bottom, s.Box.Y1)
			}
		}
		if seat := k.Root.Anchor("seat").Y; bottom < seat+.1*(k.Ground-seat) {
			t.Errorf("%s: the feet end at %.0f, above the seat at %.0f (top %.0f): they do not hang down", kind, bottom, seat, head)
		}
	}
}

func TestAToolThatIsNamedLastIsHeldByWhoWorks(t *testing.T) {
	mother := brief.Subject{Kind: brief.Person, Count: 1, Pose: "feeding", Person: &brief.Figure{Age: "adult"}}
	baby := brief.Subject{Kind: brief.Person, Count: 1, Person: &brief.Figure{Age: "baby"}}
	spoon := brief.Subject{Kind: brief.Piece, ID: "spoon", Count: 1}
	c := placerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{mother, baby, spoon}, Relations: []brief.Relation{{From: 0, Kind: "looking at", To: 1}, {From: 1, Kind: "with", To: 2}}}})
	if !slices.ContainsFunc(c.Links, func(l brief.Relation) bool { return l.From == 0 && l.Kind == "holding" && l.To == 2 }) {
		t.Errorf("the spoon is not the mother's: %v", c.Links)
	}
}
