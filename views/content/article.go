package content

import (
	"errors"
	"slices"
	"strings"
)

// Article is a page of the Help Center.
type Article struct {
	ID       string
	Title    string
	Excerpt  string
	Category Category
	Popular  bool     // stands among the Popular Articles instead of in its category's list
	Related  []string // ids, best first
	Text
}

// Category is a section of the Help Center.
type Category string

// The categories, in the order in which they are shown.
const (
	GettingStarted  Category = "getting-started"
	Account         Category = "account"
	Usage           Category = "usage"
	Troubleshooting Category = "troubleshooting"
	API             Category = "api"
)

// Categories lists every category in display order.
var Categories = []Category{GettingStarted, Account, Usage, Troubleshooting, API}

// Valid reports whether c is one of the five.
func (c Category) Valid() bool { return slices.Contains(Categories, c) }

// Title is the category's name for people; product is what the operator calls the product.
func (c Category) Title(product string) string {
	switch c {
	case GettingStarted:
		return "Getting Started"
	case Account:
		return "Account & Billing"
	case Usage:
		return "Using " + product
	case Troubleshooting:
		return "Troubleshooting"
	default:
		return "API Documentation"
	}
}

func parseArticle(id, source string) (Article, error) {
	head, body, err := cutHead(source)
	if err != nil {
		return Article{}, err
	}
	text, err := parseText(body)
	article := Article{
		ID: id, Title: head["title"], Excerpt: head["excerpt"], Category: Category(head["category"]), Popular: head["popular"] == "true",
		Related: strings.Fields(head["related"]), Text: text,
	}
	if article.Title == "" || article.Excerpt == "" || !article.Category.Valid() {
		return article, errors.New("an article has a title, an excerpt and one of the categories")
	}
	return article, err
}

// Article returns the article of that id, and whether there is one.
func (l *Library) Article(id string) (Article, bool) {
	i := slices.IndexFunc(l.articles, func(a Article) bool { return a.ID == id })
	if i < 0 {
		return Article{}, false
	}
	return l.articles[i], true
}

// Articles returns every article, by id.
func (l *Library) Articles() []Article { return l.articles }

// InCategory returns what a category lists.
func (l *Library) InCategory(c Category) []Article {
	return l.filter(func(a Article) bool { return a.Category == c && !a.Popular })
}

// Popular returns the Popular Articles.
func (l *Library) Popular() []Article { return l.filter(func(a Article) bool { return a.Popular }) }

// Search returns the articles that have text in their title or excerpt, in any letter case.
func (l *Library) Search(text string) []Article {
	text = strings.ToLower(text)
	return l.filter(func(a Article) bool {
		return strings.Contains(strings.ToLower(a.Title), text) || strings.Contains(strings.ToLower(a.Excerpt), text)
	})
}

// RelatedTo returns the articles to read after one.
func (l *Library) RelatedTo(a Article) []Article {
	var related []Article
	for _, id := range a.Related {
		if other, ok := l.Article(id); ok {
			related = append(related, other)
		}
	}
	return related
}

func (l *Library) filter(keep func(Article) bool) []Article {
	var kept []Article
	for _, a := range l.articles {
		if keep(a) {
			kept = append(kept, a)
		}
	}
	return kept
}
