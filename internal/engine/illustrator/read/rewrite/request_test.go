package rewrite_test

import (
	"testing"

	"pellucid/internal/engine/illustrator/read/readtest"
)

func TestAMessageAsksForWhatFollowsItsRequest(t *testing.T) {
	readAs(t, map[string]string{
		"can you make a sticker of a grumpy frog holding a coffee cup":                  "frog angry | coffee-cup; 0 holding 1; style sticker",
		"I'd like a picture of a red bicycle please":                                    "bicycle red",
		"looking for a red bicycle png":                                                 "bicycle red",
		"hi, can i get a sticker of a panda eating ramen":                               "panda | ramen; 0 eating 1; style sticker",
		"My son loves trucks. I want a dump truck with number 3 on it. Thanks so much!": `dump-truck "3"; out [My son loves trucks]`,
		"my daughter is turning 5 and wants a unicorn party, can you make a unicorn":    "unicorn; out [my daughter is turning 5 and wants a unicorn party]",
		"something for my bakery, cupcake with sprinkles":                               "cupcake {sprinkles}; out [something for my bakery]",
		"it's for my mom's birthday, she loves cardinals. please draw a cardinal":       "cardinal; out [it's for my mom's birthday]; out [she loves cardinals]",
		"i want a sticker for my water bottle, a cactus wearing a sombrero":             "cactus | sombrero; 0 wearing 1; style sticker; out [for my water bottle]",
		"my niece loves frogs. make a frog with a crown":                                "frog | crown; 0 wearing 1; out [my niece loves frogs]",
		"I need a picture for my blog. a cat on a sofa":                                 "cat | sofa; 0 on 1; out [for my blog]",
		"a sticker for my laptop with a raccoon eating pizza, make it funny":            "raccoon | pizza; 0 eating 1; style sticker; out [for my laptop]",
		"a picture of a boat my dad would like":                                         "boat; out [my dad would like]",
		"i am a baker and need a logo with a whisk":                                     "whisk; style logo; out [i am a baker and]",
	})
}

func TestWhatOnlySoundsLikeARequestStaysAText(t *testing.T) {
	r := newReader(t)
	for _, prompt := range []string{"i love my mom t shirt design with roses", "can i pet that dog sticker", "this girl loves horses t-shirt design"} {
		if b := r.Read(prompt, "", ""); len(b.Lettering) != 1 {
			t.Errorf("%s: %s", prompt, readtest.Summary(b))
		}
	}
	if b := r.Read("my cat sleeping on a couch", "", ""); len(b.Subjects) != 2 {
		t.Error(readtest.Summary(b))
	}
}

func TestAnActivityAloneIsDoneBySomebody(t *testing.T) {
	r := newReader(t)
	for prompt, want := range map[string]string{"skiing": "person pose:skiing adult", "doing yoga png": "person pose:yoga adult", "karate": "person pose:karate adult", "sailor knot": "out [sailor knot]; REFUSED"} {
		if got := readtest.Summary(r.Read(prompt, "", "")); got != want {
			t.Errorf("%s\n got %s\nwant %s", prompt, got, want)
		}
	}
	if b := r.Read("flying", "", ""); b.Reading.Refused == "" {
		t.Error(readtest.Summary(b))
	}
}
