package images

import (
	"context"
	"encoding/json"
	"time"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/internal/domain/collection"
	"pellucid/store/db"
)

// SetPurging says whether a CDN is told to forget the files of images that are hidden. Without one, nothing is queued, and what was
// is forgotten.
func (s *Store) SetPurging(ctx context.Context, on bool) error {
	if s.db.Replica {
		return nil // the server that writes tells the CDN
	}
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		if _, err := tx.ExecContext(ctx, `UPDATE cdn SET purges = ?`, on); err != nil || on {
			return err
		}
		_, err := tx.ExecContext(ctx, `DELETE FROM cdn_purges`)
		return err
	})
}

// DuePurges returns up to n of what the CDN has to forget now, oldest first.
func (s *Store) DuePurges(ctx context.Context, n int) (due []collection.Purge, err error) {
	var rows []struct {
		ID       int64  `db:"id"`
		BlobKey  string `db:"blob_key"`
		Attempts int    `db:"attempts"`
	}
	err = s.db.List(ctx, &rows, `SELECT id, blob_key, attempts FROM cdn_purges WHERE run_after <= ? ORDER BY run_after, id LIMIT ?`, s.db.Stamp(), n)
	for _, r := range rows {
		due = append(due, collection.Purge{ID: r.ID, Tag: domain.CacheTag(r.BlobKey), Attempts: r.Attempts})
	}
	return due, err
}

// PurgesDone notes that the CDN has forgotten. After again it is told once more, and then no longer.
func (s *Store) PurgesDone(ctx context.Context, ids []int64, again time.Duration) error {
	list, err := json.Marshal(ids)
	if err != nil {
		return err
	}
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		if _, err := tx.ExecContext(ctx, `DELETE FROM cdn_purges WHERE passes <= 1 AND id IN (SELECT value FROM json_each(?))`, string(list)); err != nil {
			return err
		}
		_, err := tx.ExecContext(ctx, `
			UPDATE cdn_purges SET passes = passes - 1, attempts = 0, run_after = ? WHERE id IN (SELECT value FROM json_each(?))`,
			db.Millis(s.db.Now().Add(again)), string(list))
		return err
	})
}

// PurgesFailed puts off what the CDN could not be told.
func (s *Store) PurgesFailed(ctx context.Context, ids []int64, wait time.Duration) error {
	list, err := json.Marshal(ids)
	if err != nil {
		return err
	}
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		_, err := tx.ExecContext(ctx, `
			UPDATE cdn_purges SET attempts = attempts + 1, run_after = ? WHERE id IN (SELECT value FROM json_each(?))`,
			db.Millis(s.db.Now().Add(wait)), string(list))
		return err
	})
}
