package images

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
)

// moveFiles lets a user's own image have its files under another key, to which they were copied. It returns the old key
// when no image that is not deleted shares it.
func moveFiles(ctx context.Context, tx *sqlx.Tx, userID int64, id, blobKey string) (orphan string, err error) {
	var old string
	err = tx.GetContext(ctx, &old, `SELECT blob_key FROM images WHERE id = ? AND user_id = ? AND deleted_at IS NULL`, id, userID)
	if err != nil {
		return "", err
	}
	for _, statement := range []string{
		`INSERT INTO image_files (blob_key, bytes, alpha_verdict, alpha_report, recipe, notes, provenance)
		 SELECT ?, bytes, alpha_verdict, alpha_report, recipe, notes, provenance FROM image_files WHERE blob_key = ?`,
		`INSERT INTO visual_features (blob_key, silhouette, colors, faint_on) SELECT ?, silhouette, colors, faint_on FROM visual_features WHERE blob_key = ?`,
	} {
		if _, err := tx.ExecContext(ctx, statement, blobKey, old); err != nil {
			return "", err
		}
	}
	if _, err := tx.ExecContext(ctx, `UPDATE images SET blob_key = ? WHERE id = ? AND user_id = ?`, blobKey, id, userID); err != nil {
		return "", err
	}
	_, err = tx.ExecContext(ctx, `
		DELETE FROM image_files WHERE blob_key = ? AND NOT EXISTS (SELECT 1 FROM images WHERE blob_key = ?)`, old, old)
	if err != nil {
		return "", err
	}
	shared, err := filesShared(ctx, tx, old)
	if err != nil || shared {
		return "", err
	}
	return old, nil
}

// keyInUse tells of an image i whether another one that is not deleted, or that can still be brought back, has its files under the
// same key.
const keyInUse = `EXISTS (
	SELECT 1 FROM images o LEFT JOIN bin ON bin.image_row = o.rowid
	WHERE o.blob_key = i.blob_key AND o.rowid <> i.rowid AND (o.deleted_at IS NULL OR bin.empty_at > 0))`

// filesShared reports whether an image that is not deleted, or that can still be brought back, has its files under a key.
func filesShared(ctx context.Context, tx *sqlx.Tx, blobKey string) (shared bool, err error) {
	return shared, tx.GetContext(ctx, &shared, `
		SELECT EXISTS (SELECT 1 FROM images o LEFT JOIN bin ON bin.image_row = o.rowid
		               WHERE o.blob_key = ? AND (o.deleted_at IS NULL OR bin.empty_at > 0))`, blobKey)
}

// KeysInUse returns those of some blob keys that an image which is not deleted or can be brought back, a reference image, or a
// visitor's image has its files under.
func (s *Store) KeysInUse(ctx context.Context, blobKeys []string) (used []string, err error) {
	list, err := json.Marshal(blobKeys)
	if err != nil {
		return nil, err
	}
	return used, s.db.List(ctx, &used, `
		SELECT k.value FROM json_each(?) k
		WHERE EXISTS (SELECT 1 FROM images o LEFT JOIN bin ON bin.image_row = o.rowid
		              WHERE o.blob_key = k.value AND (o.deleted_at IS NULL OR bin.empty_at > 0))
		   OR EXISTS (SELECT 1 FROM reference_images r WHERE r.blob_key = k.value)
		   OR EXISTS (SELECT 1 FROM visitor_images v WHERE v.blob_key = k.value AND v.claimed_at IS NULL)`, string(list))
}

// SetProvenance keeps what the files under a blob key say of where they come from. What is kept already stays: files never
// change.
func (s *Store) SetProvenance(ctx context.Context, blobKey string, provenance domain.Provenance) error {
	encoded, err := encodeProvenance(&provenance)
	if err != nil {
		return err
	}
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		_, err := tx.ExecContext(ctx, `UPDATE image_files SET provenance = ? WHERE blob_key = ? AND provenance IS NULL`, encoded, blobKey)
		return err
	})
}

// encodeProvenance returns the column's value: null for a provenance that nobody has read yet.
func encodeProvenance(provenance *domain.Provenance) (*string, error) {
	if provenance == nil {
		return nil, nil
	}
	encoded, err := json.Marshal(provenance)
	if err != nil {
		return nil, fmt.Errorf("encode the provenance: %w", err)
	}
	text := string(encoded)
	return &text, nil
}

// ImageKeys returns the blob keys of images after one, in order, at most n: every one of them has an original.
func (s *Store) ImageKeys(ctx context.Context, after string, n int) (keys []string, err error) {
	return keys, s.db.Reader.SelectContext(ctx, &keys, `
		SELECT f.blob_key FROM image_files f
		WHERE f.blob_key > ? AND EXISTS (SELECT 1 FROM images i WHERE i.blob_key = f.blob_key AND i.deleted_at IS NULL)
		ORDER BY f.blob_key LIMIT ?`, after, n)
}
