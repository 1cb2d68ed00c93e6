package things

import (
	_ "embed"
	"slices"
	"strings"
	"testing"

	"pellucid/internal/engine/illustrator/lexicon"
)

//go:embed kinds-wrong.tsv
var wrongKinds string

// WordNet calls a seahorse a walrus and a sword an arm, and a search for either found the other.
func TestNoThingIsFoundByAKindOfAnotherSenseOfItsName(t *testing.T) {
	t.Parallel()
	for line := range lexicon.Lines(wrongKinds) {
		id, words, _ := strings.Cut(line, "\t")
		if len(loadKinds()[id]) == 0 {
			t.Errorf("kinds-wrong.tsv tells of %s, which is no thing or has no other kinds", id)
		}
		for _, word := range strings.Fields(words) {
			if slices.Contains(loadKinds()[id], word) {
				t.Errorf("%s is of kind %s: run kinds.mjs again", id, word)
			}
		}
	}
}

func TestEveryThingHasKindsUnderWhichPeopleSearchForIt(t *testing.T) {
	t.Parallel()
	for _, thing := range All() {
		if len(loadKinds()[thing.ID]) == 0 {
			t.Errorf("%s has no kinds: run kinds.mjs again", thing.ID)
		}
	}
}

func TestAThingIsOfItsWiderKindsAndOfNoOther(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		id, kind string
		want     bool
	}{
		{"corgi", "dog", true}, {"corgi", "animal", true}, {"corgi", "cat", false}, {"sailboat", "boat", true}, {"apple", "fruit", true},
		{"rose", "flower", true}, {"eagle", "bird", true}, {"sofa", "couch", true}, {"sports-car", "car", true}, {"violin", "instrument", true},
		{"apple", "truck", false}, {"dog", "entity", false}, {"boxer", "dog", false},
	} {
		if got := slices.Contains(Kinds(c.id), c.kind); got != c.want {
			t.Errorf("%s is of kind %s: %v, want %v", c.id, c.kind, got, c.want)
		}
	}
}

func TestAKindNamesItsThingsTheMostWantedFirst(t *testing.T) {
	t.Parallel()
	if got := OfKind("fruit"); len(got) < 10 || !slices.Contains(got, "apple") || slices.Contains(got, "dog") {
		t.Errorf("fruit is %v", got)
	}
}
