package relation

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/compose/composetest"
	"pellucid/internal/engine/illustrator/compose/layout"
)

func TestWhatIsListedAfterSomebodyIsInTheirHandIfItFits(t *testing.T) {
	for id, want := range map[string]bool{"coffee-cup": true, "balloon": true, "heart": false, "sofa": false} {
		c := placerOf(layout.Request{Brief: brief.Brief{Prompt: "a test", Subjects: []brief.Subject{composetest.Woman, composetest.Thing(id)}}, Seed: 1})
		if got := len(c.Links) == 1 && c.Links[0].Kind == "holding"; got != want {
			t.Errorf("%s is held: %v", id, got)
		}
	}
}
