package images

import (
	"context"

	"pellucid/internal/domain"
	"pellucid/internal/domain/ledger"
	"pellucid/store/billing"
	"pellucid/store/db"
)

// ExportImages returns up to n of a user's images with all that is known of them, from the one after row on, oldest first,
// and the row of the last one.
func (s *Store) ExportImages(ctx context.Context, userID, after int64, n int) (images []domain.Image, last int64, err error) {
	var rows []Row
	err = s.db.List(ctx, &rows, `
		SELECT `+Columns+DetailColumns+`
		FROM images i JOIN users u ON u.id = i.user_id JOIN image_files p ON p.blob_key = i.blob_key
		WHERE i.user_id = ? AND i.deleted_at IS NULL AND i.rowid > ?
		ORDER BY i.rowid
		LIMIT ?`, userID, userID, userID, after, n)
	if err != nil || len(rows) == 0 {
		return nil, after, err
	}
	images, err = s.imagesOf(rows)
	return images, rows[len(rows)-1].RowID, err
}

// ExportLedger returns up to n lines of a user's credit ledger, from the one after id on, oldest first.
func (s *Store) ExportLedger(ctx context.Context, userID, after int64, n int) ([]ledger.Line, error) {
	var rows []struct {
		ID          int64            `db:"id"`
		Kind        ledger.EntryKind `db:"kind"`
		Plan        int              `db:"plan_delta"`
		Extra       int              `db:"extra_delta"`
		Description string           `db:"description"`
		TaskID      string           `db:"task_id"`
		ImageID     string           `db:"image_id"`
		CreatedAt   int64            `db:"created_at"`
		Prompt      string           `db:"prompt"`
	}
	err := s.db.List(ctx, &rows, `
		SELECT id, kind, plan_delta, extra_delta, description, coalesce(task_id, '') AS task_id, coalesce(image_id, '') AS image_id, created_at,
		       coalesce((SELECT prompt FROM generation_tasks t WHERE t.id = l.task_id AND t.user_id = l.user_id), '') AS prompt
		FROM credit_ledger l
		WHERE user_id = ? AND id > ?
		ORDER BY id
		LIMIT ?`, userID, after, n)
	lines := make([]ledger.Line, len(rows))
	for i, r := range rows {
		lines[i] = ledger.Line{
			ID: r.ID, Kind: r.Kind, Delta: ledger.Delta{Plan: r.Plan, Extra: r.Extra}, Description: billing.Described(r.Description, r.Prompt),
			TaskID: r.TaskID, ImageID: r.ImageID, CreatedAt: db.FromMillis(r.CreatedAt),
		}
	}
	return lines, err
}

// ReactionsBy returns the ids of the images that a user likes, and of their favorites.
func (s *Store) ReactionsBy(ctx context.Context, userID int64) (liked, favorites []string, err error) {
	err = s.db.List(ctx, &liked, `SELECT i.id FROM likes l JOIN images i ON i.rowid = l.image_row WHERE l.user_id = ? ORDER BY l.created_at`, userID)
	if err != nil {
		return nil, nil, err
	}
	err = s.db.List(ctx, &favorites, `SELECT i.id FROM favorites f JOIN images i ON i.rowid = f.image_row WHERE f.user_id = ? ORDER BY f.created_at`, userID)
	return liked, favorites, err
}
