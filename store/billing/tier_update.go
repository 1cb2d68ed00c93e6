package billing

import (
	"context"
	"strconv"

	"github.com/jmoiron/sqlx"

	"pellucid/internal/domain"
	"pellucid/internal/domain/auditlog"
	"pellucid/internal/domain/sale"
	"pellucid/store/db"
)

// UpdateTier replaces what a tier offers from now on, for the administrator actorID, and writes it into the audit log. What
// somebody has bought already is not altered: a subscription keeps its own terms. A name or product of another tier is a
// Conflict error, a tier that is not there a NotFound error.
func (s *Store) UpdateTier(ctx context.Context, actorID int64, t sale.Tier) (sale.Tier, error) {
	t.Normalize()
	if err := t.Validate(); err != nil {
		return sale.Tier{}, err
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
		return s.audit.Record(ctx, tx, auditlog.Entry{
			ActorID: actorID, Action: auditlog.TierEdit, Subject: "tier", SubjectID: strconv.FormatInt(t.ID, 10), Before: tierState(before.tier()), After: tierState(t),
		})
	})
	return t, err
}

func (s *Store) replaceTier(ctx context.Context, tx *sqlx.Tx, t sale.Tier) error {
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
func productsAreFree(ctx context.Context, tx *sqlx.Tx, t sale.Tier) error {
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
func tierState(t sale.Tier) map[string]any {
	return map[string]any{
		"name": t.Name, "price_monthly_cents": t.PriceMonthlyCents, "price_yearly_cents": t.PriceYearlyCents,
		"creem_monthly_product_id": t.CreemMonthlyID, "creem_yearly_product_id": t.CreemYearlyID, "monthly_credits": t.MonthlyCredits,
		"credits_allow_purchase": t.CreditsAllowPurchase, "max_resolution": t.MaxResolution, "batch_size": t.BatchSize,
		"priority_level": t.PriorityLevel, "commercial_use": t.CommercialUse, "private_gallery": t.PrivateGallery, "advanced_prompt": t.AdvancedPrompt, "model_engines": t.ModelEngines,
	}
}
