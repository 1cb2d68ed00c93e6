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

// socialSite is a site on which people can sign in with stand-ins of both providers.
func socialSite(t *testing.T) (*sitetest.Site, *identitytest.Google, *identitytest.Facebook) {
	t.Helper()
	google, facebook := identitytest.NewGoogle(t, time.Now), identitytest.NewFacebook(t)
	at := func(provider, address string) identity.Config {
		return identity.Config{
			ID: identitytest.ClientID, Secret: identitytest.Secret, URL: address, RedirectURL: "http://here.example/auth/" + provider + "/callback",
			Now: time.Now, Wait: func(context.Context, time.Duration) error { return nil },
		}
	}
	site := sitetest.New(t, sitetest.Options{Idle: true, Providers: map[people.Provider]identity.Provider{
		people.Google: identity.NewGoogle(at("google", google.URL)), people.Facebook: identity.NewFacebook(at("facebook", facebook.URL)),
	}})
	return site, google, facebook
}

// goTo sends a browser to a provider and returns where it is sent back to, as a path of the site.
func goTo(t *testing.T, browser *sitetest.Client, path string) string {
	t.Helper()
	away := browser.Get(path).Want(http.StatusSeeOther).Header.Get("Location")
	client := http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	resp, err := client.Get(away)
	if err != nil {
		t.Fatal(err)
	}
	_ = resp.Body.Close()
	back, err := url.Parse(resp.Header.Get("Location"))
	if err != nil || back.Host != "here.example" {
		t.Fatalf("the provider answers %d and leads to %v, %v", resp.StatusCode, back, err)
	}
	return back.RequestURI()
}

func TestANewPersonSignsInWithGoogle(t *testing.T) {
	t.Parallel()
	site, _, _ := socialSite(t)
	browser := site.Visitor(t)
	back := goTo(t, browser, "/auth/google?redirect=/pricing")
	browser.Get(back).WantRedirect("/pricing")
	browser.Get("/dashboard").Want(http.StatusOK)
	user, hash, err := site.Store.Credentials(t.Context(), "ana@gmail.com")
	if err != nil || user.Username != "ana-lovelace" || !user.EmailVerified || hash != "" || user.IsAdmin() {
		t.Fatalf("%+v, %q, %v", user, hash, err)
	}
	if balance, err := site.Store.Balance(t.Context(), user.ID); err != nil || balance.Remaining() != 10 {
		t.Errorf("%+v, %v: the credits of registration", balance, err)
	}
	again := site.Visitor(t)
	again.Get(goTo(t, again, "/auth/google")).WantRedirect("/dashboard")
	if n := site.Store.Int(t, `SELECT count(*) FROM users`); n != 1 {
		t.Errorf("%d users", n)
	}
}

func TestASignInWithGoogleEndsOnceAndForWhoBeganIt(t *testing.T) {
	t.Parallel()
	site, _, _ := socialSite(t)
	browser, thief := site.Visitor(t), site.Visitor(t)
	back := goTo(t, browser, "/auth/google")
	for name, try := range map[string]func() *sitetest.Answer{
		"another browser":  func() *sitetest.Answer { return thief.Get(back) },
		"another state":    func() *sitetest.Answer { c := site.Visitor(t); goTo(t, c, "/auth/google"); return c.Get(back) },
		"no state":         func() *sitetest.Answer { return site.Visitor(t).Get("/auth/google/callback?code=x") },
		"nothing":          func() *sitetest.Answer { return site.Visitor(t).Get("/auth/google/callback") },
		"an invented code": func() *sitetest.Answer { return site.Visitor(t).Get("/auth/google/callback?code=x&state=y") },
	} {
		if answer := try().Want(http.StatusUnprocessableEntity); !strings.Contains(answer.Notice(), "Google login failed, please try again or use email login") {
			t.Errorf("%s: %q", name, answer.Notice())
		}
	}
	cookies := browser.Cookies()
	browser.Get(back).WantRedirect("/dashboard")
	replay := site.Visitor(t)
	replay.Get(back, "Cookie", cookies[0].String()).Want(http.StatusUnprocessableEntity)
	if cancelled := site.Visitor(t).Get("/auth/google/callback?error=access_denied"); !strings.Contains(cancelled.Notice(), "You didn't sign in with Google.") {
		t.Errorf("cancelled: %q", cancelled.Notice())
	}
}

