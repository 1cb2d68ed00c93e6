package accounts

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"pellucid/internal/testkit/sitetest"
)

func TestAPasswordIsChangedByWhoKnowsTheOldOne(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	user := site.AddUser(t, "mira")
	browser, other, api := site.SignIn(t, user), site.SignIn(t, user), site.Bearer(t, user)
	form := func(current, password, confirm string) url.Values {
		return url.Values{"current_password": {current}, "password": {password}, "password_confirm": {confirm}}
	}
	for name, test := range map[string]struct {
		form           url.Values
		field, message string
	}{
		"a wrong password": {form("wrong", "a new secret", "a new secret"), "current_password", "That isn't your current password."},
		"no password":      {form("", "a new secret", "a new secret"), "current_password", "That isn't your current password."},
		"a short new one":  {form(sitetest.Password, "short", "short"), "password", "Use at least 6 characters for your password."},
		"two that differ":  {form(sitetest.Password, "a new secret", "another"), "password_confirm", "Passwords do not match"},
	} {
		if got := browser.PostForm("/settings/password", test.form).Want(http.StatusUnprocessableEntity).FieldError(test.field); got != test.message {
			t.Errorf("%s: %q", name, got)
		}
	}
	other.Get("/dashboard").Want(http.StatusOK)
	browser.PostForm("/settings/password", form(sitetest.Password, "a new secret", "a new secret")).WantRedirect(sitetest.SecurityTab)
	browser.Get("/dashboard").Want(http.StatusOK)
	other.Get("/dashboard").Want(http.StatusSeeOther)
	api.Get("/api/v1/users/me").WantProblem(http.StatusUnauthorized)
	if mails := site.Mails(t); len(mails) != 1 || !strings.Contains(mails[0].Subject, "was changed") {
		t.Errorf("%d mails", len(mails))
	}
}

// Whoever found an API token in a script could make another one, which stayed when the owner ended the first, download all data of
// the account, and sign its owner out everywhere.
func TestAnAPITokenDoesNotOpenTheAccountsSecurity(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	user := site.AddUser(t, "mira")
	browser, api := site.SignIn(t, user), site.Bearer(t, user)
	tokens := func() int { return site.Store.Int(t, `SELECT count(*) FROM api_tokens WHERE user_id = ?`, user.ID) }
	before := tokens()
	for path, form := range map[string]url.Values{
		"/settings/tokens": {"token_name": {"another"}}, "/settings/devices/others": nil, "/settings/delete": {"password": {sitetest.Password}},
		"/settings/password": {"current_password": {sitetest.Password}, "password": {"a new secret"}, "password_confirm": {"a new secret"}},
	} {
		api.PostForm(path, form).Want(http.StatusForbidden)
	}
	api.Get("/settings/data.zip").Want(http.StatusForbidden)
	if now := tokens(); now != before {
		t.Errorf("there are %d tokens instead of %d", now, before)
	}
	browser.Get("/dashboard").Want(http.StatusOK)
	browser.PostForm("/settings/tokens", url.Values{"token_name": {"another"}}).Want(http.StatusOK)
	site.Visitor(t).PostForm("/settings/tokens", nil).Want(http.StatusSeeOther)
}

func TestGuessingTheCurrentPasswordIsSlowedDown(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true, RateLimits: true})
	browser := site.SignIn(t, site.AddUser(t, "mira"))
	for range 10 {
		browser.PostForm("/settings/password", url.Values{"current_password": {"guess"}}).Want(http.StatusUnprocessableEntity)
	}
	answer := browser.PostForm("/settings/password", url.Values{"current_password": {sitetest.Password}}).Want(http.StatusTooManyRequests)
	if answer.Header.Get("Retry-After") == "" {
		t.Error("it does not say when to come back")
	}
}

func TestDevicesAreListedAndSignedOut(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	user, stranger := site.AddUser(t, "mira"), site.AddUser(t, "stranger")
	here, phone, laptop, elsewhere := site.SignIn(t, user), site.SignIn(t, user), site.SignIn(t, user), site.SignIn(t, stranger)
	site.Store.Exec(t, `UPDATE sessions SET device = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'`)
	page := here.Get(sitetest.SecurityTab).Want(http.StatusOK).Doc()
	forms := page.Find("form[action^='/settings/devices/'][action$='/end']")
	if forms.Length() != 2 || !strings.Contains(page.Text(), "Chrome on Linux") || strings.Count(page.Text(), "This device") != 1 {
		t.Fatalf("%d devices can be signed out:\n%s", forms.Length(), page.Find(".security").Text())
	}
	first := forms.First().AttrOr("action", "")
	elsewhere.PostForm(first, nil).WantRedirect(sitetest.SecurityTab) // a stranger's request does nothing
	phone.Get("/dashboard").Want(http.StatusOK)
	laptop.Get("/dashboard").Want(http.StatusOK)
	here.PostForm(first, nil).WantRedirect(sitetest.SecurityTab)
	if phone.Get("/dashboard").Status == laptop.Get("/dashboard").Status {
		t.Error("not just one device was signed out")
	}
	here.PostForm("/settings/devices/others", nil).WantRedirect(sitetest.SecurityTab)
	for _, out := range []*sitetest.Client{phone, laptop} {
		out.Get("/dashboard").Want(http.StatusSeeOther)
	}
	here.Get("/dashboard").Want(http.StatusOK)
	elsewhere.Get("/dashboard").Want(http.StatusOK)
}

