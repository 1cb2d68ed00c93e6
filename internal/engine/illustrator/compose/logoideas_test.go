package compose

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
)

func TestALogoTakesTheColorsOfItsTradeUnlessSomeAreTold(t *testing.T) {
	r := designOf("", "Sweet Crumbs", brief.Subject{Kind: brief.Piece, ID: "croissant", Count: 1})
	r.Brief.Style.Name, r.Brief.Tagline = "logo", "bakery"
	if s := Compose(r); len(s.Brand) != 3 {
		t.Errorf("%d colors of the brand", len(s.Brand))
	}
	r.Brief.Subjects[0].Color = "blue"
	if s := Compose(r); len(s.Brand) != 0 {
		t.Error("a blue croissant takes the colors of the brand")
	}
	r.Brief.Subjects[0].Color, r.Brief.Tints = "", []string{"green"}
	if s := Compose(r); len(s.Brand) != 0 {
		t.Error("a green logo takes the colors of its trade")
	}
}

func TestEveryArrangementOfALogoStaysOnTheCanvas(t *testing.T) {
	for _, tag := range []string{"law firm", "bakery", "spa", "gym", "photography"} {
		for v := range 4 {
			r := designOf("", "Stone & Partners", brief.Subject{Kind: brief.Piece, ID: "mug", Count: 1})
			r.Brief.Style.Name, r.Brief.Tagline, r.Variation = "logo", tag, v
			if s := Compose(r); s.Box.X0 < -.01 || s.Box.Y0 < -.01 || s.Box.X1 > 1.01 || s.Box.Y1 > 1.01 {
				t.Errorf("%s %d reaches %v", tag, v, s.Box)
			}
		}
	}
}

// Sunflowers in a vase were a disc of flowers on the vase's belly: a mark showed what is in another thing only on that thing's face.
func TestInAMarkFlowersStandInTheirVaseAndATreeIsOnTheFaceOfAMountain(t *testing.T) {
	for _, in := range []struct {
		inner, outer string
		rises        bool
	}{{"sunflower", "vase", true}, {"tulip", "vase", true}, {"tree", "mountain", false}} {
		r := designOf("logo", "", brief.Subject{Kind: brief.Piece, ID: in.inner}, brief.Subject{Kind: brief.Piece, ID: in.outer})
		r.Brief.Style.Name, r.Brief.Relations = "logo", []brief.Relation{{From: 0, Kind: "inside", To: 1}}
		s := Compose(r)
		if inner, outer := boxOf(s, 0), boxOf(s, 1); inner.Y0 < outer.Y0 != in.rises {
			t.Errorf("the %s begins at %.2f, the %s at %.2f", in.inner, inner.Y0, in.outer, outer.Y0)
		}
	}
}
