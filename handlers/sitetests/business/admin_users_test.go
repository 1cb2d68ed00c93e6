package business

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	adminarea "pellucid/handlers/admin"
	"pellucid/internal/testkit"
	"pellucid/internal/testkit/sitetest"
)

var adminCalls = []struct{ method, path string }{
	{http.MethodGet, "/admin/users"}, {http.MethodGet, "/admin/users?skip=minus"}, {http.MethodGet, "/admin/users/1"}, {http.MethodGet, "/admin/users/nobody"},
	{http.MethodGet, "/admin/subscription-tiers"}, {http.MethodPut, "/admin/subscription-tiers/1"}, {http.MethodPut, "/admin/subscription-tiers/none"},
	{http.MethodPost, "/admin/users/2/credits"},
}

func TestAdminCallsAreRefusedWhateverTheBody(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	_, mira := site.NewUser(t, "mira")
	for _, call := range adminCalls {
		for _, body := range []string{"", "{broken", `{"amount":5}`, strings.Repeat("x", 2<<20)} {
			site.Visitor(t).SendJSON(call.method, "/api/v1"+call.path, body).WantProblem(http.StatusUnauthorized)
			if p := mira.SendJSON(call.method, "/api/v1"+call.path, body).WantProblem(http.StatusForbidden); p.Detail != "You do not have permission to access the admin dashboard" {
				t.Errorf("%s %s says %q", call.method, call.path, p.Detail)
			}
		}
	}
	if n := site.Store.Int(t, `SELECT count(*) FROM credit_ledger WHERE kind = 'adjust'`); n != 0 {
		t.Errorf("%d adjustments were made", n)
	}
}

func TestTheAdministratorListsUsers(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	admin := sitetest.AddAdmin(t, site)
	mira, omar := site.AddUser(t, "mira"), site.AddUser(t, "omar")
	site.Store.Subscribe(t, omar, 3)
	list := func(query string) (page adminarea.UserList) {
		t.Helper()
		admin.Get("/api/v1/admin/users" + query).Want(http.StatusOK).JSON(&page)
		return page
	}
	all := list("")
	if all.Total != 3 || all.Data[0].Username != "admin" || all.Data[1].ID != mira.ID || all.Data[1].RemainingCredits != 10 || all.Data[1].SubscriptionPlan != "Free" {
		t.Errorf("all: %+v", all)
	}
	if page := list("?skip=1&limit=1&sort=username&dir=desc"); page.Total != 3 || len(page.Data) != 1 || page.Data[0].ID != mira.ID {
		t.Errorf("a part: %+v", page)
	}
	if page := list("?search=PRO"); page.Total != 1 || page.Data[0].ID != omar.ID || page.Data[0].Email != omar.Email {
		t.Errorf("by plan: %+v", page)
	}
	if page := list("?search=nobody"); page.Total != 0 || page.Data == nil {
		t.Errorf("nobody: %+v", page)
	}
	for _, query := range []string{"?sort=password_hash", "?dir=sideways", "?limit=0", "?limit=5000", "?skip=-1", "?search=" + strings.Repeat("a", 300)} {
		admin.Get("/api/v1/admin/users" + query).WantProblem(http.StatusUnprocessableEntity)
	}
}

func TestTheAdministratorSeesAUserWhole(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	admin, mira := sitetest.AddAdmin(t, site), site.AddUser(t, "mira")
	site.Store.Subscribe(t, mira, 2)
	path := fmt.Sprintf("/api/v1/admin/users/%d", mira.ID)
	admin.PostJSON(path+"/credits", `{"amount":-4}`).Want(http.StatusOK)
	var user adminarea.AdminUser
	admin.Get(path).Want(http.StatusOK).JSON(&user)
	if user.Email != mira.Email || user.RemainingCredits != 6 || user.SubscriptionPlan != "Basic" || user.SubscriptionExpiresAt == nil || user.CreditsResetAt != nil {
		t.Errorf("the user is %+v", user)
	}
	if len(user.SubscriptionHistory) != 1 || user.SubscriptionHistory[0].TierName != "Basic" || !user.SubscriptionHistory[0].IsActive {
		t.Errorf("subscriptions: %+v", user.SubscriptionHistory)
	}
	if h := user.CreditHistory; len(h) != 2 || h[0].Amount != -4 || h[0].ActionType != "Adjustment" || h[0].Description != "" || h[1].Amount != 10 {
		t.Errorf("credits: %+v", h)
	}
	if body := string(admin.Get(path).Body); strings.Contains(body, "password") || strings.Contains(body, "argon2") {
		t.Errorf("the answer tells a password: %s", body)
	}
	if p := admin.Get("/api/v1/admin/users/999").WantProblem(http.StatusNotFound); p.Detail != "User not found" {
		t.Errorf("nobody: %q", p.Detail)
	}
	admin.Get("/api/v1/admin/users/mira").WantProblem(http.StatusUnprocessableEntity)
}

func TestTheAdministratorAdjustsCredits(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	admin, mira := sitetest.AddAdmin(t, site), site.AddUser(t, "mira")
	path := fmt.Sprintf("/api/v1/admin/users/%d/credits", mira.ID)
	var left struct {
		Remaining int `json:"remaining_credits"`
	}
	admin.PostJSON(path, `{"amount":25,"description":"  sorry for Tuesday "}`).Want(http.StatusOK).JSON(&left)
	if left.Remaining != 35 {
		t.Errorf("%d are left", left.Remaining)
	}
	for body, status := range map[string]int{
		`{"amount":-36}`: http.StatusConflict, `{"amount":0}`: http.StatusUnprocessableEntity, `{"amount":99999999}`: http.StatusUnprocessableEntity,
		`{"amount":1.5}`: http.StatusUnprocessableEntity, `{"amount":"ten"}`: http.StatusUnprocessableEntity, `{}`: http.StatusUnprocessableEntity,
		`{"amount":1,"description":"` + strings.Repeat("é", 501) + `"}`: http.StatusUnprocessableEntity, `{"amount":`: http.StatusBadRequest,
	} {
		admin.PostJSON(path, body).WantProblem(status)
	}
	if p := admin.PostJSON(path, `{"amount":0}`).WantProblem(http.StatusUnprocessableEntity); p.Detail != "Please enter a valid credit amount" {
		t.Errorf("zero: %q", p.Detail)
	}
	if p := admin.PostJSON(path, `{"amount":9e18}`).WantProblem(http.StatusUnprocessableEntity); p.Detail != "A value in the request is too large or has the wrong type." {
		t.Errorf("more than fits: %q", p.Detail)
	}
	admin.PostJSON("/api/v1/admin/users/999/credits", `{"amount":5}`).WantProblem(http.StatusNotFound)
	if b, _ := site.Store.Balance(t.Context(), mira.ID); b.Remaining() != 35 {
		t.Errorf("a refused adjustment left %d", b.Remaining())
	}
	testkit.CheckLedger(t, site.Store)
	if n := site.Store.Int(t, `SELECT count(*) FROM audit_log WHERE action = 'user.adjust_credits' AND reason = 'sorry for Tuesday' AND target = ?`, fmt.Sprintf("user:%d", mira.ID)); n != 1 {
		t.Errorf("%d entries in the audit log", n)
	}
	if n := site.Store.Int(t, `SELECT count(*) FROM audit_log`); n != 1 {
		t.Errorf("%d entries in all", n)
	}
}
