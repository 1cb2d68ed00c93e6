package accounts

import (
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"testing"
	"time"

	"pellucid/handlers"
	"pellucid/internal/testkit/sitetest"
)

// behindProxy is a site that believes what tests say about where they come from.
func behindProxy(t *testing.T) *sitetest.Site {
	t.Helper()
	proxies, err := handlers.ParseProxies(throughLoopback)
	if err != nil {
		t.Fatal(err)
	}
	return sitetest.New(t, sitetest.Options{Idle: true, RateLimits: true, Proxies: proxies})
}

func signInForm(name, password string) url.Values {
	return url.Values{"mode": {"login"}, "username": {name}, "password": {password}}
}

// TestStrangersLockNobodyOut: ten wrong passwords from anywhere shut the administrator out for 15 minutes, as
// often as somebody liked.
func TestStrangersLockNobodyOut(t *testing.T) {
	t.Parallel()
	site := behindProxy(t)
	mira := site.AddUser(t, "mira")
	home := site.Visitor(t) // where she has signed in before
	home.PostForm("/auth", signInForm(mira.Username, sitetest.Password), "X-Forwarded-For", "192.0.2.1").Want(http.StatusSeeOther)
	home.PostForm("/auth/logout", nil).Want(http.StatusSeeOther)
	for n := range 44 {
		address := "198.51.100." + strconv.Itoa(1+n/11)
		answer := site.Visitor(t).PostForm("/auth", signInForm(mira.Username, "wrong"), "X-Forwarded-For", address)
		if want := map[bool]int{false: http.StatusUnprocessableEntity, true: http.StatusTooManyRequests}[n%11 == 10]; answer.Status != want {
			t.Fatalf("try %d from %s is answered %d, want %d", n%11+1, address, answer.Status, want)
		}
	}
	for _, path := range []string{"/auth", "/api/v1/auth/login"} {
		started := time.Now()
		answer := site.Visitor(t).PostForm(path, signInForm(mira.Username, sitetest.Password), "X-Forwarded-For", "203.0.113.7")
		if took := time.Since(started); answer.Status >= 400 || took < time.Second {
			t.Errorf("%s from a new place is answered %d after %v, want success, a little late", path, answer.Status, took)
		}
	}
	const waits = 2500 * time.Millisecond // who is slowed down waits longer each time, and a busy machine lets one of a few through
	quickest := time.Hour
	for try := 0; try < 5 && quickest > waits; try++ {
		started := time.Now()
		home.PostForm("/auth", signInForm(mira.Username, sitetest.Password), "X-Forwarded-For", "198.51.100.1").Want(http.StatusSeeOther)
		quickest = min(quickest, time.Since(started))
		home.PostForm("/auth/logout", nil).Want(http.StatusSeeOther)
	}
	if quickest > waits {
		t.Errorf("a known device behind the same address as the stranger waits %v", quickest)
	}
}

// A device cookie says which accounts it knows; it opens none, and nobody can write one.
func TestADeviceIsKnownForItsOwnAccountAlone(t *testing.T) {
	t.Parallel()
	site := behindProxy(t)
	mira, omar := site.AddUser(t, "mira"), site.AddUser(t, "omar")
	browser := site.SignIn(t, omar)
	var device *http.Cookie
	for _, cookie := range browser.Cookies() {
		if cookie.Name == "pellucid-device" {
			device = cookie
		}
	}
	if device == nil {
		t.Fatal("signing in leaves no device cookie")
	}
	browser.PostForm("/auth/logout", nil).Want(http.StatusSeeOther)
	try := func(cookie string) int {
		return site.Visitor(t).PostForm("/auth", signInForm(mira.Username, "wrong"), "X-Forwarded-For", "198.51.100.9", "Cookie", "pellucid-device="+cookie).Status
	}
	for range 10 {
		try(device.Value)
	}
	id, _, _ := strings.Cut(device.Value, ".")
	forged := strings.Replace(device.Value, "."+strconv.FormatInt(omar.ID, 10)+".", "."+strconv.FormatInt(mira.ID, 10)+".", 1)
	for _, cookie := range []string{device.Value, forged, id, "", "~~~~", id + "." + strconv.FormatInt(mira.ID, 10) + "."} {
		if status := try(cookie); status != http.StatusTooManyRequests {
			t.Errorf("with the cookie %q a stranger's eleventh try is answered %d", cookie, status)
		}
	}
	site.Visitor(t).Get("/settings", "Cookie", "pellucid-device="+device.Value).Want(http.StatusSeeOther)
}

