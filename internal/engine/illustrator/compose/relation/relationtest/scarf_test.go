package relationtest

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/composetest"
)

// The scarf of a bear on skates was a few pixels wide below its chin.
func TestAScarfIsSeenBelowTheHeadOfAnAnimalThatActsAsPeopleDo(t *testing.T) {
	bear := brief.Subject{Kind: brief.Animal, ID: "bear", Count: 1, Pose: "ice skating"}
	_, k := placed(brief.Brief{Prompt: "a test", Subjects: []brief.Subject{bear, composetest.Thing("scarf")}, Relations: []brief.Relation{{From: 0, Kind: "wearing", To: 1}}})
	who, scarf := covered(k, 0), covered(k, 1)
	if scarf.H() < .14*who.H() {
		t.Errorf("the scarf is %.0f high on a bear of %.0f", scarf.H(), who.H())
	}
}
