package billing

import (
	"context"

	"pellucid/internal/domain/sale"
	"pellucid/store/db"
)

// SubscriptionOf returns a user's active subscription, else the latest there was, or a NotFound error. One whose time is
// over is told as expired, even before the server has noticed.
func (s *Store) SubscriptionOf(ctx context.Context, userID int64) (sale.Subscription, error) {
	var row subscriptionRow
	err := s.db.Get(ctx, &row, `
		WITH mine AS (
			SELECT s.*, t.name, coalesce(n.name, '') AS next_name, s.is_active AND coalesce(s.access_until, s.expires_at) > ? AS gives,
			       EXISTS (SELECT 1 FROM users u WHERE u.id = s.user_id AND u.delete_after IS NOT NULL) AS leaving
			FROM subscriptions s JOIN tiers t ON t.id = s.tier_id LEFT JOIN tiers n ON n.id = s.next_tier_id
			WHERE s.user_id = ?)
		SELECT id, user_id, tier_id, name, CASE WHEN is_active AND NOT gives THEN 'expired' ELSE status END AS status,
		       gives AS is_active, auto_renew, leaving, payment_type, price_cents, coalesce(provider_subscription_id, '') AS provider_subscription_id,
		       coalesce(provider_customer_id, '') AS provider_customer_id, starts_at, expires_at,
		       product_id, period_starts_at, access_until, resumable AND gives AS resumable, next_name, `+nextColumns+`, `+termsColumns+`
		FROM mine
		ORDER BY gives DESC, starts_at DESC, id DESC
		LIMIT 1`, s.db.Stamp(), userID)
	if err != nil {
		return sale.Subscription{}, err
	}
	return row.subscription(), nil
}

// SubscriptionHistory returns what has happened to a user's subscriptions, newest first.
func (s *Store) SubscriptionHistory(ctx context.Context, userID int64) ([]sale.SubscriptionChange, error) {
	var rows []struct {
		ID             int64  `db:"id"`
		SubscriptionID int64  `db:"subscription_id"`
		Change         string `db:"change"`
		TierID         int64  `db:"tier_id"`
		TierName       string `db:"name"`
		StartsAt       int64  `db:"starts_at"`
		ExpiresAt      int64  `db:"expires_at"`
		IsActive       bool   `db:"is_active"`
		AutoRenew      bool   `db:"auto_renew"`
		HappenedAt     int64  `db:"happened_at"`
	}
	err := s.db.List(ctx, &rows, `
		SELECT h.id, h.subscription_id, h.change, h.tier_id, t.name, h.starts_at, h.expires_at, h.is_active, h.auto_renew, h.happened_at
		FROM subscription_history h JOIN tiers t ON t.id = h.tier_id
		WHERE h.user_id = ?
		ORDER BY h.happened_at DESC, h.id DESC`, userID)
	changes := make([]sale.SubscriptionChange, len(rows))
	for i, r := range rows {
		changes[i] = sale.SubscriptionChange{
			ID: r.ID, SubscriptionID: r.SubscriptionID, Change: r.Change, TierID: r.TierID, TierName: r.TierName, StartsAt: db.FromMillis(r.StartsAt),
			ExpiresAt: db.FromMillis(r.ExpiresAt), IsActive: r.IsActive, AutoRenew: r.AutoRenew, HappenedAt: db.FromMillis(r.HappenedAt),
		}
	}
	return changes, err
}