func TestAnAccountIsTakenOverOnlyByWhoOwnsItsAddress(t *testing.T) {
	t.Parallel()
	first := "That email is already in use. Sign in to that account first, then connect Google under Settings › Security."
	for name, test := range map[string]struct {
		email, hd string
		verified  bool   // the account's address was confirmed here
		refusal   string // empty: signed in to the account
		keeps     bool   // the account's password stays good
	}{
		"Gmail, confirmed here":                       {"ana@gmail.com", "", true, "", true},
		"Gmail, and somebody waited with the address": {"ana@gmail.com", "", false, "", false},
		"an organization's address":                   {"ana@work.example", "work.example", true, "", true},
		"an address that Google does not run":         {"ana@other.example", "", true, first, true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			site, google, _ := socialSite(t)
			user := site.AddUser(t, "ana")
			site.Store.Exec(t, `UPDATE users SET email = ?, email_folded = ? WHERE id = ?`, strings.ToUpper(test.email), test.email, user.ID)
			if test.verified {
				site.Store.Exec(t, `UPDATE users SET email_verified_at = 1 WHERE id = ?`, user.ID)
			}
			waiting := site.SignIn(t, user)
			claims := identitytest.Claims{"sub": "7", "email": test.email}
			if test.hd != "" {
				claims["hd"] = test.hd
			}
			google.SetPerson(claims)
			browser := site.Visitor(t)
			answer := browser.Get(goTo(t, browser, "/auth/google"))
			if test.refusal != "" {
				if !strings.Contains(answer.Want(http.StatusUnprocessableEntity).Notice(), test.refusal) {
					t.Errorf("it says %q", answer.Notice())
				}
			} else {
				answer.WantRedirect("/dashboard")
			}
			if n := site.Store.Int(t, `SELECT count(*) FROM users`); n != 1 {
				t.Errorf("%d users", n)
			}
			status := map[bool]int{true: http.StatusOK, false: http.StatusSeeOther}[test.keeps]
			waiting.Get("/dashboard").Want(status)
			form := url.Values{"mode": {"login"}, "username": {user.Username}, "password": {sitetest.Password}}
			site.Visitor(t).PostForm("/auth", form).Want(map[bool]int{true: http.StatusSeeOther, false: http.StatusUnprocessableEntity}[test.keeps])
		})
	}
}

func TestWhoFacebookKnowsWithoutAnAddressIsAskedForOne(t *testing.T) {
	t.Parallel()
	site, _, facebook := socialSite(t)
	facebook.SetMe("email", nil)
	taken := site.AddUser(t, "taken")
	browser := site.Visitor(t)
	browser.Get(goTo(t, browser, "/auth/facebook?redirect=/create")).WantRedirect("/auth/email")
	browser.Get("/auth/email").Want(http.StatusOK)
	for email, message := range map[string]string{
		"": "Please enter your email.", "ana": "This doesn't look like an email address. Please check it.",
		taken.Email: "That email is already in use. Sign in to that account first, then connect Facebook under Settings › Security.",
	} {
		answer := browser.PostForm("/auth/email", url.Values{"email": {email}}).Want(http.StatusUnprocessableEntity)
		if got := answer.FieldError("email"); got != message {
			t.Errorf("%q: %q", email, got)
		}
	}
	browser.PostForm("/auth/email", url.Values{"email": {"ana@example.org"}}).WantRedirect("/create")
	user, _, err := site.Store.Credentials(t.Context(), "ana@example.org")
	if err != nil || user.EmailVerified {
		t.Fatalf("%+v, %v", user, err)
	}
	site.Visitor(t).Get(site.MailedLink(t, "ana@example.org")).Want(http.StatusOK)
	if user, _ = site.Store.User(t.Context(), user.ID); !user.EmailVerified {
		t.Error("the address is not confirmed by the link")
	}
	again := site.Visitor(t)
	again.Get(goTo(t, again, "/auth/facebook")).WantRedirect("/dashboard")
	site.Visitor(t).Get("/auth/email").WantRedirect("/auth?mode=login")
}

func TestFacebookNeverOpensAnAccountByItsAddress(t *testing.T) {
	t.Parallel()
	site, _, facebook := socialSite(t)
	user := site.AddUser(t, "mira")
	site.Store.Exec(t, `UPDATE users SET email_verified_at = 1`)
	facebook.SetMe("email", user.Email)
	browser := site.Visitor(t)
	answer := browser.Get(goTo(t, browser, "/auth/facebook")).Want(http.StatusUnprocessableEntity)
	if !strings.Contains(answer.Notice(), "Sign in to that account first") {
		t.Errorf("it says %q", answer.Notice())
	}
	browser.Get("/dashboard").Want(http.StatusSeeOther)
}

