package figure

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
)

func TestStripesInTheColorOfTheirThingAreOnAnotherGround(t *testing.T) {
	for _, one := range []struct {
		subject brief.Subject
		want    string
	}{
		{brief.Subject{Kind: brief.Piece, ID: "tugboat", Count: 1, Fill: "stripes", Second: "red"}, "white"},
		{brief.Subject{Kind: brief.Piece, ID: "football-helmet", Count: 1, Parts: []brief.PartColor{{Part: "stripe", Color: "red"}}}, "white"},
		{brief.Subject{Kind: brief.Piece, ID: "football-helmet", Count: 1, Parts: []brief.PartColor{{Part: "stripe", Color: "blue"}}}, ""},
		{brief.Subject{Kind: brief.Piece, ID: "tugboat", Count: 1, Color: "red", Fill: "stripes", Second: "red"}, ""},
	} {
		c := Drawer{}
		c.Brief.Subjects = []brief.Subject{one.subject}
		got := ""
		if other, ok := c.apart(0); ok {
			got = other.Brief.Subjects[0].Color
		}
		if got != one.want {
			t.Errorf("%s %v %v: ground %q, want %q", one.subject.ID, one.subject.Second, one.subject.Parts, got, one.want)
		}
	}
}
