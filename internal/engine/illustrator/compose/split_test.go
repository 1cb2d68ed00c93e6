package compose

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/layout"
)

func TestASplitLetterHasItsNameBetweenItsHalves(t *testing.T) {
	s := Compose(designOf("split", "Katelyn", brief.Subject{Kind: brief.Family, ID: "alphabet-letter", Count: 1, Text: "K"}))
	letter, words := boxOf(s, 0), boxOf(s, -1)
	if letter.H() < .6 || words.Y0 < letter.Y0+.25*letter.H() || words.Y1 > letter.Y1-.25*letter.H() || words.X0 < 0 || words.X1 > 1 {
		t.Errorf("the letter is at %v, the name at %v", letter, words)
	}
}

func TestAViewStaysWithinItsSilhouette(t *testing.T) {
	bear := brief.Subject{Words: "bear", Kind: brief.Animal, ID: "bear", Count: 1}
	plain := boxOf(Compose(layout.Request{Brief: brief.Brief{Prompt: "bear", Subjects: []brief.Subject{bear}}}), 0)
	s := Compose(layout.Request{Brief: brief.Brief{Prompt: "bear with mountains inside", Design: "inset", Subjects: []brief.Subject{bear}}})
	if b := boxOf(s, 0); b.W() < .5 || b.W()/b.H() > 1.15*plain.W()/plain.H() || b.W()/b.H() < plain.W()/plain.H()/1.15 {
		t.Errorf("the view is at %v, the bear at %v", b, plain)
	}
}

func TestWordsFillTheOutlineThatTheyWereToldToHave(t *testing.T) {
	s := Compose(layout.Request{Brief: brief.Brief{Prompt: "the word love in the shape of a heart", Lettering: []string{"love"}, Letter: brief.Letter{Outline: "heart"}}})
	if b := boxOf(s, -1); b.W() < .6 || b.H() < .6*b.W() {
		t.Errorf("the words are at %v", b)
	}
}

// The heart was large, with four paws around it.
func TestAHeartInsideAPawIsSmallerThanThePaw(t *testing.T) {
	r := designOf("print", "dog mom", brief.Subject{Kind: brief.Piece, ID: "paw-print", Count: 1}, brief.Subject{Kind: brief.Piece, ID: "heart", Count: 1})
	r.Brief.Relations = []brief.Relation{{From: 1, Kind: "inside", To: 0}}
	s := Compose(r)
	if paw, heart := boxOf(s, 0), boxOf(s, 1); heart.W() > .6*paw.W() || heart.X0 < paw.X0 || heart.X1 > paw.X1 || heart.Y1 > paw.Y1 {
		t.Errorf("the heart is at %v, the paw at %v", heart, paw)
	}
}

// The name beside "heart made of paw prints" was not drawn.
func TestANameStandsBelowAHeartOfCopies(t *testing.T) {
	s := Compose(layout.Request{Brief: brief.Brief{Prompt: "heart made of paw prints \"Bella\"", Lettering: []string{"Bella"}, Motif: "heart", Subjects: []brief.Subject{{Kind: brief.Piece, ID: "paw-print", Count: 3}}}})
	if words, paws := boxOf(s, -1), boxOf(s, 0); words.W() < .2 || words.Y0 < paws.Y1-.02 || words.Y1 > 1 {
		t.Errorf("the name is at %v, the heart at %v", words, paws)
	}
}
