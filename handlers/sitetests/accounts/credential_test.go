package accounts

import (
	"context"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"pellucid/internal/domain/people"
	"pellucid/internal/identity"
	"pellucid/internal/identity/identitytest"
	"pellucid/internal/testkit/sitetest"
)

// realGoogle is Google as the settings set it up; nothing asks it in these tests.
func realGoogle() map[people.Provider]identity.Provider {
	return map[people.Provider]identity.Provider{people.Google: identity.NewGoogle(identity.Config{ID: identitytest.ClientID})}
}

func TestOnlyTheAuthPageTrustsGooglesButton(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true, Providers: realGoogle()})
	page := site.Visitor(t).Get("/auth?redirect=/create").Want(http.StatusOK)
	policy := page.Header.Get("Content-Security-Policy")
	for _, part := range []string{"script-src 'self' https://accounts.google.com/gsi/client;", "frame-src https://accounts.google.com/gsi/", "connect-src 'self' https://accounts.google.com/gsi/"} {
		if !strings.Contains(policy, part) {
			t.Errorf("the policy %q lacks %q", policy, part)
		}
	}
	if got := page.Header.Get("Cross-Origin-Opener-Policy"); got != "same-origin-allow-popups" {
		t.Errorf("opener policy %q", got)
	}
	place := page.Doc().Find("[data-google]")
	if place.AttrOr("data-google", "") != identitytest.ClientID || len(place.AttrOr("data-nonce", "")) < 40 || place.AttrOr("data-login-uri", "") != site.URL+"/auth/google/callback" {
		t.Error("the button is not told what it needs")
	}
	if href := page.Doc().Find("a[data-provider=google]").AttrOr("href", ""); href != "/auth/google?redirect=%2Fcreate" {
		t.Errorf("the link leads to %q", href)
	}
	for _, path := range []string{"/", "/pricing", "/forgot-password"} {
		if policy := site.Visitor(t).Get(path).Header.Get("Content-Security-Policy"); strings.Contains(policy, "google") {
			t.Errorf("%s trusts Google: %s", path, policy)
		}
	}
}

func TestAFormFromElsewhereMustProveThatItIsGoogles(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true, Providers: realGoogle()})
	cross := []string{"Sec-Fetch-Site", "cross-site", "Origin", "https://accounts.google.com"}
	form := url.Values{"credential": {"a.b.c"}, "g_csrf_token": {"x"}}
	for name, test := range map[string]struct {
		form   url.Values
		cookie string
		status int
	}{
		"no cookie":        {form, "", http.StatusBadRequest},
		"another cookie":   {form, "g_csrf_token=y", http.StatusBadRequest},
		"no value":         {url.Values{"credential": {"a.b.c"}}, "g_csrf_token=x", http.StatusBadRequest},
		"two empty values": {url.Values{"credential": {"a.b.c"}, "g_csrf_token": {""}}, "g_csrf_token=", http.StatusBadRequest},
		"no nonce of ours": {form, "g_csrf_token=x", http.StatusUnprocessableEntity},
		"no credential":    {url.Values{"g_csrf_token": {"x"}}, "g_csrf_token=x", http.StatusUnprocessableEntity},
	} {
		t.Run(name, func(t *testing.T) {
			headers := cross
			if test.cookie != "" {
				headers = append(headers[:len(headers):len(headers)], "Cookie", test.cookie)
			}
			site.Visitor(t).PostForm("/auth/google/callback", test.form, headers...).Want(test.status)
		})
	}
	told := site.Visitor(t).PostForm("/auth/google/callback", url.Values{}, "Origin", site.URL, "Accept", "application/json").WantProblem(http.StatusUnprocessableEntity)
	if told.Detail != "No valid credential received from Google" {
		t.Errorf("our script is told %q", told.Detail)
	}
}

