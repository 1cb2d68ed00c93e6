package views

import (
	"fmt"
	"net/url"

	"pellucid/internal/domain"
	"pellucid/views/content"
)

// HelpPage is the Help Center: one category's articles, or what a search found.
type HelpPage struct {
	Query    string // searched for; empty: the category is shown
	Category content.Category
	Articles []content.Article
	Popular  []content.Article
}

// HelpArticlePage is one article with what to read after it.
type HelpArticlePage struct {
	Article content.Article
	Related []content.Article
	Votes   domain.HelpVotes
}

// HelpLink leads to the article that explains something.
type HelpLink struct{ Title, Path string }

// HelpPath is the address of an article.
func HelpPath(articleID string) string { return "/help/" + articleID }

// HelpCategoryPath is the address of a category. The first one is what the Help Center opens with.
func HelpCategoryPath(category content.Category) string {
	if category == content.Categories[0] {
		return "/help"
	}
	return "/help?" + url.Values{"category": {string(category)}}.Encode()
}

// DescribeHelp tells search engines which questions the Help Center answers on this page.
func DescribeHelp(c Chrome, p HelpPage) Chrome {
	faq := FAQPage{}
	for _, article := range p.Articles {
		faq.Questions = append(faq.Questions, NewQuestion(article.Title, article.Excerpt))
	}
	c.Data = []StructuredData{faq, c.Breadcrumbs(Crumb{"Home", "/"}, Crumb{"Help Center", "/help"})}
	return c
}

// DescribeHelpArticle tells search engines where an article stands.
func DescribeHelpArticle(c Chrome, a content.Article) Chrome {
	c.Article = true
	c.Data = []StructuredData{c.Breadcrumbs(
		Crumb{"Help Center", "/help"}, Crumb{a.Category.Title(c.Brand.Name), HelpCategoryPath(a.Category)}, Crumb{a.Title, HelpPath(a.ID)},
	)}
	return c
}

func (p HelpPage) searching() bool { return p.Query != "" }

// shows reports whether the page lists this category.
func (p HelpPage) shows(category content.Category) bool {
	return !p.searching() && p.Category == category
}

func (p HelpPage) found() string {
	return fmt.Sprintf("Search Results: %d article(s) found", len(p.Articles))
}

// tally says what readers found; nothing while nobody has answered.
func (p HelpArticlePage) tally() string {
	switch {
	case p.Votes.Total == 0:
		return ""
	case p.Votes.Total == 1:
		return fmt.Sprintf("%d of 1 reader found this helpful.", p.Votes.Useful)
	default:
		return fmt.Sprintf("%d of %d readers found this helpful.", p.Votes.Useful, p.Votes.Total)
	}
}
