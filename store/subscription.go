package store

import (
	"context"
	"database/sql"

	"pellucid/internal/domain"
)

type subscriptionRow struct {
	ID         int64                     `db:"id"`
	UserID     int64                     `db:"user_id"`
	TierID     int64                     `db:"tier_id"`
	TierName   string                    `db:"name"`
	Status     domain.SubscriptionStatus `db:"status"`
	IsActive   bool                      `db:"is_active"`
	AutoRenew  bool                      `db:"auto_renew"`
	Payment    domain.PaymentType        `db:"payment_type"`
	PriceCents int64                     `db:"price_cents"`
	ProviderID string                    `db:"provider_subscription_id"`
	ProductID  string                    `db:"product_id"`
	CustomerID string                    `db:"provider_customer_id"`
	StartsAt   int64                     `db:"starts_at"`
	ExpiresAt  int64                     `db:"expires_at"`

	PeriodStart int64         `db:"period_starts_at"`
	AccessUntil sql.NullInt64 `db:"access_until"`
	Resumable   bool          `db:"resumable"`
	NextName    string        `db:"next_name"`
	nextRow
	termsRow
}

// nextRow is what a subscription moves to; null: it stays what it is.
type nextRow struct {
	TierID     sql.NullInt64  `db:"next_tier_id"`
	Payment    sql.NullString `db:"next_payment_type"`
	PriceCents sql.NullInt64  `db:"next_price_cents"`
	Credits    sql.NullInt64  `db:"next_credits"`
}

func nextOf(o *domain.Offer) nextRow {
	if o == nil {
		return nextRow{}
	}
	return nextRow{
		TierID: sql.NullInt64{Int64: o.TierID, Valid: true}, Payment: sql.NullString{String: string(o.Payment), Valid: true},
		PriceCents: sql.NullInt64{Int64: o.PriceCents, Valid: true}, Credits: sql.NullInt64{Int64: int64(o.Terms.MonthlyCredits), Valid: true},
	}
}

func (r nextRow) offer(name string) *domain.Offer {
	if !r.TierID.Valid {
		return nil
	}
	return &domain.Offer{
		TierID: r.TierID.Int64, TierName: name, Payment: domain.PaymentType(r.Payment.String), PriceCents: r.PriceCents.Int64,
		Terms: domain.Terms{MonthlyCredits: int(r.Credits.Int64)},
	}
}

const nextColumns = `next_tier_id, next_payment_type, next_price_cents, next_credits`

func (r subscriptionRow) subscription() domain.Subscription {
	return domain.Subscription{
		ID: r.ID, UserID: r.UserID, TierID: r.TierID, TierName: r.TierName, Status: r.Status, IsActive: r.IsActive, AutoRenew: r.AutoRenew,
		Payment: r.Payment, PriceCents: r.PriceCents, Terms: domain.Terms(r.termsRow), ProviderID: r.ProviderID, ProductID: r.ProductID, CustomerID: r.CustomerID,
		StartsAt: fromMillis(r.StartsAt), ExpiresAt: fromMillis(r.ExpiresAt), PeriodStart: fromMillisOrZero(r.PeriodStart),
		AccessUntil: fromMillis(r.accessUntil()), Resumable: r.Resumable, Next: r.nextRow.offer(r.NextName),
	}
}

func (r subscriptionRow) accessUntil() int64 {
	if r.AccessUntil.Valid {
		return r.AccessUntil.Int64
	}
	return r.ExpiresAt
}

// SubscriptionOf returns a user's active subscription, else the latest there was, or a NotFound error. One whose time is
// over is told as expired, even before the server has noticed.
func (s *Store) SubscriptionOf(ctx context.Context, userID int64) (domain.Subscription, error) {
	var row subscriptionRow
	err := s.get(ctx, &row, `
		WITH mine AS (
			SELECT s.*, t.name, coalesce(n.name, '') AS next_name, s.is_active AND coalesce(s.access_until, s.expires_at) > ? AS gives
			FROM subscriptions s JOIN tiers t ON t.id = s.tier_id LEFT JOIN tiers n ON n.id = s.next_tier_id
			WHERE s.user_id = ?)
		SELECT id, user_id, tier_id, name, CASE WHEN is_active AND NOT gives THEN 'expired' ELSE status END AS status,
		       gives AS is_active, auto_renew, payment_type, price_cents, coalesce(provider_subscription_id, '') AS provider_subscription_id,
		       coalesce(provider_customer_id, '') AS provider_customer_id, starts_at, expires_at,
		       product_id, period_starts_at, access_until, resumable AND gives AS resumable, next_name, `+nextColumns+`, `+termsColumns+`
		FROM mine
		ORDER BY gives DESC, starts_at DESC, id DESC
		LIMIT 1`, s.stamp(), userID)
	if err != nil {
		return domain.Subscription{}, err
	}
	return row.subscription(), nil
}

// SubscriptionHistory returns what has happened to a user's subscriptions, newest first.
func (s *Store) SubscriptionHistory(ctx context.Context, userID int64) ([]domain.SubscriptionChange, error) {
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
	err := s.list(ctx, &rows, `
		SELECT h.id, h.subscription_id, h.change, h.tier_id, t.name, h.starts_at, h.expires_at, h.is_active, h.auto_renew, h.happened_at
		FROM subscription_history h JOIN tiers t ON t.id = h.tier_id
		WHERE h.user_id = ?
		ORDER BY h.happened_at DESC, h.id DESC`, userID)
	changes := make([]domain.SubscriptionChange, len(rows))
	for i, r := range rows {
		changes[i] = domain.SubscriptionChange{
			ID: r.ID, SubscriptionID: r.SubscriptionID, Change: r.Change, TierID: r.TierID, TierName: r.TierName, StartsAt: fromMillis(r.StartsAt),
			ExpiresAt: fromMillis(r.ExpiresAt), IsActive: r.IsActive, AutoRenew: r.AutoRenew, HappenedAt: fromMillis(r.HappenedAt),
		}
	}
	return changes, err
}
