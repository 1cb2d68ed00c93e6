package library

import "testing"

// A happy teddy bear and a happy rubber duck had a second face painted on their bellies.
func TestWhatHasEyesGetsNoSecondFace(t *testing.T) {
	for name, want := range map[string]bool{"teddy-bear": false, "rubber-duck": false, "snowman": true, "cactus": true} {
		if got := TakesFace(name); got != want {
			t.Errorf("%s: a face can be put on it: %v", name, got)
		}
	}
}
