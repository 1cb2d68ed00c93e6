package business

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"pellucid/internal/domain"
	"pellucid/internal/testkit/sitetest"
)

func TestCreditsAreGivenAndTakenByAForm(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	admin := sitetest.NewAdminClient(t, site)
	user := site.AddUser(t, "mira")
	path := "/admin/users/" + domain.IDText(user.ID)
	page := path + "?tab=credits"
	for amount, want := range map[string]string{
		"ten": "Please enter a valid credit amount", "": "Please enter a valid credit amount", "0": "Please enter a valid credit amount",
		"1.5": "Please enter a valid credit amount", "1e3": "Please enter a valid credit amount", "9999999999": "Please enter a valid credit amount",
		"-11": "Failed to adjust credits: 11 credits cannot be taken: only 10 are left. Nothing was changed.",
	} {
		refused := admin.PostForm(path+"/credits", url.Values{"amount": {amount}, "description": {"kept"}}).Want(http.StatusUnprocessableEntity).Doc()
		if text := refused.Find("#amount-error").Text(); text != want {
			t.Errorf("%q is answered %q", amount, text)
		}
		if kept := refused.Find("#amount").AttrOr("value", "") + refused.Find("#description").AttrOr("value", ""); kept != amount+"kept" {
			t.Errorf("of what was typed stays %q", kept)
		}
	}
	for _, amount := range []string{" +25 ", "−5"} {
		admin.PostForm(path+"/credits", url.Values{"amount": {amount}, "description": {"sorry"}}).WantRedirect(page + "&amount=0")
	}
	doc := admin.Get(page + "&amount=0").Doc()
	if reset := doc.Find("#amount").AttrOr("value", "") + doc.Find("#description").AttrOr("value", ""); reset != "0" {
		t.Errorf("after an adjustment the form has %q", reset)
	}
	if text := doc.Find(".toast").Text(); !strings.Contains(text, "Successfully adjusted credits by -5") {
		t.Errorf("the message is %q", text)
	}
	if balance, _ := site.Store.Balance(t.Context(), user.ID); balance.Remaining() != 30 {
		t.Errorf("%d credits are left", balance.Remaining())
	}
	if rows := doc.Find(".data-table tbody tr").Length(); rows < 2 {
		t.Errorf("the history has %d lines", rows)
	}
	admin.PostForm("/admin/users/999/credits", url.Values{"amount": {"5"}}).Want(http.StatusNotFound)
}

func tierValues(changed ...string) url.Values {
	form := url.Values{
		"name": {"Basic"}, "price_monthly": {"10.00"}, "price_yearly": {"96"}, "monthly_credits": {"200"}, "max_resolution": {"1536"}, "batch_size": {"4"},
		"priority_level": {"1"}, "commercial_use": {"on"}, "creem_monthly_product_id": {""}, "creem_yearly_product_id": {""},
	}
	for i := 0; i < len(changed); i += 2 {
		form.Set(changed[i], changed[i+1])
	}
	return form
}

func TestATierIsChangedByAForm(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	admin := sitetest.NewAdminClient(t, site)
	for _, c := range []struct{ field, value, want string }{
		{"name", "Pro", "Another plan already has this name."},
		{"price_monthly", "9.999", "Enter a price in dollars with up to two decimals, such as 9.50."},
		{"price_yearly", "-1", "Enter a price in dollars with up to two decimals, such as 9.50."},
		{"price_yearly", "120.01", "A year can't cost more than 12 months, $120.00."},
		{"batch_size", "four", "Please enter a whole number."},
	} {
		refused := admin.PostForm("/admin/subscription-tiers/2", tierValues(c.field, c.value, "monthly_credits", "7")).Want(http.StatusUnprocessableEntity).Doc()
		if text := refused.Find("#" + c.field + "-error").Text(); text != c.want {
			t.Errorf("%s=%s is answered %q", c.field, c.value, text)
		}
		if text := refused.Find("[role=alert]").Text(); !strings.Contains(text, "Failed to update tier: "+c.want) {
			t.Errorf("the form says %q", text)
		}
		if kept := refused.Find("#monthly_credits").AttrOr("value", ""); kept != "7" {
			t.Errorf("of what was typed stays %q", kept)
		}
	}
	admin.PostForm("/admin/subscription-tiers/2", tierValues("price_monthly", "12.5", "private_gallery", "on")).WantRedirect("/admin")
	if text := admin.Get("/admin").Doc().Find(".toast").Text(); !strings.Contains(text, "Subscription tier updated successfully") {
		t.Errorf("the message is %q", text)
	}
	tiers, err := site.Store.Tiers(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if basic := tiers[1]; basic.PriceMonthlyCents != 1250 || basic.PriceYearlyCents != 9600 || !basic.PrivateGallery || !basic.CommercialUse || basic.AdvancedPrompt {
		t.Errorf("the tier is %+v", basic)
	}
	admin.PostForm("/admin/subscription-tiers/9", tierValues()).Want(http.StatusNotFound)
}

func TestAnAdminPageThatCannotBeLoadedSaysWhich(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	admin := sitetest.NewAdminClient(t, site)
	site.Store.Exec(t, `ALTER TABLE tiers RENAME TO lost`)
	for path, want := range map[string]string{
		"/admin": "Failed to load stats: ", "/admin/users/1": "Failed to load user details: ", "/admin/subscriptions": "Failed to load subscription tiers: ",
		"/admin/subscription-tiers/2": "Failed to load tier details: ",
	} {
		if text := admin.Get(path).Want(http.StatusServiceUnavailable).Doc().Find("main").Text(); !strings.Contains(text, want+"Operation failed, please try again later") {
			t.Errorf("%s says %q", path, text)
		}
	}
}
