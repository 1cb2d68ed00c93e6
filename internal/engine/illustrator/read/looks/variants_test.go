package looks

import "testing"

func TestEachCornerOfASheetIsTurnedOnItsOwn(t *testing.T) {
	for i, want := range []struct {
		mirrored bool
		turn     int
	}{{false, 0}, {true, 0}, {true, 180}, {false, 180}} {
		if m, turn := cornerAt(i); m != want.mirrored || turn != want.turn {
			t.Errorf("corner %d: mirrored %v, turned %d", i, m, turn)
		}
	}
}
