package billing

import (
	"net/http"

	"pellucid/handlers/problem"
	"pellucid/handlers/session"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/domain/sale"
	"pellucid/views"
	billingviews "pellucid/views/billing"
)

// Pricing shows the plans on offer.
func (p *Pages) Pricing(w http.ResponseWriter, r *http.Request) error {
	return p.showPricing(w, r, http.StatusOK, billingviews.PricingPage{Annual: r.URL.Query().Get("billing") == "annual"})
}

// showPricing fills in what the plans are and where the reader stands.
func (p *Pages) showPricing(w http.ResponseWriter, r *http.Request, status int, model billingviews.PricingPage) error {
	tiers, err := p.Store.Tiers(r.Context())
	if err != nil {
		what := problem.From(r.Context(), err)
		what.Header(w.Header())
		status, model.Trouble = what.Status, views.Trouble{What: "Failed to load subscription plans", Why: what.Detail}
	}
	model.Tiers, model.Selling, model.PhotoModels = tiers, p.Shop.Selling(), p.PhotoModels
	if user := session.User(r.Context()); user != nil && err == nil {
		if err := p.placeOf(r, user, &model); err != nil {
			return err
		}
	}
	c := web.Indexed(p.Chrome(r, "Pricing", "Free to start, no credit card. Basic and Pro add more credits, larger images and commercial rights. Royalty-free, no watermark, cancel anytime."), "/pricing")
	return web.Render(w, r, status, billingviews.Pricing(billingviews.DescribePricing(c, model), model))
}

// placeOf says on which of the plans a user is, and whether they pay for it.
func (p *Pages) placeOf(r *http.Request, user *domain.User, model *billingviews.PricingPage) error {
	news, err := p.PaymentNews(r)
	if err != nil {
		return err
	}
	model.News = news
	plan, err := p.Store.PlanOf(r.Context(), user.ID)
	if err != nil {
		return err
	}
	model.Current = plan.TierID
	if model.Balance, err = p.Store.Balance(r.Context(), user.ID); err != nil {
		return err
	}
	if news.Sub != nil && news.Sub.IsActive {
		model.Sub = news.Sub
	}
	return nil
}

// tier returns the plan that is wished for.
func (p *Pages) tier(r *http.Request, w selection) (sale.Tier, error) {
	tiers, err := p.Store.Tiers(r.Context())
	for _, tier := range tiers {
		if tier.ID == w.tierID {
			return tier, nil
		}
	}
	if err == nil {
		err = domain.Errorf(domain.NotFound, "We couldn't find that plan. See the pricing page for the plans available.")
	}
	return sale.Tier{}, err
}
