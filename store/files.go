package store

import (
	"context"

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
		`INSERT INTO picture_files (blob_key, bytes, alpha_verdict, alpha_report, recipe, notes, provenance)
		 SELECT ?, bytes, alpha_verdict, alpha_report, recipe, notes, provenance FROM picture_files WHERE blob_key = ?`,
		`INSERT INTO picture_looks (blob_key, silhouette, colors) SELECT ?, silhouette, colors FROM picture_looks WHERE blob_key = ?`,
	} {
		if _, err := tx.ExecContext(ctx, statement, blobKey, old); err != nil {
			return "", err
		}
	}
	if _, err := tx.ExecContext(ctx, `UPDATE images SET blob_key = ? WHERE id = ? AND user_id = ?`, blobKey, id, userID); err != nil {
		return "", err
	}
	_, err = tx.ExecContext(ctx, `
		DELETE FROM picture_files WHERE blob_key = ? AND NOT EXISTS (SELECT 1 FROM images WHERE blob_key = ?)`, old, old)
	if err != nil {
		return "", err
	}
	shared, err := filesShared(ctx, tx, old)
	if err != nil || shared {
		return "", err
	}
	return old, nil
}

// filesShared tells whether an image that stands has its files under a key.
func filesShared(ctx context.Context, tx *sqlx.Tx, blobKey string) (shared bool, err error) {
	return shared, tx.GetContext(ctx, &shared, `SELECT EXISTS (SELECT 1 FROM images WHERE blob_key = ? AND deleted_at IS NULL)`, blobKey)
}
