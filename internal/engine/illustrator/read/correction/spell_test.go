package correction_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/read/readtest"
)

// "cute pupy", "halloween whitch on a broom" and "christmas stoking" were refused: two words of ours were as near, or the word looked like
// English that is spelled right.
func TestWhatIsMisspelledMeansWhatCustomersAskForOrTheNameItMakes(t *testing.T) {
	r := newReader(t)
	for typed, meant := range map[string]string{
		"cute pupy": "cute puppy", "halloween whitch": "halloween witch", "a gost": "a ghost", "tutle": "turtle", "farie": "fairy", "yorky": "yorkie",
		"sharck": "shark", "grl": "girl", "blue vaze": "blue vase", "daschund": "dachshund", "sea hors": "seahorse", "xmas tre": "xmas tree",
		"chrismas stoking": "christmas stocking", "brown gunea pig": "brown guinea pig",
	} {
		got, want := r.Read(typed, "", ""), r.Read(meant, "", "")
		if len(want.Subjects) == 0 || readtest.Summary(got) != readtest.Summary(want) {
			t.Errorf("%s\n got %s\nwant %s", typed, readtest.Summary(got), readtest.Summary(want))
		}
	}
}

// A film's hero is no queen: what customers ask for more must not make two edits fewer.
func TestANameIsNotMisspelled(t *testing.T) {
	r := newReader(t)
	for _, prompt := range []string{"lightning mcqueen", "funky", "a foxy lady"} {
		if b := r.Read(prompt, "", ""); len(b.Reading.Understood) > 0 && b.Reading.Understood[0].From != "" {
			t.Errorf("%s is %s", prompt, readtest.Summary(b))
		}
	}
}

// "a babys hand" is a baby's: a row of misspellings.txt had made babies of it.
func TestWhatIsTypedWithoutAnApostropheIsNoMisspelledPlural(t *testing.T) {
	r := newReader(t)
	if b := r.Read("kissing a babys hand", "", ""); len(b.Subjects) != 1 || b.Subjects[0].Count > 1 {
		t.Errorf("the hand of several: %s", readtest.Summary(b))
	}
}
