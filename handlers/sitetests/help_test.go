package sitetests

import (
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"

	"github.com/PuerkitoBio/goquery"

	"pellucid/internal/testkit/sitetest"
	"pellucid/views/content"
)

// articlesIn returns the titles that the Help Center lists beside its categories.
func articlesIn(doc *goquery.Document) []string {
	return doc.Find("#help-results .help-entry h3").Map(func(_ int, s *goquery.Selection) string { return s.Text() })
}

func TestTheHelpCenterOpensWithTheFirstCategory(t *testing.T) {
	t.Parallel()
	doc := sitetest.New(t, sitetest.Options{Idle: true}).Visitor(t).Get("/help").Want(http.StatusOK).Doc()
	if placeholder := doc.Find("form[role=search] input[name=q]").AttrOr("placeholder", ""); placeholder != "Search for help..." {
		t.Errorf("the search box says %q", placeholder)
	}
	var categories []string
	doc.Find("#help-categories a").Each(func(_ int, a *goquery.Selection) {
		categories = append(categories, a.AttrOr("href", "")+" "+a.Text())
	})
	want := []string{
		"/help Getting Started", "/help?category=account Account & Billing", "/help?category=usage Using Pellucid",
		"/help?category=troubleshooting Troubleshooting", "/help?category=api API Documentation",
	}
	if !slices.Equal(categories, want) {
		t.Errorf("the categories are %q, want %q", categories, want)
	}
	if current := doc.Find("#help-categories [aria-current=page]").Text(); current != "Getting Started" || len(articlesIn(doc)) != 5 {
		t.Errorf("%q is open with %d articles", current, len(articlesIn(doc)))
	}
	popular := doc.Find("section[aria-labelledby=popular-title] a.read-more").Map(func(_ int, a *goquery.Selection) string { return a.AttrOr("href", "") })
	if !slices.Equal(popular, []string{"/help/pop-1", "/help/pop-2", "/help/pop-3"}) {
		t.Errorf("the popular articles are %q", popular)
	}
	if mail := doc.Find(".help-contact a"); mail.Text() != "Contact Support" || mail.AttrOr("href", "") != "mailto:support@example.org" {
		t.Errorf("support is reached by %q at %q", mail.Text(), mail.AttrOr("href", ""))
	}
	if data := doc.Find(`script[type="application/ld+json"]`).Text(); !strings.Contains(data, `"FAQPage"`) || !strings.Contains(data, "How do I make my first image?") {
		t.Errorf("the structured data is %q", data)
	}
}

func TestEveryHelpCategoryHasAnAddress(t *testing.T) {
	t.Parallel()
	visitor := sitetest.New(t, sitetest.Options{Idle: true}).Visitor(t)
	for _, category := range content.Categories {
		doc := visitor.Get("/help?category=" + string(category)).Want(http.StatusOK).Doc()
		if got := doc.Find("#help-results h2").Text(); got != category.Title("Pellucid") {
			t.Errorf("%s is headed %q", category, got)
		}
		if n := len(articlesIn(doc)); n < 4 || n > 5 {
			t.Errorf("%s lists %d articles", category, n)
		}
		canonical := doc.Find("link[rel=canonical]").AttrOr("href", "")
		if strings.HasSuffix(canonical, "/help") != (category == content.GettingStarted) {
			t.Errorf("the canonical address of %s is %q", category, canonical)
		}
	}
	visitor.Get("/help?category=nonsense").Want(http.StatusNotFound)
}

func TestSearchingTheHelp(t *testing.T) {
	t.Parallel()
	visitor := sitetest.New(t, sitetest.Options{Idle: true}).Visitor(t)
	for name, test := range map[string]struct {
		query string
		count int
		first string
	}{
		"finds titles in any letter case":       {"q=HOW+DO+CREDITS", 1, "How do credits work?"},
		"finds excerpts":                        {"q=painted+checkerboard", 1, "What is a truly transparent background?"},
		"looks through all categories":          {"q=Idempotency&category=account", 0, ""},
		"stands above a category":               {"q=api+token&category=account", 1, "How do I get an API token?"},
		"finds nothing for signs from the web":  {"q=" + url.QueryEscape(`"><script>alert(1)</script>`), 0, ""},
		"finds nothing for nonsense of 5 kB":    {"q=" + strings.Repeat("x", 5000), 0, ""},
		"finds nothing for words of a database": {"q=" + url.QueryEscape(`' OR 1=1 --%00`), 0, ""},
	} {
		t.Run(name, func(t *testing.T) {
			doc := visitor.Get("/help?" + test.query).Want(http.StatusOK).Doc()
			if got, want := doc.Find("#help-results h2").Text(), fmt.Sprintf("Search Results: %d article(s) found", test.count); got != want {
				t.Errorf("the page says %q, want %q", got, want)
			}
			titles := articlesIn(doc)
			if len(titles) != test.count || test.count > 0 && titles[0] != test.first {
				t.Errorf("found %q, want %q", titles, test.first)
			}
			if clear := doc.Find("#help-results a:contains('Clear search')").AttrOr("href", ""); clear != "/help" {
				t.Errorf("the search is cleared at %q", clear)
			}
			if empty := doc.Find(".empty").Text(); strings.Contains(empty, "No articles found") != (test.count == 0) {
				t.Errorf("the empty state says %q", empty)
			}
			if test.count == 0 && doc.Find(".empty a[href='/help']").Text() != "Browse all articles" {
				t.Error("there is no way from the empty state to all articles")
			}
			if doc.Find("#help-categories [aria-current]").Length() != 0 || doc.Find("meta[name=robots][content*=noindex]").Length() != 1 {
				t.Error("a search is shown as a category, or to search engines")
			}
		})
	}
}

