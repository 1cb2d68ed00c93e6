package business

import (
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"pellucid/handlers/session"
	"pellucid/internal/domain"
	"pellucid/internal/testkit"
	"pellucid/internal/testkit/sitetest"
)

func TestTheAdministratorSeesTheSiteAsSomebodyElseAndChangesNothing(t *testing.T) {
	t.Parallel()
	s := sitetest.New(t, sitetest.Options{Idle: true, Billing: true})
	administrator, mira := sitetest.NewAdminClient(t, s), s.AddUser(t, "mira")
	picture := s.Store.AddImage(t, mira, "a fox", testkit.Private)
	administrator.PostJSON(sitetest.About(mira, "view-as"), sitetest.Why("Ticket 12")).Want(http.StatusNoContent)

	page := administrator.Get("/settings").Want(http.StatusOK)
	if banner := page.Doc().Find(".viewing").Text(); !strings.Contains(banner, mira.Username) {
		t.Errorf("the banner says %q", banner)
	}
	if button := page.Doc().Find("section.viewing form button").Text(); button != "End view" {
		t.Errorf("the way back is called %q", button)
	}
	administrator.Get("/image/" + picture.ID).Want(http.StatusOK)
	var me struct{ Username string }
	if administrator.Get("/api/v1/users/me").Want(http.StatusOK).JSON(&me); me.Username != mira.Username {
		t.Errorf("the API says %q", me.Username)
	}
	for _, secret := range []string{"/settings/data.zip", "/outbox", "/auth/google/callback?code=x", "/verify-email?token=x", "/image/" + picture.ID + "/download"} {
		administrator.Get(secret).Want(http.StatusForbidden)
	}
	administrator.Get("/admin").WantRedirect("/")
	administrator.Get("/api/v1/admin/users").WantProblem(http.StatusForbidden)

	administrator.PostForm(session.EndViewAsPath, nil).WantRedirect("/admin/users/" + fmt.Sprint(mira.ID))
	administrator.Get("/admin/audit").Want(http.StatusOK)
	if administrator.Get("/settings").Want(http.StatusOK).Doc().Find(".viewing").Length() != 0 {
		t.Error("the banner stays")
	}
	actions := testkit.All[string](t, s.Store, `SELECT action || ' ' || reason FROM audit_log ORDER BY id`)
	if strings.Join(actions, ", ") != "user.view_as Ticket 12, user.view_as_end " {
		t.Errorf("the audit log says %q", actions)
	}
}

// Every route of the site that could change something is tried, so that a new one is refused as well.
func TestWhileLookingEveryRequestThatCouldChangeSomethingIsRefused(t *testing.T) {
	t.Parallel()
	s := sitetest.New(t, sitetest.Options{Idle: true, Billing: true})
	administrator, mira := sitetest.NewAdminClient(t, s), s.AddUser(t, "mira")
	administrator.PostJSON(sitetest.About(mira, "view-as"), sitetest.Why("Ticket 12")).Want(http.StatusNoContent)
	tried := 0
	for _, route := range s.Routes() {
		reads := route.Method == http.MethodGet
		if route.Policy.NoSession || route.Policy.ViewAs == session.ViewAsAllowed || reads && route.Policy.ViewAs == session.ViewAsReads {
			continue
		}
		tried++
		if answer := administrator.Send(route.Method, route.Pattern, strings.NewReader("{}"), "Content-Type", "application/json"); answer.Status != http.StatusForbidden {
			t.Errorf("%s %s is answered %d", route.Method, route.Pattern, answer.Status)
		}
	}
	if tried < 40 {
		t.Errorf("only %d routes were tried", tried)
	}
}

func TestALookEndsByItself(t *testing.T) {
	t.Parallel()
	s := sitetest.New(t, sitetest.Options{Idle: true})
	administrator, mira := sitetest.NewAdminClient(t, s), s.AddUser(t, "mira")
	administrator.PostJSON(sitetest.About(mira, "view-as"), sitetest.Why("Ticket 12")).Want(http.StatusNoContent)
	s.Store.Clock.Advance(session.ViewAsTime - time.Second)
	administrator.Get("/admin").WantRedirect("/")
	administrator.Get("/settings/credits.csv").Want(http.StatusForbidden) // "nothing can be changed or downloaded", it says
	s.Store.Clock.Advance(time.Second)
	administrator.Get("/admin/audit").Want(http.StatusOK)
	administrator.PostForm(session.EndViewAsPath, nil).WantRedirect("/admin/users/" + fmt.Sprint(mira.ID))
	administrator.PostForm(session.EndViewAsPath, nil).WantRedirect("/admin")
}

func TestASuspendedUserCanBeLookedAtAndSignsInNoMoreForThat(t *testing.T) {
	t.Parallel()
	s := sitetest.New(t, sitetest.Options{Idle: true})
	administrator, mira := sitetest.NewAdminClient(t, s), s.AddUser(t, "mira")
	browser := s.SignIn(t, mira)
	administrator.PostJSON(sitetest.About(mira, "suspend"), sitetest.Why("spam")).Want(http.StatusNoContent)
	administrator.PostJSON(sitetest.About(mira, "view-as"), sitetest.Why("an appeal")).Want(http.StatusNoContent)
	administrator.Get("/dashboard").Want(http.StatusOK)
	browser.Get("/dashboard").WantRedirect("/auth?mode=login&redirect=%2Fdashboard")
	administrator.PostForm("/auth/logout", nil).WantRedirect("/")
	administrator.Get("/dashboard").WantRedirect("/auth?mode=login&redirect=%2Fdashboard")
}

func TestNobodyElseLooksAsSomebodyElse(t *testing.T) {
	t.Parallel()
	s := sitetest.New(t, sitetest.Options{Idle: true})
	sitetest.NewAdminClient(t, s)
	mira, omar := s.AddUser(t, "mira"), s.AddUser(t, "omar")
	browser := s.SignIn(t, omar)
	browser.PostJSON(sitetest.About(mira, "view-as"), sitetest.Why("curiosity")).WantProblem(http.StatusForbidden)
	s.Visitor(t).PostJSON(sitetest.About(mira, "view-as"), sitetest.Why("curiosity")).WantProblem(http.StatusUnauthorized)
	browser.PostForm(session.EndViewAsPath, nil).WantRedirect("/")
	s.Visitor(t).PostForm(session.EndViewAsPath, nil).Want(http.StatusSeeOther)
	if n := s.Store.Int(t, `SELECT count(*) FROM audit_log`); n != 0 {
		t.Errorf("%d entries", n)
	}
	program := s.Bearer(t, &domain.User{ID: domain.AdminID})
	program.PostJSON(sitetest.About(mira, "view-as"), sitetest.Why("from a program")).WantProblem(http.StatusUnprocessableEntity)
	program.PostForm("/preferences", url.Values{"surface": {"ink"}}).Want(http.StatusSeeOther)
}
