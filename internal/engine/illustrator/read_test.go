package illustrator

import (
	"slices"
	"testing"

	"pellucid/internal/engine"
	"pellucid/internal/engine/illustrator/brief"
)

// "a dog with blue wheels" drew a dog, said that the wheels are left out, and still called "with" and "blue" understood.
func TestWhatDescribesALeftOutThingIsLeftOutWithIt(t *testing.T) {
	r := newEngine(t).Read(engine.Request{Prompt: "a red fox with blue wheels"}).Reading
	words := func(items []brief.Item) (all []string) {
		for _, it := range items {
			all = append(all, it.Words)
		}
		return all
	}
	if understood, out := words(r.Understood), words(r.LeftOut); slices.Contains(understood, "with") || slices.Contains(understood, "blue") || !slices.Contains(out, "blue") || !slices.Contains(out, "wheels") {
		t.Errorf("understood %q, left out %q", understood, out)
	}
}

// "seaweed and coral" ended in a crash: a reading declined the last word after it had moved past it, so no word was left for the next reading.
func TestAReadingThatDeclinesTheLastWordLeavesItToTheNext(t *testing.T) {
	b := newEngine(t).Read(engine.Request{Prompt: "a woodcut purple stingray on a coral reef with seaweed and coral"})
	if len(b.Subjects) != 4 || b.Subjects[3].ID != "coral" {
		t.Errorf("read as %+v", b.Subjects)
	}
}
