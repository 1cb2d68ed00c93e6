package accounts

import (
	"encoding/csv"
	"net/http"
	"net/url"
	"strings"
	"testing"

	"pellucid/internal/testkit/sitetest"
)

func TestAProfileIsSavedOrToldWhatIsWrong(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	user := site.AddUser(t, "mira")
	browser := site.SignIn(t, user)
	form := url.Values{"bio": {"I draw boats."}, "website": {"https://example.org"}, "social_github": {"https://github.com/mira"}, "email": {"other@example.org"}, "username": {"other"}}
	browser.PostForm("/settings/profile", form).WantRedirect("/settings?tab=profile")
	page := browser.Get("/settings").Want(http.StatusOK).Doc()
	if page.Find("[name=bio]").Text() != "I draw boats." || page.Find("[name=social_github]").AttrOr("value", "") != "https://github.com/mira" {
		t.Error("the profile was not kept")
	}
	if kept, err := site.Store.User(t.Context(), user.ID); err != nil || kept.Email != user.Email || kept.Username != user.Username {
		t.Errorf("the form changed who somebody is: %+v, %v", kept, err)
	}
	form.Set("website", "javascript:alert(1)")
	wrong := browser.PostForm("/settings/profile", form).Want(http.StatusUnprocessableEntity)
	if wrong.FieldError("website") == "" || wrong.Doc().Find("[name=bio]").Text() != "I draw boats." {
		t.Error("a wrong address is not told, or what was typed is lost")
	}
}

func TestAProfilesLinksSayNothingThatItsTextMayNot(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	browser := site.SignIn(t, site.AddUser(t, "mira"))
	for field, link := range map[string]string{
		"website": "https://kill-all-jews.example/", "social_x": "https://x.com/killalljews", "social_github": "https://github.com/?q=death+to%20muslims",
		"social_facebook": "https://facebook.com/%64eath-to-muslims",
	} {
		if browser.PostForm("/settings/profile", url.Values{field: {link}}).Want(http.StatusUnprocessableEntity).FieldError(field) == "" {
			t.Errorf("%s is not refused at its field", link)
		}
	}
	browser.PostForm("/settings/profile", url.Values{"website": {"https://www.mira-draws-foxes.example/jewish-wedding?page=2#top"}}).WantRedirect("/settings?tab=profile")
}

func TestTheHistoryShowsFiveRowsAndLoadsMore(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	user := site.AddUser(t, "mira")
	browser := site.SignIn(t, user)
	sitetest.Generations(t, site, user, 7, "a fox")
	path := "/settings?tab=credits&action=generation"
	for _, want := range []int{5, 7} {
		doc := browser.Get(path).Want(http.StatusOK).Doc()
		if got := doc.Find("#credit-history tbody tr").Length(); got != want {
			t.Errorf("%s shows %d rows, want %d", path, got, want)
		}
		more := doc.Find("#credit-history a:contains('Load More')")
		if (more.Length() == 1) != (want == 5) {
			t.Errorf("%d rows, and %d links for more", want, more.Length())
		}
		path, _, _ = strings.Cut(more.AttrOr("href", ""), "#")
	}
	for _, wild := range []string{"&shown=-3", "&shown=99999999", "&shown=x"} {
		browser.Get("/settings?tab=credits" + wild).Want(http.StatusOK)
	}
	browser.Get("/settings?tab=credits&action=nonsense").Want(http.StatusUnprocessableEntity)
}

func TestTheExportHasEveryRowAndNoFormula(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	user := site.AddUser(t, "mira")
	browser := site.SignIn(t, user)
	sitetest.Generations(t, site, user, 12, "=HYPERLINK(\"https://evil.example\",\"a, b\")\n+1")
	answer := browser.Get("/settings/credits.csv?action=generation").Want(http.StatusOK)
	if kind := answer.Header.Get("Content-Type"); kind != "text/csv; charset=utf-8" || !strings.Contains(answer.Header.Get("Content-Disposition"), `filename="credit-history-`) {
		t.Errorf("the export is %q, %q", kind, answer.Header.Get("Content-Disposition"))
	}
	rows, err := csv.NewReader(strings.NewReader(string(answer.Body))).ReadAll()
	if err != nil || len(rows) != 13 {
		t.Fatalf("%d rows, %v", len(rows), err)
	}
	for _, row := range rows[1:] {
		if row[1] != "Image Generation" || row[2] != `'=HYPERLINK("https://evil.example","a, b") +1` || row[3] != "-1" {
			t.Errorf("a row is %q", row)
		}
	}
	site.Visitor(t).Get("/settings/credits.csv").Want(http.StatusSeeOther)
}
