package read_test

import "testing"

func TestWhereSomebodyIsOnAVehicle(t *testing.T) {
	r := newReader(t, fake{})
	for prompt, want := range map[string]string{
		"a cat sitting on the roof of a car":  "sitting on",
		"santa on the roof of a house":        "standing on",
		"a dog in the back of a pickup truck": "inside",
	} {
		b := r.Read(prompt, "", "")
		if len(b.Relations) != 1 || b.Relations[0].Kind != want || len(b.Reading.LeftOut) > 0 {
			t.Errorf("%s: %v, left out %v", prompt, b.Relations, b.Reading.LeftOut)
		}
	}
}
