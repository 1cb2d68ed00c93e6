package accounts

import (
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/testkit/sitetest"
)

func signUp(change ...string) url.Values {
	form := url.Values{
		"mode": {"register"}, "email": {"mira@example.org"}, "username": {"mira"}, "password": {"secret"}, "password_confirm": {"secret"},
	}
	for i := 0; i < len(change); i += 2 {
		form.Set(change[i], change[i+1])
	}
	return form
}

func TestAPersonSignsUpAndStaysSignedIn(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	browser := site.Visitor(t)
	browser.PostForm("/auth", signUp()).WantRedirect("/dashboard")
	dashboard := browser.Get("/dashboard").Want(http.StatusOK)
	if text := dashboard.Doc().Find("main").Text(); !strings.Contains(text, "mira") || !strings.Contains(text, "10") {
		t.Error("the dashboard greets nobody, or shows no credits")
	}
	user, hash, err := site.Store.Credentials(t.Context(), "mira")
	if err != nil || user.ID == domain.AdminID || !strings.HasPrefix(hash, "$argon2id$") || user.LastLogin.IsZero() {
		t.Errorf("the account is %+v, %.12s, %v", user, hash, err)
	}
}

func TestSignUpSaysWhatIsWrongBesideTheField(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	taken := site.AddUser(t, "taken")
	for name, test := range map[string]struct {
		form           url.Values
		field, message string
	}{
		"passwords that differ":     {signUp("password_confirm", "secreT"), "password_confirm", "Passwords do not match"},
		"a short password":          {signUp("password", "short", "password_confirm", "short"), "password", "Use at least 6 characters for your password."},
		"no password":               {signUp("password", "", "password_confirm", ""), "password", "Please enter a password."},
		"no e-mail address":         {signUp("email", ""), "email", "Please enter your email."},
		"a broken e-mail address":   {signUp("email", "mira"), "email", "This doesn't look like an email address. Please check it."},
		"a taken e-mail address":    {signUp("email", strings.ToUpper(taken.Email)), "email", "That email is already in use. Sign in instead."},
		"a username too short":      {signUp("username", "x"), "username", "Usernames have 3 to 32 characters."},
		"a taken username":          {signUp("username", strings.ToUpper(taken.Username)), "username", "That username is taken. Please choose another."},
		"a username that is markup": {signUp("username", "<script>"), "username", "Usernames can use letters, digits, dots, hyphens and underscores, and must start and end with a letter or digit."},
		"a username of hate":        {signUp("username", "OldSw4stika88"), "username", "“Sw4stika” can't be in a username. Please choose another one."},
		"the administrator's id":    {signUp("id", "1", "username", "x"), "username", "Usernames have 3 to 32 characters."},
	} {
		t.Run(name, func(t *testing.T) {
			browser := site.Visitor(t)
			page := browser.PostForm("/auth", test.form).Want(http.StatusUnprocessableEntity)
			if got := page.FieldError(test.field); got != test.message {
				t.Errorf("beside %s stands %q, want %q", test.field, got, test.message)
			}
			if n := page.Doc().Find(".field-error").Length(); n != 1 {
				t.Errorf("%d fields are said to be wrong", n)
			}
			doc := page.Doc()
			if value, _ := doc.Find("[name=email]").Attr("value"); value != test.form.Get("email") {
				t.Errorf("the e-mail address typed was lost: %q", value)
			}
			if _, kept := doc.Find("[name=password]").Attr("value"); kept {
				t.Error("the page repeats the password")
			}
			browser.Get("/dashboard").Want(http.StatusSeeOther)
		})
	}
	if n := site.Store.Int(t, `SELECT count(*) FROM users`); n != 1 {
		t.Errorf("%d users were made", n-1)
	}
}

func TestSignInTakesEitherNameAndRefusesWithoutTellingWhy(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	user, inactive := site.AddUser(t, "mira"), site.AddUser(t, "gone")
	site.Store.Exec(t, `UPDATE users SET is_active = 0 WHERE id = ?`, inactive.ID)
	refusal := "That email, username or password isn't right. Please try again."
	for name, test := range map[string]struct {
		username, password string
		message            string // empty: signed in
	}{
		"the username":                          {user.Username, sitetest.Password, ""},
		"the e-mail address in capitals":        {strings.ToUpper(user.Email), sitetest.Password, ""},
		"a wrong password":                      {user.Username, "wrong", refusal},
		"an unknown name":                       {"nobody", sitetest.Password, refusal},
		"nothing":                               {"", "", refusal},
		"an injection":                          {"' OR 1=1 --", "' OR 1=1 --", refusal},
		"a password of a megabyte":              {user.Username, strings.Repeat("x", 500_000), refusal},
		"an inactive account":                   {inactive.Username, sitetest.Password, "This account isn't active. Please contact support."},
		"an inactive account, a wrong password": {inactive.Username, "wrong", refusal},
	} {
		t.Run(name, func(t *testing.T) {
			browser := site.Visitor(t)
			answer := browser.PostForm("/auth", url.Values{"mode": {"login"}, "username": {test.username}, "password": {test.password}})
			if test.message == "" {
				answer.WantRedirect("/dashboard")
				return
			}
			if got := answer.FieldError("password") + answer.Notice(); answer.Status < 400 || !strings.Contains(got, test.message) {
				t.Errorf("status %d, says %q, want %q", answer.Status, got, test.message)
			}
			browser.Get("/dashboard").Want(http.StatusSeeOther)
		})
	}
}