func TestALikeIsCarriedOutAfterSigningInWithGoogle(t *testing.T) {
	t.Parallel()
	site, _, _ := socialSite(t)
	img := site.Store.AddImage(t, site.AddUser(t, "mira"), "a fox")
	browser := site.Visitor(t)
	browser.PostForm("/image/"+img.ID+"/like", nil).Want(http.StatusSeeOther)
	page := browser.Get("/auth?mode=login&redirect=/image/" + img.ID).Doc()
	link, _ := page.Find("a[data-provider=google]").Attr("href")
	browser.Get(goTo(t, browser, link)).WantRedirect("/image/" + img.ID)
	if seen, _ := site.Store.Image(t.Context(), img.ID, 0); seen.Likes != 1 {
		t.Errorf("%d likes", seen.Likes)
	}
}

func TestAccountsAreConnectedAndNobodyLocksThemselvesOut(t *testing.T) {
	t.Parallel()
	site, _, _ := socialSite(t)
	user, other := site.AddUser(t, "mira"), site.AddUser(t, "other")
	browser := site.SignIn(t, user)
	browser.Get(goTo(t, browser, "/auth/google?connect=1")).WantRedirect("/settings?tab=security")
	if page := browser.Get("/settings?tab=security").Doc().Text(); !strings.Contains(page, "Google is connected.") || !strings.Contains(page, "ana@gmail.com") {
		t.Error("the settings do not tell")
	}
	rival := site.SignIn(t, other)
	rival.Get(goTo(t, rival, "/auth/google?connect=1")).WantRedirect("/settings?tab=security")
	if page := rival.Get("/settings?tab=security").Doc().Text(); !strings.Contains(page, "That Google account is already connected to another account here.") {
		t.Error("one Google account opens two accounts")
	}
	visitor := site.Visitor(t)
	visitor.Get(goTo(t, visitor, "/auth/google")).WantRedirect("/dashboard")
	site.Store.Exec(t, `UPDATE users SET password_hash = '' WHERE id = ?`, user.ID)
	browser.PostForm("/settings/accounts/google/disconnect", nil).WantRedirect("/settings?tab=security")
	if page := browser.Get("/settings?tab=security").Doc().Text(); !strings.Contains(page, "This is the only way to sign in to your account. Set a password first.") {
		t.Error("somebody locked themselves out")
	}
	browser.Get(goTo(t, browser, "/auth/facebook?connect=1")).WantRedirect("/settings?tab=security")
	browser.PostForm("/settings/accounts/google/disconnect", nil).WantRedirect("/settings?tab=security")
	accounts, err := site.Store.ConnectedAccounts(t.Context(), user.ID)
	if err != nil || len(accounts) != 1 || accounts[0].Provider != people.Facebook {
		t.Errorf("%+v, %v", accounts, err)
	}
}

func TestThereIsNoButtonForWhatIsNotSetUp(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	page := site.Visitor(t).Get("/auth").Want(http.StatusOK)
	if page.Doc().Find(".auth-providers").Length() != 0 || strings.Contains(page.Header.Get("Content-Security-Policy"), "google") {
		t.Error("the form offers a provider that is not set up, or trusts it")
	}
	for _, path := range []string{"/auth/google", "/auth/facebook", "/auth/google/callback?code=x&state=y"} {
		site.Visitor(t).Get(path).Want(http.StatusNotFound)
	}
	site.Visitor(t).PostForm("/auth/google/callback", url.Values{"credential": {"a.b.c"}}).Want(http.StatusNotFound)
	site.Visitor(t).PostJSON("/api/v1/auth/social/google", map[string]string{"token": "a.b.c"}).WantProblem(http.StatusNotFound)
}

func TestANameFromAProviderThatOthersMustNotReadBecomesAnother(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct{ email, want string }{
		"their address gives one": {"ana@gmail.com", "ana"},
		"nothing gives one":       {"swastika88@gmail.com", "person"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			site, google, _ := socialSite(t)
			google.SetPerson(identitytest.Claims{"sub": "7", "email": test.email, "name": "Adolf Hitler"})
			browser := site.Visitor(t)
			browser.Get(goTo(t, browser, "/auth/google")).WantRedirect("/dashboard")
			if user, _, err := site.Store.Credentials(t.Context(), test.email); err != nil || user.Username != test.want {
				t.Errorf("they are called %+v, %v", user, err)
			}
		})
	}
}
