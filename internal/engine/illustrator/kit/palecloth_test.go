package kit

import "testing"

func TestPaleClothIsSeenBeforeWhiteAndOtherClothStaysAsItIs(t *testing.T) {
	for _, hex := range []string{"#ffffff", "#f4f1ec", "#fdf6e3"} {
		c := TonesOf(Hex(hex).In("top")).OfCloth()
		if m, d := c.M.Lch().L, c.D.Lch().L; m > .94 || m < .9 || d > .87 || c.D.Slot() != "top" {
			t.Errorf("%s: lightness %.3f, in shade %.3f, of %q", hex, m, d, c.D.Slot())
		}
	}
	for _, hex := range []string{"#e2574c", "#ffe27a", "#cfd2d6"} {
		if plain := TonesOf(Hex(hex)); !plain.OfCloth().M.Same(plain.M) {
			t.Errorf("%s changed", hex)
		}
	}
}
