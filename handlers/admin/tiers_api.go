package admin

import (
	"context"
	"math"
	"net/http"
	"slices"

	"github.com/danielgtaylor/huma/v2"

	"pellucid/handlers/api"
	"pellucid/internal/domain"
	"pellucid/internal/domain/sale"
)

// TierEditor changes what is on offer.
type TierEditor interface {
	UpdateTier(ctx context.Context, actorID int64, t sale.Tier) (sale.Tier, error)
}

// TierRequest is what a tier offers from now on.
type TierRequest struct {
	api.Offer
	ModelEngines   *bool  `json:"model_engines,omitempty" doc:"Include photo models. Default: unchanged"`
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
	list := huma.Operation{OperationID: "list-all-tiers", Method: http.MethodGet, Path: "/admin/subscription-tiers", Summary: "List plans"}
	api.Act(calls, api.Administrator(list), func(ctx context.Context, _ *struct{}) (*adminTiersOutput, error) {
		tiers, err := c.Store.Tiers(ctx)
		return &adminTiersOutput{CacheControl: api.Private, Body: api.TierBodies(tiers)}, err
	})
	update := huma.Operation{OperationID: "update-tier", Method: http.MethodPut, Path: "/admin/subscription-tiers/{id}", Summary: "Update a plan"}
	api.Act(calls, api.Administrator(update), func(ctx context.Context, in *updateTierInput) (*tierOutput, error) {
		tier, err := in.Body.tier(in.ID)
		if err != nil {
			return nil, err
		}
		if tier.ModelEngines, err = c.modelEngines(ctx, in.ID, in.Body.ModelEngines); err != nil {
			return nil, err
		}
		tier, err = c.Store.UpdateTier(ctx, api.Me(ctx).ID, tier)
		return &tierOutput{CacheControl: api.Private, Body: api.TierBody(tier)}, err
	})
}

// modelEngines is what a tier is to say of model engines: programs from before there were any leave it as it is.
func (c Config) modelEngines(ctx context.Context, id int64, asked *bool) (bool, error) {
	if asked != nil {
		return *asked, nil
	}
	tiers, err := c.Store.Tiers(ctx)
	i := slices.IndexFunc(tiers, func(t sale.Tier) bool { return t.ID == id })
	return i >= 0 && tiers[i].ModelEngines, err
}

func (r TierRequest) tier(id int64) (sale.Tier, error) {
	monthly, err := cents("price_monthly", r.PriceMonthly)
	if err != nil {
		return sale.Tier{}, err
	}
	yearly, err := cents("price_yearly", r.PriceYearly)
	return sale.Tier{
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
		return 0, domain.FieldErrorf(field, "Enter a price in dollars with up to two decimals, such as 9.50.")
	}
	return int64(whole), nil
}
