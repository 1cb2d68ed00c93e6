package images

import (
	"bytes"
	"context"
	"encoding/json"

	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
	"pellucid/store/db"
)

// getter reads one row, in a transaction or outside of one.
type getter func(ctx context.Context, dest any, query string, args ...any) error

func earlierRetouching(ctx context.Context, get getter, userID int64, made collection.Retouching) (string, error) {
	if made.IdempotencyKey == "" {
		return "", nil
	}
	var found struct {
		ID   string `db:"id"`
		Hash []byte `db:"request_hash"`
	}
	err := db.MapError(get(ctx, &found, `
		SELECT i.id, e.request_hash FROM image_edits e JOIN images i ON i.rowid = e.image_row
		WHERE e.user_id = ? AND e.idempotency_key = ?`, userID, made.IdempotencyKey))
	switch {
	case db.NotFound(err):
		return "", nil
	case err != nil:
		return "", err
	case !bytes.Equal(found.Hash, made.RequestHash):
		return "", domain.Errorf(domain.Conflict, "This idempotency key was already used for a different request.")
	}
	return found.ID, nil
}

type retouchingRow struct {
	ImageID   string `db:"id"`
	SourceID  string `db:"source_id"`
	Steps     []byte `db:"steps"`
	CreatedAt int64  `db:"created_at"`
}

func (r retouchingRow) retouching() collection.Retouching {
	return collection.Retouching{ImageID: r.ImageID, SourceID: r.SourceID, Steps: json.RawMessage(r.Steps), CreatedAt: db.FromMillis(r.CreatedAt)}
}

// Retouching returns how a user's own image was edited. An image that is no edit, or not theirs, is NotFound.
func (s *Store) Retouching(ctx context.Context, userID int64, id string) (collection.Retouching, error) {
	var row retouchingRow
	err := s.db.Get(ctx, &row, `
		SELECT i.id, e.source_id, e.steps, e.created_at
		FROM image_edits e JOIN images i ON i.rowid = e.image_row
		WHERE i.id = ? AND i.user_id = ? AND i.deleted_at IS NULL`, id, userID)
	return row.retouching(), err
}

// ExportRetouchings returns all edits of a user's images, oldest first.
func (s *Store) ExportRetouchings(ctx context.Context, userID int64) ([]collection.Retouching, error) {
	var rows []retouchingRow
	err := s.db.List(ctx, &rows, `
		SELECT i.id, e.source_id, e.steps, e.created_at
		FROM image_edits e JOIN images i ON i.rowid = e.image_row
		WHERE e.user_id = ? AND i.deleted_at IS NULL
		ORDER BY e.created_at`, userID)
	all := make([]collection.Retouching, len(rows))
	for i, row := range rows {
		all[i] = row.retouching()
	}
	return all, err
}
