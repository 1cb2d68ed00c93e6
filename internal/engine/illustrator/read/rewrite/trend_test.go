package rewrite_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/read/readtest"
)

// "coquette ghost" was a plain ghost: theme words before a thing were left out.
func TestThemeWordsChangeTheThingAsShopsDo(t *testing.T) {
	r := newReader(t)
	for prompt, want := range map[string]string{
		"coquette ghost":       "ghost | bow pink; 0 with 1",
		"patriotic sunglasses": "sunglasses fill:american-flag",
		"blue crab patriotic":  "crab blue | uncle-sam-hat; 0 wearing 1",
		"coquette bow":         "bow",
		"christmas tree":       "christmas-tree",
	} {
		if got := readtest.Summary(r.Read(prompt, "", "")); got != want {
			t.Errorf("%s: %s, want %s", prompt, got, want)
		}
	}
}
