package relationtest

import (
	"testing"

	"pellucid/internal/engine/illustrator/compose/composetest"
)

// Who was on a balcony stood on the roof above it.
func TestWhoIsOnABalconyIsBehindItsRailing(t *testing.T) {
	_, k := placed(composetest.Pair(composetest.Someone(""), "on", composetest.Thing("balcony")))
	who, wall := covered(k, 0), covered(k, 1)
	if who.Y0 < wall.Y0 || who.Y1 > wall.Y1 {
		t.Errorf("%v is not within the balcony %v", who, wall)
	}
	if last := k.Sprites[len(k.Sprites)-1]; last.Subject != 1 {
		t.Error("nothing of the balcony is before who is on it")
	}
}

// A mirror stood on the floor, beside the legs of who shaved.
func TestAMirrorHangsAtTheHeadOfWhoIsBeforeIt(t *testing.T) {
	c, k := placed(composetest.Pair(composetest.Someone("shaving"), "in front of", composetest.Thing("mirror")))
	mirror, head := covered(k, 1), anchorIn(c, k, 0, "head")
	if middle := (mirror.Y0 + mirror.Y1) / 2; middle < head.Y-.2*mirror.H() || middle > head.Y+.2*mirror.H() {
		t.Errorf("the mirror's middle is at %.0f, the head at %.0f", middle, head.Y)
	}
}

// Who was seen from behind sat on the wrong side of the back of a bench.
func TestTheBackOfABenchIsBeforeWhoIsSeenFromBehind(t *testing.T) {
	who := composetest.Someone("")
	who.Facing = "behind"
	_, k := placed(composetest.Pair(who, "sitting on", composetest.Thing("bench")))
	if k.Sprites[len(k.Sprites)-1].Subject != 1 {
		t.Error("the bench is behind who sits on it")
	}
}