func TestAnAPITokenIsShownOnceAndRevoked(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	user, stranger := site.AddUser(t, "mira"), site.AddUser(t, "stranger")
	browser := site.SignIn(t, user)
	for name, message := range map[string]string{
		" ": "Please name the token so you can recognize it later.", strings.Repeat("x", 61): "Token names can have up to 60 characters.",
	} {
		if got := browser.PostForm("/settings/tokens", url.Values{"token_name": {name}}).Want(http.StatusUnprocessableEntity).FieldError("token_name"); got != message {
			t.Errorf("%q", got)
		}
	}
	page := browser.PostForm("/settings/tokens", url.Values{"token_name": {"<b>my program</b>"}}).Want(http.StatusOK).Doc()
	api := site.Visitor(t)
	api.Token = page.Find("#new-token").Text()
	api.Get("/api/v1/users/me").Want(http.StatusOK)
	list := browser.Get(sitetest.SecurityTab).Want(http.StatusOK)
	if strings.Contains(string(list.Body), api.Token) || !strings.Contains(list.Doc().Text(), "<b>my program</b>") {
		t.Error("the token is shown again, or its name is not")
	}
	revoke := list.Doc().Find("form[action^='/settings/tokens/'][action$='/end']").AttrOr("action", "")
	site.SignIn(t, stranger).PostForm(revoke, nil).WantRedirect(sitetest.SecurityTab)
	api.Get("/api/v1/users/me").Want(http.StatusOK)
	browser.PostForm(revoke, nil).WantRedirect(sitetest.SecurityTab)
	api.Get("/api/v1/users/me").WantProblem(http.StatusUnauthorized)
	browser.PostForm("/settings/tokens/x/end", nil).Want(http.StatusNotFound)
}

func TestWhoHasNoPasswordGetsALinkToSetOne(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	user := site.AddUser(t, "mira")
	browser := site.SignIn(t, user)
	site.Store.Exec(t, `UPDATE users SET password_hash = '' WHERE id = ?`, user.ID)
	if browser.Get(sitetest.SecurityTab).Doc().Find("form[action='/settings/password']").Length() != 0 {
		t.Error("a password is asked for that is not there")
	}
	browser.PostForm("/settings/password", newPassword("", "a new secret")).Want(http.StatusUnprocessableEntity)
	browser.PostForm("/settings/password/link", nil).WantRedirect(sitetest.SecurityTab)
	site.Visitor(t).PostForm("/reset-password", newPassword(sitetest.TokenOf(t, site.MailedLink(t, user.Email)), "a new secret")).Want(http.StatusSeeOther)
}

func TestTheOutboxIsForThisMachineOnly(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	site.Visitor(t).PostForm("/auth", signUp("username", "mira", "email", "mira+a&b@example.org")).Want(http.StatusSeeOther)
	id := site.Mails(t)[0].ID
	list := site.Visitor(t).Get("/outbox").Want(http.StatusOK).Doc()
	if list.Find("a[href='/outbox/"+id+"']").Length() != 1 || !strings.Contains(list.Text(), "mira+a&b@example.org") {
		t.Error("the mail is not listed")
	}
	mail := site.Visitor(t).Get("/outbox/" + id).Want(http.StatusOK)
	if !strings.Contains(mail.Doc().Find("pre").Text(), "/verify-email?token=") {
		t.Error("the mail has no link")
	}
	html := site.Visitor(t).Get("/outbox/" + id + "/html").Want(http.StatusOK)
	if policy := html.Header.Get("Content-Security-Policy"); !strings.Contains(policy, "default-src 'none'") || !strings.Contains(policy, "sandbox") {
		t.Errorf("policy %q", policy)
	}
	for _, path := range []string{"/outbox/..%2f..%2fpellucid", "/outbox/nothing", "/outbox/nothing/html"} {
		site.Visitor(t).Get(path).Want(http.StatusNotFound)
	}
	public := sitetest.New(t, sitetest.Options{Idle: true, Secure: true})
	public.Visitor(t).Get("/outbox").Want(http.StatusNotFound)
}
