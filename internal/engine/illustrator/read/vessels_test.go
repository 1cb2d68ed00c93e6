package read_test

import (
	"slices"
	"testing"

	"pellucid/internal/engine/illustrator/brief"
)

// larder is a catalog in which carrots are cut up and bottles are drawn with a drink and a cap.
type larder struct{ fake }

func (l larder) States(id string) []string {
	if id == "carrot" {
		return []string{"diced", "grated", "sliced"}
	}
	return l.fake.States(id)
}

func (l larder) Piece(id string) (slots, parts []string, ok bool) {
	slots, parts, ok = l.fake.Piece(id)
	if id == "bottle" {
		return []string{"liquid", "cap"}, []string{"liquid", "cap"}, ok
	}
	return slots, parts, ok
}

func TestWhatIsCutUpIsOneHeap(t *testing.T) {
	r := newReader(t, larder{})
	for prompt, want := range map[string]string{"diced carrots": "diced", "chopped carrots": "diced", "grated carrot": "grated", "a carrot cut into cubes": "diced", "shredded carrots": "grated"} {
		b := r.Read(prompt, "", "")
		if len(b.Subjects) != 1 || b.Subjects[0].Count != 1 || !slices.Contains(b.Subjects[0].States, want) || len(b.Reading.LeftOut) > 0 {
			t.Errorf("%s: %+v %+v", prompt, b.Subjects, b.Reading.LeftOut)
		}
	}
	if b := r.Read("chopped car", "", ""); len(b.Reading.LeftOut) != 1 {
		t.Errorf("a car is chopped: %+v", b.Subjects)
	}
}

func TestAVesselThatFallsOverSpillsItsDrink(t *testing.T) {
	r := newReader(t, larder{})
	for _, prompt := range []string{"tipped over bottle", "a bottle knocked over", "spilled bottle"} {
		b := r.Read(prompt, "", "")
		if len(b.Subjects) != 1 || !slices.Contains(b.Subjects[0].States, "spilled") || !slices.Contains(b.Subjects[0].Without, "cap") {
			t.Errorf("%s: %+v", prompt, b.Subjects)
		}
	}
	if b := r.Read("tipped over chair", "", ""); len(b.Subjects) != 1 || b.Subjects[0].Turn != 90 {
		t.Errorf("a chair does not lie on its side: %+v", b.Subjects)
	}
	if b := r.Read("nearly empty bottle", "", ""); len(b.Subjects) != 1 || !slices.Contains(b.Subjects[0].Parts, brief.PartColor{Part: "liquid", State: "low"}) {
		t.Errorf("a bottle is not nearly empty: %+v", b.Subjects)
	}
}

func TestAllThatSomethingIsLoadedWithIsInIt(t *testing.T) {
	readsAs(t, map[string]string{
		"a truck loaded with pumpkins and sunflowers":       "pickup-truck | pumpkin x3 | sunflower x3; 0 full of 1; 0 full of 2",
		"a basket full of apples and a bottle of wine":      "basket | apple x3 | wine-bottle; 0 full of 1; 1 and 2",
		"a bear sitting in an armchair reading a storybook": "bear | armchair | book; 0 sitting on 1; 0 reading 2",
	})
}

// A teapot that poured tea into a cup stood in the cup, and the tea was left out.
func TestVesselsPourIntoWhatIsBelow(t *testing.T) {
	readsAs(t, map[string]string{
		"a teapot pouring hot tea into a cup":  "teapot | mug; 0 pouring into 1",
		"wine bottle pouring into a glass":     "wine-bottle | wine-glass; 0 pouring into 1",
		"maple syrup being poured on pancakes": "maple-syrup | pancake; 0 pouring into 1",
		"pouring coffee into a cup":            "moka-pot | mug; 0 pouring into 1",
		"milk being poured into a glass":       "milk-carton | glass; 0 pouring into 1",
		"a man pouring wine into a glass":      "person pose:pouring wine adult man",
	})
}

// The stripes of a pot were on the leaf that grows in it.
func TestThePatternToldAfterAPotIsThePots(t *testing.T) {
	readsAs(t, map[string]string{
		"monstera in a white pot with gold stripes": "monstera-plant {pot gold stripes}",
		"striped cactus in a pot":                   "cactus fill:stripes",
	})
}

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

func TestGemstonesOfJewelryAreSetInItAndNeverLieBesideIt(t *testing.T) {
	readsAs(t, map[string]string{
		"a silver ring with an amethyst":        "ring silver {stone purple}",
		"a rose quartz ring":                    "ring {stone pink}",
		"gold hoop earrings with emerald drops": "earring gold {added:drops emerald}; out [hoop]",
		"diamond earrings":                      "earring {gem white}",
		"a girl wearing diamond earrings":       "person child woman earrings",
	})
}
