package illustrator

import (
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"pellucid/internal/engine"
	"pellucid/internal/engine/illustrator/brief"
	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/testkit/services"
)

// "a dog with blue wheels" drew a dog, said that the wheels are left out, and still called "with" and "blue" understood.
func TestWhatDescribesALeftOutThingIsLeftOutWithIt(t *testing.T) {
	r := newEngine(t).Read(engine.Request{Prompt: "a red rose with blue wheels"}).Reading
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

// Readings that join, split and move words crashed on words at the very beginning or end of a prompt, which no table of prompts had.
// "leaves surrounded by", which one passes while typing, was one of them.
func TestNoOrderOfWordsStopsTheReader(t *testing.T) {
	const seed = 1
	text, err := os.ReadFile("read/testdata/prompts.txt")
	if err != nil {
		t.Fatal(err)
	}
	var prompts [][]string
	for line := range lexicon.Lines(string(text)) {
		prompt, _, _ := strings.Cut(line, "=>")
		prompts = append(prompts, strings.Fields(prompt))
	}
	e, random := newEngine(t), rand.New(rand.NewPCG(seed, 0))
	beginnings := []string{"leaves surrounded by", "at night with with red hair wearing happy"}
	tries := 330
	if services.Long() {
		tries = 10_000
	}
	for i := range tries {
		one, other := prompts[random.IntN(len(prompts))], prompts[random.IntN(len(prompts))]
		prompt := strings.Join(slices.Concat(one[:random.IntN(len(one))+1], other[random.IntN(len(other)):]), " ")
		if i < len(beginnings) {
			prompt = beginnings[i]
		}
		func() {
			defer func() {
				if v := recover(); v != nil {
					t.Errorf("seed %d: %q: %v", seed, prompt, v)
				}
			}()
			e.Read(engine.Request{Prompt: prompt})
		}()
	}
}
