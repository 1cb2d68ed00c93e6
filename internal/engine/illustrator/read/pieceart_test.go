package read

import (
	"slices"
	"testing"
)

func TestEyesLookWhereTheyAreTold(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{"cartoon eyes looking left": "looking-left", "cartoon eyes looking up": "looking-up", "angry cartoon eyes": "angry"} {
		if b := r.Read(prompt, "", ""); len(b.Subjects) != 1 || !slices.Contains(b.Subjects[0].States, want) {
			t.Errorf("%s: %+v", prompt, b.Subjects)
		}
	}
}

func TestHandsThatAreDrawnAloneHaveAToneOfSkin(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{"brown skin heart hands", "heart hands dark skin"} {
		if b := r.Read(prompt, "", ""); len(b.Subjects) != 1 || len(b.Subjects[0].Parts) != 1 || b.Subjects[0].Parts[0].Part != "skin" {
			t.Errorf("%s: %+v", prompt, b.Subjects)
		}
	}
}

// "A glass on a table" was a table in the style of glass, and a grocery bag a shop.
func TestAGlassIsAThingAndABagIsNoShop(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{"a glass on a table": "glass", "glass with roses in it": "glass", "a glass heart": "heart", "grocery bag": "groceries", "pub sign": "hanging-sign"} {
		if b := r.Read(prompt, "", ""); len(b.Subjects) == 0 || b.Subjects[0].ID != want {
			t.Errorf("%s: %+v, want %s", prompt, b.Subjects, want)
		}
	}
}
