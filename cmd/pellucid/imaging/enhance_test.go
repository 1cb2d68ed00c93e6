package imaging

import (
	"bufio"
	"os"
	"slices"
	"strings"
	"testing"

	"pellucid/internal/domain"
	"pellucid/internal/engine"
	"pellucid/internal/engine/illustrator"
	"pellucid/internal/enhance"
	"pellucid/internal/enhance/words"
	"pellucid/internal/testkit/services"
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

// seeds returns how many seeds each prompt is tried with: all of them in make soak, a sixth in make test.
func seeds(all int64) int64 {
	if services.Long() {
		return all
	}
	return all / 6
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
	advisor := words.New(PromptReader{artist})
	for _, prompt := range promptsToEnhance {
		before := subjectsOf(t, artist, prompt)
		for seed := range seeds(12) {
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

// Prompts as people type them in a hurry: bare words in no order.
var hurriedPrompts = []string{
	"fox red", "3 butterfly blue", "happy old wizard", "bird blue on branch", "boy holding red balloon", "five yellow star", "old wooden ship", "cat wearing hat on skateboard", "dog and cat",
	"robot silver big", "two apple and banana", "Two big wooden box", "striped red balloon", "owl reading book", "an owl", "girl with red hair", "small green frog on leaf", "chef holding pizza", "4 candle",
	"penguin wearing scarf", "gold crown", "glass bottle with flower", "panda eating bamboo", "turtle", "black cat under umbrella", "smiling sun", "house behind tree", "fish in bowl", "snail, logo",
	"tiny mouse holding big cheese", "icon of a rocket", "pink flamingo, neon", "broken heart", "pirate with parrot", "knight on horse", "elephant playing guitar", "bee over flower", "car green",
}

// lost returns what is wrong with an enhanced prompt: what the first reading understood and the second does not, and what came in.
func lost(before, after domain.Reading) []string {
	var wrong []string
	has := func(list []domain.ReadItem, item domain.ReadItem) bool {
		return slices.ContainsFunc(list, func(other domain.ReadItem) bool { return other.To == item.To && other.As == item.As })
	}
	for _, item := range before.Understood {
		if !has(after.Understood, item) {
			wrong = append(wrong, item.As+" "+item.Words+" was lost")
		}
	}
	for _, item := range after.Understood {
		if item.As != "style" && item.As != "trade word" && !has(before.Understood, item) {
			wrong = append(wrong, item.As+" "+item.Words+" was invented")
		}
	}
	for _, item := range after.LeftOut {
		if !slices.ContainsFunc(before.LeftOut, func(other domain.ReadItem) bool { return other.Words == item.Words }) {
			wrong = append(wrong, item.Words+" is left out now")
		}
	}
	return wrong
}

func TestAnEnhancedPromptIsUnderstoodAsWellAsBefore(t *testing.T) {
	t.Parallel()
	artist, err := illustrator.New()
	if err != nil {
		t.Fatal(err)
	}
	advisor := words.New(PromptReader{artist})
	anew, all := 0, slices.Concat(promptsToEnhance, hurriedPrompts)
	for _, prompt := range all {
		before := artist.Reading(engine.Request{Prompt: prompt})
		rewritten := false
		for seed := range seeds(6) {
			found, err := advisor.Enhance(t.Context(), enhance.Request{Prompt: prompt, Seed: seed, Suggestions: 3})
			if err != nil {
				t.Fatal(err)
			}
			if len(found) == 0 || found[0].Prompt() == prompt {
				t.Errorf("%q stays as it is", prompt)
			}
			for _, s := range found {
				if wrong := lost(before, artist.Reading(engine.Request{Prompt: s.Prompt()})); len(wrong) > 0 {
					t.Errorf("%q became %q: %s", prompt, s.Prompt(), strings.Join(wrong, ", "))
				}
				rewritten = rewritten || !strings.HasPrefix(s.Prompt(), prompt)
			}
		}
		if rewritten {
			anew++
		}
	}
	if anew < len(all)/2 {
		t.Errorf("%d of %d prompts were said anew", anew, len(all))
	}
	t.Logf("%d of %d prompts were said anew", anew, len(all))
}

func TestAStyleThatWasAskedForIsKept(t *testing.T) {
	t.Parallel()
	artist, err := illustrator.New()
	if err != nil {
		t.Fatal(err)
	}
	advisor := words.New(PromptReader{artist})
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
	file, err := os.Open("../../../internal/enhance/words/vocabulary.txt")
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
