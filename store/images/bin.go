package images

import (
	"context"
	"encoding/json"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
	"pellucid/store/db"
)

// DeleteImage takes a user's own image out of every list, feed and search at once. Its files stay for as long as that can be
// undone. It returns the deletion's id.
func (s *Store) DeleteImage(ctx context.Context, userID int64, id string) (deletion string, err error) {
	done, err := s.DeleteImages(ctx, userID, []string{id})
	if err == nil && len(done.Images) == 0 {
		err = db.ErrNotFound
	}
	return done.ID, err
}

// DeleteImages is DeleteImage for several images in one act, which is undone as one. Images that are not the user's, or gone
// already, are passed over: the deletion names those that were deleted.
func (s *Store) DeleteImages(ctx context.Context, userID int64, ids []string) (collection.Deletion, error) {
	deletion := collection.Deletion{ID: domain.NewSecret(), Until: s.db.Now().Add(collection.UndoTime)}
	list, err := json.Marshal(ids)
	if err != nil {
		return deletion, err
	}
	err = s.db.Write(ctx, func(tx *sqlx.Tx) error {
		deletion.Images = nil
		err := tx.SelectContext(ctx, &deletion.Images, `
			UPDATE images SET deleted_at = ?
			WHERE user_id = ? AND deleted_at IS NULL AND id IN (SELECT value FROM json_each(?))
			RETURNING id`, s.db.Stamp(), userID, string(list))
		if err != nil || len(deletion.Images) == 0 {
			return err
		}
		return s.fillBin(ctx, tx, deletion)
	})
	return deletion, err
}

func (s *Store) fillBin(ctx context.Context, tx *sqlx.Tx, deletion collection.Deletion) error {
	list, err := json.Marshal(deletion.Images)
	if err != nil {
		return err
	}
	_, err = tx.ExecContext(ctx, `
		INSERT INTO bin (image_row, deletion, empty_at)
		SELECT rowid, ?, ? FROM images WHERE id IN (SELECT value FROM json_each(?))`,
		deletion.ID, db.Millis(deletion.Until.Add(collection.UndoGrace)), string(list))
	if err != nil {
		return err
	}
	_, err = tx.ExecContext(ctx, `DELETE FROM images_search WHERE rowid IN (SELECT image_row FROM bin WHERE deletion = ?)`, deletion.ID)
	return err
}

// ClaimBinned returns up to n deleted images whose time is over. Nothing brings them back from then on; a worker that crashes before
// EmptyBin is given them again.
func (s *Store) ClaimBinned(ctx context.Context, n int) (due []collection.Binned, err error) {
	err = s.db.Write(ctx, func(tx *sqlx.Tx) error {
		_, err := tx.ExecContext(ctx, `
			UPDATE bin SET empty_at = 0
			WHERE image_row IN (SELECT image_row FROM bin WHERE empty_at <= ? ORDER BY empty_at LIMIT ?)`, s.db.Stamp(), n)
		if err != nil {
			return err
		}
		var rows []struct {
			Row     int64  `db:"rowid"`
			BlobKey string `db:"blob_key"`
		}
		err = tx.SelectContext(ctx, &rows, `
			SELECT i.rowid, CASE WHEN `+keyInUse+` THEN '' ELSE i.blob_key END AS blob_key
			FROM bin b JOIN images i ON i.rowid = b.image_row
			WHERE b.empty_at = 0
			LIMIT ?`, n)
		due = make([]collection.Binned, len(rows))
		for i, row := range rows {
			due[i] = collection.Binned(row)
		}
		return err
	})
	return due, err
}

// EmptyBin forgets images whose files are gone: the words, the recipe, the tags, the places in folders. The row stays, so that
// its address says that it was deleted.
func (s *Store) EmptyBin(ctx context.Context, emptied []collection.Binned) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		for _, image := range emptied {
			if _, err := tx.ExecContext(ctx, `UPDATE image_files SET recipe = '{}', notes = '[]', provenance = NULL WHERE blob_key = ?`, image.BlobKey); err != nil {
				return err
			}
			for _, statement := range []string{
				`UPDATE images SET ` + Forgotten + ` WHERE rowid = ?`,
				`DELETE FROM image_tags WHERE image_row = ?`,
				`DELETE FROM folder_images WHERE image_row = ?`,
				`DELETE FROM image_edits WHERE image_row = ?`,
				`DELETE FROM bin WHERE image_row = ?`,
			} {
				if _, err := tx.ExecContext(ctx, statement, image.Row); err != nil {
					return err
				}
			}
		}
		return nil
	})
}

// Forgotten clears what an image's row says of its maker's words.
const Forgotten = `prompt = '', negative_prompt = '', alt_text = '', seed = 0, kinds = '', share_key = NULL`
