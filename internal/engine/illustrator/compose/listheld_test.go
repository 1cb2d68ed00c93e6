package compose

import (
	"testing"

	"pellucid/internal/engine/illustrator/brief"
)

func TestWhatIsListedAfterSomebodyIsInTheirHandIfItFits(t *testing.T) {
	for id, want := range map[string]bool{"coffee-cup": true, "balloon": true, "heart": false, "sofa": false} {
		c := newComposer(Request{Brief: brief.Brief{Prompt: "a test", Subjects: []brief.Subject{woman, thing(id)}}, Seed: 1})
		if got := len(c.links) == 1 && c.links[0].Kind == "holding"; got != want {
			t.Errorf("%s is held: %v", id, got)
		}
	}
}
