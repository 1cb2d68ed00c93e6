package illustrator

import (
	"os"
	"strings"
	"testing"

	"pellucid/internal/engine"
)

func TestWhatIsDrawnForIdeasIsUnderstood(t *testing.T) {
	e, err := New()
	if err != nil {
		t.Fatal(err)
	}
	table, err := os.ReadFile("read/data/ideas.txt")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(table)) {
		_, said, row := strings.Cut(strings.TrimSpace(line), " = ")
		if !row || strings.HasPrefix(line, "#") {
			continue
		}
		if b := e.Read(engine.Request{Prompt: said}); b.Reading.Refused != "" || len(b.Reading.LeftOut) > 0 {
			t.Errorf("%s: refused %q, left out %+v", said, b.Reading.Refused, b.Reading.LeftOut)
		}
	}
}
