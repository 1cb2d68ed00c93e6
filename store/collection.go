package store

import (
	"context"

	"pellucid/internal/domain"
)

// CollectionTags returns the tags that most of the images of a user's own collection carry, most first.
func (s *Store) CollectionTags(ctx context.Context, collection domain.Listing, limit int) ([]domain.Tag, error) {
	var w walk
	w.addOwner(collection)
	var rows []struct {
		ID   int64  `db:"id"`
		Name string `db:"name"`
	}
	err := s.list(ctx, &rows, `
		SELECT t.id, t.name
		FROM images p JOIN image_tags it ON it.image_row = p.rowid JOIN tags t ON t.id = it.tag_id
		WHERE `+w.where.String()+`
		GROUP BY t.id
		ORDER BY count(*) DESC, t.name
		LIMIT ?`, append(w.where.args, limit)...)
	tags := make([]domain.Tag, len(rows))
	for i, row := range rows {
		tags[i] = domain.Tag{ID: row.ID, Name: row.Name}
	}
	return tags, err
}

// Unfavorite takes images off a user's favorites, and returns the ids of those that were among them.
func (s *Store) Unfavorite(ctx context.Context, userID int64, imageIDs []string) (taken []string, err error) {
	for _, id := range imageIDs {
		img, err := s.Image(ctx, id, userID)
		if domain.CodeOf(err) == domain.NotFound || domain.CodeOf(err) == domain.Gone || (err == nil && !img.Favorited) {
			continue
		}
		if err == nil {
			_, _, err = s.ToggleFavorite(ctx, userID, id)
		}
		if err != nil {
			return taken, err
		}
		taken = append(taken, id)
	}
	return taken, nil
}
