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