func TestRedirectIsFollowedWithinTheSiteOnly(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	user := site.AddUser(t, "mira")
	for redirect, want := range map[string]string{
		"/image/0123456789abcdef?x=1": "/image/0123456789abcdef?x=1", "pricing": "/pricing", "": "/dashboard",
		"//evil.example": "/evil.example", `/\evil.example`: "/dashboard", "https://evil.example": "/https:/evil.example",
		"javascript:alert(1)": "/javascript:alert(1)", "/a\r\nX-Evil: 1": "/dashboard",
	} {
		t.Run(redirect, func(t *testing.T) {
			browser := site.Visitor(t)
			form := url.Values{"mode": {"login"}, "username": {user.Username}, "password": {sitetest.Password}, "redirect": {redirect}}
			browser.PostForm("/auth", form).WantRedirect(want)
			browser.Get("/auth?mode=login&redirect=" + url.QueryEscape(redirect)).WantRedirect(want) // signed in already
		})
	}
}

func TestTheShortAddressesLeadToTheForm(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	visitor := site.Visitor(t)
	for path, want := range map[string]string{
		"/login": "/auth?mode=login", "/register": "/auth?mode=register", "/login?redirect=pricing": "/auth?mode=login&redirect=%2Fpricing",
		"/login?redirect=//evil.example": "/auth?mode=login&redirect=%2Fevil.example",
	} {
		visitor.Get(path).WantRedirect(want)
	}
	for mode, title := range map[string]string{"login": "Sign In", "nonsense": "Sign In", "": "Sign In", "register": "Create Account"} {
		page := visitor.Get("/auth?redirect=pricing&mode=" + mode).Want(http.StatusOK).Doc()
		if button := page.Find("main form button[type=submit]").Text(); button != title {
			t.Errorf("mode %q has the button %q", mode, button)
		}
		if back, _ := page.Find("[name=redirect]").Attr("value"); back != "/pricing" {
			t.Errorf("mode %q leads back to %q", mode, back)
		}
	}
}

func TestTheSessionCookieIsAsStrictAsTheSchemeAllows(t *testing.T) {
	t.Parallel()
	for name, test := range map[string]struct {
		secure, keep bool
		cookie       string
		lives        time.Duration // zero: until the browser closes
	}{
		"over http":        {false, false, "pellucid", 0},
		"over http, kept":  {false, true, "pellucid", 30 * 24 * time.Hour},
		"over https":       {true, false, "__Host-pellucid", 0},
		"over https, kept": {true, true, "__Host-pellucid", 30 * 24 * time.Hour},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			site := sitetest.New(t, sitetest.Options{Idle: true, Secure: test.secure})
			form := url.Values{"mode": {"login"}, "username": {site.AddUser(t, "mira").Username}, "password": {sitetest.Password}}
			if test.keep {
				form.Set("keep", "on")
			}
			answer := site.Visitor(t).PostForm("/auth", form).Want(http.StatusSeeOther)
			cookies := (&http.Response{Header: answer.Header}).Cookies()
			if len(cookies) != 2 || cookies[0].Name != test.cookie+"-device" || !cookies[0].HttpOnly || cookies[0].Secure != test.secure {
				t.Fatalf("cookies are %v", cookies)
			}
			c := cookies[1]
			if c.Name != test.cookie || !c.HttpOnly || c.SameSite != http.SameSiteLaxMode || c.Secure != test.secure || c.Path != "/" || c.Domain != "" {
				t.Errorf("the cookie is %+v", c)
			}
			if lives := time.Duration(c.MaxAge) * time.Second; lives < test.lives-time.Minute || lives > test.lives+time.Minute {
				t.Errorf("it lives %v, want %v", lives, test.lives)
			}
		})
	}
}

func TestASessionEndsOnTheServerToo(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	user := site.AddUser(t, "mira")
	short, kept := site.SignIn(t, user), site.Visitor(t)
	form := url.Values{"mode": {"login"}, "username": {user.Username}, "password": {sitetest.Password}, "keep": {"on"}}
	kept.PostForm("/auth", form).Want(http.StatusSeeOther)
	site.Store.Clock.Advance(25 * time.Hour)
	short.Get("/dashboard").Want(http.StatusSeeOther)
	kept.Get("/dashboard").Want(http.StatusOK)
	site.Store.Clock.Advance(29 * 24 * time.Hour)
	kept.Get("/dashboard").Want(http.StatusSeeOther)
}

