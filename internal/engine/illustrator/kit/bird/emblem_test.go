package bird_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/bird"
)

func TestBirdsOfPreyHaveEmblems(t *testing.T) {
	for name, want := range map[string]bool{"eagle": true, "hawk": true, "falcon": true, "robin": false, "owl": false, "duck": false} {
		if bird.HasEmblem(name) != want {
			t.Errorf("%s: %v", name, !want)
		}
		if want && len(bird.Emblem(bird.Spec{Species: name}).Parts) < 3 {
			t.Errorf("the emblem of the %s has few parts", name)
		}
	}
}
