package bird_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit"
	"pellucid/internal/engine/illustrator/kit/bird"
)

func TestABirdInBootsKeepsItsOwnFormAndStandsInThem(t *testing.T) {
	for _, name := range []string{"duck", "goose", "chicken", "penguin", "owl"} {
		plain, shod := bird.Draw(bird.Spec{Species: name}), bird.Draw(bird.Spec{Species: name, Boots: kit.Hex("#f2b52c")})
		if shod.Box.Y0 != plain.Box.Y0 || shod.Box.H() < plain.Box.H() || shod.Box.H() > 1.05*plain.Box.H() {
			t.Errorf("a %s in boots is %.0f, without them %.0f", name, shod.Box, plain.Box)
		}
	}
}
