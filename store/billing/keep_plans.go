package billing

import (
	"context"
	"database/sql"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain/billingstate"
	"pellucid/store/db"

	"pellucid/internal/domain/sale"
)

// keepPlans writes the user's subscriptions as they stand; what has ended goes first, because one can be active.
func (s *Store) keepPlans(ctx context.Context, tx *sqlx.Tx, userID int64, plans []billingstate.Plan) error {
	if len(plans) == 0 {
		return nil
	}
	_, err := tx.ExecContext(ctx, `
		UPDATE subscriptions SET is_active = 0, auto_renew = 0, status = CASE WHEN status = 'active' THEN 'replaced' ELSE status END
		WHERE user_id = ? AND is_active = 1 AND coalesce(provider_subscription_id, '') <> ?`, userID, plans[len(plans)-1].SubscriptionID)
	if err != nil {
		return err
	}
	for _, p := range plans {
		id, err := s.keepPlan(ctx, tx, userID, p)
		if err != nil {
			return err
		}
		if err := keepChanges(ctx, tx, userID, id, p.Changes); err != nil {
			return err
		}
		if err := scheduleRead(ctx, tx, p); err != nil {
			return err
		}
	}
	return nil
}

func (s *Store) keepPlan(ctx context.Context, tx *sqlx.Tx, userID int64, p billingstate.Plan) (id int64, err error) {
	o, t, next := p.Offer, p.Offer.Terms, nextOf(p.Next)
	err = tx.GetContext(ctx, &id, `
		INSERT INTO subscriptions (user_id, tier_id, status, is_active, auto_renew, payment_type, price_cents, monthly_credits,
		                           credits_allow_purchase, max_resolution, batch_size, priority_level, commercial_use, private_gallery,
		                           advanced_prompt, model_engines, provider_subscription_id, provider_customer_id, product_id, starts_at, expires_at,
		                           access_until, period_starts_at, resumable, next_tier_id, next_payment_type, next_price_cents, next_credits,
		                           created_at, updated_at)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
		        (SELECT customer_id FROM subscription_reports WHERE subscription_id = ? AND customer_id <> '' ORDER BY updated_at DESC LIMIT 1),
		        ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
		ON CONFLICT (provider, provider_subscription_id) DO UPDATE
		SET tier_id = excluded.tier_id, status = excluded.status, is_active = excluded.is_active, auto_renew = excluded.auto_renew,
		    payment_type = excluded.payment_type, price_cents = excluded.price_cents, monthly_credits = excluded.monthly_credits,
		    credits_allow_purchase = excluded.credits_allow_purchase, max_resolution = excluded.max_resolution,
		    batch_size = excluded.batch_size, priority_level = excluded.priority_level, commercial_use = excluded.commercial_use,
		    private_gallery = excluded.private_gallery, advanced_prompt = excluded.advanced_prompt, model_engines = excluded.model_engines,
		    provider_customer_id = excluded.provider_customer_id, product_id = excluded.product_id, starts_at = excluded.starts_at,
		    expires_at = excluded.expires_at, access_until = excluded.access_until,
		    period_starts_at = excluded.period_starts_at, resumable = excluded.resumable, next_tier_id = excluded.next_tier_id,
		    next_payment_type = excluded.next_payment_type, next_price_cents = excluded.next_price_cents, next_credits = excluded.next_credits,
		    updated_at = excluded.updated_at
		RETURNING id`,
		userID, o.TierID, p.Status, p.IsActive, p.AutoRenew, o.Payment, o.PriceCents, t.MonthlyCredits, t.CreditsAllowPurchase, t.MaxResolution,
		t.BatchSize, t.PriorityLevel, t.CommercialUse, t.PrivateGallery, t.AdvancedPrompt, t.ModelEngines, p.SubscriptionID, p.SubscriptionID, p.ProductID,
		db.Millis(p.StartsAt), db.Millis(p.ExpiresAt), db.Millis(p.AccessUntil), db.Millis(p.PeriodStart), p.Resumable,
		next.TierID, next.Payment, next.PriceCents, next.Credits, s.db.Stamp(), s.db.Stamp())
	return id, err
}

// keepChanges makes a subscription's history the given one: a late event may put another before what was there.
func keepChanges(ctx context.Context, tx *sqlx.Tx, userID, subscriptionID int64, changes []billingstate.PlanChange) error {
	_, err := tx.ExecContext(ctx, `DELETE FROM subscription_history WHERE user_id = ? AND subscription_id = ? AND business_key <> ''`, userID, subscriptionID)
	if err != nil {
		return err
	}
	for _, c := range changes {
		_, err := tx.ExecContext(ctx, `
			INSERT INTO subscription_history (subscription_id, user_id, change, tier_id, auto_renew, starts_at, expires_at, is_active, happened_at, business_key)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
			subscriptionID, userID, c.Change, c.Offer.TierID, c.AutoRenew, db.Millis(c.StartsAt), db.Millis(c.ExpiresAt), c.IsActive, db.Millis(c.HappenedAt), c.Key)
		if err != nil {
			return err
		}
	}
	return nil
}

// scheduleRead says when we ask about a subscription of which nothing more was told.
func scheduleRead(ctx context.Context, tx *sqlx.Tx, p billingstate.Plan) error {
	at := sql.NullInt64{Int64: db.Millis(p.ReadAt.Add(lateness)), Valid: !p.ReadAt.IsZero()}
	_, err := tx.ExecContext(ctx, `
		UPDATE payment_subscriptions
		SET reads = CASE WHEN read_at IS ? THEN reads ELSE 0 END, read_at = ?
		WHERE subscription_id = ? AND (reads = 0 OR ? IS NULL OR read_at IS NULL OR ? > read_at)`, at, at, p.SubscriptionID, at, at)
	return err
}

// keepReceipts writes what was paid, each payment once, and returns what is new in that.
func keepReceipts(ctx context.Context, tx *sqlx.Tx, userID int64, receipts []sale.Receipt) ([]keptReceipt, error) {
	kept := make([]keptReceipt, 0, len(receipts))
	for _, r := range receipts {
		key := "creem:tran:" + r.TransactionID
		if r.TransactionID == "" {
			key = "creem:order:" + r.OrderID
		}
		refunded := int64(-1) // there is no such receipt
		err := db.MapError(tx.GetContext(ctx, &refunded, `SELECT refunded_cents FROM receipts WHERE business_key = ?`, key))
		if err != nil && !db.NotFound(err) {
			return nil, err
		}
		err = tx.GetContext(ctx, &r.ID, `
			INSERT INTO receipts (user_id, business_key, transaction_id, order_id, description, amount_cents, refunded_cents, currency, paid_at, tax_cents)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
			ON CONFLICT (business_key) DO UPDATE
			SET order_id = excluded.order_id, description = excluded.description, amount_cents = excluded.amount_cents,
			    refunded_cents = excluded.refunded_cents, currency = excluded.currency, paid_at = excluded.paid_at,
			    tax_cents = coalesce(excluded.tax_cents, tax_cents)
			RETURNING id`,
			userID, key, r.TransactionID, r.OrderID, r.Description, r.AmountCents, r.RefundedCents, r.Currency, db.Millis(r.PaidAt), r.TaxCents)
		if err != nil {
			return nil, err
		}
		kept = append(kept, keptReceipt{Receipt: r, Key: key, New: refunded < 0, Refunded: r.RefundedCents - max(refunded, 0)})
	}
	return kept, nil
}
