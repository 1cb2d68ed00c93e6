package accounts

import (
	"net/http"
	"net/url"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/pquerna/otp/totp"

	"pellucid/internal/domain"
	"pellucid/internal/domain/mailing"
	"pellucid/internal/domain/people"
	"pellucid/internal/testkit"
	"pellucid/internal/testkit/sitetest"
)

// app is somebody's authenticator app.
type app struct {
	t      *testing.T
	site   *sitetest.Site
	secret string
}

// code returns what the app shows, a step later than before: each code works once.
func (a app) code() string {
	a.t.Helper()
	a.site.Store.Clock.Advance(time.Minute)
	shown, err := totp.GenerateCode(a.secret, a.site.Store.Clock.Now())
	if err != nil {
		a.t.Fatal(err)
	}
	return shown
}

// setUpApp sets an authenticator app up in a browser, and returns it with the recovery codes that are shown.
func setUpApp(t *testing.T, site *sitetest.Site, browser *sitetest.Client) (a app, recovery []string) {
	t.Helper()
	page := browser.Get("/settings/authenticator").Want(http.StatusOK).Doc()
	a = app{t, site, strings.ReplaceAll(page.Find(".factor-key code").Text(), " ", "")}
	state, _ := page.Find(`input[name="state"]`).Attr("value")
	done := browser.PostForm("/settings/authenticator", url.Values{"state": {state}, "code": {a.code()}}).Want(http.StatusOK).Doc()
	return a, strings.Fields(done.Find(".recovery-codes").Text())
}

func enterPassword(t *testing.T, site *sitetest.Site, user *domain.User) *sitetest.Client {
	t.Helper()
	browser := site.Visitor(t)
	browser.PostForm("/auth", url.Values{"mode": {"login"}, "username": {user.Username}, "password": {sitetest.Password}, "redirect": {"/gallery/folders"}}).WantRedirect("/auth/two-step")
	return browser
}

func TestAPasswordAloneSignsNobodyInWhoSetUpTheApp(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{})
	user := site.AddUser(t, "mira")
	phone, recovery := setUpApp(t, site, site.SignIn(t, user))
	if len(recovery) != people.RecoveryCodes {
		t.Fatalf("%d recovery codes are shown", len(recovery))
	}
	browser := enterPassword(t, site, user)
	browser.Get("/dashboard").WantRedirect("/auth?mode=login&redirect=%2Fdashboard")
	before := browser.Cookies()
	refused := browser.PostForm("/auth/two-step", url.Values{"code": {"000000"}}).Want(http.StatusUnprocessableEntity)
	if refused.FieldError("code") == "" {
		t.Error("nobody is told that the code is wrong")
	}
	right := phone.code()
	browser.PostForm("/auth/two-step", url.Values{"code": {right}}).WantRedirect("/gallery/folders")
	browser.Get("/dashboard").Want(http.StatusOK)
	for _, cookie := range before {
		for _, now := range browser.Cookies() {
			if cookie.Name == now.Name && cookie.Name == "pellucid" && cookie.Value == now.Value {
				t.Error("the session's token is the one of before")
			}
		}
	}
	enterPassword(t, site, user).PostForm("/auth/two-step", url.Values{"code": {right}}).Want(http.StatusUnprocessableEntity)
	enterPassword(t, site, user).PostForm("/auth/two-step", url.Values{"recovery": {recovery[0]}}).WantRedirect("/gallery/folders")
	enterPassword(t, site, user).PostForm("/auth/two-step", url.Values{"recovery": {recovery[0]}}).Want(http.StatusUnprocessableEntity)
}

func TestTheSecondStepIsNotOfferedForever(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{})
	user := site.AddUser(t, "mira")
	phone, _ := setUpApp(t, site, site.SignIn(t, user))
	browser := enterPassword(t, site, user)
	site.Store.Clock.Advance(10 * time.Minute)
	browser.PostForm("/auth/two-step", url.Values{"code": {phone.code()}}).WantRedirect("/auth?mode=login")
}

func TestANewPasswordLeavesTheSecondStep(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{})
	user := site.AddUser(t, "mira")
	setUpApp(t, site, site.SignIn(t, user))
	_, hash, err := site.Store.Credentials(t.Context(), user.Username)
	if err != nil {
		t.Fatal(err)
	}
	if err := site.Store.CreateMailToken(t.Context(), user.ID, mailing.TokenReset, "a link", time.Hour); err != nil {
		t.Fatal(err)
	}
	if _, err := site.Store.ResetPassword(t.Context(), "a link", hash); err != nil {
		t.Fatal(err)
	}
	enterPassword(t, site, user)
}

