package billing

import (
	"context"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain/sale"
	"pellucid/store/db"
)

// reportNames are what a report may be found by; what is not named is empty.
type reportNames struct {
	checkout, subscription, order, transaction, customer string
	user                                                 int64
}

func namesIn(r sale.PaymentReport) reportNames {
	n := reportNames{checkout: r.CheckoutID, customer: r.CustomerID, user: r.UserID}
	switch {
	case r.Subscription != nil:
		n.subscription = r.Subscription.SubscriptionID
	case r.Order != nil:
		n.subscription = r.Order.SubscriptionID
	case r.Refund != nil:
		n.subscription, n.order, n.transaction = r.Refund.SubscriptionID, r.Refund.OrderID, r.Refund.TransactionID
	}
	return n
}

func (n reportNames) args() []any {
	return []any{n.checkout, n.subscription, n.order, n.transaction, n.transaction, n.user, n.customer}
}

// ownerOf finds whose a report is. Our own records come first, then what the provider was given to remember, and last the
// customer, who may be several of our users under one address.
func ownerOf(ctx context.Context, tx *sqlx.Tx, r sale.PaymentReport) (int64, error) {
	var owner int64
	err := db.MapError(tx.GetContext(ctx, &owner, `
		SELECT user_id FROM (
			SELECT 1 AS turn, user_id FROM checkouts WHERE id = ?
			UNION ALL SELECT 2, user_id FROM payment_subscriptions WHERE subscription_id = ?
			UNION ALL SELECT 3, user_id FROM paid_orders WHERE order_id = nullif(?, '') OR transaction_id = nullif(?, '')
			UNION ALL SELECT 4, user_id FROM receipts WHERE transaction_id = nullif(?, '')
			UNION ALL SELECT 5, id FROM users WHERE id = ?
			UNION ALL SELECT 6, user_id FROM payment_customers WHERE customer_id = ?)
		WHERE user_id IS NOT NULL
		ORDER BY turn
		LIMIT 1`, namesIn(r).args()...))
	if db.NotFound(err) {
		return 0, nil
	}
	return owner, err
}

// link keeps whose the provider's names are, and hands over what had no owner so far.
func (s *Store) link(ctx context.Context, tx *sqlx.Tx, r sale.PaymentReport, owner int64) error {
	names := namesIn(r)
	if names.subscription != "" {
		_, err := tx.ExecContext(ctx, `
			INSERT INTO payment_subscriptions (subscription_id, user_id, checkout_id, read_at) VALUES (?, nullif(?, 0), ?, ?)
			ON CONFLICT (subscription_id) DO UPDATE
			SET user_id = coalesce(user_id, excluded.user_id), checkout_id = CASE WHEN checkout_id = '' THEN excluded.checkout_id ELSE checkout_id END`,
			names.subscription, owner, names.checkout, db.Millis(s.db.Now().Add(firstRead)))
		if err != nil {
			return err
		}
	}
	if names.customer == "" || owner == 0 {
		return nil
	}
	_, err := tx.ExecContext(ctx, `
		INSERT INTO payment_customers (customer_id, user_id, created_at) VALUES (?, ?, ?) ON CONFLICT (customer_id) DO NOTHING`,
		names.customer, owner, s.db.Stamp())
	if err != nil {
		return err
	}
	_, err = tx.ExecContext(ctx, `
		UPDATE payment_subscriptions SET user_id = ?
		WHERE user_id IS NULL AND subscription_id IN (SELECT subscription_id FROM subscription_reports WHERE customer_id = ?)`, owner, names.customer)
	return err
}

// CustomerOf returns the provider's name of a user, the latest if there are several, or a NotFound error.
func (s *Store) CustomerOf(ctx context.Context, userID int64) (string, error) {
	var id string
	err := s.db.Get(ctx, &id, `SELECT customer_id FROM payment_customers WHERE user_id = ? ORDER BY created_at DESC, customer_id LIMIT 1`, userID)
	return id, err
}
