package images

import (
	"context"
	"encoding/json"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain/collection"
)

// withCovers adds the images that stand for each folder: public ones, and those of a user.
func (s *Store) withCovers(ctx context.Context, rows []folderRow, userID int64) ([]collection.Folder, error) {
	folders, index, ids := make([]collection.Folder, len(rows)), map[int64]int{}, make([]int64, len(rows))
	for i, row := range rows {
		folders[i], index[row.ID], ids[i] = row.folder(), i, row.ID
	}
	list, err := json.Marshal(ids)
	if err != nil {
		return nil, err
	}
	var covers []struct {
		FolderID int64 `db:"folder_id"`
		ImageRow int64 `db:"image_row"`
	}
	err = s.db.List(ctx, &covers, `
		SELECT folder_id, image_row FROM (
			SELECT fi.folder_id, fi.image_row, row_number() OVER (PARTITION BY fi.folder_id ORDER BY fi.image_row DESC) AS place
			FROM folder_images fi JOIN images i ON i.rowid = fi.image_row
			WHERE fi.folder_id IN (SELECT value FROM json_each(?)) AND i.deleted_at IS NULL AND (i.listed = 1 OR i.user_id = ?))
		WHERE place <= ?
		ORDER BY folder_id, place`, string(list), userID, collection.FolderCovers)
	if err != nil {
		return nil, err
	}
	imageRows := make([]int64, len(covers))
	for i, cover := range covers {
		imageRows[i] = cover.ImageRow
	}
	images, err := s.ImagesByRow(ctx, imageRows, userID, false)
	for i, img := range images {
		folder := &folders[index[covers[i].FolderID]]
		folder.Covers = append(folder.Covers, img)
	}
	return folders, err
}

// FileImages lays images that a user can see into their own folder, and returns the ids of those that are in it now. Images that
// they cannot see are passed over.
func (s *Store) FileImages(ctx context.Context, userID, id int64, imageIDs []string) (filed []string, err error) {
	list, err := json.Marshal(imageIDs)
	if err != nil {
		return nil, err
	}
	err = s.db.Write(ctx, func(tx *sqlx.Tx) error {
		filed = nil
		if err := tx.GetContext(ctx, &id, `SELECT id FROM folders WHERE id = ? AND user_id = ?`, id, userID); err != nil {
			return err
		}
		err := tx.SelectContext(ctx, &filed, `
			SELECT id FROM images
			WHERE id IN (SELECT value FROM json_each(?)) AND deleted_at IS NULL AND (listed = 1 OR user_id = ?)`, string(list), userID)
		if err != nil {
			return err
		}
		_, err = tx.ExecContext(ctx, `
			INSERT INTO folder_images (folder_id, image_row)
			SELECT ?, rowid FROM images
			WHERE id IN (SELECT value FROM json_each(?)) AND deleted_at IS NULL AND (listed = 1 OR user_id = ?)
			ON CONFLICT DO NOTHING`, id, string(list), userID)
		return err
	})
	return filed, err
}

// UnfileImages takes images out of a user's own folder, and returns the ids of those that lay in it.
func (s *Store) UnfileImages(ctx context.Context, userID, id int64, imageIDs []string) (taken []string, err error) {
	list, err := json.Marshal(imageIDs)
	if err != nil {
		return nil, err
	}
	err = s.db.Write(ctx, func(tx *sqlx.Tx) error {
		taken = nil
		if err := tx.GetContext(ctx, &id, `SELECT id FROM folders WHERE id = ? AND user_id = ?`, id, userID); err != nil {
			return err
		}
		err := tx.SelectContext(ctx, &taken, `
			SELECT i.id FROM folder_images fi JOIN images i ON i.rowid = fi.image_row
			WHERE fi.folder_id = ? AND i.id IN (SELECT value FROM json_each(?))`, id, string(list))
		if err != nil {
			return err
		}
		_, err = tx.ExecContext(ctx, `
			DELETE FROM folder_images
			WHERE folder_id = ? AND image_row IN (SELECT rowid FROM images WHERE id IN (SELECT value FROM json_each(?)))`, id, string(list))
		return err
	})
	return taken, err
}
