package read

import (
	"os"
	"strings"
	"testing"

	"pellucid/internal/engine/illustrator/lexicon"
)

func newReader(t testing.TB, c Catalog) *Reader {
	t.Helper()
	r, err := New(c)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// table returns the lines "prompt => summary" of a test file.
func table(t testing.TB, name string) [][2]string {
	t.Helper()
	text, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	var rows [][2]string
	for line := range lexicon.Lines(string(text)) {
		prompt, want, _ := strings.Cut(line, "=>")
		rows = append(rows, [2]string{strings.TrimSpace(prompt), strings.TrimSpace(want)})
	}
	return rows
}

func TestPromptsBecomeTheirBriefs(t *testing.T) {
	r := newReader(t, fake{})
	for _, row := range append(table(t, "prompts.txt"), table(t, "foreign.txt")...) {
		if got := summary(r.Read(row[0], "", "")); got != row[1] {
			t.Errorf("%s\n got %s\nwant %s", row[0], got, row[1])
		}
	}
}

func TestWordsOfTheTradeAreNeverDrawn(t *testing.T) {
	r := newReader(t, fake{})
	for line := range lexicon.Lines(data("trade")) {
		for _, phrase := range splitList(line) {
			for _, prompt := range []string{"fox " + phrase, phrase + " fox", "a fox, " + phrase, "a " + phrase + " of a fox"} {
				b := r.Read(prompt, "", "")
				if len(b.Subjects) != 1 || b.Subjects[0].ID != "fox" || len(b.Lettering) > 0 || b.Reading.Refused != "" {
					t.Errorf("%s: %s", prompt, summary(b))
				}
			}
		}
	}
}