func TestTheAPISignsInWithAToken(t *testing.T) {
	t.Parallel()
	site, google, facebook := socialSite(t)
	visitor := site.Visitor(t)
	good := google.IDToken(nil)
	var token struct {
		AccessToken string `json:"access_token"`
	}
	visitor.PostJSON("/api/v1/auth/social/google", map[string]any{"provider": "google", "token": good, "profile_data": map[string]any{"anything": 1}}).Want(http.StatusOK).JSON(&token)
	visitor.Token = token.AccessToken
	var me struct{ Email, Username string }
	visitor.Get("/api/v1/users/me").Want(http.StatusOK).JSON(&me)
	if me.Email != "ana@gmail.com" || me.Username != "ana-lovelace" {
		t.Errorf("signed in as %+v", me)
	}
	failed := "Google login failed, please try again or use email login"
	for name, test := range map[string]struct {
		body   any
		status int
		detail string
	}{
		"the same token again":  {map[string]any{"token": good}, 401, failed},
		"no token":              {map[string]any{"provider": "google"}, 422, "No valid credential received from Google"},
		"null":                  {map[string]any{"token": nil}, 422, "No valid credential received from Google"},
		"an empty token":        {map[string]any{"token": ""}, 422, "Invalid token format received from Google"},
		"a token without a dot": {map[string]any{"token": "abc"}, 422, "Invalid token format received from Google"},
		"a number":              {map[string]any{"token": 12}, 422, "Invalid token format received from Google"},
		"a token of another":    {map[string]any{"token": google.IDToken(identitytest.Claims{"aud": "other"})}, 401, failed},
		"another nonce":         {map[string]any{"token": google.IDToken(identitytest.Claims{"nonce": "a"}), "profile_data": map[string]any{"nonce": "b"}}, 401, failed},
		"another provider":      {map[string]any{"provider": "facebook", "token": google.IDToken(nil)}, 422, "This call is for Google."},
	} {
		t.Run(name, func(t *testing.T) {
			if p := site.Visitor(t).PostJSON("/api/v1/auth/social/google", test.body).WantProblem(test.status); p.Detail != test.detail {
				t.Errorf("detail %q", p.Detail)
			}
		})
	}
	google.Break(8)
	if p := site.Visitor(t).PostJSON("/api/v1/auth/social/google", map[string]any{"token": google.IDToken(identitytest.Claims{"sub": "new"})}); p.Status == 500 {
		t.Errorf("a broken provider is our own fault: %s", p.Body)
	}
	facebook.SetMe("email", nil)
	ask := map[string]any{"token": identitytest.Token}
	if p := site.Visitor(t).PostJSON("/api/v1/auth/social/facebook", ask).WantProblem(422); len(p.Errors) != 1 || p.Errors[0].Field != "email" {
		t.Errorf("without an address: %+v", p)
	}
	ask["profile_data"] = map[string]any{"email": "ana@example.org"}
	site.Visitor(t).PostJSON("/api/v1/auth/social/facebook", ask).Want(http.StatusOK)
}

func TestACredentialOfThePageSignsInOnce(t *testing.T) {
	t.Parallel()
	google := identitytest.NewGoogle(t, time.Now)
	config := identity.Config{ID: identitytest.ClientID, Secret: identitytest.Secret, URL: google.URL, Now: time.Now, Wait: func(context.Context, time.Duration) error { return nil }}
	site := sitetest.New(t, sitetest.Options{Idle: true, Secure: true, Providers: map[people.Provider]identity.Provider{people.Google: shown{identity.NewGoogle(config)}}})
	browser := site.Visitor(t)
	nonce := browser.Get("/auth?redirect=/pricing").Doc().Find("[data-google]").AttrOr("data-nonce", "")
	send := func(c *sitetest.Client, token string) *sitetest.Answer {
		return c.PostForm("/auth/google/callback", url.Values{"credential": {token}}, "Origin", site.URL, "Accept", "application/json")
	}
	send(browser, google.IDToken(nil)).WantProblem(http.StatusUnauthorized)
	send(browser, google.IDToken(identitytest.Claims{"nonce": "another"})).WantProblem(http.StatusUnauthorized)
	site.Store.Exec(t, `INSERT INTO users (id, email, email_folded, username, username_folded, username_skeleton, created_at) VALUES (9, 'x', 'ben@other.example', 'ben', 'ben', 'ben', 1)`)
	taken := google.IDToken(identitytest.Claims{"nonce": nonce, "sub": "8", "email": "ben@other.example"})
	if told := send(browser, taken).WantProblem(http.StatusConflict); !strings.Contains(told.Detail, "Sign in to that account first") {
		t.Errorf("the script is told %q", told.Detail)
	}
	browser = site.Visitor(t)
	nonce = browser.Get("/auth?redirect=/pricing").Doc().Find("[data-google]").AttrOr("data-nonce", "")
	google.Break(4)
	token := google.IDToken(identitytest.Claims{"nonce": nonce})
	stolen := browser.Cookies()
	var next struct{ Next string }
	for _, status := range []int{http.StatusServiceUnavailable, http.StatusOK} { // Google is broken at first; the page tries again
		if status == http.StatusServiceUnavailable {
			google.Rotate() // so that the keys must be fetched
			token = google.IDToken(identitytest.Claims{"nonce": nonce})
		}
		answer := send(browser, token).Want(status)
		if status == http.StatusOK {
			answer.JSON(&next)
		}
	}
	if next.Next != "/pricing" {
		t.Errorf("it leads to %q", next.Next)
	}
	browser.Get("/dashboard").Want(http.StatusOK)
	thief := site.Visitor(t)
	for _, c := range stolen {
		if strings.Contains(c.Name, "nonce") {
			answer := thief.PostForm("/auth/google/callback", url.Values{"credential": {google.IDToken(identitytest.Claims{"nonce": nonce})}},
				"Origin", site.URL, "Accept", "application/json", "Cookie", c.String())
			answer.WantProblem(http.StatusUnauthorized)
		}
	}
}

// shown is a stand-in whose button is shown, as the real one's is.
type shown struct{ *identity.GoogleLogin }

// Buttons is true.
func (shown) Buttons() bool { return true }
