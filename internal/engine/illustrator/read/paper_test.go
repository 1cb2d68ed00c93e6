package read

import "testing"

func TestALogoHasItsKindOfBusinessAsASmallLineOnlyBesideAName(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"coffee shop logo called Bean Scene with a mug": "coffee shop", "tech company logo called Nova with a rocket": "tech company",
		"logo for a surf school named Salty Dog with a dog": "surf school", "dental clinic logo with a tooth": "", "a logo of a fox": "",
	} {
		if b := r.Read(prompt, "", ""); b.Tagline != want {
			t.Errorf("%s: small line %q, want %q", prompt, b.Tagline, want)
		}
	}
}

func TestLettersTakeTheStyleAndTheMaterialThatWereOrdered(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string][2]string{
		"chrome letters spelling Y2K": {"", "chrome"}, "wood letters spelling HOME": {"", "wood"}, `ice letters "FROZEN"`: {"", "ice"},
		"gothic lettering that says Nightfall": {"gothic", ""}, "dripping paint word SLIME": {"drip", ""}, "the word LOVE in balloon letters": {"balloon", ""},
	} {
		if l := r.Read(prompt, "", "").Letter; l.Style != want[0] || l.Material != want[1] {
			t.Errorf("%s: %+v", prompt, l)
		}
	}
}

// A text that goes on in small letters was once cut after its last capital.
func TestAnOrderedTextIsNeverCutShort(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"sticker that says Be kind to bees": "Be kind to bees", "the slogan Made in Italy": "Made in Italy", "poster with the words Live Well and Laugh with a heart": "Live Well and Laugh",
	} {
		b := r.Read(prompt, "", "")
		if len(b.Lettering) != 1 || b.Lettering[0] != want {
			t.Errorf("%s: %q", prompt, b.Lettering)
		}
	}
}

func TestASheetSaysItsOccasion(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"birthday card with a fox": "card", "halloween party flyer": "flyer", "certificate of achievement": "certificate", "hot sauce label": "label",
		"a man holding a card": "", "a playing card": "", "a fox label": "label",
	} {
		b := r.Read(prompt, "", "")
		if b.Design != want || (want == "card" || want == "flyer" || want == "certificate") && len(b.Lettering) == 0 {
			t.Errorf("%s: design %q, text %q", prompt, b.Design, b.Lettering)
		}
	}
}
