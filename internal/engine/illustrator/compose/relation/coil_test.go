package relation

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/composetest"
)

// A snake "wrapped around" an apple lay beside it, and a dragon "coiled around" a tower flew by.
func TestSnakesAndDragonsWindAroundWhatIsSlimWideOrLies(t *testing.T) {
	dragon := brief.Subject{Kind: brief.Animal, ID: "dragon", Count: 1, Pose: "coiled"}
	for _, who := range []brief.Subject{composetest.Thing("snake"), dragon} {
		for _, id := range []string{"apple", "sword", "branch", "heart", "skull", "crescent-moon", "castle-tower", "candle"} {
			_, k := placed(composetest.Pair(who, "around", composetest.Thing(id)))
			on, coil := covered(k, 1), covered(k, 0)
			if w := min(on.X1, coil.X1) - max(on.X0, coil.X0); w < .4*min(on.W(), coil.W()) {
				t.Errorf("%s around %s: %v is not around %v", who.ID, id, coil, on)
			}
		}
	}
}
