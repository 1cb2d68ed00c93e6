package rules

import "strings"

// ofDegree are the classes of adjectives that have degrees: who is called the filthiest is called filthy.
const ofDegree = tContempt | tStrong | tPosAdj | tLove

// degree returns the adjective that a word is the comparative or superlative of: "kind" for "kindest"; "" for all other words.
// Words that the vocabulary has by themselves are none: "honest", "number".
func degree(word string) string {
	var base string
	for _, ending := range []string{"est", "er"} {
		if stem, ok := strings.CutSuffix(word, ending); ok {
			base = stem
			break
		}
	}
	n := len(base)
	if n < 3 || english().exact(word) {
		return ""
	}
	if stem, ok := strings.CutSuffix(base, "i"); ok && english().exact(stem+"y") {
		return stem + "y"
	}
	if base[n-1] == base[n-2] && english().exact(base[:n-1]) {
		return base[:n-1]
	}
	for _, plain := range []string{base, base + "e"} {
		if english().exact(plain) {
			return plain
		}
	}
	return ""
}
