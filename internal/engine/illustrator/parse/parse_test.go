package parse

import (
	"reflect"
	"strings"
	"testing"
	"unicode/utf8"
)

func words(p Prompt) []string {
	var all []string
	for _, phrase := range p.Phrases {
		all = append(all, strings.Join(phrase.Words, " ")+phrase.Emoji)
	}
	return all
}

func TestThingsAreFoundInPrompts(t *testing.T) {
	for prompt, want := range map[string][]string{
		"a red fox sleeping under a full moon, watercolor":      {"fox", "full moon"},
		"hot air balloon in the clouds":                         {"hot air balloon", "clouds"},
		"a picture of a cat":                                    {"cat"},
		"professional logo for a coffee shop":                   {"coffee shop"},
		"astronaut riding a horse on the moon":                  {"astronaut", "horse", "moon"},
		"🦊 under a 🌙":                                           {"🦊", "🌙"},
		"👩‍🚀 on the moon":                                       {"👩‍🚀", "moon"},
		"a fox on a white background":                           {"fox"},
		"tiger, isolated on white, png, transparent background": {"tiger"},
		"a rose":                {"rose"},
		"two oranges":           {"orange"},
		"an orange cat":         {"cat"},
		"orange juice":          {"orange juice"},
		"a glass of wine":       {"glass of wine"},
		"ice cream cone":        {"ice cream cone"},
		"running dog":           {"dog"},
		"a piñata and a café":   {"pinata", "cafe"},
		"日本の狐":                  {"日本の狐"},
		"Dog's bowl":            {"dogs bowl"},
		"a cat with t-shirt":    {"cat", "t shirt"},
		"camping":               {"camping"},
		"\x00\x01a\tfox\x7f":    {"fox"},
		"fox,,,, ;; and and on": {"fox"},
	} {
		t.Run(prompt, func(t *testing.T) {
			if got := words(Parse(prompt, "")); !reflect.DeepEqual(got, want) {
				t.Errorf("got %q, want %q", got, want)
			}
		})
	}
}

func TestCountsColorsAndSizesBelongToTheirThing(t *testing.T) {
	for prompt, want := range map[string]Phrase{
		"three blue butterflies":       {Words: []string{"butterflies"}, Count: 3, Plural: true, Colors: []string{"blue"}},
		"a pair of tiny red shoes":     {Words: []string{"shoes"}, Count: 2, Colors: []string{"red"}, Size: "tiny", Measure: "pair"},
		"a dozen eggs":                 {Words: []string{"eggs"}, Count: 12, Plural: true},
		"12 huge stars":                {Words: []string{"stars"}, Count: 12, Plural: true, Size: "big"},
		"some mushrooms":               {Words: []string{"mushrooms"}, Count: 4, Plural: true},
		"red and white striped candle": {Words: []string{"candle"}, Colors: []string{"red", "white"}, Mods: []string{"striped"}},
		"light blue car":               {Words: []string{"car"}, Colors: []string{"sky"}},
		"a car, golden":                {Words: []string{"car"}, Count: 1, Colors: []string{"gold"}},
		"a school of fish":             {Words: []string{"fish"}, Count: 5, Measure: "school"},
		"a bouquet of tulips":          {Words: []string{"tulips"}, Count: 1, Plural: true, Measure: "bouquet"},
		"happy sleeping cat":           {Words: []string{"cat"}, Mods: []string{"happy", "sleeping"}},
	} {
		t.Run(prompt, func(t *testing.T) {
			got := Parse(prompt, "")
			if len(got.Phrases) != 1 {
				t.Fatalf("%d phrases: %q", len(got.Phrases), words(got))
			}
			if phrase := got.Phrases[0]; !reflect.DeepEqual(phrase, want) {
				t.Errorf("got %+v, want %+v", phrase, want)
			}
		})
	}
}

func TestRelationsJoinTheRightThings(t *testing.T) {
	for prompt, want := range map[string][]Link{
		"a fox under a moon":                   {{0, "under", 1}},
		"a cat on top of a box":                {{0, "on", 1}},
		"a bench left of a bear":               {{0, "left of", 1}},
		"a dog to the right of a tree":         {{0, "right of", 1}},
		"two apples and a banana on a plate":   {{0, "and", 1}, {0, "on", 2}},
		"a bear wearing a hat on a skateboard": {{0, "wearing", 1}, {0, "on", 2}},
		"astronaut riding a horse on the moon": {{0, "riding", 1}, {1, "on", 2}},
		"panda eating bamboo":                  {{0, "holding", 1}},
		"a basket of apples":                   {{0, "full of", 1}},
		"a chest full of gold coins":           {{0, "full of", 1}},
		"a heart surrounded by roses":          {{1, "around", 0}},
		"a balloon held by a bear":             {{1, "holding", 0}},
		"a cat, a dog":                         nil,
		"logo for a bakery":                    nil,
	} {
		t.Run(prompt, func(t *testing.T) {
			if got := Parse(prompt, "").Links; !reflect.DeepEqual(got, want) {
				t.Errorf("got %v, want %v", got, want)
			}
		})
	}
}

