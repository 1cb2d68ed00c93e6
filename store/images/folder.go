package images

import (
	"context"
	"encoding/json"
	"strings"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/store/db"
)

const folderColumns = `f.id, f.user_id, u.username, f.name, coalesce(f.share_key, '') AS share_key, f.created_at,
	(SELECT count(*) FROM folder_images fi JOIN images i ON i.rowid = fi.image_row
	 WHERE fi.folder_id = f.id AND i.deleted_at IS NULL AND (i.listed = 1 OR i.user_id = f.user_id)) AS images,
	(SELECT count(*) FROM folder_images fi JOIN images i ON i.rowid = fi.image_row WHERE fi.folder_id = f.id AND i.listed = 1) AS public`

type folderRow struct {
	ID        int64  `db:"id"`
	UserID    int64  `db:"user_id"`
	Owner     string `db:"username"`
	Name      string `db:"name"`
	ShareKey  string `db:"share_key"`
	CreatedAt int64  `db:"created_at"`
	Images    int    `db:"images"`
	Public    int    `db:"public"`
}

func (r folderRow) folder() domain.Folder {
	return domain.Folder{
		ID: r.ID, UserID: r.UserID, Owner: r.Owner, Name: r.Name, ShareKey: r.ShareKey, Images: r.Images, Public: r.Public,
		CreatedAt: db.FromMillis(r.CreatedAt),
	}
}

// Folders returns a user's own folders by name, with the images that stand for them.
func (s *Store) Folders(ctx context.Context, userID int64) ([]domain.Folder, error) {
	var rows []folderRow
	err := s.db.List(ctx, &rows, `
		SELECT `+folderColumns+` FROM folders f JOIN users u ON u.id = f.user_id WHERE f.user_id = ? ORDER BY lower(f.name), f.id`, userID)
	if err != nil {
		return nil, err
	}
	return s.withCovers(ctx, rows, userID)
}

// Folder returns a user's own folder, without its covers.
func (s *Store) Folder(ctx context.Context, userID, id int64) (domain.Folder, error) {
	var row folderRow
	err := s.db.Get(ctx, &row, `
		SELECT `+folderColumns+` FROM folders f JOIN users u ON u.id = f.user_id WHERE f.id = ? AND f.user_id = ?`, id, userID)
	return row.folder(), err
}

