package admin

import (
	"context"
	"net/http"

	"pellucid/handlers/web"
	"pellucid/internal/domain/upkeep"
	adminviews "pellucid/views/admin"
)

// Searcher finds things of all kinds.
type Searcher interface {
	AdminSearch(ctx context.Context, query string) (upkeep.AdminFound, error)
}

// Search looks for a word, a name or an id among everything.
func (p *Pages) Search(w http.ResponseWriter, r *http.Request) error {
	found, err := p.Store.AdminSearch(r.Context(), r.URL.Query().Get("q"))
	if err != nil {
		return failedTo("results", r, err)
	}
	c := p.Chrome(r, "Search", "")
	c.Admin.Search = found.Query
	return web.Render(w, r, http.StatusOK, adminviews.Search(c, found))
}
