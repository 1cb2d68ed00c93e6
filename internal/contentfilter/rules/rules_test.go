package rules_test

import (
	"errors"
	"os"
	"strings"
	"testing"

	"pellucid/internal/contentfilter/rules"
	"pellucid/internal/domain"
)

// lines reads a list, without its comments and what stands behind an arrow.
func lines(t *testing.T, path string) (all [][2]string) {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		prompt, rest, _ := strings.Cut(strings.TrimSpace(line), " => ")
		if prompt != "" && !strings.HasPrefix(prompt, "#") {
			all = append(all, [2]string{prompt, rest})
		}
	}
	return all
}

func TestNoEverydayPromptIsRefused(t *testing.T) {
	t.Parallel()
	tested, r := 0, rules.New()
	for _, path := range []string{
		"testdata/everyday.txt", "../../engine/illustrator/plan/testdata/prompts.txt",
		"../../engine/illustrator/plan/testdata/heldout.txt", "../../engine/illustrator/plan/testdata/heldout2.txt",
	} {
		for _, line := range lines(t, path) {
			tested++
			for _, field := range []string{"prompt", "tags"} {
				if err := r.Screen(t.Context(), 1, domain.Wording{Field: field, Text: line[0]}); err != nil {
					t.Errorf("%q is refused: %v", line[0], err)
				}
			}
		}
	}
	t.Logf("%d everyday prompts", tested)
	if tested < 500 {
		t.Errorf("only %d everyday prompts were tried", tested)
	}
}

func TestWhatIsNotDrawnIsRefusedAndNamed(t *testing.T) {
	t.Parallel()
	all, r := lines(t, "testdata/refused.txt"), rules.New()
	for _, line := range all {
		err := r.Screen(t.Context(), 1, domain.Wording{Field: "prompt", Text: line[0]})
		var told *domain.Error
		if !errors.As(err, &told) || told.Code != domain.Invalid || told.Field != "prompt" {
			t.Errorf("%q got %v", line[0], err)
			continue
		}
		quoted, _, _ := strings.Cut(strings.TrimPrefix(told.Message, "“"), "”")
		if !strings.Contains(quoted, line[1]) || !strings.Contains(told.Message, "Nothing was charged.") {
			t.Errorf("%q is refused with %q, which does not name %q", line[0], told.Message, line[1])
		}
	}
	t.Logf("%d prompts to refuse", len(all))
	if len(all) < 80 {
		t.Errorf("only %d prompts were tried", len(all))
	}
}

func TestAnEverydayNegativePromptIsNotRefused(t *testing.T) {
	t.Parallel()
	all, r := lines(t, "testdata/unwanted.txt"), rules.New()
	for _, prompt := range []string{"a woman reading in a garden", "a child with a red balloon", "a fox", "a swimsuit on a mannequin"} {
		for _, line := range all {
			if err := r.Screen(t.Context(), 1, domain.Wording{Field: "prompt", Text: prompt, Unwanted: line[0]}); err != nil {
				t.Errorf("%q without %q is refused: %v", prompt, line[0], err)
			}
		}
	}
	if len(all) < 30 {
		t.Errorf("only %d negative prompts were tried", len(all))
	}
}

func TestANegativePromptIsNoWayAroundTheRules(t *testing.T) {
	t.Parallel()
	r := rules.New()
	for name, test := range map[string]struct {
		prompt, unwanted string
		said             string // that the refusal names; empty: it is not refused
	}{
		"undressing somebody":        {"a woman at the beach", "hat, clothes", "clothes"},
		"spelled to deceive":         {"a woman at the beach", "c l o t h e s", "clothes"},
		"uncovering what was hidden": {"a famous actress", "censored, blurry", "censored"},
		"an insult, for all to read": {"a fox", "blurry, Nigger", "Nigger"},
		"words of child abuse":       {"a fox", "lolicon", "lolicon"},
		"hate, for all to read":      {"a fox", "jews are vermin", "jews are vermin"},
		"groups among other words":   {"a fox", "black people, ugly, fat, old women, gypsy", ""},
		"clothes of nobody":          {"an empty wardrobe", "clothes", ""},
		"nudity that is not wanted":  {"a woman at the beach", "nude, nsfw, naked", ""},
	} {
		err := r.Screen(t.Context(), 1, domain.Wording{Field: "prompt", Text: test.prompt, Unwanted: test.unwanted})
		var told *domain.Error
		switch {
		case test.said == "" && err != nil:
			t.Errorf("%s: %v", name, err)
		case test.said != "" && (!errors.As(err, &told) || told.Field != "negative_prompt" || !strings.HasPrefix(told.Message, "“Leave out” can't contain “"+test.said+"”: ")):
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestWordsThatOthersReadAreRefusedInTheirOwnField(t *testing.T) {
	t.Parallel()
	var told *domain.Error
	err := rules.New().Screen(t.Context(), 1, domain.Wording{Field: "tags", Text: "swastika"})
	if !errors.As(err, &told) || told.Field != "tags" || told.Message != "“swastika” can't be shown here: we don't make hate symbols or slurs. Nothing was changed. Please use other words." {
		t.Errorf("the refusal is %v", err)
	}
}

// What is taken into memory stands for the work: unlike time, it does not depend on what else the machine does.
func TestALongPromptTakesAsMuchMoreWorkAsItIsLonger(t *testing.T) {
	r := rules.New()
	work := func(piece string, n int) float64 {
		prompt := strings.Repeat(piece, n)
		return testing.AllocsPerRun(2, func() {
			_ = r.Screen(t.Context(), 1, domain.Wording{Field: "prompt", Text: prompt, Unwanted: prompt})
		})
	}
	for _, piece := range []string{"a ", "*", "x.", "fox ", "aaaa", "\u200b", "ﷺ"} {
		n := domain.PromptMax / len([]rune(piece)) / 4
		quarter, whole := work(piece, n), work(piece, 4*n)
		if whole > 6*quarter { // 16 times would be the square
			t.Errorf("%d times %q takes %v, four times as many %v", n, piece, quarter, whole)
		}
	}
}
