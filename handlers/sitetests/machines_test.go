package sitetests

import (
	"encoding/json"
	"encoding/xml"
	"fmt"
	"image/jpeg"
	"net/http"
	"net/url"
	"strings"
	"testing"

	"github.com/PuerkitoBio/goquery"

	"pellucid/internal/domain"
	"pellucid/internal/testkit"
	"pellucid/internal/testkit/sitetest"
)

// hostilePrompt tries to end everything that a prompt is ever written into.
const hostilePrompt = "\"></script><script>alert(1)</script>]]> | `x` [a](http://evil.example) \x01\x1b <b>bold</b>\r\nX-Evil: 1 & 'more'"

func TestRobotsMayReadWhatTheSitemapNames(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	body := string(site.Visitor(t).Get("/robots.txt").Want(http.StatusOK).Body)
	for _, line := range []string{"User-agent: *", "Disallow: /api/", "Disallow: /image/*/export", "Allow: /api/v1/docs", "Sitemap: " + site.URL + "/sitemap.xml"} {
		if !strings.Contains(body, line+"\n") {
			t.Errorf("robots.txt does not say %q:\n%s", line, body)
		}
	}
}

func TestTheSitemapTellsOfPicturesAndWhenTheyChanged(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	mira := site.AddUser(t, "mira")
	site.Store.Trust(t, mira)
	img := site.Store.AddImage(t, mira, "a paper boat with red sails")
	visitor := site.Visitor(t)
	if index := string(visitor.Get("/sitemap.xml").Want(http.StatusOK).Body); !strings.Contains(index, "/sitemaps/images-0.xml</loc>\n  <lastmod>"+img.CreatedAt.Format("2006-01-02T15:04")) {
		t.Errorf("the index does not say when the shard changed:\n%s", index)
	}
	var set struct {
		URLs []struct {
			Loc     string `xml:"loc"`
			LastMod string `xml:"lastmod"`
			Image   string `xml:"http://www.google.com/schemas/sitemap-image/1.1 image>loc"`
		} `xml:"url"`
	}
	answer := visitor.Get("/sitemaps/images-0.xml").Want(http.StatusOK)
	if err := xml.Unmarshal(answer.Body, &set); err != nil {
		t.Fatal(err)
	}
	if len(set.URLs) != 1 || set.URLs[0].Loc != site.URL+"/image/"+img.ID || set.URLs[0].Image != site.URL+img.OriginalURL() ||
		set.URLs[0].LastMod != img.CreatedAt.Format("2006-01-02T15:04:05Z") {
		t.Errorf("the shard says %+v", set.URLs)
	}
	lists := string(visitor.Get("/sitemaps/gallery-0.xml").Want(http.StatusOK).Body)
	for _, path := range []string{"/gallery", "/gallery/" + string(img.Category)} {
		if !strings.Contains(lists, "<loc>"+site.URL+path+"</loc><lastmod>"+img.CreatedAt.Format("2006-01-02T15:04:05Z")+"</lastmod>") {
			t.Errorf("%s does not say when it changed:\n%s", path, lists)
		}
	}
	for _, name := range []string{"images-1", "images--1", "images-01", "images-x", "gallery-7", "gallery", "x", "images-99999999999999999999"} {
		visitor.Get("/sitemaps/" + name + ".xml").WantProblem(http.StatusNotFound)
	}
}

func TestALongSitemapIsReadInStretches(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	first := site.Store.AddImage(t, site.AddUser(t, "mira"), "a paper boat with red sails")
	site.Store.Exec(t, `
		WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2500)
		INSERT INTO images (id, user_id, blob_key, prompt, width, height, guidance_scale, steps, seed, model, category, is_public, commercial, plan_name, terms_version, created_at)
		SELECT printf('%016d', i), user_id, blob_key, prompt, width, height, guidance_scale, steps, seed, model, category, 1, 0, 'Free', 'x', created_at
		FROM n, images WHERE id = ?`, first.ID)
	body := string(site.Visitor(t).Get("/sitemaps/images-0.xml").Want(http.StatusOK).Body)
	if n := strings.Count(body, "<url>"); n != 2501 || !strings.HasSuffix(body, "</urlset>\n") {
		t.Errorf("the shard has %d addresses, want 2501", n)
	}
}

