package web

import (
	"net/http"
	"net/url"

	"pellucid/handlers/session"
	"pellucid/internal/domain"
)

// Modes of the form for signing in and up.
const (
	ModeLogin    = "login"
	ModeRegister = "register"
)

// AuthAddress is where the form is, in one of its modes, for somebody who is to come back.
func AuthAddress(mode, back string) string {
	query := url.Values{"mode": {mode}}
	if back = domain.LocalPath(back); back != "" {
		query.Set("redirect", back)
	}
	return "/auth?" + query.Encode()
}

// SecurityPath is the tab of the settings about who can get into an account.
const SecurityPath = "/settings?tab=security"

// Secured leads to that tab with a message.
func (f *Frame) Secured(w http.ResponseWriter, r *http.Request, told string) error {
	f.Sessions.PutFlash(r.Context(), "success", told)
	return Redirect(w, r, SecurityPath)
}

// SignedIn lets only signed-in people through; others go to the sign-in form and come back afterwards.
func SignedIn(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if session.User(r.Context()) != nil {
			next.ServeHTTP(w, r)
			return
		}
		back := r.URL.RequestURI()
		if r.Method != http.MethodGet && r.Method != http.MethodHead {
			back = r.URL.Path
		}
		w.Header().Set("Cache-Control", "private, no-store")
		http.Redirect(w, r, AuthAddress(ModeLogin, back), http.StatusSeeOther)
	})
}

// Administrator lets only the administrator through; it stands behind SignedIn.
func (f *Frame) Administrator(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if session.User(r.Context()).IsAdmin() {
			next.ServeHTTP(w, r)
			return
		}
		f.Sessions.PutFlash(r.Context(), "error", "You do not have permission to access the admin dashboard")
		http.Redirect(w, r, "/", http.StatusSeeOther)
	})
}

// Looking lets the administrator through, also while they see the site as somebody else.
func (f *Frame) Looking(next http.Handler) http.Handler {
	administrator := f.Administrator(next)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if session.ViewingAs(r.Context()) != nil {
			next.ServeHTTP(w, r)
			return
		}
		administrator.ServeHTTP(w, r)
	})
}
