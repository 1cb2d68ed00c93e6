package images

import (
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"

	"github.com/PuerkitoBio/goquery"

	"pellucid/internal/domain"
	"pellucid/internal/testkit"
	"pellucid/internal/testkit/sitetest"
	"pellucid/store/images"
)

// deepPages is how many pages the gallery of these tests has; its last one is not full.
const deepPages = domain.NumberedPages + 6

// deepGallery is a site with a gallery that goes on beyond the pages that are linked by number, and the ids of its images,
// the newest first.
func deepGallery(t *testing.T) (*sitetest.Site, []string) {
	t.Helper()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	mira := site.AddUser(t, "mira")
	sample := site.Store.AddImage(t, mira, "a sample").ID
	words := images.Words{Adjectives: []string{"red", "blue"}, Subjects: []string{"fox", "owl", "crown"}, Styles: []string{"flat"}}
	if err := site.Store.Seed(t.Context(), deepPages*domain.PageSize-8, []string{sample}, words, func(int) {}); err != nil {
		t.Fatal(err)
	}
	return site, testkit.All[string](t, site.Store, `SELECT id FROM images ORDER BY rowid DESC`)
}

func shownImages(page *goquery.Document) []string {
	return page.Find("[data-preview]").Map(func(_ int, s *goquery.Selection) string {
		address, err := url.Parse(s.AttrOr("href", ""))
		if err != nil {
			return err.Error()
		}
		return address.Query().Get("image")
	})
}

func pageOf(all []string, page int) []string {
	return all[(page-1)*domain.PageSize : min(page*domain.PageSize, len(all))]
}

func TestAGalleryIsReadToItsEndAndBackByLinksThatCostTheSameAnywhere(t *testing.T) {
	t.Parallel()
	site, all := deepGallery(t)
	visitor := site.Visitor(t)
	path := fmt.Sprintf("/gallery?page=%d", domain.NumberedPages-1)
	for page := domain.NumberedPages - 1; page <= deepPages; page++ {
		if deep := strings.Contains(path, "after="); deep != (page > domain.NumberedPages) {
			t.Errorf("page %d is at %s", page, path)
		}
		doc := visitor.Get(path).Want(http.StatusOK).Doc()
		if got, want := shownImages(doc), pageOf(all, page); !slices.Equal(got, want) {
			t.Fatalf("page %d at %s shows %v, want %v", page, path, got, want)
		}
		if current := doc.Find(".pagination [aria-current=page]").Text(); current != fmt.Sprint(page) {
			t.Errorf("%s says that it is page %q", path, current)
		}
		path = doc.Find(".pagination a[rel=next]").AttrOr("href", "")
	}
	if path != "" {
		t.Errorf("the last page leads on to %s", path)
	}
	path = fmt.Sprintf("/gallery?page=%d", deepPages)
	for page := deepPages; page >= domain.NumberedPages; page-- {
		doc := visitor.Get(path).Want(http.StatusOK).Doc()
		if got, want := shownImages(doc), pageOf(all, page); !slices.Equal(got, want) {
			t.Fatalf("on the way back, page %d at %s shows %v, want %v", page, path, got, want)
		}
		path = doc.Find(".pagination a[rel=prev]").AttrOr("href", "")
	}
	if want := fmt.Sprintf("/gallery?page=%d", domain.NumberedPages-1); path != want {
		t.Errorf("the way back leads to %s, want %s", path, want)
	}
}

func TestSearchEnginesAreToldOfPagesThatANumberCountsTo(t *testing.T) {
	t.Parallel()
	site, all := deepGallery(t)
	visitor := site.Visitor(t)
	lists := string(visitor.Get("/sitemaps/gallery-0.xml").Want(http.StatusOK).Body)
	if strings.Count(lists, "/gallery?page=") != domain.NumberedPages-1 || strings.Contains(lists, fmt.Sprintf("page=%d<", domain.NumberedPages+1)) {
		t.Errorf("the sitemap has %d numbered pages of the gallery", strings.Count(lists, "/gallery?page="))
	}
	for path, want := range map[string]bool{"/gallery?page=50": false, "/gallery?page=51&after=" + all[999]: true} {
		robots := visitor.Get(path).Want(http.StatusOK).Doc().Find("meta[name=robots]").AttrOr("content", "")
		if strings.Contains(robots, "noindex") != want {
			t.Errorf("%s says %q to search engines", path, robots)
		}
	}
}