// TestStrangersUseUpNobodysResetMail: five requests by anybody, and the owner of the account could ask for no link for an
// hour.
func TestStrangersUseUpNobodysResetMail(t *testing.T) {
	t.Parallel()
	site := behindProxy(t)
	mira := site.AddUser(t, "mira")
	for n := range 12 {
		from := "198.51.100." + strconv.Itoa(n)
		if n%2 == 0 {
			site.Visitor(t).PostForm("/forgot-password", url.Values{"email": {mira.Email}}, "X-Forwarded-For", from).WantRedirect("/forgot-password?sent=1")
		} else {
			site.Visitor(t).PostJSON("/api/v1/auth/password/forgot", map[string]string{"email": mira.Email}, "X-Forwarded-For", from).Want(http.StatusAccepted)
		}
	}
	site.Visitor(t).PostForm("/forgot-password", url.Values{"email": {mira.Email}}, "X-Forwarded-For", "192.0.2.1").WantRedirect("/forgot-password?sent=1")
	if n := site.Store.Int(t, `SELECT count(*) FROM mail_queue WHERE kind = 'reset'`); n != 1 {
		t.Errorf("%d emails wait, want the one", n)
	}
	site.Visitor(t).Get(site.MailedLink(t, mira.Email)).Want(http.StatusOK)
}

// TestSigningOutEverywhereElseEndsTokensToo: whoever had got in once kept the API token that they had made.
func TestSigningOutEverywhereElseEndsTokensToo(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	mira, stolen := site.NewUser(t, "mira")
	omar, other := site.NewUser(t, "omar")
	browser, elsewhere := site.SignIn(t, mira), site.SignIn(t, mira)
	browser.PostForm("/settings/devices/others", nil).WantRedirect("/settings?tab=security")
	stolen.Get("/api/v1/users/me").WantProblem(http.StatusUnauthorized)
	elsewhere.Get("/settings").WantRedirect("/auth?mode=login&redirect=%2Fsettings")
	browser.Get("/settings").Want(http.StatusOK)
	if other.Get("/api/v1/users/me").Want(http.StatusOK); omar.ID == mira.ID {
		t.Fatal("they are one")
	}
}

// TestReadingIsLimitedGenerouslyAndLongListsAreNot: one connection read the gallery a thousand rows at a time, as fast as it
// could.
func TestReadingIsLimitedGenerouslyAndLongListsAreNot(t *testing.T) {
	t.Parallel()
	site := behindProxy(t)
	visitor, member := site.Visitor(t), site.Bearer(t, site.AddUser(t, "mira"))
	visitor.Get("/api/v1/gallery/public?limit=1000").WantProblem(http.StatusUnprocessableEntity)
	for range 30 {
		member.Get("/api/v1/gallery/favorites?limit=1000", "X-Forwarded-For", "198.51.100.1").Want(http.StatusOK)
	}
	member.Get("/api/v1/gallery/favorites?limit=1000", "X-Forwarded-For", "198.51.100.1").WantProblem(http.StatusTooManyRequests)
	member.Get("/api/v1/gallery/favorites?limit=100", "X-Forwarded-For", "198.51.100.1").Want(http.StatusOK)
	for range 600 {
		visitor.Get("/llms.txt", "X-Forwarded-For", "198.51.100.2").Want(http.StatusOK)
	}
	if answer := visitor.Get("/llms.txt", "X-Forwarded-For", "198.51.100.2"); answer.WantProblem(http.StatusTooManyRequests).Detail == "" || answer.Header.Get("Retry-After") != "60" {
		t.Errorf("Retry-After is %q", answer.Header.Get("Retry-After"))
	}
	visitor.Get("/healthz", "X-Forwarded-For", "198.51.100.2").Want(http.StatusOK)
	visitor.Get("/llms.txt", "X-Forwarded-For", "198.51.100.3").Want(http.StatusOK)
}
