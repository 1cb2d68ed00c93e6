package admin

import (
	"context"
	"math"
	"net/http"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/api"
	"pellucid/internal/domain"
)

// TierEditor changes what is on offer.
type TierEditor interface {
	UpdateTier(ctx context.Context, actorID int64, t domain.Tier) (domain.Tier, error)
}

// TierRequest is what a tier offers from now on.
type TierRequest struct {
	api.Offer
	CreemMonthlyID string `json:"creem_monthly_product_id,omitempty"`
	CreemYearlyID  string `json:"creem_yearly_product_id,omitempty"`
}

type updateTierInput struct {
	ID   int64 `path:"id"`
	Body TierRequest
}

type tierOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         api.Tier
}

type adminTiersOutput struct {
	CacheControl string `header:"Cache-Control"`
	Body         []api.Tier
}

func registerTiers(calls huma.API, c Config) {
	list := huma.Operation{OperationID: "list-all-tiers", Method: http.MethodGet, Path: "/admin/subscription-tiers", Summary: "All tiers"}
	api.Act(calls, api.Administrator(list), func(ctx context.Context, _ *struct{}) (*adminTiersOutput, error) {
		tiers, err := c.Store.Tiers(ctx)
		return &adminTiersOutput{CacheControl: api.Private, Body: api.TierBodies(tiers)}, err
	})
	update := huma.Operation{OperationID: "update-tier", Method: http.MethodPut, Path: "/admin/subscription-tiers/{id}", Summary: "Change what a tier offers from now on"}
	api.Act(calls, api.Administrator(update), func(ctx context.Context, in *updateTierInput) (*tierOutput, error) {
		tier, err := in.Body.tier(in.ID)
		if err != nil {
			return nil, err
		}
		tier, err = c.Store.UpdateTier(ctx, api.Me(ctx).ID, tier)
		return &tierOutput{CacheControl: api.Private, Body: api.TierBody(tier)}, err
	})
}

func (r TierRequest) tier(id int64) (domain.Tier, error) {
	monthly, err := cents("price_monthly", r.PriceMonthly)
	if err != nil {
		return domain.Tier{}, err
	}
	yearly, err := cents("price_yearly", r.PriceYearly)
	return domain.Tier{
		ID: id, Name: r.Name, PriceMonthlyCents: monthly, PriceYearlyCents: yearly, CreemMonthlyID: r.CreemMonthlyID, CreemYearlyID: r.CreemYearlyID,
		Terms: domain.Terms{
			MonthlyCredits: r.MonthlyCredits, CreditsAllowPurchase: r.CreditsAllowPurchase, MaxResolution: r.MaxResolution, BatchSize: r.BatchSize,
			PriorityLevel: r.PriorityLevel, CommercialUse: r.CommercialUse, PrivateGallery: r.PrivateGallery, AdvancedPrompt: r.AdvancedPrompt,
		},
	}, err
}

// cents turns a price in dollars into cents, and refuses parts of a cent.
func cents(field string, dollars float64) (int64, error) {
	exact := dollars * 100
	whole := math.Round(exact)
	if math.Abs(exact-whole) > 1e-6*max(1, math.Abs(exact)) || math.Abs(whole) > 1e12 {
		return 0, domain.FieldErrorf(field, "A price is in dollars with at most two decimals, such as 9.50.")
	}
	return int64(whole), nil
}
