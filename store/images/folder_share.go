package images

import (
	"context"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
)

// ShareFolder lets whoever knows its key look at the public images in a user's own folder, or ends that: the old key opens
// nothing any more, and guests no longer find the folder under theirs. Sharing what is shared keeps its key.
func (s *Store) ShareFolder(ctx context.Context, userID, id int64, share bool) (collection.Folder, error) {
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
		return collection.Folder{}, err
	}
	return s.Folder(ctx, userID, id)
}

// SharedFolder returns the folder that a key opens, without its covers. One whose owner is gone or suspended opens no more.
func (s *Store) SharedFolder(ctx context.Context, key string) (collection.Folder, error) {
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
func (s *Store) SharedWith(ctx context.Context, userID int64) ([]collection.Folder, error) {
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
