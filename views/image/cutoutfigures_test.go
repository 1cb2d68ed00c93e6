package image

import (
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"
)

// TestTheFiguresOfThePageAreThoseOfTheDocs reads the tables of docs/matting.md, in which each figure has a row of its own.
func TestTheFiguresOfThePageAreThoseOfTheDocs(t *testing.T) {
	text, err := os.ReadFile("../../docs/matting.md")
	if err != nil {
		t.Fatal(err)
	}
	rows := map[string][]string{}
	for line := range strings.Lines(string(text)) {
		cells := strings.Split(strings.Trim(strings.TrimSpace(line), "|"), "|")
		for i := range cells {
			cells[i] = strings.TrimSpace(cells[i])
		}
		rows[cells[0]] = cells[1:]
	}
	compare := func(row string, column int, want int) {
		t.Helper()
		cells := rows[row]
		if len(cells) <= column || cells[column] != fmt.Sprint(want) {
			t.Errorf("%q, column %d: the docs say %q and the page %d", row, column, cells, want)
		}
	}
	for column, f := range []matteFigures{neuralFigures, contrastFigures} {
		name := [2]string{"neural", "contrast"}[column] + ", nine photos"
		compare(name, 0, f.Tests)
		compare(name, 1, f.Refused)
		compare(name, 2, f.Right)
		for _, subject := range slices.Sorted(maps.Keys(f.Of9)) {
			compare(subject, column, f.Of9[subject])
		}
		for _, background := range slices.Sorted(maps.Keys(f.Of12)) {
			compare("before: "+background, column, f.Of12[background])
		}
	}
}
