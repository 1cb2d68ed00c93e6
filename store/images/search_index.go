package images

import (
	"context"
	"strings"

	"github.com/jmoiron/sqlx"
)

// kindMark stands before a kind in the search index, where it makes a term that nobody types: see migration 00120.
const kindMark = "§"

// indexImages adds images to the search index; it is followed by the condition on images i.
const indexImages = `
	INSERT INTO images_search (rowid, prompt, tags, kinds)
	SELECT i.rowid, replace(i.prompt, '§', ' '),
	       coalesce((SELECT group_concat(t.name, ' ') FROM image_tags it JOIN tags t ON t.id = it.tag_id WHERE it.image_row = i.rowid), ''),
	       CASE WHEN coalesce(i.kinds, '') = '' THEN '' ELSE '§' || replace(i.kinds, ' ', ' §') END
	FROM images i
	WHERE `

// reindex makes an image found by what it says now.
func reindex(ctx context.Context, tx *sqlx.Tx, rowID int64) error {
	if _, err := tx.ExecContext(ctx, `DELETE FROM images_search WHERE rowid = ?`, rowID); err != nil {
		return err
	}
	_, err := tx.ExecContext(ctx, indexImages+`i.rowid = ?`, rowID)
	return err
}

// Kindless is an image whose kinds were never read.
type Kindless struct {
	Row    int64  `db:"rowid"`
	Prompt string `db:"prompt"`
}

// Kindless returns images whose kinds were never read, of those that still stand.
func (s *Store) Kindless(ctx context.Context, limit int) (images []Kindless, err error) {
	return images, s.db.List(ctx, &images, `SELECT rowid, prompt FROM images WHERE kinds IS NULL AND deleted_at IS NULL LIMIT ?`, limit)
}

// SetKinds keeps the kinds of images, by their rows, and makes them found by these.
func (s *Store) SetKinds(ctx context.Context, kinds map[int64][]string) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		for row, words := range kinds {
			var indexed bool
			err := tx.GetContext(ctx, &indexed, `UPDATE images SET kinds = ? WHERE rowid = ? RETURNING deleted_at IS NULL`, joinKinds(words), row)
			if err != nil {
				return err
			}
			if !indexed || len(words) == 0 {
				continue
			}
			if err := reindex(ctx, tx, row); err != nil {
				return err
			}
		}
		return nil
	})
}

// joinKinds writes kinds as the column has them: lower case, each once.
func joinKinds(words []string) string {
	seen := map[string]bool{}
	var kept []string
	for _, word := range words {
		if word = strings.ToLower(word); word != "" && !strings.ContainsAny(word, " "+kindMark) && !seen[word] {
			seen[word] = true
			kept = append(kept, word)
		}
	}
	return strings.Join(kept, " ")
}

// Findable returns those of some words that a search of the public gallery finds something by, in their order.
func (s *Store) Findable(ctx context.Context, words []string, most int) (found []string, err error) {
	for _, word := range words {
		if len(found) == most {
			break
		}
		match := kindExpression(searchWords(word))
		if match == "" {
			continue
		}
		page, err := s.searchFor(ctx, match, 1, 1, 0)
		if err != nil {
			return nil, err
		}
		if page.Total > 0 {
			found = append(found, word)
		}
	}
	return found, nil
}
