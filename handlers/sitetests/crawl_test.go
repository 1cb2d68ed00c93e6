//go:build !race

package sitetests

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"image/color"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"

	"github.com/PuerkitoBio/goquery"

	"pellucid/internal/alpha/codec"
	"pellucid/internal/domain"
	"pellucid/internal/testkit"
	"pellucid/internal/testkit/sitetest"
)

// crawled is a page as a crawler reads it.
type crawled struct {
	path        string // with its query
	title       string
	description string
	canonical   string // path of it
	noindex     bool
	doc         *goquery.Document
}

// crawler walks a site as a visitor, and keeps what it read.
type crawler struct {
	t       *testing.T
	site    *sitetest.Site
	visitor *sitetest.Client
	pages   map[string]*crawled
	seen    map[string]bool
	files   string // the page whose downloads and card are tried
}

// walk reads every page that can be reached from path. Links of pages that search engines may not keep are tried, and not
// followed further: filters could be combined without end.
func (c *crawler) walk(path string) {
	type step struct {
		path, from string
		follow     bool
	}
	queue := []step{{path, "nowhere", true}}
	for len(queue) > 0 {
		next := queue[0]
		queue = queue[1:]
		if c.seen[next.path] {
			continue
		}
		c.seen[next.path] = true
		page := c.read(next.path, next.from)
		if page == nil || !next.follow {
			continue
		}
		for _, link := range c.links(page) {
			queue = append(queue, step{link, page.path, !page.noindex})
		}
	}
}

// read fetches a page, where its redirects lead. It returns nil for what is no page.
func (c *crawler) read(path, from string) *crawled {
	c.t.Helper()
	answer := c.visitor.Get(path)
	for hops := 0; answer.Status == http.StatusSeeOther && hops < 3; hops++ {
		path = answer.Header.Get("Location")
		answer = c.visitor.Get(path)
	}
	if answer.Status >= 400 {
		c.t.Errorf("%s, linked from %s, answers %d", path, from, answer.Status)
		return nil
	}
	if bytes.Contains(bytes.ToLower(answer.Body), []byte(secret)) {
		c.t.Errorf("%s tells what is not for visitors", path)
	}
	if !strings.HasPrefix(answer.Header.Get("Content-Type"), "text/html") {
		return nil
	}
	doc := answer.Doc()
	canonical := doc.Find("link[rel=canonical]").AttrOr("href", "")
	page := &crawled{
		path: path, doc: doc, title: doc.Find("title").First().Text(), canonical: strings.TrimPrefix(canonical, c.site.URL),
		description: doc.Find("meta[name=description]").AttrOr("content", ""),
		noindex:     strings.Contains(doc.Find("meta[name=robots]").AttrOr("content", ""), "noindex"),
	}
	if canonical != "" && !strings.HasPrefix(canonical, c.site.URL+"/") {
		c.t.Errorf("%s has the canonical address %q", path, canonical)
	}
	c.pages[path] = page
	return page
}

// links are the local addresses that a page leads to; what it loads, too. Of files that are made when they are asked for,
// one page's are enough.
func (c *crawler) links(page *crawled) []string {
	var links []string
	page.doc.Find("a[href], link[href], img[src], meta[property='og:image']").Each(func(_ int, s *goquery.Selection) {
		raw := s.AttrOr("href", s.AttrOr("src", s.AttrOr("content", "")))
		link, err := url.Parse(strings.TrimPrefix(raw, c.site.URL))
		if err != nil {
			c.t.Errorf("%s links to %q: %v", page.path, raw, err)
			return
		}
		if query := link.Query(); query.Has("redirect") { // the way back makes no other page
			query.Del("redirect")
			link.RawQuery = query.Encode()
		}
		made := slices.ContainsFunc([]string{"/download", "/export", "/card.jpg"}, func(end string) bool { return strings.HasSuffix(link.Path, end) })
		if made && c.files == "" {
			c.files, _, _ = strings.Cut(link.Path[len("/image/"):], "/")
		}
		if link.Host == "" && link.Scheme == "" && link.Path != "" && (!made || strings.HasPrefix(link.Path, "/image/"+c.files)) {
			links = append(links, link.RequestURI())
		}
	})
	return links
}

