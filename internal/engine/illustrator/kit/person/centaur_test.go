package person

import (
	"testing"

	"pellucid/internal/engine/illustrator/kit/person/figure"
)

func TestACentaurHasTheBodyOfAHorseBehindItsHips(t *testing.T) {
	man, centaur := Draw(figure.Spec{Role: "man"}).Box, Draw(figure.Spec{Role: "centaur"}).Box
	if centaur.W() < .8*centaur.H() || man.W() > .6*man.H() {
		t.Errorf("a centaur is %.0f × %.0f, a man %.0f × %.0f", centaur.W(), centaur.H(), man.W(), man.H())
	}
}
