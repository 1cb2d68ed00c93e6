package front

import (
	"net/http"

	"pellucid/handlers/web"
	"pellucid/views"
)

// Reference shows the API in words.
func (p *Pages) Reference(model views.ReferencePage) func(http.ResponseWriter, *http.Request) error {
	return func(w http.ResponseWriter, r *http.Request) error {
		c := web.Indexed(p.Chrome(r, "API reference", "Make pictures with a true alpha channel from your own program."), "/api/v1/docs")
		return web.Render(w, r, http.StatusOK, views.Reference(c, model))
	}
}
