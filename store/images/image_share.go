package images

import (
	"context"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
)

// ShareImage lets whoever knows its key look at a user's own private image, or ends that: the old key opens nothing any more.
// It returns the key, empty when the image is not shared. Sharing what is shared keeps its key. One that is public is a
// Conflict: its page is open to everybody.
func (s *Store) ShareImage(ctx context.Context, userID int64, id string, share bool) (key string, err error) {
	err = s.db.Write(ctx, func(tx *sqlx.Tx) error {
		var public bool
		err := tx.GetContext(ctx, &public, `SELECT is_public FROM images WHERE id = ? AND user_id = ? AND deleted_at IS NULL AND hidden_at IS NULL`, id, userID)
		if err != nil {
			return err
		}
		if public && share {
			return domain.Errorf(domain.Conflict, "This image is public already. Share the address of its page.")
		}
		return tx.GetContext(ctx, &key, `
			UPDATE images SET share_key = CASE WHEN ? THEN coalesce(share_key, ?) END WHERE id = ? RETURNING coalesce(share_key, '')`,
			share, domain.NewSecret(), id)
	})
	return key, err
}

// ShareKey returns the key of a user's own image, empty when it is not shared.
func (s *Store) ShareKey(ctx context.Context, userID int64, id string) (key string, err error) {
	return key, s.db.Get(ctx, &key, `SELECT coalesce(share_key, '') FROM images WHERE id = ? AND user_id = ? AND deleted_at IS NULL`, id, userID)
}

// SharedImage returns the private image that a key opens. One that is deleted or taken down, or whose owner is gone or suspended,
// opens no more.
func (s *Store) SharedImage(ctx context.Context, key string) (domain.Image, error) {
	var row Row
	err := s.db.Get(ctx, &row, `
		SELECT `+Columns+DetailColumns+`
		FROM images i JOIN users u ON u.id = i.user_id JOIN image_files p ON p.blob_key = i.blob_key
		WHERE i.share_key = ? AND i.is_public = 0 AND i.deleted_at IS NULL AND i.hidden_at IS NULL AND u.is_active = 1`,
		nobody, nobody, key)
	if err != nil {
		return domain.Image{}, err
	}
	return s.ImageOf(row)
}
