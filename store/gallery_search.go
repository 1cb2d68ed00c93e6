package store

import (
	"context"
	"encoding/json"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"pellucid/internal/domain"
)

// A search looks at so many matches, the newest first: a common word among a million images would cost a second.
const (
	searchMost       = 200       // of two words together, so many take a millisecond
	searchCandidates = countMost // of a search that is narrowed down further, or sorted otherwise
)

// fillers are words that say nothing of a picture. As beginnings of words they would match nearly everything, and take long.
var fillers = []string{"a", "an", "and", "at", "for", "in", "of", "on", "or", "the", "to", "with"}

// searchWords cuts what a person typed into words, and leaves out fillers where other words remain.
func searchWords(text string) []string {
	words := strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	words = words[:min(len(words), 12)]
	telling := slices.DeleteFunc(slices.Clone(words), func(word string) bool { return slices.Contains(fillers, strings.ToLower(word)) })
	if len(telling) == 0 {
		return words
	}
	return telling
}

// searchExpression turns what a person typed into an FTS5 query: every word must match, each as a prefix.
func searchExpression(text string) string { return quoted(searchWords(text), `"*`) }

// quoted keeps the query language's own words and signs from meaning anything.
func quoted(words []string, end string) string {
	expression := make([]string, len(words))
	for i, word := range words {
		expression[i] = `"` + word + end
	}
	return strings.Join(expression, " ")
}

// isPlainSearch tells whether a listing is what a search finds, newest first, and no narrower.
func isPlainSearch(l domain.Listing) bool {
	newest := l.Sort == domain.Newest || l.Sort == ""
	whole := l.Category == "" && l.Color == "" && len(l.Tags) == 0 && len(l.IDs) == 0
	return newest && l.Community() && whole && searchExpression(l.Search) != ""
}

// searchFound is a page of a search.
type searchFound struct {
	Total int    `db:"total"` // up to searchMost
	Rows  string `db:"found"` // as a JSON array
}

// search finds the rows of a page, newest first, and how many there are in all. Whole words are looked up before
// beginnings of words: SQLite reads all that begins alike before it finds the newest of it.
func (s *Store) search(ctx context.Context, l domain.Listing) (rows []int64, total int, err error) {
	words := searchWords(l.Search)
	found, err := s.searchFor(ctx, quoted(words, `"`), l)
	if err == nil && found.Total < searchMost {
		found, err = s.searchFor(ctx, quoted(words, `"*`), l)
	}
	if err != nil {
		return nil, 0, err
	}
	return rows, found.Total, json.Unmarshal([]byte(found.Rows), &rows)
}

// searchFor reads the search index itself from its newest match on, and stops when there are enough.
func (s *Store) searchFor(ctx context.Context, match string, l domain.Listing) (found searchFound, err error) {
	return found, s.get(ctx, &found, `
		WITH found (image_row) AS MATERIALIZED (
			SELECT images_search.rowid
			FROM images_search CROSS JOIN images p INDEXED BY images_listed ON p.rowid = images_search.rowid AND p.listed = 1
			WHERE images_search MATCH ?
			ORDER BY images_search.rowid DESC LIMIT ?)
		SELECT (SELECT count(*) FROM found) AS total,
		       (SELECT json_group_array(image_row ORDER BY image_row DESC)
		        FROM (SELECT image_row FROM found ORDER BY image_row DESC LIMIT ? OFFSET ?)) AS found`,
		match, searchMost, l.Limit, l.Skip)
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
