package images

import (
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"

	"pellucid/internal/domain"
	"pellucid/internal/testkit"
	"pellucid/internal/testkit/sitetest"
)

func TestNonsenseInTheGalleryGetsASensiblePage(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	site.Store.AddImage(t, site.AddUser(t, "mira"), "a red fox")
	for name, c := range map[string]struct {
		path   string
		status int
		says   string
	}{
		"an unknown category":           {"/gallery/nonsense", http.StatusNotFound, "We couldn't find that category."},
		"an unknown order":              {"/gallery?sort=sideways", http.StatusOK, "1 image"},
		"an order by its other name":    {"/gallery?sort_by=popular", http.StatusOK, "1 image"},
		"a page that is no number":      {"/gallery?page=abc", http.StatusOK, "1 image"},
		"a page before the first":       {"/gallery?page=-3", http.StatusOK, "1 image"},
		"a page beyond the end":         {"/gallery?page=2", http.StatusNotFound, "There aren't that many pages in the gallery."},
		"a page beyond any number":      {"/gallery?page=99999999999999999999", http.StatusNotFound, "Page not found"},
		"five kilobytes of search":      {"/gallery?search=" + strings.Repeat("fox+", 1280), http.StatusOK, "1 image"},
		"a null byte":                   {"/gallery?search=fox%00", http.StatusOK, "1 image"},
		"broken UTF-8":                  {"/gallery?search=%ff%fe", http.StatusOK, "1 image"},
		"the syntax of the index":       {"/gallery?search=" + url.QueryEscape(`"fox OR (NEAR* prompt:`), http.StatusOK, "No images match"},
		"the syntax of the database":    {"/gallery?search=" + url.QueryEscape(`fox'; DROP TABLE images; --`), http.StatusOK, "No images match"},
		"an unknown tag":                {"/gallery?tag=%00%27--", http.StatusOK, "No images match"},
		"a picture that never was":      {"/gallery?image=0000000000000000", http.StatusNotFound, "Failed to load image. It may have been deleted or is not accessible."},
		"a picture that cannot be":      {"/gallery?image=%00../etc", http.StatusNotFound, "Failed to load image. It may have been deleted or is not accessible."},
		"a layout that is none":         {"/gallery?view=sideways", http.StatusSeeOther, ""},
		"a search by signs alone":       {"/gallery?search=%21%21%21", http.StatusOK, "No images match"},
		"an unknown color":              {"/gallery?color=%27octarine", http.StatusOK, "1 image"},
		"a color that nothing has":      {"/gallery?color=teal", http.StatusOK, "No images match"},
		"the same parameter many times": {"/gallery?page=1&page=2&sort=oldest&sort=new", http.StatusOK, "1 image"},
	} {
		answer := site.Visitor(t).Get(c.path)
		if answer.Status != c.status {
			t.Errorf("%s: status %d, want %d", name, answer.Status, c.status)
		}
		if !strings.Contains(strings.Join(strings.Fields(answer.Doc().Text()), " "), c.says) {
			t.Errorf("%s: the page does not say %q", name, c.says)
		}
	}
}

func TestTheLayoutIsRememberedUnderOneAddress(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	site.Store.AddImage(t, site.AddUser(t, "mira"), "a red fox")
	browser := site.Visitor(t)
	browser.Get("/gallery/objects?search=fox&view=list").WantRedirect("/gallery/objects?search=fox")
	if browser.Get("/gallery").Doc().Find(".line").Length() != 1 {
		t.Error("the next list is a grid")
	}
	browser.Get("/gallery?view=grid").WantRedirect("/gallery")
	if browser.Get("/gallery").Doc().Find(".cutout").Length() != 1 {
		t.Error("the grid did not come back")
	}
}

