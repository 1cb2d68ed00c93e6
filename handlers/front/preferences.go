package front

import (
	"cmp"
	"net/http"

	"pellucid/handlers/web"
	"pellucid/internal/domain"
	"pellucid/views"
)

// Preferences remembers what lies under the pictures, and the color scheme, for browsers without a script.
func (p *Pages) Preferences(w http.ResponseWriter, r *http.Request) error {
	if err := web.ReadForm(r); err != nil {
		return err
	}
	for name, value := range map[string]string{
		"surface": string(views.ParseSurface(r.PostForm.Get("surface"))),
		"theme":   string(views.ParseTheme(r.PostForm.Get("theme"))),
	} {
		if r.PostForm.Has(name) {
			http.SetCookie(w, &http.Cookie{Name: name, Value: value, Path: "/", MaxAge: web.PreferenceAge, SameSite: http.SameSiteLaxMode})
		}
	}
	return web.Redirect(w, r, cmp.Or(domain.LocalPath(r.PostForm.Get("back")), "/"))
}