func TestProgramsSendTheCodeForAToken(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{})
	user := site.AddUser(t, "mira")
	old := site.Bearer(t, user)
	phone, _ := setUpApp(t, site, site.SignIn(t, user))
	program := site.Visitor(t)
	form := url.Values{"username": {user.Username}, "password": {sitetest.Password}}
	program.PostForm("/api/v1/auth/login", form).WantProblem(http.StatusUnauthorized)
	form.Set("code", phone.code())
	program.PostForm("/api/v1/auth/login", form).Want(http.StatusOK)
	program.PostForm("/api/v1/auth/login", form).WantProblem(http.StatusUnprocessableEntity)
	old.Get("/api/v1/users/me").Want(http.StatusOK) // tokens of before go on
}

func TestWhoLeftTheirBrowserOpenIsAskedAgainBeforeAnythingChanges(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{})
	user := site.AddUser(t, "mira")
	browser := site.SignIn(t, user)
	setUpApp(t, site, browser)
	site.Store.Clock.Advance(time.Hour)
	browser.PostForm("/settings/authenticator/remove", nil).WantRedirect("/settings/confirm?next=%2Fsettings%3Ftab%3Dsecurity")
	browser.PostForm("/settings/recovery-codes", nil).WantRedirect("/settings/confirm?next=%2Fsettings%3Ftab%3Dsecurity")
	browser.PostForm("/settings/confirm", url.Values{"current_password": {"a guess"}}).Want(http.StatusUnprocessableEntity)
	browser.PostForm("/settings/confirm", url.Values{"current_password": {sitetest.Password}}).WantRedirect("/settings?tab=security")
	if page := browser.Get("/settings?tab=security").Want(http.StatusOK).Doc(); page.Find(".security-list .badge").Length() == 0 {
		t.Error("the browser that confirmed is not among the devices")
	}
	browser.PostForm("/settings/authenticator/remove", nil).WantRedirect("/settings?tab=security")
	site.SignIn(t, user).Get("/dashboard").Want(http.StatusOK) // by password alone again
}

func TestEveryChangeOfTheSecondStepIsMailed(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{})
	user := site.AddUser(t, "mira")
	browser := site.SignIn(t, user)
	setUpApp(t, site, browser)
	browser.PostForm("/settings/recovery-codes", nil).Want(http.StatusOK)
	browser.PostForm("/settings/authenticator/remove", nil).Want(http.StatusSeeOther)
	if err := site.Emails.Flush(t.Context()); err != nil {
		t.Fatal(err)
	}
	var subjects []string
	mails, err := site.Outbox.Emails()
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range mails {
		subjects = append(subjects, m.Subject)
	}
	all := strings.Join(subjects, "\n")
	for _, subject := range []string{"An authenticator app was added", "You have new recovery codes", "Your authenticator app was removed"} {
		if !strings.Contains(all, subject) {
			t.Errorf("no mail says %q: %s", subject, all)
		}
	}
}

func TestTheAdministratorOfAPublicSiteReachesNothingWithoutASecondStep(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{AdminSecondFactor: true})
	sitetest.NewAdminClient(t, site)
	admin, err := site.Store.User(t.Context(), domain.AdminID)
	if err != nil {
		t.Fatal(err)
	}
	other := site.Visitor(t)
	other.PostForm("/auth", url.Values{"mode": {"login"}, "username": {admin.Username}, "password": {sitetest.Password}}).WantRedirect("/settings/two-step")
	browser := site.SignIn(t, admin)
	for _, path := range []string{"/admin", "/admin/users", "/admin/audit.csv", "/admin/api"} {
		browser.Get(path).WantRedirect("/settings/two-step")
	}
	browser.Get("/api/v1/admin/users").WantProblem(http.StatusForbidden)
	site.Bearer(t, admin).Get("/api/v1/admin/users").WantProblem(http.StatusForbidden)
	browser.Get("/settings/two-step").Want(http.StatusOK)
	setUpApp(t, site, browser)
	browser.Get("/admin").Want(http.StatusOK)
	browser.Get("/api/v1/admin/users").Want(http.StatusOK)
	site.Bearer(t, admin).Get("/api/v1/admin/users").Want(http.StatusOK)
	other.Get("/admin").WantRedirect("/settings/two-step") // a session of before, perhaps somebody else's
	other.Get("/settings/two-step").WantRedirect("/auth?mode=login&redirect=%2Fadmin")
	other.Get("/dashboard").WantRedirect("/auth?mode=login&redirect=%2Fdashboard")
}

