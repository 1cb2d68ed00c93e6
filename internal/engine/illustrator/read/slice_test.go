package read_test

import "testing"

func TestSlicesOfFoodAreDrawnAsSlices(t *testing.T) {
	readsAs(t, map[string]string{
		"slice of lemon meringue pie": "custard-pie-slice {meringue}",
		"a piece of cherry pie":       "pie-slice",
		"slice of pepperoni pizza":    "pizza-slice",
		"piece of carrot cake":        "cake-slice; for carrot cake slice",
		"lemonade with lemon slice":   "lemonade {lemon}",
	})
}

func TestARowOfColorsAfterInHasNoThings(t *testing.T) {
	readsAs(t, map[string]string{
		"mandala in turquoise and coral": "mandala turquoise coral",
	})
}

func TestBadgesOfClubsSayWhoseTheyAre(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string][]string{
		"vintage badge for a fishing club": {"Fishing Club"},
		"retro badge for a surf shop":      {"Surf Shop"},
		"badge with a coffee cup":          nil,
	} {
		if got := r.Read(prompt, "", "").Lettering; len(got) != len(want) || len(got) > 0 && got[0] != want[0] {
			t.Errorf("%s: %q, want %q", prompt, got, want)
		}
	}
}

func TestWhoALogoIsForTellsItsMark(t *testing.T) {
	b := newReader(t, fake{}).Read("logo for a dog groomer, Paws & Bubbles", "", "")
	if len(b.Subjects) != 1 || len(b.Lettering) != 1 || b.Lettering[0] != "Paws & Bubbles" {
		t.Errorf("got %s", summary(b))
	}
}
