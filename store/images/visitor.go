package images

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
	"pellucid/store/db"
)

// visitorSince is the creation time in milliseconds after which visitor images still count.
func (s *Store) visitorSince() int64 { return db.Millis(s.db.Now().Add(-s.visitorLife)) }

// VisitorCounts returns how many images visitors have made in the last domain.VisitorImageLife, and how many of them came
// from the address with that hash.
func (s *Store) VisitorCounts(ctx context.Context, addressHash string) (counts domain.VisitorCounts, err error) {
	return counts, s.db.Get(ctx, &counts, `
		SELECT count(*) AS total, count(CASE WHEN address_hash = ? THEN 1 END) AS from_address, count(claimed_at) AS claimed
		FROM visitor_images WHERE created_at > ?`, addressHash, s.visitorSince())
}

// AddVisitorImage keeps an image that a visitor has made without an account.
func (s *Store) AddVisitorImage(ctx context.Context, addressHash string, img domain.Image) error {
	encoded, err := json.Marshal(img)
	if err != nil {
		return fmt.Errorf("encode the visitor's image: %w", err)
	}
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		_, err := tx.ExecContext(ctx, `
			INSERT INTO visitor_images (id, address_hash, blob_key, image, created_at) VALUES (?, ?, ?, ?, ?)`,
			img.ID, addressHash, img.BlobKey, string(encoded), db.Millis(img.CreatedAt))
		return err
	})
}

// VisitorImage returns a visitor's image, or a NotFound error when its day is over or it has moved into an account.
func (s *Store) VisitorImage(ctx context.Context, id string) (img domain.Image, err error) {
	var encoded string
	err = s.db.Get(ctx, &encoded, `SELECT image FROM visitor_images WHERE id = ? AND claimed_at IS NULL AND created_at > ?`, id, s.visitorSince())
	if err != nil {
		return img, err
	}
	return img, decodeVisitorImage(id, encoded, &img)
}

func decodeVisitorImage(id, encoded string, img *domain.Image) error {
	if err := json.Unmarshal([]byte(encoded), img); err != nil {
		return fmt.Errorf("visitor image %s: %w", id, err)
	}
	return nil
}

// ClaimVisitorImage moves a visitor's image into a user's account, as a private image that cost no credit. It does so once:
// whoever comes second, or when its day is over, gets a NotFound error.
func (s *Store) ClaimVisitorImage(ctx context.Context, userID int64, id string) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		var encoded string
		err := tx.GetContext(ctx, &encoded, `SELECT image FROM visitor_images WHERE id = ? AND claimed_at IS NULL AND created_at > ?`, id, s.visitorSince())
		if err != nil {
			return err
		}
		var img domain.Image
		if err := decodeVisitorImage(id, encoded, &img); err != nil {
			return err
		}
		img.UserID, img.IsPublic, img.Cost, img.TaskID = userID, false, 0, ""
		if _, err := s.InsertImage(ctx, tx, img); err != nil {
			return err
		}
		_, err = tx.ExecContext(ctx, `UPDATE visitor_images SET claimed_at = ?, image = '{}' WHERE id = ?`, s.db.Stamp(), id)
		return err
	})
}

// ExpiredVisitorImages returns at most n visitor images whose day is over, with the keys of the files to delete; the key of
// one whose files belong to an account now is empty.
func (s *Store) ExpiredVisitorImages(ctx context.Context, n int) (expired []collection.Binned, err error) {
	var rows []struct {
		RowID   int64  `db:"rowid"`
		BlobKey string `db:"blob_key"`
	}
	err = s.db.List(ctx, &rows, `
		SELECT rowid, CASE WHEN claimed_at IS NULL THEN blob_key ELSE '' END AS blob_key
		FROM visitor_images WHERE created_at <= ? ORDER BY created_at LIMIT ?`, s.visitorSince(), n)
	for _, row := range rows {
		expired = append(expired, collection.Binned{Row: row.RowID, BlobKey: row.BlobKey})
	}
	return expired, err
}

// DeleteVisitorImages forgets visitor images whose files are gone.
func (s *Store) DeleteVisitorImages(ctx context.Context, expired []collection.Binned) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		for _, one := range expired {
			if _, err := tx.ExecContext(ctx, `DELETE FROM visitor_images WHERE rowid = ? AND created_at <= ?`, one.Row, s.visitorSince()); err != nil {
				return err
			}
		}
		return nil
	})
}

// KeepVisitorImages says how long images of visitors are kept, and count against their limits. It is called before anything
// is served.
func (s *Store) KeepVisitorImages(life time.Duration) { s.visitorLife = life }
