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

// "gold damask on black" was refused, and "damask pattern gold on black" had no black.
func TestAPrintIsOnTheColorThatItIsToldOn(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string][3]string{
		"gold damask on black":                {"damask", "black", "gold"},
		"damask pattern gold on black":        {"damask", "black", "gold"},
		"buffalo plaid red and black":         {"buffalo", "red", "black"},
		"floral pattern with dark background": {"floral", "navy", ""},
	} {
		b := r.Read(prompt, "", "")
		if len(b.Subjects) != 1 || b.Subjects[0].ID != "pattern" || b.Subjects[0].Fill != want[0] || b.Subjects[0].Color != want[1] || len(b.Subjects[0].More) != min(1, len(want[2])) || want[2] != "" && b.Subjects[0].More[0] != want[2] {
			t.Errorf("%s: %s", prompt, summary(b))
		}
	}
}

func TestWhatASetIsWithIsInItThoughItIsATheme(t *testing.T) {
	b := newReader(t, fake{}).Read("luau party set with tiki, pineapple and hibiscus", "", "")
	if len(b.Subjects) != 3 || b.Subjects[0].ID != "tiki-mask" {
		t.Error(summary(b))
	}
}

func TestAWreathOfAThemeIsMadeOfThePlantThatItIsWith(t *testing.T) {
	b := newReader(t, fake{}).Read("farmhouse wreath with cotton", "", "")
	if b.Motif != "wreath" || len(b.Subjects) != 1 || b.Subjects[0].ID != "cotton-branch" {
		t.Errorf("%q %s", b.Motif, summary(b))
	}
}

func TestATerrariumAndAMacrameAreThingsOfTheirOwn(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, id := range map[string]string{"succulent terrarium": "terrarium", "macrame wall hanging": "macrame", "boho macrame": "macrame"} {
		if b := r.Read(prompt, "", ""); len(b.Subjects) != 1 || b.Subjects[0].ID != id || len(b.Reading.LeftOut) > 0 {
			t.Errorf("%s: %s", prompt, summary(b))
		}
	}
}
