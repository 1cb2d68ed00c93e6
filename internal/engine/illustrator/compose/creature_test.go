package compose

import (
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/kit/person"
)

// A frog on a bicycle sat on the saddle like a small statue.
func TestAPieceThatActsIsDrawnWithArmsAndLegs(t *testing.T) {
	for id, of := range creatures {
		frog := brief.Subject{Kind: brief.Piece, ID: id, Count: 1, Pose: "dancing"}
		c := newComposer(Request{Brief: brief.Brief{Subjects: []brief.Subject{frog}}})
		d := c.draw(0, how{})
		if _, ok := d.Anchors["shoulderNear"]; !ok {
			t.Errorf("a dancing %s has no shoulders", id)
		}
		if head := c.creatureHead(c.subject(0)); head.Box.W() <= 0 || head.Box.H() >= c.asPiece(c.subject(0)).Box.H() {
			t.Errorf("the head of a %s is %.0f", id, head.Box)
		}
		for _, part := range of.head {
			found := false
			for _, own := range library.Parts(id) {
				found = found || own == part
			}
			if !found {
				t.Errorf("a %s has no part %s", id, part)
			}
		}
	}
}

func TestFiguresAroundAThingDoNotCoverIt(t *testing.T) {
	cake, kids := brief.Subject{Kind: brief.Piece, ID: "birthday-cake", Count: 1}, someone("")
	kids.Count = 5
	c := newComposer(Request{Brief: brief.Brief{Subjects: []brief.Subject{cake, kids}, Relations: []brief.Relation{{From: 1, Kind: "around", To: 0}}}})
	k := c.unit(0, how{})
	at, cakeBox := -1, k.root.box()
	for n, s := range k.sprites {
		if s.subject == 0 {
			at = n
		}
	}
	for _, s := range k.sprites[at+1:] {
		if middle := (s.box.X0 + s.box.X1) / 2; middle > cakeBox.X0 && middle < cakeBox.X1 {
			t.Errorf("somebody at %.0f stands before the cake at %.0f", s.box, cakeBox)
		}
	}
}

// A taco that lifted weights was a taco.
func TestAThingThatActsHasArmsLegsAndAFace(t *testing.T) {
	for _, c := range []struct{ id, pose, state string }{
		{"taco", "lifting", ""}, {"avocado", "running", ""}, {"pencil", "waving", ""}, {"tooth", "", Character}, {"donut", "", Character}, {"hammer", "waving", Character},
	} {
		s := brief.Subject{Kind: brief.Piece, ID: c.id, Count: 1, Pose: c.pose}
		plain := newComposer(Request{Brief: brief.Brief{Subjects: []brief.Subject{{Kind: brief.Piece, ID: c.id, Count: 1}}}}).draw(0, how{})
		if c.state != "" {
			s.States = []string{c.state}
		}
		acting := newComposer(Request{Brief: brief.Brief{Subjects: []brief.Subject{s}}}).draw(0, how{})
		if acting.Box.H() <= plain.Box.H() && acting.Box.W() <= plain.Box.W() {
			t.Errorf("%s %s is drawn as it is", c.id, c.pose)
		}
		if _, ok := acting.Anchors["paw"]; !ok {
			t.Errorf("%s has no hand", c.id)
		}
	}
	if Acts("smartphone", "running") || Acts("race-car", "running") {
		t.Error("what is charging or races has legs")
	}
}

var kid = brief.Subject{Kind: brief.Person, Count: 1, Person: &brief.Figure{Age: "child"}}

// A man dressed as a banana stood in jeans, and the banana was left out.
func TestACostumeCoversTheBodyOfWhoWearsIt(t *testing.T) {
	for _, as := range []brief.Subject{{Kind: brief.Piece, ID: "hot-dog", Count: 1}, {Kind: brief.Piece, ID: "pumpkin", Count: 1}} {
		_, k := composed(brief.Brief{Subjects: []brief.Subject{kid, as}, Relations: []brief.Relation{{From: 0, Kind: "dressed as", To: 1}}})
		chest, b := k.root.anchor("chest"), extentOf(k, 1)
		if chest.X < b.X0 || chest.X > b.X1 || chest.Y < b.Y0 || chest.Y > b.Y1 || b.W() < chest.W {
			t.Errorf("a %s at %+v does not cover the chest at %+v", as.ID, b, chest)
		}
	}
}

func TestWhoIsDressedAsAnAnimalHasItsBodyAndTheirOwnFace(t *testing.T) {
	bear := brief.Subject{Kind: brief.Animal, ID: "bear", Count: 1}
	_, k := composed(brief.Brief{Subjects: []brief.Subject{kid, bear}, Relations: []brief.Relation{{From: 0, Kind: "dressed as", To: 1}}})
	_, plain := composed(brief.Brief{Subjects: []brief.Subject{kid}})
	if len(k.sprites) <= len(plain.sprites) || extentOf(k, 0) == extentOf(plain, 0) {
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
	all, thing := extentOf(k, 0), extentOf(k, 1)
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
	if !c.inRing(0) || k.bounds().W() >= line.bounds().W() || k.bounds().H() <= line.bounds().H() {
		t.Errorf("a ring is %+v, a row %+v", k.bounds(), line.bounds())
	}
}

// A giant beside a tiny house was as high as its door.
func TestWhatIsCalledBigIsLargerThanWhatIsCalledTiny(t *testing.T) {
	giant := brief.Subject{Kind: brief.Person, Count: 1, Size: "big", Person: &brief.Figure{Age: "adult"}}
	_, k := composed(brief.Brief{
		Subjects:  []brief.Subject{giant, {Kind: brief.Piece, ID: "house", Count: 1, Size: "tiny"}},
		Relations: []brief.Relation{{From: 0, Kind: "beside", To: 1}},
	})
	if who, house := extentOf(k, 0), extentOf(k, 1); who.H() < 1.5*max(house.W(), house.H()) {
		t.Errorf("the giant is %.0f high, the house %.0f × %.0f", who.H(), house.W(), house.H())
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
	for _, as := range []brief.Subject{thing("hot-dog"), thing("bee"), thing("pumpkin"), {Kind: brief.Animal, ID: "lion", Count: 1}} {
		_, k := composed(brief.Brief{Subjects: []brief.Subject{pug, as}, Relations: []brief.Relation{{From: 0, Kind: "dressed as", To: 1}}})
		if !k.root.has("shoulderNear") || !slices.ContainsFunc(k.sprites, func(s sprite) bool { return s.subject == 1 }) {
			t.Errorf("a pug is not dressed as a %s", as.ID)
		}
	}
}
