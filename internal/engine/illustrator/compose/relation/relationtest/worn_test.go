package relationtest

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/figure"
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
	head, roses := k.Root.Anchor("head"), covered(k, 1)
	if roses.W() < head.W || roses.Y1 > head.Y+head.H {
		t.Errorf("the roses span %.0f to %.0f and %.0f to %.0f, the head is at %.0f, %.0f", roses.X0, roses.X1, roses.Y0, roses.Y1, head.X, head.Y)
	}
}
