package store

import (
	"context"
	"encoding/json"
	"slices"
	"strings"
	"unicode"

	"pellucid/internal/domain"
)

// A search looks at so many matches, the newest first: a common word among a million images would cost a second.
const (
	searchAhead      = 50        // beyond what a page skips: this page, the next one, and whether there is another
	searchSkipMost   = 900       // no page lies deeper
	searchCandidates = countMost // of a search that is narrowed down further, or sorted otherwise
)

// searchMost is how far a plain search is counted for a page: each page sees the next ones ahead of it.
func searchMost(l domain.Listing) int { return min(l.Skip, searchSkipMost) + searchAhead }

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

// isPlainSearch reports whether a listing is what a search finds, newest first, and no narrower.
func isPlainSearch(l domain.Listing) bool {
	newest := l.Sort == domain.Newest || l.Sort == ""
	whole := l.Category == "" && l.Color == "" && len(l.Tags) == 0 && len(l.IDs) == 0
	return newest && l.Community() && l.After == "" && l.Before == "" && !l.Promoted && whole && searchExpression(l.Search) != ""
}

// searchFound is a page of a search.
type searchFound struct {
	Total int    `db:"total"` // at most searchMost
	Rows  string `db:"found"` // as a JSON array
}

// search finds the rows of a page, newest first, and how many there are in all. Beginnings of words are looked up only
// where the words themselves find little, whichever page is asked for.
func (s *Store) search(ctx context.Context, l domain.Listing) (rows []int64, total int, err error) {
	words := searchWords(l.Search)
	found, err := s.searchFor(ctx, quoted(words, `"`), l)
	if err == nil && found.Total < searchAhead {
		var match string
		if match, err = s.beginnings(ctx, words); err == nil && match != "" {
			found, err = s.searchFor(ctx, match, l)
		}
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
			FROM images_search CROSS JOIN images p ON p.rowid = images_search.rowid AND p.listed = 1
			WHERE images_search MATCH ?
			ORDER BY images_search.rowid DESC LIMIT ?)
		SELECT (SELECT count(*) FROM found) AS total,
		       (SELECT json_group_array(image_row ORDER BY image_row DESC)
		        FROM (SELECT image_row FROM found ORDER BY image_row DESC LIMIT ? OFFSET ?)) AS found`,
		match, searchMost(l), l.Limit, l.Skip)
}
