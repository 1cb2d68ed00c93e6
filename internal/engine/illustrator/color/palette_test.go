package color

import "testing"

func TestVibrantColorsAreVividAndWhiteStaysSeenOnWhite(t *testing.T) {
	for _, c := range []struct {
		name string
		own  LCH
	}{{"brown cloth", LCH{L: 0.42, C: 0.06, H: 1.2}}, {"green", LCH{L: 0.5, C: 0.1, H: 2.4}}} {
		if v := vibrant(c.own); v.C < 1.4*c.own.C {
			t.Errorf("%s has the chroma %.3f after %.3f", c.name, v.C, c.own.C)
		}
	}
	if v := vibrant(LCH{L: 0.955, C: 0.005, H: 1.5}); v.L > 0.957 {
		t.Errorf("white has the lightness %.3f", v.L)
	}
}
