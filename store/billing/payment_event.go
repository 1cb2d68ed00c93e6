package billing

import (
	"context"
	"database/sql"
	"time"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain/sale"
	"pellucid/store/db"
)

// The pauses after which an event that failed is tried again by itself; after the last one it waits for a person.
var eventPauses = []time.Duration{time.Minute, 5 * time.Minute, 30 * time.Minute, 6 * time.Hour}

// KeepEvent stores an event as it came, once. fresh is false when it was acted on already.
func (s *Store) KeepEvent(ctx context.Context, event sale.PaymentEvent) (fresh bool, err error) {
	err = s.db.Write(ctx, func(tx *sqlx.Tx) error {
		return tx.GetContext(ctx, &fresh, `
			INSERT INTO payment_events (provider, event_id, type, payload, received_at, retry_at) VALUES ('creem', ?, ?, ?, ?, ?)
			ON CONFLICT (provider, event_id) DO UPDATE SET type = type
			RETURNING processed_at IS NULL`,
			event.EventID, event.Type, event.Payload, s.db.Stamp(), db.Millis(s.db.Now().Add(eventPauses[0])))
	})
	return fresh, err
}

// IgnoreEvent marks an event as one that we do not act on.
func (s *Store) IgnoreEvent(ctx context.Context, eventID string) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error { return s.markEvent(ctx, tx, eventID, "ignored") })
}

// FailEvent records why an event could not be acted on, and when it is tried again.
func (s *Store) FailEvent(ctx context.Context, eventID, reason string) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		var attempts int
		err := tx.GetContext(ctx, &attempts, `SELECT attempts FROM payment_events WHERE provider = 'creem' AND event_id = ?`, eventID)
		if err != nil {
			return err
		}
		var retry sql.NullInt64
		if attempts < len(eventPauses) {
			retry = sql.NullInt64{Int64: db.Millis(s.db.Now().Add(eventPauses[attempts])), Valid: true}
		}
		_, err = tx.ExecContext(ctx, `
			UPDATE payment_events SET attempts = attempts + 1, outcome = ?, retry_at = ?
			WHERE provider = 'creem' AND event_id = ? AND processed_at IS NULL`, reason, retry, eventID)
		return err
	})
}

// OpenEvents returns events that were not acted on, oldest first: the one with an id, those whose time for another try
// has come (due), or all. One with an id that was acted on is not among them; one that is not there is NotFound.
func (s *Store) OpenEvents(ctx context.Context, eventID string, due bool, limit int) ([]sale.PaymentEvent, error) {
	if eventID != "" {
		var there bool
		if err := s.db.Get(ctx, &there, `SELECT 1 FROM payment_events WHERE provider = 'creem' AND event_id = ?`, eventID); err != nil {
			return nil, err
		}
	}
	var rows []struct {
		EventID  string `db:"event_id"`
		Type     string `db:"type"`
		Payload  []byte `db:"payload"`
		Attempts int    `db:"attempts"`
		Outcome  string `db:"outcome"`
	}
	err := s.db.List(ctx, &rows, `
		SELECT event_id, type, payload, attempts, outcome
		FROM payment_events
		WHERE provider = 'creem' AND processed_at IS NULL AND (? = '' OR event_id = ?) AND (NOT ? OR retry_at <= ?)
		ORDER BY received_at, id
		LIMIT ?`, eventID, eventID, due, s.db.Stamp(), limit)
	events := make([]sale.PaymentEvent, len(rows))
	for i, r := range rows {
		events[i] = sale.PaymentEvent(r)
	}
	return events, err
}

func eventIsDone(ctx context.Context, tx *sqlx.Tx, eventID string) (bool, error) {
	if eventID == "" {
		return false, nil
	}
	var done bool
	err := tx.GetContext(ctx, &done, `SELECT processed_at IS NOT NULL FROM payment_events WHERE provider = 'creem' AND event_id = ?`, eventID)
	return done, err
}

// forgetEvent empties an event that was told of somebody who has left since: it names them and their address.
func forgetEvent(ctx context.Context, tx *sqlx.Tx, eventID string, owner int64) error {
	_, err := tx.ExecContext(ctx, `
		UPDATE payment_events SET payload = CAST('{}' AS BLOB)
		WHERE provider = 'creem' AND event_id = ? AND EXISTS (SELECT 1 FROM users WHERE id = ? AND erased_at IS NOT NULL)`, eventID, owner)
	return err
}

// markEvent says that an event was acted on, in the transaction that did it.
func (s *Store) markEvent(ctx context.Context, tx *sqlx.Tx, eventID, outcome string) error {
	if eventID == "" {
		return nil
	}
	_, err := tx.ExecContext(ctx, `
		UPDATE payment_events SET processed_at = ?, retry_at = NULL, outcome = ?, attempts = attempts + 1
		WHERE provider = 'creem' AND event_id = ?`, s.db.Stamp(), outcome, eventID)
	return err
}