func TestThePagerShowsFiveNumbersAnEllipsisAndTheLastPageWhichAllLeadThere(t *testing.T) {
	t.Parallel()
	site, all := deepGallery(t)
	visitor := site.Visitor(t)
	for page, want := range map[int]string{
		1:                        "1 2 3 4 5 … 56",
		domain.NumberedPages:     "48 49 50 51 52 … 56",
		domain.NumberedPages + 1: "49 50 51 52 53 … 56",
		deepPages:                "52 53 54 55 56",
	} {
		doc := visitor.Get(fmt.Sprintf("/gallery?page=%d", page)).Want(http.StatusOK).Doc()
		if got := strings.Join(doc.Find(".page-number, .page-gap").Map(func(_ int, s *goquery.Selection) string { return s.Text() }), " "); got != want {
			t.Errorf("page %d shows the numbers %s, want %s", page, got, want)
		}
		doc.Find("a.page-number").Each(func(_ int, link *goquery.Selection) {
			var n int
			if _, err := fmt.Sscan(link.Text(), &n); err != nil {
				t.Fatal(err)
			}
			if got := shownImages(visitor.Get(link.AttrOr("href", "")).Want(http.StatusOK).Doc()); !slices.Equal(got, pageOf(all, n)) {
				t.Errorf("from page %d, the number %d leads to %v", page, n, got)
			}
		})
	}
}

func TestAPageBesideAnImageThatCannotBeIsThePageOfItsNumber(t *testing.T) {
	t.Parallel()
	site, all := deepGallery(t)
	visitor := site.Visitor(t)
	for path, want := range map[string][]string{
		"/gallery?page=2&after=" + all[500]:                pageOf(all, 2), // a number counts to it
		"/gallery?page=52&after=nonsense":                  pageOf(all, 52),
		"/gallery?page=52&after=%27--&before=":             pageOf(all, 52),
		"/gallery?page=52&after=0000000000000000":          pageOf(all, 52),
		"/gallery?page=52&before=" + all[0]:                pageOf(all, 52), // nothing is before the newest
		"/gallery?page=56&after=" + all[len(all)-1]:        pageOf(all, 56), // nor after the oldest
		"/gallery?page=x&after=" + all[500]:                pageOf(all, 1),
		"/gallery?page=53&before=" + all[53*20] + "&after": pageOf(all, 53),
	} {
		answer := visitor.Get(path)
		if answer.Status == http.StatusSeeOther {
			answer = visitor.Get(answer.Header.Get("Location"))
		}
		if got := shownImages(answer.Want(http.StatusOK).Doc()); !slices.Equal(got, want) {
			t.Errorf("%s shows %v, want %v", path, got, want)
		}
	}
	if beyond := visitor.Get("/gallery?page=57&after=" + all[len(all)-1]); beyond.Status != http.StatusSeeOther || visitor.Get(beyond.Header.Get("Location")).Status != http.StatusNotFound {
		t.Errorf("beyond the end is %d, %q", beyond.Status, beyond.Header.Get("Location"))
	}
}

func TestTheViewerGoesOnOverTheEdgeOfADeepPage(t *testing.T) {
	t.Parallel()
	site, all := deepGallery(t)
	visitor := site.Visitor(t)
	edge := domain.NumberedPages * domain.PageSize
	path := fmt.Sprintf("/gallery?page=%d&image=%s", domain.NumberedPages, all[edge-1])
	for _, want := range all[edge-1 : edge+domain.PageSize+2] {
		doc := visitor.Get(path).Want(http.StatusOK).Doc()
		if got := doc.Find("#viewer").AttrOr("data-viewer", ""); got != want {
			t.Fatalf("%s shows %s, want %s", path, got, want)
		}
		path = doc.Find("#viewer [data-viewer-step=next]").AttrOr("href", "")
	}
}
