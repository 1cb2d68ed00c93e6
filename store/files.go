package store

import (
	"context"
	"encoding/json"

	"github.com/jmoiron/sqlx"
)

// moveFiles lets a user's own image have its files under another key, to which they were copied. It returns the old key
// when no image that stands shares it.
func moveFiles(ctx context.Context, tx *sqlx.Tx, userID int64, id, blobKey string) (orphan string, err error) {
	var old string
	err = tx.GetContext(ctx, &old, `SELECT blob_key FROM images WHERE id = ? AND user_id = ? AND deleted_at IS NULL`, id, userID)
	if err != nil {
		return "", err
	}
	for _, statement := range []string{
		`INSERT INTO image_files (blob_key, bytes, alpha_verdict, alpha_report, recipe, notes, provenance)
		 SELECT ?, bytes, alpha_verdict, alpha_report, recipe, notes, provenance FROM image_files WHERE blob_key = ?`,
		`INSERT INTO visual_features (blob_key, silhouette, colors) SELECT ?, silhouette, colors FROM visual_features WHERE blob_key = ?`,
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

// keyInUse tells of an image i whether another one that stands, or that can still be brought back, has its files under the
// same key.
const keyInUse = `EXISTS (
	SELECT 1 FROM images o LEFT JOIN bin ON bin.image_row = o.rowid
	WHERE o.blob_key = i.blob_key AND o.rowid <> i.rowid AND (o.deleted_at IS NULL OR bin.empty_at > 0))`

// filesShared reports whether an image that stands, or that can still be brought back, has its files under a key.
func filesShared(ctx context.Context, tx *sqlx.Tx, blobKey string) (shared bool, err error) {
	return shared, tx.GetContext(ctx, &shared, `
		SELECT EXISTS (SELECT 1 FROM images o LEFT JOIN bin ON bin.image_row = o.rowid
		               WHERE o.blob_key = ? AND (o.deleted_at IS NULL OR bin.empty_at > 0))`, blobKey)
}

// KeysInUse returns those of some blob keys that an image which stands or can be brought back, or a reference image, has its
// files under.
func (s *Store) KeysInUse(ctx context.Context, blobKeys []string) (used []string, err error) {
	list, err := json.Marshal(blobKeys)
	if err != nil {
		return nil, err
	}
	return used, s.list(ctx, &used, `
		SELECT k.value FROM json_each(?) k
		WHERE EXISTS (SELECT 1 FROM images o LEFT JOIN bin ON bin.image_row = o.rowid
		              WHERE o.blob_key = k.value AND (o.deleted_at IS NULL OR bin.empty_at > 0))
		   OR EXISTS (SELECT 1 FROM reference_images r WHERE r.blob_key = k.value)`, string(list))
}
