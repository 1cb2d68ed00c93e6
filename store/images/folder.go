package images

import (
	"context"
	"strings"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
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

func (r folderRow) folder() collection.Folder {
	return collection.Folder{
		ID: r.ID, UserID: r.UserID, Owner: r.Owner, Name: r.Name, ShareKey: r.ShareKey, Images: r.Images, Public: r.Public,
		CreatedAt: db.FromMillis(r.CreatedAt),
	}
}

// Folders returns a user's own folders by name, with the images that stand for them.
func (s *Store) Folders(ctx context.Context, userID int64) ([]collection.Folder, error) {
	var rows []folderRow
	err := s.db.List(ctx, &rows, `
		SELECT `+folderColumns+` FROM folders f JOIN users u ON u.id = f.user_id WHERE f.user_id = ? ORDER BY lower(f.name), f.id`, userID)
	if err != nil {
		return nil, err
	}
	return s.withCovers(ctx, rows, userID)
}

// Folder returns a user's own folder, without its covers.
func (s *Store) Folder(ctx context.Context, userID, id int64) (collection.Folder, error) {
	var row folderRow
	err := s.db.Get(ctx, &row, `
		SELECT `+folderColumns+` FROM folders f JOIN users u ON u.id = f.user_id WHERE f.id = ? AND f.user_id = ?`, id, userID)
	return row.folder(), err
}

// AddFolder makes a folder for a user. A name that one of theirs has already is a Conflict.
func (s *Store) AddFolder(ctx context.Context, userID int64, name string) (collection.Folder, error) {
	name, err := collection.FolderName(name)
	if err != nil {
		return collection.Folder{}, err
	}
	var id int64
	err = s.db.Write(ctx, func(tx *sqlx.Tx) error {
		var folders int
		if err := tx.GetContext(ctx, &folders, `SELECT count(*) FROM folders WHERE user_id = ?`, userID); err != nil {
			return err
		}
		if folders >= collection.FoldersMax {
			return domain.Errorf(domain.Conflict, "You already have %d folders. Delete one to make room.", folders)
		}
		if err := nameFree(ctx, tx, userID, 0, name); err != nil {
			return err
		}
		return tx.GetContext(ctx, &id, `INSERT INTO folders (user_id, name, created_at) VALUES (?, ?, ?) RETURNING id`, userID, name, s.db.Stamp())
	})
	if err != nil {
		return collection.Folder{}, err
	}
	return s.Folder(ctx, userID, id)
}

// RenameFolder gives a user's own folder another name.
func (s *Store) RenameFolder(ctx context.Context, userID, id int64, name string) error {
	name, err := collection.FolderName(name)
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
