// Package data holds the word lists of the reader.
package data

import (
	"strings"

	"pellucid/internal/engine/illustrator/lexicon"
)

// Text returns a list by the name of its file, without the ending.
func Text(name string) string { return lists.Text(name + ".txt") }

// Pairs reads the lines "words, words = value" of a list. Words with a "~" before them say more than what is drawn for them shows.
func Pairs(name string, add func(words, value string, more bool)) {
	for line := range lexicon.Lines(Text(name)) {
		words, value, _ := strings.Cut(line, " = ")
		for _, item := range lexicon.List(words) {
			item, more := strings.CutPrefix(item, "~")
			add(item, value, more)
		}
	}
}