// The labels of the create screen's chips append exactly these words to a prompt.
func TestEveryChipOfTheCreateScreenIsUnderstood(t *testing.T) {
	styles := map[string]string{
		"Realistic": "3d", "Flat Design": "flat", "3D Render": "3d", "Watercolor": "watercolor", "Digital Art": "digital", "Anime": "anime",
		"isometric": "isometric", "professional logo": "logo",
	}
	for chip, want := range styles {
		p := Parse("a fox, "+chip, "")
		if len(p.Styles) != 1 || p.Styles[0].Name != want || len(p.Phrases) != 1 {
			t.Errorf("%s gave styles %v and phrases %q", chip, p.Styles, words(p))
		}
	}
	for chip, want := range map[string]string{"gradient colors": "gradient", "pastel colors": "pastel", "vibrant colors": "vibrant"} {
		if p := Parse("a fox, "+chip, ""); p.Palette != want || len(p.Phrases) != 1 {
			t.Errorf("%s gave palette %q and phrases %q", chip, p.Palette, words(p))
		}
	}
	if p := Parse("a fox, minimalist, high detail", ""); !p.Minimalist || !p.Detailed || len(p.Phrases) != 1 {
		t.Errorf("minimalist and high detail gave %+v", p)
	}
}

func TestStyleWordsAreNoStylesInsideNamesOfThings(t *testing.T) {
	for _, prompt := range []string{"a wine glass", "a glass jar", "magnifying glass", "a clay pot", "paper plane", "flat tire", "stained glass window", "a glass of milk"} {
		if p := Parse(prompt, ""); len(p.Styles) != 0 {
			t.Errorf("%q has styles %v", prompt, p.Styles)
		}
	}
	for prompt, want := range map[string]string{"glass heart": "glass", "a fox, glass": "glass", "neon sign of a cactus": "neon", "clay fox": "clay", "paper cut owl": "papercut", "die-cut sticker of a bee": "sticker"} {
		if p := Parse(prompt, ""); len(p.Styles) == 0 || p.Styles[0].Name != want {
			t.Errorf("%q has styles %v, want %s", prompt, p.Styles, want)
		}
	}
}

func TestLetteringFramingAndNegativesAreReadApart(t *testing.T) {
	p := Parse(`a floral frame saying "Just Married" without a shadow or a ring, no doves`, "cats, blurry")
	if !reflect.DeepEqual(p.Lettering, []string{"Just Married"}) {
		t.Errorf("lettering is %q", p.Lettering)
	}
	if !reflect.DeepEqual(p.Framing, []string{"frame"}) {
		t.Errorf("framing is %q", p.Framing)
	}
	for _, word := range []string{"doves", "cats", "shadow"} {
		if !strings.Contains(strings.Join(p.Negatives, " "), word) {
			t.Errorf("negatives %q lack %s", p.Negatives, word)
		}
	}
	if got := words(p); !reflect.DeepEqual(got, []string{"floral"}) && !reflect.DeepEqual(got, []string{"floral", "ring"}) {
		t.Errorf("things are %q", got)
	}
	if p := Parse("neon sign saying OPEN", ""); !reflect.DeepEqual(p.Lettering, []string{"OPEN"}) {
		t.Errorf("unquoted capitals gave %q", p.Lettering)
	}
}

func TestOnlyTheBeginningOfAnEndlessPromptIsRead(t *testing.T) {
	p := Parse("a fox "+strings.Repeat("the ", 500)+"and a wolf", "")
	if got := words(p); !reflect.DeepEqual(got, []string{"fox"}) {
		t.Errorf("things are %q", got)
	}
	if p := Parse(strings.Repeat("red fox and ", 100000), ""); len(p.Phrases) != maxPhrases {
		t.Errorf("%d phrases, want %d", len(p.Phrases), maxPhrases)
	}
}

func FuzzParse(f *testing.F) {
	for _, seed := range []string{"", "a fox", "two red, and and of", "🦊‍", "🇩", "\"", "''''", "of of of", "without", "no no", "glass", "a\u200d\ufe0f", "日本", "ﬁ ́", strings.Repeat("on ", 700), "saying", "ten of", "light", "in in the", "\xff\xfe"} {
		f.Add(seed, seed)
	}
	f.Fuzz(func(t *testing.T, prompt, negative string) {
		p := Parse(prompt, negative)
		for _, link := range p.Links {
			if link.From < 0 || link.To < 0 || link.From >= len(p.Phrases) || link.To >= len(p.Phrases) {
				t.Fatalf("link %v of %d phrases", link, len(p.Phrases))
			}
		}
		for _, phrase := range p.Phrases {
			if len(phrase.Words) == 0 && phrase.Emoji == "" || phrase.Count < 0 || phrase.Count > 99 {
				t.Fatalf("phrase %+v", phrase)
			}
			if utf8.ValidString(prompt) && !utf8.ValidString(strings.Join(phrase.Words, "")) {
				t.Fatalf("phrase %+v is not text", phrase)
			}
		}
	})
}

func BenchmarkParse(b *testing.B) {
	for b.Loop() {
		Parse("a cute corgi wearing sunglasses and a blue scarf on a skateboard under a rainbow, sticker, pastel colors", "blurry")
	}
}
