package admin

import (
	"net/url"
	"regexp"
	"strconv"
	"strings"

	"pellucid/internal/domain"
	"pellucid/internal/domain/sale"
	adminviews "pellucid/views/admin"
)

func tierForm(form url.Values) adminviews.TierForm {
	return adminviews.TierForm{
		Name: form.Get("name"), MonthlyCredits: form.Get("monthly_credits"), MonthlyPrice: form.Get("price_monthly"), YearlyPrice: form.Get("price_yearly"),
		MonthlyProduct: form.Get("creem_monthly_product_id"), YearlyProduct: form.Get("creem_yearly_product_id"), MaxResolution: form.Get("max_resolution"),
		BatchSize: form.Get("batch_size"), Priority: form.Get("priority_level"), CommercialUse: form.Has("commercial_use"),
		PrivateGallery: form.Has("private_gallery"), AdvancedPrompt: form.Has("advanced_prompt"), ModelEngines: form.Has("model_engines"), CreditsAllowPurchase: form.Has("credits_allow_purchase"),
	}
}

// readTier reads the form of a tier. What its numbers may be is said by Tier.Validate.
func readTier(id int64, f adminviews.TierForm) (sale.Tier, error) {
	t := sale.Tier{
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
