package images

import (
	"context"
	"slices"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
)

// insertVisualFeatures keeps what an image is compared by, beside its files; an image that was never measured has nothing to keep.
func insertVisualFeatures(ctx context.Context, tx *sqlx.Tx, img domain.Image) error {
	if img.VisualFeatures.Silhouette == 0 {
		return nil
	}
	_, err := tx.ExecContext(ctx, `
		INSERT INTO visual_features (blob_key, silhouette, colors, faint_on) VALUES (?, ?, ?, ?)
		ON CONFLICT (blob_key) DO UPDATE SET faint_on = excluded.faint_on`,
		img.BlobKey, int64(img.VisualFeatures.Silhouette), colorBits(img.VisualFeatures.Colors), img.VisualFeatures.FaintOn) // the same 64 bits: SQLite's integers have a sign
	return err
}

// colorBits packs colors into an integer: bit n is domain.Colors[n].
func colorBits(colors []domain.Color) (bits int64) {
	for _, color := range colors {
		if n := slices.Index(domain.Colors, color); n >= 0 {
			bits |= 1 << n
		}
	}
	return bits
}

// Unmeasured returns the blob keys of files whose look was never measured in full, of images that still stand.
func (s *Store) Unmeasured(ctx context.Context, limit int) (blobKeys []string, err error) {
	return blobKeys, s.db.List(ctx, &blobKeys, `
		SELECT p.blob_key FROM image_files p
		WHERE NOT EXISTS (SELECT 1 FROM visual_features l WHERE l.blob_key = p.blob_key AND l.faint_on IS NOT NULL)
		  AND EXISTS (SELECT 1 FROM images i WHERE i.blob_key = p.blob_key AND i.deleted_at IS NULL)
		ORDER BY p.blob_key
		LIMIT ?`, limit)
}

// SetVisualFeatures keeps the look of files that were made before looks were measured.
func (s *Store) SetVisualFeatures(ctx context.Context, blobKey string, look domain.VisualFeatures) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		return insertVisualFeatures(ctx, tx, domain.Image{BlobKey: blobKey, VisualFeatures: look})
	})
}
