package accounts

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"pellucid/internal/domain/collection"
	"pellucid/internal/testkit"
	"pellucid/internal/testkit/sitetest"
)

func TestACreatorHasAPageOfWhatIsPublic(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	mira := site.AddUser(t, "Mira")
	open := site.Store.AddImage(t, mira, "a red fox in the snow")
	site.Store.AddImage(t, mira, "a secret owl", testkit.Private)
	site.SignIn(t, mira).PostForm("/settings/profile", url.Values{"bio": {"I draw foxes.\n<b>Often</b>"}, "website": {"https://foxes.example/art"}}).WantRedirect("/settings?tab=profile")
	page := site.Visitor(t).Get("/u/" + mira.Username).Want(http.StatusOK).Doc()
	if got := page.Find("h1").Text(); got != mira.Username {
		t.Errorf("heading %q", got)
	}
	if bio := page.Find(".creator-bio").Text(); bio != "I draw foxes.\n<b>Often</b>" {
		t.Errorf("bio %q", bio)
	}
	link := page.Find(`a[href="https://foxes.example/art"]`)
	if rel := link.AttrOr("rel", ""); link.Text() != "foxes.example/art" || !strings.Contains(rel, "nofollow") || !strings.Contains(rel, "ugc") {
		t.Errorf("the website is %q with rel=%q", link.Text(), rel)
	}
	if page.Find(".cutout").Length() != 1 || page.Find(`a[href="/image/`+open.ID+`"]`).Length() == 0 {
		t.Error("the page does not show the public image alone")
	}
	if canonical := page.Find("link[rel=canonical]").AttrOr("href", ""); !strings.HasSuffix(canonical, "/u/"+mira.Username) || page.Find("meta[name=robots]").Length() != 0 {
		t.Errorf("search engines are told %q", canonical)
	}
	if data := page.Find("script[type='application/ld+json']").Text(); !strings.Contains(data, `"ProfilePage"`) {
		t.Errorf("the page states %s", data)
	}
	site.Visitor(t).Get("/u/" + strings.ToUpper(mira.Username)).WantRedirect("/u/" + mira.Username)
	if site.Visitor(t).Get("/image/"+open.ID).Doc().Find(`.byline a[href="/u/`+mira.Username+`"]`).Length() != 1 {
		t.Error("the image's page does not lead to its creator")
	}
	if sitemap := string(site.Visitor(t).Get("/sitemaps/creators-0.xml").Want(http.StatusOK).Body); !strings.Contains(sitemap, "/u/"+mira.Username+"<") {
		t.Errorf("the sitemap is %s", sitemap)
	}
}

func TestWhoIsSuspendedGoneOrHasNothingPublicHasNoPage(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	suspended, private := site.AddUser(t, "mira"), site.AddUser(t, "omar")
	site.Store.AddImage(t, suspended, "a red fox")
	site.Store.AddImage(t, private, "a secret owl", testkit.Private)
	site.Store.Exec(t, `UPDATE users SET is_active = 0 WHERE id = ?`, suspended.ID)
	for _, path := range []string{"/u/" + suspended.Username, "/u/" + private.Username, "/u/nobody", "/u/%00", "/u/" + private.Username + "?page=2"} {
		if lead := site.Visitor(t).Get(path).Want(http.StatusNotFound).Doc().Find("main .lead").Text(); !strings.Contains(lead, "no user with this name") {
			t.Errorf("%s says %q", path, lead)
		}
	}
	site.SignIn(t, private).Get("/u/" + private.Username).Want(http.StatusOK)
	sitemap := string(site.Visitor(t).Get("/sitemaps/creators-0.xml").Want(http.StatusOK).Body)
	if strings.Contains(sitemap, suspended.Username) || strings.Contains(sitemap, private.Username) {
		t.Errorf("the sitemap is %s", sitemap)
	}
	site.Visitor(t).Get("/sitemaps/creators-9.xml").Want(http.StatusNotFound)
}

