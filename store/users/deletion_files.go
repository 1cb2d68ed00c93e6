package users

import (
	"context"

	"github.com/jmoiron/sqlx"

	"pellucid/store/images"
)

// TakeDownImages deletes up to n of a user's images from every list, and reports whether there are more.
func (s *Store) TakeDownImages(ctx context.Context, userID int64, n int) (more bool, err error) {
	err = s.db.Write(ctx, func(tx *sqlx.Tx) error {
		var rows []int64
		err := tx.SelectContext(ctx, &rows, `
			UPDATE images SET deleted_at = ?
			WHERE rowid IN (SELECT rowid FROM images WHERE user_id = ? AND deleted_at IS NULL LIMIT ?)
			RETURNING rowid`, s.db.Stamp(), userID, n)
		if err != nil {
			return err
		}
		more = len(rows) == n
		for _, row := range rows {
			for _, statement := range []string{
				`DELETE FROM images_search WHERE rowid = ?`,
				`DELETE FROM image_tags WHERE image_row = ?`,
				`DELETE FROM folder_images WHERE image_row = ?`,
			} {
				if _, err := tx.ExecContext(ctx, statement, row); err != nil {
					return err
				}
			}
		}
		return nil
	})
	return more, err
}

// KeptFiles returns up to n keys of files that were a user's alone and that nobody may see any more: of deleted images that
// still say what they showed, and of reference pictures.
func (s *Store) KeptFiles(ctx context.Context, userID int64, n int) ([]string, error) {
	var keys []string
	err := s.db.List(ctx, &keys, `
		SELECT DISTINCT i.blob_key FROM images i
		WHERE i.user_id = ? AND i.deleted_at IS NOT NULL AND i.prompt <> ''
		  AND NOT EXISTS (SELECT 1 FROM images o WHERE o.blob_key = i.blob_key AND (o.deleted_at IS NULL OR o.user_id <> i.user_id))
		UNION ALL
		SELECT blob_key FROM reference_images WHERE user_id = ?
		LIMIT ?`, userID, userID, n)
	return keys, err
}

// ForgetFiles forgets what is known of a user's files that are gone: the words, the recipe, the place. The row of an image
// stays, so that its address says that it was deleted.
func (s *Store) ForgetFiles(ctx context.Context, userID int64, keys []string) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		for _, key := range keys {
			for _, statement := range []string{
				`UPDATE image_files SET recipe = '{}', notes = '[]', provenance = NULL WHERE blob_key IN (SELECT blob_key FROM images WHERE user_id = ? AND blob_key = ?)`,
				`UPDATE images SET ` + images.Forgotten + ` WHERE user_id = ? AND blob_key = ?`,
				`DELETE FROM reference_images WHERE user_id = ? AND blob_key = ?`,
			} {
				if _, err := tx.ExecContext(ctx, statement, userID, key); err != nil {
					return err
				}
			}
		}
		return nil
	})
}
