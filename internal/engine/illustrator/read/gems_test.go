package read_test

import "testing"

func TestGemstonesOfJewelryAreSetInItAndNeverLieBesideIt(t *testing.T) {
	readsAs(t, map[string]string{
		"a silver ring with an amethyst":        "ring silver {stone purple}",
		"a rose quartz ring":                    "ring {stone pink}",
		"gold hoop earrings with emerald drops": "earring gold {added:drops emerald}; out [hoop]",
		"diamond earrings":                      "earring {gem white}",
		"a girl wearing diamond earrings":       "person child woman earrings",
	})
}
