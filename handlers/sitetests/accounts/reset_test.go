package accounts

import (
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"pellucid/internal/domain/mailing"
	"pellucid/internal/testkit/sitetest"
)

func newPassword(token, password string) url.Values {
	return url.Values{"token": {token}, "password": {password}, "password_confirm": {password}}
}

func TestAForgottenPasswordIsReplacedAndEverybodyElseIsOut(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	user := site.AddUser(t, "mira")
	other, bearer := site.SignIn(t, user), site.Bearer(t, user)
	browser := site.Visitor(t)
	browser.PostForm("/forgot-password", url.Values{"email": {strings.ToUpper(user.Email)}}).WantRedirect("/forgot-password?sent=1")
	link := site.MailedLink(t, user.Email)
	page := browser.Get(link).Want(http.StatusOK)
	if page.Header.Get("Referrer-Policy") != "no-referrer" || page.Doc().Find("form[action='/reset-password'] [name=token]").AttrOr("value", "") != sitetest.TokenOf(t, link) {
		t.Error("the form lacks its secret, or the page tells it on")
	}
	for message, form := range map[string]url.Values{
		"Passwords do not match":                       {"token": {sitetest.TokenOf(t, link)}, "password": {"a new secret"}, "password_confirm": {"another"}},
		"Use at least 6 characters for your password.": newPassword(sitetest.TokenOf(t, link), "short"),
		"Passwords can have up to 256 characters.":     newPassword(sitetest.TokenOf(t, link), strings.Repeat("x", 257)),
		"Please enter a password.":                     newPassword(sitetest.TokenOf(t, link), ""),
	} {
		answer := browser.PostForm("/reset-password", form).Want(http.StatusUnprocessableEntity)
		if got := answer.FieldError("password") + answer.FieldError("password_confirm"); got != message {
			t.Errorf("%q, want %q", got, message)
		}
	}
	other.Get("/dashboard").Want(http.StatusOK)
	browser.PostForm("/reset-password", newPassword(sitetest.TokenOf(t, link), "a new secret")).WantRedirect("/auth?mode=login")
	other.Get("/dashboard").Want(http.StatusSeeOther)
	bearer.Get("/api/v1/users/me").WantProblem(http.StatusUnauthorized)
	browser.PostForm("/auth", url.Values{"mode": {"login"}, "username": {user.Username}, "password": {"a new secret"}}).WantRedirect("/dashboard")
	if mails := site.Mails(t); !strings.Contains(mails[0].Subject, "was changed") || mails[0].To != user.Email {
		t.Errorf("the owner is not told: %q", mails[0].Subject)
	}
	browser.Get(link).Want(http.StatusGone)
	browser.PostForm("/reset-password", newPassword(sitetest.TokenOf(t, link), "yet another")).Want(http.StatusGone)
}

func TestALinkForANewPasswordWorksForAnHour(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	user := site.AddUser(t, "mira")
	visitor := site.Visitor(t)
	ask := url.Values{"email": {user.Username}}
	visitor.PostForm("/forgot-password", ask).Want(http.StatusSeeOther)
	first := site.MailedLink(t, user.Email)
	site.Store.Clock.Advance(59 * time.Minute)
	visitor.Get(first).Want(http.StatusOK)
	visitor.PostForm("/forgot-password", ask).Want(http.StatusSeeOther)
	second := site.MailedLink(t, user.Email)
	site.Store.Clock.Advance(2 * time.Minute)
	visitor.Get(first).Want(http.StatusGone)
	visitor.PostForm("/reset-password", newPassword(sitetest.TokenOf(t, second), "a new secret")).Want(http.StatusSeeOther)
	if n := site.Store.Int(t, `SELECT count(*) FROM mail_tokens WHERE token_hash = ?`, sitetest.TokenOf(t, second)); n != 0 {
		t.Error("the link's secret itself is in the database")
	}
}

func TestNobodyLearnsWhoHasAnAccount(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	user := site.AddUser(t, "mira")
	gone := site.AddUser(t, "gone")
	site.Store.Exec(t, `UPDATE users SET is_active = 0 WHERE id = ?`, gone.ID)
	for _, name := range []string{user.Email, "nobody@example.org", gone.Email, "' OR 1=1 --", "a\r\nBcc: b@example.org"} {
		site.Visitor(t).PostForm("/forgot-password", url.Values{"email": {name}}).WantRedirect("/forgot-password?sent=1")
		site.Visitor(t).PostJSON("/api/v1/auth/password/forgot", map[string]string{"email": name}).Want(http.StatusAccepted)
	}
	if n := site.Store.Int(t, `SELECT count(*) FROM mail_queue WHERE user_id IS NOT NULL`); n != 0 {
		t.Error("asking looks the name up: the time it takes tells")
	}
	for _, m := range site.Mails(t) {
		if m.To != user.Email {
			t.Errorf("a mail went to %s", m.To)
		}
	}
	if n := site.Store.Int(t, `SELECT count(*) FROM mail_queue WHERE name <> ''`); n != 0 {
		t.Error("names of visitors are kept")
	}
	site.Visitor(t).PostForm("/forgot-password", url.Values{"email": {" "}}).Want(http.StatusUnprocessableEntity)
}

