package enhance_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"pellucid/internal/enhance"
)

func TestDiffTellsWhatWasAdded(t *testing.T) {
	for name, test := range map[string]struct {
		prompt, enhanced string
		want             []enhance.Part // nil: a word of the user is gone
	}{
		"words at the end": {"a fox", "a fox, watercolor", []enhance.Part{{Text: "a fox"}, {Text: ", watercolor", Added: true}}},
		"words in between": {"a fox", "a sleepy fox", []enhance.Part{{Text: "a"}, {Text: " sleepy ", Added: true}, {Text: "fox"}}},
		"words in front":   {"a fox", "Watercolor of a fox", []enhance.Part{{Text: "Watercolor of ", Added: true}, {Text: "a fox"}}},
		"other capitals":   {"a FOX", "A fox", []enhance.Part{{Text: "a FOX"}}},
		"other space":      {"a  fox\nruns", "a fox runs", []enhance.Part{{Text: "a fox runs"}}},
		"letters beyond a": {"Füchse 🦊", "Füchse 🦊 im Schnee", []enhance.Part{{Text: "Füchse 🦊"}, {Text: " im Schnee", Added: true}}},
		"a word is gone":   {"a red fox", "a fox", nil},
		"a word changed":   {"a fox", "a foxglove", nil},
		"another order":    {"red fox", "fox, red", nil},
		"nothing":          {"a fox", "", nil},
	} {
		t.Run(name, func(t *testing.T) {
			got, ok := enhance.Diff(test.prompt, test.enhanced)
			if ok != (test.want != nil) {
				t.Fatalf("ok is %v: %+v", ok, got)
			}
			if diff := cmp.Diff(test.want, got.Parts); ok && diff != "" {
				t.Error(diff)
			}
		})
	}
}