// withCovers adds the images that stand for each folder: public ones, and those of a user.
func (s *Store) withCovers(ctx context.Context, rows []folderRow, userID int64) ([]domain.Folder, error) {
	folders, index, ids := make([]domain.Folder, len(rows)), map[int64]int{}, make([]int64, len(rows))
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
		ORDER BY folder_id, place`, string(list), userID, domain.FolderCovers)
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

// AddFolder makes a folder for a user. A name that one of theirs has already is a Conflict.
func (s *Store) AddFolder(ctx context.Context, userID int64, name string) (domain.Folder, error) {
	name, err := domain.FolderName(name)
	if err != nil {
		return domain.Folder{}, err
	}
	var id int64
	err = s.db.Write(ctx, func(tx *sqlx.Tx) error {
		var folders int
		if err := tx.GetContext(ctx, &folders, `SELECT count(*) FROM folders WHERE user_id = ?`, userID); err != nil {
			return err
		}
		if folders >= domain.FoldersMax {
			return domain.Errorf(domain.Conflict, "You already have %d folders. Delete one to make room.", folders)
		}
		if err := nameFree(ctx, tx, userID, 0, name); err != nil {
			return err
		}
		return tx.GetContext(ctx, &id, `INSERT INTO folders (user_id, name, created_at) VALUES (?, ?, ?) RETURNING id`, userID, name, s.db.Stamp())
	})
	if err != nil {
		return domain.Folder{}, err
	}
	return s.Folder(ctx, userID, id)
}

// RenameFolder gives a user's own folder another name.
func (s *Store) RenameFolder(ctx context.Context, userID, id int64, name string) error {
	name, err := domain.FolderName(name)
	if err != nil {
		return err
	}
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		if err := nameFree(ctx, tx, userID, id, name); err != nil {
			return err
		}
		return tx.GetContext(ctx, &id, `UPDATE folders SET name = ? WHERE id = ? AND user_id = ? RETURNING id`, name, id, userID)
	})
}

// nameFree is a Conflict when another folder of a user than the one with an id has a name.
func nameFree(ctx context.Context, tx *sqlx.Tx, userID, id int64, name string) error {
	var names []string
	if err := tx.SelectContext(ctx, &names, `SELECT name FROM folders WHERE user_id = ? AND id <> ?`, userID, id); err != nil {
		return err
	}
	for _, taken := range names {
		if strings.EqualFold(taken, name) {
			return &domain.Error{Code: domain.Conflict, Field: "name", Message: "You already have a folder with this name."}
		}
	}
	return nil
}

// DeleteFolder removes a user's own folder. The images stay where they are otherwise.
func (s *Store) DeleteFolder(ctx context.Context, userID, id int64) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		return tx.GetContext(ctx, &id, `DELETE FROM folders WHERE id = ? AND user_id = ? RETURNING id`, id, userID)
	})
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

// ShareFolder lets whoever knows its key look at the public images in a user's own folder, or ends that: the old key opens
// nothing any more, and guests no longer find the folder under theirs. Sharing what is shared keeps its key.
func (s *Store) ShareFolder(ctx context.Context, userID, id int64, share bool) (domain.Folder, error) {
	err := s.db.Write(ctx, func(tx *sqlx.Tx) error {
		err := tx.GetContext(ctx, &id, `
			UPDATE folders SET share_key = CASE WHEN ? THEN coalesce(share_key, ?) END WHERE id = ? AND user_id = ? RETURNING id`,
			share, domain.NewSecret(), id, userID)
		if err != nil || share {
			return err
		}
		_, err = tx.ExecContext(ctx, `DELETE FROM folder_guests WHERE folder_id = ?`, id)
		return err
	})
	if err != nil {
		return domain.Folder{}, err
	}
	return s.Folder(ctx, userID, id)
}

// SharedFolder returns the folder that a key opens, without its covers. One whose owner is gone or suspended opens no more.
func (s *Store) SharedFolder(ctx context.Context, key string) (domain.Folder, error) {
	var row folderRow
	err := s.db.Get(ctx, &row, `
		SELECT `+folderColumns+` FROM folders f JOIN users u ON u.id = f.user_id WHERE f.share_key = ? AND u.is_active = 1`, key)
	return row.folder(), err
}

// RememberShared keeps a folder that somebody opened by its key among those that are shared with them.
func (s *Store) RememberShared(ctx context.Context, userID int64, key string) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		_, err := tx.ExecContext(ctx, `
			INSERT INTO folder_guests (folder_id, user_id, added_at)
			SELECT id, ?, ? FROM folders WHERE share_key = ? AND user_id <> ?
			ON CONFLICT DO NOTHING`, userID, s.db.Stamp(), key, userID)
		return err
	})
}

// ForgetShared takes a folder from those that are shared with a user.
func (s *Store) ForgetShared(ctx context.Context, userID, folderID int64) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		return tx.GetContext(ctx, &folderID, `DELETE FROM folder_guests WHERE folder_id = ? AND user_id = ? RETURNING folder_id`, folderID, userID)
	})
}

// SharedWith returns the folders of others that a user has opened by their keys, the last one first, with covers that everybody
// may see.
func (s *Store) SharedWith(ctx context.Context, userID int64) ([]domain.Folder, error) {
	var rows []folderRow
	err := s.db.List(ctx, &rows, `
		SELECT `+folderColumns+`
		FROM folder_guests g JOIN folders f ON f.id = g.folder_id JOIN users u ON u.id = f.user_id
		WHERE g.user_id = ? AND f.share_key IS NOT NULL AND u.is_active = 1
		ORDER BY g.added_at DESC, f.id DESC`, userID)
	if err != nil {
		return nil, err
	}
	return s.withCovers(ctx, rows, nobody)
}

// nobody owns nothing.
const nobody = 0
