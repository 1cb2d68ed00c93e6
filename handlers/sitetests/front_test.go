package sitetests

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"pellucid/internal/domain"
	"pellucid/internal/testkit/sitetest"
)

// front is where the site shows images by itself.
var front = []string{"/", "/gallery?sort=trending", "/gallery/objects", "/feed.atom", "/gallery/objects/feed.atom", "/feed.atom?tag=quokka"}

// reachable is where everybody finds everything public.
var reachable = []string{"/gallery", "/gallery?search=quokka", "/gallery?tag=quokka", "/gallery/objects?sort=newest", "/gallery?sort=popular", "/api/v1/gallery/public"}

// TestAStrangersPictureIsReachableAndNotOnTheFront: somebody signed up, made a picture and liked it, and the landing page
// showed it as its hero.
func TestAStrangersPictureIsReachableAndNotOnTheFront(t *testing.T) {
	t.Parallel()
	s := sitetest.New(t, sitetest.Options{Idle: true, Cache: true})
	administrator, stranger := sitetest.NewAdminClient(t, s), s.AddUser(t, "stranger")
	img := s.Store.AddImage(t, stranger, "a rude quokka in the sun")
	s.SignIn(t, stranger).PostForm("/image/"+img.ID+"/like", nil)
	visitor := s.Visitor(t)
	check := func(paths []string, want bool) {
		t.Helper()
		for _, path := range paths {
			if shown := strings.Contains(string(visitor.Get(path).Want(http.StatusOK).Body), img.ID); shown != want {
				t.Errorf("%s shows the picture: %v", path, shown)
			}
		}
	}
	card := func() string {
		return visitor.Get("/image/"+img.ID).Want(http.StatusOK).Doc().Find("meta[property='og:image']").AttrOr("content", "")
	}
	trending := func() string { return string(visitor.Get("/api/v1/gallery/trending-tags").Want(http.StatusOK).Body) }
	check(front, false)
	check(reachable, true)
	if strings.Contains(card(), img.ID) || strings.Contains(trending(), "quokka") {
		t.Errorf("the card is %s, trending are %s", card(), trending())
	}
	press := func(button string) {
		t.Helper()
		form := administrator.Get("/image/" + img.ID).Want(http.StatusOK).Doc().Find("form:has(button:contains('" + button + "'))")
		if form.Length() != 1 {
			t.Fatalf("there are %d buttons %q", form.Length(), button)
		}
		on := form.Find("input[name=on]").AttrOr("value", "")
		administrator.PostForm(form.AttrOr("action", ""), url.Values{"on": {on}}).WantRedirect("/image/" + img.ID)
	}
	press("Feature image")
	check(front, true)
	if !strings.Contains(card(), img.ID) {
		t.Errorf("the card is %s", card())
	}
	press("Unfeature image")
	check(front, false)
	check(reachable, true)
	press("Use as the hero")
	if src := visitor.Get("/").Want(http.StatusOK).Doc().Find(".hero-cut img").AttrOr("src", ""); !strings.Contains(src, img.BlobKey) {
		t.Errorf("the hero is %s", src)
	}
	press("Stop using as the hero")
}

// TestAnEmptyFrontOfACategorySaysWhereTheRestIs: a category that has only unreviewed images is not a dead end.
func TestAnEmptyFrontOfACategorySaysWhereTheRestIs(t *testing.T) {
	t.Parallel()
	s := sitetest.New(t, sitetest.Options{Idle: true})
	img := s.Store.AddImage(t, s.AddUser(t, "stranger"), "a star", func(img *domain.Image) { img.Category = domain.Icons })
	visitor := s.Visitor(t)
	link := visitor.Get("/gallery/icons").Want(http.StatusOK).Doc().Find(".empty a").AttrOr("href", "")
	if link != "/gallery/icons?sort=newest" || !strings.Contains(string(visitor.Get(link).Want(http.StatusOK).Body), img.ID) {
		t.Errorf("it leads to %q", link)
	}
}
