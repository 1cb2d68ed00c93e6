package compose

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
)

// "Three balloons, one of them red" were three red balloons.
func TestTheOneOfAColorStandsOutFromTheRest(t *testing.T) {
	pair := func(color string) []brief.Subject {
		return []brief.Subject{{Kind: brief.Piece, ID: "balloon", Count: 2}, {Kind: brief.Piece, ID: "balloon", Count: 1, Color: color}}
	}
	for color, changes := range map[string]bool{"red": true, "blue": false} {
		c := newComposer(Request{Brief: brief.Brief{Subjects: pair(color)}})
		if got := c.subject(0).Color != ""; got != changes {
			t.Errorf("one of them %s: the others are %q", color, c.subject(0).Color)
		}
	}
}

func TestASizeIsSeenOnlyBesideSomethingElse(t *testing.T) {
	tiny := brief.Subject{Kind: brief.Piece, ID: "balloon", Count: 1, Size: "tiny"}
	if got := Missed(brief.Brief{Subjects: []brief.Subject{tiny}}); len(got) != 1 || got[0].As != "size" {
		t.Errorf("alone: %+v", got)
	}
	if got := Missed(brief.Brief{Subjects: []brief.Subject{tiny, {Kind: brief.Animal, ID: "cat", Count: 1}}}); len(got) != 0 {
		t.Errorf("beside a cat: %+v", got)
	}
}

func TestTheSmallOneOfTwoIsSmaller(t *testing.T) {
	// "Two apples, one big and one small" were two apples of a size.
	small := thing("apple")
	small.Size = "small"
	two := thing("apple")
	two.Count, two.Size, two.Odd = 2, "big", &brief.Odd{At: 1, Few: 1, Subject: small}
	c := newComposer(Request{Brief: brief.Brief{Subjects: []brief.Subject{two}}})
	if first, second := c.oddSize(0, 0), c.oddSize(0, 1); first != 1 || second > 1/oddContrast {
		t.Errorf("%.2f and %.2f", first, second)
	}
	if got := Missed(brief.Brief{Subjects: []brief.Subject{two}}); len(got) != 0 {
		t.Errorf("missed %+v", got)
	}
}