func TestSigningInAgainToBeKeptSignedInKeeps(t *testing.T) {
	// The session that had begun without "Keep me signed in" held on to its 24 hours.
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	user := site.AddUser(t, "mira")
	browser := site.SignIn(t, user)
	form := url.Values{"mode": {"login"}, "username": {user.Username}, "password": {sitetest.Password}, "keep": {"on"}}
	browser.PostForm("/auth", form).Want(http.StatusSeeOther)
	site.Store.Clock.Advance(48 * time.Hour)
	browser.Get("/dashboard").Want(http.StatusOK)
}

func TestSignInRenewsTheSessionAndSignOutEndsIt(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	user := site.AddUser(t, "mira")
	img := site.Store.AddImage(t, user, "a fox")
	browser := site.Visitor(t)
	browser.PostForm("/image/"+img.ID+"/like", nil).Want(http.StatusSeeOther) // begins a session, for what is to be done later
	before := browser.Cookies()[0].Value
	browser.PostForm("/auth", url.Values{"mode": {"login"}, "username": {user.Username}, "password": {sitetest.Password}}).Want(http.StatusSeeOther)
	after := browser.Cookies()[0].Value
	if before == after {
		t.Error("the session that a visitor had is the one of the user: it can be planted")
	}
	browser.PostForm("/auth/logout", nil).WantRedirect("/")
	stolen := site.Visitor(t)
	for _, value := range []string{before, after} {
		stolen.Get("/dashboard", "Cookie", "pellucid="+value).Want(http.StatusSeeOther)
	}
	browser.Get("/dashboard").Want(http.StatusSeeOther)
	browser.PostForm("/auth/logout", nil).WantRedirect("/") // twice does no harm
}

func TestALikeIsCarriedOutAfterSigningIn(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	user := site.AddUser(t, "mira")
	img := site.Store.AddImage(t, user, "a fox")
	browser := site.Visitor(t)
	path := "/image/" + img.ID
	browser.PostForm(path+"/like", nil).WantRedirect("/auth?mode=login&redirect=" + url.QueryEscape(path))
	if page := browser.Get("/auth?mode=login"); !strings.Contains(page.Doc().Text(), "Please login to like images") {
		t.Error("the form does not say why it is shown")
	}
	form := url.Values{"mode": {"login"}, "username": {user.Username}, "password": {sitetest.Password}, "redirect": {path}}
	browser.PostForm("/auth", form).WantRedirect(path)
	if seen, _ := site.Store.Image(t.Context(), img.ID, user.ID); !seen.Liked || seen.Likes != 1 {
		t.Errorf("liked %v, %d likes", seen.Liked, seen.Likes)
	}
	browser.PostForm("/auth", form).WantRedirect(path)
	if seen, _ := site.Store.Image(t.Context(), img.ID, user.ID); seen.Likes != 1 {
		t.Errorf("signing in again made it %d likes", seen.Likes)
	}
}

func TestABearerTokenNeedsNoSession(t *testing.T) {
	// A POST with a bearer token to a page that works on the session was a panic: there is no session to work on.
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	user, api := site.NewUser(t, "mira")
	form := url.Values{"mode": {"login"}, "username": {user.Username}, "password": {sitetest.Password}}
	for path, form := range map[string]url.Values{"/auth": form, "/auth/logout": nil} {
		if answer := api.PostForm(path, form); answer.Status >= 500 {
			t.Errorf("%s answers %d", path, answer.Status)
		}
	}
}

func TestAPageIsShownEvenWhenItsSessionCannotBeSaved(t *testing.T) {
	// On a full disk, the page that showed a message was answered as two documents: the error, and then the page.
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	browser := site.SignIn(t, site.AddUser(t, "mira"))
	browser.Get("/admin").WantRedirect("/") // leaves a message
	site.Store.Exec(t, `CREATE TRIGGER full BEFORE INSERT ON sessions BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`)
	page := browser.Get("/").Want(http.StatusOK)
	if n := strings.Count(string(page.Body), "<html"); n != 1 || !strings.Contains(page.Doc().Text(), "You do not have permission") {
		t.Errorf("the answer holds %d documents, or lost the message", n)
	}
	browser.Get("/dashboard").Want(http.StatusOK)
	form := url.Values{"mode": {"login"}, "username": {"mira-1"}, "password": {sitetest.Password}}
	if answer := site.Visitor(t).PostForm("/auth", form); answer.Status < 500 {
		t.Errorf("signing in without a session that can be saved: %d", answer.Status)
	}
}
