package read

import (
	"strings"
	"sync"

	"pellucid/internal/engine/illustrator/lexicon"
)

// homographs are English words that another language spells alike and means otherwise. The prompt is taken for English unless more
// of its words are of that language: "kale" is no Turkish castle, "ein Hut" is a German hat.
var homographs = sync.OnceValue(func() map[string]bool {
	text, err := dataFiles.ReadFile("data/homographs.txt")
	if err != nil {
		panic(err) // the files are part of the program
	}
	var words strings.Builder
	for line := range lexicon.Lines(string(text)) {
		words.WriteString(line + " ")
	}
	return wordSet(words.String())
})
