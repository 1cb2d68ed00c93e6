package illustrator

import (
	"os"
	"strings"
	"testing"

	"pellucid/internal/engine/illustrator/lexicon"
)

func TestEverythingThatASetShowsIsDrawn(t *testing.T) {
	text, err := os.ReadFile("read/data/sheets.txt")
	if err != nil {
		t.Fatal(err)
	}
	var have catalog
	for line := range lexicon.Lines(string(text)) {
		themes, list, _ := strings.Cut(line, " = ")
		for item := range strings.SplitSeq(list, "|") {
			id, _, _ := strings.Cut(strings.TrimSpace(item), " ")
			_, animal := have.Species(id)
			_, bird := have.Bird(id)
			_, role := have.Role(id)
			if !have.Has(id) && !animal && !bird && !role && !have.Family(id) {
				t.Errorf("%s: nothing draws %s", themes, id)
			}
		}
	}
}
