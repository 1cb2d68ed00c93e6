package views_test

import (
	"strings"
	"testing"

	"pellucid/internal/domain"
	"pellucid/internal/domain/sale"
	"pellucid/internal/testkit/pagetest"
	"pellucid/views"
	billingviews "pellucid/views/billing"
	frontviews "pellucid/views/front"
	galleryviews "pellucid/views/gallery"
	imageviews "pellucid/views/image"
)

func TestAPicturesPageTellsItsLicenseItsMakerAndWhatWasMeasured(t *testing.T) {
	img := pagetest.Picture()
	doc := pagetest.Render(t, imageviews.Image(imageviews.DescribeImage(pagetest.Published(), img), imageviews.Page{Image: img}))
	data := pagetest.Statement(t, doc, "ImageObject")
	for property, want := range map[string]any{
		"contentUrl": "https://pellucid.example/media/ab/cd/original.png", "thumbnailUrl": "https://pellucid.example/media/ab/cd/512.webp",
		"license": "https://pellucid.example/terms", "acquireLicensePage": "https://pellucid.example/pricing",
		"creditText": "mira / Pellucid", "encodingFormat": "image/png", "width": 1024.0, "height": 1024.0, "datePublished": "2026-11-20T10:00:00Z",
		"name": img.Prompt, "caption": img.AltText, "@context": "https://schema.org",
	} {
		if data[property] != want {
			t.Errorf("%s is %v, want %v", property, data[property], want)
		}
	}
	if creator := data["creator"].(map[string]any); creator["@type"] != "Person" || creator["name"] != "mira" {
		t.Errorf("the creator is %v", creator)
	}
	measured := map[string]any{}
	for _, value := range data["additionalProperty"].([]any) {
		property := value.(map[string]any)
		measured[property["name"].(string)] = property["value"]
	}
	if measured["alpha verdict"] != "pass" || measured["transparent pixels"] != "0.61" || measured["alpha halo"] != "0.004" {
		t.Errorf("measured is %v", measured)
	}
	crumbs := pagetest.Statement(t, doc, "BreadcrumbList")["itemListElement"].([]any)
	if last := crumbs[len(crumbs)-1].(map[string]any); len(crumbs) != 3 || last["position"] != 3.0 || last["item"] != "https://pellucid.example/image/0123456789abcdef" {
		t.Errorf("the way there is %v", crumbs)
	}
}

func TestAPicturesPageCanBeSharedAndRead(t *testing.T) {
	img := pagetest.Picture()
	img.Promoted = true
	doc := pagetest.Render(t, imageviews.Image(imageviews.DescribeImage(pagetest.Published(), img), imageviews.Page{Image: img}))
	for name, want := range map[string]string{
		"og:url": "https://pellucid.example/image/0123456789abcdef", "og:image": "https://pellucid.example/image/0123456789abcdef/card.jpg",
		"og:type": "article", "og:image:alt": img.AltText, "og:image:width": "1200", "twitter:card": "summary_large_image", "og:site_name": "Pellucid", "robots": "",
	} {
		if got := pagetest.Meta(doc, name); got != want {
			t.Errorf("%s is %q, want %q", name, got, want)
		}
	}
	for _, kind := range []string{"application/json", "text/markdown", "application/json+oembed", "text/xml+oembed"} {
		if doc.Find("link[rel=alternate][type='"+kind+"']").Length() != 1 {
			t.Errorf("no alternate as %s", kind)
		}
	}
}

func TestPicturesOfOnePromptHaveTitlesAndDescriptionsOfTheirOwn(t *testing.T) {
	first, second := pagetest.Picture(), pagetest.Picture()
	second.ID = "fedcba9876543210"
	a, b := imageviews.DescribeImage(pagetest.Published(), first), imageviews.DescribeImage(pagetest.Published(), second)
	if a.Title == b.Title || a.Description == b.Description {
		t.Errorf("both are %q and %q", a.Title, a.Description)
	}
}

func TestWhatMayNotBeKeptSaysSoAndStatesNothing(t *testing.T) {
	for name, change := range map[string]func(*domain.Image){
		"thin":    func(img *domain.Image) { img.Prompt, img.AltText = "fox", "Fox" },
		"private": func(img *domain.Image) { img.IsPublic = false },
		"failed":  func(img *domain.Image) { img.Alpha.Verdict = domain.AlphaFail },
	} {
		img := pagetest.Picture()
		change(&img)
		doc := pagetest.Render(t, imageviews.Image(imageviews.DescribeImage(pagetest.Published(), img), imageviews.Page{Image: img}))
		if pagetest.Meta(doc, "robots") != "noindex" || doc.Find("link[rel=canonical], script[type='application/ld+json']").Length() != 0 {
			t.Errorf("%s: a page that may not be kept says otherwise", name)
		}
		if card := pagetest.Meta(doc, "og:image"); name == "private" && strings.Contains(card, img.ID) {
			t.Errorf("a private picture has the card %s", card)
		}
	}
}

