package relationtest

import (
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/composetest"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/hierarchy"
	"pellucid/internal/engine/illustrator/compose/layout"
	"pellucid/internal/engine/illustrator/kit/person"
)

func TestFiguresAroundAThingDoNotCoverIt(t *testing.T) {
	cake, kids := brief.Subject{Kind: brief.Piece, ID: "birthday-cake", Count: 1}, composetest.Someone("")
	kids.Count = 5
	c := placerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{cake, kids}, Relations: []brief.Relation{{From: 1, Kind: "around", To: 0}}}})
	k := c.Unit(0, layout.How{})
	at, cakeBox := -1, k.Root.Box()
	for n, s := range k.Sprites {
		if s.Subject == 0 {
			at = n
		}
	}
	for _, s := range k.Sprites[at+1:] {
		if middle := (s.Box.X0 + s.Box.X1) / 2; middle > cakeBox.X0 && middle < cakeBox.X1 {
			t.Errorf("somebody at %.0f stands before the cake at %.0f", s.Box, cakeBox)
		}
	}
}

// A taco that lifted weights was a taco.
func TestAThingThatActsHasArmsLegsAndAFace(t *testing.T) {
	for _, c := range []struct{ id, pose, state string }{
		{"taco", "lifting", ""}, {"avocado", "running", ""}, {"pencil", "waving", ""}, {"tooth", "", figure.Character}, {"donut", "", figure.Character}, {"hammer", "waving", figure.Character},
	} {
		s := brief.Subject{Kind: brief.Piece, ID: c.id, Count: 1, Pose: c.pose}
		plain := placerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{{Kind: brief.Piece, ID: c.id, Count: 1}}}}).Draw(0, layout.How{})
		if c.state != "" {
			s.States = []string{c.state}
		}
		acting := placerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{s}}}).Draw(0, layout.How{})
		if acting.Box.H() <= plain.Box.H() && acting.Box.W() <= plain.Box.W() {
			t.Errorf("%s %s is drawn as it is", c.id, c.pose)
		}
		if _, ok := acting.Anchors["handNear"]; !ok {
			t.Errorf("%s has no hand", c.id)
		}
	}
	if !hierarchy.Acts("baseball", "running") || hierarchy.Acts("baseball", "jumping") {
		t.Error("a ball runs by its legs, and jumps without")
	}
	if hierarchy.Acts("smartphone", "running") || hierarchy.Acts("race-car", "running") {
		t.Error("what is charging or races has legs")
	}
}

// Two people having dinner became things with hoses for arms.
func TestWhoLivesIsNoThingThatActs(t *testing.T) {
	pair := brief.Brief{Subjects: []brief.Subject{{Kind: brief.Animal, ID: "fox", Count: 1, Pose: "having tea"}, {Kind: brief.Person, Count: 1, Pose: "having tea"}}, Relations: []brief.Relation{{From: 0, Kind: "and", To: 1}}}
	c := placerOf(layout.Request{Brief: pair})
	for i := range pair.Subjects {
		if figure.IsActor(c.Subject(i)) {
			t.Errorf("%+v is a thing", c.Subject(i))
		}
	}
}

// The glass of milk that a cookie held hands with stood beside it.
func TestBothOfTwoThingsThatHoldHandsAct(t *testing.T) {
	pair := brief.Brief{Subjects: []brief.Subject{{Kind: brief.Piece, ID: "cookie", Count: 1}, {Kind: brief.Piece, ID: "milk", Count: 1, Pose: "holding hands"}}, Relations: []brief.Relation{{From: 0, Kind: "and", To: 1}}}
	c := placerOf(layout.Request{Brief: pair})
	for i := range pair.Subjects {
		if !figure.IsActor(c.Subject(i)) {
			t.Errorf("%s does not act", c.Subject(i).ID)
		}
	}
}

