// Package help holds the help center, the pages of prose and the API reference.
package help

import (
	"fmt"
	"net/url"

	"pellucid/internal/domain"
	"pellucid/views"
	"pellucid/views/content"
)

// Page is the Help Center: one category's articles, or what a search found.
type Page struct {
	Query    string // searched for; empty: the category is shown
	Category content.Category
	Articles []content.Article
	Popular  []content.Article
}

// ArticlePage is one article with what to read after it.
type ArticlePage struct {
	Article content.Article
	Related []content.Article
	Votes   domain.HelpVotes
}

// CategoryPath is the address of a category. The first one is what the Help Center opens with.
func CategoryPath(category content.Category) string {
	if category == content.Categories[0] {
		return "/help"
	}
	return "/help?" + url.Values{"category": {string(category)}}.Encode()
}

// DescribeHelp tells search engines which questions the Help Center answers on this page.
func DescribeHelp(c views.Chrome, p Page) views.Chrome {
	faq := views.FAQPage{}
	for _, article := range p.Articles {
		faq.Questions = append(faq.Questions, views.NewQuestion(article.Title, article.Excerpt))
	}
	c.Data = []views.StructuredData{faq, c.Breadcrumbs(views.Crumb{Name: "Home", Path: "/"}, views.Crumb{Name: "Help Center", Path: "/help"})}
	return c
}

// DescribeHelpArticle tells search engines where an article stands.
func DescribeHelpArticle(c views.Chrome, a content.Article) views.Chrome {
	c.Article = true
	c.Data = []views.StructuredData{c.Breadcrumbs(
		views.Crumb{Name: "Help Center", Path: "/help"}, views.Crumb{Name: a.Category.Title(c.Brand.Name), Path: CategoryPath(a.Category)}, views.Crumb{Name: a.Title, Path: views.HelpPath(a.ID)},
	)}
	return c
}

func (p Page) searching() bool { return p.Query != "" }

// shows reports whether the page lists this category.
func (p Page) shows(category content.Category) bool {
	return !p.searching() && p.Category == category
}

func (p Page) found() string {
	return fmt.Sprintf("Search Results: %d article(s) found", len(p.Articles))
}

// tally says what readers found; nothing while nobody has answered.
func (p ArticlePage) tally() string {
	switch {
	case p.Votes.Total == 0:
		return ""
	case p.Votes.Total == 1:
		return fmt.Sprintf("%d of 1 reader found this helpful.", p.Votes.Useful)
	default:
		return fmt.Sprintf("%d of %d readers found this helpful.", p.Votes.Useful, p.Votes.Total)
	}
}
