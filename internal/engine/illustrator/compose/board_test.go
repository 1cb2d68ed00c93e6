package compose

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
)

// A sign was held before the chest with both hands on its words.
func TestNoHandIsOnTheWordsOfASignThatSomebodyHolds(t *testing.T) {
	for _, id := range []string{"wood-plank", "placard", "whiteboard", "ribbon-banner"} {
		sign := brief.Subject{Words: "sign", Kind: brief.Piece, ID: id, Count: 1, Text: "Hello"}
		c := newComposer(Request{Brief: brief.Brief{Subjects: []brief.Subject{someone(""), sign}, Relations: []brief.Relation{{From: 0, Kind: "holding", To: 1}}}})
		k := c.unit(0, how{})
		for _, s := range k.sprites {
			if s.subject != 1 {
				continue
			}
			for _, hand := range []string{"handNear", "handFar"} {
				if a := k.root.anchor(hand); a.X > s.box.X0+.2*s.box.W() && a.X < s.box.X1-.2*s.box.W() {
					t.Errorf("%s: %s is at %.0f, the board reaches from %.0f to %.0f", id, hand, a.X, s.box.X0, s.box.X1)
				}
			}
		}
	}
}

func TestWhatAShirtSaysIsOnTheShirt(t *testing.T) {
	wearer := someone("")
	wearer.Text, wearer.Person.Clothes = "Best Dad", []brief.Garment{{Name: "t-shirt", Color: "white"}}
	c := newComposer(Request{Brief: brief.Brief{Subjects: []brief.Subject{wearer}}})
	if len(c.Brief.Lettering) > 0 || c.Brief.Subjects[0].Text == "" {
		t.Error("the words stand below who wears them")
	}
	if d := c.draw(0, how{pose: "hands on hips"}); !d.Lettered || d.Box.H() > 2.2*d.Box.W() {
		t.Errorf("lettered: %v, box %v: the words are not on a figure shown to the hips", d.Lettered, d.Box)
	}
}
