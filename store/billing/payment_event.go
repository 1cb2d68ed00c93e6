package billing

import (
	"context"
	"database/sql"
	"time"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/store/db"
)

// The pauses after which an event that failed is tried again by itself; after the last one it waits for a person.
var eventPauses = []time.Duration{time.Minute, 5 * time.Minute, 30 * time.Minute, 6 * time.Hour}

// KeepEvent stores an event as it came, once. fresh is false when it was acted on already.
func (s *Store) KeepEvent(ctx context.Context, event domain.PaymentEvent) (fresh bool, err error) {
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
func (s *Store) OpenEvents(ctx context.Context, eventID string, due bool, limit int) ([]domain.PaymentEvent, error) {
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
	events := make([]domain.PaymentEvent, len(rows))
	for i, r := range rows {
		events[i] = domain.PaymentEvent(r)
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

// recordSubscription keeps a report of a subscription, and what its product is. A payment for a product that nobody knows
// is refused: the event stays open until the product has a tier.
func (s *Store) recordSubscription(ctx context.Context, tx *sqlx.Tx, r domain.PaymentReport) error {
	sub := *r.Subscription
	if sub.Type == "" { // a checkout named it: there is nothing told of it
		return nil
	}
	if sub.Offer != nil {
		if err := freezeOffer(ctx, tx, "subscription:"+sub.SubscriptionID, sub.ProductID, *sub.Offer); err != nil {
			return err
		}
	}
	if sub.TransactionID != "" && (sub.Type == "paid" || sub.Type == domain.ReportRead) {
		if err := wantKnownProduct(ctx, tx, sub); err != nil {
			return err
		}
	}
	_, err := tx.ExecContext(ctx, `
		INSERT INTO subscription_reports (subscription_id, type, status, customer_id, product_id, transaction_id, amount_cents, currency,
		                                  period_start, period_end, updated_at)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
		ON CONFLICT DO NOTHING`,
		sub.SubscriptionID, sub.Type, sub.Status, r.CustomerID, sub.ProductID, sub.TransactionID, sub.AmountCents, sub.Currency,
		millisOrZero(sub.PeriodStart), millisOrZero(sub.PeriodEnd), millisOrZero(sub.UpdatedAt))
	return err
}

func wantKnownProduct(ctx context.Context, tx *sqlx.Tx, sub domain.SubscriptionReport) error {
	var known bool
	err := tx.GetContext(ctx, &known, `
		SELECT EXISTS (
			SELECT 1 FROM frozen_offers
			WHERE product_id = ? AND bought IN ('subscription:' || ?, (SELECT 'checkout:' || checkout_id FROM payment_subscriptions WHERE subscription_id = ?)))`,
		sub.ProductID, sub.SubscriptionID, sub.SubscriptionID)
	if err == nil && !known {
		err = domain.Errorf(domain.Invalid, "No plan has the product %q; set it, then replay the event.", sub.ProductID)
	}
	return err
}

// recordOrder keeps a paid order. Our own checkout says how many credits were bought.
func recordOrder(ctx context.Context, tx *sqlx.Tx, o domain.PaidOrder, owner int64) error {
	var credits int
	err := db.MapError(tx.GetContext(ctx, &credits, `SELECT coalesce(credits, 0) FROM checkouts WHERE id = ?`, o.CheckoutID))
	switch {
	case db.NotFound(err):
		credits = o.Credits
	case err != nil:
		return err
	}
	if o.SubscriptionID == "" && (credits == 0 || owner == 0) {
		return domain.Errorf(domain.Invalid, "The order %s is for nothing that we sell, or for nobody that we know.", o.OrderID)
	}
	_, err = tx.ExecContext(ctx, `
		INSERT INTO paid_orders (order_id, user_id, checkout_id, transaction_id, subscription_id, credits, amount_cents, currency, paid_at, tax_cents)
		VALUES (?, nullif(?, 0), ?, ?, ?, ?, ?, ?, ?, ?)
		ON CONFLICT (order_id) DO UPDATE
		SET user_id = coalesce(user_id, excluded.user_id),
		    transaction_id = CASE WHEN transaction_id = '' THEN excluded.transaction_id ELSE transaction_id END`,
		o.OrderID, owner, o.CheckoutID, o.TransactionID, o.SubscriptionID, credits, o.AmountCents, o.Currency, millisOrZero(o.PaidAt), o.TaxCents)
	return err
}

func recordRefund(ctx context.Context, tx *sqlx.Tx, r domain.RefundReport) error {
	_, err := tx.ExecContext(ctx, `
		INSERT INTO refund_reports (refund_id, status, dispute, transaction_id, order_id, amount_cents, paid_cents, reported_at)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?)
		ON CONFLICT (refund_id, status) DO UPDATE SET reported_at = min(reported_at, excluded.reported_at)`,
		r.RefundID, r.Status, r.Dispute, r.TransactionID, r.OrderID, r.AmountCents, r.PaidCents, millisOrZero(r.ReportedAt))
	return err
}

// millisOrZero keeps a time that was not said as 0.
func millisOrZero(t time.Time) int64 {
	if t.IsZero() {
		return 0
	}
	return db.Millis(t)
}
