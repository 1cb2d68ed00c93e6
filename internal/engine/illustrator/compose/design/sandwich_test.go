package design

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/kit"
)

// Things of equal rank stood in a row over the letters.
func TestASayingStandsBetweenTheTwoThingsItComesWith(t *testing.T) {
	r := sheetOf("print", brief.Subject{Kind: brief.Piece, ID: "bow-tie", Count: 1}, brief.Subject{Kind: brief.Piece, ID: "mustache", Count: 1})
	r.Brief.Lettering = []string{"Best Dad Ever"}
	out, ok := designerOf(r).Designed()
	if !ok {
		t.Fatal("no design")
	}
	none := kit.Box{X0: 9, Y0: 9, X1: -9, Y1: -9}
	at := map[int]kit.Box{-1: none, 0: none, 1: none}
	for _, s := range out.Sprites {
		at[s.Subject] = at[s.Subject].Union(s.Box)
	}
	if at[1].Y1 > at[0].Y0 || at[0].Y0-at[1].Y1 < .2 {
		t.Errorf("the mustache is at %.2f to %.2f, the tie at %.2f to %.2f", at[1].Y0, at[1].Y1, at[0].Y0, at[0].Y1)
	}
}

// A disco ball and a hat, one above the saying and one below it, were half as large as side by side.
func TestASayingStandsBetweenTwoThingsOnlyWhereTheUpperOneIsLow(t *testing.T) {
	for id, want := range map[string]bool{"mustache": true, "disco-ball": false} {
		r := sheetOf("print", brief.Subject{Kind: brief.Piece, ID: id, Count: 1}, brief.Subject{Kind: brief.Piece, ID: "cowboy-hat", Count: 1})
		if _, ok := designerOf(r).between([]int{0, 1}, "Last Rodeo"); ok != want {
			t.Errorf("%s: the saying stands between them: %v", id, ok)
		}
	}
}

func TestWhatAWaxSealComesWithIsPressedIntoIt(t *testing.T) {
	r := sheetOf("", brief.Subject{Kind: brief.Piece, ID: "wax-seal", Count: 1}, brief.Subject{Kind: brief.Piece, ID: "bee", Count: 1})
	r.Brief.Relations = []brief.Relation{{From: 0, Kind: "with", To: 1}}
	out, ok := designerOf(r).pressed()
	if !ok {
		t.Fatal("nothing is pressed")
	}
	for _, s := range out.Sprites {
		if s.Subject == 1 && (s.Box.X0 < .2 || s.Box.X1 > .8) {
			t.Errorf("the bee is at %v", s.Box)
		}
	}
}

func TestACrownOfACrestIsOnTopOfItsShield(t *testing.T) {
	arms := brief.Subject{Kind: brief.Piece, ID: "coat-of-arms", Count: 1, Parts: []brief.PartColor{{Part: "crown"}}}
	c := designerOf(sheetOf("crest", arms, brief.Subject{Kind: brief.Family, ID: "monogram", Text: "R", Count: 1}))
	if out, ok := c.heraldic([]int{1}, ""); !ok || len(c.Brief.Subjects) != 3 || len(out.Sprites) == 0 {
		t.Error("no crown is drawn")
	}
}

func TestTheCustomersOwnWordsTakeThePlaceOfThoseOfAnOccasion(t *testing.T) {
	c := designerOf(sheetOf("card"))
	c.Brief.Lettering = []string{"You’re Invited", "Retirement Party", "Happy Retirement Bob"}
	if got := c.linesOfSheet(); got.main != "Happy Retirement Bob" || len(got.feet) > 0 {
		t.Errorf("%+v", got)
	}
}
