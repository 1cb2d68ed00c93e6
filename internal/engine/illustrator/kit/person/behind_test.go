package person

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit"
)

func TestABackpackFromBehindLiesOnTheBack(t *testing.T) {
	f := newFigure(complete(Spec{Extras: []string{"backpack"}, Behind: true}))
	if n := f.onTrunk(); n.Empty() {
		t.Error("a backpack is not drawn over the back")
	}
	if n := f.behindBody(); !n.Empty() {
		t.Error("a backpack of somebody seen from behind is drawn before the body")
	}
}

func TestClothesFromBehindHaveNoFront(t *testing.T) {
	f := newFigure(complete(Spec{Top: Garment{Name: "suit jacket"}, Extras: []string{"tie", "pregnant belly"}, Behind: true}))
	if f.look.over == nil || f.look.over.kind != "closed" || f.look.over.lapel != "" || f.look.over.detail != nil {
		t.Errorf("a suit jacket from behind is %+v", f.look.over)
	}
	if f.look.pregnant || f.neckline() != "" {
		t.Error("a figure from behind shows its belly or the skin below its neck")
	}
}

func TestABackpackHasTheColorThatWasTold(t *testing.T) {
	red := kit.Hex("#d02030")
	f := newFigure(complete(Spec{Extras: []string{"backpack"}, ExtraColors: map[string]kit.Color{"backpack": red}}))
	if got := f.extraTones("backpack", "#3f7fb5").M; !got.Same(kit.TonesOf(red).M) {
		t.Errorf("a red backpack is %v", got)
	}
}
