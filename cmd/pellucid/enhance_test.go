package main

import (
	"bufio"
	"os"
	"slices"
	"strings"
	"testing"

	"pellucid/internal/engine"
	"pellucid/internal/engine/illustrator"
	"pellucid/internal/enhance"
	"pellucid/internal/enhance/words"
)

// prompts of every kind, as people type them.
var promptsToEnhance = []string{
	"a red fox", "three blue butterflies", "a cat wearing a hat", "coffee cup", "a green sports car", "castle on a hill", "a birthday cake",
	"an owl at night under the stars", "rocket logo", "cactus, neon", "seamless pattern of lemons", "frame of tropical leaves",
	"a robot, flat design", "panda, paper cut", "sailboat on ocean waves, watercolor", "minimalist mountain", "a sunflower, 3d render",
	"an astronaut riding a horse", "a crown, soft studio lighting", "owl icon", "a fox in black and white", "pizza slice, pastel colors",
	"\"SALE\" badge", "a happy girl with a balloon", "dragon breathing fire, anime", "🦊 and 🌙", "ein roter Fuchs", "asdfgh", "a dog.",
	"two red apples and a banana, flat design", "a jellyfish without shadows",
}

func subjectsOf(t *testing.T, artist *illustrator.Engine, prompt string) []string {
	t.Helper()
	var names []string
	for _, s := range artist.Read(engine.Request{Prompt: prompt}).Subjects {
		names = append(names, s.ID)
	}
	return names
}

func TestAnEnhancedPromptShowsTheSameThings(t *testing.T) {
	t.Parallel()
	artist, err := illustrator.New()
	if err != nil {
		t.Fatal(err)
	}
	advisor := words.New(promptReader{artist})
	for _, prompt := range promptsToEnhance {
		before := subjectsOf(t, artist, prompt)
		for seed := range int64(12) {
			found, err := advisor.Enhance(t.Context(), enhance.Request{Prompt: prompt, Seed: seed, Suggestions: 3})
			if err != nil {
				t.Fatal(err)
			}
			for _, s := range found {
				if after := subjectsOf(t, artist, s.Prompt()); !slices.Equal(after, before) {
					t.Errorf("%q shows %v, and %q shows %v", prompt, before, s.Prompt(), after)
				}
			}
		}
	}
}

func TestAStyleThatWasAskedForIsKept(t *testing.T) {
	t.Parallel()
	artist, err := illustrator.New()
	if err != nil {
		t.Fatal(err)
	}
	advisor := words.New(promptReader{artist})
	for _, prompt := range promptsToEnhance {
		before := artist.Summarize(prompt)
		found, err := advisor.Enhance(t.Context(), enhance.Request{Prompt: prompt, Seed: 5, Suggestions: 3})
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range found {
			after := artist.Summarize(s.Prompt())
			if before.Style != "" && after.Style != before.Style || after.Palette != before.Palette || after.Minimalist != before.Minimalist {
				t.Errorf("%q was read as %+v, and %q as %+v", prompt, before, s.Prompt(), after)
			}
		}
	}
}

func TestEveryPhraseOfTheVocabularyNamesNoThing(t *testing.T) {
	t.Parallel()
	artist, err := illustrator.New()
	if err != nil {
		t.Fatal(err)
	}
	file, err := os.Open("../../internal/enhance/words/vocabulary.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = file.Close() }()
	checked := 0
	for lines := bufio.NewScanner(file); lines.Scan(); {
		kind, text, _ := strings.Cut(lines.Text(), " ")
		if kind != "finish" && kind != "light" && kind != "frame" {
			continue
		}
		text, _, _ = strings.Cut(text, "|")
		prompt := "a red fox, " + strings.TrimSpace(text)
		if seen := subjectsOf(t, artist, prompt); !slices.Equal(seen, []string{"fox"}) {
			t.Errorf("%q shows %v", prompt, seen)
		}
		checked++
	}
	if checked < 80 {
		t.Errorf("only %d phrases were found", checked)
	}
}
