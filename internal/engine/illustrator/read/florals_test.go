package read_test

import "testing"

// "blush and navy floral corner" had no navy, and a bouquet in two colors was one of leaves in the first.
func TestColorsOfAnArrangementAreThoseOfItsFlowers(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"blush and navy watercolor floral corner":        "rose blush, peony navy, eucalyptus-branch ",
		"blush and gold floral wreath":                   "daisy , peony blush, eucalyptus-branch gold",
		"burgundy and blush bouquet with eucalyptus":     "rose burgundy, peony blush, eucalyptus-branch ",
		"dusty blue and white floral arrangement":        "rose dusty-blue, peony white, eucalyptus-branch ",
		"sage green and gold eucalyptus frame":           "eucalyptus-branch sage",
		"navy and dusty pink peony corner with a leaf":   "peony navy, leaf ",
		"sage green and gold floral wreath with a fence": "floral-wreath sage, fence ",
	} {
		got := ""
		for n, s := range r.Read(prompt, "", "").Subjects {
			if n > 0 {
				got += ", "
			}
			got += s.ID + " " + s.Color
		}
		if got != want {
			t.Errorf("%s: %s", prompt, got)
		}
	}
}

func TestABunchOfFlowersIsABouquet(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, motif := range map[string]string{"bunch of tulips": "bouquet", "poinsettia arrangement": "bouquet", "wildflowers bunch tied with twine": "bouquet", "bunch of bananas": "", "bundle of spring flowers clipart": "", "cactus arrangement": ""} {
		if b := r.Read(prompt, "", ""); b.Motif != motif {
			t.Errorf("%s: %q %s", prompt, b.Motif, summary(b))
		}
	}
}

// "smoke png" was three dragons and "pie clipart" a foot: the last word was one of another language, too.
func TestWordsForPicturesTellNoLanguage(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, id := range map[string]string{"smoke png": "smoke", "pie clipart": "pie", "camera png": "camera", "barn clipart": "barn", "rosa png": "rose"} {
		if b := r.Read(prompt, "", ""); len(b.Subjects) != 1 || b.Subjects[0].ID != id {
			t.Errorf("%s: %s", prompt, summary(b))
		}
	}
}

func TestAnIdeaComesWithWhatIsToldOfIt(t *testing.T) {
	b := newReader(t, fake{}).Read("birthday party scene with 5 balloons", "", "")
	if len(b.Subjects) != 2 || b.Subjects[0].ID != "birthday-cake" || b.Subjects[1].ID != "balloon" || b.Subjects[1].Count != 5 || len(b.Reading.LeftOut) > 0 {
		t.Error(summary(b))
	}
}
