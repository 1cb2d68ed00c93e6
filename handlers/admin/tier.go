package admin

import (
	"net/http"
	"slices"

	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/internal/domain/sale"
	adminviews "pellucid/views/admin"
)

// Tiers lists all tiers with what they cost and give.
func (p *Pages) Tiers(w http.ResponseWriter, r *http.Request) error {
	tiers, err := p.Store.Tiers(r.Context())
	if err != nil {
		return failedTo("subscription tiers", r, err)
	}
	return web.Render(w, r, http.StatusOK, adminviews.Tiers(p.Chrome(r, "Subscription tiers", ""), tiers))
}

// Tier is the form of one tier.
func (p *Pages) Tier(w http.ResponseWriter, r *http.Request) error {
	tier, err := p.tierOf(r)
	if err != nil {
		return p.noTier(w, r, err)
	}
	return p.showTier(w, r, http.StatusOK, adminviews.TierPage{Tier: tier, Form: adminviews.TierFormOf(tier)})
}

// SaveTier changes what a tier offers from now on. What was typed stays in the form when it is refused.
func (p *Pages) SaveTier(w http.ResponseWriter, r *http.Request) error {
	if err := web.ReadForm(r); err != nil {
		return err
	}
	tier, err := p.tierOf(r)
	if err != nil {
		return p.noTier(w, r, err)
	}
	model := adminviews.TierPage{Tier: tier, Form: tierForm(r.PostForm)}
	changed, err := readTier(tier.ID, model.Form)
	if err == nil {
		_, err = p.Store.UpdateTier(r.Context(), web.ViewerID(r), changed)
	}
	if err == nil {
		p.Sessions.PutFlash(r.Context(), "success", "Subscription tier updated successfully")
		return web.Redirect(w, r, "/admin")
	}
	model.Error = tryLater
	if refusal := (*domain.Error)(nil); web.AsError(err, &refusal) {
		model.Field, model.Error = refusal.Field, refusal.Message
	} else {
		web.LogFailure(r, err)
	}
	return p.showTier(w, r, http.StatusUnprocessableEntity, model)
}

func (p *Pages) showTier(w http.ResponseWriter, r *http.Request, status int, model adminviews.TierPage) error {
	return web.Render(w, r, status, adminviews.Tier(p.Chrome(r, "Edit tier", ""), model))
}

// tierOf returns the tier of the address.
func (p *Pages) tierOf(r *http.Request) (sale.Tier, error) {
	tiers, err := p.Store.Tiers(r.Context())
	if err != nil {
		return sale.Tier{}, err
	}
	i := slices.IndexFunc(tiers, func(t sale.Tier) bool { return t.ID == pathID(r) })
	if i < 0 {
		return sale.Tier{}, domain.Errorf(domain.NotFound, "Subscription tier not found")
	}
	return tiers[i], nil
}

func (p *Pages) noTier(w http.ResponseWriter, r *http.Request, err error) error {
	if domain.CodeOf(err) != domain.NotFound {
		return failedTo("tier details", r, err)
	}
	missing := adminviews.Missing{Text: "Subscription tier not found", Back: "/admin/subscriptions", BackName: "Subscription tiers"}
	return web.Render(w, r, http.StatusNotFound, adminviews.NotFound(p.Chrome(r, "Edit tier", ""), missing))
}
