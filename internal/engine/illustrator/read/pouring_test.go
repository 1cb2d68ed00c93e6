package read_test

import "testing"

// A teapot that poured tea into a cup stood in the cup, and the tea was left out.
func TestVesselsPourIntoWhatIsBelow(t *testing.T) {
	readsAs(t, map[string]string{
		"a teapot pouring hot tea into a cup":  "teapot | mug; 0 pouring into 1",
		"wine bottle pouring into a glass":     "wine-bottle | glass; 0 pouring into 1",
		"maple syrup being poured on pancakes": "maple-syrup | pancake; 0 pouring into 1",
		"pouring coffee into a cup":            "moka-pot | mug; 0 pouring into 1",
		"milk being poured into a glass":       "milk-carton | glass; 0 pouring into 1",
		"a man pouring wine into a glass":      "person pose:pouring wine adult man",
	})
}

// The stripes of a pot were on the leaf that grows in it.
func TestThePatternToldAfterAPotIsThePots(t *testing.T) {
	readsAs(t, map[string]string{
		"monstera in a white pot with gold stripes": "monstera-leaf | flower-pot white fill:gold stripes; 0 inside 1",
		"striped cactus in a pot":                   "cactus fill:stripes",
	})
}