func TestChoosingACategoryClearsTheSearch(t *testing.T) {
	t.Parallel()
	doc := sitetest.New(t, sitetest.Options{Idle: true}).Visitor(t).Get("/help?q=credits").Want(http.StatusOK).Doc()
	doc.Find("#help-categories a").Each(func(_ int, a *goquery.Selection) {
		if strings.Contains(a.AttrOr("href", ""), "q=") {
			t.Errorf("%s keeps the search", a.Text())
		}
	})
	if doc.Find("input[name=q]").AttrOr("value", "") != "credits" {
		t.Error("the search box forgets what was searched for")
	}
}

func TestEveryArticleIsAPage(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	visitor := site.Visitor(t)
	for _, article := range library(t).Articles() {
		doc := visitor.Get("/help/" + article.ID).Want(http.StatusOK).Doc()
		if doc.Find("h1").Length() != 1 || doc.Find("h1").Text() != article.Title {
			t.Errorf("%s is headed %q", article.ID, doc.Find("h1").Text())
		}
		if got := doc.Find("link[rel=canonical]").AttrOr("href", ""); got != site.URL+"/help/"+article.ID {
			t.Errorf("the canonical address of %s is %q", article.ID, got)
		}
		if got := doc.Find("meta[name=description]").AttrOr("content", ""); got != article.Excerpt {
			t.Errorf("%s is described as %q", article.ID, got)
		}
		crumbs := doc.Find(".breadcrumb li").Map(func(_ int, li *goquery.Selection) string { return li.Text() })
		if want := []string{"Help Center", article.Category.Title("Pellucid"), article.Title}; !slices.Equal(crumbs, want) {
			t.Errorf("the way to %s is %q, want %q", article.ID, crumbs, want)
		}
		if doc.Find(".contents a").Length() != len(article.Headings) || doc.Find("section[aria-labelledby=related-title] .help-entry").Length() < 2 {
			t.Errorf("%s lacks contents or related articles", article.ID)
		}
	}
	for _, path := range []string{"/help/gs-99", "/help/..%2f..%2fetc", "/help/gs-1/useful", "/help/gs-1/more"} {
		visitor.Get(path).Want(http.StatusNotFound)
	}
}

func library(t *testing.T) *content.Library {
	t.Helper()
	texts, err := content.Load(content.Names{Product: "Pellucid", SupportEmail: "support@example.org"})
	if err != nil {
		t.Fatal(err)
	}
	return texts
}

func TestLinksInTextsLeadSomewhere(t *testing.T) {
	t.Parallel()
	site := sitetest.New(t, sitetest.Options{Idle: true})
	site.Store.AddImage(t, site.AddUser(t, "mira"), "a fox")
	visitor := site.Visitor(t)
	pages := []string{"/help", "/about", "/privacy", "/terms"}
	for _, article := range library(t).Articles() {
		pages = append(pages, "/help/"+article.ID)
	}
	seen := map[string]*goquery.Document{}
	for _, page := range pages {
		visitor.Get(page).Want(http.StatusOK).Doc().Find("main a[href]").Each(func(_ int, a *goquery.Selection) {
			target, err := url.Parse(a.AttrOr("href", ""))
			if err != nil || target.Scheme != "" {
				return // mail, and projects elsewhere
			}
			path := target.RequestURI()
			if target.Path == "" {
				path = page
			}
			if seen[path] == nil {
				answer := visitor.Get(path)
				if answer.Status >= http.StatusBadRequest {
					t.Errorf("%s leads to %s: %d", page, path, answer.Status)
				}
				seen[path] = answer.Doc()
			}
			if target.Fragment != "" && seen[path].Find("#"+target.Fragment).Length() != 1 {
				t.Errorf("%s leads to a place %s#%s that is not there", page, path, target.Fragment)
			}
		})
	}
}
