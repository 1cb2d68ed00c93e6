// Package mail stores emails that wait to be sent, and what became of them.
package mail

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain/mailing"
	"pellucid/store/audit"
	"pellucid/store/db"
)

// Store is the mail queue of a database.
type Store struct {
	db    *db.DB
	audit *audit.Store
}

// New returns the mail queue of a database.
func New(d *db.DB, log *audit.Store) *Store { return &Store{db: d, audit: log} }

// QueueEmail keeps an email until it is sent. One whose key was queued before is not kept again.
func (s *Store) QueueEmail(ctx context.Context, l mailing.Email) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error { return s.Queue(ctx, tx, l) })
}

// Queue is QueueEmail within a transaction.
func (s *Store) Queue(ctx context.Context, tx *sqlx.Tx, l mailing.Email) error {
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
		l.Kind, l.UserID, l.Name, string(data), l.OnceKey, s.db.Stamp(), s.db.Stamp())
	return err
}

// NextEmail returns an email whose turn it is and puts it off for lease, so that a crash while it is being sent delays it
// and does not lose it. Without one, it is a NotFound error.
func (s *Store) NextEmail(ctx context.Context, lease time.Duration) (mailing.Email, error) {
	var row struct {
		ID       int64        `db:"id"`
		Kind     mailing.Kind `db:"kind"`
		UserID   int64        `db:"user_id"`
		Name     string       `db:"name"`
		Data     []byte       `db:"data"`
		Attempts int          `db:"attempts"`

		MessageID string `db:"message_id"`
	}
	err := s.db.Write(ctx, func(tx *sqlx.Tx) error {
		return tx.GetContext(ctx, &row, `
			UPDATE mail_queue SET attempts = attempts + 1, run_after = ?, message_id = CASE message_id WHEN '' THEN ? ELSE message_id END
			WHERE id = (SELECT id FROM mail_queue WHERE done_at IS NULL AND run_after <= ? ORDER BY run_after, id LIMIT 1)
			RETURNING id, kind, coalesce(user_id, 0) AS user_id, name, data, attempts, message_id`,
			db.Millis(s.db.Now().Add(lease)), newMessageID(), s.db.Stamp())
	})
	if err != nil {
		return mailing.Email{}, err
	}
	l := mailing.Email{ID: row.ID, Kind: row.Kind, UserID: row.UserID, Name: row.Name, Attempts: row.Attempts, MessageID: row.MessageID}
	if err := json.Unmarshal(row.Data, &l.Data); err != nil {
		return l, fmt.Errorf("data of email %d: %w", l.ID, err)
	}
	return l, nil
}

// LongDate writes a day as emails name it.
func LongDate(t time.Time) string { return t.UTC().Format("January 2, 2006") }
