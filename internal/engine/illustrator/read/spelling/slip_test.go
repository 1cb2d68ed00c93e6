package spelling

import "testing"

// A slushie was drawn as a teddy bear, whose synonym is plushie, and mochi as a mocha's latte.
func TestARealWordThatDiffersInItsFirstOrLastLetterIsNoMisspelling(t *testing.T) {
	for typed, other := range map[string]string{"slushie": "plushie", "mochi": "mocha"} {
		if LikelySlip(typed, other) {
			t.Errorf("%s was taken for %s", typed, other)
		}
	}
	if !LikelySlip("yurtle", "turtle") {
		t.Error("y and t are next to each other on the keyboard")
	}
}

func TestOnlyWordsWithinTheLimitAreNear(t *testing.T) {
	var words Index
	for _, word := range []string{"cat", "coat", "boat", "chat", "café", "tac"} {
		words.Add(word)
	}
	near := map[string]int{}
	for word, edits := range words.Near("cat", 1) {
		near[word] = edits
	}
	if len(near) != 3 || near["cat"] != 0 || near["coat"] != 1 || near["chat"] != 1 {
		t.Errorf("near cat are %v", near)
	}
}

func TestNeighborsThatChangedPlacesAreOneEdit(t *testing.T) {
	if got := Edits("unicron", "unicorn", 2); got != 1 {
		t.Errorf("%d edits", got)
	}
	if got := Edits("fox", "elephant", 2); got != 3 {
		t.Errorf("more than the limit is %d, not one over the limit", got)
	}
}

func TestTwoLettersThatNobodyMixesUpMakeAnotherWord(t *testing.T) {
	for typed, want := range map[string][2]string{"underbite": {"underline", "other"}, "flaminho": {"flamingo", ""}, "elaphent": {"elephant", ""}} {
		if got := OtherLetters(typed, want[0]); got != (want[1] == "other") {
			t.Errorf("%s for %s: %v", typed, want[0], got)
		}
	}
}
