package correction_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/read/correction"
	"pellucid/internal/engine/illustrator/token"
)

func TestMisspellingsAreReadAsTheNearestWordOfOurs(t *testing.T) {
	for typed, want := range map[string]string{
		"buterfly": "butterfly", "baloon": "balloon", "elefant": "elephant", "girafe": "giraffe", "unicron": "unicorn", "strawbery": "strawberry",
		"dinosour": "dinosaur", "pengiun": "penguin", "watercolr": "watercolor", "purpel": "purple", "mermade": "mermaid", "skelton": "skeleton",
		"hamburgr": "hamburger", "chrismas": "christmas", "snowfalke": "snowflake", "guittar": "guitar", "burgger": "burger",
	} {
		if got, ok := correction.English(typed); !ok || got != want {
			t.Errorf("%s gave %q", typed, got)
		}
	}
}

func TestALetterOfTheNextKeyIsTheLikeliestSlip(t *testing.T) {
	if got, _ := correction.English("yurtle"); got != "turtle" {
		t.Errorf("yurtle, a slip to the next key, gave %q", got)
	}
}

// Martine is somebody: a row of misspellings.txt had made a cocktail of her.
func TestANameIsNoWellKnownMisspelling(t *testing.T) {
	if got := correction.Respell(token.Split("martine"))[0].Text; got != "martine" {
		t.Errorf("a name means %s", got)
	}
}
