package web

import (
	"net/http"

	"github.com/a-h/templ"

	"pellucid/handlers/problem"
	"pellucid/internal/domain"
	"pellucid/views"
)

// Fail answers a page request with what went wrong.
func (f *Frame) Fail(w http.ResponseWriter, r *http.Request, err error) {
	what := problem.From(r.Context(), err)
	what.Header(w.Header())
	c := f.Chrome(r, what.Title, "")
	var page templ.Component
	switch what.Status {
	case http.StatusNotFound:
		page = views.NotFound(c, what.Detail)
	default:
		page = views.Failure(c, views.FailurePage{Status: what.Status, Title: failureTitle(what.Status), Message: what.Detail, Reference: what.Reference, Retry: retryPath(r, what.Status), Help: f.helpLink(what.Article())})
	}
	if err := Render(w, r, what.Status, page); err != nil {
		what.WriteJSON(w)
	}
}

// retryPath is the path of the page that failed, if it was only being read and may work a moment later: nothing is sent twice.
func retryPath(r *http.Request, status int) string {
	if r.Method != http.MethodGet || status < http.StatusInternalServerError && status != http.StatusTooManyRequests {
		return ""
	}
	return domain.LocalPath(r.URL.RequestURI())
}

func failureTitle(status int) string {
	switch status {
	case http.StatusForbidden:
		return "You don't have access"
	case http.StatusRequestEntityTooLarge:
		return "That's too large"
	case http.StatusTooManyRequests:
		return "Too many requests"
	case http.StatusServiceUnavailable:
		return "The server is busy"
	case http.StatusInternalServerError:
		return "Something broke on our side"
	default:
		return "That didn't work"
	}
}

// helpLink leads to the article of that id, or nowhere.
func (f *Frame) helpLink(articleID string) *views.HelpLink {
	article, ok := f.Content.Article(articleID)
	if !ok {
		return nil
	}
	return &views.HelpLink{Title: article.Title, Path: views.HelpPath(article.ID)}
}

// NotFound answers for every address that leads nowhere.
func (f *Frame) NotFound(w http.ResponseWriter, r *http.Request) error {
	return Render(w, r, http.StatusNotFound, views.NotFound(f.Chrome(r, "Page not found", ""), ""))
}
