package images

import (
	"context"
	"time"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
	"pellucid/store/db"
)

// SaveRetouching keeps an edited image with its steps, at no credit, and returns its id. Sending the same idempotency key again
// changes nothing and returns the id of the first time; with another request it is a Conflict. The errors for too many edits are
// RateLimited and Conflict.
func (s *Store) SaveRetouching(ctx context.Context, img domain.Image, made collection.Retouching) (id string, err error) {
	err = s.db.Write(ctx, func(tx *sqlx.Tx) error {
		known, err := earlierRetouching(ctx, tx.GetContext, img.UserID, made)
		if err != nil || known != "" {
			id = known
			return err
		}
		if err := s.mayKeepRetouching(ctx, tx, img.UserID); err != nil {
			return err
		}
		if _, err := s.InsertImage(ctx, tx, img); err != nil {
			return err
		}
		id = img.ID
		_, err = tx.ExecContext(ctx, `
			INSERT INTO image_edits (image_row, user_id, source_id, steps, idempotency_key, request_hash, created_at)
			SELECT rowid, user_id, ?, ?, nullif(?, ''), ?, ? FROM images WHERE id = ?`,
			made.SourceID, string(made.Steps), made.IdempotencyKey, made.RequestHash, s.db.Stamp(), img.ID)
		return err
	})
	return id, err
}

// mayKeepRetouching refuses to keep more edits than a user may.
func (s *Store) mayKeepRetouching(ctx context.Context, tx *sqlx.Tx, userID int64) error {
	var count struct {
		Today int `db:"today"`
		Kept  int `db:"kept"`
	}
	err := tx.GetContext(ctx, &count, `
		SELECT count(*) FILTER (WHERE e.created_at > ?) AS today, count(*) FILTER (WHERE i.deleted_at IS NULL) AS kept
		FROM image_edits e JOIN images i ON i.rowid = e.image_row
		WHERE e.user_id = ?`, db.Millis(s.db.Now().Add(-24*time.Hour)), userID)
	switch {
	case err != nil:
		return err
	case count.Today >= collection.RetouchingsPerDay:
		return collection.ErrRetouchingsToday()
	case count.Kept >= collection.RetouchingsKept:
		return collection.ErrRetouchingsKept()
	}
	return nil
}

// EarlierRetouching returns the id of the image that a request under the same idempotency key saved before; "" when there is none.
// Another request under that key is a Conflict.
func (s *Store) EarlierRetouching(ctx context.Context, userID int64, made collection.Retouching) (id string, err error) {
	return earlierRetouching(ctx, s.db.Get, userID, made)
}
