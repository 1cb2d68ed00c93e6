package handlers

import (
	"net/http"

	"github.com/go-chi/chi/v5"

	"pellucid/handlers/api"
	"pellucid/handlers/problem"
	"pellucid/handlers/session"
	"pellucid/handlers/web"
	"pellucid/internal/domain"
)

func (s *Site) access(p Policy) chi.Middlewares {
	frame := s.config.Frame
	switch {
	case p.Access == Everybody:
		return nil
	case p.Machine:
		return chi.Middlewares{callers(frame, p.Access)}
	case p.Access == SignedIn:
		return chi.Middlewares{web.SignedIn}
	case p.Access == Administrator:
		return chi.Middlewares{web.SignedIn, frame.Administrator}
	case p.Access == Viewing:
		return chi.Middlewares{web.SignedIn, frame.Looking}
	}
	return chi.Middlewares{s.config.Outbox.LocalOutbox}
}

// callers lets programs through that may call, whatever they sent: a visitor is told 401 before anybody looks at the rest.
func callers(frame *web.Frame, may Access) func(http.Handler) http.Handler {
	return func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			user := session.User(r.Context())
			switch {
			case user == nil:
				problem.New(http.StatusUnauthorized, "Please sign in first.").Explained(r.Context()).WriteJSON(w)
			case may != SignedIn && !user.IsAdmin():
				problem.New(http.StatusForbidden, api.NoAdmin).Explained(r.Context()).WriteJSON(w)
			case may != SignedIn && frame.OwesSecondStep(r, user):
				problem.New(http.StatusForbidden, "The administrator has to set up two-step sign-in first, under Settings › Security.").WriteJSON(w)
			default:
				next.ServeHTTP(w, r)
			}
		})
	}
}

// inPerson refuses API tokens: whoever finds one in a script must not be able to make more of them, to sign the owner out, or to take
// all of their data.
func inPerson(fail failFunc) func(http.Handler) http.Handler {
	return func(next http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if !session.InBrowser(r.Context()) {
				fail(w, r, domain.Errorf(domain.Forbidden, "API tokens can't do this. Sign in with a browser instead."))
				return
			}
			next.ServeHTTP(w, r)
		})
	}
}

type failFunc func(w http.ResponseWriter, r *http.Request, err error)

// fail answers an error: with a problem document where programs ask, and with a page everywhere else.
func (s *Site) fail(p Policy) failFunc {
	if p.Machine {
		return func(w http.ResponseWriter, r *http.Request, err error) { problem.From(r.Context(), err).WriteJSON(w) }
	}
	return s.config.Frame.Fail
}

// Mount adds routes to the site.
func (s *Site) Mount(routes ...Route) {
	for _, route := range routes {
		s.Routes = append(s.Routes, route)
		to := s.router.With(s.under(route.Policy)...)
		to.Method(route.Method, route.Pattern, route.Handler)
		if route.Method == http.MethodGet {
			to.Method(http.MethodHead, route.Pattern, route.Handler)
		}
	}
}