func TestAPrivateImageIsSharedByLinkUntilThatEnds(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true, Cache: true})
	mira := site.AddUser(t, "mira")
	img := site.Store.AddImage(t, mira, "a secret owl", testkit.Private)
	if err := site.Blobs.Put(t.Context(), img.BlobKey+"/original.png", sitetest.PNGOf(t, sitetest.Teal(64))); err != nil {
		t.Fatal(err)
	}
	owner, visitor := site.SignIn(t, mira), site.Visitor(t)
	owner.PostForm("/image/"+img.ID+"/share", url.Values{"on": {"yes"}}).WantRedirect("/image/" + img.ID + "#share")
	link := owner.Get("/image/" + img.ID).Doc().Find("#share-link").Text()
	path := link[strings.Index(link, "/shared/"):]
	answer := visitor.Get(path).Want(http.StatusOK)
	page := answer.Doc()
	if robots := page.Find("meta[name=robots]").AttrOr("content", ""); !strings.Contains(robots, "noindex") || !strings.Contains(answer.Header.Get("X-Robots-Tag"), "noindex") {
		t.Errorf("search engines are told %q", robots)
	}
	if got := answer.Header.Get("Cache-Control"); got != "private, no-store" {
		t.Errorf("caches are told %q", got)
	}
	if strings.Contains(string(answer.Body), img.BlobKey) || page.Find("main form:not([data-surface-switch]), .mark-button").Length() != 0 {
		t.Error("the page tells where the files are, or lets something be changed")
	}
	visitor.Get(path + "/original.png").Want(http.StatusOK)
	if webp := page.Find("a[download$='.webp']").AttrOr("href", ""); webp != path+"/original.webp" || visitor.Get(webp).Want(http.StatusOK).Header.Get("Content-Type") != "image/webp" {
		t.Errorf("the WebP is at %q", webp)
	}
	for _, name := range []string{"card.jpg", "..%2foriginal.png", "nothing.webp"} {
		visitor.Get(path + "/" + name).Want(http.StatusNotFound)
	}
	visitor.Get("/image/" + img.ID).Want(http.StatusNotFound)
	visitor.Get("/media/" + img.BlobKey + "/original.png").Want(http.StatusNotFound)
	var shared struct {
		IsShared bool   `json:"is_shared"`
		ShareURL string `json:"share_url"`
	}
	owner.PostJSON("/api/v1/images/"+img.ID+"/share", "").Want(http.StatusOK).JSON(&shared)
	if !shared.IsShared || shared.ShareURL != link {
		t.Errorf("shared again, it is at %q, before at %q", shared.ShareURL, link)
	}
	owner.Send(http.MethodDelete, "/api/v1/images/"+img.ID+"/share", nil).Want(http.StatusOK).JSON(&shared)
	for _, gone := range []string{path, path + "/original.png"} {
		visitor.Get(gone).Want(http.StatusNotFound)
	}
	owner.PostForm("/image/"+img.ID+"/share", url.Values{"on": {"yes"}})
	if again := owner.Get("/image/" + img.ID).Doc().Find("#share-link").Text(); again == link {
		t.Error("the old link opens the image again")
	}
}

func TestOnlyItsOwnerSharesAnImageAndOnlyAPrivateOne(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	mira, omar := site.AddUser(t, "mira"), site.AddUser(t, "omar")
	secret, open := site.Store.AddImage(t, mira, "a secret owl", testkit.Private), site.Store.AddImage(t, mira, "a red fox")
	site.SignIn(t, omar).PostJSON("/api/v1/images/"+secret.ID+"/share", "").Want(http.StatusNotFound)
	site.SignIn(t, mira).PostJSON("/api/v1/images/"+open.ID+"/share", "").Want(http.StatusConflict)
	key, err := site.Store.ShareImage(t.Context(), mira.ID, secret.ID, true)
	if err != nil {
		t.Fatal(err)
	}
	shown := true
	if _, err := site.Store.UpdateImage(t.Context(), mira.ID, secret.ID, collection.ImageEdit{Public: &shown}); err != nil {
		t.Fatal(err)
	}
	site.Visitor(t).Get("/shared/" + key).Want(http.StatusNotFound) // its page is public now, and a link made earlier must not come back
}

func TestAVisitorsLikeAsksInPlace(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	mira := site.AddUser(t, "mira")
	img := site.Store.AddImage(t, mira, "a red fox")
	for act, told := range map[string]string{"like": "Please login to like images", "favorite": "Please login to favorite images"} {
		visitor := site.Visitor(t)
		var asked struct {
			Detail string `json:"detail"`
			SignIn string `json:"sign_in"`
		}
		visitor.PostForm("/image/"+img.ID+"/"+act, nil, "Accept", "application/json", "Referer", site.URL+"/gallery?search=fox").Want(http.StatusUnauthorized).JSON(&asked)
		if want := "/auth?mode=login&redirect=%2Fgallery%3Fsearch%3Dfox"; asked.Detail != told || asked.SignIn != want {
			t.Errorf("asked %q, and led to %q", asked.Detail, asked.SignIn)
		}
	}
}

func TestASearchThatFindsNothingOffersWordsThatDo(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	site.Store.AddImage(t, site.AddUser(t, "mira"), "a red fox")
	page := site.Visitor(t).Get("/gallery?search=zebra+crossing").Want(http.StatusOK).Doc()
	near := page.Find(".near-words a")
	if near.Length() != 1 || near.AttrOr("href", "") != "/gallery?search=fox" {
		t.Errorf("offered is %q", near.Text())
	}
	if make := page.Find(`a:contains("Generate this")`).AttrOr("href", ""); make != "/create?prompt=zebra+crossing" {
		t.Errorf("Generate this leads to %q", make)
	}
}
