package web

import (
	"net"
	"net/http"
	"net/url"
	"strings"

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

// SetUpPath is where somebody sets up two-step sign-in who must have it.
const SetUpPath = "/settings/two-step"

// OwesSecondStep reports whether a user is the administrator of a site on which a password alone is not enough for that, and
// has not passed the second step: they have none, or their session is older than it.
func (f *Frame) OwesSecondStep(r *http.Request, user *domain.User) bool {
	return f.AdminSecondFactor && user.IsAdmin() && (!user.SecondFactor || session.InBrowser(r.Context()) && !f.Sessions.Strong(r.Context()))
}

// Administrator lets only the administrator through; it stands behind SignedIn.
func (f *Frame) Administrator(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		user := session.User(r.Context())
		if f.OwesSecondStep(r, user) {
			w.Header().Set("Cache-Control", "private, no-store")
			_ = LeavePage(w, r, SetUpPath) // it only writes headers
			return
		}
		if user.IsAdmin() {
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

// NamesThisMachine reports whether a Host header names this machine by a loopback address or a name that always leads to one.
// Another name that leads here is a page's in the browser of whoever sits at it (DNS rebinding), or a proxy's.
func NamesThisMachine(host string) bool {
	if name, _, err := net.SplitHostPort(host); err == nil {
		host = name
	}
	ip := net.ParseIP(strings.Trim(host, "[]"))
	return host == "localhost" || strings.HasSuffix(host, ".localhost") || ip != nil && ip.IsLoopback()
}
