package person

import (
	"strings"
	"testing"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/person/body"
	"pellucid/internal/engine/illustrator/kit/person/extra"
	"pellucid/internal/engine/illustrator/kit/person/figure"
	"pellucid/internal/engine/illustrator/kit/person/role"
)

func TestABackpackFromBehindLiesOnTheBack(t *testing.T) {
	f := newFigure(role.Complete(figure.Spec{Extras: []string{"backpack"}, Behind: true}))
	if n := extra.OnTrunk(f); n.Empty() {
		t.Error("a backpack is not drawn over the back")
	}
	if n := extra.BehindBody(f); !n.Empty() {
		t.Error("a backpack of somebody seen from behind is drawn before the body")
	}
}

func TestClothesFromBehindHaveNoFront(t *testing.T) {
	f := newFigure(role.Complete(figure.Spec{Top: figure.Garment{Name: "suit jacket"}, Extras: []string{"tie", "pregnant belly"}, Behind: true}))
	if f.Look.Over == nil || f.Look.Over.Kind != "closed" || f.Look.Over.Lapel != "" || f.Look.Over.Detail != nil {
		t.Errorf("a suit jacket from behind is %+v", f.Look.Over)
	}
	if f.Look.Pregnant || body.Neckline(f) != "" {
		t.Error("a figure from behind shows its belly or the skin below its neck")
	}
}

func TestABackpackHasTheColorThatWasTold(t *testing.T) {
	red := kit.Hex("#d02030")
	f := newFigure(role.Complete(figure.Spec{Extras: []string{"backpack"}, ExtraColors: map[string]kit.Color{"backpack": red}}))
	if got := f.ExtraTones("backpack", "#3f7fb5").M; !got.Same(kit.TonesOf(red).M) {
		t.Errorf("a red backpack is %v", got)
	}
}

// A silver necklace was gold.
func TestANecklaceIsDrawnInTheColorThatWasTold(t *testing.T) {
	drawn := func(colors map[string]kit.Color) string {
		var out strings.Builder
		for _, n := range Draw(figure.Spec{Extras: []string{"necklace"}, ExtraColors: colors, Seed: 1}).Nodes() {
			writeNode(&out, n)
		}
		return out.String()
	}
	gold, silver := drawn(nil), drawn(map[string]kit.Color{"necklace": kit.Hex("#c3c9d0")})
	if gold != drawn(nil) || silver == gold {
		t.Error("a silver necklace is drawn as one of no color is")
	}
}