func TestFeedsTellWhatIsNewInTheirPart(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	mira := site.AddUser(t, "mira")
	site.Store.Trust(t, mira)
	boat := site.Store.AddImage(t, mira, "a paper boat with red sails")
	star := site.Store.AddImage(t, mira, "a golden star over dark hills", func(img *domain.Image) { img.Category = domain.Icons })
	site.Store.AddImage(t, mira, "fox")
	site.Store.AddImage(t, mira, "a secret paper boat at night", testkit.Private)
	visitor := site.Visitor(t)
	for path, want := range map[string][]string{
		"/feed.atom": {star.ID, boat.ID}, "/gallery/icons/feed.atom": {star.ID}, "/feed.atom?tag=boat": {boat.ID}, "/gallery/backgrounds/feed.atom": {},
	} {
		var feed struct {
			XMLName xml.Name `xml:"http://www.w3.org/2005/Atom feed"`
			Updated string   `xml:"updated"`
			Links   []struct {
				Rel  string `xml:"rel,attr"`
				Href string `xml:"href,attr"`
			} `xml:"link"`
			Entries []struct {
				ID string `xml:"id"`
			} `xml:"entry"`
		}
		answer := visitor.Get(path).Want(http.StatusOK)
		if err := xml.Unmarshal(answer.Body, &feed); err != nil {
			t.Fatalf("%s: %v", path, err)
		}
		var ids []string
		for _, entry := range feed.Entries {
			ids = append(ids, strings.TrimPrefix(entry.ID, site.URL+"/image/"))
		}
		if fmt.Sprint(ids) != fmt.Sprint(want) || feed.Updated == "" {
			t.Errorf("%s tells of %v, updated %q, want %v", path, ids, feed.Updated, want)
		}
		if len(feed.Links) != 2 || feed.Links[1].Rel != "self" || feed.Links[1].Href != site.URL+path {
			t.Errorf("%s has the links %+v", path, feed.Links)
		}
	}
	for _, path := range []string{"/feed.atom?tag=unknown", "/gallery/cars/feed.atom"} {
		visitor.Get(path).WantProblem(http.StatusNotFound)
	}
}

func TestOtherSitesLearnHowToEmbedAPicture(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	mira := site.AddUser(t, "mira")
	img, closed := site.Store.AddImage(t, mira, "a paper boat"), site.Store.AddImage(t, mira, "a secret", testkit.Private)
	visitor := site.Visitor(t)
	ask := func(address, more string) *sitetest.Answer {
		return visitor.Get("/oembed?url=" + url.QueryEscape(address) + more)
	}
	for more, width := range map[string]int{"": 512, "&format=json": 512, "&maxwidth=300": 300, "&maxheight=100&maxwidth=9999": 100, "&maxwidth=-3": 512, "&maxwidth=x": 512} {
		var got struct {
			Type, Version, URL string
			Width, Height      int
			Author             string `json:"author_name"`
			Thumbnail          int    `json:"thumbnail_width"`
		}
		ask(site.URL+"/image/"+img.ID, more).Want(http.StatusOK).JSON(&got)
		if got.Type != "photo" || got.Version != "1.0" || got.Width != width || got.Height != width || got.Author != mira.Username || got.Thumbnail != min(256, width) || !strings.HasPrefix(got.URL, site.URL+"/media/") {
			t.Errorf("%s: %+v", more, got)
		}
	}
	ask(site.URL+"/image/"+img.ID, "&format=yaml").WantProblem(http.StatusNotImplemented)
	for _, address := range []string{site.URL + "/image/" + closed.ID, site.URL + "/gallery", "https://evil.example/image/" + img.ID, "", site.URL + "/image/" + domain.NewID()} {
		ask(address, "").WantProblem(http.StatusNotFound)
	}
	site.SignIn(t, mira).Get("/oembed?url=" + url.QueryEscape(site.URL+"/image/"+closed.ID)).WantProblem(http.StatusNotFound)
}

