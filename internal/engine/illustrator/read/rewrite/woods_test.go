package rewrite_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/read/readtest"
)

// "northern lights over a pine forest" had one pine, and a fox in a pine forest sat in a pine.
func TestAForestOfAKindIsThoseTreesAndWhatIsInItIsInAnyForest(t *testing.T) {
	r := newReader(t)
	for prompt, want := range map[string]string{
		"snowy pine forest":               "pine-tree x3 snowy; place forest",
		"aurora over a birch forest":      "aurora | birch-tree x3; 0 over 1; place forest",
		"autumn forest with a deer":       "fall-tree x3 | deer; 0 with 1; place forest",
		"fox in a pine forest":            "fox; place forest",
		"lake with mountains at sunrise":  "mountain; place water; out [at sunrise]",
		"desert with cactus, mountains":   "cactus | mountain; place desert",
		"bear in a forest by a river":     "bear | river; 0 beside 1; place forest",
		"forest with a deer and a stream": "deer | river; 0 and 1; place forest",
		"swamp with an alligator":         "alligator; place water",
		"cabin by a lake and mountains":   "log-cabin | mountain; 0 and 1; place lake",
	} {
		if got := readtest.Summary(r.Read(prompt, "", "")); got != want {
			t.Errorf("%s: %s, want %s", prompt, got, want)
		}
	}
}
