package billing

import (
	"context"
	"time"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/internal/domain/sale"
	"pellucid/store/db"
)

// recordSubscription keeps a report of a subscription, and what its product is. A payment for a product that nobody knows
// is refused: the event stays open until the product has a tier.
func (s *Store) recordSubscription(ctx context.Context, tx *sqlx.Tx, r sale.PaymentReport) error {
	sub := *r.Subscription
	if sub.Type == "" { // a checkout named it: there is nothing told of it
		return nil
	}
	if sub.Offer != nil {
		if err := freezeOffer(ctx, tx, "subscription:"+sub.SubscriptionID, sub.ProductID, *sub.Offer); err != nil {
			return err
		}
	}
	if sub.TransactionID != "" && (sub.Type == "paid" || sub.Type == sale.ReportRead) {
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

func wantKnownProduct(ctx context.Context, tx *sqlx.Tx, sub sale.SubscriptionReport) error {
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
func recordOrder(ctx context.Context, tx *sqlx.Tx, o sale.PaidOrder, owner int64) error {
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

func recordRefund(ctx context.Context, tx *sqlx.Tx, r sale.RefundReport) error {
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
