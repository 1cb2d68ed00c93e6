package relation

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
	"pellucid/internal/engine/illustrator/compose/layout"
)

// A blue suit had a blue jacket, and trousers of any color.
func TestTheColorOfASuitIsThatOfItsTrousersToo(t *testing.T) {
	for _, name := range []string{"suit", "scrubs", "tracksuit"} {
		c, _ := composed(brief.Brief{Subjects: []brief.Subject{{Kind: brief.Person, Count: 1, Person: &brief.Figure{Clothes: []brief.Garment{{Name: name, Color: "blue"}}}}}})
		spec := c.PersonSpec(0, layout.How{})
		if blue, _ := figure.ColorOf("blue"); spec.Bottom.Color.String() != blue.String() {
			t.Errorf("the trousers of a blue %s are %s", name, spec.Bottom.Color)
		}
	}
}

// Jeans with the jacket of a suit became its trousers.
func TestTrousersThatWereToldStayBelowASuit(t *testing.T) {
	c, _ := composed(brief.Brief{Subjects: []brief.Subject{{Kind: brief.Person, Count: 1, Person: &brief.Figure{Clothes: []brief.Garment{{Name: "jeans"}, {Name: "suit", Color: "blue"}}}}}})
	if spec := c.PersonSpec(0, layout.How{}); spec.Bottom.Name != "jeans" {
		t.Errorf("they are %s", spec.Bottom.Name)
	}
}

// A man in swim trunks wore them with a T-shirt and sneakers.
func TestNothingElseIsWornWithSwimTrunks(t *testing.T) {
	c, _ := composed(brief.Brief{Subjects: []brief.Subject{{Kind: brief.Person, Count: 1, Person: &brief.Figure{Body: "man", Clothes: []brief.Garment{{Name: "swim trunks"}}}}}})
	if spec := c.PersonSpec(0, layout.How{}); spec.Top.Name != "bare chest" || spec.Shoes.Name != "barefoot" {
		t.Errorf("he wears %s and %s", spec.Top.Name, spec.Shoes.Name)
	}
}

// Two of one birth had different faces and hair.
func TestTwinsLookAlike(t *testing.T) {
	c, _ := composed(brief.Brief{Prompt: "twin boys", Subjects: []brief.Subject{{Kind: brief.Person, Count: 2, Person: &brief.Figure{Age: "child", Body: "man"}}}})
	a, b := c.PersonSpec(0, layout.How{}), c.PersonSpec(0, layout.How{Copy: 1})
	if a.Hair.Style != b.Hair.Style || a.Hair.Color.String() != b.Hair.Color.String() || a.Skin.String() != b.Skin.String() || a.Top.Color.String() != b.Top.Color.String() {
		t.Errorf("%v and %v", a.Hair, b.Hair)
	}
}

// Roses in somebody's hair stood on it like a tower.
func TestFlowersInHairAreAroundTheHead(t *testing.T) {
	_, k := composed(brief.Brief{Subjects: []brief.Subject{{Kind: brief.Person, Count: 1, Person: &brief.Figure{Body: "woman"}}, {Kind: brief.Piece, ID: "rose", Count: 3}}, Relations: []brief.Relation{{From: 0, Kind: "wearing", To: 1}}})
	head, roses := k.Root.Anchor("head"), extentOf(k, 1)
	if roses.W() < head.W || roses.Y1 > head.Y+head.H {
		t.Errorf("the roses span %.0f to %.0f and %.0f to %.0f, the head is at %.0f, %.0f", roses.X0, roses.X1, roses.Y0, roses.Y1, head.X, head.Y)
	}
}
