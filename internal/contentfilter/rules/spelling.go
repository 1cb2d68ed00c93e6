package rules

import (
	"maps"
	"slices"
	"strings"
	"unicode"
)

// findLoose finds the loose spellings of the lexicon's words: without vowels ("mslms") and with every letter once ("kil"). The
// words that a text is judged by come first.
func (l *lexicon) findLoose() {
	for _, all := range []map[string]bool{l.content, l.known} {
		words := slices.Sorted(maps.Keys(all))
		l.findSounds(words)
		for _, word := range words {
			if len(word) < 4 || !ascii(word) {
				continue
			}
			for _, form := range []string{consonants(word), once(word)} {
				if _, taken := l.loose[form]; !taken && len(form) >= 3 {
					l.loose[form] = word
				}
			}
		}
	}
}

// consonants is a word without the vowels behind its first letter.
func consonants(word string) string {
	return word[:1] + strings.Map(func(r rune) rune {
		if strings.ContainsRune("aeiou", r) {
			return -1
		}
		return r
	}, word[1:])
}

// once is a word with no letter repeated in a row.
func once(word string) string {
	return string(slices.Compact([]rune(word)))
}

// loosely returns the word of the lexicon that a word is a loose spelling of, or "".
func (l *lexicon) loosely(word string) string {
	if len(word) < 3 || len(word) > 24 || !ascii(word) || strings.ContainsAny(word, "0123456789") {
		return ""
	}
	for _, ending := range [][2]string{{"z", "s"}, {"ys", "ies"}, {"in", "ing"}, {"a", "er"}, {"ah", "er"}, {"az", "ers"}, {"as", "ers"}, {"d", "ed"}} { // "jewz", "gypsys", "thievin", "burnd"
		if stem, ok := strings.CutSuffix(word, ending[0]); ok && len(stem) > 2 && l.known[stem+ending[1]] {
			return stem + ending[1]
		}
	}
	if consonants(word) == word {
		return l.loose[word]
	}
	return l.loose[once(word)] // "kil", "killl"
}

// humps takes apart a word whose parts begin with capitals ("KillAllMuslims"), or returns nil.
func (l *lexicon) humps(raw string) []string {
	var parts []string
	from, runes := 0, []rune(raw)
	for i := 1; i < len(runes); i++ {
		if unicode.IsUpper(runes[i]) && unicode.IsLower(runes[i-1]) {
			parts = append(parts, string(runes[from:i]))
			from = i
		}
	}
	parts = append(parts, string(runes[from:]))
	if len(parts) < 2 {
		return nil
	}
	for _, part := range parts {
		if l.single[simple(part)]&mention != 0 {
			return parts
		}
	}
	return nil
}

// mention are the classes of words that name a group.
const mention = tGroup | tGenderGroup | tMember | tColor | tBelief | tPronoun | tPlace | tCoded | tSlur
