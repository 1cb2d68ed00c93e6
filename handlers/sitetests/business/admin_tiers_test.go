package business

import (
	"encoding/json"
	"maps"
	"net/http"
	"strings"
	"testing"

	"github.com/PuerkitoBio/goquery"

	"pellucid/handlers/api"
	"pellucid/internal/testkit"
	"pellucid/internal/testkit/sitetest"
)

// basic is the Basic tier as it is from the start.
func basic(changed map[string]any) map[string]any {
	tier := map[string]any{
		"name": "Basic", "price_monthly": 10.0, "price_yearly": 96.0, "monthly_credits": 200, "credits_allow_purchase": false, "max_resolution": 1536,
		"batch_size": 4, "priority_level": 1, "commercial_use": true, "private_gallery": false, "advanced_prompt": false,
		"creem_monthly_product_id": "", "creem_yearly_product_id": "",
	}
	maps.Copy(tier, changed)
	return tier
}

func TestAChangedTierIsOnThePricingPageAtOnce(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true, Cache: true})
	admin, visitor := sitetest.AddAdmin(t, site), site.Visitor(t)
	if page := visitor.Get("/pricing").Want(http.StatusOK); !strings.Contains(string(page.Body), ">$10<") {
		t.Fatal("the pricing page does not tell the price")
	}
	var tier api.Tier
	admin.SendJSON(http.MethodPut, "/api/v1/admin/subscription-tiers/2", basic(map[string]any{"name": " Starter ", "price_monthly": 12.34, "private_gallery": true})).
		Want(http.StatusOK).JSON(&tier)
	if tier.ID != 2 || tier.Name != "Starter" || tier.PriceMonthly != 12.34 || !tier.PrivateGallery {
		t.Errorf("the answer is %+v", tier)
	}
	if page := string(visitor.Get("/pricing").Body); !strings.Contains(page, "12.34") || !strings.Contains(page, "Starter") || strings.Contains(page, ">$10<") {
		t.Error("the pricing page tells the old plan")
	}
	var tiers []api.Tier
	admin.Get("/api/v1/admin/subscription-tiers").Want(http.StatusOK).JSON(&tiers)
	if len(tiers) != 3 || tiers[1] != tier {
		t.Errorf("the tiers are %+v", tiers)
	}
}

func TestATierChangeAltersNoPresentSubscription(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	admin, mira := sitetest.AddAdmin(t, site), site.AddUser(t, "mira")
	site.Store.Subscribe(t, mira, 2)
	before, _ := site.Store.PlanOf(t.Context(), mira.ID)
	sub, _ := site.Store.SubscriptionOf(t.Context(), mira.ID)
	admin.SendJSON(http.MethodPut, "/api/v1/admin/subscription-tiers/2", basic(map[string]any{
		"monthly_credits": 5, "max_resolution": 512, "batch_size": 1, "price_monthly": 99.0, "commercial_use": false, "priority_level": 0,
	})).Want(http.StatusOK)
	after, _ := site.Store.PlanOf(t.Context(), mira.ID)
	if after != before || after.MonthlyCredits != 200 || after.MaxResolution != 1536 {
		t.Errorf("the plan was %+v and is %+v", before, after)
	}
	if now, _ := site.Store.SubscriptionOf(t.Context(), mira.ID); now != sub {
		t.Errorf("the subscription was %+v and is %+v", sub, now)
	}
}

