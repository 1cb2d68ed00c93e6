package illustrator

import (
	"slices"
	"strings"
	"testing"
)

func TestASearchThatFindsNothingIsOfferedWhatIsNear(t *testing.T) {
	t.Parallel()
	artist, err := New()
	if err != nil {
		t.Fatal(err)
	}
	for search, want := range map[string][]string{
		"schooner": {"sailboat"}, "dachshund": {"dog"}, "fruit": {"apple", "banana"}, "violinn": {"violin"}, "red hammers": {"red", "hammer", "tool"},
	} {
		got := artist.Near(search)
		for _, word := range want {
			if !slices.Contains(got, word) {
				t.Errorf("near to %q are %v, without %q", search, got, word)
			}
		}
		if slices.Contains(got, search) {
			t.Errorf("%q is offered itself", search)
		}
	}
	if got := artist.Near("zebra"); !slices.Contains(got, "horse") || slices.Index(got, "horse") > slices.Index(got, "equid") || slices.Index(got, "equid") < len(got)-nearKinds {
		t.Errorf("near to a zebra are %v: a word of zoology comes before everyday ones", got)
	}
	if got := artist.Near(strings.Repeat("zebra shark violin ", 30)); len(got) > nearThings {
		t.Errorf("a long search is offered %d words", len(got))
	}
	if got := artist.Near("…"); len(got) > 0 {
		t.Errorf("near to nothing are %v", got)
	}
}

func TestOnlyWordsThatNobodyKnowsAreMisspelled(t *testing.T) {
	t.Parallel()
	artist, err := New()
	if err != nil {
		t.Fatal(err)
	}
	for word, want := range map[string]bool{"boot": true, "boots": true, "Corgi": true, "wildest": true, "booj": false, "violinn": false, "sailbaot": false} {
		if got := artist.Spelled(word); got != want {
			t.Errorf("%q is spelled right: %v", word, got)
		}
	}
}
