package accounts

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"pellucid/internal/domain"
	"pellucid/internal/testkit"
	"pellucid/internal/testkit/sitetest"
)

func TestPagesThatNeedSignInLeadThereAndBack(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	visitor, user := site.Visitor(t), site.AddUser(t, "mira")
	inactive := site.AddUser(t, "gone")
	shut := site.SignIn(t, inactive)
	site.Store.Exec(t, `UPDATE users SET is_active = 0 WHERE id = ?`, inactive.ID)
	mira := site.SignIn(t, user)
	for _, path := range []string{"/dashboard", "/create", "/create?prompt=a+fox&width=768", "/create/0123456789abcdef", "/settings?tab=credits", "/settings?tab=subscription", "/settings/credits.csv"} {
		want := "/auth?mode=login&redirect=" + url.QueryEscape(path)
		visitor.Get(path).WantRedirect(want)
		visitor.Send(http.MethodHead, path, nil).WantRedirect(want)
		shut.Get(path).WantRedirect(want)
		if path != "/create/0123456789abcdef" {
			mira.Get(path).Want(http.StatusOK)
		}
	}
	visitor.PostForm("/create", url.Values{"prompt": {"a fox"}}).WantRedirect("/auth?mode=login&redirect=" + url.QueryEscape("/create"))
	mira.Get("/create/0123456789abcdef").Want(http.StatusNotFound)
}

func TestPagesForEverybodyOpenForEverybody(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	user := site.AddUser(t, "mira")
	img := site.Store.AddImage(t, user, "a red fox")
	for _, client := range []*sitetest.Client{site.Visitor(t), site.SignIn(t, user), site.Bearer(t, user)} {
		for _, path := range []string{"/", "/gallery", "/gallery/objects", "/gallery?search=fox&sort=popular&page=1", "/gallery?tag=fox", "/pricing", "/pricing?billing=annual", "/image/" + img.ID} {
			page := client.Get(path).Want(http.StatusOK)
			if page.Title() == "" || !strings.HasPrefix(page.Header.Get("Content-Type"), "text/html") {
				t.Errorf("%s has no heading, or is no page", path)
			}
			if head := client.Send(http.MethodHead, path, nil).Want(http.StatusOK); len(head.Body) != 0 {
				t.Errorf("HEAD %s has a body of %d bytes", path, len(head.Body))
			}
		}
	}
}

func TestAddressesThatLeadNowhere(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	visitor := site.Visitor(t)
	for _, path := range []string{
		"/nowhere", "/gallery/nonsense", "/gallery?page=99", "/image/" + domain.NewID(), "/image/nonsense", "/image/%27%20OR%201=1--",
		"/image/..%2f..%2fetc%2fpasswd", "/image/" + domain.NewID() + "/download", "/media/ab/cd/original.png", "/media/..%2f..%2f/x/pellucid.db",
		"/static/nothing.js", "/static/../go.mod",
	} {
		if page := visitor.Get(path); page.Status != http.StatusNotFound && page.Status != http.StatusMovedPermanently {
			t.Errorf("%s answers %d", path, page.Status)
		}
	}
	page := visitor.Get("/nowhere").Want(http.StatusNotFound)
	if link := page.Doc().Find("main a[href='/']"); link.Text() != "Return to Home" {
		t.Errorf("the way home is called %q", link.Text())
	}
	if visitor.Get("/image/"+domain.NewID()).Want(http.StatusNotFound).Title() != "Image Not Found" {
		t.Error("an image that is not there has another page")
	}
}

