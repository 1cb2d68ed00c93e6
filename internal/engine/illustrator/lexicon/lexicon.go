// Package lexicon holds the word lists that every reader of prompts shares: style words, and words about how
// an image is made. The lists were written for this project.
package lexicon

import (
	"iter"
	"strings"
	"sync"
)

// Styles yields the lines of the style list: words, and "field:value" with the field style, palette, detail or framing.
func Styles() iter.Seq2[string, string] {
	return func(yield func(string, string) bool) {
		for line := range Lines(lists.Text("styles.txt")) {
			if words, value, ok := strings.Cut(line, " = "); ok && !yield(words, value) {
				return
			}
		}
	}
}

// Before is the style that a name of something else stands for right before what is drawn ("crayon rainbow"), by the word.
var Before = sync.OnceValue(func() map[string]string {
	out := map[string]string{}
	for line := range Lines(lists.Text("before.txt")) {
		word, name, _ := strings.Cut(line, " = ")
		out[word] = name
	}
	return out
})

// Craft yields phrases about surface, line, light and composition that name no thing.
func Craft() iter.Seq[string] { return Lines(lists.Text("craft.txt")) }

// Lines yields the lines of a word list without blank lines and comments.
func Lines(text string) iter.Seq[string] {
	return func(yield func(string) bool) {
		for line := range strings.Lines(text) {
			line = strings.TrimSpace(line)
			if line != "" && line[0] != '#' && !yield(line) {
				return
			}
		}
	}
}

// Set returns the words of a text.
func Set(words string) map[string]bool {
	all := map[string]bool{}
	for word := range strings.FieldsSeq(words) {
		all[word] = true
	}
	return all
}

// List returns what stands between the commas of a text.
func List(text string) []string {
	items := strings.Split(text, ",")
	for i := range items {
		items[i] = strings.TrimSpace(items[i])
	}
	return items
}

// Phrases returns some phrases.
func Phrases(list ...string) map[string]bool {
	all := map[string]bool{}
	for _, phrase := range list {
		all[phrase] = true
	}
	return all
}