func TestThePicturesThatAnAddressOpens(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	mira := site.AddUser(t, "mira")
	open, secret := site.Store.AddImage(t, mira, "a red fox"), site.Store.AddImage(t, mira, "a secret", testkit.Private)
	page := site.Visitor(t).Get("/gallery?image=" + open.ID).Want(http.StatusOK).Doc()
	if page.Find("dialog[open] h2").Text() != "A red fox" {
		t.Error("the picture is not open")
	}
	if robots, _ := page.Find("meta[name=robots]").Attr("content"); !strings.Contains(robots, "noindex") {
		t.Error("an open picture makes a second page for search engines")
	}
	if body := string(site.Visitor(t).Get("/gallery?image=" + secret.ID).Want(http.StatusNotFound).Body); strings.Contains(body, secret.BlobKey) {
		t.Error("a private picture is shown to a visitor")
	}
	if site.SignIn(t, mira).Get("/gallery?image="+secret.ID).Want(http.StatusOK).Doc().Find("dialog[open]").Length() != 1 {
		t.Error("the owner cannot open a private picture")
	}
}

func TestTheLastPageHoldsTheRest(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	mira := site.AddUser(t, "mira")
	for n := range domain.PageSize + 3 {
		site.Store.AddImage(t, mira, fmt.Sprintf("fox number %d", n))
	}
	for page, want := range map[string]int{"/gallery": domain.PageSize, "/gallery?page=2": 3} {
		if got := site.Visitor(t).Get(page).Want(http.StatusOK).Doc().Find(".cutout").Length(); got != want {
			t.Errorf("%s shows %d pictures, want %d", page, got, want)
		}
	}
}

func TestTheViewerWalksTheWholeList(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	mira := site.AddUser(t, "mira")
	var want []string
	for range 2*domain.PageSize + 1 {
		site.Store.Clock.Advance(time.Minute)
		want = append([]string{site.Store.AddImage(t, mira, "a fox").ID}, want...)
	}
	visitor := site.Visitor(t)
	walk := func(start, direction string) (ids []string) {
		for path := "/gallery?image=" + start; path != "" && len(ids) <= len(want); {
			viewer := visitor.Get(path).Want(http.StatusOK).Doc().Find("#viewer")
			ids = append(ids, viewer.AttrOr("data-viewer", ""))
			path = viewer.Find("[data-viewer-step="+direction+"]").AttrOr("href", "")
		}
		return ids
	}
	if got := walk(want[0], "next"); !slices.Equal(got, want) {
		t.Errorf("forwards it shows %d pictures: %v, want %v", len(got), got, want)
	}
	last := want[len(want)-1]
	path := visitor.Get("/gallery?page=3&image="+last).Want(http.StatusOK).Doc().Find("#viewer [data-viewer-step=previous]").AttrOr("href", "")
	if path != "/gallery?image="+want[2*domain.PageSize-1]+"&page=2" {
		t.Errorf("back from the third page leads to %q", path)
	}
}

func TestEveryWayToNarrowTheGalleryHasATitleOfItsOwn(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	site.Store.AddImage(t, site.AddUser(t, "mira"), "a red fox")
	long := strings.Repeat("lighthouse ", 12)
	for path, want := range map[string]string{
		"/gallery":              "Gallery of transparent PNG images – Pellucid",
		"/gallery/icons":        "Icons with transparent background – Pellucid",
		"/gallery?search=fox":   "“fox” in the gallery – Pellucid",
		"/gallery?tag=neon":     "neon: gallery of transparent PNG images – Pellucid",
		"/gallery?color=red":    "Images with red in the gallery – Pellucid",
		"/gallery/icons?tag=3d": "3d: icons with transparent background – Pellucid",
	} {
		if title := site.Visitor(t).Get(path).Want(http.StatusOK).Doc().Find("title").Text(); title != want {
			t.Errorf("%s is called %q, want %q", path, title, want)
		}
	}
	title := site.Visitor(t).Get("/gallery?search=" + url.QueryEscape(long)).Doc().Find("title").Text()
	if n := len([]rune(title)); n > 70 {
		t.Errorf("%d characters: %q", n, title)
	}
}
