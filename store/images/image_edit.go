package images

import (
	"context"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
)

// CheckEdit returns a user's own image, and an edit of it as it would be written. What the edit may say is checked here,
// under the user's plan; a private image stays as it is under any plan.
func (s *Store) CheckEdit(ctx context.Context, userID int64, id string, edit collection.ImageEdit) (domain.Image, collection.ImageEdit, error) {
	img, err := s.Image(ctx, id, userID)
	if err != nil {
		return img, edit, err
	}
	if img.UserID != userID {
		return img, edit, domain.Errorf(domain.Forbidden, "Only the owner of this image can change it.")
	}
	plan, err := s.billing.PlanOf(ctx, userID)
	if err != nil {
		return img, edit, err
	}
	if edit.Public != nil && *edit.Public == img.IsPublic {
		edit.Public = nil
	}
	edit.Normalize()
	return img, edit, edit.Validate(plan)
}

// UpdateImage changes what a user says of their own image, with its tags, its files and the search index in line. It
// returns the key of files that no image points to any more: those that are under another key now, unless another image
// shares them. An image goes private only together with its files.
func (s *Store) UpdateImage(ctx context.Context, userID int64, id string, edit collection.ImageEdit) (orphan string, err error) {
	img, edit, err := s.CheckEdit(ctx, userID, id, edit)
	if err != nil {
		return "", err
	}
	switch hides := edit.Hides(img); {
	case hides && edit.BlobKey == "":
		return "", domain.Errorf(domain.Conflict, "This image was just changed somewhere else. Please try again.")
	case !hides: // somebody else was faster: the copies are one too many
		orphan, edit.BlobKey = edit.BlobKey, ""
	}
	err = s.db.Write(ctx, func(tx *sqlx.Tx) error {
		if edit.BlobKey != "" {
			if orphan, err = moveFiles(ctx, tx, userID, id, edit.BlobKey); err != nil {
				return err
			}
		}
		return s.applyEdit(ctx, tx, userID, id, edit)
	})
	return orphan, err
}

// applyEdit writes an edit; triggers keep the counters of the listings and the sitemap. The words that a public image had
// leave the gallery, and with them whatever is kept of its pages.
func (s *Store) applyEdit(ctx context.Context, tx *sqlx.Tx, userID int64, id string, edit collection.ImageEdit) error {
	var row struct {
		RowID  int64 `db:"rowid"`
		Listed bool  `db:"listed"`
	}
	err := tx.GetContext(ctx, &row, `
		UPDATE images
		SET alt_text = coalesce(?, alt_text), category = coalesce(?, category), is_public = coalesce(?, is_public),
		    share_key = CASE WHEN coalesce(?, is_public) = 1 THEN NULL ELSE share_key END, edited_at = ?
		WHERE id = ? AND user_id = ? AND deleted_at IS NULL
		RETURNING rowid, listed`, edit.AltText, edit.Category, edit.Public, edit.Public, s.db.Stamp(), id, userID)
	if err != nil {
		return err
	}
	if row.Listed {
		if _, err := tx.ExecContext(ctx, `UPDATE deletions SET total = total + 1`); err != nil {
			return err
		}
	}
	if edit.Tags == nil {
		return nil
	}
	return replaceTags(ctx, tx, row.RowID, *edit.Tags)
}

// replaceTags gives an image other tags, and makes it found by them.
func replaceTags(ctx context.Context, tx *sqlx.Tx, rowID int64, names []string) error {
	if _, err := tx.ExecContext(ctx, `DELETE FROM image_tags WHERE image_row = ?`, rowID); err != nil {
		return err
	}
	tags := make([]domain.Tag, len(names))
	for i, name := range names {
		tags[i].Name = name
	}
	if err := setTags(ctx, tx, rowID, tags); err != nil {
		return err
	}
	return reindex(ctx, tx, rowID)
}
