package read

import (
	"slices"
	"testing"
)

func TestACakeTopperIsNoBirthdayCake(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{"happy birthday cake topper with stars", "happy birthday cake topper"} {
		for _, s := range r.Read(prompt, "", "").Subjects {
			if s.ID == "birthday-cake" {
				t.Errorf("%s: a birthday cake is drawn", prompt)
			}
		}
	}
}

func TestALogoInLineArtStaysALogo(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{"lotus logo, line art", "line art logo of a fox", "logo with mountain, clean line art"} {
		if st := r.Read(prompt, "", "").Style; st.Name != "logo" || !st.Lines {
			t.Errorf("%s: %+v", prompt, st)
		}
	}
	if st := r.Read("wolf head geometric logo", "", "").Style; st.Name != "lowpoly" || slices.Contains(st.Asked, "line art") {
		t.Errorf("geometric: %+v", st)
	}
}

func TestASheetSaysTheSayingBeforeIt(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"coming soon poster": "Coming Soon", "thank you for your order card": "Thank You for Your Order", "handmade with love tag": "Handmade with Love",
	} {
		if b := r.Read(prompt, "", ""); len(b.Lettering) != 1 || b.Lettering[0] != want || b.Design == "" || len(b.Reading.LeftOut) > 0 {
			t.Errorf("%s: %q, %s, %v", prompt, b.Lettering, b.Design, b.Reading.LeftOut)
		}
	}
}

func TestAPrintBesideThingsIsTheGroundOfAPattern(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{"tumbler wrap sunflowers and leopard print", "seamless pattern of roses on leopard print"} {
		if b := r.Read(prompt, "", ""); b.Backing != "leopard" || len(b.Subjects) != 1 {
			t.Errorf("%s: %q, %d subjects", prompt, b.Backing, len(b.Subjects))
		}
	}
}

func TestTheColorsOfACrestAreItsOwn(t *testing.T) {
	b := newReader(t, fake{}).Read("crest with lion and crown, letter R, gold and black", "", "")
	if !slices.Equal(b.Tints, []string{"gold", "black"}) {
		t.Errorf("tints %v", b.Tints)
	}
	for _, s := range b.Subjects {
		if s.Color != "" || len(s.Parts) > 0 {
			t.Errorf("%s is %s %v", s.ID, s.Color, s.Parts)
		}
	}
}
