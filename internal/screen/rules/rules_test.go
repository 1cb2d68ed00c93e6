package rules_test

import (
	"errors"
	"os"
	"strings"
	"testing"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/screen/rules"
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
			if err := r.Screen(t.Context(), 1, line[0]); err != nil {
				t.Errorf("%q is refused: %v", line[0], err)
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
		err := r.Screen(t.Context(), 1, line[0])
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

func TestALongPromptIsScreenedQuickly(t *testing.T) {
	t.Parallel()
	r := rules.New()
	for _, piece := range []string{"a ", "*", "x.", "fox ", "aaaa", "\u200b", "ﷺ"} {
		prompt := strings.Repeat(piece, domain.PromptMax/len([]rune(piece)))
		begun := time.Now()
		_ = r.Screen(t.Context(), 1, prompt)
		if took := time.Since(begun); took > 2*time.Second { // some 20 ms on a quiet machine
			t.Errorf("%d times %q takes %v", len(prompt)/len(piece), piece, took)
		}
	}
}