func TestAPictureIsEmbeddedAsXMLTheSameWay(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	img := site.Store.AddImage(t, site.AddUser(t, "mira"), "a paper boat & <a fox>")
	visitor := site.Visitor(t)
	if links := visitor.Get("/image/" + img.ID).Doc().Find("link[type$=oembed]").Length(); links != 0 {
		t.Errorf("the page of an unreviewed image has %d links for programs that preview it", links)
	}
	if _, err := site.Store.Feature(t.Context(), domain.AdminID, img.ID, true, ""); err != nil {
		t.Fatal(err)
	}
	// Readers find it by the link on the page.
	link := visitor.Get("/image/"+img.ID).Doc().Find("link[type='text/xml+oembed']").AttrOr("href", "none")
	answer := visitor.Get(strings.TrimPrefix(link, site.URL)).Want(http.StatusOK)
	var got struct {
		XMLName xml.Name
		Type    string `xml:"type"`
		Title   string `xml:"title"`
		URL     string `xml:"url"`
		Width   int    `xml:"width"`
	}
	if err := xml.Unmarshal(answer.Body, &got); err != nil {
		t.Fatalf("%v in %s", err, answer.Body)
	}
	if got.XMLName.Local != "oembed" || got.Type != "photo" || got.Title != img.AltText || got.Width != 512 || !strings.HasPrefix(got.URL, site.URL+"/media/") {
		t.Errorf("the XML says %+v", got)
	}
	if kind := answer.Header.Get("Content-Type"); kind != "text/xml; charset=utf-8" {
		t.Errorf("it comes as %q", kind)
	}
}

func TestACardIsMadeOnceAndOnlyForWhatEverybodyMaySee(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Full: true})
	mira := site.AddUser(t, "mira")
	site.Store.Trust(t, mira)
	img, closed := sitetest.MakePicture(t, site, mira, true), sitetest.MakePicture(t, site, mira, false)
	for range 2 {
		answer := site.Visitor(t).Get("/image/" + img.ID + "/card.jpg").Want(http.StatusOK)
		card, err := jpeg.Decode(strings.NewReader(string(answer.Body)))
		if err != nil || card.Bounds().Dx() != 1200 || card.Bounds().Dy() != 630 || len(answer.Body) > 250_000 || answer.Header.Get("Content-Type") != "image/jpeg" {
			t.Fatalf("the card is %v, %d bytes of %q, %v", card.Bounds(), len(answer.Body), answer.Header.Get("Content-Type"), err)
		}
	}
	site.SignIn(t, mira).Get("/image/" + closed.ID + "/card.jpg").Want(http.StatusNotFound)
	site.Visitor(t).Get("/image/" + domain.NewID() + "/card.jpg").Want(http.StatusNotFound)
	made := 0
	for _, key := range site.Blobs.Files(t) {
		if strings.HasSuffix(key, "/card.jpg") {
			made++
		}
	}
	if made != 1 {
		t.Errorf("%d cards are kept, want 1", made)
	}
}

