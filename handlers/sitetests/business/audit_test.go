package business

import (
	"encoding/csv"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"pellucid/internal/testkit/sitetest"
)

func TestTheAuditLogIsReadFilteredAndExported(t *testing.T) {
	t.Parallel()
	s := sitetest.New(t, sitetest.Options{Idle: true})
	administrator, mira := sitetest.NewAdminClient(t, s), s.AddUser(t, "mira")
	if empty := administrator.Get("/admin/audit").Want(http.StatusOK).Doc().Find(".empty").Text(); !strings.Contains(empty, "No actions yet") {
		t.Errorf("an empty log says %q", empty)
	}
	for i := range 30 {
		administrator.PostJSON(sitetest.About(mira, "suspend"), sitetest.Why(fmt.Sprintf("=cmd|'%d'!A1", i))).Want(http.StatusNoContent)
		administrator.PostJSON(sitetest.About(mira, "reactivate"), sitetest.Why("<b>sorry</b>")).Want(http.StatusNoContent)
	}
	page := administrator.Get("/admin/audit").Want(http.StatusOK).Doc()
	if n := page.Find(".audit-entries tbody tr").Length(); n != 50 {
		t.Errorf("the first page has %d entries", n)
	}
	if first := page.Find(".audit-entries tbody tr").First().Text(); !strings.Contains(first, "<b>sorry</b>") || !strings.Contains(first, "is active:") {
		t.Errorf("the newest entry reads %q", first)
	}
	next, _ := page.Find(".pagination a[rel=next]").Attr("href")
	if n := administrator.Get(next).Want(http.StatusOK).Doc().Find(".audit-entries tbody tr").Length(); next != "/admin/audit?page=2" || n != 10 {
		t.Errorf("%s has %d entries", next, n)
	}
	for query, want := range map[string]int{
		"action=user.suspend": 30, "subject=user": 50, "subject=user:" + fmt.Sprint(mira.ID): 50, "subject=tier": 0, "actor=1&page=2": 10, "actor=7": 0,
		"from=2020-01-01": 50, "until=2020-01-01": 0,
	} {
		if n := administrator.Get("/admin/audit?" + query).Want(http.StatusOK).Doc().Find(".audit-entries tbody tr").Length(); n != want {
			t.Errorf("%s shows %d entries, want %d", query, n, want)
		}
	}
	for _, query := range []string{"actor=me", "actor=-1", "subject=user:%27", "from=yesterday", "until=2026-02-30"} {
		answer := administrator.Get("/admin/audit?" + query).Want(http.StatusUnprocessableEntity)
		if answer.Doc().Find(".field-error").Length() != 1 {
			t.Errorf("%s: no field is marked", query)
		}
		administrator.Get("/admin/audit.csv?" + query).Want(http.StatusUnprocessableEntity)
		administrator.Get("/api/v1/admin/audit?" + query).WantProblem(http.StatusUnprocessableEntity)
	}

	rows, err := csv.NewReader(strings.NewReader(string(administrator.Get("/admin/audit.csv?action=user.suspend").Want(http.StatusOK).Body))).ReadAll()
	if err != nil || len(rows) != 31 {
		t.Fatalf("the table has %d lines, %v", len(rows), err)
	}
	if reason := rows[1][5]; !strings.HasPrefix(reason, "'=cmd") {
		t.Errorf("a spreadsheet takes %q for a formula", reason)
	}
	var list struct {
		Data []struct {
			Action string
			After  map[string]any
		}
		Total int
	}
	administrator.Get("/api/v1/admin/audit?action=user.suspend&limit=2").Want(http.StatusOK).JSON(&list)
	if list.Total != 30 || len(list.Data) != 2 || list.Data[0].After["is_active"] != false {
		t.Errorf("the API says %+v", list)
	}
}

func TestTheAuditLogIsForTheAdministrator(t *testing.T) {
	t.Parallel()
	s := sitetest.New(t, sitetest.Options{Idle: true})
	omar := s.SignIn(t, s.AddUser(t, "omar"))
	for _, path := range []string{"/admin/audit", "/admin/audit.csv"} {
		omar.Get(path).WantRedirect("/")
		s.Visitor(t).Get(path).WantRedirect("/auth?mode=login&redirect=" + strings.ReplaceAll(path, "/", "%2F"))
	}
	for _, path := range []string{"/api/v1/admin/audit", "/api/v1/admin/numbers", "/api/v1/admin/users/2/receipts"} {
		omar.Get(path).WantProblem(http.StatusForbidden)
		s.Visitor(t).Get(path).WantProblem(http.StatusUnauthorized)
	}
}