func TestThingsHoldWhatTheyDoSomethingWith(t *testing.T) {
	for _, r := range []struct{ by, kind, thing string }{{"taco", "playing", "guitar"}, {"pencil", "reading", "book"}, {"earth", "hugging", "heart"}, {"tooth", "holding", "toothbrush"}, {"hot-dog", "riding", "skateboard"}} {
		b := brief.Brief{Subjects: []brief.Subject{{Kind: brief.Piece, ID: r.by, Count: 1}, {Kind: brief.Piece, ID: r.thing, Count: 1}}, Relations: []brief.Relation{{From: 0, Kind: r.kind, To: 1}}}
		if c := placerOf(layout.Request{Brief: b}); !figure.IsActor(c.Subject(0)) || figure.IsActor(c.Subject(1)) {
			t.Errorf("%s %s %s", r.by, r.kind, r.thing)
		}
	}
	box := brief.Brief{Subjects: []brief.Subject{{Kind: brief.Piece, ID: "flower-pot", Count: 1}, {Kind: brief.Piece, ID: "rose", Count: 1}}, Relations: []brief.Relation{{From: 0, Kind: "holding", To: 1}}}
	if c := placerOf(layout.Request{Brief: box}); figure.IsActor(c.Subject(0)) {
		t.Error("a pot that holds a rose has arms")
	}
}

var kid = brief.Subject{Kind: brief.Person, Count: 1, Person: &brief.Figure{Age: "child"}}

// A man dressed as a banana stood in jeans, and the banana was left out.
func TestACostumeCoversTheBodyOfWhoWearsIt(t *testing.T) {
	for _, as := range []brief.Subject{{Kind: brief.Piece, ID: "hot-dog", Count: 1}, {Kind: brief.Piece, ID: "pumpkin", Count: 1}} {
		_, k := composed(brief.Brief{Subjects: []brief.Subject{kid, as}, Relations: []brief.Relation{{From: 0, Kind: "dressed as", To: 1}}})
		chest, b := k.Root.Anchor("chest"), covered(k, 1)
		if chest.X < b.X0 || chest.X > b.X1 || chest.Y < b.Y0 || chest.Y > b.Y1 || b.W() < chest.W {
			t.Errorf("a %s at %+v does not cover the chest at %+v", as.ID, b, chest)
		}
	}
}

func TestWhoIsDressedAsAnAnimalHasItsBodyAndTheirOwnFace(t *testing.T) {
	bear := brief.Subject{Kind: brief.Animal, ID: "bear", Count: 1}
	_, k := composed(brief.Brief{Subjects: []brief.Subject{kid, bear}, Relations: []brief.Relation{{From: 0, Kind: "dressed as", To: 1}}})
	_, plain := composed(brief.Brief{Subjects: []brief.Subject{kid}})
	if len(k.Sprites) <= len(plain.Sprites) || covered(k, 0) == covered(plain, 0) {
		t.Error("a child dressed as a bear looks like a child")
	}
}

// Two children who build a snowman knelt on one side of it.
func TestTwoWhoWorkOnOneThingStandOnEitherSideOfIt(t *testing.T) {
	two := kid
	two.Count, two.Pose = 2, "building"
	_, k := composed(brief.Brief{
		Subjects:  []brief.Subject{two, {Kind: brief.Piece, ID: "snowman", Count: 1}},
		Relations: []brief.Relation{{From: 0, Kind: "looking at", To: 1}},
	})
	all, thing := covered(k, 0), covered(k, 1)
	if middle := (thing.X0 + thing.X1) / 2; all.X0 > middle || all.X1 < middle || thing.X0-all.X0 < .3*thing.W() || all.X1-thing.X1 < .3*thing.W() {
		t.Errorf("the two span %+v, the snowman %+v", all, thing)
	}
}

func TestPeopleInARingStandBehindAndBeforeEachOther(t *testing.T) {
	five := kid
	five.Count = 5
	c, k := composed(brief.Brief{Subjects: []brief.Subject{five}, Relations: []brief.Relation{{From: 0, Kind: "ring", To: 0}}})
	row := five
	_, line := composed(brief.Brief{Subjects: []brief.Subject{row}, Relations: []brief.Relation{{From: 0, Kind: "row", To: 0}}})
	if !c.InRing(0) || k.Bounds().W() >= line.Bounds().W() || k.Bounds().H() <= line.Bounds().H() {
		t.Errorf("a ring is %+v, a row %+v", k.Bounds(), line.Bounds())
	}
}

