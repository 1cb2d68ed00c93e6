package business

import (
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"testing"

	"pellucid/internal/domain"
	"pellucid/internal/testkit"
	"pellucid/internal/testkit/sitetest"
)

func TestASuspendedUserIsOutAtOnceAndInAgainWhenReactivated(t *testing.T) {
	t.Parallel()
	s := sitetest.New(t, sitetest.Options{Idle: true})
	administrator, mira := sitetest.NewAdminClient(t, s), s.AddUser(t, "mira")
	browser, program := s.SignIn(t, mira), s.Bearer(t, mira)
	program.PostJSON("/api/v1/images/generate", map[string]any{"prompt": "a fox"}).Want(http.StatusOK)
	if b, _ := s.Store.Balance(t.Context(), mira.ID); b.Remaining() != 9 {
		t.Fatalf("%d credits are left while a picture is made", b.Remaining())
	}

	administrator.PostJSON(sitetest.About(mira, "suspend"), sitetest.Why(" Spam in three prompts ")).Want(http.StatusNoContent)
	browser.Get("/dashboard").WantRedirect("/auth?mode=login&redirect=%2Fdashboard")
	program.Get("/api/v1/users/me").WantProblem(http.StatusUnauthorized)
	answer := s.Visitor(t).PostForm("/auth", url.Values{"mode": {"login"}, "username": {mira.Username}, "password": {sitetest.Password}})
	if answer.Want(http.StatusForbidden); !strings.Contains(string(answer.Body), "active. Please contact support.") {
		t.Errorf("at the door: %.300s", answer.Body)
	}
	if n := s.Store.Int(t, `SELECT count(*) FROM sessions WHERE user_id = ?`, mira.ID) + s.Store.Int(t, `SELECT count(*) FROM api_tokens WHERE user_id = ?`, mira.ID); n != 0 {
		t.Errorf("%d sessions and tokens are left", n)
	}
	if b, _ := s.Store.Balance(t.Context(), mira.ID); b.Remaining() != 10 {
		t.Errorf("%d credits are left after the generation was ended", b.Remaining())
	}
	testkit.CheckLedger(t, s.Store)

	administrator.PostJSON(sitetest.About(mira, "suspend"), sitetest.Why("again")).WantProblem(http.StatusConflict)
	administrator.PostJSON(sitetest.About(mira, "reactivate"), sitetest.Why("A mistake")).Want(http.StatusNoContent)
	administrator.PostJSON(sitetest.About(mira, "reactivate"), sitetest.Why("again")).WantProblem(http.StatusConflict)
	s.SignIn(t, mira).Get("/dashboard").Want(http.StatusOK)
	program.Get("/api/v1/users/me").WantProblem(http.StatusUnauthorized)

	entries := testkit.All[string](t, s.Store, `SELECT actor_id || ' ' || action || ' ' || target || ' ' || reason FROM audit_log ORDER BY id`)
	want := []string{fmt.Sprintf("1 user.suspend user:%d Spam in three prompts", mira.ID), fmt.Sprintf("1 user.reactivate user:%d A mistake", mira.ID)}
	if strings.Join(entries, "\n") != strings.Join(want, "\n") {
		t.Errorf("the audit log says %q", entries)
	}
}

func TestWhatTheAdministratorDoesToPeopleNeedsAReasonAndSomebody(t *testing.T) {
	t.Parallel()
	s := sitetest.New(t, sitetest.Options{Idle: true})
	administrator, mira := sitetest.NewAdminClient(t, s), s.AddUser(t, "mira")
	nobody, itself := &domain.User{ID: 999}, &domain.User{ID: domain.AdminID}
	for _, call := range []string{"suspend", "reactivate", "view-as", "emails"} {
		body := map[string]any{"kind": "reset"}
		if call != "emails" {
			delete(body, "kind")
		}
		with := func(reason string) map[string]any { body["reason"] = reason; return body }
		administrator.PostJSON(sitetest.About(mira, call), with("  ")).WantProblem(http.StatusUnprocessableEntity)
		administrator.PostJSON(sitetest.About(mira, call), with(strings.Repeat("x", 501))).WantProblem(http.StatusUnprocessableEntity)
		if told := administrator.PostJSON(sitetest.About(nobody, call), with("why")).WantProblem(http.StatusNotFound); told.Detail != "User not found" {
			t.Errorf("%s of nobody: %q", call, told.Detail)
		}
	}
	administrator.PostJSON(sitetest.About(itself, "suspend"), sitetest.Why("why")).WantProblem(http.StatusConflict)
	administrator.PostJSON(sitetest.About(itself, "view-as"), sitetest.Why("why")).WantProblem(http.StatusConflict)
	if n := s.Store.Int(t, `SELECT count(*) FROM audit_log`); n != 0 {
		t.Errorf("%d entries tell of what was refused", n)
	}
}

func TestLinksAreSentAgain(t *testing.T) {
	t.Parallel()
	s := sitetest.New(t, sitetest.Options{Idle: true})
	administrator, mira := sitetest.NewAdminClient(t, s), s.AddUser(t, "mira")
	email := func(kind string) *sitetest.Answer {
		return administrator.PostJSON(sitetest.About(mira, "emails"), map[string]any{"kind": kind, "reason": "She asked by mail"})
	}
	email("verify").Want(http.StatusNoContent)
	if link := s.MailedLink(t, mira.Email); !strings.HasPrefix(link, "/verify-email?token=") {
		t.Errorf("the first email leads to %s", link)
	}
	email("reset").Want(http.StatusNoContent)
	link := s.MailedLink(t, mira.Email)
	s.Visitor(t).Get(link).Want(http.StatusOK)
	if !strings.HasPrefix(link, "/reset-password?token=") {
		t.Errorf("the second email leads to %s", link)
	}
	email("deletion").WantProblem(http.StatusUnprocessableEntity)
	s.Store.Exec(t, `UPDATE users SET email_verified_at = 1 WHERE id = ?`, mira.ID)
	email("verify").WantProblem(http.StatusConflict)
	administrator.PostJSON(sitetest.About(mira, "suspend"), sitetest.Why("spam")).Want(http.StatusNoContent)
	email("reset").WantProblem(http.StatusConflict)
	token := link[strings.Index(link, "token=")+6:]
	if n := s.Store.Int(t, `SELECT count(*) FROM audit_log WHERE instr(before || after || reason, ?) > 0`, token); n != 0 {
		t.Error("the audit log holds the secret of a link")
	}
	if n := s.Store.Int(t, `SELECT count(*) FROM audit_log WHERE action = 'user.mail'`); n != 2 {
		t.Errorf("%d emails are written down", n)
	}
}