func TestTheAPIReplacesAPasswordToo(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	user, bearer := site.NewUser(t, "mira")
	site.Visitor(t).PostJSON("/api/v1/auth/password/forgot", map[string]string{"email": user.Email}).Want(http.StatusAccepted)
	token := sitetest.TokenOf(t, site.MailedLink(t, user.Email))
	visitor := site.Visitor(t)
	visitor.PostJSON("/api/v1/auth/password/reset", map[string]string{"token": token, "password": "short"}).WantProblem(http.StatusUnprocessableEntity)
	visitor.PostJSON("/api/v1/auth/password/reset", map[string]string{"token": "x", "password": "long enough"}).WantProblem(http.StatusGone)
	visitor.PostJSON("/api/v1/auth/password/reset", map[string]string{"token": token, "password": "long enough"}).Want(http.StatusNoContent)
	bearer.Get("/api/v1/users/me").WantProblem(http.StatusUnauthorized)
	visitor.PostForm("/api/v1/auth/login", url.Values{"username": {user.Username}, "password": {"long enough"}}).Want(http.StatusOK)
}

func TestAnAddressIsConfirmedByTheLinkSentToIt(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	browser := site.Visitor(t)
	browser.PostForm("/auth", signUp()).WantRedirect("/dashboard")
	security := "/settings?tab=security"
	if page := browser.Get(security).Doc(); page.Find("form[action='/settings/verify']").Length() != 1 {
		t.Error("the settings do not ask to confirm")
	}
	browser.PostForm("/settings/verify", nil).WantRedirect(security)
	link := site.MailedLink(t, "mira@example.org")
	if n := len(site.Mails(t)); n != 2 {
		t.Errorf("%d mails, want the first and another", n)
	}
	site.Visitor(t).Get("/verify-email?token=nonsense").Want(http.StatusGone)
	for range 2 { // a mail program first, then the person
		if title := site.Visitor(t).Get(link).Want(http.StatusOK).Title(); title != "Your email is confirmed" {
			t.Errorf("it says %q", title)
		}
	}
	if page := browser.Get(security).Doc(); page.Find("form[action='/settings/verify']").Length() != 0 {
		t.Error("the settings still ask")
	}
	browser.PostForm("/settings/verify", nil).WantRedirect(security)
	if n := len(site.Mails(t)); n != 2 {
		t.Errorf("%d mails: who has confirmed is asked again", n)
	}
}

func TestMailsAreAskedForOnlySoOften(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true, RateLimits: true})
	user, api := site.NewUser(t, "mira")
	for i := range 21 { // from one address; what strangers ask for elsewhere costs the owner nothing
		answer := site.Visitor(t).PostForm("/forgot-password", url.Values{"email": {user.Email}})
		if i < 20 {
			answer.Want(http.StatusSeeOther)
			continue
		}
		if answer.Want(http.StatusTooManyRequests).Header.Get("Retry-After") == "" {
			t.Error("it does not say when to come back")
		}
	}
	for range 5 {
		api.PostJSON("/api/v1/auth/email/resend", map[string]string{}).Want(http.StatusAccepted)
	}
	api.PostJSON("/api/v1/auth/email/resend", map[string]string{}).WantProblem(http.StatusTooManyRequests)
}

func TestLettersSayWhatTheyAreAbout(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	user := site.AddUser(t, "mira")
	email := mailing.Email{Kind: mailing.PaymentFailed, UserID: user.ID, Data: map[string]string{"plan": "Pro"}, OnceKey: "evt_1"}
	for range 2 {
		if err := site.Emails.Post(t.Context(), email); err != nil {
			t.Fatal(err)
		}
	}
	mails := site.Mails(t)
	if len(mails) != 1 {
		t.Fatalf("%d mails of one event", len(mails))
	}
	for _, words := range []string{"Hello " + user.Username + ",", "your Pro plan", site.URL + "/settings?tab=subscription"} {
		if !strings.Contains(mails[0].Text, words) || !strings.Contains(strings.ReplaceAll(mails[0].HTML, "&amp;", "&"), words) {
			t.Errorf("the mail lacks %q:\n%s", words, mails[0].Text)
		}
	}
}
