package billing

import (
	"context"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/internal/domain/sale"
)

type offerRow struct {
	TierID     int64            `db:"tier_id"`
	TierName   string           `db:"tier_name"`
	Payment    sale.PaymentType `db:"payment_type"`
	PriceCents int64            `db:"price_cents"`
	termsRow
}

func (r offerRow) offer() sale.Offer {
	return sale.Offer{TierID: r.TierID, TierName: r.TierName, Payment: r.Payment, PriceCents: r.PriceCents, Terms: domain.Terms(r.termsRow)}
}

// FreezeOffer keeps what a product is, for a subscription that is about to move to it.
func (s *Store) FreezeOffer(ctx context.Context, subscriptionID, productID string, offer sale.Offer) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		return freezeOffer(ctx, tx, "subscription:"+subscriptionID, productID, offer)
	})
}

// freezeOffer keeps what a product is to something bought; what was kept first stays.
func freezeOffer(ctx context.Context, tx *sqlx.Tx, bought, productID string, o sale.Offer) error {
	_, err := tx.ExecContext(ctx, `
		INSERT INTO frozen_offers (bought, product_id, tier_id, tier_name, payment_type, price_cents, `+termsColumns+`)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
		ON CONFLICT (bought, product_id) DO NOTHING`,
		bought, productID, o.TierID, o.TierName, o.Payment, o.PriceCents, o.Terms.MonthlyCredits, o.Terms.CreditsAllowPurchase,
		o.Terms.MaxResolution, o.Terms.BatchSize, o.Terms.PriorityLevel, o.Terms.CommercialUse, o.Terms.PrivateGallery, o.Terms.AdvancedPrompt, o.Terms.ModelEngines)
	return err
}
