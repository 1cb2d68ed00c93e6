package pages

import (
	"cmp"
	"net/http"

	"pellucid/handlers/session"
	"pellucid/internal/domain"
	"pellucid/views"
)

// Reference shows the API in words.
func (p *Pages) Reference(model views.ReferencePage) func(http.ResponseWriter, *http.Request) error {
	return func(w http.ResponseWriter, r *http.Request) error {
		c := indexed(p.chrome(r, "API reference", "Make pictures with a true alpha channel from your own program."), "/api/v1/docs")
		return render(w, r, http.StatusOK, views.Reference(c, model))
	}
}

// Administrator lets only the administrator through; it stands behind SignedIn.
func (p *Pages) Administrator(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if session.User(r.Context()).IsAdmin() {
			next.ServeHTTP(w, r)
			return
		}
		p.Sessions.PutFlash(r.Context(), "error", "You do not have permission to access the admin dashboard")
		http.Redirect(w, r, "/", http.StatusSeeOther)
	})
}

// preferenceAge is how long a choice of background or color scheme is remembered, in seconds.
const preferenceAge = 365 * 24 * 60 * 60

// Preferences remembers what lies under the pictures, and the color scheme, for browsers without a script.
func (p *Pages) Preferences(w http.ResponseWriter, r *http.Request) error {
	if err := readForm(r); err != nil {
		return err
	}
	for name, value := range map[string]string{
		"surface": string(views.ParseSurface(r.PostForm.Get("surface"))),
		"theme":   string(views.ParseTheme(r.PostForm.Get("theme"))),
	} {
		if r.PostForm.Has(name) {
			http.SetCookie(w, &http.Cookie{Name: name, Value: value, Path: "/", MaxAge: preferenceAge, SameSite: http.SameSiteLaxMode})
		}
	}
	return redirect(w, r, cmp.Or(domain.LocalPath(r.PostForm.Get("back")), "/"))
}