// sitemapPaths reads every shard that the index names.
func (c *crawler) sitemapPaths() map[string]bool {
	c.t.Helper()
	var index struct {
		Locs []string `xml:"sitemap>loc"`
	}
	c.xml("/sitemap.xml", &index)
	paths := map[string]bool{}
	for _, shard := range index.Locs {
		var set struct {
			Locs []string `xml:"url>loc"`
		}
		c.xml(strings.TrimPrefix(shard, c.site.URL), &set)
		for _, loc := range set.Locs {
			path := strings.TrimPrefix(loc, c.site.URL)
			if paths[path] {
				c.t.Errorf("%s is in the sitemap twice", path)
			}
			paths[path] = true
		}
	}
	return paths
}

func (c *crawler) xml(path string, dest any) {
	c.t.Helper()
	answer := c.visitor.Get(path).Want(http.StatusOK)
	if err := xml.Unmarshal(answer.Body, dest); err != nil {
		c.t.Fatalf("%s: %v\n%.400s", path, err, answer.Body)
	}
	if bytes.Contains(bytes.ToLower(answer.Body), []byte(secret)) {
		c.t.Errorf("%s tells what is not for visitors", path)
	}
}

// seedCrawl fills a site with pictures that may be kept and with some of every kind that may not, and returns the ids of
// those that nobody but their owner may see.
func seedCrawl(t *testing.T, site *sitetest.Site) (closed []string) {
	t.Helper()
	mira := site.AddUser(t, "mira")
	defer site.Store.Trust(t, mira) // whatever was hidden
	var original bytes.Buffer
	disc := testkit.Disc(64, color.NRGBA{R: 200, G: 30, B: 30, A: 255})
	if err := codec.EncodePNG(&original, disc, codec.Metadata{}); err != nil {
		t.Fatal(err)
	}
	add := func(prompt string, change ...func(*domain.Image)) domain.Image {
		img := site.Store.AddImage(t, mira, prompt, change...)
		for _, name := range []string{"original.png", "256.webp", "512.webp"} {
			if err := site.Blobs.Put(t.Context(), img.BlobKey+"/"+name, original.Bytes()); err != nil {
				t.Fatal(err)
			}
		}
		return img
	}
	for i := range 23 {
		add("A paper boat with red sails", func(img *domain.Image) { img.Category = domain.Categories[i%3] })
	}
	add(`"></script><script>alert(1)</script>]]> & 'quoted' words in a prompt`)
	add("fox")
	hidden := add(secret + " of a hidden paper boat")
	site.Store.Exec(t, `UPDATE images SET hidden_at = 1 WHERE id = ?`, hidden.ID)
	deleted := add(secret + " of a deleted paper boat")
	if _, err := site.Store.DeleteImage(t.Context(), mira.ID, deleted.ID); err != nil {
		t.Fatal(err)
	}
	return []string{hidden.ID, deleted.ID, add(secret+" of a private paper boat", testkit.Private).ID}
}

func TestWhatSearchEnginesAreToldAgreesEverywhere(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	closed := seedCrawl(t, site)
	c := &crawler{t: t, site: site, visitor: site.Visitor(t), pages: map[string]*crawled{}, seen: map[string]bool{}}
	c.walk("/")
	sitemap := c.sitemapPaths()
	titles, descriptions := map[string]string{}, map[string]string{}
	for path, page := range c.pages {
		c.checkPage(page)
		if page.noindex {
			if sitemap[path] {
				t.Errorf("%s may not be kept, and is in the sitemap", path)
			}
			continue
		}
		if page.canonical != path {
			continue // its canonical page stands for it
		}
		if !sitemap[path] {
			t.Errorf("%s may be kept, and is not in the sitemap", path)
		}
		if other := titles[page.title]; other != "" {
			t.Errorf("%s and %s have the title %q", path, other, page.title)
		}
		if other := descriptions[page.description]; other != "" {
			t.Errorf("%s and %s have the description %q", path, other, page.description)
		}
		titles[page.title], descriptions[page.description] = path, path
	}
	for path := range sitemap {
		if c.pages[path] == nil {
			t.Errorf("%s is in the sitemap, and no link leads there", path)
		}
	}
	c.checkFeeds(sitemap)
	for _, id := range closed {
		if c.seen["/image/"+id] || sitemap["/image/"+id] {
			t.Errorf("the closed picture %s is linked", id)
		}
	}
	if len(sitemap) < 24+4+6+20 {
		t.Errorf("the sitemap has %d addresses only", len(sitemap))
	}
}

