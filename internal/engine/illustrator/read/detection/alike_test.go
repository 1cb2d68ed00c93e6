package detection_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/read/data"
	"pellucid/internal/engine/illustrator/read/readtest"
	"pellucid/internal/engine/illustrator/read/vocabulary"
	"pellucid/internal/engine/illustrator/token"
)

// A word of another language that English has for another thing must be in homographs.txt or ambiguous above, so that English prompts keep it.
func TestNoEnglishNameStandsForAnotherThingInALanguage(t *testing.T) {
	text, err := os.ReadFile("../languages/data/words.tsv")
	if err != nil {
		t.Fatal(err)
	}
	homographs := lexicon.Set(strings.Join(slices.Collect(lexicon.Lines(data.Text("homographs"))), " "))
	var codes []string
	var wrong []string
	for line := range lexicon.Lines(string(text)) {
		cells := strings.Split(line, "\t")
		if codes == nil {
			codes = cells
			continue
		}
		for i, cell := range cells[1:] {
			for word := range strings.SplitSeq(cell, "/") {
				if key := token.Key(word); !strings.ContainsFunc(word, accented) && !homographs[key] && !readtest.Ambiguous[codes[i+1]+":"+word] && otherThing(key, cells[0]) {
					wrong = append(wrong, codes[i+1]+":"+word+" ("+cells[0]+")")
				}
			}
		}
	}
	slices.Sort(wrong)
	if len(wrong) > 0 {
		t.Errorf("%d words are English as well and mean another thing there: %s", len(wrong), strings.Join(wrong, ", "))
	}
}

// accented reports whether a letter is none of English.
func accented(r rune) bool { return r >= 0x80 }

// otherThing reports whether an English name has things and none of them is one that other English words name.
func otherThing(key, english string) bool {
	one, other := thingsOf(key), thingsOf(token.Key(english))
	return len(one) > 0 && len(other) > 0 && !slices.ContainsFunc(one, func(v string) bool { return slices.Contains(other, v) })
}

func thingsOf(key string) (ids []string) {
	for _, s := range vocabulary.Shared().Senses[key] {
		if s.Class == vocabulary.Thing {
			ids = append(ids, s.Value)
		}
	}
	return ids
}
