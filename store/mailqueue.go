package store

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
)

// QueueLetter keeps a letter until it is sent. One whose key was queued before is not kept again.
func (s *Store) QueueLetter(ctx context.Context, l domain.Letter) error {
	return s.write(ctx, func(tx *sqlx.Tx) error { return s.queueLetter(ctx, tx, l) })
}

func (s *Store) queueLetter(ctx context.Context, tx *sqlx.Tx, l domain.Letter) error {
	data, err := json.Marshal(l.Data)
	if err != nil {
		return fmt.Errorf("encode the letter's data: %w", err)
	}
	if l.Data == nil {
		data = []byte("{}")
	}
	_, err = tx.ExecContext(ctx, `
		INSERT INTO mail_queue (kind, user_id, name, data, once_key, run_after, created_at)
		VALUES (?, nullif(?, 0), ?, ?, nullif(?, ''), ?, ?)
		ON CONFLICT (once_key) DO NOTHING`,
		l.Kind, l.UserID, l.Name, string(data), l.OnceKey, s.stamp(), s.stamp())
	return err
}

// NextLetter returns a letter whose turn it is and puts it off for lease, so that a crash while it is being sent delays it
// and does not lose it. Without one, it is a NotFound error.
func (s *Store) NextLetter(ctx context.Context, lease time.Duration) (domain.Letter, error) {
	var row struct {
		ID       int64             `db:"id"`
		Kind     domain.LetterKind `db:"kind"`
		UserID   int64             `db:"user_id"`
		Name     string            `db:"name"`
		Data     []byte            `db:"data"`
		Attempts int               `db:"attempts"`
	}
	err := s.write(ctx, func(tx *sqlx.Tx) error {
		return tx.GetContext(ctx, &row, `
			UPDATE mail_queue SET attempts = attempts + 1, run_after = ?
			WHERE id = (SELECT id FROM mail_queue WHERE done_at IS NULL AND run_after <= ? ORDER BY run_after, id LIMIT 1)
			RETURNING id, kind, coalesce(user_id, 0) AS user_id, name, data, attempts`,
			millis(s.now().Add(lease)), s.stamp())
	})
	if err != nil {
		return domain.Letter{}, err
	}
	l := domain.Letter{ID: row.ID, Kind: row.Kind, UserID: row.UserID, Name: row.Name, Attempts: row.Attempts}
	if err := json.Unmarshal(row.Data, &l.Data); err != nil {
		return l, fmt.Errorf("data of letter %d: %w", l.ID, err)
	}
	return l, nil
}

// FinishLetter notes what became of a letter: sent, dropped or given up. What it was about is forgotten.
func (s *Store) FinishLetter(ctx context.Context, id int64, outcome string) error {
	return s.write(ctx, func(tx *sqlx.Tx) error {
		_, err := tx.ExecContext(ctx, `UPDATE mail_queue SET done_at = ?, outcome = ?, name = '', data = '{}' WHERE id = ?`, s.stamp(), outcome, id)
		return err
	})
}

// DelayLetter puts a letter off.
func (s *Store) DelayLetter(ctx context.Context, id int64, wait time.Duration) error {
	return s.write(ctx, func(tx *sqlx.Tx) error {
		_, err := tx.ExecContext(ctx, `UPDATE mail_queue SET run_after = ? WHERE id = ? AND done_at IS NULL`, millis(s.now().Add(wait)), id)
		return err
	})
}
