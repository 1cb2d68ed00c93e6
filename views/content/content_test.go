package content_test

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/PuerkitoBio/goquery"

	"pellucid/views/content"
)

func load(t *testing.T, names content.Names) *content.Library {
	t.Helper()
	library, err := content.Load(names)
	if err != nil {
		t.Fatal(err)
	}
	return library
}

func shipped(t *testing.T) *content.Library {
	return load(t, content.Names{Product: "Pellucid", SupportEmail: "support@example.org"})
}

func html(t *testing.T, text content.Text) *goquery.Document {
	t.Helper()
	doc, err := goquery.NewDocumentFromReader(strings.NewReader(text.HTML))
	if err != nil {
		t.Fatal(err)
	}
	return doc
}

func TestEveryCategoryListsFourOrFiveArticles(t *testing.T) {
	prefix := map[content.Category]string{
		content.GettingStarted: "gs-", content.Account: "acc-", content.Usage: "use-", content.Troubleshooting: "ts-", content.API: "api-",
	}
	if len(content.Categories) != 5 {
		t.Errorf("there are %d categories, want 5", len(content.Categories))
	}
	for _, category := range content.Categories {
		articles := shipped(t).InCategory(category)
		if len(articles) < 4 || len(articles) > 5 {
			t.Errorf("%s lists %d articles", category, len(articles))
		}
		for _, article := range articles {
			if !strings.HasPrefix(article.ID, prefix[category]) {
				t.Errorf("%s lists %s", category, article.ID)
			}
		}
	}
}

func TestThreeArticlesArePopular(t *testing.T) {
	var ids []string
	for _, article := range shipped(t).Popular() {
		ids = append(ids, article.ID)
	}
	if want := []string{"pop-1", "pop-2", "pop-3"}; !slices.Equal(ids, want) {
		t.Errorf("popular are %v, want %v", ids, want)
	}
}

func TestEveryArticleIsWorthItsPage(t *testing.T) {
	for _, article := range shipped(t).Articles() {
		doc := html(t, article.Text)
		if words := len(strings.Fields(doc.Text())); words < 250 || words > 600 {
			t.Errorf("%s has %d words, want 250 to 600", article.ID, words)
		}
		if len(article.Headings) < 2 {
			t.Errorf("%s has %d headings; its contents lead nowhere", article.ID, len(article.Headings))
		}
		if len([]rune(article.Excerpt)) > 160 || len([]rune(article.Title)) > 60 {
			t.Errorf("%s has a title or an excerpt that search engines cut off", article.ID)
		}
	}
}

func TestHeadingsLeadToTheirPlaces(t *testing.T) {
	library := shipped(t)
	check := func(name string, text content.Text) {
		doc := html(t, text)
		if found := doc.Find("h2").Length(); found != len(text.Headings) || doc.Find("h1, h3, h4").Length() != 0 {
			t.Errorf("%s: %d headings, %d in its contents; only the second level is used", name, found, len(text.Headings))
		}
		for _, heading := range text.Headings {
			if place := doc.Find("#" + heading.ID); place.Length() != 1 || place.Text() != heading.Title {
				t.Errorf("%s: the contents lead to %q, which is %q there", name, heading.Title, place.Text())
			}
		}
	}
	for _, article := range library.Articles() {
		check(article.ID, article.Text)
	}
	for _, name := range []string{"about", "privacy", "terms"} {
		prose, ok := library.Prose(name)
		if !ok {
			t.Fatalf("there is no page %s", name)
		}
		check(name, prose.Text)
	}
}

func TestHeadersOfTablesStandAboveTheirColumns(t *testing.T) {
	headers := 0
	for _, article := range shipped(t).Articles() {
		all := html(t, article.Text).Find("th")
		headers += all.Length()
		if all.Length() != all.Filter("[scope=col]").Not(":empty").Length() {
			t.Errorf("%s has headers that say nothing or belong to no column", article.ID)
		}
	}
	if headers == 0 {
		t.Error("no article has a table")
	}
}

func TestATextWithABrokenHeadIsRefused(t *testing.T) {
	for name, source := range map[string]string{
		"without a head":          "A text.\n",
		"a head without an end":   "---\ntitle: A\n",
		"a line that is no value": "---\ntitle A\n---\nA text.\n",
	} {
		if _, _, err := content.CutHead(source); err == nil {
			t.Errorf("%s is taken for a text", name)
		}
	}
}

func TestRelatedArticlesExist(t *testing.T) {
	library := shipped(t)
	for _, article := range library.Articles() {
		related := library.RelatedTo(article)
		if len(related) != len(article.Related) || len(related) < 2 {
			t.Errorf("%s names %v, of which %d exist", article.ID, article.Related, len(related))
		}
		if slices.Contains(article.Related, article.ID) {
			t.Errorf("%s is related to itself", article.ID)
		}
	}
}

func TestSearchFindsTitlesAndExcerptsInAnyLetterCase(t *testing.T) {
	library := shipped(t)
	for name, test := range map[string]struct{ text, want string }{
		"a word of a title":            {"HOW DO CREDITS", "acc-2"},
		"a word of an excerpt":         {"painted checkerboard", "gs-3"},
		"a popular article":            {"generation limits", "pop-2"},
		"a word that is in no article": {"zeppelin", ""},
		"nothing of an article's text": {"glows into the page", ""},
	} {
		t.Run(name, func(t *testing.T) {
			var ids []string
			for _, article := range library.Search(test.text) {
				ids = append(ids, article.ID)
			}
			if test.want == "" && len(ids) > 0 || test.want != "" && !slices.Contains(ids, test.want) {
				t.Errorf("found %v, want %q", ids, test.want)
			}
		})
	}
}

func TestTheOperatorsNamesAreFilledIn(t *testing.T) {
	library := load(t, content.Names{Product: "Glasbild"})
	for _, article := range library.Articles() {
		if strings.ContainsAny(article.HTML+article.Title+article.Excerpt, "{}") && !strings.HasPrefix(article.ID, "api-") {
			t.Errorf("%s has a name that is not filled in", article.ID)
		}
		if strings.Contains(article.HTML, "Pellucid") || strings.Contains(article.HTML, "mailto:") {
			t.Errorf("%s names a product or an address that is not the operator's", article.ID)
		}
	}
	terms, _ := library.Prose("terms")
	if !strings.Contains(terms.HTML, "Glasbild") || !strings.Contains(terms.HTML, "the operator of this site") {
		t.Error("the terms do not name the product and whom to write to")
	}
}

// project is an address in a table of the notices.
var project = regexp.MustCompile(`\| (https://\S+) \|`)

func TestTheAboutPageNamesEveryWorkThatTheIllustratorIsBuiltOn(t *testing.T) {
	about, _ := shipped(t).Prose("about")
	for _, path := range []string{"art/NOTICES.md", "wordvectors/NOTICES.md"} {
		notices, err := os.ReadFile("../../internal/engine/illustrator/" + path)
		if err != nil {
			t.Fatal(err)
		}
		works := project.FindAllStringSubmatch(string(notices), -1)
		if len(works) == 0 {
			t.Fatalf("%s names %d works; its form has changed", path, len(works))
		}
		for _, work := range works {
			if !strings.Contains(about.HTML, `href="`+work[1]+`"`) {
				t.Errorf("the about page does not name %s", work[1])
			}
		}
	}
	for _, license := range []string{"MIT", "ISC", "WordNet license", "PDDL-1.0"} {
		if !strings.Contains(about.HTML, license) {
			t.Errorf("the about page does not name the license %s", license)
		}
	}
}
