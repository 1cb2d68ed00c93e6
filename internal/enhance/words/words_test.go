package words_test

import (
	"slices"
	"strings"
	"testing"

	"pellucid/internal/enhance"
	"pellucid/internal/enhance/enhancetest"
	"pellucid/internal/enhance/words"
)

// reads answers every prompt with the same reading.
type reads words.Reading

func (r reads) Read(string) words.Reading { return words.Reading(r) }

func TestTheEmbeddedEnhancerKeepsTheContract(t *testing.T) {
	enhancetest.Run(t, words.New(reads{}))
	enhancetest.Run(t, words.New(reads{Kinds: []string{"animal"}}))
}

// suggest returns many wordings of a prompt.
func suggest(t *testing.T, prompt string, reading words.Reading) []string {
	t.Helper()
	var all []string
	for seed := range int64(60) {
		found, err := words.New(reads(reading)).Enhance(t.Context(), enhance.Request{Prompt: prompt, Seed: seed, Suggestions: 3})
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range found {
			all = append(all, strings.TrimPrefix(s.Prompt(), prompt))
		}
	}
	return all
}

func TestNothingIsAddedThatContradictsThePrompt(t *testing.T) {
	for name, test := range map[string]struct {
		prompt  string
		reading words.Reading
		never   []string
	}{
		"no sun in the night":              {"an owl at night", words.Reading{Kinds: []string{"animal"}}, []string{"daylight", "golden hour", "bright key", "warm key"}},
		"no light from the side on flat":   {"a fox, flat design", words.Reading{Style: "flat"}, []string{"light", "shadow", "3d", "glossy"}},
		"no second style":                  {"a fox, watercolor", words.Reading{Style: "watercolor"}, []string{"3d render", "flat design", "digital art", "anime", "sticker", "paper cut"}},
		"no other light than the one said": {"a fox by candlelight", words.Reading{}, []string{"light", "glow"}},
		"no colors beside a palette":       {"a robot in black and white", words.Reading{Style: "flat"}, []string{"palette"}},
		"nothing rich where less is asked": {"a minimalist fox", words.Reading{Minimalist: true}, []string{"rich", "detail", "dynamic"}},
		"no scene style for a frame":       {"a frame", words.Reading{Framing: []string{"frame"}}, []string{"3d render", "anime", "camera"}},
		"no glaze on a car":                {"a car", words.Reading{Kinds: []string{"vehicle"}}, []string{"glaze", "petals", "velvety"}},
		"no metal on a cat":                {"a cat", words.Reading{Kinds: []string{"animal"}}, []string{"glaze", "petals", "polished materials"}},
	} {
		t.Run(name, func(t *testing.T) {
			for _, added := range suggest(t, test.prompt, test.reading) {
				for _, word := range test.never {
					if strings.Contains(added, " "+word) {
						t.Fatalf("%q was added to %q", added, test.prompt)
					}
				}
			}
		})
	}
}

func TestWordsThatFitThePromptAreFound(t *testing.T) {
	for _, test := range []struct {
		prompt, kind, word string
	}{{"a pie", "food", "glaze"}, {"a bear", "animal", "velvety"}, {"an owl at night", "animal", "moonlight"}, {"a rose", "plant", "washes"}} {
		if !slices.ContainsFunc(suggest(t, test.prompt, words.Reading{Kinds: []string{test.kind}}), func(added string) bool { return strings.Contains(added, test.word) }) {
			t.Errorf("%q never gets %q", test.prompt, test.word)
		}
	}
}

func TestNoWordIsSaidTwice(t *testing.T) {
	for _, prompt := range []string{"a soft centered fox with clean edges", "bold shapes", "a fox"} {
		for _, added := range suggest(t, prompt, words.Reading{}) {
			seen := map[string]bool{}
			for _, word := range strings.FieldsFunc(prompt+added, func(r rune) bool { return r == ' ' || r == ',' }) {
				if seen[strings.TrimSuffix(word, "s")] && word != "a" && word != "with" {
					t.Errorf("%q is said twice in %q", word, prompt+added)
				}
				seen[strings.TrimSuffix(word, "s")] = true
			}
		}
	}
}

func TestAnotherSeedSaysItInOtherWords(t *testing.T) {
	all := suggest(t, "a fox", words.Reading{Kinds: []string{"animal"}})
	slices.Sort(all)
	if n := len(slices.Compact(all)); n < 40 {
		t.Errorf("60 seeds gave %d different wordings", n)
	}
}

func TestTheSameSeedSaysItInTheSameWords(t *testing.T) {
	if a, b := suggest(t, "a fox", words.Reading{}), suggest(t, "a fox", words.Reading{}); !slices.Equal(a, b) {
		t.Error("two runs differ")
	}
}

func TestEnhancingAgainDoesNotPileUp(t *testing.T) {
	for seed := range int64(40) {
		prompt := "an old lighthouse"
		var lengths []int
		for again := range int64(4) {
			reading := words.Reading{Kinds: []string{"place"}}
			if again > 0 {
				reading.Style = styleOf(prompt)
			}
			found, err := words.New(reads(reading)).Enhance(t.Context(), enhance.Request{Prompt: prompt, Seed: seed + again, Suggestions: 1})
			if err != nil {
				t.Fatal(err)
			}
			prompt = found[0].Prompt()
			lengths = append(lengths, len(prompt))
		}
		if lengths[3] != lengths[0] {
			t.Errorf("it grew by %v to %q", lengths, prompt)
		}
	}
}

// styleOf reads the style back that an enhancement has asked for.
func styleOf(prompt string) string {
	for words, style := range map[string]string{
		"3d render": "3d", "watercolor": "watercolor", "flat design": "flat", "digital art": "digital", "paper cut": "papercut", "isometric": "isometric",
	} {
		if strings.Contains(prompt, ", "+words) {
			return style
		}
	}
	return ""
}
