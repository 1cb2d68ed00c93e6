package read_test

import "testing"

// The style of letters that is told with a letter, a number, a monogram or an ampersand is theirs, and is nothing else to draw.
func TestCharactersAreInTheStyleOfLettersThatIsTold(t *testing.T) {
	reader := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"letter K, script font, with a butterfly":     "script",
		"letter A in cursive with a cat":              "cursive",
		"number 5, with glitter, bubble font":         "bubble",
		"number 30 with balloons, block letters":      "block",
		"letter S in calligraphy surrounded by roses": "cursive",
		"ampersand in bubble letters with a bird":     "bubble",
		"number 1 in gothic font with angel wings":    "gothic",
		"ampersand and stars and a moon, old english": "gothic",
		"rose gold JK monogram in bubble letters":     "bubble",
		"a boy in a varsity jacket and the number 5":  "",
		"vintage letter K with a bubble and a rose":   "",
	} {
		b := reader.Read(prompt, "", "")
		if b.Letter.Style != want {
			t.Errorf("%q: letters are %q, want %q", prompt, b.Letter.Style, want)
		}
		for _, s := range b.Subjects {
			if s.ID == "letter" || s.ID == "envelope" || s.ID == "bubble" && want != "" {
				t.Errorf("%q draws %s", prompt, s.ID)
			}
		}
	}
}

// Initials before the word for a monogram are what it shows.
func TestInitialsBeforeAMonogramAreItsLetters(t *testing.T) {
	reader := newReader(t, fake{})
	b := reader.Read("JK monogram with a heart below", "", "")
	if len(b.Subjects) != 2 || b.Subjects[0].ID != "monogram" || b.Subjects[0].Text != "JK" {
		t.Errorf("got %+v", b.Subjects)
	}
}

// What a text is made of or filled with, right behind it, is the look of its letters, whatever art the prompt names after it.
func TestATextBesideArtHasTheLookThatIsToldBehindIt(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string][2]string{
		"the word HOPE in marble with a heart": {"marble", ""}, "the word LOVE made of wood with a heart": {"wood", ""},
		`"Max" in leopard print with a cat`: {"", "leopard"}, `name "Max" with glitter with a cat`: {"", "glitter"}, `"Max" plaid with a cat`: {"", "plaid"},
		`"Max" with a rainbow and a cat`: {"", ""}, `a mug "Max" with polka dots and a cat`: {"", ""}, `"Max" with leopard print hearts and a cat`: {"", ""},
	} {
		if l := r.Read(prompt, "", "").Letter; l.Material != want[0] || l.Fill != want[1] {
			t.Errorf("%s: %+v", prompt, l)
		}
	}
}

// A text that is said to be in a frame or a wreath is in its opening, and in a heart where that is all the art.
func TestATextInAFrameIsInsideIt(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"the word LOVE inside a red heart, script font": "LOVE", `"Olivia" in a heart with a cat`: "", `"Olivia" inside a gold frame with roses`: "Olivia", `"Joy" in a laurel wreath`: "Joy", `name "Max" in a laurel wreath with a cat`: "Max",
		`"Max" in a heart made of roses`: "",
	} {
		b := r.Read(prompt, "", "")
		if len(b.Subjects) == 0 || b.Subjects[0].Text != want {
			t.Errorf("%s: %+v", prompt, b.Subjects)
		}
	}
}
