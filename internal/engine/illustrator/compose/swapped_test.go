package compose

import (
	"math"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/scene"
)

func TestArtStandsInThePlaceOfALetter(t *testing.T) {
	for text, copies := range map[string]int{"LOVE": 1, "Ho Ho Ho": 3} {
		r := designOf("print", text, brief.Subject{Kind: brief.Piece, ID: "heart"})
		r.Brief.Letter.Swapped = "o"
		s := Compose(r)
		drawn := map[scene.Matrix]bool{}
		for _, o := range s.Sprites {
			if o.Subject == 0 {
				drawn[o.Matrix] = true
			}
		}
		art, words := boxOf(s, 0), lettersOf(s)
		if len(drawn) != copies || art.X0 < words.X0 || art.Y1 > words.Y1+.05 {
			t.Errorf("%s has %d hearts in %v, letters in %v", text, len(drawn), art, words)
		}
	}
}

func TestTwoAnimalsHoldTheShieldOfACrest(t *testing.T) {
	r := designOf("crest", "", brief.Subject{Kind: brief.Animal, ID: "lion", Count: 2}, brief.Subject{Kind: brief.Piece, ID: "sword"})
	r.Brief.Lettering = nil
	s := Compose(r)
	sword, plate := boxOf(s, 1), boxOf(s, -1)
	if plate.W() < 1.3*plate.H() || sword.W() > .5*plate.W() || math.Abs(sword.X0+sword.X1-1) > .1 {
		t.Errorf("the shield and the lions are %v, the sword %v", plate, sword)
	}
}