// A giant beside a tiny house was as high as its door.
func TestWhatIsCalledBigIsLargerThanWhatIsCalledTiny(t *testing.T) {
	giant := brief.Subject{Kind: brief.Person, Count: 1, Size: "big", Person: &brief.Figure{Age: "adult"}}
	_, k := composed(brief.Brief{
		Subjects:  []brief.Subject{giant, {Kind: brief.Piece, ID: "house", Count: 1, Size: "tiny"}},
		Relations: []brief.Relation{{From: 0, Kind: "beside", To: 1}},
	})
	if who, house := covered(k, 0), covered(k, 1); who.H() < 1.5*max(house.W(), house.H()) {
		t.Errorf("the giant is %.0f high, the house %.0f × %.0f", who.H(), house.W(), house.H())
	}
}

func TestWhatIsCalledBigIsWiderThanTheAnimalOnIt(t *testing.T) {
	c := placerOf(layout.Request{Brief: brief.Brief{
		Subjects:  []brief.Subject{{Kind: brief.Animal, ID: "squirrel", Count: 1}, {Kind: brief.Piece, ID: "acorn", Count: 1, Size: "big"}},
		Relations: []brief.Relation{{From: 0, Kind: "on", To: 1}},
	}})
	k := c.Copies(1)
	on, _ := spritesOf(k, 0)
	if acorn, _ := spritesOf(k, 1); acorn.W() < on.W() {
		t.Errorf("the squirrel is %.0f wide, the acorn %.0f", on.W(), acorn.W())
	}
}

func TestASecondRoleShowsInSkinAndFace(t *testing.T) {
	nurse := person.Draw(person.Spec{Role: "nurse"})
	undead := person.Draw(person.Spec{Role: "nurse", Nature: "zombie"})
	if nurse.Box == undead.Box {
		t.Error("a zombie nurse stands as a nurse does")
	}
}

func TestAnimalsWearCostumesOnTwoLegs(t *testing.T) {
	pug := brief.Subject{Kind: brief.Animal, ID: "pug", Count: 1}
	for _, as := range []brief.Subject{composetest.Thing("hot-dog"), composetest.Thing("bee"), composetest.Thing("pumpkin"), {Kind: brief.Animal, ID: "lion", Count: 1}} {
		_, k := composed(brief.Brief{Subjects: []brief.Subject{pug, as}, Relations: []brief.Relation{{From: 0, Kind: "dressed as", To: 1}}})
		if !k.Root.Has("shoulderNear") || !slices.ContainsFunc(k.Sprites, func(s layout.Layer) bool { return s.Subject == 1 }) {
			t.Errorf("a pug is not dressed as a %s", as.ID)
		}
	}
}

// A frog on a bicycle sat on the saddle like a small statue.
func TestACreatureThatActsIsDrawnWithArmsAndLegs(t *testing.T) {
	for id := range figure.Creatures {
		frog := brief.Subject{Kind: brief.Piece, ID: id, Count: 1, Pose: "dancing"}
		d := placerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{frog}}}).Draw(0, layout.How{})
		if _, ok := d.Anchors["shoulderNear"]; !ok {
			t.Errorf("a dancing %s has no shoulders", id)
		}
	}
}

func TestWhoHidesBehindATreeStandsAtItsTrunk(t *testing.T) {
	_, k := placed(composetest.Pair(composetest.Woman, "behind", composetest.Thing("tree")))
	who, tree := covered(k, 0), covered(k, 1)
	if who.H() < .4*tree.H() {
		t.Errorf("she has %.0f of the %.0f of the tree", who.H(), tree.H())
	}
	if middle := (who.X0 + who.X1) / 2; middle > tree.X0+.75*tree.W() {
		t.Error("she stands beyond the trunk")
	}
	if who.Y1 < tree.Y1-.06*tree.H() {
		t.Error("her feet are above the ground")
	}
}
