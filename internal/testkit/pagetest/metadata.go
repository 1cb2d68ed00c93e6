package pagetest

import (
	"encoding/json"
	"testing"

	"github.com/PuerkitoBio/goquery"

	"pellucid/views"
)

// Statement is the structured data of a type on a page, as a search engine reads it.
func Statement(t *testing.T, doc *goquery.Document, kind string) map[string]any {
	t.Helper()
	var found map[string]any
	doc.Find("head script[type='application/ld+json']").Each(func(_ int, s *goquery.Selection) {
		var data map[string]any
		if err := json.Unmarshal([]byte(s.Text()), &data); err != nil {
			t.Errorf("%v in %s", err, s.Text())
		}
		if data["@type"] == kind {
			found = data
		}
	})
	if found == nil {
		t.Fatalf("the page states no %s", kind)
	}
	return found
}

// Published is a visitor of a site that search engines may read.
func Published() views.Chrome {
	c := Visitor()
	c.BaseURL, c.NoIndex = "https://pellucid.example", true
	return c
}

// Meta is the content of a page's meta element, by its name or property.
func Meta(doc *goquery.Document, name string) string {
	return doc.Find("meta[name='"+name+"'], meta[property='"+name+"']").First().AttrOr("content", "")
}
