package read_test

import (
	"slices"
	"testing"
)

// letters fails where a prompt is not lettered with a text.
func letters(t *testing.T, want map[string]string) {
	t.Helper()
	r := newReader(t, fake{})
	for prompt, text := range want {
		if b := r.Read(prompt, "", ""); !slices.Contains(b.Lettering, text) {
			t.Errorf("%q letters %q, not %q", prompt, b.Lettering, text)
		}
	}
}

func TestASentenceThatSpeaksForItselfIsLetteredWhole(t *testing.T) {
	letters(t, map[string]string{
		"sorry i'm late i didn't want to come": "sorry i'm late i didn't want to come",
		"reading is my superpower":             "reading is my superpower",
		"last ride before i'm a bride shirt":   "last ride before i'm a bride",
		"class of 2027 we made it with a cat":  "class of 2027 we made it",
		"senior 2026 we did it":                "senior 2026 we did it",
		"mi casa es su casa":                   "mi casa es su casa",
		"you can't sit with us":                "you can't sit with us",
		"espresso yourself coffee cup":         "espresso yourself",
		"philippians 4:13":                     "philippians 4:13",
	})
}

func TestWhatIsToldOfAnImageIsNoSaying(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{"my dog sitting on your couch", "you get the idea fox", "a cat and you can see its tail"} {
		if b := r.Read(prompt, "", ""); len(b.Lettering) > 0 {
			t.Errorf("%q letters %q", prompt, b.Lettering)
		}
	}
}

func TestASayingAboutATopicWithoutWordsIsChosenAndToldSo(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{"teacher saying svg": "Teach Love Inspire", "inspirational teacher quote": "Teach Love Inspire", "bible verse": "Be Still and Know That I Am God"} {
		b := r.Read(prompt, "", "")
		if !slices.Equal(b.Lettering, []string{want}) || len(b.Reading.StandsIn) != 1 {
			t.Errorf("%q letters %q and tells %+v", prompt, b.Lettering, b.Reading.StandsIn)
		}
	}
}

func TestTheNameOfAFirmAfterForIsLetteredAndHasItsMark(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"logo for dr. lee pediatrics":                "Dr. Lee Pediatrics",
		"logo for smith & sons construction":         "Smith & Sons Construction",
		"logo for stonebridge law office navy":       "Stonebridge Law Office",
		"logo for Blue Wave Pool Service":            "Blue Wave Pool Service",
		"logo for wild rose florist, pink and green": "Wild Rose Florist",
	} {
		if b := r.Read(prompt, "", ""); !slices.Equal(b.Lettering, []string{want}) {
			t.Errorf("%q letters %q", prompt, b.Lettering)
		}
	}
	for _, kind := range []string{"logo for bakery", "logo for dog walking business"} {
		if b := r.Read(kind, "", ""); len(b.Subjects) != 1 && len(b.Reading.StandsIn) == 0 {
			t.Errorf("%q has no mark", kind)
		}
	}
}
