package rules

import (
	"slices"
	"strings"
)

// disguises are ways to write a word that is read back: from behind, in Pig Latin, by the alphabet's other half (ROT13).
var disguises = []func(string) string{reversed, fromPigLatin, otherHalf}

// fewestDisguised is how many words that are none have to become words: one does by chance.
const fewestDisguised = 2

// undisguised returns the texts that a text stands for whose words are no words as they are written: "llik lla …", "ki ll al l …".
func (l *lexicon) undisguised(text string) []string {
	words := strings.Fields(strings.ToLower(text))
	strange, short := 0, 0
	for i, w := range words {
		words[i] = strings.Trim(w, ".,!?;:\"'()#")
		strange += b2i(len(words[i]) > 2 && !l.word(words[i]))
		short += b2i(len(words[i]) < 3)
	}
	var all []string
	if strange >= fewestDisguised {
		for _, read := range disguises {
			if plain := l.readBack(words, read); plain != nil {
				behind := slices.Clone(plain)
				slices.Reverse(behind)
				all = append(all, strings.Join(plain, " "), strings.Join(behind, " "))
			}
		}
	}
	if len(words) > 3 && short*2 > len(words) { // "ki ll al l je ws"
		if parts := l.joined(strings.Join(words, "")); parts != nil {
			all = append(all, strings.Join(parts, " "))
		}
	}
	return all
}

// readBack returns the words behind a disguise; nil if too few of those that are none become one.
func (l *lexicon) readBack(words []string, read func(string) string) []string {
	found := 0
	plain := slices.Clone(words)
	for i, w := range words {
		if back := read(w); back != "" && l.word(back) {
			found += b2i(len(w) > 2 && !l.word(w))
			plain[i] = back
		}
	}
	if found < fewestDisguised {
		return nil
	}
	return plain
}

// word reports whether a word is English, or a term of the lexicon.
func (l *lexicon) word(w string) bool { return l.known[w] || english().has(w) }

func reversed(word string) string {
	letters := []rune(word)
	slices.Reverse(letters)
	return string(letters)
}

// fromPigLatin undoes "illkay" for "kill" and "away" for "a"; "" if a word is none of these.
func fromPigLatin(word string) string {
	stem, ok := strings.CutSuffix(word, "ay")
	if !ok || len(stem) < 2 || !ascii(stem) {
		return ""
	}
	if vowel, ok := strings.CutSuffix(stem, "w"); ok && strings.ContainsRune("aeiou", rune(stem[0])) {
		return vowel
	}
	at := strings.LastIndexAny(stem, "aeiouy") + 1
	for ; at < len(stem); at++ { // the letters moved are behind the last vowel, but not all of those were
		if word := stem[at:] + stem[:at]; englishLexicon().word(word) {
			return word
		}
	}
	return ""
}

func otherHalf(word string) string {
	return strings.Map(func(r rune) rune {
		if r < 'a' || r > 'z' {
			return r
		}
		return 'a' + (r-'a'+13)%26
	}, word)
}

// unfilled is a word without the letter that stands behind every one of its letters ("kxixlxl" is "kill"), or "".
func unfilled(word string) string {
	if len(word) < 5 || !ascii(word) {
		return ""
	}
	var plain []byte
	for i := range len(word) {
		if i%2 == 0 {
			plain = append(plain, word[i])
		} else if word[i] != word[1] {
			return ""
		}
	}
	return string(plain)
}

// crossed returns the word of the lexicon that a word with an x in place of a vowel stands for: "blxck"; or "".
func (l *lexicon) crossed(word string) string {
	if len(word) < 4 || strings.Count(word, "x") != 1 {
		return ""
	}
	for _, vowel := range []string{"a", "e", "i", "o", "u"} {
		if plain := strings.Replace(word, "x", vowel, 1); l.known[plain] {
			return plain
		}
	}
	return ""
}
