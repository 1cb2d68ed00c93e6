package store

import (
	"context"
	"strings"
	"unicode/utf8"
)

const (
	typoLeast = 4  // letters: shorter words are one slip away from too many others
	typoMost  = 30 // letters
)

// nearestWord returns the tag of public images that is one slip away from a single word: a letter missing, doubled, wrong,
// or swapped with the next. Of several, the most used one; empty when there is none.
func (s *Store) nearestWord(ctx context.Context, text string) (string, error) {
	words := searchWords(strings.ToLower(text))
	if len(words) != 1 {
		return "", nil
	}
	letters := utf8.RuneCountInString(words[0])
	if letters < typoLeast || letters > typoMost {
		return "", nil
	}
	var known []string
	err := s.list(ctx, &known, `
		SELECT t.name FROM tags t JOIN facet_counts c ON c.facet = t.id
		WHERE length(t.name) BETWEEN ? AND ? AND c.total > 0
		ORDER BY c.total DESC, t.name`, letters-1, letters+1)
	for _, name := range known {
		if oneSlip([]rune(words[0]), []rune(name)) {
			return name, err
		}
	}
	return "", err
}

// oneSlip reports whether two words are at most one apart in optimal string alignment distance (Damerau, 1964).
func oneSlip(a, b []rune) bool {
	if len(a) > len(b) {
		a, b = b, a
	}
	for len(a) > 0 && a[0] == b[0] {
		a, b = a[1:], b[1:]
	}
	for len(a) > 0 && a[len(a)-1] == b[len(b)-1] {
		a, b = a[:len(a)-1], b[:len(b)-1]
	}
	swapped := len(a) == 2 && len(b) == 2 && a[0] == b[1] && a[1] == b[0]
	return swapped || len(b) <= 1
}
