package typeface

import "testing"

func TestFaces(t *testing.T) {
	for _, name := range Names {
		f := Get(name)
		for _, r := range "AZaz09!?&$ÄßéĄłšŐ" {
			if !f.Has(r) {
				t.Errorf("%s lacks %q", name, r)
			}
		}
		if len(f.Line("AV 5")) != 4 {
			t.Errorf("%s: four glyphs expected", name)
		}
		if f.Cap < .4 || f.Cap > 1.2 {
			t.Errorf("%s: capitals are %.2f high", name, f.Cap)
		}
	}
}

func TestGetUnknown(t *testing.T) {
	if f := Get("nothing"); !f.Has('A') {
		t.Error("an unknown name should give the default face")
	}
}
