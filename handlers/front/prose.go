package front

import (
	"net/http"

	"pellucid/handlers/web"
	helpviews "pellucid/views/help"
)

// Prose shows a page about the product or its rules: "about", "privacy" or "terms", at the address of that name.
func (p *Pages) Prose(name string) func(http.ResponseWriter, *http.Request) error {
	return func(w http.ResponseWriter, r *http.Request) error {
		text, ok := p.Content.Prose(name)
		if !ok {
			return p.NotFound(w, r)
		}
		return web.Render(w, r, http.StatusOK, helpviews.Prose(web.Indexed(p.Chrome(r, text.Title, text.Description), "/"+name), text))
	}
}
