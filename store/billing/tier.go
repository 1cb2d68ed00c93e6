package billing

import (
	"context"
	"strconv"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
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

func (r tierRow) tier() domain.Tier {
	return domain.Tier{
		ID: r.ID, Name: r.Name, PriceMonthlyCents: r.PriceMonthlyCents, PriceYearlyCents: r.PriceYearlyCents,
		CreemMonthlyID: r.CreemMonthlyID, CreemYearlyID: r.CreemYearlyID, Terms: domain.Terms(r.termsRow),
	}
}

// Tiers returns every plan on offer, cheapest first.
func (s *Store) Tiers(ctx context.Context) ([]domain.Tier, error) {
	var rows []tierRow
	err := s.db.List(ctx, &rows, `
		SELECT `+tierColumns+`
		FROM tiers
		ORDER BY price_monthly_cents, id`)
	if err != nil {
		return nil, err
	}
	tiers := make([]domain.Tier, len(rows))
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

// UpdateTier replaces what a tier offers from now on, for the administrator actorID, and writes it into the audit log. What
// somebody has bought already is not altered: a subscription keeps its own terms. A name or product of another tier is a
// Conflict error, a tier that is not there a NotFound error.
func (s *Store) UpdateTier(ctx context.Context, actorID int64, t domain.Tier) (domain.Tier, error) {
	t.Normalize()
	if err := t.Validate(); err != nil {
		return domain.Tier{}, err
	}
	err := s.db.Write(ctx, func(tx *sqlx.Tx) error {
		var before tierRow
		err := tx.GetContext(ctx, &before, `SELECT `+tierColumns+` FROM tiers WHERE id = ?`, t.ID)
		if db.NotFound(db.MapError(err)) {
			return domain.Errorf(domain.NotFound, "Subscription tier not found")
		}
		if err != nil {
			return err
		}
		if err := s.replaceTier(ctx, tx, t); err != nil {
			return err
		}
		return s.audit.Record(ctx, tx, domain.AuditEntry{
			ActorID: actorID, Action: domain.AuditTierEdit, Subject: "tier", SubjectID: strconv.FormatInt(t.ID, 10), Before: tierState(before.tier()), After: tierState(t),
		})
	})
	return t, err
}

func (s *Store) replaceTier(ctx context.Context, tx *sqlx.Tx, t domain.Tier) error {
	if err := productsAreFree(ctx, tx, t); err != nil {
		return err
	}
	_, err := tx.ExecContext(ctx, `
		UPDATE tiers
		SET name = ?, price_monthly_cents = ?, price_yearly_cents = ?, creem_monthly_product_id = ?, creem_yearly_product_id = ?,
		    monthly_credits = ?, credits_allow_purchase = ?, max_resolution = ?, batch_size = ?, priority_level = ?, commercial_use = ?,
		    private_gallery = ?, advanced_prompt = ?, model_engines = ?
		WHERE id = ?`,
		t.Name, t.PriceMonthlyCents, t.PriceYearlyCents, t.CreemMonthlyID, t.CreemYearlyID, t.MonthlyCredits, t.CreditsAllowPurchase,
		t.MaxResolution, t.BatchSize, t.PriorityLevel, t.CommercialUse, t.PrivateGallery, t.AdvancedPrompt, t.ModelEngines, t.ID)
	if db.Violates(err, "tiers.name") {
		return &domain.Error{Code: domain.Conflict, Field: "name", Message: "Another plan already has this name."}
	}
	if err != nil {
		return err
	}
	// What is kept of public pages tells the old prices.
	_, err = tx.ExecContext(ctx, `UPDATE deletions SET total = total + 1`)
	return err
}

// productsAreFree holds a product to one tier: a payment for it would not say which was bought.
func productsAreFree(ctx context.Context, tx *sqlx.Tx, t domain.Tier) error {
	for _, product := range []struct{ field, id string }{
		{"creem_monthly_product_id", t.CreemMonthlyID}, {"creem_yearly_product_id", t.CreemYearlyID},
	} {
		var other string
		err := db.MapError(tx.GetContext(ctx, &other, `
			SELECT name FROM tiers WHERE id <> ? AND ? <> '' AND ? IN (creem_monthly_product_id, creem_yearly_product_id)`, t.ID, product.id, product.id))
		switch {
		case err == nil:
			return &domain.Error{Code: domain.Conflict, Field: product.field, Message: "This product belongs to the plan " + other + " already."}
		case !db.NotFound(err):
			return err
		}
	}
	return nil
}

// tierState is what the audit log says of a tier; prices are in cents.
func tierState(t domain.Tier) map[string]any {
	return map[string]any{
		"name": t.Name, "price_monthly_cents": t.PriceMonthlyCents, "price_yearly_cents": t.PriceYearlyCents,
		"creem_monthly_product_id": t.CreemMonthlyID, "creem_yearly_product_id": t.CreemYearlyID, "monthly_credits": t.MonthlyCredits,
		"credits_allow_purchase": t.CreditsAllowPurchase, "max_resolution": t.MaxResolution, "batch_size": t.BatchSize,
		"priority_level": t.PriorityLevel, "commercial_use": t.CommercialUse, "private_gallery": t.PrivateGallery, "advanced_prompt": t.AdvancedPrompt, "model_engines": t.ModelEngines,
	}
}

type offerRow struct {
	TierID     int64              `db:"tier_id"`
	TierName   string             `db:"tier_name"`
	Payment    domain.PaymentType `db:"payment_type"`
	PriceCents int64              `db:"price_cents"`
	termsRow
}

func (r offerRow) offer() domain.Offer {
	return domain.Offer{TierID: r.TierID, TierName: r.TierName, Payment: r.Payment, PriceCents: r.PriceCents, Terms: domain.Terms(r.termsRow)}
}

// FreezeOffer keeps what a product is, for a subscription that is about to move to it.
func (s *Store) FreezeOffer(ctx context.Context, subscriptionID, productID string, offer domain.Offer) error {
	return s.db.Write(ctx, func(tx *sqlx.Tx) error {
		return freezeOffer(ctx, tx, "subscription:"+subscriptionID, productID, offer)
	})
}

// freezeOffer keeps what a product is to something bought; what was kept first stays.
func freezeOffer(ctx context.Context, tx *sqlx.Tx, bought, productID string, o domain.Offer) error {
	_, err := tx.ExecContext(ctx, `
		INSERT INTO frozen_offers (bought, product_id, tier_id, tier_name, payment_type, price_cents, `+termsColumns+`)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
		ON CONFLICT (bought, product_id) DO NOTHING`,
		bought, productID, o.TierID, o.TierName, o.Payment, o.PriceCents, o.Terms.MonthlyCredits, o.Terms.CreditsAllowPurchase,
		o.Terms.MaxResolution, o.Terms.BatchSize, o.Terms.PriorityLevel, o.Terms.CommercialUse, o.Terms.PrivateGallery, o.Terms.AdvancedPrompt, o.Terms.ModelEngines)
	return err
}
