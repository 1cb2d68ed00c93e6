package relationtest

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/composetest"
)

// "Hand holding a coffee cup that says monday" had the hand over the word.
func TestAHandAloneLeavesTheWordsOfACupInView(t *testing.T) {
	cup := composetest.Thing("coffee-cup")
	top := map[string]float64{}
	for _, text := range []string{"", "monday"} {
		cup.Text = text
		_, k := placed(brief.Brief{Prompt: "a test", Subjects: []brief.Subject{composetest.Thing("hand"), cup}, Relations: []brief.Relation{{From: 0, Kind: "holding", To: 1}}})
		hand, held := covered(k, 0), covered(k, 1)
		top[text] = (hand.Y0 - held.Y0) / hand.H()
	}
	if top["monday"] < top[""]+.2 {
		t.Errorf("the cup rises %.2f hands above the hand with a word on it, %.2f without", top["monday"], top[""])
	}
}
