package illustrator_test

import (
	"testing"

	"pellucid/internal/engine/illustrator"
)

func TestAPromptIsSaidAnewInGoodEnglish(t *testing.T) {
	t.Parallel()
	artist, err := illustrator.New()
	if err != nil {
		t.Fatal(err)
	}
	for prompt, want := range map[string]string{
		"3 butterfly blue":              "three blue butterflies",
		"bird blue on branch":           "a blue bird on a branch",
		"happy old wizard":              "a happy old wizard",
		"boy holding red balloon":       "a boy holding a red balloon",
		"five yellow star":              "five yellow stars",
		"old wooden ship":               "an old wooden ship",
		"cat wearing hat on skateboard": "a cat wearing a hat on a skateboard",
		"frog on green leaf":            "a frog on a green leaf",
		"smoke":                         "smoke",
		"the eiffel tower":              "the eiffel tower",
		"a fox in brown and white":      "a brown and white fox",
		"🦊 and 🌙":                       "🦊 and 🌙",
		"two apple and banana":          "two apples and a banana",
	} {
		got, ok := artist.Phrase(prompt)
		if !ok || got.Subject != want {
			t.Errorf("%q became %q (%v), want %q", prompt, got.Subject, ok, want)
		}
	}
}

func TestWhatWouldLoseSomethingIsNotSaidAnew(t *testing.T) {
	t.Parallel()
	artist, err := illustrator.New()
	if err != nil {
		t.Fatal(err)
	}
	for _, prompt := range []string{
		"", "asdfgh", "a fox in the snow at night", "sailboat on ocean waves", "\"SALE\" badge", "seamless pattern of lemons", "a crown, soft studio lighting", "ein roter Fuchs", "a jellyfish without shadows",
		"a very beautiful majestic fox",
	} {
		if got, ok := artist.Phrase(prompt); ok {
			t.Errorf("%q became %q", prompt, got.Subject)
		}
	}
}

func TestReadingsAreComparedByWhatIsDrawn(t *testing.T) {
	t.Parallel()
	artist, err := illustrator.New()
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		a, b string
		same bool
	}{
		{"blue bird on branch", "a blue bird on a branch", true},
		{"a blue bird", "a watercolor of a blue bird", true},
		{"a blue bird, anime", "a watercolor of a blue bird", false},
		{"a blue bird", "a red bird", false},
		{"a blue bird", "two blue birds", false},
		{"a bird and a cat", "a bird on a cat", false},
		{"a bird", "a bird and a cat", false},
		{"a bird", "a bird in the snow", false},
		{"a bird", "a bird, pastel colors", false},
	} {
		if artist.SameReading(test.a, test.b) != test.same {
			t.Errorf("%q and %q: the same is not %v", test.a, test.b, test.same)
		}
	}
}
