package billing

import (
	"database/sql"

	"pellucid/internal/domain"
	"pellucid/internal/domain/sale"
	"pellucid/store/db"
)

type subscriptionRow struct {
	ID         int64                   `db:"id"`
	UserID     int64                   `db:"user_id"`
	TierID     int64                   `db:"tier_id"`
	TierName   string                  `db:"name"`
	Status     sale.SubscriptionStatus `db:"status"`
	IsActive   bool                    `db:"is_active"`
	AutoRenew  bool                    `db:"auto_renew"`
	Leaving    bool                    `db:"leaving"`
	Payment    sale.PaymentType        `db:"payment_type"`
	PriceCents int64                   `db:"price_cents"`
	ProviderID string                  `db:"provider_subscription_id"`
	ProductID  string                  `db:"product_id"`
	CustomerID string                  `db:"provider_customer_id"`
	StartsAt   int64                   `db:"starts_at"`
	ExpiresAt  int64                   `db:"expires_at"`

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

func nextOf(o *sale.Offer) nextRow {
	if o == nil {
		return nextRow{}
	}
	return nextRow{
		TierID: sql.NullInt64{Int64: o.TierID, Valid: true}, Payment: sql.NullString{String: string(o.Payment), Valid: true},
		PriceCents: sql.NullInt64{Int64: o.PriceCents, Valid: true}, Credits: sql.NullInt64{Int64: int64(o.Terms.MonthlyCredits), Valid: true},
	}
}

func (r nextRow) offer(name string) *sale.Offer {
	if !r.TierID.Valid {
		return nil
	}
	return &sale.Offer{
		TierID: r.TierID.Int64, TierName: name, Payment: sale.PaymentType(r.Payment.String), PriceCents: r.PriceCents.Int64,
		Terms: domain.Terms{MonthlyCredits: int(r.Credits.Int64)},
	}
}

const nextColumns = `next_tier_id, next_payment_type, next_price_cents, next_credits`

func (r subscriptionRow) subscription() sale.Subscription {
	return sale.Subscription{
		ID: r.ID, UserID: r.UserID, TierID: r.TierID, TierName: r.TierName, Status: r.Status, IsActive: r.IsActive, AutoRenew: r.AutoRenew, Leaving: r.Leaving,
		Payment: r.Payment, PriceCents: r.PriceCents, Terms: domain.Terms(r.termsRow), ProviderID: r.ProviderID, ProductID: r.ProductID, CustomerID: r.CustomerID,
		StartsAt: db.FromMillis(r.StartsAt), ExpiresAt: db.FromMillis(r.ExpiresAt), PeriodStart: db.FromMillisOrZero(r.PeriodStart),
		AccessUntil: db.FromMillis(r.accessUntil()), Resumable: r.Resumable, Next: r.nextRow.offer(r.NextName),
	}
}

func (r subscriptionRow) accessUntil() int64 {
	if r.AccessUntil.Valid {
		return r.AccessUntil.Int64
	}
	return r.ExpiresAt
}
