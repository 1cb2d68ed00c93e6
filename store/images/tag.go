package images

import (
	"context"
	"slices"
	"strconv"
	"strings"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
)

// setTags gives a new image its tags.
func setTags(ctx context.Context, tx *sqlx.Tx, rowID int64, tags []domain.Tag) error {
	for _, tag := range tags {
		var id int64
		err := tx.GetContext(ctx, &id, `
			INSERT INTO tags (name) VALUES (?) ON CONFLICT (name) DO UPDATE SET name = name RETURNING id`, tag.Name)
		if err != nil {
			return err
		}
		if _, err := tx.ExecContext(ctx, `INSERT INTO image_tags (tag_id, image_row) VALUES (?, ?) ON CONFLICT DO NOTHING`, id, rowID); err != nil {
			return err
		}
	}
	return nil
}

// readTags reads the column of an image's tags, and sorts them by their names.
func readTags(column string) []domain.Tag {
	var tags []domain.Tag
	for line := range strings.Lines(column) {
		id, name, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		number, _ := strconv.ParseInt(id, 10, 64) // a number in the table
		tags = append(tags, domain.Tag{ID: number, Name: name})
	}
	slices.SortFunc(tags, func(a, b domain.Tag) int { return strings.Compare(a.Name, b.Name) })
	return tags
}

// Unfavorite takes images off a user's favorites, and returns the ids of those that were among them.
func (s *Store) Unfavorite(ctx context.Context, userID int64, imageIDs []string) (taken []string, err error) {
	images, err := s.ImagesByID(ctx, imageIDs, userID)
	if err != nil {
		return nil, err
	}
	for _, img := range images {
		if !img.Favorited {
			continue
		}
		if _, _, err := s.ToggleFavorite(ctx, userID, img.ID); err != nil {
			return taken, err
		}
		taken = append(taken, img.ID)
	}
	return taken, nil
}