// checkPage holds what is true of every page by itself.
func (c *crawler) checkPage(page *crawled) {
	t := c.t
	if n := page.doc.Find("h1").Length(); n != 1 {
		t.Errorf("%s has %d headings of the first order", page.path, n)
	}
	if page.title == "" || page.doc.Find("head > title").Length() != 1 {
		t.Errorf("%s has no title, or more than one", page.path)
	}
	if page.noindex {
		return
	}
	if page.description == "" || page.canonical == "" {
		t.Errorf("%s may be kept, with the description %q and the canonical address %q", page.path, page.description, page.canonical)
		return
	}
	target := c.pages[page.canonical]
	if target == nil {
		target = c.read(page.canonical, page.path)
	}
	if target == nil || target.noindex || target.canonical != page.canonical {
		t.Errorf("%s names %s as its canonical address, which is not one", page.path, page.canonical)
	}
	if card := page.doc.Find("meta[property='og:image']").AttrOr("content", ""); !strings.HasSuffix(card, ".jpg") || !strings.HasPrefix(card, c.site.URL) {
		t.Errorf("%s has the card %q", page.path, card)
	}
	c.checkData(page)
}

// required are the properties without which search engines pass a statement over.
var required = map[string][]string{
	"Organization": {"name", "url", "logo"}, "WebSite": {"name", "url", "potentialAction"}, "BreadcrumbList": {"itemListElement"},
	"CollectionPage": {"name", "description", "url", "mainEntity"}, "Product": {"name", "image", "offers"}, "FAQPage": {"mainEntity"}, "ProfilePage": {"name", "url", "mainEntity"},
	"ImageObject": {
		"contentUrl", "thumbnailUrl", "license", "acquireLicensePage", "creditText", "creator", "copyrightNotice", "width", "height",
		"encodingFormat", "additionalProperty", "datePublished",
	},
}

// expected says which statement a page of each kind makes.
var expected = map[string]string{"/": "WebSite", "/gallery": "CollectionPage", "/pricing": "Product", "/image": "ImageObject", "/u": "ProfilePage"}

func (c *crawler) checkData(page *crawled) {
	var types []string
	page.doc.Find("script[type='application/ld+json']").Each(func(_ int, s *goquery.Selection) {
		var data map[string]any
		if err := json.Unmarshal([]byte(s.Text()), &data); err != nil {
			c.t.Errorf("%s: %v in %s", page.path, err, s.Text())
			return
		}
		kind, _ := data["@type"].(string)
		types = append(types, kind)
		for _, property := range required[kind] {
			if value := data[property]; value == nil || value == "" {
				c.t.Errorf("%s: its %s has no %s", page.path, kind, property)
			}
		}
		if data["@context"] != "https://schema.org" {
			c.t.Errorf("%s: its %s is in the words of %v", page.path, kind, data["@context"])
		}
	})
	first, _, _ := strings.Cut(strings.TrimPrefix(page.canonical, "/"), "/")
	first, _, _ = strings.Cut(first, "?")
	if want := expected["/"+first]; want != "" && !slices.Contains(types, want) {
		c.t.Errorf("%s states %v, want %s among them", page.path, types, want)
	}
}

func (c *crawler) checkFeeds(sitemap map[string]bool) {
	for _, path := range []string{"/feed.atom", "/gallery/icons/feed.atom", "/feed.atom?tag=boat"} {
		var feed struct {
			Entries []struct {
				ID string `xml:"id"`
			} `xml:"entry"`
		}
		c.xml(path, &feed)
		if len(feed.Entries) == 0 {
			c.t.Errorf("%s tells of nothing", path)
		}
		for _, entry := range feed.Entries {
			if !sitemap[strings.TrimPrefix(entry.ID, c.site.URL)] {
				c.t.Errorf("%s tells of %s, which is not in the sitemap", path, entry.ID)
			}
		}
	}
}
