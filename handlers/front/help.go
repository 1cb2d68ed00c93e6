package front

import (
	"context"
	"net/http"

	"github.com/go-chi/chi/v5"

	"pellucid/handlers/limit"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/views"
	texts "pellucid/views/content"
	helpviews "pellucid/views/help"
)

// HelpVotes keeps what readers answer to "Was this helpful?".
type HelpVotes interface {
	VoteHelp(ctx context.Context, articleID string, reader domain.Reader, useful bool) error
	HelpVotes(ctx context.Context, articleID string, reader domain.Reader) (domain.HelpVotes, error)
}

// Help shows the Help Center: a category, or what a search found in all of them.
func (p *Pages) Help(w http.ResponseWriter, r *http.Request) error {
	values := r.URL.Query()
	model := helpviews.Page{Query: web.CleanText(values.Get("q"), web.SearchMax), Category: texts.Categories[0], Popular: p.Content.Popular()}
	if values.Has("category") {
		model.Category = texts.Category(values.Get("category"))
	}
	if !model.Category.Valid() {
		return domain.Errorf(domain.NotFound, "We couldn't find that category.")
	}
	if model.Query != "" {
		model.Articles = p.Content.Search(model.Query)
		return web.Render(w, r, http.StatusOK, helpviews.Help(p.Chrome(r, "Search the Help Center", ""), model))
	}
	model.Articles = p.Content.InCategory(model.Category)
	return web.Render(w, r, http.StatusOK, helpviews.Help(helpviews.DescribeHelp(p.helpChrome(r, model.Category), model), model))
}

// helpChrome is what a category's page carries; the first category is the Help Center's front page.
func (p *Pages) helpChrome(r *http.Request, category texts.Category) views.Chrome {
	title := "Help Center"
	description := "How to generate, download and use images with a transparent background. Help with plans, credits, error messages and the API."
	if category != texts.Categories[0] {
		title = category.Title(p.Brand.Name) + ": help"
		description = "Help articles about " + category.Title(p.Brand.Name) + ": what each screen and message means, and what to do, step by step."
	}
	return web.Indexed(p.Chrome(r, title, description), helpviews.CategoryPath(category))
}

// HelpArticle shows one article.
func (p *Pages) HelpArticle(w http.ResponseWriter, r *http.Request) error {
	article, ok := p.Content.Article(chi.URLParam(r, "id"))
	if !ok {
		return p.NotFound(w, r)
	}
	votes, err := p.Store.HelpVotes(r.Context(), article.ID, p.Sessions.Reader(r.Context()))
	if err != nil {
		return err
	}
	c := web.Indexed(p.Chrome(r, article.Title, article.Excerpt), views.HelpPath(article.ID))
	model := helpviews.ArticlePage{Article: article, Related: p.Content.RelatedTo(article), Votes: votes}
	return web.Render(w, r, http.StatusOK, helpviews.Article(helpviews.DescribeHelpArticle(c, article), model))
}

// HelpUseful keeps a reader's answer to whether an article was useful.
func (p *Pages) HelpUseful(w http.ResponseWriter, r *http.Request) error {
	article, ok := p.Content.Article(chi.URLParam(r, "id"))
	if !ok {
		return p.NotFound(w, r)
	}
	if err := web.ReadForm(r); err != nil {
		return err
	}
	answer := r.PostForm.Get("useful")
	if answer != "yes" && answer != "no" {
		return domain.FieldErrorf("useful", "Please answer with yes or no.")
	}
	if err := p.Limiter.Allow(r.Context(), limit.HelpVote, limit.Address(r)); err != nil {
		return err
	}
	reader := p.Sessions.KnownReader(r.Context())
	if reader.Key() == "" { // a bearer token that is nobody's
		return domain.Errorf(domain.Unauthenticated, "Please sign in first.")
	}
	if err := p.Store.VoteHelp(r.Context(), article.ID, reader, answer == "yes"); err != nil {
		return err
	}
	return web.Redirect(w, r, views.HelpPath(article.ID)+"#useful")
}
