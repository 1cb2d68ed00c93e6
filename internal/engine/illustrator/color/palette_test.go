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
	if own := (LCH{L: 0.45, C: 0.07, H: 0.85}); vivid(own, 0.15).C < 1.3*own.C {
		t.Errorf("wood has the chroma %.3f after %.3f", vivid(own, 0.15).C, own.C)
	}
	if own := (LCH{L: 0.78, C: 0.07, H: 0.85}); vibrant(own).C > 1.25*own.C {
		t.Errorf("skin has the chroma %.3f after %.3f", vibrant(own).C, own.C)
	}
	if v := vibrant(LCH{L: 0.5, C: 0.005, H: 1}); v.C < 0.04 || v.H > -0.8 {
		t.Errorf("gray becomes %v", v)
	}
	if v := vibrant(LCH{L: 0.955, C: 0.005, H: 1.5}); v.L > 0.957 {
		t.Errorf("white has the lightness %.3f", v.L)
	}
}

func TestTheShadeOfWhiteThingsIsVioletInVibrantColorsAndTheyAreStillWhite(t *testing.T) {
	for _, own := range []LCH{{L: 0.88, C: 0.02, H: 1.4}, {L: 0.86, C: 0.005, H: -1}} {
		if v := vibrant(own); v.C < 0.035 || v.C > 0.08 || v.H > -0.5 || v.H < -1.7 {
			t.Errorf("the shade %v of white becomes %v", own, v)
		}
	}
	if own := (LCH{L: 0.88, C: 0.06, H: 1}); vibrant(own).H < 0.6 {
		t.Errorf("pale skin becomes %v", vibrant(own))
	}
}
