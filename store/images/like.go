package images

import (
	"context"
	"hash/maphash"
	"sync/atomic"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/store/db"
)

// ToggleLike likes an image that the user may see, or takes the like back. It returns whether the image is liked now,
// and how many likes it has.
func (s *Store) ToggleLike(ctx context.Context, userID int64, imageID string) (liked bool, count int, err error) {
	return s.toggle(ctx, userID, imageID, mark{
		remove: `DELETE FROM likes WHERE user_id = ? AND image_row = ?`,
		insert: `INSERT INTO likes (user_id, image_row, created_at) VALUES (?, ?, ?)`,
		count:  `UPDATE images SET likes_count = likes_count + ? WHERE rowid = ? RETURNING likes_count`,
	})
}

// ToggleFavorite makes an image that the user may see a favorite of theirs, or no longer one.
func (s *Store) ToggleFavorite(ctx context.Context, userID int64, imageID string) (favorited bool, count int, err error) {
	return s.toggle(ctx, userID, imageID, mark{
		remove: `DELETE FROM favorites WHERE user_id = ? AND image_row = ?`,
		insert: `INSERT INTO favorites (user_id, image_row, created_at) VALUES (?, ?, ?)`,
		count:  `UPDATE images SET favorites_count = favorites_count + ? WHERE rowid = ? RETURNING favorites_count`,
	})
}

// mark is the SQL of one kind of mark that a user can set on an image.
type mark struct{ remove, insert, count string }

func (s *Store) toggle(ctx context.Context, userID int64, imageID string, m mark) (set bool, count int, err error) {
	err = s.db.Write(ctx, func(tx *sqlx.Tx) error {
		var row int64
		err := tx.GetContext(ctx, &row, `
			SELECT rowid FROM images WHERE id = ? AND deleted_at IS NULL AND (listed = 1 OR user_id = ?)`, imageID, userID)
		if err != nil {
			return err
		}
		result, err := tx.ExecContext(ctx, m.remove, userID, row)
		if err != nil {
			return err
		}
		change := -1
		if n, _ := result.RowsAffected(); n == 0 {
			change, set = 1, true
			if _, err := tx.ExecContext(ctx, m.insert, userID, row, s.db.Stamp()); err != nil {
				return err
			}
		}
		if err := tx.GetContext(ctx, &count, m.count, change, row); err != nil {
			return err
		}
		return updateTrendingScore(ctx, tx, imageID)
	})
	if err == nil {
		s.marked.of(imageID).Add(1)
	}
	return set, count, err
}

// marked counts marks since the start, for a share of all images each: two that share a number do no harm but to make a
// page once more than is needed.
type marked [1024]atomic.Int64

func (m *marked) of(imageID string) *atomic.Int64 {
	return &m[maphash.String(markSeed, imageID)%uint64(len(m))]
}

var markSeed = maphash.MakeSeed()

// Marked moves before a like or a favorite of an image returns: whatever is kept of the image's page is out of date then.
// It costs nothing to ask.
func (s *Store) Marked(imageID string) int64 { return s.marked.of(imageID).Load() }

// updateTrendingScore brings an image's trending score in line with its marks. The owner's own move nothing; their downloads are not even
// counted.
func updateTrendingScore(ctx context.Context, tx *sqlx.Tx, imageID string) error {
	var row struct {
		Likes     int   `db:"likes_count"`
		Favorites int   `db:"favorites_count"`
		Downloads int   `db:"downloads_count"`
		CreatedAt int64 `db:"created_at"`
	}
	err := tx.GetContext(ctx, &row, `
		SELECT likes_count - EXISTS (SELECT 1 FROM likes l WHERE l.user_id = i.user_id AND l.image_row = i.rowid) AS likes_count,
		       favorites_count - EXISTS (SELECT 1 FROM favorites f WHERE f.user_id = i.user_id AND f.image_row = i.rowid) AS favorites_count,
		       downloads_count, created_at
		FROM images i WHERE i.id = ?`, imageID)
	if err != nil {
		return err
	}
	hot := domain.Hot(row.Likes, row.Favorites, row.Downloads, db.FromMillis(row.CreatedAt))
	_, err = tx.ExecContext(ctx, `UPDATE images SET hot = ? WHERE id = ?`, hot, imageID)
	return err
}
