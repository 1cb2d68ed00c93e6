package store

import (
	"context"
	"slices"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
)

// insertLook keeps what an image is compared by, beside its files; an image that was never measured has nothing to keep.
func insertLook(ctx context.Context, tx *sqlx.Tx, img domain.Image) error {
	if img.Look.Silhouette == 0 {
		return nil
	}
	_, err := tx.ExecContext(ctx, `
		INSERT INTO picture_looks (blob_key, silhouette, colors) VALUES (?, ?, ?)`,
		img.BlobKey, int64(img.Look.Silhouette), colorBits(img.Look.Colors)) // the same 64 bits: SQLite's integers have a sign
	return err
}

// colorBits packs colours into an integer: bit n is domain.Colors[n].
func colorBits(colors []domain.Color) (bits int64) {
	for _, color := range colors {
		if n := slices.Index(domain.Colors, color); n >= 0 {
			bits |= 1 << n
		}
	}
	return bits
}

// Unmeasured returns images whose look was never measured, newest first.
func (s *Store) Unmeasured(ctx context.Context, limit int) ([]domain.Image, error) {
	var rows []struct {
		ID      string `db:"id"`
		BlobKey string `db:"blob_key"`
	}
	err := s.list(ctx, &rows, `
		SELECT i.id, i.blob_key FROM images i
		WHERE i.deleted_at IS NULL AND NOT EXISTS (SELECT 1 FROM picture_looks l WHERE l.blob_key = i.blob_key)
		GROUP BY i.blob_key
		ORDER BY i.rowid DESC
		LIMIT ?`, limit)
	images := make([]domain.Image, len(rows))
	for i, row := range rows {
		images[i] = domain.Image{ID: row.ID, BlobKey: row.BlobKey}
	}
	return images, err
}

// SetLook keeps the look of an image that was made before looks were measured.
func (s *Store) SetLook(ctx context.Context, img domain.Image) error {
	return s.write(ctx, func(tx *sqlx.Tx) error { return insertLook(ctx, tx, img) })
}
