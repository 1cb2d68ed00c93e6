package help_test

import (
	"testing"

	"pellucid/internal/domain"
	"pellucid/internal/testkit/pagetest"
	"pellucid/views"
	"pellucid/views/content"
	helpviews "pellucid/views/help"
)

func TestReadersAreToldWhatOthersAnswered(t *testing.T) {
	for want, votes := range map[string]domain.HelpVotes{
		"0 of 1 reader found this helpful.":                            {Total: 1},
		"3 of 4 readers found this helpful.":                           {Useful: 3, Total: 4},
		"Thanks for your feedback. 1 of 2 readers found this helpful.": {Useful: 1, Total: 2, Mine: "no"},
	} {
		doc := pagetest.Render(t, helpviews.Article(pagetest.Visitor(), helpviews.ArticlePage{Article: article(), Votes: votes}))
		if got := pagetest.Text(doc.Find(".useful .hint")); got != want {
			t.Errorf("%+v is told as %q, want %q", votes, got, want)
		}
	}
	doc := pagetest.Render(t, helpviews.Article(pagetest.Visitor(), helpviews.ArticlePage{Article: article()}))
	if got := pagetest.Text(doc.Find(".useful .hint")); got != "" || doc.Find(".useful [aria-pressed=true]").Length() != 0 {
		t.Errorf("without an answer the page says %q", got)
	}
}

func article() content.Article {
	return content.Article{ID: "gs-1", Title: "A title", Excerpt: "An excerpt", Category: content.GettingStarted}
}

func TestWithoutAnAddressThereIsNoSupportToContact(t *testing.T) {
	c := pagetest.Visitor()
	c.Brand.SupportEmail = ""
	doc := pagetest.Render(t, helpviews.Help(c, helpviews.Page{Category: content.API, Articles: []content.Article{article()}}))
	if doc.Find(".help-contact").Length() != 0 {
		t.Error("the page asks to write to nowhere")
	}
	pagetest.WantText(t, doc, "API Documentation", "Using Pellucid")
}

func TestWhatWasSearchedForCannotBreakThePage(t *testing.T) {
	doc := pagetest.Render(t, helpviews.Help(pagetest.Visitor(), helpviews.Page{Query: pagetest.Hostile}))
	if got := doc.Find("input[name=q]").AttrOr("value", ""); got != pagetest.Hostile {
		t.Errorf("the search box holds %q", got)
	}
	if doc.Find("script:not([src]):not([type]), img[onerror]").Length() != 0 {
		t.Error("the search got into the page")
	}
}

func TestAFailureLeadsToTheArticleThatExplainsIt(t *testing.T) {
	page := views.FailurePage{Status: 429, Title: "Too many requests", Message: "Too many tries."}
	if doc := pagetest.Render(t, views.Failure(pagetest.Visitor(), page)); doc.Find("main a[href^='/help']").Length() != 0 {
		t.Error("the page leads to help that there is not")
	}
	page.Help = &views.HelpLink{Title: "Waiting", Path: views.HelpPath("ts-3")}
	pagetest.WantLink(t, pagetest.Render(t, views.Failure(pagetest.Visitor(), page)), "Help: Waiting", "/help/ts-3")
}
