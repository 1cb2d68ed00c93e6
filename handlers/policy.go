package handlers

import (
	"net/http"

	"github.com/go-chi/chi/v5"

	"pellucid/handlers/api"
	"pellucid/handlers/cache"
	"pellucid/handlers/limit"
	"pellucid/handlers/problem"
	"pellucid/handlers/session"
	"pellucid/handlers/web"
)

// Route is one address of the site, and the rules that it stands under.
type Route struct {
	Method  string // a GET answers HEAD too
	Pattern string // as the router has it
	Policy  Policy
	Handler http.Handler
}

// Policy is the rules that a route stands under. Whatever is not said is the careful choice: nothing is cached, bodies are
// small, requests are counted and logged. Only Access has to be said where a page is not for everybody.
type Policy struct {
	Access       Access
	Cache        cache.Rule     // of the answers to visitors
	ViewAs       session.ViewAs // what the administrator may do who views the site as somebody else
	Body         int64          // largest body in bytes; 0: formLimit
	Limit        limit.Scope    // that an address is counted by; empty: Act for what changes something, else Read
	LogLimit     limit.Scope    // that the lines of the log about an address are counted by; empty: each request has its line
	Quiet        bool           // logged at the level debug alone
	Uncompressed bool           // the system copies a file by itself when nothing stands between
	NoSession    bool           // who asks is of no matter
	AnySite      bool           // other sites' pages may send it too: what it carries proves itself
	SignsIn      bool           // a GET that signs somebody in, so that it needs a session
	Machine      bool           // asked by programs: errors are problem documents
}

// Access is who a route is for.
type Access int

// Who a route is for, and what others are answered by pages. Programs are told 401 or 403.
const (
	Everybody     Access = iota
	SignedIn             // others are led to the sign-in form, and come back
	Administrator        // others are led to the home page
	Viewing              // the administrator, also while they view the site as somebody else
	LocalOutbox          // whoever sits at the machine, where mail is kept in the outbox
)

// under is what a request passes on its way to a route's handler.
func (s *Site) under(p Policy) chi.Middlewares {
	c, frame := s.config, s.config.Frame
	way := chi.Middlewares{s.observe(p), logRequests(frame.Limiter, p), perAddress(frame.Limiter, p.Limit)}
	switch {
	case c.ReadOnly && !p.reads():
		way = append(way, elsewhere)
	case c.ReadOnly && !p.NoSession:
		way = append(way, anonymous(frame.Sessions.Anonymous))
	}
	way = append(way, c.Cache.Middleware(p.Cache))
	if !p.Uncompressed {
		way = append(way, s.compress)
	}
	fail := s.fail(p)
	if !p.AnySite {
		way = append(way, sameSite(fail))
	}
	way = append(way, limitBody(p.Body))
	if !p.NoSession {
		way = append(way, frame.Sessions.Load(session.Rules{ViewAs: p.ViewAs, SignsIn: p.SignsIn}, fail))
	}
	return append(way, s.access(p)...)
}

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
