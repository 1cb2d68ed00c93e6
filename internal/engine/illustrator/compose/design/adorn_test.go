package design

import (
	"strings"
	"testing"

	"pellucid/internal/engine/illustrator/kit/library"
	"pellucid/internal/engine/illustrator/lexicon"
)

func TestEverythingThatAdornsASayingIsInTheKit(t *testing.T) {
	for line := range lexicon.Lines(adornments) {
		f := strings.Split(line, "\t")
		if len(f) != 3 {
			continue
		}
		for _, id := range strings.FieldsFunc(f[1]+"|"+f[2], func(r rune) bool { return r == '|' }) {
			if _, ok := library.Find(id); !ok {
				t.Errorf("no piece is named %q", id)
			}
		}
	}
}
