package billing

import (
	"context"

	"pellucid/internal/domain"
	"pellucid/internal/domain/sale"
	"pellucid/store/db"
)

const termsColumns = `monthly_credits, credits_allow_purchase, max_resolution, batch_size, priority_level, commercial_use, private_gallery, advanced_prompt, model_engines`

const tierColumns = `id, name, price_monthly_cents, price_yearly_cents, creem_monthly_product_id, creem_yearly_product_id, ` + termsColumns

type termsRow struct {
	MonthlyCredits       int  `db:"monthly_credits"`
	CreditsAllowPurchase bool `db:"credits_allow_purchase"`
	MaxResolution        int  `db:"max_resolution"`
	BatchSize            int  `db:"batch_size"`
	PriorityLevel        int  `db:"priority_level"`
	CommercialUse        bool `db:"commercial_use"`
	PrivateGallery       bool `db:"private_gallery"`
	AdvancedPrompt       bool `db:"advanced_prompt"`
	ModelEngines         bool `db:"model_engines"`
}

type tierRow struct {
	ID                int64  `db:"id"`
	Name              string `db:"name"`
	PriceMonthlyCents int64  `db:"price_monthly_cents"`
	PriceYearlyCents  int64  `db:"price_yearly_cents"`
	CreemMonthlyID    string `db:"creem_monthly_product_id"`
	CreemYearlyID     string `db:"creem_yearly_product_id"`
	termsRow
}

func (r tierRow) tier() sale.Tier {
	return sale.Tier{
		ID: r.ID, Name: r.Name, PriceMonthlyCents: r.PriceMonthlyCents, PriceYearlyCents: r.PriceYearlyCents,
		CreemMonthlyID: r.CreemMonthlyID, CreemYearlyID: r.CreemYearlyID, Terms: domain.Terms(r.termsRow),
	}
}

// Tiers returns every plan on offer, cheapest first.
func (s *Store) Tiers(ctx context.Context) ([]sale.Tier, error) {
	var rows []tierRow
	err := s.db.List(ctx, &rows, `
		SELECT `+tierColumns+`
		FROM tiers
		ORDER BY price_monthly_cents, id`)
	if err != nil {
		return nil, err
	}
	tiers := make([]sale.Tier, len(rows))
	for i, r := range rows {
		tiers[i] = r.tier()
	}
	return tiers, nil
}

// PlanOf returns what a user may do right now: the terms of the active subscription, or those of the Free tier.
func (s *Store) PlanOf(ctx context.Context, userID int64) (domain.Plan, error) {
	var row struct {
		TierID int64  `db:"tier_id"`
		Name   string `db:"name"`
		termsRow
	}
	err := s.db.Get(ctx, &row, `
		SELECT s.tier_id, t.name, s.monthly_credits, s.credits_allow_purchase, s.max_resolution, s.batch_size,
		       s.priority_level, s.commercial_use, s.private_gallery, s.advanced_prompt, s.model_engines
		FROM subscriptions s JOIN tiers t ON t.id = s.tier_id
		WHERE s.user_id = ? AND s.is_active = 1 AND coalesce(s.access_until, s.expires_at) > ?`, userID, s.db.Stamp())
	if db.NotFound(err) {
		err = s.db.Get(ctx, &row, `SELECT id AS tier_id, name, `+termsColumns+` FROM tiers WHERE id = ?`, domain.FreeTierID)
	}
	if err != nil {
		return domain.Plan{}, err
	}
	return domain.Plan{TierID: row.TierID, Name: row.Name, Terms: domain.Terms(row.termsRow)}, nil
}
