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
