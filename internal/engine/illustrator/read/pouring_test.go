package read_test

import "testing"

// A teapot that poured tea into a cup stood in the cup, and the tea was left out.
func TestVesselsPourIntoWhatIsBelow(t *testing.T) {
	readsAs(t, map[string]string{
		"a teapot pouring hot tea into a cup":  "teapot | mug; 0 pouring into 1",
		"wine bottle pouring into a glass":     "wine-bottle | glass; 0 pouring into 1",
		"maple syrup being poured on pancakes": "maple-syrup | pancake; 0 pouring into 1",
		"a man pouring wine into a glass":      "person pose:pouring wine adult man",
	})
}