// TestARecoveryCodeIsGoodOnceForWhoeverIsFirst enters one code in eight browsers at once.
func TestARecoveryCodeIsGoodOnceForWhoeverIsFirst(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{})
	user := site.AddUser(t, "mira")
	_, codes := setUpApp(t, site, site.SignIn(t, user))
	var browsers []*sitetest.Client
	for range 4 {
		browsers = append(browsers, enterPassword(t, site, user))
	}
	var group sync.WaitGroup
	var in atomic.Int32
	for _, b := range browsers {
		group.Go(func() {
			if b.PostForm("/auth/two-step", url.Values{"recovery": {codes[0]}}).Status == http.StatusSeeOther {
				in.Add(1)
			}
		})
	}
	group.Wait()
	if in.Load() != 1 {
		t.Errorf("one code let %d in", in.Load())
	}
}

// TestNewRecoveryCodesEndTheOldOnes goes to the last of the new ones, of which the owner is told.
func TestNewRecoveryCodesEndTheOldOnes(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{})
	user := site.AddUser(t, "mira")
	browser := site.SignIn(t, user)
	_, old := setUpApp(t, site, browser)
	shown := browser.PostForm("/settings/recovery-codes", nil).Want(http.StatusOK)
	codes := strings.Fields(shown.Doc().Find(".recovery-codes").Text())
	if len(codes) != people.RecoveryCodes || codes[0] == old[0] {
		t.Fatalf("the new codes are %v, the old ones were %v", codes, old)
	}
	if cached := shown.Header.Get("Cache-Control"); !strings.Contains(cached, "no-store") {
		t.Errorf("the page with the codes may be kept: %q", cached)
	}
	enterPassword(t, site, user).PostForm("/auth/two-step", url.Values{"recovery": {old[1]}}).Want(http.StatusUnprocessableEntity)
	for n, code := range codes {
		b := enterPassword(t, site, user)
		b.PostForm("/auth/two-step", url.Values{"recovery": {strings.ToUpper(code)}}).Want(http.StatusSeeOther)
		said := b.Get("/settings?tab=security").Want(http.StatusOK).Doc().Text()
		if last := n == len(codes)-1; last != strings.Contains(said, "That was your last recovery code.") || last != strings.Contains(said, "None left. Make new ones.") {
			t.Errorf("after code %d of %d the page says %q", n+1, len(codes), said)
		}
	}
	if got := testkit.All[string](t, site.Store, `SELECT data ->> 'left' FROM mail_queue WHERE kind = 'second_factor' AND data ->> 'what' = 'recovery_used' ORDER BY id`); strings.Join(got, " ") != "9 8 7 6 5 4 3 2 1 0" {
		t.Errorf("the mails say that there are left %v", got)
	}
}

// TestTheAuditLogKnowsWhatBecomesOfTheAdministratorsRecoveryCodes is about a way in that left no trace on the site.
func TestTheAuditLogKnowsWhatBecomesOfTheAdministratorsRecoveryCodes(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{})
	browser := sitetest.NewAdminClient(t, site)
	admin, err := site.Store.User(t.Context(), domain.AdminID)
	if err != nil {
		t.Fatal(err)
	}
	setUpApp(t, site, browser)
	codes := strings.Fields(browser.PostForm("/settings/recovery-codes", nil).Want(http.StatusOK).Doc().Find(".recovery-codes").Text())
	again := enterPassword(t, site, admin)
	again.PostForm("/auth/two-step", url.Values{"recovery": {codes[0]}}).Want(http.StatusSeeOther)
	said := again.Get("/admin/audit").Want(http.StatusOK).Doc().Find("main").Text()
	for _, want := range []string{"made new recovery codes, 10 codes left", "signed in with a recovery code, 9 codes left"} {
		if !strings.Contains(strings.Join(strings.Fields(said), " "), want) {
			t.Errorf("the log doesn't say %q: %s", want, said)
		}
	}
}
