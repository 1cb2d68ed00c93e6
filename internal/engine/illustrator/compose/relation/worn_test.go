package relation

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/layout"
)

// The mustache of a cat was wider than the cat, and that of a mug was behind its wall.
func TestAMustacheIsAsWideAsTheFaceAndBeforeIt(t *testing.T) {
	for _, s := range []brief.Subject{{Kind: brief.Animal, ID: "cat", Count: 1}, {Kind: brief.Piece, ID: "mug", Count: 1}, {Kind: brief.Piece, ID: "skull", Count: 1}} {
		mustache := brief.Subject{Kind: brief.Piece, ID: "mustache", Count: 1}
		c := placerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{s, mustache}, Relations: []brief.Relation{{From: 0, Kind: "wearing", To: 1}}}})
		k := c.Unit(0, layout.How{})
		last := k.Sprites[len(k.Sprites)-1]
		if s.Kind == brief.Piece && last.Subject != 1 {
			t.Errorf("a %s has something before its mustache", s.ID)
		}
		for _, l := range k.Sprites {
			if l.Subject == 1 && l.Box.W() > k.Root.Box().W() {
				t.Errorf("the mustache of a %s is wider than it", s.ID)
			}
		}
	}
}

// The band of headphones stood as high above the head of a cat as the head is.
func TestTheBandOfHeadphonesLiesOnTheHeadOfAnAnimal(t *testing.T) {
	for _, id := range []string{"cat", "bear", "sloth", "dog"} {
		band := brief.Subject{Kind: brief.Piece, ID: "headphones", Count: 1}
		c := placerOf(layout.Request{Brief: brief.Brief{Subjects: []brief.Subject{{Kind: brief.Animal, ID: id, Count: 1}, band}, Relations: []brief.Relation{{From: 0, Kind: "wearing", To: 1}}}})
		k := c.Unit(0, layout.How{})
		head := k.Root.Anchor("head")
		for _, l := range k.Sprites {
			if l.Subject == 1 && l.Box.Y0 < head.Y-.9*head.W {
				t.Errorf("%s: the band is at %.0f, the head of %.0f units at %.0f", id, l.Box.Y0, head.W, head.Y)
			}
		}
	}
}
