package store

import (
	"context"
	"strings"
)

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
	return strings.Join(terms, ` AND `), nil
}

// tagsBeginning returns the most used tags that begin so, quoted, and how many public images they have together.
func (s *Store) tagsBeginning(ctx context.Context, beginning string) (tags []string, images int, err error) {
	var rows []struct {
		Name   string `db:"name"`
		Images int    `db:"total"`
	}
	err = s.list(ctx, &rows, `
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
