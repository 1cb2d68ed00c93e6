package store

import (
	"context"
	"strings"
	"unicode"
	"unicode/utf8"

	"pellucid/internal/domain"
)

// searchCandidates caps how many matches a search looks at, the newest first: a common word among a million images would
// cost a second.
const searchCandidates = countMost

// searchWords cuts what a person typed into words.
func searchWords(text string) []string {
	words := strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	return words[:min(len(words), 12)]
}

// searchExpression turns what a person typed into an FTS5 query: every word must match, each as a prefix. Quoting keeps
// the query language's own words and signs from meaning anything.
func searchExpression(text string) string {
	words := searchWords(text)
	for i, word := range words {
		words[i] = `"` + word + `"*`
	}
	return strings.Join(words, " ")
}

// isPlainSearch tells whether a listing is what a search finds, newest first, and no narrower.
func isPlainSearch(l domain.Listing) bool {
	newest := l.Sort == domain.Newest || l.Sort == ""
	return newest && l.Category == "" && len(l.IDs) == 0 && searchExpression(l.Search) != ""
}

// searchWalk reads the search index itself from its newest match on, and stops when the page is full.
func searchWalk(text string) walk {
	w := walk{
		from: `images_search CROSS JOIN images p INDEXED BY images_listed ON p.rowid = images_search.rowid AND p.listed = 1`,
		row:  `images_search.rowid`,
	}
	w.where.add(`images_search MATCH ?`, searchExpression(text))
	return w
}

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
		SELECT t.name FROM tags t JOIN shelf_counts c ON c.shelf = t.id
		WHERE length(t.name) BETWEEN ? AND ? AND c.total > 0
		ORDER BY c.total DESC, t.name`, letters-1, letters+1)
	for _, name := range known {
		if oneSlip([]rune(words[0]), []rune(name)) {
			return name, err
		}
	}
	return "", err
}

// oneSlip tells whether two words are at most one apart in optimal string alignment distance (Damerau, 1964).
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
