package compose

import (
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
)

func TestColorsOfClothesAreNamedAsLeftOutInDrawingsOfOneInk(t *testing.T) {
	for _, style := range []string{"stamp", "stipple", "zentangle", "mandala", "ink"} {
		var b brief.Brief
		b.Style.Name = style
		if !slices.ContainsFunc(missedInStyle(b), func(m brief.Missed) bool { return m.As == "clothes" }) {
			t.Errorf("%s: not named", style)
		}
	}
}

func TestAStencilHasOneColorForClothesAndSkinOfItsOwn(t *testing.T) {
	red, blue := brief.Garment{Name: "shirt", Color: "red"}, brief.Garment{Name: "pants", Color: "blue"}
	for _, c := range []struct {
		clothes []brief.Garment
		left    bool
	}{{[]brief.Garment{red}, false}, {[]brief.Garment{red, blue}, true}} {
		b := brief.Brief{Subjects: []brief.Subject{{Person: &brief.Figure{Clothes: c.clothes}}}}
		b.Style.Name = "stencil"
		missed := missedInStyle(b)
		if got := slices.ContainsFunc(missed, func(m brief.Missed) bool { return m.As == "clothes" }); got != c.left {
			t.Errorf("%d clothes: named as left out: %v", len(c.clothes), got)
		}
		if slices.ContainsFunc(missed, func(m brief.Missed) bool { return m.As == "skin" }) {
			t.Error("dark skin is named as left out")
		}
	}
}
