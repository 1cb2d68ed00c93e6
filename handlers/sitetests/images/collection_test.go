package images

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"pellucid/internal/testkit"
	"pellucid/internal/testkit/sitetest"
)

func TestOnesOwnCollections(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	mira, omar := site.AddUser(t, "mira"), site.AddUser(t, "omar")
	secret := site.Store.AddImage(t, mira, "a secret", testkit.Private)
	liked := site.Store.AddImage(t, omar, "a fox")
	if _, _, err := site.Store.ToggleFavorite(t.Context(), mira.ID, liked.ID); err != nil {
		t.Fatal(err)
	}
	for path, want := range map[string]string{"/gallery/my": secret.ID, "/gallery/favorites": liked.ID} {
		site.Visitor(t).Get(path).WantRedirect("/gallery")
		page := site.SignIn(t, mira).Get(path).Want(http.StatusOK)
		if page.Doc().Find("main a[href='/image/"+want+"']").Length() == 0 {
			t.Errorf("%s does not show %s", path, want)
		}
		if robots, _ := page.Doc().Find("meta[name=robots]").Attr("content"); !strings.Contains(robots, "noindex") {
			t.Errorf("%s may be indexed", path)
		}
		if other := site.SignIn(t, omar).Get(path).Want(http.StatusOK); strings.Contains(string(other.Body), secret.ID) {
			t.Errorf("%s shows another user's private image", path)
		}
	}
}

func TestAFavoriteIsCarriedOutAfterSigningIn(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	user := site.AddUser(t, "mira")
	path := "/image/" + site.Store.AddImage(t, user, "a fox").ID
	browser := site.Visitor(t)
	browser.PostForm(path+"/favorite", nil).WantRedirect("/auth?mode=login&redirect=" + url.QueryEscape(path))
	browser.PostForm("/auth", url.Values{"mode": {"login"}, "username": {user.Username}, "password": {sitetest.Password}, "redirect": {path}}).WantRedirect(path)
	if n := site.Store.Int(t, `SELECT count(*) FROM favorites WHERE user_id = ?`, user.ID); n != 1 {
		t.Errorf("%d favorites", n)
	}
}

func TestAdministrationIsForTheAdministrator(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	browser := site.SignIn(t, site.AddUser(t, "mira"))
	for _, path := range []string{"/admin", "/admin/users", "/admin/users/1", "/admin/subscriptions", "/admin/subscription-tiers/1"} {
		site.Visitor(t).Get(path).WantRedirect("/auth?mode=login&redirect=" + url.QueryEscape(path))
		browser.Get(path).WantRedirect("/")
		if home := browser.Get("/").Want(http.StatusOK); !strings.Contains(home.Doc().Text(), "You do not have permission to access the admin dashboard") {
			t.Errorf("%s does not say why it is closed", path)
		}
	}
	browser.Get("/subscription/manage").WantRedirect("/settings?tab=subscription")
}
