package compose

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
)

// A snake "wrapped around" an apple lay beside it, and a dragon "coiled around" a tower flew by.
func TestSnakesAndDragonsWindAroundWhatIsSlimWideOrLies(t *testing.T) {
	dragon := brief.Subject{Kind: brief.Animal, ID: "dragon", Count: 1, Pose: "coiled"}
	for _, who := range []brief.Subject{thing("snake"), dragon} {
		for _, id := range []string{"apple", "sword", "branch", "heart", "skull", "crescent-moon", "castle-tower", "candle"} {
			c, k := placed(pairOf(who, "around", thing(id)))
			if !c.windsAround(c.Brief.Relations[0]) {
				t.Errorf("%s does not wind around %s", who.ID, id)
				continue
			}
			on, coil := covered(k, 1), covered(k, 0)
			if w := min(on.X1, coil.X1) - max(on.X0, coil.X0); w < .4*min(on.W(), coil.W()) {
				t.Errorf("%s around %s: %v is not around %v", who.ID, id, coil, on)
			}
		}
	}
}
