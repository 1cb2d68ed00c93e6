package correction

import "testing"

func TestMisspellingsAreReadAsTheNearestWordOfOurs(t *testing.T) {
	for typed, want := range map[string]string{
		"buterfly": "butterfly", "baloon": "balloon", "elefant": "elephant", "girafe": "giraffe", "unicron": "unicorn", "strawbery": "strawberry",
		"dinosour": "dinosaur", "pengiun": "penguin", "watercolr": "watercolor", "purpel": "purple", "mermade": "mermaid", "skelton": "skeleton",
		"hamburgr": "hamburger", "chrismas": "christmas", "snowfalke": "snowflake", "guittar": "guitar", "burgger": "burger",
	} {
		if got, ok := English(typed); !ok || got != want {
			t.Errorf("%s gave %q", typed, got)
		}
	}
}

func TestALetterOfTheNextKeyIsTheLikeliestSlip(t *testing.T) {
	if got, _ := English("yurtle"); got != "turtle" {
		t.Errorf("yurtle, a slip to the next key, gave %q", got)
	}
}

// Martine is somebody: a row of misspellings.txt had made a cocktail of her.
func TestANameIsNoWellKnownMisspelling(t *testing.T) {
	if got := misspellings()["martine"]; got != "" {
		t.Errorf("a name means %s", got)
	}
}