func TestTheAPIRefusesVisitorsBeforeItReadsTheirBody(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	inactive, shut := site.NewUser(t, "gone")
	site.Store.Exec(t, `UPDATE users SET is_active = 0 WHERE id = ?`, inactive.ID)
	forged := site.Visitor(t)
	forged.Token = domain.NewSecret()
	id := site.Store.AddImage(t, inactive, "a fox").ID
	for name, client := range map[string]*sitetest.Client{"a visitor": site.Visitor(t), "an inactive user": shut, "a forged token": forged} {
		t.Run(name, func(t *testing.T) {
			for _, path := range []string{"/users/me", "/images/usage", "/images/my", "/images/task/" + domain.NewID(), "/gallery/favorites"} {
				if p := client.Get("/api/v1" + path).WantProblem(http.StatusUnauthorized); p.Detail != "Please sign in first." {
					t.Errorf("%s says %q", path, p.Detail)
				}
			}
			for _, path := range []string{"/images/generate", "/images/" + id + "/like", "/images/" + id + "/favorite", "/auth/logout"} {
				client.PostJSON("/api/v1"+path, `{"broken":`).WantProblem(http.StatusUnauthorized)
			}
		})
	}
}

func TestTheAPIIsSilentAboutNothing(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	visitor := site.Visitor(t)
	for _, path := range []string{"/api/v1/nothing", "/api/v1/images/generate/more", "/api/v1", "/api/v2/users/me", "/api/"} {
		visitor.Get(path).WantProblem(http.StatusNotFound)
	}
	for path, method := range map[string]string{
		"/api/v1/users/me": http.MethodDelete, "/api/v1/images/generate": http.MethodPatch, "/api/v1/gallery/public": http.MethodPost,
	} {
		visitor.Send(method, path, nil).WantProblem(http.StatusMethodNotAllowed)
	}
}

func TestOtherSitesCannotActForAUser(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	user, api := site.NewUser(t, "mira")
	browser := site.SignIn(t, user)
	img := site.Store.AddImage(t, user, "a fox")
	foreign := []string{"Origin", "https://evil.example", "Sec-Fetch-Site", "cross-site"}
	like := "/image/" + img.ID + "/like"
	browser.PostForm(like, nil, foreign...).Want(http.StatusForbidden)
	browser.PostForm("/auth/logout", nil, foreign...).Want(http.StatusForbidden)
	browser.PostJSON("/api/v1/images/generate", map[string]any{"prompt": "a fox"}, foreign...).WantProblem(http.StatusForbidden)
	if n := site.Store.Int(t, `SELECT count(*) FROM likes`); n != 0 {
		t.Error("another site's page liked a picture")
	}
	browser.PostForm(like, nil, "Origin", site.URL, "Sec-Fetch-Site", "same-origin").Want(http.StatusSeeOther)
	api.PostJSON("/api/v1/images/"+img.ID+"/favorite", nil, foreign...).Want(http.StatusOK)
	browser.Get("/dashboard", foreign...).Want(http.StatusOK)
}

func TestWeirdAcceptHeadersChangeNothing(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	mira := site.AddUser(t, "mira")
	open, secret := site.Store.AddImage(t, mira, "a red fox"), site.Store.AddImage(t, mira, "a secret plan", testkit.Private)
	visitor := site.Visitor(t)
	statuses := map[string]int{
		"/": 200, "/gallery": 200, "/image/" + open.ID: 200, "/image/" + open.ID + ".json": 200, "/api/v1/gallery/public": 200, "/help": 200, "/sitemap.xml": 200,
		"/image/" + secret.ID: 404, "/image/" + secret.ID + ".json": 404, "/image/" + secret.ID + ".md": 404, "/image/" + secret.ID + "/card.jpg": 404,
		"/image/" + secret.ID + "/download": 404, "/oembed?url=" + url.QueryEscape(site.URL+"/image/"+secret.ID): 404, "/api/v1/images/" + secret.ID: 404,
		"/image/%00": 404, "/image/..%2f..%2fetc": 404, "/image/" + strings.Repeat("a", 5000): 404, "/gallery/%27%20OR%201": 404,
	}
	for _, accept := range []string{"", "*/*;q=0", "application/x-nothing", "text/html;q=abc", ",,,;;=", strings.Repeat("a/b,", 1000), "image/*, \xff"} {
		for path, want := range statuses {
			answer := visitor.Get(path, "Accept", accept)
			if answer.Status != want || strings.Contains(string(answer.Body), "secret plan") {
				t.Errorf("%.60s with Accept %.20q answers %d, want %d", path, accept, answer.Status, want)
			}
		}
	}
}
