package read_test

import (
	"slices"
	"strings"
	"testing"

	"pellucid/internal/engine/illustrator/read/data"
	"pellucid/internal/engine/illustrator/things"
)

func TestThePlaceOfATravelPrintIsItsCaption(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string][]string{
		"vintage travel poster of Paris with the Eiffel Tower": {"eiffel-tower", "Paris"}, "San Francisco Golden Gate Bridge poster": {"golden-gate-bridge", "San Francisco"},
		"retro travel poster of London": {"big-ben", "London"}, "retro national park badge Zion": {"canyon", "Zion", "National Park"}, "travel poster of Rome, Italy": {"colosseum", "Rome", "Italy"},
		"London telephone booth travel poster": {"telephone-booth", "London"}, "vintage postcard greetings from Texas": {"cowboy-boot", "Greetings from", "Texas"}, "colorado mountains sticker": {"mountain", "Colorado"},
	} {
		b := r.Read(prompt, "", "")
		if len(b.Subjects) != 1 || b.Subjects[0].ID != want[0] || !slices.Equal(b.Lettering, want[1:]) || len(b.Reading.LeftOut) > 0 {
			t.Errorf("%s: %s", prompt, summary(b))
		}
	}
}

func TestAPlaceAloneIsDrawnAsItsLandmarkAndSaysSo(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{"Paris": "eiffel-tower", "Tokyo png": "torii-gate", "New York City": "statue-of-liberty"} {
		b := r.Read(prompt, "", "")
		if len(b.Subjects) != 1 || b.Subjects[0].ID != want || len(b.Reading.StandsIn) != 1 || len(b.Lettering) > 0 {
			t.Errorf("%s: %s", prompt, summary(b))
		}
	}
}

func TestNamesThatPlacesShareWithThingsAreTheThings(t *testing.T) {
	r := newReader(t, fake{Breeds: map[string]bool{"boston-terrier": true}})
	for _, prompt := range []string{"turkey sticker", "boston terrier sticker", "jordan sneakers sticker", "glacier mint candy sticker", "a girl in Paris with a beret", "Paris bakery logo", "London bus"} {
		if b := r.Read(prompt, "", ""); len(b.Lettering) > 1 || len(b.Lettering) == 1 && b.Lettering[0] != "Bakery" {
			t.Errorf("%s: %s", prompt, summary(b))
		}
	}
}

func TestWhatStandsForAPlaceIsInTheTableOfThings(t *testing.T) {
	kitOnly := []string{"brandenburg-gate", "petra", "sagrada-familia", "bison"}
	data.Pairs("destinations", func(words, ids string, _ bool) {
		for id := range strings.SplitSeq(ids, "+") {
			id = strings.TrimSpace(id)
			if _, ok := things.ByID(id); !ok && !slices.Contains(kitOnly, id) {
				t.Errorf("%s: nothing is called %s", words, id)
			}
		}
	})
}
