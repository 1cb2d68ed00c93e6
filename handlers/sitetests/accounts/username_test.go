package accounts

import (
	"net/http"
	"strings"
	"testing"

	adminarea "pellucid/handlers/admin"
	"pellucid/handlers/api"
	"pellucid/internal/testkit/sitetest"
)

// TestANameIsKeptAsPeopleReadIt: wide letters were kept as they were typed. What one sign stands for is checked as the name
// that it becomes.
func TestANameIsKeptAsPeopleReadIt(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	signUp := func(name string) *sitetest.Answer {
		return site.Visitor(t).PostJSON("/api/v1/auth/register", map[string]any{"username": name, "email": name + "@example.org", "password": sitetest.Password})
	}
	if user := sitetest.Decoded[api.User](t, signUp("ｃａｓｐａｒ").Want(http.StatusCreated)); user.Username != "caspar" {
		t.Errorf("the name is %q", user.Username)
	}
	for _, taken := range []string{"caspar", "Caspar", "cаspаr"} {
		signUp(taken).WantProblem(http.StatusConflict)
	}
	if p := signUp("ﷺﷺﷺ").WantProblem(http.StatusUnprocessableEntity); len(p.Errors) != 1 || p.Errors[0].Field != "username" {
		t.Errorf("a sentence in three signs: %+v", p)
	}
}

// TestTheAdministratorSeesAndSetsTrust: trust decided what is on the front page, and was nowhere to be seen.
func TestTheAdministratorSeesAndSetsTrust(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	admin, mira := sitetest.AddAdmin(t, site), site.AddUser(t, "mira")
	trust := func() adminarea.AdminTrust {
		t.Helper()
		return sitetest.Decoded[adminarea.AdminUser](t, admin.Get(strings.TrimSuffix(sitetest.About(mira, ""), "/")).Want(http.StatusOK)).Trust
	}
	choose := func(choice, reason string) *sitetest.Answer {
		return admin.PostJSON(sitetest.About(mira, "trust"), map[string]any{"choice": choice, "reason": reason})
	}
	if got := trust(); got.Trusted || got.Choice != "rule" || strings.Join(got.Reasons, " ") != "No strikes. Account age: 0 of 7 days. Public images kept for a day: 0 of 3." {
		t.Errorf("a newcomer: %+v", got)
	}
	choose("grant", " ").WantProblem(http.StatusUnprocessableEntity)
	choose("admire", "An artist").WantProblem(http.StatusUnprocessableEntity)
	choose("grant", "An artist").Want(http.StatusNoContent)
	choose("grant", "An artist").WantProblem(http.StatusConflict)
	if got := trust(); !got.Trusted || got.Choice != "grant" {
		t.Errorf("after a grant: %+v", got)
	}
	choose("withdraw", "No artist").Want(http.StatusNoContent)
	if got := trust(); got.Trusted || got.Choice != "withdraw" {
		t.Errorf("after a withdrawal: %+v", got)
	}
	admin.PostJSON("/api/v1/admin/users/999/trust", map[string]any{"choice": "grant", "reason": "Who?"}).WantProblem(http.StatusNotFound)
	site.Bearer(t, mira).PostJSON(sitetest.About(mira, "trust"), map[string]any{"choice": "grant", "reason": "Me"}).WantProblem(http.StatusForbidden)
}