func TestHostileTextCannotLeaveTheMetadata(t *testing.T) {
	img := pagetest.HostilePicture()
	doc := pagetest.Render(t, imageviews.Image(imageviews.DescribeImage(pagetest.Published(), img), imageviews.Page{Image: img}))
	if got := pagetest.Statement(t, doc, "ImageObject")["creator"].(map[string]any)["name"]; got != pagetest.Hostile {
		t.Errorf("the creator is %q", got)
	}
	if doc.Find("head script:not([src]):not([type='application/ld+json'])").Length() != 0 || doc.Find("head img, body > img").Length() != 0 {
		t.Error("text of a person has become markup")
	}
	if !strings.Contains(pagetest.Meta(doc, "description"), "<script>alert(1)</script>") {
		t.Errorf("the description lost text: %s", pagetest.Meta(doc, "description"))
	}
}

func TestPlansAreOfferedAtTheirPrices(t *testing.T) {
	page := billingviews.PricingPage{Tiers: []sale.Tier{{ID: 1, Name: "Free"}, {ID: 2, Name: "Basic", PriceMonthlyCents: 999, PriceYearlyCents: 9590}}}
	offers := func() (list []map[string]any) {
		doc := pagetest.Render(t, billingviews.Pricing(billingviews.DescribePricing(pagetest.Published(), page), page))
		for _, offer := range pagetest.Statement(t, doc, "Product")["offers"].([]any) {
			list = append(list, offer.(map[string]any))
		}
		return list
	}
	list := offers()
	if len(list) != 3 || list[0]["price"] != "0.00" || list[1]["price"] != "9.99" || list[2]["price"] != "95.90" || list[2]["priceCurrency"] != "USD" {
		t.Errorf("offered is %v", list)
	}
	if list[0]["availability"] != "https://schema.org/InStock" || list[1]["availability"] != "https://schema.org/OutOfStock" {
		t.Errorf("nothing is sold here, and still %v", list)
	}
	page.Selling = true
	if list := offers(); list[1]["availability"] != "https://schema.org/InStock" {
		t.Errorf("plans are sold here, and still %v", list[1])
	}
}

func TestTheLandingPageSaysHowTheSiteIsSearched(t *testing.T) {
	doc := pagetest.Render(t, frontviews.Home(frontviews.DescribeHome(pagetest.Published()), frontviews.HomePage{}))
	search := pagetest.Statement(t, doc, "WebSite")["potentialAction"].(map[string]any)
	if target := search["target"].(map[string]any)["urlTemplate"]; target != "https://pellucid.example/gallery?search={search_term_string}" {
		t.Errorf("the search is at %v", target)
	}
	if logo := pagetest.Statement(t, doc, "Organization")["logo"].(string); !strings.HasPrefix(logo, "https://pellucid.example/static/") {
		t.Errorf("the logo is %s", logo)
	}
}

func TestAListNamesOnlyPicturesWhosePagesMayBeKept(t *testing.T) {
	thin := pagetest.Picture()
	thin.ID, thin.Prompt, thin.AltText = "fedcba9876543210", "fox", "Fox"
	page := galleryviews.GalleryPage{Images: []domain.Image{thin, pagetest.Picture()}, Total: 2, Page: 1, LastPage: 1, Query: galleryviews.GalleryQuery{Category: "objects"}}
	doc := pagetest.Render(t, galleryviews.Gallery(galleryviews.DescribeGallery(pagetest.Published(), page, true), page))
	list := pagetest.Statement(t, doc, "CollectionPage")["mainEntity"].(map[string]any)
	if items := list["itemListElement"].([]any); len(items) != 1 || items[0].(map[string]any)["url"] != "https://pellucid.example/image/0123456789abcdef" {
		t.Errorf("the list names %v", items)
	}
	if feed := doc.Find("link[type='application/atom+xml']").AttrOr("href", ""); feed != "https://pellucid.example/gallery/objects/feed.atom" {
		t.Errorf("the feed is %q", feed)
	}
}

func TestTheMetadataPanelIsForLocalModeAlone(t *testing.T) {
	for base, shown := range map[string]bool{"http://localhost:8080": true, "http://127.0.0.1:8080": false} {
		c := pagetest.Published()
		c.BaseURL, c.Local, c.Data = base, shown, []views.StructuredData{views.FAQPage{}}
		panel := pagetest.Render(t, views.NotFound(c, "")).Find("details.metadata-panel")
		if (panel.Length() == 1) != shown {
			t.Errorf("%q: the panel is there %d times", base, panel.Length())
		}
		if shown && (!strings.Contains(panel.Text(), "FAQPage") || !strings.Contains(panel.Text(), "noindex") || !strings.Contains(panel.Text(), c.Description)) {
			t.Errorf("the panel says %s", panel.Text())
		}
	}
}
