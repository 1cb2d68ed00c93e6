package accounts

import (
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"testing"

	"pellucid/internal/testkit/sitetest"
)

// TestAVisitorLeavesNoSessionBehind: every like, report, vote and checkout of a visitor wrote a session row that stayed for
// 30 days; one connection made 9,516 of them in ten seconds.
func TestAVisitorLeavesNoSessionBehind(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true, Billing: true})
	img := site.Store.AddImage(t, site.AddUser(t, "mira"), "a fox")
	image := "/image/" + img.ID
	for path, form := range map[string]url.Values{
		image + "/like": nil, image + "/favorite": nil, image + "/report": {"reason": {"hate"}}, "/help/ts-1/useful": {"useful": {"yes"}},
		"/preferences": {"theme": {"dark"}}, "/subscription/checkout": {"tier_id": {"2"}}, "/auth": signInForm("nobody", "wrong"),
		"/forgot-password": {"email": {"nobody@example.org"}}, "/auth/logout": nil, "/reset-password": {"token": {"x"}}, "/gallery/bulk": nil,
	} {
		for _, cookie := range []string{"", "pellucid=made-up"} {
			site.Visitor(t).PostForm(path, form, "Cookie", cookie)
		}
		if n := site.Store.Int(t, `SELECT count(*) FROM sessions`); n != 0 {
			t.Errorf("after %s there are %d sessions", path, n)
			site.Store.Exec(t, `DELETE FROM sessions`)
		}
	}
}

// TestWhatAVisitorWantedIsRememberedInTheirBrowser keeps what those sessions were for.
func TestWhatAVisitorWantedIsRememberedInTheirBrowser(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true, Cache: true})
	mira := site.AddUser(t, "mira")
	img := site.Store.AddImage(t, site.AddUser(t, "omar"), "a fox")
	visitor := site.Visitor(t)
	site.Visitor(t).Get("/image/" + img.ID) // the page is kept for visitors
	visitor.PostForm("/image/"+img.ID+"/report", url.Values{"reason": {"hate"}}).WantRedirect("/image/" + img.ID)
	toast := func() string { return visitor.Get("/image/" + img.ID).Want(http.StatusOK).Doc().Find(".toast").Text() }
	if told := toast(); !strings.Contains(told, "Thanks for the report") {
		t.Errorf("after a report it says %q", told)
	}
	if again := toast(); again != "" {
		t.Errorf("and again %q", again)
	}
	visitor.PostForm("/image/"+img.ID+"/like", nil).Want(http.StatusSeeOther)
	visitor.PostForm("/auth", signInForm(mira.Username, sitetest.Password)).Want(http.StatusSeeOther)
	if n := site.Store.Int(t, `SELECT count(*) FROM likes WHERE user_id = ?`, mira.ID); n != 1 {
		t.Errorf("the like that they signed in for was set %d times", n)
	}
	for _, cookie := range visitor.Cookies() {
		if cookie.Name == "pellucid-pending" {
			t.Error("it would be carried out again")
		}
	}
}

// A cookie that the site did not sign says nothing, so that nobody puts words into its mouth.
func TestWhatNobodySignedIsNotShown(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	visitor := site.Visitor(t)
	visitor.PostForm("/image/"+site.Store.AddImage(t, site.AddUser(t, "omar"), "a fox").ID+"/like", nil).Want(http.StatusSeeOther)
	var pending string
	for _, cookie := range visitor.Cookies() {
		if cookie.Name == "pellucid-pending" {
			pending = cookie.Value
		}
	}
	for _, value := range []string{"c3VjY2VzcwBzZW5kIG1vbmV5", "c3VjY2VzcwBzZW5kIG1vbmV5.AAAA", pending, ".", ""} {
		if told := site.Visitor(t).Get("/", "Cookie", "pellucid-flash="+value).Want(http.StatusOK).Doc().Find(".toast").Text(); told != "" {
			t.Errorf("%q makes it say %q", value, told)
		}
	}
}

// TestEveryActOfAVisitorHasALimit: some forms had one, and the others wrote as fast as the disk could.
func TestEveryActOfAVisitorHasALimit(t *testing.T) {
	t.Parallel()
	site := behindProxy(t)
	img := site.Store.AddImage(t, site.AddUser(t, "mira"), "a fox")
	for n, path := range []string{"/preferences", "/image/" + img.ID + "/like", "/subscription/checkout", "/keep-account", "/account-appeal", "/auth/logout", "/help/ts-1/useful", "/api/v1/auth/logout"} {
		visitor, from := site.Visitor(t), "198.51.100."+strconv.Itoa(n)
		last := 0
		for range 301 {
			last = visitor.PostForm(path, url.Values{"useful": {"yes"}, "token": {"x"}, "appeal": {"a good reason"}}, "X-Forwarded-For", from).Status
			if last == http.StatusTooManyRequests {
				break
			}
		}
		if last != http.StatusTooManyRequests {
			t.Errorf("the 301st %s in a minute is answered %d", path, last)
		}
	}
}
