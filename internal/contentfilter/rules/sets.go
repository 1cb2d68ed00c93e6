package rules

import (
	"embed"
	"maps"
	"slices"
	"strings"
	"sync"

	"pellucid/internal/texts"
)

// sets are short lists of words that only one question of the analyzer needs; sets.en.tsv says what each is for.
var sets = sync.OnceValue(func() map[string]map[string]bool {
	all := map[string]map[string]bool{}
	for name, terms := range table("sets.en.tsv") {
		all[name] = map[string]bool{}
		for term := range strings.SplitSeq(terms, ",") {
			all[name][strings.TrimSpace(term)] = true
		}
	}
	return all
})

// listed reports whether a word is in a set.
func listed(set, word string) bool { return sets()[set][word] }

// contractions are spelled out, so that "don't", "dont" and "do not" are the same.
var contractions = sync.OnceValue(func() map[string]string { return table("contractions.en.tsv") })

// irregular is the participle and the -ing form of irregular verbs.
var irregular = sync.OnceValue(func() map[string]string { return table("irregular.en.tsv") })

// emoji writes the words for signs that stand for words.
var emoji = sync.OnceValue(func() *strings.Replacer {
	var pairs []string
	signs := table("emoji.en.tsv")
	for _, sign := range slices.Backward(slices.Sorted(maps.Keys(signs))) { // a sign before those that it begins with
		pairs = append(pairs, sign, " "+signs[sign]+" ")
	}
	return strings.NewReplacer(pairs...)
})

// table reads a file of two columns.
func table(name string) map[string]string { return columns(data.Text(name)) }

func columns(text string) map[string]string {
	all := map[string]string{}
	for line := range strings.Lines(text) {
		key, value, ok := strings.Cut(strings.TrimRight(line, "\n"), "\t")
		if ok && !strings.HasPrefix(line, "#") {
			all[key] = value
		}
	}
	return all
}

// What is large is compressed in the source tree too; its license goes with it.
//
//go:embed data/words.br data/weights.en.br data/words.LICENSE
var large embed.FS

// unpacked is the text of a compressed file.
func unpacked(name string) string {
	file, err := large.ReadFile("data/" + name)
	if err != nil {
		panic(err) // it is embedded
	}
	return string(texts.Unpack(file))
}
