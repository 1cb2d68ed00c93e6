package read

import "testing"

// "cute pupy", "halloween whitch on a broom" and "christmas stoking" were refused: two words of ours were as near, or the word looked like
// English that is spelled right.
func TestWhatIsMisspelledMeansWhatCustomersAskForOrTheNameItMakes(t *testing.T) {
	r := newReader(t, fake{})
	for typed, meant := range map[string]string{
		"cute pupy": "cute puppy", "halloween whitch": "halloween witch", "a gost": "a ghost", "tutle": "turtle", "farie": "fairy", "yorky": "yorkie",
		"sharck": "shark", "grl": "girl", "blue vaze": "blue vase", "daschund": "dachshund", "sea hors": "seahorse", "xmas tre": "xmas tree",
		"chrismas stoking": "christmas stocking", "brown gunea pig": "brown guinea pig",
	} {
		got, want := r.Read(typed, "", ""), r.Read(meant, "", "")
		if len(want.Subjects) == 0 || summary(got) != summary(want) {
			t.Errorf("%s\n got %s\nwant %s", typed, summary(got), summary(want))
		}
	}
}

// A film's hero is no queen: what customers ask for more must not make two edits fewer.
func TestANameIsNotMisspelled(t *testing.T) {
	r := newReader(t, fake{})
	for _, prompt := range []string{"lightning mcqueen", "funky", "a foxy lady"} {
		if b := r.Read(prompt, "", ""); len(b.Reading.Understood) > 0 && b.Reading.Understood[0].From != "" {
			t.Errorf("%s is %s", prompt, summary(b))
		}
	}
}

// "a babys hand" is a baby's: a row of misspellings.txt had made babies of it.
func TestWhatIsTypedWithoutAnApostropheIsNoMisspelledPlural(t *testing.T) {
	r := newReader(t, fake{})
	if b := r.Read("kissing a babys hand", "", ""); len(b.Subjects) != 1 || b.Subjects[0].Count > 1 {
		t.Errorf("the hand of several: %s", summary(b))
	}
}
