package images

import (
	"context"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
)

// UndoDeletion brings back what a user deleted in one act, as it was, and returns the ids. Too late is Gone.
func (s *Store) UndoDeletion(ctx context.Context, userID int64, deletion string) (ids []string, err error) {
	return s.restore(ctx, userID, `b.deletion = ?`, deletion)
}

// RestoreImage brings back one image that a user deleted. Too late is Gone; what was never theirs is NotFound.
func (s *Store) RestoreImage(ctx context.Context, userID int64, id string) error {
	_, err := s.restore(ctx, userID, `i.id = ?`, id)
	if domain.CodeOf(err) != domain.Gone {
		return err
	}
	var own struct {
		Stands bool `db:"stands"`
	}
	if err := s.db.Get(ctx, &own, `SELECT deleted_at IS NULL AS stands FROM images WHERE id = ? AND user_id = ?`, id, userID); err != nil {
		return err
	}
	if own.Stands {
		return nil
	}
	return err
}

// restore brings back the images of a user that a condition on the bin b and the images i finds. Caches forget what they keep
// of public pages, so that nobody is told any longer that an image is gone.
func (s *Store) restore(ctx context.Context, userID int64, where, arg string) (ids []string, err error) {
	err = s.db.Write(ctx, func(tx *sqlx.Tx) error {
		ids = nil
		var rows []struct {
			Row int64  `db:"rowid"`
			ID  string `db:"id"`
		}
		err := tx.SelectContext(ctx, &rows, `
			SELECT i.rowid, i.id FROM bin b JOIN images i ON i.rowid = b.image_row
			WHERE `+where+` AND i.user_id = ? AND b.empty_at > ? AND b.deletion NOT IN (SELECT id FROM moderation_decisions)`, arg, userID, s.db.Stamp())
		if err != nil {
			return err
		}
		if len(rows) == 0 {
			return domain.Errorf(domain.Gone, "It's too late to undo this. The files were already deleted.")
		}
		for _, row := range rows {
			ids = append(ids, row.ID)
			for _, statement := range Restoring {
				if _, err := tx.ExecContext(ctx, statement, row.Row); err != nil {
					return err
				}
			}
		}
		_, err = tx.ExecContext(ctx, `UPDATE deletions SET total = total + 1`)
		return err
	})
	return ids, err
}

// Restoring are the statements that undo the deletion of an image.
var Restoring = []string{
	`UPDATE images SET deleted_at = NULL WHERE rowid = ?`,
	indexImages + `i.rowid = ?`,
	`DELETE FROM bin WHERE image_row = ?`,
}