func TestABadTierIsRefusedByItsField(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	admin := sitetest.AddAdmin(t, site)
	admin.SendJSON(http.MethodPut, "/api/v1/admin/subscription-tiers/3", basic(map[string]any{"name": "Pro", "creem_monthly_product_id": "prod_pro"})).Want(http.StatusOK)
	for _, bad := range []struct {
		field  string
		value  any
		status int
	}{
		{"name", "  ", 422}, {"name", strings.Repeat("é", 41), 422}, {"name", "Pro", 409}, {"monthly_credits", -1, 422}, {"monthly_credits", 1_000_001, 422},
		{"monthly_credits", "many", 422}, {"price_monthly", -0.01, 422}, {"price_monthly", 0, 422}, {"price_yearly", 10_000.01, 422}, {"price_yearly", 9.999, 422},
		{"price_yearly", 1e300, 422}, {"max_resolution", 511, 422}, {"max_resolution", 2048, 422}, {"batch_size", 0, 422}, {"batch_size", 5, 422},
		{"priority_level", -1, 422}, {"priority_level", 101, 422}, {"creem_monthly_product_id", "prod <1>", 422}, {"creem_monthly_product_id", "prod_pro", 409},
		{"creem_yearly_product_id", strings.Repeat("p", 101), 422},
	} {
		p := admin.SendJSON(http.MethodPut, "/api/v1/admin/subscription-tiers/2", basic(map[string]any{bad.field: bad.value})).WantProblem(bad.status)
		if len(p.Errors) == 0 || p.Errors[0].Field != bad.field {
			t.Errorf("%s = %v: %+v", bad.field, bad.value, p)
		}
	}
	twice := basic(map[string]any{"creem_monthly_product_id": "p", "creem_yearly_product_id": "p"})
	admin.SendJSON(http.MethodPut, "/api/v1/admin/subscription-tiers/2", twice).WantProblem(http.StatusUnprocessableEntity)
	admin.SendJSON(http.MethodPut, "/api/v1/admin/subscription-tiers/1", basic(nil)).WantProblem(http.StatusUnprocessableEntity) // Free costs nothing
	if p := admin.SendJSON(http.MethodPut, "/api/v1/admin/subscription-tiers/9", basic(nil)).WantProblem(http.StatusNotFound); p.Detail != "Subscription tier not found" {
		t.Errorf("a tier that is not there: %q", p.Detail)
	}
	if n := site.Store.Int(t, `SELECT count(*) FROM audit_log`); n != 1 {
		t.Errorf("%d entries in the audit log, want that of the one change", n)
	}
}

func TestATierChangeIsWrittenDown(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	sitetest.AddAdmin(t, site).SendJSON(http.MethodPut, "/api/v1/admin/subscription-tiers/2", basic(map[string]any{"price_monthly": 19.99})).Want(http.StatusOK)
	for column, want := range map[string]float64{"before": 1000, "after": 1999} {
		var state map[string]any
		if err := json.Unmarshal([]byte(testkit.One[string](t, site.Store, `SELECT `+column+` FROM audit_log WHERE action = 'tier.edit' AND target = 'tier:2'`)), &state); err != nil {
			t.Fatal(err)
		}
		if state["price_monthly_cents"] != want {
			t.Errorf("%s: %v", column, state)
		}
	}
}

func TestTheAdminAreaOpensForTheAdministratorAlone(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	admin := sitetest.AddAdmin(t, site)
	mira := site.AddUser(t, "mira").Username
	for path, heading := range map[string]string{
		"/admin": "Admin dashboard", "/admin/users": "Users", "/admin/users/2": mira, "/admin/users/2?tab=subscriptions": mira, "/admin/users/2?tab=credits": mira,
		"/admin/subscriptions": "Subscription tiers", "/admin/subscription-tiers/2": "Edit Basic",
	} {
		page := admin.Get(path).Want(http.StatusOK)
		if h1 := page.Doc().Find(".admin h1").Text(); h1 != heading || page.Header.Get("Cache-Control") != "private, no-store" {
			t.Errorf("%s is headed %q", path, h1)
		}
	}
	for path, text := range map[string]string{"/admin/users/999": "User not found", "/admin/users/mira": "User not found", "/admin/subscription-tiers/9": "Subscription tier not found"} {
		if got := admin.Get(path).Want(http.StatusNotFound).Doc().Find(".admin .empty p").Text(); got != text {
			t.Errorf("%s says %q", path, got)
		}
	}
	admin.Get("/admin/nothing").Want(http.StatusNotFound)
}

func TestWhatTheAdminAreaOffersWithoutScriptsIsThere(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	admin := sitetest.AddAdmin(t, site)
	note, err := goquery.NewDocumentFromReader(strings.NewReader(admin.Get("/admin/users").Doc().Find("main noscript").Text()))
	if err != nil {
		t.Fatal(err)
	}
	links := note.Find("a[href]").Map(func(_ int, a *goquery.Selection) string { return a.AttrOr("href", "") })
	if len(links) < 3 {
		t.Errorf("the note leads only to %v", links)
	}
	for _, link := range links {
		admin.Get(link).Want(http.StatusOK)
	}
}
