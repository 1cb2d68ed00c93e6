package pages

import (
	"net/http"

	"pellucid/handlers/api"
	"pellucid/handlers/web"
	"pellucid/views"
)

// Admin is a screen of the admin area; it stands behind Administrator. What it shows comes from the API.
func (p *Pages) Admin(heading string) func(http.ResponseWriter, *http.Request) error {
	return func(w http.ResponseWriter, r *http.Request) error {
		model := views.AdminPage{Heading: heading, Props: api.AdminProps{Path: r.URL.Path}}
		return web.Render(w, r, http.StatusOK, views.Admin(p.Chrome(r, heading, ""), model))
	}
}
