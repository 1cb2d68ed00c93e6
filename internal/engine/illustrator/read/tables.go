package read

import (
	"bytes"
	"compress/gzip"
	_ "embed"
	"io"
	"strings"
	"sync"

	"pellucid/internal/engine/illustrator/lexicon"
	"pellucid/internal/engine/illustrator/token"
)

// languageBytes is made by tables/languages.mjs, which describes it.
//
//go:embed tables/languages.gz
var languageBytes []byte

// tables are what emoji show and what foreign words mean, in words of the English vocabulary.
type tables struct {
	emoji map[string]string            // by emojiCode
	words map[string]map[string]string // by language, then by token.Key
}

var loadTables = sync.OnceValue(func() tables {
	t := tables{emoji: map[string]string{}, words: map[string]map[string]string{}}
	unzip, err := gzip.NewReader(bytes.NewReader(languageBytes))
	if err != nil {
		return t
	}
	text, err := io.ReadAll(unzip)
	if err != nil {
		return t
	}
	for part := range strings.SplitSeq(string(text), "\n\n") {
		name, lines, _ := strings.Cut(part, "\n")
		if name == "" {
			continue
		}
		words := map[string]string{}
		for line := range strings.Lines(lines) {
			if from, to, ok := strings.Cut(strings.TrimSpace(line), "\t"); ok {
				if name != "emoji" {
					from = token.Key(from)
				}
				words[from] = to
			}
		}
		if name == "emoji" {
			t.emoji = words
		} else {
			t.words[name] = words
		}
	}
	return t
})

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
