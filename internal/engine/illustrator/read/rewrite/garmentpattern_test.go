package rewrite_test

import "testing"

// "Stripes on his jacket" drew a jacket beside the firefighter.
func TestAPatternOnSomebodysGarmentIsWornWithIt(t *testing.T) {
	readAs(t, map[string]string{
		"girl with flowers on her dress":                             "person child woman (floral dress)",
		"firefighter with a helmet and yellow stripes on his jacket": "firefighter (firefighter helmet) (yellow stripes jacket)",
		"boy with a dinosaur on his shirt":                           "person child man | dinosaur; 1 printed on 0",
	})
}
