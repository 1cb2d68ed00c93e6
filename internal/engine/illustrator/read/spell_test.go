package read

import "testing"

func TestMisspellingsAreReadAsTheNearestWordOfOurs(t *testing.T) {
	for typed, want := range map[string]string{
		"buterfly": "butterfly", "baloon": "balloon", "elefant": "elephant", "girafe": "giraffe", "unicron": "unicorn", "strawbery": "strawberry",
		"dinosour": "dinosaur", "pengiun": "penguin", "watercolr": "watercolor", "purpel": "purple", "mermade": "mermaid", "skelton": "skeleton",
		"hamburgr": "hamburger", "chrismas": "christmas", "snowfalke": "snowflake", "guittar": "guitar",
	} {
		if got, ok := spelledEnglish(typed); !ok || got != want {
			t.Errorf("%s gave %q", typed, got)
		}
	}
}

// A slushie was drawn as a teddy bear, whose synonym is plushie, mochi as a mocha's latte and macarons as macaroni.
func TestARealWordThatDiffersInItsFirstOrLastLetterIsNoMisspelling(t *testing.T) {
	for typed, other := range map[string]string{"slushie": "plushie", "mochi": "mocha"} {
		if likelySlip(typed, other) {
			t.Errorf("%s was taken for %s", typed, other)
		}
	}
	if got, _ := spelledEnglish("yurtle"); got != "turtle" {
		t.Errorf("yurtle, a slip to the next key, gave %q", got)
	}
	if got := first(newReader(t, fake{}), "macarons"); got != "macaron" {
		t.Errorf("macarons gave %q", got)
	}
}

// Kale was a Turkish castle and a bank a Dutch sofa.
func TestAnEnglishWordIsNoWordOfAnotherLanguageUnlessThePromptIs(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, wrong := range map[string]string{"kale": "castle", "bank": "sofa", "bar": "bear", "medusa": "jellyfish", "jam": "clock", "golf": "ocean-wave"} {
		if got := first(r, prompt); got == wrong {
			t.Errorf("%s is drawn as %s", prompt, got)
		}
	}
	if got := first(r, "ein Hut"); got != "hat" {
		t.Errorf("ein Hut gave %q", got)
	}
	if got := first(r, "ein roter Hut"); got != "hat red" {
		t.Errorf("ein roter Hut gave %q", got)
	}
}
