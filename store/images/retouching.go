package images

import (
	"bytes"
	"context"
	"encoding/json"
	"time"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/store/db"
)

// SaveRetouching keeps an edited image with its steps, at no credit, and returns its id. Sending the same idempotency key again
// changes nothing and returns the id of the first time; with another request it is a Conflict. The errors for too many edits are
// RateLimited and Conflict.
func (s *Store) SaveRetouching(ctx context.Context, img domain.Image, made domain.Retouching) (id string, err error) {
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
	case count.Today >= domain.RetouchingsPerDay:
		return domain.ErrRetouchingsToday()
	case count.Kept >= domain.RetouchingsKept:
		return domain.ErrRetouchingsKept()
	}
	return nil
}

// EarlierRetouching returns the id of the image that a request under the same idempotency key saved before; "" when there is none.
// Another request under that key is a Conflict.
func (s *Store) EarlierRetouching(ctx context.Context, userID int64, made domain.Retouching) (id string, err error) {
	return earlierRetouching(ctx, s.db.Get, userID, made)
}

// getter reads one row, in a transaction or outside of one.
type getter func(ctx context.Context, dest any, query string, args ...any) error

func earlierRetouching(ctx context.Context, get getter, userID int64, made domain.Retouching) (string, error) {
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

func (r retouchingRow) retouching() domain.Retouching {
	return domain.Retouching{ImageID: r.ImageID, SourceID: r.SourceID, Steps: json.RawMessage(r.Steps), CreatedAt: db.FromMillis(r.CreatedAt)}
}

// Retouching returns how a user's own image was edited. An image that is no edit, or not theirs, is NotFound.
func (s *Store) Retouching(ctx context.Context, userID int64, id string) (domain.Retouching, error) {
	var row retouchingRow
	err := s.db.Get(ctx, &row, `
		SELECT i.id, e.source_id, e.steps, e.created_at
		FROM image_edits e JOIN images i ON i.rowid = e.image_row
		WHERE i.id = ? AND i.user_id = ? AND i.deleted_at IS NULL`, id, userID)
	return row.retouching(), err
}

// ExportRetouchings returns all edits of a user's images, oldest first.
func (s *Store) ExportRetouchings(ctx context.Context, userID int64) ([]domain.Retouching, error) {
	var rows []retouchingRow
	err := s.db.List(ctx, &rows, `
		SELECT i.id, e.source_id, e.steps, e.created_at
		FROM image_edits e JOIN images i ON i.rowid = e.image_row
		WHERE e.user_id = ? AND i.deleted_at IS NULL
		ORDER BY e.created_at`, userID)
	all := make([]domain.Retouching, len(rows))
	for i, row := range rows {
		all[i] = row.retouching()
	}
	return all, err
}
