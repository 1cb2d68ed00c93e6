package compose

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/layout"
)

func TestBirdsOfAWreathSitOnIt(t *testing.T) {
	s := Compose(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{{Kind: brief.Piece, ID: "christmas-wreath", Count: 1}, {Kind: brief.Bird, ID: "cardinal", Count: 2}}, Relations: []brief.Relation{{From: 0, Kind: "and", To: 1}}}, Seed: 1})
	if wreath, birds := boxOf(s, 0), boxOf(s, 1); birds.X0 < wreath.X0 || birds.X1 > wreath.X1 || birds.Y0 < wreath.Y0 || birds.Y1 > wreath.Y1 {
		t.Errorf("the wreath is %v, the birds %v", wreath, birds)
	}
}

func TestAFlagFliesBehindTheEagleThatComesWithIt(t *testing.T) {
	for _, links := range [][]brief.Relation{nil, {{From: 1, Kind: "with", To: 0}}, {{From: 0, Kind: "and", To: 1}}} {
		s := Compose(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{{Kind: brief.Piece, ID: "american-flag", Count: 1}, {Kind: brief.Bird, ID: "eagle", Count: 1}}, Relations: links}, Seed: 1})
		if flag, eagle := boxOf(s, 0), boxOf(s, 1); eagle.X0 < flag.X0 || eagle.X1 > flag.X1 {
			t.Errorf("the flag is %v, the eagle %v", flag, eagle)
		}
	}
}

func TestMoonPhasesAreAnArchAboveWhatComesWithThem(t *testing.T) {
	s := Compose(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{{Kind: brief.Piece, ID: "moth", Count: 1}, {Kind: brief.Piece, ID: "moon-phases", Count: 1}}, Relations: []brief.Relation{{From: 0, Kind: "with", To: 1}}}, Seed: 1})
	if moth, moons := boxOf(s, 0), boxOf(s, 1); moons.Y1 > (moth.Y0+moth.Y1)/2 || moons.W() < moth.W() {
		t.Errorf("the moth is %v, the moons %v", moth, moons)
	}
}

func TestFlowersFillTheOutlineOfAHalf(t *testing.T) {
	s := Compose(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{{Kind: brief.Piece, ID: "butterfly", Count: 1}, {Kind: brief.Piece, ID: "daisy", Count: 3}}, Relations: []brief.Relation{{From: 0, Kind: "halves", To: 1}}}, Seed: 1})
	whole := Compose(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{{Kind: brief.Piece, ID: "butterfly", Count: 1}}}, Seed: 1})
	if got, want := boxOf(s, 0), boxOf(whole, 0); got.W()/got.H() < .85*want.W()/want.H() {
		t.Errorf("the butterfly is %v, whole it is %v", got, want)
	}
}
