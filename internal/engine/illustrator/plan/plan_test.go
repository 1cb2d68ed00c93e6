package plan

import (
	"encoding/json"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"pellucid/internal/engine/illustrator/understand"
)

// everyday are prompts of every kind of composition.
var everyday = []string{
	"a red fox under a full moon", "three butterflies", "a red apple", "minimalist rocket logo", "two red apples and a banana on a plate",
	"hot air balloon in the clouds", "astronaut riding a horse", "a cute corgi wearing sunglasses", "a cat with balloons", "a house between two trees",
	"flowers around a heart", "seamless pattern of lemons", "star frame", "leaf divider", "floral corner", "starry night background",
	"a basket of apples", "a lion badge", "happy birthday banner \"Hi\"", "Hello", "a wizard holding a wand", "a bench left of a bear",
	"a cat in a box", "twelve eggs", "ten stars", "anime girl, anime", "3d robot", "glass heart", "a lighthouse, line art", "a teddy bear",
}

func asJSON(t testing.TB, p Plan) string {
	t.Helper()
	text, err := json.Marshal(p)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// bleeds says whether a plan is meant to touch the edge of the canvas.
func bleeds(p Plan) bool { return p.Category == "backgrounds" }

func checkPlan(t *testing.T, p Plan) {
	t.Helper()
	if len(p.Items) == 0 || len(p.Items) > 200 {
		t.Fatalf("%q has %d items", p.Prompt, len(p.Items))
	}
	for _, item := range p.Items {
		if item.Subject < 0 || item.Subject >= len(p.Subjects) || item.Art.Name == "" || item.Art.License == "" {
			t.Errorf("%q has a broken item %+v", p.Prompt, item)
		}
		if item.W <= 0 || item.H <= 0 {
			t.Errorf("%q has an item without size %+v", p.Prompt, item)
		}
		const room = 0.06 - 1e-9
		if b := extent(item); !bleeds(p) && (b.left < room || b.top < room || b.right > 1-room || b.bottom > 1-room) {
			t.Errorf("%q reaches into the margin: %+v is at %+v", p.Prompt, item.Art.Name, b)
		}
	}
	if len(p.Tags) < 2 || len(p.Tags) > 8 || len(p.Credits) == 0 {
		t.Errorf("%q has tags %v and credits %v", p.Prompt, p.Tags, p.Credits)
	}
	if !slices.Contains([]string{"illustrations", "icons", "design-elements", "backgrounds", "objects"}, p.Category) {
		t.Errorf("%q has category %q", p.Prompt, p.Category)
	}
}

func TestEveryPlanStaysOnTheCanvasAndIsComplete(t *testing.T) {
	planner := newPlanner(t)
	for _, prompt := range everyday {
		for variation := range 4 {
			checkPlan(t, makePlan(t, planner, Request{Prompt: prompt, Seed: int64(variation * 31), Variation: variation}))
		}
	}
}

func TestFourVariationsAreFourPictures(t *testing.T) {
	planner := newPlanner(t)
	for _, prompt := range everyday {
		if prompt == "starry night background" || prompt == "Hello" || prompt == "floral corner" || prompt == "leaf divider" {
			continue // one procedural piece: its family draws it anew from the variation
		}
		var pictures [][]Item
		for variation := range 4 {
			pictures = append(pictures, makePlan(t, planner, Request{Prompt: prompt, Seed: 5, Variation: variation}).Items)
		}
		for a := range pictures {
			for b := range a {
				if reflect.DeepEqual(pictures[a], pictures[b]) {
					t.Errorf("variations %d and %d of %q are the same picture", b, a, prompt)
				}
			}
		}
	}
}

func TestTheSameRequestGivesTheSamePlan(t *testing.T) {
	one, other := newPlanner(t), newPlanner(t)
	for _, prompt := range everyday {
		req := Request{Prompt: prompt, Seed: 99, Variation: 2}
		if a, b := asJSON(t, makePlan(t, one, req)), asJSON(t, makePlan(t, other, req)); a != b {
			t.Errorf("%q gave\n%s\nand\n%s", prompt, a, b)
		}
	}
}

func TestAnotherSeedIsAnotherPicture(t *testing.T) {
	planner := newPlanner(t)
	for _, prompt := range []string{"a red fox under a full moon", "three butterflies", "a teddy bear", "astronaut riding a horse"} {
		a := makePlan(t, planner, Request{Prompt: prompt, Seed: 1})
		b := makePlan(t, planner, Request{Prompt: prompt, Seed: 2})
		if reflect.DeepEqual(a.Items, b.Items) {
			t.Errorf("seeds 1 and 2 of %q are the same picture", prompt)
		}
	}
}

// Copies that overlap cannot be counted.
func TestCopiesDoNotOverlap(t *testing.T) {
	planner := newPlanner(t)
	for _, what := range []string{"butterflies", "cats", "houses", "red roses", "bottles", "fish"} {
		for n, word := range []string{"two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"} {
			for variation := range 3 {
				p := makePlan(t, planner, Request{Prompt: word + " " + what, Variation: variation, Seed: 3})
				if len(p.Items) != n+2 {
					t.Errorf("%s %s: %d drawn", word, what, len(p.Items))
				}
				if a, b, found := overlapping(p.Items); found {
					t.Errorf("%s %s, variation %d: %+v and %+v overlap", word, what, variation, a, b)
				}
			}
		}
	}
}

func overlapping(items []Item) (a, b Item, found bool) {
	for i := range items {
		for k := range i {
			p, q := items[i], items[k]
			// Turned copies keep to the box that they had upright: their corners are empty.
			if abs(p.X-q.X) < 0.45*(p.W+q.W) && abs(p.Y-q.Y) < 0.45*(p.H+q.H) {
				return p, q, true
			}
		}
	}
	return Item{}, Item{}, false
}

func abs(x float64) float64 { return max(x, -x) }

func TestColourArtAndGlyphsAreNeverMixed(t *testing.T) {
	planner := newPlanner(t)
	for _, prompt := range []string{"a bench left of a bear", "a fire hydrant and a cat", "a mermaid on a bench", "an anvil and a hammer", "a toaster beside a lighthouse"} {
		kinds := map[bool]bool{}
		for _, item := range makePlan(t, planner, Request{Prompt: prompt}).Items {
			kinds[item.Art.Set == noto || item.Art.Set == fluent || item.Art.Set == fluentFlat] = true
		}
		if len(kinds) != 1 {
			t.Errorf("%q mixes single-colour and colour art", prompt)
		}
	}
}

func TestNothingUnderstoodStillGivesAPictureAndSaysSo(t *testing.T) {
	planner := newPlanner(t)
	for _, prompt := range []string{"", "   ", "xyzzyq", "日本", "!!!", "\x00\x01", "no cats", "the of and", "красная", "123456"} {
		p := makePlan(t, planner, Request{Prompt: prompt})
		checkPlan(t, p)
		if len(p.Notes) == 0 {
			t.Errorf("%q drew %s without a note", prompt, p.Items[0].Art.Name)
		}
	}
}

func TestWhatStandsInIsSaid(t *testing.T) {
	planner := newPlanner(t)
	for _, prompt := range []string{"a flugelhorn", "a samurai", "a seahorse", "a zeppelin"} {
		p := makePlan(t, planner, Request{Prompt: prompt})
		if len(p.Notes) == 0 || !strings.Contains(p.Notes[0], "stands in") || !p.Subjects[0].Approximated {
			t.Errorf("%q: %v, %+v", prompt, p.Notes, p.Subjects)
		}
	}
	if p := makePlan(t, planner, Request{Prompt: "a fox"}); len(p.Notes) != 0 {
		t.Errorf("a fox has notes %v", p.Notes)
	}
}

func TestNegativesAreLeftOut(t *testing.T) {
	p := makePlan(t, newPlanner(t), Request{Prompt: "a cat and a dog", NegativePrompt: "dog"})
	for _, subject := range p.Subjects {
		if strings.HasPrefix(subject.Art.Name, "dog") {
			t.Errorf("a dog is drawn: %+v", subject)
		}
	}
}

func TestAStyleOfTheRequestOverridesThePrompt(t *testing.T) {
	p := makePlan(t, newPlanner(t), Request{Prompt: "a fox, watercolor", Style: "3d"})
	if p.Style.Name != "3d" || p.Items[0].Art.Set != fluent {
		t.Errorf("style %q from set %q", p.Style.Name, p.Items[0].Art.Set)
	}
}

// only has a few pieces, as a catalogue whose art could not all be converted.
type only map[string]bool

func (o only) Has(set, name string) bool { return o[set+"/"+name] }

func TestOnlyArtOfTheCatalogueIsUsed(t *testing.T) {
	have := only{"noto/dog": true, "noto/sparkles": true, "fluent-emoji-flat/fox": true}
	p, err := New(have)
	if err != nil {
		t.Fatal(err)
	}
	for _, prompt := range []string{"a fox and a dog", "a cat", "a bench", "an elephant with a hat"} {
		for _, item := range makePlan(t, p, Request{Prompt: prompt}).Items {
			if item.Art.Set != procedural && !have[item.Art.Set+"/"+item.Art.Name] {
				t.Errorf("%q uses %s/%s", prompt, item.Art.Set, item.Art.Name)
			}
		}
	}
}

var _ understand.Catalogue = only{}

func FuzzMake(f *testing.F) {
	for _, seed := range append(everyday, "a b c d e f g h", "hat on hat on hat", "cat holding dog holding cat holding dog", "between", "in in", "around around") {
		f.Add(seed, int64(0), 1)
	}
	planner := newPlanner(f)
	f.Fuzz(func(t *testing.T, prompt string, seed int64, variation int) {
		p := makePlan(t, planner, Request{Prompt: prompt, Seed: seed, Variation: variation & 3})
		checkPlan(t, p)
	})
}

// Random sentences reach nestings of relations that nobody would type.
func TestRandomSentencesGivePlans(t *testing.T) {
	planner := newPlanner(t)
	vocabulary := strings.Fields(`a two five red blue cat dogs house moon hat scarf basket jar on in under behind around between with and holding wearing riding
		over beside of full tree glass watercolor frame pattern badge banner "Hi" , no without tiny flowers box horse balloon rainbow bench anvil logo`)
	rng := rand.New(rand.NewPCG(1, 2))
	for range 3000 {
		var sentence []string
		for range 1 + rng.IntN(14) {
			sentence = append(sentence, vocabulary[rng.IntN(len(vocabulary))])
		}
		checkPlan(t, makePlan(t, planner, Request{Prompt: strings.Join(sentence, " "), Seed: rng.Int64N(9), Variation: rng.IntN(4)}))
	}
}

func BenchmarkMake(b *testing.B) {
	planner := newPlanner(b)
	for b.Loop() {
		makePlan(b, planner, Request{Prompt: "a cute corgi wearing sunglasses and a blue scarf on a skateboard under a rainbow, sticker"})
	}
}

func BenchmarkMakeOfUnknownWords(b *testing.B) {
	planner := newPlanner(b)
	for b.Loop() {
		makePlan(b, planner, Request{Prompt: "a hashtag beside a tweet"})
	}
}
