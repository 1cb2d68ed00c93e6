package illustrator

import (
	"slices"
	"strings"
	"testing"

	"pellucid/internal/domain"
	"pellucid/internal/engine"
	"pellucid/internal/engine/illustrator/brief"
)

// subjectsOf counts what a prompt is read to show.
func subjectsOf(r domain.Reading) (n int) {
	for _, it := range r.Understood {
		if it.As == "subject" {
			n++
		}
	}
	return n + len(r.StandsIn)
}

// "a phoenix, wings spread wide" was a phoenix beside a pair of angel wings, and "birthday cake, pink frosting, lit candles" a cake beside
// candlesticks: after a comma every noun was a thing of its own.
func TestWhatIsToldAfterACommaBelongsToWhatWasNamedBefore(t *testing.T) {
	e := newEngine(t)
	for prompt, told := range map[string]string{
		"a phoenix, wings spread wide":                         "wings",
		"a dragon, wings open, roaring":                        "wings",
		"red sports car, black wheels, side view":              "black wheels",
		"birthday cake, pink frosting, sprinkles, lit candles": "lit candles",
		"sword, golden hilt, glowing blue blade":               "golden hilt",
		"snowman, carrot nose, red scarf, black hat":           "red scarf",
		"teddy bear, brown fur, red bow tie":                   "brown fur",
		"woman, long black hair, elegant black dress":          "black dress",
		"a lighthouse, red and white stripes, rocks, waves":    "rocks",
		"a cottage, snow on the roof, smoke from the chimney":  "smoke",
		"ice cream cone, chocolate sauce, sprinkles":           "sprinkles",
		"hot air balloon, rainbow stripes, wicker basket":      "wicker basket",
		"a fox, angry expression":                              "angry expression",
	} {
		r := e.Reading(engine.Request{Prompt: prompt})
		if n := subjectsOf(r); n != 1 {
			t.Errorf("%s: %d subjects, want one: %+v", prompt, n, r.Understood)
		}
		if !slices.ContainsFunc(r.Understood, func(it domain.ReadItem) bool { return strings.Contains(it.Words, told) && it.As != "subject" }) {
			t.Errorf("%s: “%s” isn't understood: %+v", prompt, told, r)
		}
	}
}

func TestAListOfThingsStaysAListOfThings(t *testing.T) {
	e := newEngine(t)
	for prompt, want := range map[string]int{
		"pumpkin, leaves, acorn": 3, "fox, wolf, bear illustration": 3, "a house, a tree, a car": 3, "burger, pizza, hot dog": 3, "sun, cloud, rainbow": 3,
		"a boy, a girl and a dog": 3, "red apple, green pear, yellow banana": 3,
	} {
		if r := e.Reading(engine.Request{Prompt: prompt}); subjectsOf(r) != want {
			t.Errorf("%s: %d subjects, want %d: %+v", prompt, subjectsOf(r), want, r.Understood)
		}
	}
}

func TestTheKindOfPictureIsNoThingOfItsOwn(t *testing.T) {
	e := newEngine(t)
	for _, prompt := range []string{
		"stack of pancakes with butter, food photography", "a red barn, farm market illustration", "baby fox, children's book illustration",
		"tiger, wildlife photography, golden hour light", "knight, fantasy character art", "burger, product photo, soft studio light",
	} {
		if r := e.Reading(engine.Request{Prompt: prompt}); subjectsOf(r) != 1 || len(r.LeftOut) > 0 {
			t.Errorf("%s: %+v", prompt, r)
		}
	}
}

// Hearts around a cat were eight copies in a perfect ring, "coins falling" made the chest fall, and of what a crate was full of only the last
// kind was seen.
func TestWhereSeveralThingsAreIsReadFromWhatFollowsThem(t *testing.T) {
	e := newEngine(t)
	for prompt, want := range map[string]brief.Relation{
		"a cup of coffee, coffee beans scattered around":           {From: 1, Kind: "around", To: 0},
		"a samurai with petals falling":                            {From: 1, Kind: "floating around", To: 0},
		"a wizard with floating stars":                             {From: 1, Kind: "floating around", To: 0},
		"birthday cake with pink frosting, strawberries on top":    {From: 1, Kind: "on", To: 0},
		"a desk with a lamp, a laptop and a mug on it":             {From: 1, Kind: "on", To: 0},
		"crate filled with fresh vegetables, carrots, tomatoes":    {From: 0, Kind: "full of", To: 2},
		"a basket with apples, oranges and grapes":                 {From: 0, Kind: "with", To: 3},
		"an island with a small house and a tree":                  {From: 1, Kind: "on", To: 0},
		"polar bear mother hugging her cub":                        {From: 0, Kind: "hugging", To: 1},
		"an elephant walking with her baby":                        {From: 0, Kind: "beside", To: 1},
		"vase of sunflowers and lavender with a pink bow":          {From: 0, Kind: "full of", To: 2},
		"a cottage with smoke coming out of the chimney and a cat": {From: 0, Kind: "and", To: 1},
	} {
		if b := e.Read(engine.Request{Prompt: prompt}); !slices.Contains(b.Relations, want) {
			t.Errorf("%s: %+v, want %+v", prompt, b.Relations, want)
		}
	}
}