func TestTwinsTellWhatThePagesTell(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	mira := site.AddUser(t, "mira")
	site.Store.Trust(t, mira)
	for range 21 {
		site.Store.AddImage(t, mira, "a golden star over dark hills", func(img *domain.Image) { img.Category = domain.Icons })
	}
	img, closed := site.Store.AddImage(t, mira, "a paper boat"), site.Store.AddImage(t, mira, "a secret", testkit.Private)
	visitor := site.Visitor(t)
	var alternate struct {
		URL, Prompt string
		File        string `json:"file_url"`
	}
	answer := visitor.Get("/image/" + img.ID + ".json").Want(http.StatusOK)
	answer.JSON(&alternate)
	page := site.URL + "/image/" + img.ID
	if alternate.URL != page || alternate.Prompt != img.Prompt || alternate.File != site.URL+img.OriginalURL() {
		t.Errorf("the alternate says %+v", alternate)
	}
	if answer.Header.Get("X-Robots-Tag") != "noindex" || answer.Header.Get("Link") != "<"+page+`>; rel="canonical"` {
		t.Errorf("the alternate does not point to its page: %v", answer.Header)
	}
	visitor.Get("/image/"+img.ID+".json", "If-None-Match", answer.Header.Get("Etag")).Want(http.StatusNotModified)
	var list struct {
		Total, Page    int
		LastPage       int `json:"last_page"`
		Next, Previous string
		Data           []json.RawMessage
	}
	visitor.Get("/gallery/icons.json").Want(http.StatusOK).JSON(&list)
	if list.Total != 21 || len(list.Data) != 20 || list.LastPage != 2 || list.Previous != "" {
		t.Errorf("the list says %+v", list)
	}
	list.Data = nil
	visitor.Get(strings.TrimPrefix(list.Next, site.URL)).Want(http.StatusOK).JSON(&list)
	if list.Page != 2 || len(list.Data) != 1 {
		t.Errorf("the next page says %+v", list)
	}
	for _, path := range []string{"/gallery.md", "/gallery/icons.md", "/gallery.json?search=boat"} {
		visitor.Get(path).Want(http.StatusOK)
	}
	for _, path := range []string{"/gallery.json?page=99", "/gallery/cars.json", "/gallery/cars.md", "/image/" + closed.ID + ".json", "/image/" + closed.ID + ".md", "/image/x.json"} {
		visitor.Get(path).WantProblem(http.StatusNotFound)
	}
	if _, err := site.Store.DeleteImage(t.Context(), mira.ID, img.ID); err != nil {
		t.Fatal(err)
	}
	site.Store.Clock.Advance(1 << 40)
	visitor.Get("/image/" + img.ID + ".md").WantProblem(http.StatusGone)
}

func TestAHostilePromptStaysTextInEveryForm(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	img := site.Store.AddImage(t, site.AddUser(t, "mira"), hostilePrompt)
	visitor := site.Visitor(t)
	for _, path := range []string{"/feed.atom", "/sitemaps/images-0.xml"} {
		if err := xml.Unmarshal(visitor.Get(path).Want(http.StatusOK).Body, new(struct{})); err != nil {
			t.Errorf("%s: %v", path, err)
		}
	}
	for _, path := range []string{"/image/" + img.ID, "/gallery"} {
		answer := visitor.Get(path).Want(http.StatusOK)
		if n := answer.Doc().Find("script:not([src]):not([type='application/ld+json'])").Length(); n != 0 {
			t.Errorf("%s has %d scripts of its own", path, n)
		}
		answer.Doc().Find("script[type='application/ld+json']").Each(func(_ int, s *goquery.Selection) {
			if !json.Valid([]byte(s.Text())) {
				t.Errorf("%s: %s", path, s.Text())
			}
		})
	}
	for _, path := range []string{"/image/" + img.ID + ".json", "/gallery.json", "/oembed?url=" + url.QueryEscape(site.URL+"/image/"+img.ID)} {
		if answer := visitor.Get(path).Want(http.StatusOK); !json.Valid(answer.Body) || answer.Header.Get("X-Evil") != "" {
			t.Errorf("%s is not JSON", path)
		}
	}
	for _, path := range []string{"/image/" + img.ID + ".md", "/gallery.md"} {
		body := string(visitor.Get(path).Want(http.StatusOK).Body)
		for _, raw := range []string{"<script>", "](http://evil", " | `x`", "\x01", "\x1b", "\nX-Evil"} {
			if strings.Contains(body, raw) {
				t.Errorf("%s carries %q as it is", path, raw)
			}
		}
	}
}

func TestLanguageModelsAreToldWhereTheTextIs(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	visitor := site.Visitor(t)
	body := string(visitor.Get("/llms.txt").Want(http.StatusOK).Body)
	if !strings.HasPrefix(body, "# Pellucid\n\n> ") {
		t.Errorf("llms.txt begins with %.40q", body)
	}
	for _, part := range strings.Split(body, "](")[1:] {
		address, _, _ := strings.Cut(part, ")")
		visitor.Get(strings.TrimPrefix(address, site.URL)).Want(http.StatusOK)
	}
}
