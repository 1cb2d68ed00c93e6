package images

import (
	"context"
	"time"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/store/db"
)

const referenceColumns = `r.id, r.user_id, r.blob_key, r.width, r.height, r.bytes, r.created_at`

type referenceRow struct {
	ID        string `db:"id"`
	UserID    int64  `db:"user_id"`
	BlobKey   string `db:"blob_key"`
	Width     int    `db:"width"`
	Height    int    `db:"height"`
	Bytes     int64  `db:"bytes"`
	CreatedAt int64  `db:"created_at"`
}

func (r referenceRow) reference() domain.Reference {
	return domain.Reference{
		ID: r.ID, UserID: r.UserID, BlobKey: r.BlobKey, Width: r.Width, Height: r.Height, Bytes: r.Bytes, CreatedAt: db.FromMillis(r.CreatedAt),
	}
}

func references(rows []referenceRow) []domain.Reference {
	all := make([]domain.Reference, len(rows))
	for i, row := range rows {
		all[i] = row.reference()
	}
	return all
}

// AddReference keeps an uploaded picture. Who has as many as anybody may keep gets a Conflict.
func (s *Store) AddReference(ctx context.Context, ref domain.Reference) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		var kept int
		if err := tx.GetContext(ctx, &kept, `SELECT count(*) FROM reference_images WHERE user_id = ?`, ref.UserID); err != nil {
			return err
		}
		if kept >= domain.ReferencesKept {
			return domain.Errorf(domain.Conflict, "You already have %d reference images. Delete some to make room.", kept)
		}
		_, err := tx.ExecContext(ctx, `
			INSERT INTO reference_images (id, user_id, blob_key, width, height, bytes, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)`,
			ref.ID, ref.UserID, ref.BlobKey, ref.Width, ref.Height, ref.Bytes, db.Millis(ref.CreatedAt))
		return err
	})
}

// References returns a user's own reference images, newest first.
func (s *Store) References(ctx context.Context, userID int64) ([]domain.Reference, error) {
	var rows []referenceRow
	err := s.db.List(ctx, &rows, `
		SELECT `+referenceColumns+` FROM reference_images r WHERE r.user_id = ? ORDER BY r.created_at DESC, r.rowid DESC`, userID)
	return references(rows), err
}

// DeleteReference forgets a user's own reference image and returns the key of its files. One that a generation under way
// follows is a Conflict.
func (s *Store) DeleteReference(ctx context.Context, userID int64, id string) (blobKey string, err error) {
	err = s.db.Write(ctx, func(tx *sqlx.Tx) error {
		var used bool
		err := tx.GetContext(ctx, &used, `
			SELECT EXISTS (SELECT 1 FROM task_references t JOIN generation_tasks g ON g.id = t.task_id
			               WHERE t.reference_id = ? AND g.user_id = ? AND g.status IN ('queued', 'processing'))`, id, userID)
		if err != nil {
			return err
		}
		if used {
			return domain.Errorf(domain.Conflict, "This image is being used by a generation in progress. Wait for it to finish, or cancel it first.")
		}
		return tx.GetContext(ctx, &blobKey, `DELETE FROM reference_images WHERE id = ? AND user_id = ? RETURNING blob_key`, id, userID)
	})
	return blobKey, err
}

// ForgetReferences deletes reference images whose time is over: those that no generation has followed after a day, the
// others after a month. It returns the keys of their files.
func (s *Store) ForgetReferences(ctx context.Context) (blobKeys []string, err error) {
	before := func(age time.Duration) int64 { return db.Millis(s.db.Now().Add(-age)) }
	err = s.db.Write(ctx, func(tx *sqlx.Tx) error {
		return tx.SelectContext(ctx, &blobKeys, `
			DELETE FROM reference_images
			WHERE created_at < ?
			  AND (created_at < ? OR NOT EXISTS (SELECT 1 FROM task_references t WHERE t.reference_id = reference_images.id))
			  AND NOT EXISTS (SELECT 1 FROM task_references t JOIN generation_tasks g ON g.id = t.task_id
			                  WHERE t.reference_id = reference_images.id AND g.status IN ('queued', 'processing'))
			RETURNING blob_key`, before(domain.ReferenceUnusedFor), before(domain.ReferenceUsedFor))
	})
	return blobKeys, err
}

// TaskReferences returns the reference images that a task follows, in order.
func (s *Store) TaskReferences(ctx context.Context, task domain.Task) ([]domain.Reference, error) {
	var rows []referenceRow
	err := s.db.List(ctx, &rows, `
		SELECT `+referenceColumns+`
		FROM task_references t JOIN reference_images r ON r.id = t.reference_id
		WHERE t.task_id = ? AND r.user_id = ?
		ORDER BY t.position`, task.ID, task.UserID)
	return references(rows), err
}

// InsertReferences lets a task follow its owner's reference images.
func InsertReferences(ctx context.Context, tx *sqlx.Tx, userID int64, taskID string, ids []string) error {
	for position, id := range ids {
		result, err := tx.ExecContext(ctx, `
			INSERT INTO task_references (task_id, position, reference_id)
			SELECT ?, ?, id FROM reference_images WHERE id = ? AND user_id = ?`, taskID, position, id, userID)
		if err != nil {
			return err
		}
		if n, _ := result.RowsAffected(); n == 0 {
			return domain.FieldErrorf("reference_ids", "A reference image is no longer available. Please add it again.")
		}
	}
	return nil
}
