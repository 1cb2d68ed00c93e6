package admin

import (
	"net/http"
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"pellucid/handlers/web"
	"pellucid/internal/domain"
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
func (p *Pages) tierOf(r *http.Request) (domain.Tier, error) {
	tiers, err := p.Store.Tiers(r.Context())
	if err != nil {
		return domain.Tier{}, err
	}
	i := slices.IndexFunc(tiers, func(t domain.Tier) bool { return t.ID == pathID(r) })
	if i < 0 {
		return domain.Tier{}, domain.Errorf(domain.NotFound, "Subscription tier not found")
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

func tierForm(form url.Values) adminviews.TierForm {
	return adminviews.TierForm{
		Name: form.Get("name"), MonthlyCredits: form.Get("monthly_credits"), MonthlyPrice: form.Get("price_monthly"), YearlyPrice: form.Get("price_yearly"),
		MonthlyProduct: form.Get("creem_monthly_product_id"), YearlyProduct: form.Get("creem_yearly_product_id"), MaxResolution: form.Get("max_resolution"),
		BatchSize: form.Get("batch_size"), Priority: form.Get("priority_level"), CommercialUse: form.Has("commercial_use"),
		PrivateGallery: form.Has("private_gallery"), AdvancedPrompt: form.Has("advanced_prompt"), ModelEngines: form.Has("model_engines"), CreditsAllowPurchase: form.Has("credits_allow_purchase"),
	}
}

// readTier reads the form of a tier. What its numbers may be is said by Tier.Validate.
func readTier(id int64, f adminviews.TierForm) (domain.Tier, error) {
	t := domain.Tier{
		ID: id, Name: f.Name, CreemMonthlyID: f.MonthlyProduct, CreemYearlyID: f.YearlyProduct,
		Terms: domain.Terms{CommercialUse: f.CommercialUse, PrivateGallery: f.PrivateGallery, AdvancedPrompt: f.AdvancedPrompt, ModelEngines: f.ModelEngines, CreditsAllowPurchase: f.CreditsAllowPurchase},
	}
	for _, n := range []struct {
		field, text string
		into        *int
	}{
		{"monthly_credits", f.MonthlyCredits, &t.MonthlyCredits}, {"max_resolution", f.MaxResolution, &t.MaxResolution},
		{"batch_size", f.BatchSize, &t.BatchSize}, {"priority_level", f.Priority, &t.PriorityLevel},
	} {
		text := strings.TrimSpace(n.text)
		if !wholeNumber.MatchString(text) {
			return t, domain.FieldErrorf(n.field, "Please enter a whole number.")
		}
		*n.into, _ = strconv.Atoi(text) // nine digits always fit
	}
	var err error
	if t.PriceMonthlyCents, err = readPrice("price_monthly", f.MonthlyPrice); err != nil {
		return t, err
	}
	t.PriceYearlyCents, err = readPrice("price_yearly", f.YearlyPrice)
	return t, err
}

var dollars = regexp.MustCompile(`^([0-9]{1,9})(?:\.([0-9]{1,2}))?$`)

// readPrice reads dollars with at most two decimals as cents.
func readPrice(field, text string) (int64, error) {
	parts := dollars.FindStringSubmatch(strings.TrimSpace(text))
	if parts == nil {
		return 0, domain.FieldErrorf(field, "Enter a price in dollars with up to two decimals, such as 9.50.")
	}
	cents, _ := strconv.ParseInt(parts[1]+(parts[2] + "00")[:2], 10, 64) // eleven digits always fit
	return cents, nil
}
