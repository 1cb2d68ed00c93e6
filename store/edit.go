package store

import (
	"context"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
)

// UpdateImage changes what a user says of their own image, with its tags and the search index in line, and returns it as it
// is then. What the edit may say is checked here, under the user's plan; a private image stays as it is under any plan.
func (s *Store) UpdateImage(ctx context.Context, userID int64, id string, edit domain.ImageEdit) (domain.Image, error) {
	img, err := s.Image(ctx, id, userID)
	if err != nil {
		return img, err
	}
	if img.UserID != userID {
		return img, domain.Errorf(domain.Forbidden, "Only the one who made this picture can change it.")
	}
	plan, err := s.PlanOf(ctx, userID)
	if err != nil {
		return img, err
	}
	if edit.Public != nil && *edit.Public == img.IsPublic {
		edit.Public = nil
	}
	edit.Normalize()
	if err := edit.Validate(plan); err != nil {
		return img, err
	}
	if err := s.write(ctx, func(tx *sqlx.Tx) error { return s.applyEdit(ctx, tx, userID, id, edit) }); err != nil {
		return img, err
	}
	return s.Image(ctx, id, userID)
}

// applyEdit writes an edit; triggers keep the counters of the listings and the sitemap.
func (s *Store) applyEdit(ctx context.Context, tx *sqlx.Tx, userID int64, id string, edit domain.ImageEdit) error {
	var row struct {
		RowID  int64  `db:"rowid"`
		Prompt string `db:"prompt"`
	}
	err := tx.GetContext(ctx, &row, `
		UPDATE images
		SET alt_text = coalesce(?, alt_text), category = coalesce(?, category), is_public = coalesce(?, is_public), edited_at = ?
		WHERE id = ? AND user_id = ? AND deleted_at IS NULL
		RETURNING rowid, prompt`, edit.AltText, edit.Category, edit.Public, s.stamp(), id, userID)
	if err != nil || edit.Tags == nil {
		return err
	}
	return replaceTags(ctx, tx, row.RowID, row.Prompt, *edit.Tags)
}

// replaceTags gives an image other tags, and makes it found by them.
func replaceTags(ctx context.Context, tx *sqlx.Tx, rowID int64, prompt string, names []string) error {
	if _, err := tx.ExecContext(ctx, `DELETE FROM image_tags WHERE image_row = ?`, rowID); err != nil {
		return err
	}
	tags := make([]domain.Tag, len(names))
	for i, name := range names {
		tags[i].Name = name
	}
	text, err := setTags(ctx, tx, rowID, tags)
	if err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, `DELETE FROM images_search WHERE rowid = ?`, rowID); err != nil {
		return err
	}
	_, err = tx.ExecContext(ctx, `INSERT INTO images_search (rowid, prompt, tags) VALUES (?, ?, ?)`, rowID, prompt, text)
	return err
}
