package images

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
	searchAhead      = 50        // beyond what a page skips: this page, the next one, and whether there is another
	searchSkipMost   = 900       // no page is deeper
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

// searchExpression turns what a person typed into an FTS5 query: every word must match, each as a prefix or as a kind.
func searchExpression(text string) string {
	words := searchWords(text)
	terms := make([]string, len(words))
	for i, word := range words {
		terms[i] = `("` + word + `"* OR ` + kindTerm(word) + `)`
	}
	return strings.Join(terms, " AND ")
}

// quoted keeps the query language's own words and signs from meaning anything.
func quoted(words []string, end string) string {
	expression := make([]string, len(words))
	for i, word := range words {
		expression[i] = `"` + word + end
	}
	return strings.Join(expression, " ")
}

// kindExpression is the FTS5 query for images of which every word is said, or is a kind of what they show.
func kindExpression(words []string) string {
	terms := make([]string, len(words))
	for i, word := range words {
		terms[i] = `("` + word + `" OR ` + kindTerm(word) + `)`
	}
	return strings.Join(terms, " AND ")
}

func kindTerm(word string) string { return `"` + kindMark + strings.ToLower(word) + `"` }

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

// search finds the rows of a page, and how many there are in all: images that say the words first, then those of their
// kinds, then those with words that begin so; each newest first. What comes later is looked up only where what comes before
// it ends on the page, beginnings only where the words themselves find little.
func (s *Store) search(ctx context.Context, l domain.Listing) (states []imageState, total int, err error) {
	rows, total, err := s.searchRows(ctx, l)
	if err != nil || len(rows) == 0 {
		return nil, total, err
	}
	states, err = s.readStates(ctx, rows, l.ViewerID)
	return states, total, err
}

func (s *Store) searchRows(ctx context.Context, l domain.Listing) (rows []int64, total int, err error) {
	words := searchWords(l.Search)
	found, err := s.searchFor(ctx, quoted(words, `"`), searchMost(l), l.Limit, l.Skip)
	if err != nil {
		return nil, 0, err
	}
	if found.Total < searchMost(l) {
		return s.searchWider(ctx, words, l)
	}
	return rows, found.Total, json.Unmarshal([]byte(found.Rows), &rows)
}

// searchWider is search where the words themselves do not fill the page.
func (s *Store) searchWider(ctx context.Context, words []string, l domain.Listing) ([]int64, int, error) {
	most := searchMost(l)
	said, err := s.ranked(ctx, nil, quoted(words, `"`), most)
	if err != nil {
		return nil, 0, err
	}
	rows, err := s.ranked(ctx, said, kindExpression(words), most)
	if err != nil {
		return nil, 0, err
	}
	if len(said) < searchAhead && len(rows) < most {
		match, err := s.beginnings(ctx, words)
		if err != nil {
			return nil, 0, err
		}
		if match != "" {
			if rows, err = s.ranked(ctx, rows, match, most); err != nil {
				return nil, 0, err
			}
		}
	}
	return rows[min(l.Skip, len(rows)):min(l.Skip+l.Limit, len(rows))], len(rows), nil
}

// ranked adds what else a query finds, newest first, until there are so many rows.
func (s *Store) ranked(ctx context.Context, rows []int64, match string, most int) ([]int64, error) {
	found, err := s.searchFor(ctx, match, most+len(rows), most+len(rows), 0)
	if err != nil {
		return nil, err
	}
	var more []int64
	if err := json.Unmarshal([]byte(found.Rows), &more); err != nil {
		return nil, err
	}
	seen := make(map[int64]bool, len(rows))
	for _, row := range rows {
		seen[row] = true
	}
	for _, row := range more {
		if !seen[row] && len(rows) < most {
			rows = append(rows, row)
		}
	}
	return rows, nil
}

// searchFor reads the search index itself from its newest match on, and stops when there are enough.
func (s *Store) searchFor(ctx context.Context, match string, most, limit, skip int) (found searchFound, err error) {
	return found, s.db.Get(ctx, &found, `
		WITH found (image_row) AS MATERIALIZED (
			SELECT images_search.rowid
			FROM images_search CROSS JOIN images p ON p.rowid = images_search.rowid AND p.listed = 1
			WHERE images_search MATCH ?
			ORDER BY images_search.rowid DESC LIMIT ?)
		SELECT (SELECT count(*) FROM found) AS total,
		       (SELECT json_group_array(image_row ORDER BY image_row DESC)
		        FROM (SELECT image_row FROM found ORDER BY image_row DESC LIMIT ? OFFSET ?)) AS found`,
		match, most, limit, skip)
}

const (
	// commonBeginning is how many images make a beginning of words common. SQLite reads all that begins alike before it
	// finds the newest of it, a millisecond for every 15,000 images.
	commonBeginning = 5000
	beginningTags   = 20 // the most used tags stand for a common beginning
)

// beginnings returns the FTS5 query for images that have, for each of the words, one that begins so. Where that is common,
// the word itself and the tags that begin so are looked up as they are, each from its newest image on. The query is empty
// when it would say no more than the words themselves: what finds little among common words reads all that is known of each.
func (s *Store) beginnings(ctx context.Context, words []string) (query string, err error) {
	terms, wider := make([]string, len(words)), false
	for i, word := range words {
		tags, images, err := s.tagsBeginning(ctx, strings.ToLower(word))
		if err != nil {
			return "", err
		}
		switch alone := len(tags) == 1 && tags[0] == `"`+strings.ToLower(word)+`"`; {
		case images < commonBeginning:
			terms[i], wider = `"`+word+`"*`, true
		case alone:
			terms[i] = `"` + word + `"`
		default:
			terms[i], wider = `("`+word+`" OR `+strings.Join(tags, ` OR `)+`)`, true
		}
	}
	if !wider {
		return "", nil
	}
	for i, word := range words {
		terms[i] = `(` + terms[i] + ` OR ` + kindTerm(word) + `)`
	}
	return strings.Join(terms, ` AND `), nil
}

// tagsBeginning returns the most used tags that begin so, quoted, and how many public images they have together.
func (s *Store) tagsBeginning(ctx context.Context, beginning string) (tags []string, images int, err error) {
	var rows []struct {
		Name   string `db:"name"`
		Images int    `db:"total"`
	}
	err = s.db.List(ctx, &rows, `
		SELECT t.name, c.total
		FROM tags t CROSS JOIN facet_counts c ON c.facet = t.id
		WHERE t.name BETWEEN ? AND ? || char(1114111) AND c.total > 0
		ORDER BY c.total DESC, t.id LIMIT ?`, beginning, beginning, beginningTags)
	for _, r := range rows {
		tags = append(tags, `"`+strings.ReplaceAll(r.Name, `"`, `""`)+`"`)
		images += r.Images
	}
	return tags, images, err
}

const (
	typoLeast = 4  // letters: shorter words are one slip away from too many others
	typoMost  = 30 // letters
)

// nearestWord returns the tag of public images that is one slip away from a single misspelled word: a letter missing, doubled,
// wrong, or swapped with the next. Of several, the most used one; empty when there is none, or the word is spelled right.
func (s *Store) nearestWord(ctx context.Context, text string) (string, error) {
	words := searchWords(strings.ToLower(text))
	if len(words) != 1 {
		return "", nil
	}
	letters := utf8.RuneCountInString(words[0])
	if letters < typoLeast || letters > typoMost || s.Spelled != nil && s.Spelled(words[0]) {
		return "", nil
	}
	var known []string
	err := s.db.List(ctx, &known, `
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
