package store

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
)

// QueueEmail keeps an email until it is sent. One whose key was queued before is not kept again.
func (s *Store) QueueEmail(ctx context.Context, l domain.Email) error {
	return s.write(ctx, func(tx *sqlx.Tx) error { return s.queueEmail(ctx, tx, l) })
}

func (s *Store) queueEmail(ctx context.Context, tx *sqlx.Tx, l domain.Email) error {
	data, err := json.Marshal(l.Data)
	if err != nil {
		return fmt.Errorf("encode the email's data: %w", err)
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

// NextEmail returns an email whose turn it is and puts it off for lease, so that a crash while it is being sent delays it
// and does not lose it. Without one, it is a NotFound error.
func (s *Store) NextEmail(ctx context.Context, lease time.Duration) (domain.Email, error) {
	var row struct {
		ID       int64            `db:"id"`
		Kind     domain.EmailKind `db:"kind"`
		UserID   int64            `db:"user_id"`
		Name     string           `db:"name"`
		Data     []byte           `db:"data"`
		Attempts int              `db:"attempts"`
	}
	err := s.write(ctx, func(tx *sqlx.Tx) error {
		return tx.GetContext(ctx, &row, `
			UPDATE mail_queue SET attempts = attempts + 1, run_after = ?
			WHERE id = (SELECT id FROM mail_queue WHERE done_at IS NULL AND run_after <= ? ORDER BY run_after, id LIMIT 1)
			RETURNING id, kind, coalesce(user_id, 0) AS user_id, name, data, attempts`,
			millis(s.now().Add(lease)), s.stamp())
	})
	if err != nil {
		return domain.Email{}, err
	}
	l := domain.Email{ID: row.ID, Kind: row.Kind, UserID: row.UserID, Name: row.Name, Attempts: row.Attempts}
	if err := json.Unmarshal(row.Data, &l.Data); err != nil {
		return l, fmt.Errorf("data of email %d: %w", l.ID, err)
	}
	return l, nil
}

// FinishEmail notes what became of an email: sent, dropped or given up. What it was about is forgotten.
func (s *Store) FinishEmail(ctx context.Context, id int64, outcome string) error {
	return s.write(ctx, func(tx *sqlx.Tx) error {
		_, err := tx.ExecContext(ctx, `UPDATE mail_queue SET done_at = ?, outcome = ?, name = '', data = '{}' WHERE id = ?`, s.stamp(), outcome, id)
		return err
	})
}

// DelayEmail puts an email off.
func (s *Store) DelayEmail(ctx context.Context, id int64, wait time.Duration) error {
	return s.write(ctx, func(tx *sqlx.Tx) error {
		_, err := tx.ExecContext(ctx, `UPDATE mail_queue SET run_after = ? WHERE id = ? AND done_at IS NULL`, millis(s.now().Add(wait)), id)
		return err
	})
}
